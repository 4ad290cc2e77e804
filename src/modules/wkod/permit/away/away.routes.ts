/** Tells phones ahead what holds, and takes what they bring. */
import { actionBarrier, deptsOf } from '#platform/model/access.ts'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { isBlocking } from '#platform/model/check.ts'
import { answer, type Routes, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checksOf } from '#platform/server/documents/guards.ts'
import type { RowOf } from '#platform/server/documents/record.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { permitLimits } from '../ask/permit-limits.ts'
import { type Permit, permit } from '../permit.model.ts'
import { bringAct, bringTick, type Held, permitHeld, permitsAhead } from './away.calls.ts'
import { brought } from './brought.ts'
import { ticked } from './brought-tick.ts'
import { seenText } from './seen.ts'

const nextOf: Readonly<Partial<Record<Permit['statusCd'], 'start' | 'resume'>>> = { ISSUED: 'start', SUSP: 'resume' }
/** What this person may do next, whatever else it asks. */
function nextBy(work: RowOf<typeof permit>, { person, mayWrite }: Asker): Held['actionCd'] {
  const next = nextOf[work.statusCd]
  return next && mayWrite && !actionBarrier(permit, next, person, work) ? next : null
}

const heldOf = (document: RuledDocument): Routes =>
  answer(permitHeld, async ({ record, asker, person, db, now, today, services }) => {
    const { permitNo } = record
    const actionCd = nextBy(record, asker)
    const found = actionCd ? await checksOf(services, document, asker, record, [actionCd]) : {}
    const checks = [...(found?.[actionCd ?? ''] ?? [])]
    const isHeld = actionCd !== null && !checks.some(isBlocking)
    const { awayMin } = await permitLimits(db, today)
    const seen = { permitNo, userId: person.userId, atMs: now.getTime(), heldFor: isHeld ? actionCd : null }
    const seenTxt = seenText(services.settings.tokenSecret, seen)
    return { asOfDt: now.toISOString(), actionCd, checks, isHeld, awayMin, seenTxt }
  })

const MOST_AHEAD = 12
const ahead = answer(permitsAhead, async ({ person, db, today }) => {
  const areas = person.roles.includes('OPR') ? deptsOf(person) : []
  const isHis = sql`r.leader_user_id = ${person.userId} or r.own_user_id = ${person.userId} or r.area_dept_cd = any(${[...areas]}::text[])
    or exists (select from wkod_master_permit_crew c where c.permit_no = r.permit_no and c.user_id = ${person.userId} and c.leave_dt is null)`
  const rows = await db.query<{ permitNo: number }>(
    sql`select r.permit_no::int as "permitNo" from wkod_master r
      where r.delete_yn = 'N' and r.status_cd in ('PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE')
        and r.work_from_dt < ${startOfDay(addDays(today, 2))} and r.work_to_dt > ${startOfDay(today)}
        and (${person.kind === 'vendor'} or ${isHis})
      order by array_position(array['WORK', 'SUSP', 'ISSUED', 'APPR', 'PREP', 'DONE'], r.status_cd::text), r.work_from_dt, r.permit_no
      limit ${MOST_AHEAD}`,
  )
  return { rows }
})

export const awayRoutes = (document: RuledDocument): Routes =>
  routes(
    ahead,
    heldOf(document),
    answer(bringAct, (acting) => brought(document, acting)),
    answer(bringTick, ({ places: { checkItemNo }, ...acting }) => ticked(document, { ...acting, checkItemNo })),
  )
