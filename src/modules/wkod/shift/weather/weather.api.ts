/** What others ask of the weather. */
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { latestObs, type ObsRow, obsColumns, weatherNumbers } from './weather-store.ts'

/** The last word on the weather of a plant, as long as it holds. */
export async function weatherNow(db: Queries | Transaction, plantCd: string, now: Date): Promise<ObsRow | undefined> {
  const program = asProgram(db)
  return latestObs(program, plantCd, now, await weatherNumbers(program, dayOf(now)))
}

/**
 * When it was so hot in plants that work outside is work in the heat: from an observation to the next one, as long as that
 * holds.
 *
 * @law 산업안전보건기준에 관한 규칙 제559조제4항
 */
export async function heatSpans(db: Queries, plantCds: readonly string[], since: Date, until: Date) {
  const program = asProgram(db)
  const { heat, holdH } = await weatherNumbers(program, dayOf(until))
  return program.query<{ plantCd: string; fromDt: string; toDt: string }>(
    sql`select o.plant_cd as "plantCd", o.obs_dt as "fromDt", least(o.next_dt, o.obs_dt + make_interval(hours => ${holdH}::int)) as "toDt"
      from (select plant_cd, obs_dt, feel_temp_val, lead(obs_dt) over (partition by plant_cd order by obs_dt, weather_obs_no) as next_dt from weather_obs
          where plant_cd = any(${[...plantCds]}::text[]) and delete_yn = 'N' and feel_temp_val is not null
            and obs_dt > ${since}::timestamptz - make_interval(hours => ${holdH}::int) and obs_dt <= ${until}) o
      where o.feel_temp_val >= ${heat} and o.next_dt is distinct from o.obs_dt order by 1, 2`,
  )
}

/** What was observed on a calendar day until a moment, the latest first. */
export const weatherOfDay = (db: Queries, plantCd: string, ymd: string, now: Date): Promise<ObsRow[]> =>
  asProgram(db).query<ObsRow>(sql`select ${obsColumns} from weather_obs o
    where o.plant_cd = ${plantCd} and o.delete_yn = 'N' and o.obs_dt <= ${now}
      and o.obs_dt >= ${ymd}::date::timestamp at time zone 'Asia/Seoul'
    order by o.obs_dt desc, o.weather_obs_no desc limit 300`)
