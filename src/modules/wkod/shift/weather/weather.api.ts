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

/** What was observed on a calendar day until a moment, the latest first. */
export const weatherOfDay = (db: Queries, plantCd: string, ymd: string, now: Date): Promise<ObsRow[]> =>
  asProgram(db).query<ObsRow>(sql`select ${obsColumns} from weather_obs o
    where o.plant_cd = ${plantCd} and o.delete_yn = 'N' and o.obs_dt <= ${now}
      and o.obs_dt >= ${ymd}::date::timestamp at time zone 'Asia/Seoul'
    order by o.obs_dt desc, o.weather_obs_no desc limit 300`)
