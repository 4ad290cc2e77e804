/** Measurements of all processes in four halves for the demo site, judged by the same logic as those of its people. */
import { type ToldFinding, tellFindings } from '#modules/impr/impr/demo/told-findings.api.ts'
import { addDays, addMonths, addWorkingDays, daysBetween, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { type Course, teller, tellRows } from '#platform/server/stories/tell-rows.ts'
import type { HealthDemo } from '../hea.demo.ts'
import {
  type CycleDecision,
  cycleAfter,
  type FactorResult,
  improveDue,
  keepYears,
  type MeasureParams,
  NOISE,
  nextDueAfter,
  paramCodes,
  personalSamples,
  reportDue,
} from './measure.logic.ts'
import { measure } from './measure.model.ts'
import { isAbove, resultsOf } from './measure-evaluate.ts'
import { findingOf } from './measure-follow.ts'
import { factorsOfProcess, places, troubles } from './measure-scenes.ts'
import { measureUnit } from './measure-unit.model.ts'
import { MIXTURE, type Over } from './measure-wording.ts'
import {
  evaluateSamples,
  type Factor,
  limitOf,
  mixturesOf,
  type Sample,
  type SampleResult,
  unitOf,
} from './sample.logic.ts'

type Row = Record<string, unknown>
interface Process {
  processNo: number
  processCd: string
  processNm: string
  plantCd: string
  headUserId: string | null
}
interface Unit extends Process {
  measureUnitNo: number
  unitNm: string
  workerCnt: number
  factorCds: readonly string[]
  startYmd: string
}
type Judged = Sample & SampleResult & { measureNo: number }

type OverUnit = Over & Pick<Unit, 'headUserId'>

const HALVES = 4
/** The last day of sampling within a half, plant by plant. */
const samplingDays: Readonly<Record<string, string>> = { '1000': '05-06', '2000': '04-15', '3000': '04-29' }
const AGENCY = 'V100004'
const people: Readonly<Record<string, string>> = { '1000': 'health', '2000': 'hygiene', '3000': 'safety3' }

export async function loadMeasurements(
  connection: OwnerConnection,
  { today, now, holidays }: HealthDemo,
): Promise<void> {
  const params = await numbers(connection)
  const factors = await factorRows(connection)
  const processes = await processRows(connection)
  const told = new Telling({ params, factors, today, now, holidays })
  told.begin(processes)
  for (let back = HALVES - 1; back >= 0; back--)
    for (const plantCd of Object.keys(samplingDays)) told.half(plantCd, back)
  told.plan('2000')
  for (const [table, rows] of Object.entries(told.tables())) await insertAll(connection, table, rows)
  const tell = teller(connection, now)
  await tell(measureUnit, [['open', 'createUserId', 'createDt']])
  await tellRows(connection, measure, [clean], { latest: now, where: 'coalesce(r.exceed_cnt, 0) = 0' })
  await tell(measure, improved)
  await tellFindings(connection, told.improvements, { today, holidays, latest: now })
}

async function numbers(connection: OwnerConnection): Promise<MeasureParams> {
  const { rows } = await connection.query(
    `select legal_param_cd as code, legal_param_val as value from com_legal_param where legal_param_cd = any($1)`,
    [Object.values(paramCodes)],
  )
  const values = new Map(rows.map(({ code, value }) => [code, Number(value)]))
  return Object.fromEntries(Object.entries(paramCodes).map(([name, code]) => [name, values.get(code)])) as MeasureParams
}

async function factorRows(connection: OwnerConnection): Promise<Map<string, Factor>> {
  const { rows } =
    await connection.query(`select factor_cd as "factorCd", factor_nm as "factorNm", phase_cd as "phaseCd",
    measure_yn as "measureYn", special_mgmt_yn as "specialMgmtYn", permit_yn as "permitYn", mol_weight_val::float8 as "molWeightVal",
    twa_ppm_val::float8 as "twaPpmVal", stel_ppm_val::float8 as "stelPpmVal", ceil_ppm_val::float8 as "ceilPpmVal",
    twa_mg_val::float8 as "twaMgVal", stel_mg_val::float8 as "stelMgVal", ceil_mg_val::float8 as "ceilMgVal" from hea_hazard_factor`)
  return new Map((rows as object[] as Factor[]).map((factor) => [factor.factorCd, factor]))
}

async function processRows(connection: OwnerConnection): Promise<Process[]> {
  const { rows } = await connection.query(`select p.process_no::int as "processNo", p.process_cd as "processCd",
    p.process_nm as "processNm", p.plant_cd as "plantCd", d.head_user_id as "headUserId"
    from process p left join sys_dept d on d.dept_cd = p.dept_cd order by p.process_no`)
  return rows as object[] as Process[]
}

const instant = (ymd: string, hour: number): Date => new Date(startOfDay(ymd).getTime() + hour * 3_600_000)
const compact = (ymd: string): string => ymd.replaceAll('-', '')

class Telling {
  readonly improvements: ToldFinding[] = []
  private readonly params: MeasureParams
  private readonly factors: ReadonlyMap<string, Factor>
  private readonly today: string
  private readonly holidays: ReadonlySet<string>
  private readonly chance: Random = random('measurements')
  private readonly units = new Map<number, Unit>()
  private readonly unitRows = new Map<number, Row>()
  private readonly lines: Row[] = []
  private readonly measures: Row[] = []
  private readonly targets: Row[] = []
  private readonly judgements: Row[] = []
  private readonly samples: Row[] = []
  private readonly previous = new Map<number, FactorResult[]>()

  constructor(given: HealthDemo & { params: MeasureParams; factors: ReadonlyMap<string, Factor> }) {
    this.params = given.params
    this.factors = given.factors
    this.today = given.today
    this.holidays = given.holidays
  }

  tables(): Record<string, Row[]> {
    return {
      measure_unit: [...this.unitRows.values()],
      measure_unit_factors: this.lines,
      measure: this.measures,
      measure_target: this.targets,
      measure_judgement: this.judgements,
      measure_sample: this.samples,
    }
  }

  begin(processes: readonly Process[]): void {
    const startYmd = addDays(this.today, -900)
    for (const [index, process] of processes.entries()) {
      const no = index + 1
      const unitNm = `${process.processNm} ${this.chance.pick(places)}`
      const workerCnt = this.chance.int(3, 16)
      const factorCds = factorsOfProcess(process.processCd)
      this.units.set(no, { ...process, measureUnitNo: no, unitNm, workerCnt, factorCds, startYmd })
      const who = people[process.plantCd]
      this.unitRows.set(no, {
        measureUnitNo: no,
        measureUnitDocNo: `WU-${compact(startYmd)}-${String(no).padStart(3, '0')}`,
        unitNm,
        processNo: process.processNo,
        placeDesc: unitNm.slice(process.processNm.length + 1),
        workerCnt,
        areaVal: this.chance.int(40, 600),
        startYmd,
        statusCd: 'ACTIVE',
        plantCd: process.plantCd,
        separateYn: 'N',
        tempWorkYn: 'N',
        everyMonthYn: 'N',
        shortWorkYn: 'N',
        dailyYn: 'N',
        exceedYn: 'N',
        deleteYn: 'N',
        rowVersion: 2,
        lastActorId: who,
        createUserId: who,
        createDt: instant(startYmd, 9),
        updateUserId: who,
        updateDt: instant(startYmd, 9),
      })
      for (const [at, factorCd] of factorCds.entries()) this.lines.push({ measureUnitNo: no, seqNo: at + 1, factorCd })
    }
  }

  /** @param back how many halves before the last one that was sampled */
  half(plantCd: string, back: number): void {
    const sampleEndYmd = lastSampling(this.today, samplingDays[plantCd] ?? '', back)
    const measureNo = this.measures.length + 1
    const units = [...this.units.values()].filter((unit) => unit.plantCd === plantCd)
    const drafts = units.flatMap((unit) => this.sampled(unit, HALVES - 1 - back))
    const results = evaluateSamples(drafts, (code) => this.factors.get(code), this.params)
    const isJudged = back > 0 || plantCd !== '1000'
    const samples = drafts.flatMap((draft, at): Judged[] =>
      results[at] ? [{ ...draft, ...results[at], measureNo }] : [],
    )
    this.keepSamples(samples, plantCd, sampleEndYmd, isJudged)
    const decided = units.map((unit) => this.decide(unit, samples, { measureNo, sampleEndYmd, isJudged }))
    this.measure({ measureNo, plantCd, sampleEndYmd, back, isJudged, samples, decided, units })
  }

  /** What is measured again before its half-year is over: where a chemical was far above its limit. */
  plan(plantCd: string): void {
    const due = [...this.unitRows.values()].filter((row) => row.plantCd === plantCd && row.cycleCd === 'SHORT')
    const measureNo = this.measures.length + 1
    const who = people[plantCd]
    const start = addDays(this.today, 30)
    const at = instant(addDays(this.today, -2), 15)
    this.measures.push({
      measureNo,
      measureDocNo: `WM-${compact(addDays(this.today, -2))}-001`,
      statusCd: 'PLAN',
      plantCd,
      measureNm: `${start.slice(0, 4)}년 3개월 주기 재측정`,
      measureYear: Number(start.slice(0, 4)),
      halfCd: Number(start.slice(5, 7)) <= 6 ? 'H1' : 'H2',
      agencyVendorCd: AGENCY,
      planStartYmd: start,
      planEndYmd: addDays(start, 1),
      workerRepNm: '남영길',
      repJoinYn: 'N',
      unitCnt: due.length,
      sampleCnt: 0,
      resultYn: 'N',
      extendYn: 'N',
      deleteYn: 'N',
      rowVersion: 2,
      lastActorId: who,
      createUserId: who,
      createDt: at,
      updateUserId: who,
      updateDt: at,
    })
    for (const { measureUnitNo } of due) this.targets.push({ measureNo, measureUnitNo, exceedYn: 'N' })
  }

  private sampled(unit: Unit, order: number): Sample[] {
    const count = personalSamples(unit.workerCnt, this.params)
    return unit.factorCds.flatMap((factorCd) => {
      const factor = this.factors.get(factorCd)
      const unitCd = factor && unitOf(factor)
      if (!factor || !unitCd) return []
      const limitTypeCd = limitOf(factor, 'TWA', this.params) === null ? ('C' as const) : ('TWA' as const)
      const limit = limitOf(factor, limitTypeCd, this.params) ?? 5
      const trouble = troubles[`${unit.processCd} ${factorCd}`]?.[order]
      const level = trouble ?? (factorCd === NOISE ? this.chance.int(740, 868) / 10 : this.chance.int(2, 46) / 100)
      return Array.from({ length: count }, (_, at): Sample => {
        const share = at === 0 ? 1 : this.chance.int(70, 100) / 100
        const value = factorCd === NOISE ? level - (1 - share) * 8 : level * limit * share
        return {
          measureUnitNo: unit.measureUnitNo,
          factorCd,
          userId: null,
          pointNm: `${at + 1}번 근로자`,
          sampleTypeCd: 'PERSONAL',
          areaReasonDesc: null,
          limitTypeCd,
          concVal: Math.round(value * 1e4) / 1e4,
          unitCd,
          minuteCnt: limitTypeCd === 'C' ? 15 : this.chance.int(36, 44) * 10,
          workHourVal: 8,
          timesCnt: 1,
          gapMinuteCnt: null,
        }
      })
    })
  }

  private keepSamples(samples: readonly Judged[], plantCd: string, day: string, isJudged: boolean): void {
    const who = people[plantCd]
    const nothing = { twaVal: null, limitVal: null, limitAdjVal: null, indexVal: null, exceedYn: 'N' }
    const kept = { deleteYn: 'N', rowVersion: 1, createUserId: who, createDt: instant(addDays(day, 9), 14) }
    for (const sample of samples) {
      const stamp = { ...kept, updateUserId: who, updateDt: kept.createDt }
      const measureSampleNo = this.samples.length + 1
      this.samples.push({ measureSampleNo, ...sample, ...(isJudged ? {} : nothing), ...stamp })
    }
  }

  private decide(
    unit: Unit,
    samples: readonly Judged[],
    { measureNo, sampleEndYmd, isJudged }: { measureNo: number; sampleEndYmd: string; isJudged: boolean },
  ): boolean {
    const no = unit.measureUnitNo
    const own = samples.filter((sample) => sample.measureUnitNo === no)
    const row = this.unitRows.get(no)
    if (!row) return false
    if (!isJudged) {
      Object.assign(row, { lastMeasureYmd: sampleEndYmd, nextDueYmd: nextDueAfter('HALF', sampleEndYmd, this.params) })
      this.targets.push({ measureNo, measureUnitNo: no, exceedYn: 'N' })
      return false
    }
    const mixtures = mixturesOf(own, (code) => this.factors.get(code), new Set())
    const found = resultsOf(own, (code) => this.factors.get(code), mixtures)
    for (const { factorCd, indexVal, twaVal, verdictCd, mixVerdictCd } of found)
      this.judgements.push({ measureNo, measureUnitNo: no, factorCd, indexVal, twaVal, verdictCd, mixVerdictCd })
    const decision: CycleDecision = cycleAfter(
      found,
      this.previous.get(no),
      { sampleEndYmd, changeYmd: null },
      this.params,
    )
    this.previous.set(no, found)
    const nextDueYmd = nextDueAfter(decision.cycleCd, sampleEndYmd, this.params)
    const maxIndexVal = Math.max(...own.map(({ indexVal }) => indexVal ?? 0))
    const mixIndexVal = mixtures.length > 0 ? Math.max(...mixtures.map(({ sumVal }) => sumVal)) : null
    const isOver = isAbove(found)
    const exceedYn = isOver ? 'Y' : 'N'
    this.targets.push({ measureNo, measureUnitNo: no, maxIndexVal, mixIndexVal, exceedYn, ...decision, nextDueYmd })
    Object.assign(row, { ...decision, nextDueYmd, exceedYn, lastMeasureYmd: sampleEndYmd })
    return isOver
  }

  private measure(given: {
    measureNo: number
    plantCd: string
    sampleEndYmd: string
    back: number
    isJudged: boolean
    samples: readonly Judged[]
    decided: readonly boolean[]
    units: readonly Unit[]
  }): void {
    const { measureNo, plantCd, sampleEndYmd: end, isJudged, samples, units } = given
    const year = Number(end.slice(0, 4))
    const isFirst = Number(end.slice(5, 7)) <= 6
    const measureNm = `${year}년 ${isFirst ? '상반기' : '하반기'} 작업환경측정`
    const over = this.overOf(samples, units)
    const reportDueYmd = reportDue(end, false, this.params)
    const proofDueYmd = improveDue(end, this.params)
    const statusCd = !isJudged ? 'RESULT' : given.back > 0 ? 'DONE' : plantCd === '2000' ? 'ACTION' : 'EVAL'
    const isReported = statusCd === 'DONE' || statusCd === 'ACTION'
    const who = people[plantCd] ?? 'health'
    const years = keepYears(
      units.flatMap((unit) => unit.factorCds.flatMap((code) => this.factors.get(code) ?? [])),
      this.params,
    )
    const before = addDays(reportDueYmd, -1)
    const docNo = `WM-${compact(addDays(end, -40))}-001`
    const at = instant(addDays(end, isReported ? 24 : 12), 10)
    this.measures.push({
      measureNo,
      measureDocNo: docNo,
      statusCd,
      plantCd,
      measureNm,
      measureYear: year,
      halfCd: isFirst ? 'H1' : 'H2',
      agencyVendorCd: AGENCY,
      planStartYmd: addDays(end, -3),
      planEndYmd: end,
      prelimYmd: addDays(end, -21),
      prelimDesc: '공정과 물질의 변경이 없어 지난 측정의 인자를 그대로 측정합니다.',
      workerRepNm: '남영길',
      repJoinYn: 'Y',
      sampleStartYmd: addDays(end, -3),
      sampleEndYmd: end,
      unitCnt: units.length,
      sampleCnt: samples.length,
      resultYn: 'Y',
      extendYn: 'N',
      reportDueYmd,
      legalLastYmd: addWorkingDays(before, 1, this.holidays),
      ...(isJudged && {
        exceedCnt: over.length,
        maxIndexVal: Math.max(...samples.map(({ indexVal }) => indexVal ?? 0)),
        keepYearCnt: years,
        keepToYmd: addDays(addMonths(end, years * 12), -1),
        improveDueYmd: over.length > 0 ? proofDueYmd : null,
      }),
      reportedYmd: isReported ? addDays(end, 24) : null,
      improveProofYmd: statusCd === 'DONE' && over.length > 0 ? addDays(end, 52) : null,
      deleteYn: 'N',
      rowVersion: 8,
      lastActorId: who,
      createUserId: who,
      createDt: instant(addDays(end, -40), 10),
      updateUserId: who,
      updateDt: at,
    })
    if (!isJudged) return
    const about = { measureDocNo: docNo, measureNm, improveDueYmd: proofDueYmd, plantCd }
    for (const one of over)
      this.improvements.push({
        finding: findingOf(one, about, one.headUserId ?? who, who),
        by: who,
        at: instant(addDays(end, 12), 10),
        statusCd: statusCd === 'DONE' ? 'CLOSE' : 'ACTION',
        planDesc: '국소배기와 밀폐, 방음을 검토해 조치합니다.',
        measureTypeCd: 'ENG',
        actionDesc: '설비를 밀폐하고 국소배기의 제어풍속을 높였습니다.',
      })
  }

  /** What exceeds by itself, then what does only together. */
  private overOf(samples: readonly Judged[], units: readonly Unit[]): OverUnit[] {
    return units.flatMap((unit): OverUnit[] => {
      const own = samples.filter(({ measureUnitNo }) => measureUnitNo === unit.measureUnitNo)
      const over = own.filter(({ exceedYn }) => exceedYn === 'Y')
      const singles = [...Map.groupBy(over, ({ factorCd }) => factorCd)].map(([factorCd, found]) => {
        const factorNm = this.factors.get(factorCd)?.factorNm ?? factorCd
        return { ...unit, factorCd, factorNm, indexVal: Math.max(...found.map(({ indexVal }) => indexVal ?? 0)) }
      })
      if (singles.length > 0) return singles
      const sums = mixturesOf(own, (code) => this.factors.get(code), new Set()).map(({ sumVal }) => sumVal)
      const indexVal = Math.max(0, ...sums)
      return indexVal > 1 ? [{ ...unit, factorCd: null, factorNm: MIXTURE, indexVal }] : []
    })
  }
}

/** The last day of sampling of the plant that lies a good week back, or of a half before it. */
function lastSampling(today: string, monthDay: string, back: number): string {
  const year = Number(today.slice(0, 4))
  const days = [year - 3, year - 2, year - 1, year]
    .flatMap((one) => [`${one}-${monthDay}`, addMonths(`${one}-${monthDay}`, 6)])
    .filter((day) => daysBetween(day, today) >= 10)
  return days.at(-1 - back) ?? today
}

const reported = [
  ['plan', 'createUserId', 'createDt'],
  ['prelim', 'createUserId', 'prelimYmd + 10 hours'],
  ['sampled', 'createUserId', 'sampleEndYmd + 10 hours'],
  ['enter', 'createUserId', 'sampleEndYmd + 226 hours'],
  ['evaluate', 'createUserId', 'sampleEndYmd + 298 hours'],
  ['report', 'createUserId', 'reportedYmd + 10 hours'],
] as const
const clean: Course<typeof measure> = [...reported, ['finish', 'createUserId', '+ 1 day']]
const improved: Course<typeof measure> = [
  ...reported,
  ['improve', 'createUserId', '+ 1 day'],
  ['complete', 'createUserId', 'improveProofYmd + 82 hours'],
]
