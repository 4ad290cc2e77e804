/** A process whose months hold, for the tests of what makes them fail. */
import { addDays } from '#platform/model/calendar.ts'
import type { Site } from '#platform/test/site.ts'
import type { MeetingPart } from './meeting.calls.ts'
import { type MeetRole, rsaMeeting } from './rsa-meeting.model.ts'

const strokes = [[100, 100, 900, 800]]
const path = (no: number) => `${rsaMeeting.api}/${no}` as const
export type Present = readonly [partRoleCd: MeetRole, userId: string]
export const both: readonly Present[] = [
  ['SUP', 'sup'],
  ['SHM', 'safety'],
]

/** Somebody is named and signs: of the site in his own session, of a contractor before who records it. */
export async function signs(site: Site, no: number, [partRoleCd, userId]: Present): Promise<void> {
  await site.as('sup').call(`${path(no)}/participants`, { method: 'POST', body: { partRoleCd, userId } })
  const { parts } = await site.as('sup').call<{ parts: MeetingPart[] }>(`${path(no)}/extra`)
  const part = parts.findLast((one) => one.userId === userId)
  const body = { strokes }
  const signer = partRoleCd === 'VENDOR' ? 'sup' : userId
  await site.as(signer).call(`${path(no)}/participants/${part?.rsaMeetingPartNo}/sign`, { method: 'PUT', body })
}

export async function begunMeeting(site: Site, values: object): Promise<number> {
  const draft = { meetKindCd: 'WEEK', contentDesc: '지난주 아차사고와 대책 이행을 확인했다.', ...values }
  const { rsaMeetingNo } = await site.as('sup').create(rsaMeeting, draft as never)
  return rsaMeetingNo
}

/** A meeting that is done. */
export async function met(site: Site, values: object, present: readonly Present[] = both): Promise<number> {
  const no = await begunMeeting(site, values)
  for (const one of present) await signs(site, no, one)
  await site.as('sup').act(rsaMeeting, no, 'finish')
  return no
}

interface Worked {
  processNo: number
  ymd: string
  vendorCd?: string | null
  isTalked?: boolean
}
/** A permit of the process that worked on a day, with the talk of its crew. */
export async function worked(
  site: Site,
  { processNo, ymd, vendorCd = null, isTalked = true }: Worked,
): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_dt, permit_base_cd, vendor_cd, area_dept_cd,
        work_from_dt, work_to_dt, rqst_dt, start_dt, create_user_id, own_user_id, process_no, place_desc, wkod_desc, zone_class_cd, jsa_no)
      values ('PTW-' || $2 || '-' || (select count(*) from wkod_master), 'CLOSE', '2000', '배관 도장', $2::date, 'GEN', $3, 'D2110',
        ($2 || ' 08:00+09')::timestamptz, ($2 || ' 18:00+09')::timestamptz, ($2 || ' 07:00+09')::timestamptz, ($2 || ' 08:30+09')::timestamptz,
        'owner', 'owner', $1, '2층', '배관을 칠합니다.', 'SAFE', 1) returning permit_no as no`,
    [processNo, ymd, vendorCd],
  )
  const permitNo = Number(row?.no)
  if (isTalked)
    await site.sql(
      `insert into tbm (tbm_doc_no, status_cd, plant_cd, permit_no, permit_doc_no, wkod_title, tbm_dt, sign_cnt, crew_cnt, unsigned_yn, create_user_id)
        values ('TBM-' || $1::bigint, 'DONE', '2000', $1, 'PTW', '배관 도장', ($2 || ' 08:10+09')::timestamptz, 2, 2, 'N', 'owner')`,
      [permitNo, ymd],
    )
  return permitNo
}

/** Something found on a day, judged and answered. */
export const found = (site: Site, processNo: number, ymd: string) =>
  site.sql(
    `insert into near_miss (near_miss_doc_no, status_cd, plant_cd, near_miss_title, place_desc, occur_dt, injured_cnt, process_no,
        pot_sev_cd, measure_desc, create_user_id)
      values ('NM-' || $2 || '-' || $1::bigint, 'CLOSE', '2000', '발판 들뜸', '2층', ($2 || ' 09:00+09')::timestamptz, 0, $1, '2', '발판을 고정했다.', 'emp')`,
    [processNo, ymd],
  )

/** Every working day from one to another with its permit and talk. */
export async function eachDay(
  site: Site,
  processNo: number,
  fromYmd: string,
  toYmd: string,
  but: readonly string[] = [],
) {
  const off = await site.sql<{ ymd: string }>('select holiday_ymd::text as ymd from com_holiday')
  const isOff = new Set([...off.map(({ ymd }) => ymd), ...but])
  for (let ymd = fromYmd; ymd <= toYmd; ymd = addDays(ymd, 1)) {
    const weekday = new Date(`${ymd}T00:00:00Z`).getUTCDay()
    if (weekday % 6 !== 0 && !isOff.has(ymd)) await worked(site, { processNo, ymd })
  }
}
