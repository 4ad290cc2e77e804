/** In the morning whoever leads works of the day gets one link: what they still lack, who is ready, what is to be read. */
import { addDays, minuteOf, startOfDay } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { sendMornings } from './morning-send.ts'
import { mornings, ofDay } from './morning-works.ts'

/** Hours within which a morning that was missed is made up for, and who asks late for work of today gets his. */
const LATE_H = 3
const [HOUR_AT, HOUR_END] = [11, 13]
const HOUR_MS = 3_600_000

export const morningJob: Job = {
  name: 'foreman-morning',
  label: '작업책임자 아침 안내',
  cron: '*/10 * * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const [now, today] = [services.clock.now(), services.clock.today()]
      const { MORNING_H = 6 } = await legalNumbers(tx, ['MORNING_H'], today)
      const hour = Number(minuteOf(now).slice(HOUR_AT, HOUR_END))
      if (hour < MORNING_H || hour >= MORNING_H + LATE_H) return 0
      // Good until the last of his works of today ends, and never beyond the next morning.
      const next = new Date(startOfDay(addDays(today, 1)).getTime() + MORNING_H * HOUR_MS)
      const made = await asProgram(tx).query<{ no: number }>(sql`
        insert into foreman_morning (plant_cd, morning_ymd, person_no, user_id, send_dt, expire_dt)
        select min(r.plant_cd), ${today}::date, r.leader_person_no, case when r.leader_person_no is null then r.leader_user_id end,
          ${now}, least(max(r.work_to_dt), ${next}::timestamptz)
        from wkod_master r where ${ofDay(today, now)}
          and (r.leader_person_no is not null or r.vendor_cd is null and r.leader_user_id is not null)
        group by 3, 4 on conflict do nothing returning foreman_morning_no::int as no`)
      if (made.length === 0) return 0
      const all = await mornings(tx, sql`m.foreman_morning_no = any(${made.map(({ no }) => no)}::bigint[])`)
      return sendMornings(tx, services, all, now)
    }),
}
