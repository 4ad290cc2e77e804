/** The evaluation: every sample against its limit as it is on that day, and what that means for each unit. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import {
  type CycleDecision,
  cycleAfter,
  type FactorResult,
  improveDue,
  keepYears,
  type MeasureParams,
  nextDueAfter,
} from './measure.logic.ts'
import type { measure } from './measure.model.ts'
import { measureParams } from './measure-params.ts'
import {
  factorsOf,
  previousResults,
  type SampleRow,
  samplesOf,
  type TargetRow,
  targetsOf,
  writeJudgements,
  writeResults,
} from './measure-store.ts'
import { measureUnit } from './measure-unit.model.ts'
import { verdictOf, worstOf } from './measure-verdict.logic.ts'
import { evaluateSamples, type Factor, type Mixture, mixturesOf } from './sample.logic.ts'

type Context = ActionContext<typeof measure>
interface Decided extends CycleDecision {
  target: TargetRow
  results: FactorResult[]
  maxIndexVal: number | null
  mixIndexVal: number | null
  exceedYn: 'Y' | 'N'
  nextDueYmd: string | null
}

/** @returns what the measurement as a whole says of itself */
export async function evaluate(context: Context) {
  const { record, db } = context
  const sampleEndYmd = record.sampleEndYmd ?? ''
  const { measureNo } = record
  const [params, factors, stored, targets] = await Promise.all([
    measureParams(db, sampleEndYmd),
    factorsOf(db),
    samplesOf(db, measureNo),
    targetsOf(db, measureNo),
  ])
  const known = new Map(factors.map((factor) => [factor.factorCd, factor]))
  const factorOf = (code: string) => known.get(code)
  const results = evaluateSamples(stored, factorOf, params)
  const samples = stored.map((sample, index) => ({ ...sample, ...results[index] }))
  await writeResults(db, samples)
  const previous = await previousResults(db, measureNo, factorOf)
  const decided = decideAll({ samples, targets, factorOf, previous, sampleEndYmd, params })
  await writeJudgements(db, measureNo, decided)
  await writeTargets(context, decided)
  await writeUnits(context, decided)

  const exceedCnt = decided.flatMap(({ results }) => results).filter(({ verdictCd }) => verdictCd === 'ABOVE').length
  const mixCnt = decided.filter(({ results }) => isMixOnly(results)).length
  const measured = samples.flatMap(({ factorCd }) => factorOf(factorCd) ?? [])
  const keepYearCnt = keepYears(measured, params)
  return {
    exceedCnt: exceedCnt + mixCnt,
    maxIndexVal: largest(decided.map(({ maxIndexVal, mixIndexVal }) => largest([maxIndexVal, mixIndexVal]))),
    keepYearCnt,
    keepToYmd: addDays(addMonths(sampleEndYmd, keepYearCnt * 12), -1),
    improveDueYmd: exceedCnt + mixCnt > 0 ? improveDue(sampleEndYmd, params) : null,
  }
}

/** Nothing of it exceeds by itself, all together does. */
function isMixOnly(results: readonly FactorResult[]): boolean {
  const parts = results.filter(({ mixVerdictCd }) => mixVerdictCd === 'ABOVE')
  return parts.length > 0 && parts.every(({ verdictCd }) => verdictCd !== 'ABOVE')
}
const largest = (values: readonly (number | null)[]): number | null => {
  const numbers = values.filter((value) => value !== null)
  return numbers.length > 0 ? Math.max(...numbers) : null
}

interface Material {
  samples: readonly SampleRow[]
  targets: readonly TargetRow[]
  factorOf: (code: string) => Factor | undefined
  previous: ReadonlyMap<number, FactorResult[]>
  sampleEndYmd: string
  params: MeasureParams
}

function decideAll({ samples, targets, factorOf, previous, sampleEndYmd, params }: Material): Decided[] {
  const separate = new Set(targets.filter(({ separateYn }) => separateYn === 'Y').map((one) => one.measureUnitNo))
  const mixtures = Map.groupBy(mixturesOf(samples, factorOf, separate), ({ measureUnitNo }) => measureUnitNo)
  const ofUnit = Map.groupBy(samples, ({ measureUnitNo }) => measureUnitNo)
  return targets.map((target) => {
    const own = ofUnit.get(target.measureUnitNo) ?? []
    const { changeYmd, measureUnitNo } = target
    const mixed = mixtures.get(measureUnitNo) ?? []
    const results = resultsOf(own, factorOf, mixed)
    const cycle = cycleAfter(results, previous.get(measureUnitNo), { sampleEndYmd, changeYmd }, params)
    const mixIndexVal = largest(mixed.map(({ sumVal }) => sumVal))
    return {
      target,
      results,
      ...cycle,
      mixIndexVal,
      exceedYn: isAbove(results) ? 'Y' : 'N',
      maxIndexVal: largest(own.map(({ indexVal }) => indexVal)),
      nextDueYmd: nextDueAfter(cycle.cycleCd, sampleEndYmd, params),
    }
  })
}

/** Something in the unit is above its limit, by itself or together with others. */
export const isAbove = (results: readonly FactorResult[]): boolean =>
  results.some(({ verdictCd, mixVerdictCd }) => verdictCd === 'ABOVE' || mixVerdictCd === 'ABOVE')

/** What each factor of a unit comes to: the largest values, and the worst of its samples and mixtures. */
export function resultsOf(
  samples: readonly Pick<SampleRow, 'factorCd' | 'indexVal' | 'twaVal' | 'exceedYn'>[],
  factorOf: (code: string) => Factor | undefined,
  mixtures: readonly Mixture[],
): FactorResult[] {
  return [...Map.groupBy(samples, ({ factorCd }) => factorCd)].flatMap(([factorCd, own]) => {
    const factor = factorOf(factorCd)
    if (!factor) return []
    const indexVal = largest(own.map((one) => one.indexVal))
    const verdictCd = worstOf(own.map(verdictOf))
    const mixed = mixtures.filter(({ parts }) => parts.some((part) => part.factorCd === factorCd))
    const mixVerdictCd = worstOf(mixed.map(({ sumVal, exceedYn }) => verdictOf({ indexVal: sumVal, exceedYn })))
    return [{ ...factor, indexVal, twaVal: largest(own.map((one) => one.twaVal)), verdictCd, mixVerdictCd }]
  })
}

async function writeTargets({ db, record }: Context, decided: readonly Decided[]) {
  const rows = decided.map(({ target, results: _, ...rest }) => ({ ...rest, no: target.measureUnitNo }))
  await db.query(sql`update measure_target t set max_index_val = r."maxIndexVal", mix_index_val = r."mixIndexVal",
      exceed_yn = r."exceedYn", cycle_cd = r."cycleCd", cycle_reason_cd = r."cycleReasonCd",
      cycle_factor_cd = r."cycleFactorCd", next_due_ymd = r."nextDueYmd"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(no bigint, "maxIndexVal" numeric, "mixIndexVal" numeric,
      "exceedYn" text, "cycleCd" text, "cycleReasonCd" text, "cycleFactorCd" text, "nextDueYmd" date)
    where t.measure_no = ${record.measureNo} and t.measure_unit_no = r.no`)
}

/** A unit that a later measurement has covered meanwhile keeps what that one decided. */
async function writeUnits({ db, record, person, now }: Context, decided: readonly Decided[]) {
  const { sampleEndYmd } = record
  const units = db.program(measureUnit, { by: person, now })
  for (const { target, cycleCd, cycleReasonCd, cycleFactorCd, nextDueYmd, exceedYn } of decided) {
    if (target.lastMeasureYmd !== sampleEndYmd || target.statusCd !== 'ACTIVE') continue
    const found = { cycleCd, cycleReasonCd, cycleFactorCd, nextDueYmd, exceedYn }
    await units.note(target.measureUnitNo, 'EVALUATE', found)
  }
}
