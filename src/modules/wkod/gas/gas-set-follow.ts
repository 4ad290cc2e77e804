/** What a set leads to, in its own transaction: the next one is due, or the work stops. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { dayOf, toWire } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { noteExplosive, noteNextMeasure, permitStates } from '../permit/permit.api.ts'
import { usableGasSets } from './gas.api.ts'
import { gasMessages } from './gas.messages.ts'
import { gasAsks } from './gas.ports.ts'
import { measureNumbers } from './gas-numbers.ts'
import type { gasSet } from './gas-set.model.ts'
import { closeZone, tellAired } from './gas-zone.ts'
import { type GasKind, gasKinds, nextDue } from './judge.logic.ts'

type Context = ActionContext<typeof gasSet>
type Effect = EffectContext<typeof gasSet>

const kindsIn = (text: string | null): GasKind[] => gasKinds.filter((kind) => (text ?? '').split(' ').includes(kind))

/** Who looked at a warning or allowed breathing air; from then on the set counts as a good one. */
export async function confirmed({ record, person, now, db }: Context) {
  const measured = new Date(record.measureDt)
  const { intervals } = await measureNumbers(db, dayOf(record.measureDt))
  const due = record.purposeCd === 'POST' ? null : nextDue(measured, kindsIn(record.kindCds), intervals)
  return { confirmUserId: person.userId, confirmDt: toWire(now), nextDueDt: due && toWire(due) }
}

/** R6: the permit knows when it is measured next: counted from the newest set that may be used, whichever arrived last. */
async function tellDue({ db, record }: Pick<Effect, 'db' | 'record'>): Promise<void> {
  if (!record.nextDueDt) return
  const [permit] = await permitStates(db, [record.permitNo])
  if (!permit || permit.statusCd === 'DONE') return
  const usable = await usableGasSets(db, { permitNos: [record.permitNo] })
  const due = usable.find(({ nextDueDt }) => nextDueDt !== null)?.nextDueDt
  if (due) await noteNextMeasure(db, record.permitNo, new Date(due))
}

export async function afterSet(context: Effect): Promise<void> {
  const { record, notify } = context
  if (record.judgeCd === 'PASS') {
    await tellDue(context)
    return tellAired({ tx: context.db, now: context.now }, record.permitNo)
  }
  if (record.judgeCd === 'WARN') return notify.tell(gasMessages.GAS_WARN, record, named(record))
  await stopWork(context)
  const kind = record.evacuateYn === 'Y' ? gasMessages.GAS_EVACUATE : gasMessages.GAS_HIGH
  await notify.tell(kind, record, named(record))
  await notify.people(await crewOf(context), messageOf(kind, record, named(record)))
}

const named = ({ permitDocNo, wkodTitle }: Effect['record']) => ({ title: permitDocNo ?? wkodTitle ?? '' })

/** R7: the permit itself; from a quarter of the lower limit on whatever is at work around it as well. */
async function stopWork({ db, record, now, person }: Effect): Promise<void> {
  const isExplosive = record.evacuateYn === 'Y'
  const stop = { reasonCd: 'GAS_HIGH' as const, gasHigh: isExplosive, now, byUserId: person.userId }
  const own = { ...stop, permitNos: [record.permitNo], reasonDesc: record.resultDesc ?? '' }
  const stopped = await permitPort.suspend(db, own)
  if (!isExplosive) return
  if (stopped.length === 0) await noteExplosive(db, record.permitNo, now)
  const { nearMeters } = await measureNumbers(db, dayOf(record.measureDt))
  await closeZone({ tx: db, person, now }, record, nearMeters)
  const near = new Set(await gasAsks.near(db, record.permitNo, nearMeters))
  near.delete(record.permitNo)
  if (near.size === 0) return
  const reasonDesc = `${record.permitDocNo ?? ''} ${record.resultDesc ?? ''}`.trim()
  await permitPort.suspend(db, { ...stop, permitNos: [...near], reasonDesc })
}

/** Who asked for the permit and who leads its work. */
async function crewOf({ db, record }: Effect): Promise<string[]> {
  const rows = await db.queryAs<{ userId: string }>(
    'SYSTEM',
    sql`select distinct u.user_id as "userId" from wkod_master p
        cross join lateral (values (p.create_user_id), (p.leader_user_id), (p.own_user_id)) u(user_id)
      where p.permit_no = ${record.permitNo} and u.user_id is not null`,
  )
  return rows.map(({ userId }) => userId)
}

export const afterConfirm = (context: Effect): Promise<void> => tellDue(context)

export async function afterSupply(context: Effect): Promise<void> {
  const { record, notify } = context
  await tellDue(context)
  await notify.tell(gasMessages.GAS_SUPPLY, record, named(record))
}
