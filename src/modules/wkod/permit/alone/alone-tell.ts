/** Who has not let himself be heard: told first to those who supervise him, then to whoever searches. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { holdersAt } from '#platform/server/directory/area-roles.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { namesOfAll } from '../ask/permit-facts.ts'
import type { PermitLimits } from '../ask/permit-limits.ts'
import type { Whom } from '../crew/party.logic.ts'
import { permitMessages } from '../permit.messages.ts'
import { type Permit, permit } from '../permit.model.ts'
import { awaitedOf, lateMin, SEARCH_MIN, TOLD_MIN } from './alone.logic.ts'

interface About {
  readonly permitNo: number
  readonly whom: Whom
}
type Telling = (typeof permitMessages)['PT_ALONE_LATE' | 'PT_SEARCH']

async function tell<A extends About>(
  tx: Transaction,
  now: Date,
  about: readonly A[],
  { message, roles, valuesOf, onceKey }: TellingOf<A>,
): Promise<void> {
  if (about.length === 0) return
  const names = await namesOfAll(
    tx,
    about.map(({ whom }) => whom),
  )
  const told = about.map((one) => ({
    no: one.permitNo,
    once: onceKey(one),
    said: { name: names(one.whom), ...valuesOf(one) },
  }))
  await notifyThrough(asProgram(tx), now).each(
    sql`select distinct p.user_id, r.permit_no as biz_no, t.once as once_key,
        t.said || jsonb_build_object('title', r.wkod_title) as values_json
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) t(no bigint, once text, said jsonb)
        join wkod_master r on r.permit_no = t.no cross join lateral (${whoActs(roles)}) p
      where p.user_id is not null`,
    message,
  )
}
interface TellingOf<A> {
  message: Telling
  /** Of the area or the site, as the permit says. */
  roles: readonly string[]
  valuesOf(one: A): object
  onceKey(one: A): string
}
/** Beside those of the area and the site: who ordered the work, and who supervises it at the place. */
const whoActs = (roles: readonly string[]): Sql =>
  sql`select r.own_user_id as user_id
    union select c.user_id from wkod_master_permit_crew c
      where c.permit_no = r.permit_no and c.crew_role_cd = 'SUP' and c.leave_dt is null
    union ${holdersAt(roles, permit.access.heldAt, { plant: sql`r.plant_cd`, dept: sql`r.area_dept_cd` })}`

/** Once for each check-in that is missed. */
export function tellLate(
  tx: Transaction,
  works: readonly Permit[],
  { aloneMin }: Pick<PermitLimits, 'aloneMin'>,
  now: Date,
): Promise<void> {
  const late = works.flatMap((work) => {
    const awaited = awaitedOf(work, aloneMin)
    return awaited && lateMin(awaited, now) >= TOLD_MIN ? [{ permitNo: work.permitNo, ...awaited }] : []
  })
  return tell(tx, now, late, {
    message: permitMessages.PT_ALONE_LATE,
    roles: ['SUP', 'SHM'],
    valuesOf: (one) => ({ n: lateMin(one, now), more: Math.max(0, SEARCH_MIN - lateMin(one, now)) }),
    onceKey: ({ permitNo, dueDt }) => `permit-alone:${permitNo}:${dueDt}`,
  })
}

/** The work stands: he is searched for at once. */
export const tellSearch = (tx: Transaction, lost: readonly About[], now: Date): Promise<void> =>
  tell(tx, now, lost, {
    message: permitMessages.PT_SEARCH,
    roles: ['SUP', 'SHM', 'OPR', 'SEC'],
    valuesOf: () => ({}),
    onceKey: ({ permitNo }) => `permit-search:${permitNo}:${now.toISOString()}`,
  })
