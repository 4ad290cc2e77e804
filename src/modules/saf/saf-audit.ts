/** What the audit keeps of safety beside the steps of its documents. */
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import { missStates, PATROL_MISS } from './patrol/patrol.model.ts'

const area = 'saf'
export const safAudit: readonly AuditWords[] = [
  { area, bizCd: 'jsa', fields: { part: '참여자 번호' } },
  { area, bizCd: 'obs-card', fields: { locationNo: '게시 장소' }, actions: { POSTER: 'QR 포스터 게시' } },
  {
    area,
    bizCd: 'safety-check',
    fields: { permitDocNo: '허가서번호', toDt: '해제 종료' },
    actions: { RELEASE: '작업 해제' },
  },
  {
    area,
    bizCd: 'accident',
    fields: { locationNo: '게시 장소', linkNo: '링크 번호' },
    actions: { WITNESS: '목격자 진술 QR', POSTER: 'QR 포스터 게시', REVEAL: '주민등록번호 열람' },
  },
  { area, bizCd: 'legal-duty', label: '법정주기' },
  { area, bizCd: 'blind-spot', label: '사각지대' },
  {
    area,
    bizCd: PATROL_MISS,
    label: '순회점검 미실시',
    fields: { fromYmd: '첫째 날', toYmd: '마지막 날', checkDt: '순회일시' },
    actions: { MISS: '미실시', ARRIVE: '늦은 순회 도착', ACCEPT: '늦은 순회 인정', VOID: '이어진 출입일이 아님' },
    states: missStates,
  },
]
