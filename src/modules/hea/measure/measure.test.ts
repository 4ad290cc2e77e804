/** A measurement from its units to what follows from its results, over HTTP. */
import { beforeAll, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { aFileSite } from '#platform/test/site.ts'
import { dueNumbers } from '../exposure/due-numbers.ts'
import { addExposures } from '../exposure/exposure-write.ts'
import type { ResultAnswer, TrendRow } from './measure.calls.ts'
import { aMeasurement, aUnitInUse, draftSample, saveSamples } from './measure.fixture.ts'
import { measure } from './measure.model.ts'
import { aMeasure, aMeasureUnit } from './measure.seed.ts'
import { measureUnit } from './measure-unit.model.ts'

const site = aFileSite()
const hygiene = () => site().as('hygiene')
const result = (no: number, userId = 'hygiene') => site().as(userId).call<ResultAnswer>(`${measure.api}/${no}/result`)
const inDays = (from: string, to = from) => ({ sampleStartYmd: from, sampleEndYmd: to })

beforeAll(() => site().setClock('2026-11-01T09:00:00+09:00'))

const toluene = (measureUnitNo: number, concVal: number, pointNm: string) =>
  draftSample({ measureUnitNo, concVal, pointNm })
const noise = (measureUnitNo: number, concVal: number, pointNm: string) =>
  draftSample({ measureUnitNo, concVal, pointNm, factorCd: 'NOISE', unitCd: 'DB' })

/** Two persons for both factors of the usual unit. */
const usual = (no: number, ppm: number, db: number) => [
  ...['1', '2'].map((who) => toluene(no, ppm, who)),
  ...['1', '2'].map((who) => noise(no, db, who)),
]
async function evaluated(no: number, samples: ReturnType<typeof usual>) {
  await saveSamples(hygiene(), no, samples)
  await hygiene().act(measure, no, 'enter')
  return hygiene().act(measure, no, 'evaluate')
}

test('W1 a unit is first measured within 30 days of becoming subject to it', async () => {
  const no = await aUnitInUse(hygiene(), { startYmd: '2026-10-20' })
  const unit = await hygiene().read(measureUnit, no)
  expect(unit).toMatchObject({ cycleCd: 'HALF', cycleReasonCd: 'FIRST', nextDueYmd: '2026-11-19' })
})

test('W3 temporary work is not measured until it becomes more; without factors or with others a unit is refused', async () => {
  const no = await aUnitInUse(hygiene(), { tempWorkYn: 'Y', monthHourVal: 6, factors: [{ factorCd: '108-88-3' }] })
  const unit = await hygiene().read(measureUnit, no)
  expect(unit).toMatchObject({ cycleCd: 'EXEMPT', cycleReasonCd: 'TEMP', nextDueYmd: null })
  expect(await hygiene().edit(measureUnit, unit, no, { monthHourVal: 30 })).toMatchObject({
    cycleCd: 'HALF',
    cycleReasonCd: 'FIRST',
  })
  await expect(aUnitInUse(hygiene(), { factors: [] })).rejects.toMatchObject({ status: 422, field: 'factors' })
  await expect(aUnitInUse(hygiene(), { factors: [{ factorCd: 'NIGHT' }] })).rejects.toMatchObject({
    code: 'HEA_WEM_NOT_MEASURED',
  })
})

test('OH-A18 W10 deadlines: report 30 days, law to the next working day, proof 60 days when exceeded', async () => {
  const no = await aMeasurement(hygiene(), [await aUnitInUse(hygiene())], inDays('2026-10-14', '2026-10-15'))
  const sampled = { reportDueYmd: '2026-11-14', legalLastYmd: '2026-11-16', improveDueYmd: null }
  expect(await hygiene().read(measure, no)).toMatchObject(sampled)
  const [unit] = (await result(no)).targets
  const done = await evaluated(no, usual(unit?.measureUnitNo ?? 0, 60, 80))
  expect(done).toMatchObject({ statusCd: 'EVAL', improveDueYmd: '2026-12-14', exceedCnt: 1, keepYearCnt: 5 })
  const extended = await hygiene().edit(measure, done, no, { extendYn: 'Y' })
  expect(extended).toMatchObject({ reportDueYmd: '2026-12-14', improveDueYmd: '2026-12-14' })
})

test('OH-A16 benzene above its limit is measured again within 3 months, kept 30 years', async () => {
  const unit = await aUnitInUse(hygiene(), { factors: [{ factorCd: '71-43-2' }] })
  const no = await aMeasurement(hygiene(), [unit], inDays('2026-09-03'))
  const benzene = ['1', '2'].map((pointNm) =>
    draftSample({ measureUnitNo: unit, factorCd: '71-43-2', concVal: 0.6, pointNm }),
  )
  expect(await evaluated(no, benzene)).toMatchObject({ keepYearCnt: 30, keepToYmd: '2056-09-02', maxIndexVal: 1.2 })
  expect(await hygiene().read(measureUnit, unit)).toMatchObject({
    cycleCd: 'SHORT',
    cycleReasonCd: 'SPECIAL',
    cycleFactorCd: '71-43-2',
    nextDueYmd: '2026-12-03',
    lastMeasureYmd: '2026-09-03',
    exceedYn: 'Y',
  })
})

test('W1 two results below the limit make it yearly', async () => {
  const unit = await aUnitInUse(hygiene())
  const first = await aMeasurement(hygiene(), [unit], inDays('2026-03-10'))
  await evaluated(first, usual(unit, 10, 80))
  expect(await hygiene().read(measureUnit, unit)).toMatchObject({ cycleCd: 'HALF', nextDueYmd: '2026-12-31' })
  const second = await aMeasurement(hygiene(), [unit], inDays('2026-09-10'))
  await evaluated(second, usual(unit, 12, 81))
  const yearly = await hygiene().read(measureUnit, unit)
  expect(yearly).toMatchObject({ cycleCd: 'YEAR', cycleReasonCd: 'BELOW', nextDueYmd: '2027-12-31' })
  const { rows } = await site().as('doctor').call<{ rows: TrendRow[] }>(`${measureUnit.api}/${unit}/trend`)
  expect(rows.filter(({ factorCd }) => factorCd === '108-88-3').map(({ indexVal }) => indexVal)).toEqual([0.2, 0.24])
  expect(await hygiene().edit(measureUnit, yearly, unit, { changeYmd: '2026-10-01' })).toMatchObject({
    cycleCd: 'HALF',
    nextDueYmd: '2027-06-30',
  })
})

test('W2 a unit is not measured again too soon', async () => {
  const unit = await aUnitInUse(hygiene())
  await aMeasurement(hygiene(), [unit], inDays('2026-08-31'))
  const again = await aMeasurement(hygiene(), [unit])
  const sampling = hygiene().act(measure, again, 'sampled', inDays('2026-10-30'))
  await expect(sampling).rejects.toMatchObject({ status: 422, code: 'HEA_WEM_GAP', field: 'sampleStartYmd' })
  await expect(sampling).rejects.toThrow('직전 측정일로부터 3개월이 지나지 않았습니다.')
})

test('W4 too few samples are refused, factor by factor', async () => {
  const unit = await aUnitInUse(hygiene(), { workerCnt: 23 })
  const no = await aMeasurement(hygiene(), [unit], inDays('2026-10-15'))
  await expect(hygiene().act(measure, no, 'enter')).rejects.toMatchObject({ code: 'HEA_WEM_NO_SAMPLE' })
  await saveSamples(hygiene(), no, [
    ...['1', '2', '3', '4', '5'].map((who) => toluene(unit, 10, who)),
    ...['1', '2', '3', '4'].map((who) => noise(unit, 80, who)),
  ])
  const refused = hygiene().act(measure, no, 'enter')
  await expect(refused).rejects.toMatchObject({ code: 'HEA_WEM_SAMPLE_SHORT' })
  await expect(refused).rejects.toThrow('소음: 시료수가 부족합니다(필요 5, 입력 4).')
})

test('W12 what exceeds goes to the register, to the health manager and to the workers; a correction adds no second row', async () => {
  const unit = await aUnitInUse(hygiene(), { processNo: 5, unitNm: '산화 반응 1조' })
  const no = await aMeasurement(hygiene(), [unit], inDays('2026-10-15'))
  await evaluated(no, usual(unit, 110, 92))
  const after = await result(no)
  expect(after.improvements.map(({ imprTitle }) => imprTitle)).toEqual([
    '노출기준 초과: 산화 반응 1조 톨루엔',
    '노출기준 초과: 산화 반응 1조 소음',
  ])
  expect(after.targets).toMatchObject([{ exceedYn: 'Y', maxIndexVal: 2.2, decidedReasonCd: 'DOUBLE' }])
  const [first] = after.improvements
  const registered = await site()
    .as('safety')
    .read(impr, first?.imprNo ?? 0)
  expect(registered).toMatchObject({ srcCd: 'HEA', riskGradeCd: 'HIGH', dueYmd: '2026-11-15', statusCd: 'RQST' })
  expect(registered.ownerUserId).toBe('mgr')
  expect((await site().as('health').notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '노출기준 초과 2건: 2026년 하반기 작업환경측정',
  )
  expect(after.notice).toMatchObject({ doneCnt: 0, confirmDueYmd: '2026-11-15' })
  const told = await site()
    .as('emp')
    .read(notice, after.notice?.noticeNo ?? 0)
  expect(told.noticeDesc).toContain('산화 반응 1조: 톨루엔 노출지수 2.20')
  await expect(
    site()
      .as('emp2')
      .read(notice, after.notice?.noticeNo ?? 0),
  ).rejects.toMatchObject({ status: 404 })
  const reading = (step: 'reading' | 'confirm') =>
    site().as('emp').call(`${notice.api}/${after.notice?.noticeNo}/${step}`, { method: 'POST', body: {} })
  await reading('reading')
  site().setClock('2026-11-01T09:01:00+09:00')
  await reading('confirm')
  expect((await result(no)).notice).toMatchObject({ doneCnt: 1 })

  await hygiene().act(measure, no, 'correct', { reasonDesc: '시료 번호가 바뀌어 있었습니다.' })
  await hygiene().act(measure, no, 'evaluate')
  expect((await result(no)).improvements).toHaveLength(2)
})

test('K3 who works with a factor that reached its limit is examined in half the time', async () => {
  const { db } = site().services
  const context = async (tx: Transaction) => ({
    db: tx,
    numbers: await dueNumbers(tx, '2026-11-01'),
    userId: null,
    now: new Date(),
  })
  const placed = { userId: 'emp', factorCd: '108-88-3', processNo: 6, placementYmd: '2025-01-10' }
  await db.write('SYSTEM', async (tx) => addExposures(await context(tx), [placed]))
  const unit = await aUnitInUse(hygiene(), { processNo: 6 })
  const no = await aMeasurement(hygiene(), [unit], inDays('2026-10-15'))
  expect(await evaluated(no, usual(unit, 50, 80))).toMatchObject({ exceedCnt: 0, maxIndexVal: 1 })
  const exposures = await site().sql(
    `select shorten_reason_cd, shorten_trigger_ymd::text from hea_worker_hazard where user_id = 'emp' and process_no = 6`,
  )
  expect(exposures).toEqual([{ shorten_reason_cd: 'WEM', shorten_trigger_ymd: '2026-10-15' }])
})

test('the evaluation locks the samples; a report before the sampling is refused; what is below its limit ends at once', async () => {
  const unit = await aUnitInUse(hygiene())
  const no = await aMeasurement(hygiene(), [unit], inDays('2026-10-15'))
  await evaluated(no, usual(unit, 10, 80))
  await expect(saveSamples(hygiene(), no, usual(unit, 1, 80))).rejects.toMatchObject({ status: 409, code: 'CM-02' })
  const report = (reportedYmd: string) => hygiene().act(measure, no, 'report', { reportedYmd })
  await expect(report('2026-10-14')).rejects.toMatchObject({ code: 'HEA_WEM_REPORT_EARLY' })
  await report('2026-10-30')
  await expect(hygiene().act(measure, no, 'improve')).rejects.toMatchObject({ status: 403 })
  expect(await hygiene().act(measure, no, 'finish')).toMatchObject({ statusCd: 'DONE' })
})

test('what exceeded ends when its improvements have ended', async () => {
  const unit = await aUnitInUse(hygiene())
  const no = await aMeasurement(hygiene(), [unit], inDays('2026-10-15'))
  await evaluated(no, usual(unit, 60, 80))
  await hygiene().act(measure, no, 'report', { reportedYmd: '2026-10-30' })
  await expect(hygiene().act(measure, no, 'finish')).rejects.toMatchObject({ status: 403 })
  await hygiene().act(measure, no, 'improve')
  const complete = () => hygiene().act(measure, no, 'complete', { improveProofYmd: '2026-11-01' })
  await expect(complete()).rejects.toMatchObject({ code: 'HEA_WEM_OPEN_IMPROVE' })
  await site().sql(`update impr set status_cd = 'CLOSE' where src_cd = 'HEA'`)
  expect(await complete()).toMatchObject({ statusCd: 'DONE' })
})

test('mixtures count together unless they act on different organs', async () => {
  const factors = ['108-88-3', '1330-20-7', '78-93-3']
  const concentrations = [20, 40, 60]
  const mix = (unit: number) =>
    factors.flatMap((factorCd, index) =>
      ['1', '2'].map((pointNm) =>
        draftSample({ measureUnitNo: unit, factorCd, pointNm, concVal: concentrations[index] ?? 0 }),
      ),
    )
  const of = async (separateYn: 'Y' | 'N') => {
    const unit = await aUnitInUse(hygiene(), { separateYn, factors: factors.map((factorCd) => ({ factorCd })) })
    const no = await aMeasurement(hygiene(), [unit], inDays('2026-10-15'))
    return evaluated(no, mix(unit))
  }
  expect(await of('N')).toMatchObject({ exceedCnt: 1, maxIndexVal: 1.1 })
  expect(await of('Y')).toMatchObject({ exceedCnt: 0, maxIndexVal: 0.4 })
})

test('hygienists write, who watches over health reads, others see nothing', async () => {
  const unit = await aUnitInUse(hygiene())
  const no = await aMeasurement(hygiene(), [unit])
  for (const reader of ['health', 'nurse', 'doctor', 'shd', 'cso', 'reader'])
    expect((await result(no, reader)).targets).toHaveLength(1)
  for (const other of ['emp', 'mgr', 'sup', 'safety'])
    await expect(result(no, other)).rejects.toMatchObject({ status: 403 })
  await expect(site().as('nurse').create(measureUnit, aMeasureUnit())).rejects.toMatchObject({ status: 403 })
  await expect(site().as('doctor').create(measure, aMeasure())).rejects.toMatchObject({ status: 403 })
  await expect(saveSamples(site().as('nurse'), no, [])).rejects.toMatchObject({ status: 403 })
})

test('deadlines are told 45 days before a measurement, and 7, 3 and 0 days before a report', async () => {
  const unit = await aUnitInUse(hygiene(), { unitNm: '포장 2조' })
  await aMeasurement(hygiene(), [unit], inDays('2026-10-20'))
  const told = async (text: string) =>
    (await hygiene().notifications()).rows.filter(({ messageDesc }) => messageDesc.includes(text)).length
  site().setClock('2026-11-16T08:00:00+09:00')
  await site().runJob('hea-measure-report-due')
  expect(await told('측정결과 보고기한이 다가옵니다(2026-11-19)')).toBe(1)
  await site().runJob('hea-measure-report-due')
  expect(await told('측정결과 보고기한이 다가옵니다(2026-11-19)')).toBe(1)
  site().setClock('2027-05-15T08:00:00+09:00')
  await site().runJob('hea-measure-due')
  expect(await told('측정기한이 다가옵니다(2027-06-30)')).toBe(0)
  site().setClock('2027-05-16T08:00:00+09:00')
  await site().runJob('hea-measure-due')
  await site().runJob('hea-measure-due')
  expect(await told('측정기한이 다가옵니다(2027-06-30)')).toBe(1)
})

test('CM-05 a measurement has places to measure, and is not sampled before it was', async () => {
  const empty = await hygiene().create(measure, aMeasure())
  await hygiene().act(measure, empty.measureNo, 'plan')
  const prelim = { prelimYmd: '2026-09-01', prelimDesc: '공정 변경 없음', workerRepNm: '남영길' }
  await expect(hygiene().act(measure, empty.measureNo, 'prelim', prelim)).rejects.toMatchObject({
    status: 422,
    code: 'HEA_WEM_NO_UNIT',
  })
  const no = await aMeasurement(hygiene(), [await aUnitInUse(hygiene())])
  const today = site().services.clock.today()
  await expect(hygiene().act(measure, no, 'sampled', inDays(today, '2099-01-02'))).rejects.toMatchObject({
    status: 422,
    code: 'HEA_WEM_NOT_YET',
    field: 'sampleEndYmd',
  })
  await expect(hygiene().act(measure, no, 'sampled', inDays(today, '2026-01-02'))).rejects.toMatchObject({
    status: 422,
    field: 'sampleEndYmd',
  })
})

test('B2 a short exposure above its limit twice is measured every half-year, not once a year', async () => {
  const short = (no: number, who: string) =>
    draftSample({ measureUnitNo: no, pointNm: who, limitTypeCd: 'STEL', concVal: 100, minuteCnt: 15 })
  const no = await aUnitInUse(hygiene(), { workerCnt: 2, factors: [{ factorCd: '108-88-3' }] })
  for (const day of ['2026-03-02', '2026-09-01']) {
    const measured = await aMeasurement(hygiene(), [no], inDays(day))
    await evaluated(measured, [short(no, '1'), short(no, '2')])
    expect((await result(measured)).targets).toMatchObject([{ exceedYn: 'Y', decidedCycleCd: 'HALF' }])
  }
  expect(await hygiene().read(measureUnit, no)).toMatchObject({ cycleCd: 'HALF', nextDueYmd: '2027-06-30' })
})

test('B2 a mixture above 1 twice is no reason for a yearly cycle, and halves the checkups of all that it is made of', async () => {
  const mixed = (no: number) =>
    ['1', '2'].flatMap((who) => [
      draftSample({ measureUnitNo: no, pointNm: who, concVal: 30 }),
      draftSample({ measureUnitNo: no, pointNm: who, factorCd: '1330-20-7', concVal: 50 }),
    ])
  const factors = [{ factorCd: '108-88-3' }, { factorCd: '1330-20-7' }]
  const no = await aUnitInUse(hygiene(), { workerCnt: 2, factors })
  const { processNo } = await hygiene().read(measureUnit, no)
  await site().sql(
    `insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, last_exam_ymd)
      select '2000', 'emp', f, $1, '2020-01-01', '2026-01-31' from unnest(array['108-88-3', '1330-20-7']) f
      on conflict do nothing`,
    [processNo],
  )
  for (const day of ['2026-03-02', '2026-09-01'])
    await evaluated(await aMeasurement(hygiene(), [no], inDays(day)), mixed(no))
  expect(await hygiene().read(measureUnit, no)).toMatchObject({ cycleCd: 'HALF', exceedYn: 'Y' })
  expect(
    await site().sql(
      `select distinct factor_cd as factor, shorten_reason_cd as why from hea_worker_hazard
        where user_id = 'emp' and process_no = $1 and factor_cd in ('108-88-3', '1330-20-7') order by 1`,
      [processNo],
    ),
  ).toEqual([
    { factor: '108-88-3', why: 'WEM' },
    { factor: '1330-20-7', why: 'WEM' },
  ])
})

test('exactly at the limit is neither below nor above: no yearly cycle, half the time for checkups, no improvement', async () => {
  const no = await aUnitInUse(hygiene(), { workerCnt: 2, factors: [{ factorCd: '108-88-3' }] })
  const at = async (day: string) => {
    const measured = await aMeasurement(hygiene(), [no], inDays(day))
    await evaluated(measured, [toluene(no, 50, '1'), toluene(no, 50, '2')])
    return measured
  }
  await at('2026-03-02')
  const last = await at('2026-09-01')
  const { targets, improvements } = await result(last)
  expect(targets).toMatchObject([{ exceedYn: 'N', decidedCycleCd: 'HALF' }])
  expect(improvements).toEqual([])
  expect(await site().sql(`select verdict_cd as word from measure_judgement where measure_no = $1`, [last])).toEqual([
    { word: 'AT' },
  ])
})

test('W3 the duty to measure is asked factor by factor: benzene is owed beside toluene that is not', async () => {
  const brief = { tempWorkYn: 'Y', monthHourVal: 6 } as const
  const factors = [{ factorCd: '108-88-3' }, { factorCd: '71-43-2' }]
  const no = await aUnitInUse(hygiene(), { workerCnt: 2, factors, ...brief })
  expect(await hygiene().read(measureUnit, no)).toMatchObject({ cycleCd: 'HALF' })
  const measured = await aMeasurement(hygiene(), [no], inDays('2026-09-01'))
  const benzene = (who: string) => draftSample({ measureUnitNo: no, pointNm: who, factorCd: '71-43-2', concVal: 0.1 })
  await saveSamples(hygiene(), measured, [benzene('1')])
  await expect(hygiene().act(measure, measured, 'enter')).rejects.toMatchObject({
    code: 'HEA_WEM_SAMPLE_SHORT',
    answer: { problems: [{ message: expect.stringContaining('벤젠') }] },
  })
  await saveSamples(hygiene(), measured, [benzene('2')])
  await hygiene().act(measure, measured, 'enter')
  expect(await hygiene().act(measure, measured, 'evaluate')).toMatchObject({ statusCd: 'EVAL' })
})
