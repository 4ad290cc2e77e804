/** What the audit keeps of safety beside the steps of its documents. */
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'

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
]
