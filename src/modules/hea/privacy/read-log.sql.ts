import type { AnyDocument } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { heaAudit } from '../hea-audit.ts'
import { workMeasures } from '../result/work-measure.model.ts'
import { readLog } from './read-log.model.ts'

/** Who read, and whom: somebody of a vendor has no account. */
export const readLogJoins = sql`left join directory_person r on r.user_id = l.read_user_id
  left join directory_person s on s.user_id = l.subject_user_id
  left join vendor_person w on w.person_no = l.subject_person_no left join vendor_info v on v.vendor_cd = w.vendor_cd`

/** What an entry is about, in words: a document, or what health keeps beside its documents. */
export const bizLabel = (models: readonly AnyDocument[], bizCd: string): string =>
  models.find(({ name }) => name === bizCd)?.label ??
  [workMeasures].find(({ name }) => name === bizCd)?.label ??
  heaAudit.find((one) => one.bizCd === bizCd)?.label ??
  bizCd

export const readLogRows = answerReport(readLog, {
  from: sql`sys_read_log l`,
  own: 'l',
  joins: readLogJoins,
  columns: {
    readUserNm: sql`r.user_nm`,
    readOrgNm: sql`r.org_nm`,
    subjectUserNm: sql`coalesce(s.user_nm, w.person_nm)`,
    subjectOrgNm: sql`coalesce(s.org_nm, v.vendor_nm)`,
    bizNm: sql`l.biz_cd`,
  },
  scope: { plant: 'l.plant_cd', people: ['l.read_user_id', 'l.subject_user_id'] },
  asProgram: 'The log shows a person his own entries alone; whoever watches over it sees those within his scope.',
  shown:
    ({ models, language }) =>
    (row) => ({ ...row, bizNm: translate('hea', language, bizLabel(models, row.bizNm)) }),
})
