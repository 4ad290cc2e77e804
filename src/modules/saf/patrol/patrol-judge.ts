/** Writes down the pairs of days on which nobody patrolled, and what became of them since. Written as the program. */
import { addDays } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Pair } from './patrol.logic.ts'
import { PATROL_MISS, patrolMisses } from './patrol.model.ts'
import type { LookDone, Span } from './patrol.ports.ts'
import { patrolMissRows } from './patrol.tables.ts'
import { patrolFacts } from './patrol-facts.ts'

export interface Judging extends Span {
  /** Pairs that ended before were nobody's to write down. */
  sinceYmd: string
  today: string
  now: Date
}

interface Known {
  no: number
  plantCd: string
  fromYmd: string
  toYmd: string
  missStatusCd: keyof typeof patrolMisses.is
}
type Judged = Pair<LookDone> & { plantCd: string }

const keyOf = ({ plantCd, fromYmd, toYmd }: Pick<Known, 'plantCd' | 'fromYmd' | 'toYmd'>) =>
  `${plantCd} ${fromYmd} ${toYmd}`

/**
 * Judges the pairs whose last day is over; done twice it changes nothing more.
 *
 * @param db acts as the program
 * @returns how many were found missed, or made good
 * @law 산업안전보건법 시행규칙 제80조제1항제1호
 */
export async function judgePatrols(db: Queries, judging: Judging): Promise<number> {
  const { sinceYmd, today, now } = judging
  const toYmd = judging.toYmd < today ? judging.toYmd : addDays(today, -1)
  const { plants } = await patrolFacts(db, { ...judging, toYmd }, today)
  const pairs = plants.flatMap(({ plantCd, pairs: all }) =>
    all.filter((pair) => pair.toYmd <= toYmd).map((pair) => ({ ...pair, plantCd })),
  )
  const missed = pairs.filter((pair) => !pair.patrol && pair.toYmd >= sinceYmd)
  const opened = missed.length > 0 ? await open(db, missed, now) : 0
  return opened + (await follow(db, { ...judging, toYmd }, pairs))
}

/** One statement for all of them, with their audit; a pair that is known already stays as it is. */
async function open(db: Queries, missed: readonly Judged[], now: Date): Promise<number> {
  const rows = missed.map(({ plantCd, fromYmd, toYmd }) => ({ plantCd, fromYmd, toYmd }))
  const found = await db.query(sql`with opened as (
      insert into patrol_miss (plant_cd, from_ymd, to_ymd, miss_status_cd, miss_dt, create_user_id, create_dt, update_user_id, update_dt)
      select m."plantCd", m."fromYmd", m."toYmd", ${patrolMisses.is.MISS}, ${now}, ${program.userId}, ${now}, ${program.userId}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m ("plantCd" text, "fromYmd" date, "toYmd" date)
      on conflict (plant_cd, from_ymd, to_ymd) do nothing returning *)
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, to_status_cd, diff_json)
    select ${now}, ${program.userId}, ${PATROL_MISS}, o.patrol_miss_no::text, o.plant_cd, 'MISS', o.miss_status_cd,
      jsonb_build_object('fromYmd', jsonb_build_array(null, o.from_ymd), 'toYmd', jsonb_build_array(null, o.to_ymd))
    from opened o returning 1`)
  return found.length
}

/** What is heard of a pair that was missed: a patrol that counts after all, or that it is none. */
async function follow(
  db: Queries,
  { plantCd, fromYmd, toYmd, now }: Judging,
  pairs: readonly Judged[],
): Promise<number> {
  const known =
    await db.query<Known>(sql`select patrol_miss_no as no, plant_cd as "plantCd", from_ymd::text as "fromYmd",
      to_ymd::text as "toYmd", miss_status_cd as "missStatusCd"
    from patrol_miss where (${plantCd}::text is null or plant_cd = ${plantCd}) and delete_yn = 'N'
      and to_ymd between ${fromYmd}::date and ${toYmd}::date and (miss_status_cd = 'VOID' or miss_status_cd = 'MISS')`)
  const pairAt = new Map(pairs.map((pair) => [keyOf(pair), pair]))
  const how = { by: program.userId, now }
  let moved = 0
  for (const row of known) {
    const pair = pairAt.get(keyOf(row))
    const which = sql`r.patrol_miss_no = ${row.no}`
    if (pair?.patrol) {
      const { srcCd, srcNo, checkDt } = pair.patrol
      await patrolMissRows.move(db, 'arrive', {
        ...how,
        which,
        set: { doneDt: now.toISOString(), srcCd, srcNo, checkDt },
      })
    } else if (!pair && row.missStatusCd === 'MISS') await patrolMissRows.move(db, 'void', { ...how, which })
    else if (pair && row.missStatusCd === 'VOID') await patrolMissRows.move(db, 'miss', { ...how, which })
    else continue
    moved += 1
  }
  return moved
}
