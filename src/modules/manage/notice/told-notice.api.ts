/** How other parts of the demo tell what had to be read, with those who have confirmed it since. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { type Notice, notice } from './notice.model.ts'
import { noticeSets } from './notice-sets.ts'

export interface ToldNotice extends Pick<Notice, 'plantCd' | 'noticeTitle' | 'noticeDesc' | 'texts'> {
  readonly by: string
  readonly at: Date
  readonly confirmDueYmd: string
}
const SHOWN_DAYS = '30d'
/** Of a hundred readers. */
const CONFIRMED_PCT = 97

/** To everybody of the plant and all its contractors; of whom nearly all have confirmed. @returns their keys, in the order given */
export async function tellNotices(connection: OwnerConnection, told: readonly ToldNotice[]): Promise<number[]> {
  const made = await insertStories(
    connection,
    told.map(({ by, at, plantCd, ...given }) =>
      story(
        notice,
        { ...given, noticeTypeCd: 'GEN', targetScopeCd: 'ALL', confirmYn: 'Y', confirmLevelCd: 'VENDOR' },
        noticeSets,
      )
        .setting({ plantCd })
        .as(by)
        .at(at)
        .act('publish')
        .after(SHOWN_DAYS)
        .act('end'),
    ),
  )
  const nos = made.map(({ noticeNo }) => noticeNo)
  await connection.query(
    `insert into notice_read (notice_no, rev_no, vendor_cd, user_id, open_dt, read_dt, confirm_dt, sign_way_cd)
      select n.notice_no, 1, r.vendor_cd, r.user_id, n.open_dt + r.late, n.open_dt + r.late, n.open_dt + r.late, 'ACCOUNT'
      from notice n cross join lateral (
        select null::varchar as vendor_cd, u.user_id, make_interval(mins => abs(hashtext(u.user_id)) % 9000) as late
          from sys_user u where u.plant_cd = n.plant_cd and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
        union all select distinct on (a.vendor_cd) a.vendor_cd, a.portal_id, make_interval(mins => abs(hashtext(a.portal_id)) % 9000)
          from vendor_account a where a.plant_cd = n.plant_cd and a.account_status_cd = 'ACTIVE' order by 1, 2) r
      where n.notice_no = any($1::bigint[]) and abs(hashtext(r.user_id || n.notice_no)) % 100 < $2
      on conflict do nothing`,
    [nos, CONFIRMED_PCT],
  )
  return nos
}
