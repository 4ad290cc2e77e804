/** What somebody without an account, or on a page without a sign-in, still has to read, and that he has. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** A contractor's person, or an own employee. */
export interface NoticeReader {
  readonly plantCd: string
  readonly personNo: number | null
  readonly vendorCd: string | null
  readonly userId: string | null
}
export interface MustReadOf {
  noticeNo: number
  title: string
  body: string
}

const wordsOf = ({ vendorCd, userId }: NoticeReader): Sql =>
  vendorCd === null
    ? sql`(select jikim_dept_words(u.dept_cd) from sys_user u where u.user_id = ${userId})`
    : sql`jikim_vendor_words(${vendorCd}::text)`
const hisOf = ({ personNo, userId }: NoticeReader): Sql =>
  personNo === null ? sql`w.user_id = ${userId}` : sql`w.person_no = ${personNo}`

/** Those that are due first come first. @param db acts as the program */
export const mustReadsOf = (db: Queries, reader: NoticeReader): Promise<MustReadOf[]> =>
  db.query<MustReadOf>(sql`select n.notice_no::int as "noticeNo", n.notice_title as title, n.notice_desc as body from notice n
    where n.delete_yn = 'N' and n.status_cd = 'OPEN' and n.confirm_yn = 'Y' and n.plant_cd = ${reader.plantCd}
      and string_to_array(n.audience_desc, ' ') && ${wordsOf(reader)}
      and not exists (select from notice_read w where w.notice_no = n.notice_no and ${hisOf(reader)} and w.confirm_dt is not null)
    order by n.confirm_due_ymd nulls last, n.notice_no`)

/** @param db acts as the program */
export const confirmReading = (
  db: Queries,
  { personNo, vendorCd, userId }: NoticeReader,
  reads: readonly Pick<MustReadOf, 'noticeNo'>[],
  now: Date,
): Promise<unknown> =>
  db.query(sql`insert into notice_read as w (notice_no, rev_no, vendor_cd, user_id, person_no, open_dt, read_dt, confirm_dt, channel_cd)
    select n.notice_no, coalesce(n.rev_no, 1), ${vendorCd}, ${personNo === null ? userId : null}, ${personNo}, ${now}, ${now}, ${now}, 'QR'
    from notice n where n.notice_no = any(${reads.map(({ noticeNo }) => noticeNo)}::bigint[])
    on conflict (notice_no, ${personNo === null ? sql`user_id) where user_id is not null` : sql`person_no) where person_no is not null`}
    do update set read_dt = coalesce(w.read_dt, excluded.read_dt), confirm_dt = coalesce(w.confirm_dt, excluded.confirm_dt)`)
