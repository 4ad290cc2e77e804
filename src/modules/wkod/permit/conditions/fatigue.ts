/** Nobody does what is dangerous who has too much behind him. */
import { block, unknown } from '../ask/guard-parts.logic.ts'
import { isSame, partyOf, type Whom, whomOf } from '../crew/party.logic.ts'
import { type Excess, excessOf, isHighRiskWork, type Load } from '../fatigue/fatigue.logic.ts'
import { type LoadAsked, loadsOf } from '../fatigue/loads.ts'
import type { Permit } from '../permit.model.ts'
import { type Asked, type Condition, type Finding, onePer } from './condition.ts'

/**
 * Hours of the day, of the week and of rest, up to the moment when the work begins, or ends as it is to be extended. Of
 * dangerous work whoever is over the limits is kept out, unless the safety manager has decided otherwise; of other work
 * it is told.
 *
 * @law 근로기준법 제50조, 제53조, 제59조
 */
export const fatigue: Condition = {
  name: 'fatigue',
  asked: 'Qsjxuw',
  stop: 'PERSON',
  leaves: true,
  async find(works, asked) {
    const people = works.flatMap((work) => partyOf(work).map(({ whom }) => ({ work, whom, ...momentsOf(work, asked) })))
    const { db, now, limits } = asked
    const loads = await loadsOf(
      db,
      people.map(({ work, ...one }): LoadAsked => ({ ...one, plantCd: work.plantCd })),
      now,
      limits.fatigueHeatRate,
    )
    if (loads === 'unknown') return onePer(works, () => [unknown('근무시간')])
    return people.flatMap(({ work, whom }, at): Finding[] => {
      const load = loads[at]
      return load ? tiredOf({ work, whom, load }, asked) : []
    })
  },
}

function momentsOf(work: Permit, { moment, now }: Asked): Pick<LoadAsked, 'at' | 'staysUntil'> {
  if (moment === 'work' || moment === 'resume') return { at: now }
  if (moment !== 'extend') return { at: new Date(Math.max(now.getTime(), Date.parse(work.workFromDt))) }
  const end = new Date(Math.max(now.getTime(), Date.parse(work.extendToDt ?? work.workToDt)))
  return { at: end, staysUntil: end }
}

interface Tired {
  readonly work: Permit
  readonly whom: Whom
  readonly load: Load
}
function tiredOf({ work, whom, load }: Tired, { limits, now }: Asked): Finding[] {
  const decided = decisionOf(work, whom, now)
  const isBarred = isHighRiskWork(work) && !decided
  return excessOf(load, limits).map((excess) => ({
    ...says[excess](load, limits),
    resultCd: isBarred ? 'BLOCK' : 'WARN',
    ...(decided && { evidenceDesc: decided.reasonDesc ?? '' }),
    permitNo: work.permitNo,
    whom,
  }))
}

/** The decision that lets him work all the same, as long as it holds. */
const decisionOf = ({ permitTired }: Permit, whom: Whom, now: Date) =>
  (permitTired ?? []).findLast(
    (line) =>
      whomOf(line).some((one) => isSame(one, whom)) && line.toDt !== null && Date.parse(line.toDt) > now.getTime(),
  )

type Says = (load: Load, limits: Asked['limits']) => ReturnType<typeof block>
const says: Readonly<Record<Excess, Says>> = {
  DAY: ({ dayH }, { fatigueDayH }) =>
    block('PT_TIRED_DAY', '최근 24시간 근무가 {h}시간입니다. (한도 {max}시간): {names}', {
      values: { h: dayH, max: fatigueDayH },
      field: 'permitCrew',
    }),
  WEEK: ({ weekH }, { fatigueWeekH }) =>
    block('PT_TIRED_WEEK', '최근 7일 근무가 {h}시간입니다. (한도 {max}시간): {names}', {
      values: { h: weekH, max: fatigueWeekH },
      field: 'permitCrew',
      law: '근로기준법 제50조, 제53조제1항',
    }),
  REST: ({ restH }, { fatigueRestH }) =>
    block('PT_TIRED_REST', '최근 24시간에 이어서 쉰 시간이 {h}시간입니다. (기준 {min}시간): {names}', {
      values: { h: restH, min: fatigueRestH },
      field: 'permitCrew',
      law: '근로기준법 제59조제2항',
    }),
}
