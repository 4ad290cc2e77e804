/** What a measurement must be at each of its steps, and what follows. */
import { addDays, addWorkingDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { type ActionContext, type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import type { ExceededListener } from './measure.api.ts'
import {
  areaSamples,
  type Cycle,
  earliestAfter,
  factorExemption,
  improveDue,
  leastGap,
  nextDueAfter,
  personalSamples,
  reportDue,
} from './measure.logic.ts'
import { type Measure, measure } from './measure.model.ts'
import { evaluate } from './measure-evaluate.ts'
import { afterEvaluation } from './measure-follow.ts'
import { measureParams } from './measure-params.ts'
import { factorsOf, samplesOf, type TargetRow, targetsOf } from './measure-store.ts'
import { sampledCnt } from './sample.logic.ts'

type Context = ActionContext<typeof measure>
const MOST_TOLD = 20

/** @param listeners told of what exceeded, in the transaction of the evaluation */
export const measureRules = (listeners: readonly ExceededListener[]): RuledDocument =>
  rulesFor(measure, {
    set: { edit: [deadlines], sampled: [deadlines], evaluate: [evaluate], correct: [openAgain] },
    refuse: {
      plan: [refuseReversedPlan],
      edit: [refuseReversedPlan],
      prelim: [refuseNoUnits],
      sampled: [refuseSamplingDays, refuseNoUnits, refuseGap],
      enter: [refuseNoSamples, refuseFewSamples],
      evaluate: [refuseNoSamples, refuseFewSamples],
      report: [refuseEarlyReport],
      complete: [refuseOpenImprovements],
    },
    follow: { sampled: [measuredUnits], evaluate: [afterEvaluation(listeners)] },
  })

/** W10: counted from the last day of sampling. The law's own last day is no Saturday, Sunday or holiday. */
async function deadlines({ record, db }: Context) {
  const { sampleEndYmd, extendYn, statusCd, exceedCnt } = record
  if (!sampleEndYmd || statusCd === 'PRELIM') return {}
  const params = await measureParams(db, sampleEndYmd)
  const reportDueYmd = reportDue(sampleEndYmd, extendYn === 'Y', params)
  const before = addDays(reportDueYmd, -1)
  return {
    resultYn: 'Y' as const,
    reportDueYmd,
    legalLastYmd: addWorkingDays(before, 1, await holidaysFrom(db, before)),
    improveDueYmd: exceedCnt ? improveDue(sampleEndYmd, params) : null,
  }
}

/** What was found is found anew; until then it is not said. */
const openAgain = () => ({ exceedCnt: null, maxIndexVal: null, improveDueYmd: null })

/** From the day of sampling on a unit counts as measured; how often from then on follows with the results. */
async function measuredUnits({ record, db }: Context) {
  const { sampleEndYmd, measureNo } = record
  if (!sampleEndYmd) return
  const params = await measureParams(db, sampleEndYmd)
  const targets = await targetsOf(db, measureNo)
  const rows = targets.map(({ measureUnitNo, cycleCd }) => {
    const cycle = cycleCd === 'SHORT' || cycleCd === 'YEAR' ? cycleCd : 'HALF'
    return { no: measureUnitNo, due: nextDueAfter(cycle, sampleEndYmd, params) }
  })
  await db.query(sql`update measure_unit u set last_measure_ymd = ${sampleEndYmd}, next_due_ymd = r.due,
      cycle_reason_cd = case when u.cycle_reason_cd = 'FIRST' then 'HALF' else u.cycle_reason_cd end,
      row_version = u.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(no bigint, due date)
    where u.measure_unit_no = r.no and coalesce(u.cycle_cd, '') <> 'EXEMPT'`)
}

const reversed = (field: keyof typeof measure.fields) =>
  problem(measure, field, 'RANGE', '종료일은 시작일보다 빠를 수 없습니다.')

function refuseReversedPlan({ record: { planStartYmd, planEndYmd } }: Context) {
  return planStartYmd && planEndYmd && planEndYmd < planStartYmd ? reversed('planEndYmd') : undefined
}

function refuseSamplingDays({ record: { sampleStartYmd, sampleEndYmd }, today }: Context) {
  if (!sampleStartYmd || !sampleEndYmd) return undefined
  if (sampleEndYmd < sampleStartYmd) return reversed('sampleEndYmd')
  if (sampleEndYmd <= today) return undefined
  return problem(measure, 'sampleEndYmd', 'HEA_WEM_NOT_YET', '시료채취가 끝난 뒤에 입력하십시오.')
}

async function refuseNoUnits({ record, db }: Context) {
  const [one] = await db.query(sql`select from measure_target where measure_no = ${record.measureNo} limit 1`)
  return one ? undefined : problem(measure, '', 'HEA_WEM_NO_UNIT', '측정할 단위작업장소를 선택하십시오.')
}

/** @law 작업환경측정 및 정도관리 등에 관한 고시 제4조 */
async function refuseGap({ record, db }: Context) {
  const { sampleStartYmd, measureNo } = record
  if (!sampleStartYmd) return undefined
  const params = await measureParams(db, sampleStartYmd)
  const problems = (await targetsOf(db, measureNo)).flatMap(({ lastMeasureYmd, cycleCd, unitNm }) => {
    const cycle = (cycleCd ?? 'HALF') as Cycle
    if (!lastMeasureYmd || sampleStartYmd >= earliestAfter(lastMeasureYmd, cycle, params)) return []
    const { n, unit } = leastGap(cycle, params)
    const message =
      unit === 'DAY'
        ? '직전 측정일로부터 {n}일이 지나지 않았습니다. ({unit} {day})'
        : '직전 측정일로부터 {n}개월이 지나지 않았습니다. ({unit} {day})'
    const values = { n, unit: unitNm, day: lastMeasureYmd }
    return [problem(measure, 'sampleStartYmd', 'HEA_WEM_GAP', message, { values, law: '작업환경측정 고시 제4조' })]
  })
  return all(problems)
}

/** A step is refused for everything that is wrong with its lines, not for the first of it. */
function all(problems: readonly RuleProblem[]): undefined {
  if (problems.length > 0) throw ruleRefused(problems.slice(0, MOST_TOLD))
}

function refuseNoSamples({ record }: Context) {
  return record.sampleCnt ? undefined : problem(measure, '', 'HEA_WEM_NO_SAMPLE', '측정 시료를 입력하십시오.')
}

/** W4, for each factor of each unit that has to be measured there. @law 작업환경측정 및 정도관리 등에 관한 고시 제19조 */
async function refuseFewSamples({ record, db }: Context) {
  const { measureNo, sampleEndYmd, sampleCnt } = record
  if (!sampleCnt) return undefined
  const [params, targets, samples, factors] = await Promise.all([
    measureParams(db, sampleEndYmd ?? ''),
    targetsOf(db, measureNo),
    samplesOf(db, measureNo),
    factorsOf(db),
  ])
  const nameOf = new Map(factors.map(({ factorCd, factorNm }) => [factorCd, factorNm]))
  const needed = (target: TargetRow, isArea: boolean) =>
    isArea ? areaSamples(target.areaVal, params) : personalSamples(target.workerCnt, params)
  const isOwed = (target: TargetRow, factorCd: string) => {
    const factor = factors.find((one) => one.factorCd === factorCd)
    return !factor || factorExemption(target, factor, params) === undefined
  }
  const problems = targets.flatMap((target) =>
    target.factorCds.flatMap((factorCd) => {
      if (!isOwed(target, factorCd)) return []
      const own = samples.filter((one) => one.measureUnitNo === target.measureUnitNo && one.factorCd === factorCd)
      const personal = own.filter(({ sampleTypeCd }) => sampleTypeCd === 'PERSONAL')
      const counted = personal.length > 0 ? personal : own
      const n = needed(target, personal.length === 0 && own.length > 0)
      const m = sampledCnt(counted)
      if (m >= n) return []
      const values = { n, m, unit: target.unitNm, factor: nameOf.get(factorCd) ?? factorCd }
      const message = '{unit} {factor}: 시료수가 부족합니다(필요 {n}, 입력 {m}).'
      return [problem(measure, '', 'HEA_WEM_SAMPLE_SHORT', message, { values, law: '작업환경측정 고시 제19조' })]
    }),
  )
  return all(problems)
}

function refuseEarlyReport({ record: { reportedYmd, sampleEndYmd } }: Context) {
  if (!reportedYmd || !sampleEndYmd || reportedYmd >= sampleEndYmd) return undefined
  return problem(measure, 'reportedYmd', 'HEA_WEM_REPORT_EARLY', '보고일은 시료채취 종료일보다 빠를 수 없습니다.')
}

/** @law 산업안전보건법 제125조제6항 */
async function refuseOpenImprovements({ record, db }: Context) {
  const [row] = await db.query<{ n: number }>(sql`select count(*)::int as n from impr where src_cd = 'HEA'
    and src_no = ${docNoOf(record)} and plant_cd = ${record.plantCd} and delete_yn = 'N'
    and status_cd not in ('DONE', 'EFFECT', 'CLOSE', 'CANC')`)
  const n = row?.n ?? 0
  if (n === 0) return undefined
  const message = '끝나지 않은 개선이 {n}건 있습니다. 개선을 마친 뒤 완료하십시오.'
  return problem(measure, '', 'HEA_WEM_OPEN_IMPROVE', message, { values: { n } })
}
const docNoOf = ({ measureDocNo }: Measure): string => measureDocNo ?? ''
