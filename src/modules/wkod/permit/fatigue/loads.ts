/** What people have behind them, of all works in a few statements: from the gate, and from the works they were at. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isSame, type Whom, whomOf } from '../crew/party.logic.ts'
import { isOutside } from '../fields/outside.sql.ts'
import { permitAsks } from '../permit.ports.ts'
import { LOOKED_BACK_MS, type Load, loadAt, type Span } from './fatigue.logic.ts'

export interface LoadAsked {
  readonly plantCd: string
  readonly whom: Whom
  /** The moment for which it is asked. */
  readonly at: Date
  /** Until then whoever is there now stays; left out, until now. */
  readonly staysUntil?: Date
}

/** @returns in the order of what is asked; `unknown` where nobody keeps who went through the gate */
export async function loadsOf(
  db: Transaction,
  asked: readonly LoadAsked[],
  now: Date,
  heatRate: number,
): Promise<Load[] | 'unknown'> {
  if (asked.length === 0) return []
  const since = new Date(Math.min(now.getTime(), ...asked.map(({ at }) => at.getTime())) - LOOKED_BACK_MS)
  const stays = await permitAsks.stays(db, personsIn(asked), since)
  if (stays === 'unknown') return stays
  const works = await worksDone(asProgram(db), asked, since, now)
  const plants = [...new Set(works.flatMap(({ plantCd, isOutside }) => (isOutside ? [plantCd] : [])))]
  const heat = plants.length > 0 ? await permitAsks.heat(db, plants, since, now) : []
  return asked.map(({ whom, at, staysUntil = now }) => {
    const own = works.filter((one) => isHis(one, whom))
    const passed = 'personNo' in whom ? stays.filter(({ personNo }) => personNo === whom.personNo) : []
    const until = staysUntil.getTime()
    const present = [...passed, ...own].map((one) => spanOf(one, until))
    const outside = own.filter(({ isOutside }) => isOutside)
    const hot = outside.flatMap((one) =>
      within(
        spanOf(one, until),
        heat.filter(({ plantCd }) => plantCd === one.plantCd),
      ),
    )
    return loadAt({ present, heat: hot }, at, heatRate)
  })
}

interface Period {
  fromDt: string
  /** None while it lasts. */
  toDt: string | null
}
interface Done extends Period {
  plantCd: string
  personNo: number | null
  userId: string | null
  isOutside: boolean
}
const isHis = (one: Done, whom: Whom): boolean => whomOf(one).some((his) => isSame(his, whom))
const personsIn = (asked: readonly LoadAsked[]): number[] => [
  ...new Set(asked.flatMap(({ whom }) => ('personNo' in whom ? [whom.personNo] : []))),
]
const spanOf = ({ fromDt, toDt }: Period, untilMs: number): Span => ({
  fromMs: Date.parse(fromDt),
  toMs: toDt === null ? untilMs : Date.parse(toDt),
})
const within = (span: Span, periods: readonly Period[]): Span[] =>
  periods
    .map((one) => spanOf(one, span.toMs))
    .map(({ fromMs, toMs }) => ({ fromMs: Math.max(fromMs, span.fromMs), toMs: Math.min(toMs, span.toMs) }))
    .filter(({ fromMs, toMs }) => fromMs < toMs)

/** Works last seven days at most. */
const LONGEST_DAY = 8

/** While each was at a work that went on: what stood in between does not count. */
function worksDone(program: Queries, asked: readonly LoadAsked[], since: Date, now: Date): Promise<Done[]> {
  const userIds = [...new Set(asked.flatMap(({ whom }) => ('userId' in whom ? [whom.userId] : [])))]
  return program.query<Done>(
    sql`select x.plant_cd as "plantCd", x.person_no as "personNo", x.user_id as "userId", x.is_outside as "isOutside",
        lower(s) as "fromDt", case when upper(s) < ${now} then upper(s) end as "toDt"
      from (select p.permit_no, p.plant_cd, c.person_no, c.user_id, ${isOutside} as is_outside, greatest(c.add_dt, ${since}) as from_dt,
            least(coalesce(c.leave_dt, p.done_dt, ${now}), ${now}) as to_dt
          from wkod_master p join wkod_master_permit_crew c on c.permit_no = p.permit_no and c.add_dt < ${now}
          where p.delete_yn = 'N' and p.start_dt is not null and p.work_from_dt > ${since}::timestamptz - make_interval(days => ${LONGEST_DAY})
            and p.work_from_dt <= ${now}::timestamptz + interval '1 day'
            and (c.person_no = any(${personsIn(asked)}::bigint[]) or c.user_id = any(${userIds}::text[]))) x
        cross join lateral unnest(tstzmultirange(tstzrange(x.from_dt, x.to_dt)) - coalesce((
          select range_agg(tstzrange(s.susp_dt, greatest(s.susp_dt, coalesce(s.resume_dt, ${now}))))
          from wkod_master_permit_susp s where s.permit_no = x.permit_no), '{}')) s
      where x.from_dt < x.to_dt`,
  )
}
