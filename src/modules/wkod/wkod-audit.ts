/** What the audit keeps of work beside its documents. */
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import { ZONE, zoneStates } from './gas/gas-zone.model.ts'
import { HIT, hitStates } from './simops/simops-codes.model.ts'

const area = 'wkod'
export const wkodAudit: readonly AuditWords[] = [
  {
    area,
    bizCd: HIT,
    label: '작업 간섭',
    fields: { permitNo: '작업허가', otherPermitNo: '상대 작업허가' },
    actions: { OPEN: '간섭 발견', RELEASE: '조건부 해제', CLEAR: '해소' },
    states: hitStates,
  },
  {
    area,
    bizCd: ZONE,
    label: '가스 폐쇄구역',
    fields: { permitNo: '작업허가' },
    actions: { CLOSE: '구역 폐쇄', OPEN: '구역 개방' },
    states: zoneStates,
  },
  {
    area,
    bizCd: 'emergency-stop',
    label: '전체 작업중지',
    actions: { STOP: '전체 작업중지', RELEASE: '작업 재개 허용' },
  },
  {
    area,
    bizCd: 'rest-log',
    label: '휴식·비계 기록',
    actions: { REST_START: '휴식 시작', COOL_START: '온열 조치 시작', REST_END: '휴식 종료', SCAFFOLD: '비계 점검' },
  },
  { area, bizCd: 'weather-obs', label: '기상 관측' },
  { area, bizCd: 'heat-day', label: '폭염일 기록' },
  { area, bizCd: 'weather-station', label: '기상 관측장치 열쇠' },
  { area, bizCd: 'permit', fields: { permitMark: '작업 위치' }, actions: { leaveCrew: '작업조에서 퇴장' } },
  { area, bizCd: 'wkod-plan', fields: { person: '서명자' } },
]
