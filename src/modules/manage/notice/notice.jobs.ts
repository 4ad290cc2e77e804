/** Notices open and end by the hour; who has not read what he must is reminded. */

import { addDays } from '#platform/model/calendar.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, type RunDays } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { Services } from '#platform/server/services.ts'
import { noticeMessages as m } from './notice.messages.ts'
import { notice } from './notice.model.ts'
import { isDone, readersOf } from './notice-audience.ts'
import { openScheduled } from './notice-turns.ts'

export const noticeTurns: Job = {
  name: 'notice-turns',
  label: '공지 게시·종료',
  cron: '* * * * *',
  async run(services) {
    const opened = await each(services, sql`status_cd = 'SCHEDULED' and start_dt <= ${services.clock.now()}`, 'open')
    const ended = await each(services, sql`status_cd = 'OPEN' and end_dt <= ${services.clock.now()}`, 'end')
    return opened + ended
  },
}

/** Each in a transaction of its own, looked at again once it is locked: another instance may have been faster. */
async function each({ db, clock }: Services, due: Sql, actionCd: 'open' | 'end'): Promise<number> {
  const rows = await db.query<{ no: number }>(
    'SYSTEM',
    sql`select notice_no as no from notice where delete_yn = 'N' and ${due}`,
  )
  for (const { no } of rows)
    await db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      if (actionCd === 'open') await openScheduled(tx, no, now)
      else await tx.program(notice, { now }).act(no, 'end', {}, { without: ['endDt'] })
    })
  return rows.length
}

const REMINDED_AFTER_DAYS = 3
interface Reminder {
  key: string
  when: (days: RunDays) => Sql
}
const lastDays = (days: RunDays) => markOf(sql`n.confirm_due_ymd`, [1, 0], days)
/** On the third day, the day before the last and the last: each once. */
const reminders: readonly Reminder[] = [
  { key: '3', when: ({ toYmd }) => sql`n.open_dt < (${addDays(toYmd, 1 - REMINDED_AFTER_DAYS)}::date)::timestamptz` },
  { key: 'D-1', when: (days) => sql`${lastDays(days)} = 1` },
  { key: 'D', when: (days) => sql`${lastDays(days)} = 0` },
]

export const noticeReminders: Job = {
  name: 'notice-reminders',
  label: '필독 공지 알림',
  cron: '0 10 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const today = clock.today()
      const since = await firstStartDt(tx)
      let told = 0
      for (const { key, when } of reminders)
        told += await notify.each(missingReaders(key, mustRead(when(days), since)), m.NOTICE_REMIND)
      const late = mustRead(sql`n.confirm_due_ymd < ${today}::date`, since)
      for (const people of [authors(late), orderers(late)]) told += await notify.each(people, m.NOTICE_LATE)
      return told
    }),
}

/** What was there when the site began stays silent. */
const mustRead = (when: Sql, since: string): Sql => sql`select n.* from notice n
  where n.delete_yn = 'N' and n.status_cd = 'OPEN' and n.confirm_yn = 'Y'
    and n.open_dt >= ${since}::timestamptz and ${when}`

/** Of a vendor, whoever has an account. */
const missingReaders = (key: string, notices: Sql): Sql => sql`
  select distinct a.user_id, n.notice_no as biz_no, jsonb_build_object('title', n.notice_title) as values_json,
    'notice-remind:' || n.notice_no || ':' || ${key}::text as once_key
  from (${readersOf(notices)}) r join notice n on n.notice_no = r.notice_no
    join directory_person a on a.status_cd = 'ACTIVE' and (a.user_id = r.user_id or a.vendor_cd = r.vendor_cd)
  where not (${isDone(raw(`'Y'`))})`

/** The day after the last day, whoever published it hears how many are missing. */
const authors = (notices: Sql): Sql => sql`
  select n.create_user_id as user_id, n.notice_no as biz_no,
    jsonb_build_object('title', n.notice_title, 'n', count(*)) as values_json, 'notice-late:' || n.notice_no as once_key
  from (${readersOf(notices)}) r join notice n on n.notice_no = r.notice_no
  where not (${isDone(raw(`'Y'`))}) group by n.notice_no, n.notice_title, n.create_user_id`

/** Whoever orders work from vendors hears on the same day how many of them have not confirmed. */
const orderers = (notices: Sql): Sql => sql`
  select o.user_id, n.notice_no as biz_no, jsonb_build_object('title', n.notice_title, 'n', count(distinct r.vendor_cd)) as values_json,
    'notice-late-vendors:' || n.notice_no as once_key
  from (${readersOf(notices)}) r join notice n on n.notice_no = r.notice_no
    join directory_role o on o.auth_grp_cd = 'OWN' and o.plant_cd = n.plant_cd
  where r.vendor_cd is not null and not (${isDone(raw(`'Y'`))}) group by n.notice_no, n.notice_title, o.user_id`
