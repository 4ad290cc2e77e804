/** Every minute: what the weather forbids stops, work in the heat is told to rest, and stops where it did not. */
import { dayOf } from '#platform/model/calendar.ts'
import { kept, sentences } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { suspendPermits } from '../../permit/permit.api.ts'
import { shiftMessages } from '../shift.messages.ts'
import { heatClock } from './weather.logic.ts'
import { heatWorks, latestObs, spansOf, stopForWeather, type WeatherNumbers, weatherNumbers } from './weather-store.ts'

/** Kept by its code as the reason of a stop. */
export const { HEAT_REST: HEAT_TEXT } = sentences('WEATHER', {
  HEAT_REST: '체감온도 33℃ 이상: 20분 휴식이 필요합니다.',
})

export const weatherClock: Job = {
  name: 'weather-clock',
  label: '기상·폭염 확인',
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const numbers = await weatherNumbers(tx, dayOf(now))
      return (await byWeather(tx, now, numbers)) + (await byHeat(tx, now, numbers))
    }),
}

/** Work that was begun or resumed while the last observation forbids it. */
async function byWeather(tx: Transaction, now: Date, numbers: WeatherNumbers): Promise<number> {
  const plants = await tx.query<{ plantCd: string }>(
    sql`select distinct plant_cd as "plantCd" from wkod_master where status_cd = 'WORK' and delete_yn = 'N' order by 1`,
  )
  let stopped = 0
  for (const { plantCd } of plants) {
    const latest = await latestObs(tx, plantCd, now, numbers)
    if (latest) stopped += (await stopForWeather(tx, plantCd, latest, now)).length
  }
  return stopped
}

async function byHeat(tx: Transaction, now: Date, numbers: WeatherNumbers): Promise<number> {
  const works = await heatWorks(tx, now, numbers, sql`true`)
  const timed = works.map(({ startDt, hotSinceDt, pauses, isCooled, ...work }) => {
    const facts = { startMs: Date.parse(startDt), hotSinceMs: Date.parse(hotSinceDt), isCooled, nowMs: now.getTime() }
    return { ...work, clock: heatClock({ ...facts, pauses: spansOf(pauses) }, numbers) }
  })
  const over = timed.filter(({ clock }) => clock.stateCd === 'OVER').map(({ permitNo }) => permitNo)
  const stopped = await suspendPermits(tx, { permitNos: over }, { reasonCd: 'HEAT', reasonDesc: kept(HEAT_TEXT), now })
  const warned = timed.filter(({ clock }) => clock.stateCd === 'ALERT')
  return stopped.length + (await tellRest(tx, now, warned))
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
