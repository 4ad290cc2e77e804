/** What papers of contractors tell, and when they run out (R6). */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Deadlines, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import type { Ending } from '#platform/server/jobs/endings.ts'
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
      '서류가 {due}에 만료됩니다(남은 날 {n}일): {title}',
      { to: vendor, places: { n: ['남은 날', '30'] } },
    ],
    VND_DOC_LATE: ['서류 만료', '서류가 만료되어 출입이 제한됩니다({due}): {title}', { to: vendor, tone: 'danger' }],
  },
)

/** Another confirmed one of the kind that goes on without a gap; of licences, of which a vendor has several, of the same one. */
const hasNoSuccessor = sql`not exists (select from vendor_doc o where o.vendor_cd = r.vendor_cd and o.plant_cd = r.plant_cd
  and o.doc_type_cd = r.doc_type_cd and o.status_cd = 'CONFIRM' and o.delete_yn = 'N' and o.valid_to_ymd > r.valid_to_ymd
  and o.valid_from_ymd <= r.valid_to_ymd + 1
  and (r.doc_type_cd <> 'LIC' or coalesce(o.remark_desc, '') = coalesce(r.remark_desc, '')))`

/** R6 */
export const vendorDocEnding: Ending = {
  kind: vendorDocMessages.VND_DOC_SOON,
  n: 'days',
  of: sql`select 'vendor-doc:' || r.vendor_doc_no as end_key, 'vendor-doc:' || r.vendor_doc_no as group_key,
      r.valid_to_ymd as end_ymd, r.doc_nm as name, p.user_id, r.vendor_doc_no as biz_no
    from vendor_doc r join directory_role p on p.vendor_cd = r.vendor_cd and p.auth_grp_cd in ('VAD', 'VSM')
    where r.status_cd = 'CONFIRM' and r.delete_yn = 'N' and ${hasNoSuccessor}`,
}

/** @param since moment from which on what has ended is spoken of */
export const vendorDocDues = (since: string): Deadlines =>
  deadlines(vendorDoc, [
    due('EXPIRED', 'validToYmd', {
      after: 1,
      where: sql`r.update_dt >= ${since}::timestamptz and ${hasNoSuccessor}`,
      tell: vendorDocMessages.VND_DOC_LATE,
      once: () => sql`'vendor-doc-late:' || r.vendor_doc_no`,
      evenOld: true,
    }),
  ])
