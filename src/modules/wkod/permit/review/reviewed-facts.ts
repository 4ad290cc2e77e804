/**
 * Reviews rest on facts: these are kept as they were reviewed, and whatever changes them before the work begins takes the
 * reviews, and all that was built on them, back (2.3).
 */
import type { Person } from '#platform/model/access.ts'
import { keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { permitMessages as m } from '../permit.messages.ts'
import { type Permit, permit } from '../permit.model.ts'
import { recalled, returned } from '../permit-sets.ts'
import { changedFacts, changesText, type FactChange, type FactGround, type Facts, factsOf } from './facts.logic.ts'

type Effect = EffectContext<typeof permit>

const isReviewed = ({ reviewUserId, coReviewUserId }: Permit): boolean =>
  reviewUserId !== null || coReviewUserId !== null
/** Until the work begins; at work there is no way back to a review. */
const isWithdrawable = (work: Permit): boolean =>
  [permit.lifecycle.actions.withdraw.from].flat().some((state) => state === work.statusCd) && isReviewed(work)

interface Ground extends FactGround {
  permitNo: number
  /** As they were when they were reviewed; null where nobody has kept them. */
  reviewed: Facts | null
}
const NOTHING: Omit<Ground, 'permitNo'> = { reviewed: null, marks: [], points: [] }

/** What reviews of permits rest on beside the records, in one statement. */
export async function groundOf(
  db: Queries,
  permitNos: readonly number[],
): Promise<(permitNo: number) => Omit<Ground, 'permitNo'>> {
  if (permitNos.length === 0) return () => NOTHING
  const rows = await asProgram(db).query<Ground>(sql`
    select u.no::int as "permitNo", (select f.facts_json from permit_fact f where f.permit_no = u.no) as reviewed,
      coalesce((select jsonb_agg(jsonb_build_object('kindCd', m.mark_type, 'mapNm', s.map_nm,
          'x', round((s.origin_x_val + m.location_x / 1000.0 * s.width_val)::numeric, 1)::float8,
          'y', round((s.origin_y_val + m.location_y / 1000.0 * s.height_val)::numeric, 1)::float8,
          'radius', coalesce(m.radius_val, 0)::float8,
          'elevation', (coalesce(s.elev_val, 0) + coalesce(m.elev_val, 0))::float8) order by m.mark_no)
        from permit_mark m join site_map s on s.map_no = m.map_no where m.permit_no = u.no and m.delete_yn = 'N'), '[]') as marks,
      coalesce((select jsonb_agg(jsonb_build_object('isoPlanNo', p.iso_plan_no, 'isoPlanDocNo', p.iso_plan_doc_no, 'tagNm', i.tag_nm,
          'energyCd', i.energy_cd, 'isoMethodCd', i.iso_method_cd, 'serviceCd', i.service_cd) order by p.iso_plan_no, i.seq_no)
        from iso_plan_permit l join iso_plan p on p.iso_plan_no = l.iso_plan_no and p.delete_yn = 'N'
            and p.status_cd not in ('CANC', 'CLOSE')
          join iso_plan_points i on i.iso_plan_no = p.iso_plan_no and i.point_status_cd not in ('REMOVED', 'KEPT')
        where l.permit_no = u.no), '[]') as points
    from unnest(${[...permitNos]}::bigint[]) u(no)`)
  const byNo = new Map(rows.map((row) => [row.permitNo, row]))
  return (permitNo) => byNo.get(permitNo) ?? NOTHING
}

/** Of several works, what of the reviewed facts is otherwise now; nothing where nobody has reviewed yet. */
export async function restingChanges(db: Queries, works: readonly Permit[]): Promise<Map<number, FactChange[]>> {
  const reviewed = works.filter(isReviewed)
  const ground = await groundOf(
    db,
    reviewed.map(({ permitNo }) => permitNo),
  )
  return new Map(reviewed.map((work) => [work.permitNo, sinceReview(work, ground(work.permitNo))]))
}
const sinceReview = (work: Permit, { reviewed, ...ground }: Omit<Ground, 'permitNo'>): FactChange[] =>
  reviewed ? changedFacts(reviewed, factsOf(work, ground)) : []

/** What was reviewed stands as it was; a second review rests on what the first one found. */
export async function keepFacts({ db, record, now }: Effect): Promise<void> {
  const ground = (await groundOf(db, [record.permitNo]))(record.permitNo)
  const isFirst = record.reviewUserId === null || record.coReviewUserId === null
  await asProgram(db).query(sql`
    insert into permit_fact (permit_no, facts_json, keep_dt)
    values (${record.permitNo}, ${JSON.stringify(factsOf(record, ground))}::jsonb, ${now})
    on conflict (permit_no) do ${isFirst ? sql`update set facts_json = excluded.facts_json, keep_dt = excluded.keep_dt` : sql`nothing`}`)
}

/** Nothing is reviewed any more. */
export const dropFacts = ({ db, record }: Pick<Effect, 'db' | 'record'>): Promise<unknown> =>
  asProgram(db).query(sql`delete from permit_fact where permit_no = ${record.permitNo}`)

/** Whoever changes the record changes what was reviewed. */
export async function followEdit({ db, record, before, now }: Effect): Promise<void> {
  if (!before || !isWithdrawable(before)) return
  const { reviewed, ...ground } = (await groundOf(db, [record.permitNo]))(record.permitNo)
  await withdraw(db, before, changedFacts(reviewed ?? factsOf(before, ground), factsOf(record, ground)), now)
}

/** What nobody saw change is found by the act that it refuses. */
export async function followRefusal({
  db,
  record,
  now,
  problems,
}: Effect & { problems: readonly { code?: string }[] }) {
  if (problems.some(({ code }) => code === FACTS_CHANGED)) await withdrawChanged(db, [record.permitNo], now)
}
export const FACTS_CHANGED = 'PT_FACTS'

/** Withdraws the reviews of these permits that do not rest on the facts any more. */
export async function withdrawChanged(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  const works = (await worksOf(tx, permitNos)).filter(isWithdrawable)
  for (const [permitNo, changes] of await restingChanges(tx, works)) {
    const work = works.find((one) => one.permitNo === permitNo)
    if (work) await withdraw(tx, work, changes, now)
  }
}

/** Changes what may stand beside permits, marks and isolations, and withdraws what rested on it. */
export async function watchingFacts<T>(
  tx: Transaction,
  permitNos: readonly number[],
  now: Date,
  change: () => Promise<T>,
): Promise<T> {
  const works = (await worksOf(tx, permitNos)).filter(isWithdrawable)
  const known = works.map(({ permitNo }) => permitNo)
  const before = await groundOf(tx, known)
  const done = await change()
  const after = await groundOf(tx, known)
  for (const work of works) {
    const { reviewed, ...ground } = before(work.permitNo)
    const changes = changedFacts(reviewed ?? factsOf(work, ground), factsOf(work, after(work.permitNo)))
    await withdraw(tx, work, changes, now)
  }
  return done
}

async function worksOf(tx: Transaction, permitNos: readonly number[]): Promise<Permit[]> {
  const works: Permit[] = []
  for (const permitNo of new Set(permitNos)) {
    const found = await findRecord(asProgram(tx), permit, permitNo)
    if (found) works.push(found)
  }
  return works
}

async function withdraw(tx: Transaction, work: Permit, changes: readonly FactChange[], now: Date): Promise<void> {
  if (changes.length === 0) return
  const { permitNo } = work
  const said = changesText(changes)
  const done = await tx.program(permit, { now }).act(permitNo, 'withdraw', {
    ...returned(),
    ...recalled({ now }),
    factsChangedDesc: keptText(said),
  })
  if (!done) return
  await dropFacts({ db: tx, record: work })
  await notifyThrough(asProgram(tx), now).people(reviewersOf(work), messageOf(m.PT_FACTS, work, { facts: said }))
}

/** Who has allowed it so far, and who asked. */
const reviewersOf = (work: Permit) => [
  work.reviewUserId,
  work.coReviewUserId,
  work.headApprUserId,
  work.apprUserId,
  work.issueUserId,
  work.rqstUserId,
  work.leaderUserId,
]

/** Who reviewed hears that somebody else has a part that the law asks for; his review stands. */
export async function tellTakenOver(
  tx: Transaction,
  work: Permit,
  part: string,
  { now, person }: { now: Date; person: Person },
): Promise<void> {
  const told = [work.reviewUserId, work.coReviewUserId].filter((userId) => userId !== person.userId)
  await notifyThrough(asProgram(tx), now).people(told, messageOf(m.PT_PART, work, { part: { message: part } }))
}
