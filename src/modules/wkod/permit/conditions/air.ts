/** Air that was found good, and recently enough. */
import type { Check } from '#platform/model/check.ts'
import { block, need, RULES, unknown } from '../ask/guard-parts.logic.ts'
import { airOf, badAirOf, sitesAndLeaders } from '../ask/permit-facts.ts'
import { isFresh, MINUTE_MS, minutesSince } from '../ask/validity.logic.ts'
import { partyOf } from '../crew/party.logic.ts'
import type { Permit } from '../permit.model.ts'
import type { AirSet } from '../permit.ports.ts'
import { gasAged, resumeChecks } from '../stop/resume.logic.ts'
import { needsGas } from '../types/kinds.model.ts'
import { type Asked, type Condition, type Finding, type Moment, onePer } from './condition.ts'

/** @law 산업안전보건기준에 관한 규칙 제618조, 제619조의2, 제296조 */
export const air: Condition = {
  name: 'air',
  asked: 'asxuw',
  stop: 'GAS_OVERDUE',
  find: async (works, asked) => {
    if (asked.moment === 'work') return onePer(works, (work) => measuredInTime(work, asked))
    const [sets, bad] = await Promise.all([airOf(asked.db, works), badAirOf(asked.db, works)])
    if (bad === 'unknown') return onePer(works, () => [unknown('가스측정')])
    // Whatever the work: where its air was bad it does not begin before it was found good.
    return onePer(works, (work) =>
      needsGas(work) || (bad(work).length > 0 && sets(work).length === 0) ? freshAir(sets(work), asked) : [],
    )
  },
}

/** Not much later than it was due; what was found bad stops the work in the transaction in which it is found. */
function measuredInTime({ gasNextDueDt }: Permit, { now, limits }: Asked): Check[] {
  const due = Date.parse(gasNextDueDt ?? '')
  return need(!(now.getTime() >= due + limits.gasGraceMin * MINUTE_MS), 'PT_GAS_LATE', '가스측정이 {n}분 늦었습니다.', {
    law: `${RULES} 제619조의2제1항`,
    values: { n: Math.floor((now.getTime() - due) / MINUTE_MS) },
    lifterCds: ['GAS'],
  })
}

/** Bad air stops the work in the transaction in which it is found; work of which nobody knew yet, when its beginning arrives. */
export const badAir: Condition = {
  name: 'badAir',
  asked: 'w',
  stop: 'GAS_HIGH',
  find: async (works, { db, since }) => {
    if (!since) return []
    const bad = await badAirOf(db, works)
    if (bad === 'unknown') return onePer(works, () => [unknown('가스측정')])
    const isSince = ({ measureDt }: AirSet) => Date.parse(measureDt) >= since.getTime()
    return onePer(works, (work) =>
      need(!bad(work).some(isSince), 'PT_AIR_SINCE', '작업을 시작한 뒤의 가스측정이 부적합입니다.', {
        law: `${RULES} 제619조의2제1항`,
        lifterCds: ['GAS'],
      }),
    )
  },
}

/** Measured so many minutes ago at most. */
function freshAir([newest]: readonly AirSet[], { now, moment, limits }: Asked): Check[] {
  const limit = moment === 'approve' ? limits.gasApproveMin : limits.gasStartMin
  const said = { law: `${RULES} 제619조의2제1항`, lifterCds: ['GAS'] }
  if (!newest) return [block('PT_GAS_NONE', '쓸 수 있는 가스측정 결과가 없습니다.', said)]
  const at = now.toISOString()
  return need(isFresh(newest.measureDt, at, limit), 'PT_GAS_AGE', gasAged, {
    ...said,
    evidenceDesc: newest.measureDt.slice(0, 16).replace('T', ' '),
    values: { n: minutesSince(newest.measureDt, at), limit },
  })
}

/**
 * Air that is not good to breathe was allowed for people who bring their own.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조의2제3항
 */
export const breath: Condition = {
  name: 'breath',
  asked: 'asjuw',
  stop: 'GAS_HIGH',
  waits: true,
  find: async (works, { db, moment }) => {
    const measured = works.filter(needsGas)
    const sets = await airOf(db, measured)
    const conditional = measured.filter((work) => sets(work)[0]?.statusCd === 'COND')
    return [
      ...onePer(conditional, suppliedAir),
      ...conditional.flatMap((work) => (moment === 'approve' ? [] : unmasked(work, moment))),
    ]
  },
}

const suppliedAir = (work: Permit): Check[] =>
  need(
    work.supplyAirYn === 'Y',
    'PT_SUPPLY_AIR',
    '송기마스크·공기호흡기를 쓰는 조건으로 허용된 측정입니다. 사용 여부를 확인하세요.',
    {
      field: 'supplyAirYn',
      law: `${RULES} 제619조의2제3항`,
      lifterCds: sitesAndLeaders('OPR', work),
    },
  )

/** Each who goes in has his own air, and somebody has seen it; who has not begun is asked when he does. */
const unmasked = (work: Permit, moment: Moment): Finding[] =>
  partyOf(work)
    .filter(
      ({ roles, addDt, isMasked }) => roles.includes('WORKER') && !isMasked && (moment !== 'work' || addDt !== null),
    )
    .map(({ whom }) => ({
      ...block('PT_MASK', '송기마스크·공기호흡기를 확인하지 않은 인원이 {n}명 있습니다. ({names})', {
        field: 'permitCrew',
        law: `${RULES} 제619조의2제3항`,
        lifterCds: sitesAndLeaders('OPR', work),
      }),
      permitNo: work.permitNo,
      whom,
    }))

/** What the stop itself asks for before work goes on (2.6). */
export const resumption: Condition = {
  name: 'resumption',
  asked: 'u',
  find: async (works, { db, now, limits }) => {
    const [sets, bad] = await Promise.all([airOf(db, works), badAirOf(db, works)])
    if (bad === 'unknown') return onePer(works, () => [unknown('가스측정')])
    const dtsOf = (all: readonly AirSet[]) => all.map(({ measureDt }) => measureDt)
    return onePer(works, (work) => {
      const facts = { airDts: dtsOf(sets(work)), badDts: dtsOf(bad(work)), crewCnt: partyOf(work).length }
      return resumeChecks(work, { ...facts, now: now.toISOString() }, limits)
    })
  },
}
