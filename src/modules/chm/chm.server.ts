/** What chemicals bring to the server, put together by hand: one line for each part. */

import type { MessageEvent } from '#platform/model/message-event.ts'
import type { FileHolder } from '#platform/server/attachments/held-files.ts'
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Ports } from '#platform/server/ports.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import type { Services } from '#platform/server/services.ts'
import { ghsRoutes } from './ghs/ghs.routes.ts'
import { labelRoutes } from './label/label.routes.ts'
import { materialMaster } from './material/material.master.ts'
import { materialRoutes } from './material/material.routes.ts'
import { materialRules } from './material/material.rules.ts'
import { previewRoutes } from './material/preview.routes.ts'
import { chmMsdsDues, chmMsdsMessages } from './msds/msds.messages.ts'
import { msdsSheetAsks } from './msds/msds.ports.ts'
import { msdsRoutes } from './msds/msds.routes.ts'
import { chmMsdsRules } from './msds/msds.rules.ts'
import { msdsNeeds } from './msds/msds-needs.ts'
import { msdsViewRoutes } from './msds/view/view.routes.ts'
import { hitFiles } from './reg/hit-files.ts'
import { regInForce } from './reg/reg.jobs.ts'
import { regRoutes } from './reg/reg.routes.ts'
import { regListMaster, subGroupMaster } from './reg/reg-list.master.ts'
import { regListRules, subGroupRules } from './reg/reg-list.rules.ts'
import { chmSecretDays, chmSecretMessages } from './secret/secret.messages.ts'
import { chmSecretRules } from './secret/secret.rules.ts'
import { substanceMaster } from './substance/substance.master.ts'
import { substanceRoutes } from './substance/substance.routes.ts'
import { substanceRules } from './substance/substance.rules.ts'
import { useMessages } from './use/use.messages.ts'
import { matUseRoutes } from './use/use.routes.ts'
import { useStates } from './use/use-codes.model.ts'
import { matUseList } from './use/use-list.model.ts'
import { useExposureRows, useListRows } from './use/use-list.sql.ts'

export const chmReports: readonly ReportAnswer[] = [useListRows, useExposureRows]
export const chmFiles: readonly FileHolder[] = [hitFiles]
export const chmMasters: readonly RuledMaster[] = [substanceRules, materialRules, regListRules, subGroupRules]
export const chmDocuments: readonly RuledDocument[] = [chmMsdsRules, chmSecretRules]
export const chmEvents: readonly MessageEvent[] = [
  ...Object.values(chmMsdsMessages),
  ...Object.values(chmSecretMessages),
  ...Object.values(useMessages),
]
export const chmPorts: readonly Ports[] = [msdsSheetAsks]
export const chmJobs: readonly Job[] = [regInForce, chmMsdsDues, msdsNeeds, chmSecretDays]
export const chmAudit: readonly AuditWords[] = [
  { area: 'chm', bizCd: substanceMaster.name, fields: { hazards: 'GHS 분류' }, actions: { GHS: 'GHS 분류 수정' } },
  {
    area: 'chm',
    bizCd: materialMaster.name,
    fields: {
      hazards: 'GHS 분류',
      compRevNo: '개정',
      judgeCd: '판정',
      placeDesc: '붙인 곳',
      printCnt: '출력 수',
      leftCnt: '남은 수',
    },
    actions: {
      GHS: 'GHS 분류 수정',
      COMPOSITION: '구성성분 개정',
      CHOOSE: '분류 확정',
      SETTLE: '확인 필요 해소',
      LABEL: '경고표지 출력',
      LABEL_OFF: '경고표지 교체 확인',
    },
  },
  {
    area: 'chm',
    bizCd: regListMaster.name,
    fields: { verNm: '판', inForceYmd: '시행일' },
    actions: { LOAD: '판 적재', RELEASE: '판 반영', CANCEL: '판 취소' },
  },
  {
    area: 'chm',
    bizCd: matUseList.name,
    fields: { ownerDeptCd: '담당 부서', processNms: '공정' },
    actions: {
      CREATE: '등록',
      UPDATE: '수정',
      SHEET: '엑셀 업로드',
      suspend: '사용중지',
      stop: '금지물질 사용중지',
      resume: '사용재개',
      retire: '폐지',
    },
    states: useStates,
  },
  { area: 'chm', bizCd: subGroupMaster.name, fields: { parts: '구성 물질' }, actions: { PARTS: '구성 물질 변경' } },
]

export function chmRoutes(app: App, services: Services): void {
  ghsRoutes(app, services)
  substanceRoutes(app, services)
  materialRoutes(app, services)
  previewRoutes(app, services)
  regRoutes(app, services)
  labelRoutes(app, services)
  msdsRoutes(app, services)
  matUseRoutes(app, services)
  msdsViewRoutes(app, services)
}
