/** Notices of the last months for the demo site, in every state, with those who have read them. */
import { addDays, startOfDay, toWire } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { audienceOf } from './notice-audience.ts'
import { comingNotices, draftNotices, type NoticeContent, noticeContents } from './notice-contents.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
}
interface DemoOptions {
  today: string
  sites: readonly DemoSite[]
}
type Row = Record<string, unknown> & { noticeNo: number; statusCd: string }

const REVISED_EVERY_DAYS = 90
const SHOWN_DAYS = 30
/** The newest of each list are open; what is older has ended, procedures apart. */
const OPEN_NEWS = 12

export async function loadNotices(connection: OwnerConnection, { today, sites }: DemoOptions): Promise<void> {
  const made = new Maker(today)
  for (const site of sites) made.site(site)
  made.inOrder()
  await insertAll(connection, 'notice', made.notices)
  for (const [table, rows] of Object.entries(made.targets))
    if (rows.length > 0) await insertAll(connection, table, rows)
  await insertAll(connection, 'sys_audit', made.story)
  await insertAll(connection, 'doc_sequence', made.sequences())
  await connection.query(READ)
  await connection.query(
    `select setval(pg_get_serial_sequence('notice', 'notice_no'), (select max(notice_no) from notice))`,
  )
}

class Maker {
  readonly notices: Row[] = []
  readonly targets: Record<string, Record<string, unknown>[]> = {
    notice_target_depts: [],
    notice_target_types: [],
    notice_target_vendors: [],
  }
  readonly story: Record<string, unknown>[] = []
  /** The order of registration is that of time; only then have they their numbers. */
  inOrder(): void {
    const order = this.notices.toSorted((a, b) => String(a.createDt).localeCompare(String(b.createDt)))
    const places = new Map(order.map(({ noticeNo }, index) => [noticeNo, index + 1]))
    const place = (no: unknown) => (no === null ? null : (places.get(Number(no)) ?? null))
    this.notices.sort((a, b) => (places.get(a.noticeNo) ?? 0) - (places.get(b.noticeNo) ?? 0))
    for (const row of this.notices) {
      if (row.openDt) row.noticeDocNo = this.number(String(row.plantCd), String(row.openDt).slice(0, 10))
      Object.assign(row, {
        prevNoticeNo: place(row.prevNoticeNo),
        nextNoticeNo: place(row.nextNoticeNo),
        noticeNo: places.get(row.noticeNo),
      })
    }
    for (const line of [...Object.values(this.targets).flat()]) line.noticeNo = place(line.noticeNo)
    for (const line of this.story) line.bizNo = String(place(line.bizNo))
  }

  private readonly numbers = new Map<string, number>()
  private readonly today: string
  private readonly chance: Random = random('notices')

  constructor(today: string) {
    this.today = today
  }

  site(site: DemoSite): void {
    const contents = noticeContents[site.plantCd] ?? []
    const news = contents.filter(({ proc }) => !proc)
    for (const [index, content] of contents.filter(({ proc }) => proc).entries()) this.procedure(site, content, index)
    for (const [index, content] of news.entries())
      this.published(site, content, index < OPEN_NEWS ? 1 + index * 2 : SHOWN_DAYS + 5 + (index - OPEN_NEWS) * 9)
    if (site.plantCd !== Object.keys(noticeContents)[0]) return
    for (const [index, content] of comingNotices.entries()) this.coming(site, content, 3 + index * 7)
    for (const content of draftNotices) this.add(site, content, { statusCd: 'TEMP' }, this.at(-1, 17))
  }

  /** Each revision a row of its own; the last is in force. */
  private procedure(site: DemoSite, content: NoticeContent, index: number): void {
    const revisions = content.revisions ?? 0
    let previous: Row | undefined
    for (let revision = 0; revision <= revisions; revision += 1) {
      const age = 12 + index * 5 + (revisions - revision) * REVISED_EVERY_DAYS
      const more = { revNo: revision + 1, prevNoticeNo: previous?.noticeNo ?? null }
      const row = this.open(site, content, age, more)
      if (previous) Object.assign(previous, { statusCd: 'OLD', nextNoticeNo: row.noticeNo })
      previous = row
    }
  }

  private published(site: DemoSite, content: NoticeContent, age: number): void {
    const row = this.open(site, content, age, { revNo: 1 })
    if (age <= SHOWN_DAYS) return
    row.statusCd = 'END'
    row.endDt = this.at(SHOWN_DAYS - age, 18)
  }

  private open(site: DemoSite, content: NoticeContent, age: number, more: Record<string, unknown>): Row {
    const at = this.at(-age, 9 + this.chance.int(0, 7))
    return this.add(site, content, { ...more, statusCd: 'OPEN', startDt: at, openDt: at }, at)
  }

  private coming(site: DemoSite, content: NoticeContent, days: number): void {
    const start = this.at(days, 9)
    this.add(
      site,
      content,
      { statusCd: 'SCHEDULED', startDt: start, endDt: this.at(days + SHOWN_DAYS, 18) },
      this.at(-1, 15),
    )
  }

  private add(
    site: DemoSite,
    content: NoticeContent,
    more: Record<string, unknown> & { statusCd: string },
    at: string,
  ): Row {
    const author = this.chance.pick([site.safetyHead, ...site.safetyManagers])
    const opened = String(more.openDt ?? more.startDt ?? at).slice(0, 10)
    const row: Row = {
      noticeNo: this.notices.length + 1,
      plantCd: site.plantCd,
      rowVersion: 2,
      deleteYn: 'N',
      noticeTitle: content.title,
      noticeDesc: content.desc,
      noticeTypeCd: content.proc ? 'SHE' : 'GEN',
      procNo: content.proc ?? null,
      effectiveYmd: content.proc ? addDays(opened, 7) : null,
      revNo: 1,
      ...this.aim(content),
      confirmYn: content.must ? 'Y' : 'N',
      confirmDueYmd: content.must ? addDays(opened, 14) : null,
      confirmLevelCd: content.worker ? 'WORKER' : 'VENDOR',
      popupYn: content.popup ? 'Y' : 'N',
      urgentYn: 'N',
      popupFromYmd: null,
      popupToYmd: null,
      createUserId: author,
      updateUserId: author,
      lastActorId: author,
      createDt: at,
      updateDt: at,
      startDt: null,
      endDt: null,
      openDt: null,
      prevNoticeNo: null,
      nextNoticeNo: null,
      ...more,
      noticeDocNo: null,
    }
    this.notices.push(row)
    const common = { auditDt: at, userId: author, bizCd: 'notice', bizNo: String(row.noticeNo), plantCd: site.plantCd }
    this.story.push({ ...common, actionCd: 'CREATE', toStatusCd: 'TEMP', diffJson: {} })
    if (row.statusCd !== 'TEMP')
      this.story.push({
        ...common,
        actionCd: row.openDt ? 'publish' : 'schedule',
        fromStatusCd: 'TEMP',
        toStatusCd: row.openDt ? 'OPEN' : 'SCHEDULED',
        diffJson: {},
      })
    return row
  }

  private aim({ to = 'ALL', codes = [] }: NoticeContent) {
    const noticeNo = this.notices.length + 1
    const lines = (name: string) => codes.map((code, index) => ({ noticeNo, seqNo: index + 1, [name]: code }))
    if (to === 'DEPT') this.targets.notice_target_depts?.push(...lines('targetDeptCd'))
    if (to === 'TYPE') this.targets.notice_target_types?.push(...lines('targetTypeCd'))
    if (to === 'VENDOR') this.targets.notice_target_vendors?.push(...lines('targetVendorCd'))
    const audienceDesc = audienceOf({
      targetScopeCd: to,
      targetDepts: codes.map((targetDeptCd) => ({ targetDeptCd })),
      targetTypes: codes.map((targetTypeCd) => ({ targetTypeCd })),
      targetVendors: codes.map((targetVendorCd) => ({ targetVendorCd })),
    })
    return { targetScopeCd: to, audienceDesc }
  }

  private at(days: number, hour: number): string {
    return toWire(new Date(startOfDay(addDays(this.today, days)).getTime() + hour * 3_600_000))
  }

  private number(plantCd: string, day: string): string {
    const key = `${plantCd} ${day.replaceAll('-', '')}`
    const next = (this.numbers.get(key) ?? 0) + 1
    this.numbers.set(key, next)
    return `NT-${day.replaceAll('-', '')}-${String(next).padStart(3, '0')}`
  }

  sequences(): Record<string, unknown>[] {
    return [...this.numbers].map(([key, lastNo]) => {
      const [plantCd, ymd] = key.split(' ')
      return { bizCd: 'notice', plantCd, ymd, lastNo }
    })
  }
}

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
  insert into notice_read (notice_no, rev_no, vendor_cd, user_id, open_dt, read_dt, confirm_dt)
  select notice_no, rev_no, vendor_cd, user_id, at, at + interval '20 seconds',
    case when confirm_yn = 'Y' then at + interval '25 seconds' end
  from drawn where drawn < share and at < now()`
