/** What nobody can answer of a work that goes on is told at once; so much later it stops the work like an answer (2.7). */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notifyThrough, toldOf } from '#platform/server/notifications/notify.ts'
import { MINUTE_MS } from '../ask/validity.logic.ts'
import { permitMessages } from '../permit.messages.ts'
import { type Permit, permit } from '../permit.model.ts'
import type { Failing } from './fate.ts'

/** Minutes for which work goes on though nobody can say whether it may. */
const DOUBT_MIN = 10

interface Given {
  readonly works: readonly Permit[]
  readonly failing: readonly Failing[]
  readonly now: Date
  /** All works are asked about: what is in doubt of others is over. */
  readonly isAll: boolean
}
const isDoubt = ({ finding }: Failing) => finding.ruleCd === 'PT_UNKNOWN'

interface Doubt {
  no: number
  name: string
  sinceDt: string
  isNew: boolean
}
/** @returns what fails for certain, and what has been in doubt for too long */
export async function doubted(tx: Transaction, given: Given): Promise<Failing[]> {
  const doubts = given.failing.filter(isDoubt)
  const known = await keptDoubts(tx, given, doubts)
  const fresh = known.filter(({ isNew }) => isNew)
  if (fresh.length > 0) await tellDoubts(tx, fresh, doubts, given.now)
  const lastMs = given.now.getTime() - DOUBT_MIN * MINUTE_MS
  const old = new Set(known.filter(({ sinceDt }) => Date.parse(sinceDt) <= lastMs).map(keyOf))
  return given.failing.filter((one) => !isDoubt(one) || old.has(keyOf(doubtOf(one))))
}
const doubtOf = ({ condition, finding }: Failing) => ({ no: finding.permitNo, name: condition.name })
const keyOf = ({ no, name }: { no: number; name: string }) => `${no} ${name}`

/** Since when what is in doubt; what is answered again is forgotten. */
function keptDoubts(tx: Transaction, { works, now, isAll }: Given, doubts: readonly Failing[]): Promise<Doubt[]> {
  const asked = sql`(${isAll} or d.permit_no = any(${works.map(({ permitNo }) => permitNo)}::bigint[]))`
  return asProgram(tx).query<Doubt>(sql`
    with found as (select distinct no, name from jsonb_to_recordset(${JSON.stringify(doubts.map(doubtOf))}::jsonb) f(no bigint, name text)),
      over as (delete from permit_doubt d where ${asked}
        and not exists (select from found f where f.no = d.permit_no and f.name = d.cond_nm)),
      made as (insert into permit_doubt (permit_no, cond_nm, since_dt) select no, name, ${now} from found
        on conflict do nothing returning permit_no, cond_nm)
    select f.no::int as no, f.name, coalesce(d.since_dt, ${now}) as "sinceDt", m.permit_no is not null as "isNew"
    from found f left join permit_doubt d on d.permit_no = f.no and d.cond_nm = f.name
      left join made m on m.permit_no = f.no and m.cond_nm = f.name`)
}

async function tellDoubts(
  tx: Transaction,
  fresh: readonly Doubt[],
  doubts: readonly Failing[],
  now: Date,
): Promise<void> {
  const isFresh = new Set(fresh.map(keyOf))
  const byPermit = Map.groupBy(
    doubts.filter((one) => isFresh.has(keyOf(doubtOf(one)))),
    ({ finding }) => finding.permitNo,
  )
  const told = [...byPermit].map(([no, [first]]) => ({ no, part: first?.finding.values?.part ?? null }))
  await notifyThrough(asProgram(tx), now).each(
    sql`select distinct p.user_id, r.permit_no as biz_no, null::text as once_key,
        jsonb_build_object('title', r.wkod_title, 'part', t.part, 'n', ${DOUBT_MIN}::int) as values_json
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) t(no bigint, part jsonb) join wkod_master r on r.permit_no = t.no
        cross join lateral (${toldOf(permit, permitMessages.PT_DOUBT)}) p
      where p.user_id is not null`,
    permitMessages.PT_DOUBT,
  )
}
