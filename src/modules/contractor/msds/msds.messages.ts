/** What materials of contractors tell on their way in, and which should be out again. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Deadlines, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { vendorMsds } from './vendor-msds.model.ts'

const group = { eventGrpCd: 'VENDOR_MSDS', label: '반입물질', optional: false } as const
/** Who hears for the vendor. */
const vendor = ['VAD', 'VSM'] as const
const OWNER_DAYS = 3

export const msdsMessages = messages(
  vendorMsds,
  { group, places: { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' } } },
  {
    MSDS_RQST: ['반입물질 검토', '반입물질을 검토해 주세요: {vendor} · {title}', { to: ['HLM', 'CHM'] }],
    MSDS_APPR: ['반입물질 승인', '반입물질이 승인되었습니다: {title}', { to: vendor, tone: 'done' }],
    MSDS_GATE: ['반입 승인 안내', '반입이 승인된 물질이 있습니다: {vendor} · {title}', { to: 'SEC' }],
    MSDS_RTN: ['반입물질 보완', '반입물질 신청에 보완이 필요합니다: {title}', { to: vendor }],
    MSDS_REJ: [
      '반입물질 반려',
      '반입물질 신청이 반려되었습니다: {title} ({reason})',
      { to: vendor, tone: 'danger', places: { reason: ['사유', '반입금지 물질'] } },
    ],
    MSDS_LATE: ['반출지연', '반출예정일({due})이 지났습니다: {title}', { to: 'VSM', tone: 'danger' }],
    MSDS_LATE_OWN: [
      '반출지연(공사감독)',
      '반입물질 반출이 {n}일 늦었습니다: {vendor} · {title}',
      { tone: 'danger', places: { n: ['늦은 날', '3'] } },
    ],
  },
)

const owners = sql`select c.own_user_id as user_id from vendor_contract c
  where c.vendor_cd = r.vendor_cd and c.plant_cd = r.plant_cd and c.status_cd in ('ACTIVE', 'END')
    and c.start_ymd <= r.bring_out_ymd and c.end_ymd >= r.bring_in_ymd and c.delete_yn = 'N'`

/** The vendor at once, who ordered its work on the third day. @param since moment of the first start */
export const msdsDues = (since: string): Deadlines => {
  const where = sql`r.bring_out_ymd >= ${since}::timestamptz::date - 30`
  return deadlines(vendorMsds, [
    due('IN', 'bringOutYmd', {
      late: true,
      where,
      tell: msdsMessages.MSDS_LATE,
      once: () => sql`'vendor-msds-late:' || r.vendor_msds_no`,
      evenOld: true,
    }),
    due('IN', 'bringOutYmd', {
      from: OWNER_DAYS,
      where,
      tell: msdsMessages.MSDS_LATE_OWN,
      to: owners,
      once: () => sql`'vendor-msds-late-own:' || r.vendor_msds_no`,
      evenOld: true,
    }),
  ])
}
