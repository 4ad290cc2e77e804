/** Who of a work may work, as a colour with its reasons: made of the conditions of the permit, of many works at once. */
import type { Transaction } from '#platform/server/database/database.ts'
import { isTimed } from '../ask/permit-facts.ts'
import { type Asked, askAll, askedAt, type Condition, type Finding } from '../conditions/condition.ts'
import { fatigue } from '../conditions/fatigue.ts'
import { locks } from '../conditions/locked.ts'
import { oneWork } from '../conditions/one-work.ts'
import { taught } from '../conditions/own-people.ts'
import { planSigns } from '../conditions/papers.ts'
import { gate, persons, talk } from '../conditions/people.ts'
import type { Load } from '../fatigue/fatigue.logic.ts'
import { loadsOf } from '../fatigue/loads.ts'
import type { Colour } from '../permit.calls.ts'
import type { Permit } from '../permit.model.ts'
import { everybody, isSame, type Whom } from './party.logic.ts'

/** What is asked of anybody on the list, at any time. */
const always: readonly Condition[] = [persons, taught, oneWork, fatigue]
/** What he sees to himself, when the work is about to begin: until then it is not his time, and then he is waited for. */
const ofTheDay: readonly Condition[] = [gate, talk, planSigns, locks]
const isItsDay = ({ statusCd }: Permit) => statusCd === 'ISSUED' || statusCd === 'WORK' || statusCd === 'SUSP'

export interface Ready {
  readonly permitNo: number
  readonly whom: Whom
  readonly colourCd: Colour
  /** Red first. */
  readonly findings: readonly Finding[]
  readonly load: Load | undefined
}

/**
 * Everybody of these works who has not left. What a draft lacks is not asked.
 *
 * @param isToCome they are not on the list yet: nobody waits for them at the gate or at the talk
 */
export async function readyOf(tx: Transaction, all: readonly Permit[], now: Date, isToCome = false): Promise<Ready[]> {
  const works = all.filter(isTimed)
  if (works.length === 0) return []
  const joining = await askedAt({ db: tx, now, moment: 'join' })
  const found = [
    ...(await findingsOf(always, works, joining)),
    ...(await findingsOf([oneWork], works, { ...joining, moment: 'submit' })),
    ...(isToCome ? [] : await awaited(works, joining)),
  ]
  const people = works.flatMap((work) => everybody(work).map((whom) => ({ work, whom })))
  const loads = await loadsOf(
    tx,
    people.map(({ work: { plantCd }, whom }) => ({ plantCd, whom, at: now })),
    now,
    joining.limits.fatigueHeatRate,
  )
  return people.map(({ work: { permitNo }, whom }, at) => {
    const his = found.filter((one) => one.permitNo === permitNo && one.whom && isSame(one.whom, whom))
    const findings = once(his).toSorted((a, b) => order(a) - order(b))
    const load = loads === 'unknown' ? undefined : loads[at]
    return { permitNo, whom, colourCd: colourOf(findings), findings, load }
  })
}

const findingsOf = async (which: readonly Condition[], works: readonly Permit[], asked: Asked): Promise<Finding[]> =>
  (await askAll(which, works, asked)).flatMap(({ findings }) => findings)

/** The talk of work that has not begun must be fresh; who joins signs the one that was held. */
async function awaited(all: readonly Permit[], asked: Asked): Promise<Finding[]> {
  const works = all.filter(isItsDay)
  const [begun, next] = [
    works.filter(({ startDt }) => startDt !== null),
    works.filter(({ startDt }) => startDt === null),
  ]
  const found = [
    ...(begun.length > 0 ? await findingsOf(ofTheDay, begun, asked) : []),
    ...(next.length > 0 ? await findingsOf(ofTheDay, next, { ...asked, moment: 'start' }) : []),
  ]
  return found.map((one) => ({ ...one, resultCd: 'WARN' }))
}

const order = ({ resultCd }: Finding): number => (resultCd === 'BLOCK' ? 0 : 1)
/** Who is at another work need not be told that he is named there as well. */
const once = (findings: readonly Finding[]): Finding[] =>
  findings.some(({ ruleCd }) => ruleCd === 'PT_ONE_WORK')
    ? findings.filter(({ ruleCd }) => ruleCd !== 'PT_ALSO_NAMED')
    : [...findings]

const colourOf = (findings: readonly Finding[]): Colour => {
  if (findings.some(({ resultCd }) => resultCd === 'BLOCK')) return 'RED'
  return findings.length > 0 ? 'AMBER' : 'GREEN'
}
