/** The years of the demo's processes: one that was missed, one that is late, and whatever else follows from its assessments. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { rsa } from '../assess/rsa.model.ts'
import { anAssessment } from '../assess/rsa.seed.ts'
import { blocksWork, rsaSets } from '../assess/rsa-sets.ts'
import { settleYears } from './rsa-years.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
  processes: readonly { processNo: number; processNm: string; deptCd?: string }[]
}
interface DemoOptions {
  today: string
  now: Date
  sites: readonly DemoSite[]
}

const HOUR_MS = 3_600_000
const at = (ymd: string, hour: number): Date => new Date(startOfDay(ymd).getTime() + hour * HOUR_MS)

export async function loadYears(connection: OwnerConnection, { today, now, sites }: DemoOptions): Promise<void> {
  const [site] = sites
  // The last ones of the list: the assessments of the demo begin with the first.
  const [missed, late] = site?.processes.slice(-2) ?? []
  const year = Number(today.slice(0, 4))
  if (site && missed && late) {
    const first = await firstOnes(connection, site, [
      [missed, `${year - 2}-06-10`],
      [late, addDays(today, -380)],
    ])
    await insertStories(connection, first, { latest: now })
    await connection.query(
      `insert into rsa_year (plant_cd, process_no, base_year, site_due_ymd, legal_limit_ymd, miss_yn)
       values ($1, $2, $3, make_date($3, 6, 10), make_date($3, 12, 31), 'Y')`,
      [site.plantCd, missed.processNo, year - 1],
    )
  }
  const query = async (asked: Sql) => {
    const { text, values } = asked.statement()
    return (await connection.query(text, values)).rows as never[]
  }
  await settleYears({ query }, { today, now })
}

type Process = DemoSite['processes'][number]
async function firstOnes(connection: OwnerConnection, site: DemoSite, all: readonly (readonly [Process, string])[]) {
  const leader = (await holdersOf(connection))('SUP', site.plantCd)[0] ?? ''
  const { rows } = await connection.query(
    `select min(rsa_scale_no)::int as no from rsa_scale where status_cd = 'APPR' and method_cd = 'FS' and plant_cd = $1`,
    [site.plantCd],
  )
  const scaleNo = Number(rows[0]?.no)
  return all.map(([{ processNo, processNm, deptCd = null }, ymd]) => {
    const doFromYmd = addDays(ymd, -7)
    const plan = anAssessment({
      rsaTitle: `${processNm} 최초평가`,
      rsaTypeCd: 'INIT',
      deptCd,
      processNo,
      scaleNo,
      leaderUserId: leader,
      planYmd: addDays(ymd, -9),
      doFromYmd,
      doToYmd: ymd,
    })
    return story(rsa, plan, { ...rsaSets, create: (scene) => ({ plantCd: site.plantCd, ...blocksWork(scene) }) })
      .as(leader)
      .at(at(addDays(ymd, -9), 9))
      .act('announce')
      .at(at(doFromYmd, 9))
      .act('identify')
      .at(at(addDays(ymd, -2), 14))
      .act('decide')
      .as(site.safetyManagers[0] ?? site.safetyHead)
      .at(at(ymd, 10))
      .act('complete')
      .as(leader)
      .at(at(addDays(ymd, 6), 10))
      .act('share')
  })
}
