/** What a set leads to, in its own transaction: the next one is due, or the work stops. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { dayOf, toWire } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { noteExplosive, noteNextMeasure, permitStates } from '../permit/permit.api.ts'
import { gasAsks } from './gas.ports.ts'
import { measureNumbers } from './gas-numbers.ts'
import { gasSet } from './gas-set.model.ts'
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

/** R6: the permit knows when it is measured next. An older set that is confirmed late does not bring it forward. */
async function tellDue({ db, record }: Pick<Effect, 'db' | 'record'>): Promise<void> {
  if (!record.nextDueDt) return
  const [permit] = await permitStates(db, [record.permitNo])
  if (!permit || permit.statusCd === 'DONE') return
  const due = new Date(record.nextDueDt)
  const isLater = permit.gasNextDueDt === null || new Date(permit.gasNextDueDt) < due
  if (isLater || record.wrongGasSetNo !== null) await noteNextMeasure(db, record.permitNo, due)
}

export async function afterSet(context: Effect): Promise<void> {
  const { record, notify } = context
  const about = { model: gasSet, no: record.gasSetNo }
  const title = record.permitDocNo ?? record.wkodTitle ?? ''
  if (record.judgeCd === 'PASS') return tellDue(context)
  if (record.judgeCd === 'WARN') {
    await notify.role('SHM', record.plantCd, {
      text: '가스측정 주의값을 확인하십시오: {title}',
      values: { title },
      tone: 'waiting',
      about,
    })
    return undefined
  }
  await stopWork(context)
  const values = { title, result: record.resultDesc ?? '' }
  const text = record.evacuateYn === 'Y' ? EVACUATE : '가스농도 초과로 작업을 중지했습니다: {title} ({result})'
  await Promise.all(
    (['SHM', 'OPR', 'SEC'] as const).map((role) =>
      notify.role(role, record.plantCd, { text, values, tone: 'danger', about }),
    ),
  )
  await notify.people(await crewOf(context), { text, values, tone: 'danger', about })
}

const EVACUATE = '폭발하한 25% 이상입니다. 즉시 대피하십시오: {title} ({result})'

/** R7: the permit itself; from a quarter of the lower limit on whatever is at work around it as well. */
async function stopWork({ db, record, now, person }: Effect): Promise<void> {
  const isExplosive = record.evacuateYn === 'Y'
  const stop = { reasonCd: 'GAS_HIGH' as const, gasHigh: isExplosive, now, byUserId: person.userId }
  const own = { ...stop, permitNos: [record.permitNo], reasonDesc: record.resultDesc ?? '' }
  const stopped = await permitPort.suspend(db, own)
  if (!isExplosive) return
  if (stopped.length === 0) await noteExplosive(db, record.permitNo, now)
  const { nearMeters } = await measureNumbers(db, dayOf(record.measureDt))
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
  await notify.people([record.testerUserId], {
    text: '공기호흡기·송기마스크 사용을 승인했습니다: {title}',
    values: { title: record.permitDocNo ?? record.wkodTitle ?? '' },
    tone: 'done',
    about: { model: gasSet, no: record.gasSetNo },
  })
}
