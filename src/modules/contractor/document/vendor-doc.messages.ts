/** What papers of contractors tell, and when they run out (R6). */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Deadlines, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { WARNED_DAYS } from './vendor-doc.logic.ts'
import { vendorDoc } from './vendor-doc.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const
const vendor = ['VAD', 'VSM'] as const

export const vendorDocMessages = messages(
  vendorDoc,
  { group, places: { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' } } },
  {
    VND_DOC_RQST: ['서류 제출', '서류가 제출되었습니다: {vendor} · {title}', { to: 'SHM' }],
    VND_DOC_OK: ['서류 확인', '서류가 확인되었습니다: {vendor} · {title}', { to: ['author', ...vendor], tone: 'done' }],
    VND_DOC_RTN: ['서류 보완', '서류 보완이 필요합니다: {vendor} · {title}', { to: ['author', ...vendor] }],
    VND_DOC_SOON: [
      '서류 만료 예정',
      '서류 만료 {n}일 전입니다({due}): {title}',
      { to: vendor, places: { n: ['남은 날', '30'] } },
    ],
    VND_DOC_LATE: ['서류 만료', '서류가 만료되어 출입이 제한됩니다({due}): {title}', { to: vendor, tone: 'danger' }],
  },
)

/** @param since moment from which on what has ended is spoken of */
export const vendorDocDues = (since: string): Deadlines =>
  deadlines(vendorDoc, [
    due('CONFIRM', 'validToYmd', {
      at: WARNED_DAYS,
      tell: vendorDocMessages.VND_DOC_SOON,
      once: ({ mark }) => sql`'vendor-doc:' || r.vendor_doc_no || ':' || ${mark}`,
      evenOld: true,
    }),
    due('EXPIRED', 'validToYmd', {
      after: 1,
      where: sql`r.update_dt >= ${since}::timestamptz`,
      tell: vendorDocMessages.VND_DOC_LATE,
      once: () => sql`'vendor-doc-late:' || r.vendor_doc_no`,
      evenOld: true,
    }),
  ])
