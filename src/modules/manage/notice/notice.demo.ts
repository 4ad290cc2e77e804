/** Notices of the last months for the demo site, in every state, with those who have read them. */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { notice } from './notice.model.ts'
import { comingNotices, draftNotices, type NoticeContent, noticeContents } from './notice-contents.ts'
import { noticeSets } from './notice-sets.ts'
import { noticeTexts } from './notice-texts.demo.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
}
interface DemoOptions {
  today: string
  sites: readonly DemoSite[]
}
interface Begun {
  readonly at: Date
  readonly told: Story<typeof notice>
}

const REVISED_EVERY_DAYS = 90
const SHOWN_DAYS = 30
/** The newest of each list are open; what is older has ended, procedures apart. */
const OPEN_NEWS = 12

export async function loadNotices(connection: OwnerConnection, { today, sites }: DemoOptions): Promise<void> {
  const chance = random('notices')
  const begun = sites.flatMap((site) => noticesOf(site, today, chance)).toSorted((a, b) => Number(a.at) - Number(b.at))
  await insertStories(
    connection,
    begun.map(({ told }) => told),
  )
  for (const statement of [REVISIONS, READ]) await connection.query(statement)
}

function noticesOf(site: DemoSite, today: string, chance: Random): Begun[] {
  const at = (days: number, hour: number) => new Date(startOfDay(addDays(today, days)).getTime() + hour * 3_600_000)
  const contents = noticeContents[site.plantCd] ?? []
  const news = contents.filter(({ proc }) => !proc)
  const begin = (content: NoticeContent, begun: Date, opens: Date, more: Span = {}): Begun => {
    const author = chance.pick([site.safetyHead, ...site.safetyManagers])
    return { at: begun, told: written(content, dayOf(opens), more).as(author).at(begun) }
  }
  const open = (content: NoticeContent, age: number, more?: Span): Begun => {
    const opens = at(-age, 9 + chance.int(0, 7))
    const { told } = begin(content, opens, opens, more)
    return { at: opens, told: told.act('publish') }
  }
  /** Each revision a row of its own; the last is in force. */
  const procedure = (content: NoticeContent, index: number): Begun[] => {
    const revisions = content.revisions ?? 0
    const all = Array.from({ length: revisions + 1 }, (_, revision) =>
      open(content, 12 + index * 5 + (revisions - revision) * REVISED_EVERY_DAYS, { revNo: revision + 1 }),
    )
    return all.map(({ at: opened, told }, revision) => {
      const next = all[revision + 1]
      return { at: opened, told: next ? told.as('SYSTEM').at(next.at).act('replace') : told }
    })
  }
  const published = (content: NoticeContent, age: number): Begun => {
    const { at: opened, told } = open(content, age)
    return { at: opened, told: age > SHOWN_DAYS ? told.at(at(SHOWN_DAYS - age, 18)).act('end') : told }
  }
  const coming = (content: NoticeContent, days: number): Begun => {
    const dates = { startDt: at(days, 9).toISOString(), endDt: at(days + SHOWN_DAYS, 18).toISOString() }
    const { at: begun, told } = begin(content, at(-1, 15), at(days, 9), dates)
    return { at: begun, told: told.act('schedule') }
  }
  return [
    ...contents.filter(({ proc }) => proc).flatMap(procedure),
    ...news.map((content, index) =>
      published(content, index < OPEN_NEWS ? 1 + index * 2 : SHOWN_DAYS + 5 + (index - OPEN_NEWS) * 9),
    ),
    ...(site.plantCd === Object.keys(noticeContents)[0]
      ? [
          ...comingNotices.map((content, index) => coming(content, 3 + index * 7)),
          ...draftNotices.map((content) => begin(content, at(-1, 17), at(-1, 17))),
        ]
      : []),
  ]
}

/** What differs beside what it says. */
interface Span {
  revNo?: number
  startDt?: string
  endDt?: string
}

function written(content: NoticeContent, opened: string, { revNo = 1, ...dates }: Span): Story<typeof notice> {
  const { to = 'ALL', codes = [] } = content
  const values = {
    noticeTitle: content.title,
    noticeDesc: content.desc,
    texts: noticeTexts(content.title),
    noticeTypeCd: content.proc ? 'SHE' : 'GEN',
    procNo: content.proc ?? null,
    effectiveYmd: content.proc ? addDays(opened, 7) : null,
    targetScopeCd: to,
    targetDepts: to === 'DEPT' ? codes.map((targetDeptCd) => ({ targetDeptCd })) : [],
    targetTypes: to === 'TYPE' ? codes.map((targetTypeCd) => ({ targetTypeCd })) : [],
    targetVendors: to === 'VENDOR' ? codes.map((targetVendorCd) => ({ targetVendorCd })) : [],
    confirmYn: content.must ? 'Y' : 'N',
    confirmDueYmd: content.must ? addDays(opened, 14) : null,
    confirmLevelCd: content.worker ? 'WORKER' : 'VENDOR',
    popupYn: content.popup ? 'Y' : 'N',
    ...dates,
  } as const
  return story(notice, values, { ...noticeSets, create: (telling) => ({ ...noticeSets.create(telling), revNo }) })
}

/** A revision knows those beside it. */
const REVISIONS = `update notice n set prev_notice_no = b.prev, next_notice_no = b.next
  from (select notice_no, lag(notice_no) over w as prev, lead(notice_no) over w as next from notice where proc_no is not null
    window w as (partition by plant_cd, proc_no order by rev_no)) b where b.notice_no = n.notice_no`

/** The longer a notice stands, the more have read it; who has read it is the same in every demo. */
const READ = `
  with n as (
    select n.*, string_to_array(n.audience_desc, ' ') as words,
      least(96, 30 + 4 * extract(day from now() - n.open_dt)::int) as share
    from notice n where n.open_dt is not null
  ), readers as (
    select n.notice_no, n.rev_no, null::varchar as vendor_cd, u.user_id, n.open_dt, n.confirm_yn, n.share
    from n join sys_user u on u.plant_cd = n.plant_cd and u.user_status_cd = 'ACTIVE' and jikim_dept_words(u.dept_cd) && n.words
    union all
    select n.notice_no, n.rev_no, a.vendor_cd, a.portal_id, n.open_dt, n.confirm_yn, n.share
    from n join vendor_account a on a.plant_cd = n.plant_cd and a.account_status_cd = 'ACTIVE'
      and jikim_vendor_words(a.vendor_cd) && n.words and n.confirm_level_cd = 'VENDOR'
  ), drawn as (
    select r.*, abs(hashtext(r.user_id || ':' || r.notice_no)) % 100 as drawn,
      r.open_dt + make_interval(mins => abs(hashtext(r.notice_no || r.user_id)) % 4000) as at
    from readers r
  )
  insert into notice_read (notice_no, rev_no, vendor_cd, user_id, open_dt, read_dt, confirm_dt, sign_way_cd)
  select notice_no, rev_no, vendor_cd, user_id, at, at + interval '20 seconds',
    case when confirm_yn = 'Y' then at + interval '25 seconds' end, case when confirm_yn = 'Y' then 'ACCOUNT' end
  from drawn where drawn < share and at < now()`
