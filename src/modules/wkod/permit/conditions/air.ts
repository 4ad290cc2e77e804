/** Air that was found good, and recently enough. */
import type { Check } from '#platform/model/check.ts'
import { block, need, RULES, unknown } from '../ask/guard-parts.logic.ts'
import { airOf, badAirOf, crewCount, sitesAndLeaders } from '../ask/permit-facts.ts'
import { needsGas } from '../ask/type-guards.logic.ts'
import { isFresh, minutesSince } from '../ask/validity.logic.ts'
import type { Permit } from '../permit.model.ts'
import { gasAged, resumeChecks } from '../stop/resume.logic.ts'
import { type Asked, type Condition, ofEach } from './condition.ts'

/** @law 산업안전보건기준에 관한 규칙 제618조, 제619조의2, 제296조 */
export const air: Condition = {
  name: 'air',
  asked: 'asxu',
  find: ofEach(freshAir),
}

/** Measured so many minutes ago at most. */
async function freshAir(work: Permit, { db, now, moment, limits }: Asked): Promise<Check[]> {
  if (!needsGas(work)) return []
  const limit = moment === 'approve' ? limits.gasApproveMin : limits.gasStartMin
  const [newest] = await airOf(db, work)
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
export const breath: Condition = { name: 'breath', asked: 'asu', find: ofEach(ownAir) }

async function ownAir(work: Permit, { db }: Asked): Promise<Check[]> {
  if (!needsGas(work)) return []
  const [newest] = await airOf(db, work)
  return need(
    newest?.statusCd !== 'COND' || work.supplyAirYn === 'Y',
    'PT_SUPPLY_AIR',
    '송기마스크·공기호흡기를 쓰는 조건으로 허용된 측정입니다. 사용 여부를 확인하세요.',
    {
      field: 'supplyAirYn',
      law: `${RULES} 제619조의2제3항`,
      lifterCds: sitesAndLeaders('OPR', work),
    },
  )
}

/** What the stop itself asks for before work goes on (2.6). */
export const resumption: Condition = { name: 'resumption', asked: 'u', find: ofEach(resumable) }

async function resumable(work: Permit, { db, now, limits }: Asked): Promise<Check[]> {
  const [sets, bad] = await Promise.all([airOf(db, work), badAirOf(db, work)])
  if (bad === 'unknown') return [unknown('가스측정')]
  const airDts = sets.map(({ measureDt }) => measureDt)
  const badDts = bad.map(({ measureDt }) => measureDt)
  return resumeChecks(work, { now: now.toISOString(), airDts, badDts, crewCnt: crewCount(work) }, limits)
}
