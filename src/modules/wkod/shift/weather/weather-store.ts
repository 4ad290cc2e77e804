/** Observations of a plant, the numbers they are judged by, and the works that weather can stop. */

import { dayOf } from '#platform/model/calendar.ts'
import { type Kept, kept, keptWords, sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { keepAlive } from '../../permit/conditions/keep-alive.ts'
import { isOutside } from '../../permit/fields/outside.sql.ts'
import {
  type Exceeding,
  type HeatLimits,
  heatClock,
  keptTo,
  type Span,
  stoppableKinds,
  type TimedObservation,
  type WeatherLimits,
  weatherMeasures,
} from './weather.logic.ts'

const codes = {
  steelWind: 'STEEL_STOP_WIND',
  steelRain: 'STEEL_STOP_RAIN',
  steelSnow: 'STEEL_STOP_SNOW',
  towerSet: 'TOWER_STOP_SET',
  towerRun: 'TOWER_STOP_RUN',
  craneGust: 'CRANE_STOP_GUST',
  awpGust: 'AWP_STOP_GUST',
  clearMin: 'WEATHER_CLEAR_MIN',
  holdH: 'WEATHER_HOLD_H',
  heat: 'HEAT',
  heatRest: 'HEAT_REST',
  workMin: 'HEAT_WORK_MIN',
  alertMin: 'HEAT_ALERT_MIN',
  restMin: 'HEAT_REST_MIN',
} as const
export type WeatherNumbers = WeatherLimits & HeatLimits & Record<keyof typeof codes, number>

/** @param day calendar day on which it is decided */
export async function weatherNumbers(db: Queries, day: string): Promise<WeatherNumbers> {
  const found = await legalNumbers(db, Object.values(codes), day)
  const byName = Object.entries(codes).map(([name, code]) => [name, found[code] ?? 0])
  return Object.fromEntries(byName) as Record<keyof typeof codes, number>
}

export const obsColumns: Sql = sql`o.obs_dt as "obsDt", o.wind_val as "windVal", o.gust_val as "gustVal", o.rain_val as "rainVal",
  o.snow_val as "snowVal", o.feel_temp_val as "feelTempVal", o.source_cd as "sourceCd"`
const HOUR_MS = 3_600_000

export interface ObsRow extends TimedObservation {
  sourceCd: string
}
/** The last word on the weather of a plant, as long as it holds. */
export async function latestObs(
  db: Queries,
  plantCd: string,
  now: Date,
  { holdH }: WeatherNumbers,
): Promise<ObsRow | undefined> {
  const [found] = await db.query<ObsRow>(sql`select ${obsColumns} from weather_obs o
    where o.plant_cd = ${plantCd} and o.delete_yn = 'N' and o.obs_dt <= ${now}
      and o.obs_dt > ${new Date(now.getTime() - holdH * HOUR_MS)}
    order by o.obs_dt desc, o.weather_obs_no desc limit 1`)
  return found
}

/** By their codes, as rows keep them. */
const says = sentences('WEATHER', {
  REACHED: '{kind}: {measure} {value} {unit} (기준 {limit} {unit} 이상)',
  BEYOND: '{kind}: {measure} {value} {unit} (기준 {limit} {unit} 초과)',
})
const kindWord = keptWords('WEATHER_KIND', stoppableKinds, 'wkod')
const measureWord = keptWords(
  'WEATHER_MEASURE',
  Object.fromEntries(Object.entries(weatherMeasures).map(([measure, { label }]) => [measure, label])),
  'wkod',
)
export const saysOf = ({ kind, measure, value, limit, isBeyond }: Exceeding): Kept => {
  const { unit } = weatherMeasures[measure]
  const words = { kind: kindWord(kind), measure: measureWord(measure) }
  return kept(isBeyond ? says.BEYOND : says.REACHED, { ...words, value, limit, unit })
}

export interface NewObservation extends TimedObservation {
  plantCd: string
  sourceCd: 'MANUAL' | 'STATION'
  userId: string
}
/**
 * Keeps an observation, the day of heat that it makes, and stops what it forbids. The same moment told again by the same
 * source is the same observation, with the values told last.
 *
 * @returns the permits that were stopped for the weather
 */
export async function observe(tx: Transaction, seen: NewObservation, now: Date): Promise<number[]> {
  const db = asProgram(tx)
  const { plantCd, obsDt, sourceCd, userId } = seen
  await db.query(sql`insert into weather_obs (plant_cd, obs_dt, wind_val, gust_val, rain_val, snow_val, feel_temp_val, source_cd,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${plantCd}, ${obsDt}::timestamptz, ${seen.windVal}, ${seen.gustVal}, ${seen.rainVal}, ${seen.snowVal},
      ${seen.feelTempVal}, ${sourceCd}, ${userId}, ${now}, ${userId}, ${now})
    on conflict (plant_cd, obs_dt, source_cd) do update set wind_val = excluded.wind_val, gust_val = excluded.gust_val,
      rain_val = excluded.rain_val, snow_val = excluded.snow_val, feel_temp_val = excluded.feel_temp_val,
      row_version = weather_obs.row_version + 1, update_user_id = excluded.update_user_id, update_dt = excluded.update_dt`)
  await noteHeat(db, seen, now)
  const { stopped } = await keepAlive(tx, { plantCd }, now)
  return stopped.filter(({ reasonCd }) => reasonCd === 'WEATHER').map(({ permitNo }) => permitNo)
}

/** R5 from the limit on the day is a day of heat, with its highest value. */
async function noteHeat(db: Queries, { plantCd, obsDt, feelTempVal, userId }: NewObservation, now: Date) {
  const ymd = dayOf(obsDt)
  const { heat } = await weatherNumbers(db, ymd)
  if (feelTempVal === null || feelTempVal < heat) return
  await db.query(sql`insert into heat_day (plant_cd, heat_ymd, max_feel_val, max_obs_dt, heat_limit_val, retain_to_ymd,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${plantCd}, ${ymd}::date, ${feelTempVal}, ${obsDt}::timestamptz, ${heat}, ${keptTo(ymd)}::date, ${userId}, ${now}, ${userId}, ${now})
    on conflict (plant_cd, heat_ymd) do update set max_feel_val = excluded.max_feel_val, max_obs_dt = excluded.max_obs_dt,
      row_version = heat_day.row_version + 1, update_dt = excluded.update_dt
    where heat_day.max_feel_val < excluded.max_feel_val`)
}

/** Work in the heat with everything its clock needs. */
export interface HeatWork {
  permitNo: number
  permitDocNo: string | null
  wkodTitle: string
  plantCd: string
  startDt: string
  hotSinceDt: string
  feelTempVal: number
  pauses: { fromDt: string; toDt: string | null }[]
  isCooled: boolean
}

/** Outdoor works of plants in which it is as hot as that now. One statement. */
export const heatWorks = (db: Queries, now: Date, numbers: WeatherNumbers, where: Sql): Promise<HeatWork[]> =>
  db.query<HeatWork>(sql`
    with latest as (
      select distinct on (o.plant_cd) o.plant_cd, o.obs_dt, o.feel_temp_val from weather_obs o
      where o.delete_yn = 'N' and o.feel_temp_val is not null and o.obs_dt <= ${now}
        and o.obs_dt > ${new Date(now.getTime() - numbers.holdH * HOUR_MS)}
      order by o.plant_cd, o.obs_dt desc, o.weather_obs_no desc
    ), hot as (
      select l.plant_cd, l.feel_temp_val, (select min(o.obs_dt) from weather_obs o where o.plant_cd = l.plant_cd and o.delete_yn = 'N'
          and o.feel_temp_val >= ${numbers.heatRest} and o.obs_dt <= ${now} and o.obs_dt > coalesce((
            select max(c.obs_dt) from weather_obs c where c.plant_cd = l.plant_cd and c.delete_yn = 'N' and c.obs_dt <= ${now}
              and c.feel_temp_val < ${numbers.heatRest}), '-infinity')) as since_dt
      from latest l where l.feel_temp_val >= ${numbers.heatRest}
    )
    select p.permit_no as "permitNo", p.permit_doc_no as "permitDocNo", p.wkod_title as "wkodTitle", p.plant_cd as "plantCd",
      p.start_dt as "startDt", h.since_dt as "hotSinceDt", h.feel_temp_val as "feelTempVal",
      coalesce((select jsonb_agg(jsonb_build_object('fromDt', x.from_dt, 'toDt', x.to_dt)) from (
        select r.start_dt as from_dt, r.end_dt as to_dt from rest_log r
          where r.permit_no = p.permit_no and r.rest_kind_cd = 'REST' and r.delete_yn = 'N'
        union all select s.susp_dt, s.resume_dt from wkod_master_permit_susp s where s.permit_no = p.permit_no) x), '[]') as pauses,
      exists (select from rest_log r where r.permit_no = p.permit_no and r.rest_kind_cd = 'COOL' and r.delete_yn = 'N'
        and r.start_dt <= ${now} and r.end_dt is null) as "isCooled"
    from wkod_master p join hot h on h.plant_cd = p.plant_cd
    where p.status_cd = 'WORK' and p.delete_yn = 'N' and p.start_dt is not null and ${isOutside} and ${where}
    order by p.permit_no`)

/** Each with the clock of its heat. */
export async function heatTimes(db: Queries, now: Date, numbers: WeatherNumbers, where: Sql) {
  const works = await heatWorks(db, now, numbers, where)
  return works.map(({ startDt, hotSinceDt, pauses, isCooled, ...work }) => {
    const facts = { startMs: Date.parse(startDt), hotSinceMs: Date.parse(hotSinceDt), isCooled, nowMs: now.getTime() }
    return { ...work, clock: heatClock({ ...facts, pauses: spansOf(pauses) }, numbers) }
  })
}

export const spansOf = (pauses: HeatWork['pauses']): Span[] =>
  pauses.map(({ fromDt, toDt }) => ({ fromMs: Date.parse(fromDt), toMs: toDt === null ? null : Date.parse(toDt) }))
