/** How an isolation is changed at its points: locked, by whoever may, told as one change of the plan. */
import { dayOf, toWire } from '#platform/model/calendar.ts'
import type { ActionOf, DraftOf } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { staleAnswer } from '#platform/server/documents/history.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { type RuleProblem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { keepAlive } from '../permit/conditions/keep-alive.ts'
import { askAroundIsolation } from '../simops/systems.api.ts'
import { type IsoPersonal, type IsoPlan, type IsoPoint, isoPlan } from './iso-plan.model.ts'
import { linkedPermits } from './iso-store.ts'
import { type IsoState, stateOf } from './isolation.logic.ts'

export interface IsoChange {
  tx: Transaction
  asker: Asker
  plan: IsoPlan
  now: Date
  today: string
}
/** What a change leaves behind: fields of the plan with the points, locks or records that it touched. */
export interface IsoResult {
  actionCd: ActionOf<typeof isoPlan>
  values: { [K in keyof DraftOf<typeof isoPlan>]?: IsoPlan[K] }
  reasonDesc?: string
}

interface Target {
  no: number
  /** Left out where the change does not rest on what the page showed. */
  rowVersion?: number
  states: readonly IsoPlan['statusCd'][]
  /** Who sees the plan, where it is not whoever asks. */
  eyes?: Queries
}

/** @throws Refusal 404, 409 CM-01 and CM-02, 422 */
export async function changeIso(
  tx: Transaction,
  services: Services,
  asker: Asker,
  { no, rowVersion, states, eyes = tx }: Target,
  work: (change: IsoChange) => Promise<IsoResult>,
): Promise<IsoPlan> {
  const row = await getRecord(eyes, isoPlan, no, true)
  if (rowVersion !== undefined && row.rowVersion !== rowVersion)
    throw await staleAnswer(tx, isoPlan, asker, row, rowVersion)
  const plan = row as typeof row & IsoPlan
  if (!states.includes(plan.statusCd)) throw wrongState(isoPlan.lifecycle.states[plan.statusCd].label)
  const now = services.clock.now()
  const { actionCd, values, reasonDesc = null } = await work({ tx, asker, plan, now, today: dayOf(now) })
  const after = { ...plan, ...values }
  const statusCd = stateOf(plan.statusCd as IsoState, after.points)
  const by = { by: asker.person, now, ip: asker.ip }
  const changes = { ...values, ...counted(after, statusCd, now) }
  const changed = await tx.program(isoPlan, by).act(no, actionCd, changes, { reasonDesc })
  if (!changed) throw wrongState(isoPlan.lifecycle.states[plan.statusCd].label)
  if (actionCd !== 'LOCK_ON') await askWorks(tx, no, now)
  return { ...after, statusCd }
}

/**
 * A lock more weakens nothing; whatever else is done to an isolation, the works behind it are asked whether they may go on,
 * and so are those on the same systems.
 */
async function askWorks(tx: Transaction, isoPlanNo: number, now: Date): Promise<void> {
  const permits = await linkedPermits(asProgram(tx), isoPlanNo)
  await keepAlive(tx, { permitNos: permits.map(({ permitNo }) => permitNo) }, now)
  await askAroundIsolation(tx, isoPlanNo, now)
}

function counted({ points, personal, setUserId, setYmd, verifiedDt }: IsoPlan, statusCd: IsoState, now: Date) {
  const firstSet = points.find((point) => point.setUserId !== null)
  return {
    pointCnt: points.length,
    personalCnt: onLocks(personal).length,
    setUserId: setUserId ?? firstSet?.setUserId ?? null,
    setYmd: setYmd ?? (firstSet ? dayOf(now) : null),
    verifiedDt: statusCd === 'VERIFIED' ? (verifiedDt ?? toWire(now)) : verifiedDt,
  }
}

export const onLocks = (personal: readonly IsoPersonal[]): IsoPersonal[] =>
  personal.filter(({ offDt }) => offDt === null)

export function refuseWith(...problems: readonly (RuleProblem | undefined)[]): void {
  const found = problems.filter((one) => one !== undefined)
  if (found.length > 0) throw ruleRefused(found)
}

export const withPoint = (points: readonly IsoPoint[], changed: IsoPoint): IsoPoint[] =>
  points.map((point) => (point.isoPointNo === changed.isoPointNo ? changed : point))
