/** What follows for a unit from how it is worked in: whether it is measured, how often, by when. */
import { addMonths } from '#platform/model/calendar.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import {
  type Cycle,
  type CycleReason,
  exemptionOf,
  firstDue,
  type MeasureParams,
  nextDueAfter,
} from './measure.logic.ts'
import { measureParams } from './measure-params.ts'
import { factorsOf } from './measure-store.ts'
import { type MeasureUnit, measureUnit } from './measure-unit.model.ts'
import type { Factor } from './sample.logic.ts'

type Context = ActionContext<typeof measureUnit>

export const measureUnitRules = rulesFor(measureUnit, {
  set: { open: [cycle], edit: [cycle], reopen: [cycle] },
  refuse: { open: [refuseNoFactor, refuseUnmeasured], edit: [refuseNoFactor, refuseUnmeasured] },
})

async function cycle({ record, db, today }: Context) {
  if (record.statusCd === 'TEMP') return {}
  const [params, factors] = await Promise.all([measureParams(db, today), factorsOf(db)])
  return cycleNow(record, chosen(record, factors), today, params)
}

const chosen = ({ factors }: Pick<MeasureUnit, 'factors'>, all: readonly Factor[]): Factor[] => {
  const codes = new Set((factors ?? []).map(({ factorCd }) => factorCd))
  return all.filter(({ factorCd }) => codes.has(factorCd))
}

/** What a measurement has decided holds until the next one, but a change of the process ends a yearly cycle. */
function cycleNow(record: MeasureUnit, factors: readonly Factor[], today: string, params: MeasureParams) {
  const as = (cycleCd: Cycle, cycleReasonCd: CycleReason, nextDueYmd: string | null) => ({
    cycleCd,
    cycleReasonCd,
    cycleFactorCd: null,
    nextDueYmd,
  })
  const exempt = exemptionOf(record, factors, params)
  if (exempt) return as('EXEMPT', exempt, null)
  const { lastMeasureYmd, changeYmd, startYmd, cycleCd } = record
  if (!lastMeasureYmd) return as('HALF', 'FIRST', startYmd && firstDue(startYmd, params))
  const isChanged = cycleCd === 'YEAR' && changeYmd !== null && addMonths(changeYmd, 12) > today
  if (cycleCd && cycleCd !== 'EXEMPT' && !isChanged) return {}
  return as('HALF', 'HALF', nextDueAfter('HALF', lastMeasureYmd, params))
}

function refuseNoFactor({ record }: Context) {
  if (record.statusCd === 'TEMP' || record.factors?.length) return undefined
  return problem(measureUnit, 'factors', 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label: '측정 인자' } })
}

/** A factor that the law does not have measured makes no unit of measurement. @law 산업안전보건법 시행규칙 별표 21 */
async function refuseUnmeasured({ record, db }: Context) {
  if (record.statusCd === 'TEMP') return undefined
  const unmeasured = chosen(record, await factorsOf(db)).filter(({ measureYn }) => measureYn === 'N')
  if (unmeasured.length === 0) return undefined
  const names = unmeasured.map(({ factorNm }) => factorNm).join(', ')
  return problem(measureUnit, 'factors', 'HEA_WEM_NOT_MEASURED', '작업환경측정 대상이 아닌 인자입니다: {names}', {
    values: { names },
    law: '산업안전보건법 시행규칙 별표 21',
  })
}
