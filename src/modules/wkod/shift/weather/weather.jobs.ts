/** Every minute: work in the heat is told to rest. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { shiftMessages } from '../shift.messages.ts'
import { heatTimes, weatherNumbers } from './weather-store.ts'

export const weatherClock: Job = {
  name: 'weather-clock',
  label: '기상·폭염 확인',
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const works = await heatTimes(tx, now, await weatherNumbers(tx, dayOf(now)), sql`true`)
      const warned = works.filter((work) => work.clock.stateCd === 'ALERT')
      return tellRest(tx, now, warned)
    }),
}

async function tellRest(
  tx: Transaction,
  now: Date,
  works: readonly { permitNo: number; wkodTitle: string; clock: { fromMs: number } }[],
): Promise<number> {
  if (works.length === 0) return 0
  const given = works.map(({ permitNo, wkodTitle, clock }) => ({ permitNo, title: wkodTitle, fromMs: clock.fromMs }))
  const rows = sql`select distinct u.user_id, w."permitNo" as biz_no, jsonb_build_object('title', w.title) as values_json,
      'heat:' || w."permitNo" || ':' || w."fromMs" as once_key
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as w("permitNo" bigint, title text, "fromMs" bigint)
      join wkod_master p on p.permit_no = w."permitNo"
      cross join lateral (values (p.create_user_id), (p.leader_user_id), (p.own_user_id)) u(user_id)
    where u.user_id is not null`
  return notifyThrough(tx, now).each(rows, shiftMessages.HEAT_REST)
}
