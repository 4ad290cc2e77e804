/** Samples by the grid and by the agency's sheet: every wrong cell is named, and nothing is saved until all are right. */
import { beforeAll, expect, test } from 'vitest'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { ResultAnswer } from './measure.calls.ts'
import { aMeasurement, aUnitInUse, draftSample, saveSamples } from './measure.fixture.ts'
import { measure } from './measure.model.ts'

const site = aFileSite()
const hygiene = () => site().as('hygiene')
const samplesOf = async (no: number) => (await hygiene().call<ResultAnswer>(`${measure.api}/${no}/result`)).samples
let unit = 0

beforeAll(async () => {
  unit = await aUnitInUse(hygiene(), { unitNm: '회수탑 펌프장' })
})

const sampled = async () => {
  await site().sql('update measure_unit set last_measure_ymd = null')
  return aMeasurement(hygiene(), [unit], { sampleStartYmd: '2026-10-15', sampleEndYmd: '2026-10-15' })
}

const head = [
  ...['단위작업장소＊', '유해인자＊', '사번', '근로자·지점', '시료구분＊', '지역시료 사유', '노출기준＊'],
  ...['측정값＊', '단위＊', '시간(분)＊', '1일 작업시간＊', '1일 횟수', '노출 간격(분)'],
]
type Line = (string | number | null)[]
const line = (changes: Readonly<Record<number, string | number | null>> = {}): Line =>
  ['회수탑 펌프장', '톨루엔', null, '1', '개인시료', null, 'TWA', 12.5, 'ppm', 480, 8, null, null].map((cell, index) =>
    index in changes ? (changes[index] ?? null) : cell,
  )

async function form(lines: readonly Line[]): Promise<FormData> {
  const chunks: Buffer[] = []
  const columns = head.map((text) => ({ text }))
  for await (const chunk of writeWorkbook({ sheetNm: '시료', columns, rows: lines })) chunks.push(Buffer.from(chunk))
  const body = new FormData()
  body.set('file', new Blob([Buffer.concat(chunks)]), '시료.xlsx')
  return body
}
const upload = async (no: number, lines: readonly Line[], path = 'upload') =>
  hygiene().call<{ inserted: number }>(`${measure.api}/${no}/samples/${path}`, {
    method: 'POST',
    body: await form(lines),
  })

test('a sheet of 1,000 rows with 17 wrong ones names all 17 by row and cell, and saves nothing', async () => {
  const no = await sampled()
  const wrong: Readonly<Record<number, string | number | null>>[] = [
    ...[{ 0: '없는 장소' }, { 1: '없는 물질' }, { 2: 'nobody' }, { 4: '개인' }, { 4: '지역시료' }, { 6: 'MAC' }],
    ...[{ 7: null }, { 7: '많음' }, { 7: -1 }, { 8: 'mg/㎥' }, { 8: '%' }, { 9: 0 }, { 9: null }, { 10: 25 }],
    ...[{ 11: 0 }, { 12: 1441 }, { 0: null }],
  ]
  const lines = Array.from({ length: 1000 }, (_, index) =>
    line(index % 50 === 0 ? wrong[index / 50] : { 3: `근로자 ${index}` }),
  )
  const refused = await hygiene().fetch(`${measure.api}/${no}/samples/upload`, {
    method: 'POST',
    body: await form(lines),
  })
  const { problems, message } = (await refused.json()) as {
    message: string
    problems: { field: string; code: string; message: string }[]
  }
  expect(refused.status).toBe(400)
  expect(message).toBe('잘못된 칸 17개를 찾았습니다. 아무것도 저장하지 않았습니다.')
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'rows.2.measureUnitNo HEA_WEM_UNKNOWN_UNIT',
    'rows.52.factorCd HEA_WEM_UNKNOWN_FACTOR',
    'rows.102.userId HEA_WEM_UNKNOWN_USER',
    'rows.152.sampleTypeCd HEA_WEM_UNKNOWN_CODE',
    'rows.202.areaReasonDesc HEA_WEM_AREA_REASON',
    'rows.252.limitTypeCd HEA_WEM_UNKNOWN_CODE',
    'rows.302.concVal REQUIRED',
    'rows.352.concVal HEA_WEM_NUMBER',
    'rows.402.concVal HEA_WEM_RANGE',
    'rows.452.unitCd HEA_WEM_UNIT',
    'rows.502.unitCd HEA_WEM_UNKNOWN_CODE',
    'rows.552.minuteCnt HEA_WEM_RANGE',
    'rows.602.minuteCnt REQUIRED',
    'rows.652.workHourVal HEA_WEM_RANGE',
    'rows.702.timesCnt HEA_WEM_RANGE',
    'rows.752.gapMinuteCnt HEA_WEM_RANGE',
    'rows.802.measureUnitNo REQUIRED',
  ])
  expect(problems[4]?.message).toBe('지역시료 사유를 입력하세요.')
  expect(problems[9]?.message).toBe('입자상 물질은 mg/㎥, 가스·증기는 ppm으로 입력하세요.')
  expect(await samplesOf(no)).toEqual([])

  const report = { method: 'POST', body: await form(lines) }
  const { rows } = await hygiene().readSheet(`${measure.api}/${no}/samples/upload-report`, report)
  expect(rows[0]?.cells[0]).toBe('오류')
  expect(rows.filter(({ cells }, index) => index > 0 && cells[0])).toHaveLength(17)
  expect(await samplesOf(no)).toEqual([])
})

test('a right sheet is saved whole; another is added to it or takes its place', async () => {
  const no = await sampled()
  const noise = line({ 1: 'NOISE', 7: '1,2', 8: 'dB(A)' })
  expect(await upload(no, [line(), line({ 3: '2', 8: 'PPM' }), noise])).toEqual({ inserted: 3 })
  expect(await samplesOf(no)).toMatchObject([
    { measureUnitNo: unit, factorCd: '108-88-3', concVal: 12.5, unitCd: 'PPM', timesCnt: 1, indexVal: null },
    { pointNm: '2' },
    { factorCd: 'NOISE', concVal: 12, unitCd: 'DB' },
  ])
  await upload(no, [line()])
  expect(await hygiene().read(measure, no)).toMatchObject({ sampleCnt: 4 })
  await upload(no, [line()], 'upload?modeCd=REPLACE')
  expect(await hygiene().read(measure, no)).toMatchObject({ sampleCnt: 1 })
})

test('the form knows the units and factors of its measurement, and the summary tells what came of it', async () => {
  const no = await sampled()
  const template = await hygiene().readSheet(`${measure.api}/${no}/samples/template`)
  expect(template.rows[0]?.cells).toEqual(head.map((text) => text.replace('＊', '')))
  await saveSamples(hygiene(), no, [
    ...['1', '2'].map((pointNm) => draftSample({ measureUnitNo: unit, pointNm, concVal: 55 })),
    ...['1', '2'].map((pointNm) =>
      draftSample({ measureUnitNo: unit, pointNm, factorCd: 'NOISE', unitCd: 'DB', concVal: 80 }),
    ),
  ])
  await hygiene().act(measure, no, 'enter')
  await hygiene().act(measure, no, 'evaluate')
  const { rows } = await site().as('doctor').readSheet(`${measure.api}/${no}/summary`)
  expect(rows).toHaveLength(5)
  expect(rows[1]?.cells).toEqual(expect.arrayContaining(['회수탑 펌프장', '톨루엔', '개인시료', 55, 50, 1.1, '초과']))
})

test('names and codes are the same, a person by his name too, and all that is wrong in a row is told at once', async () => {
  const no = await sampled()
  await upload(no, [
    line({ 2: 'emp', 4: 'PERSONAL', 8: 'PPM' }),
    line({ 2: '김서연', 4: 'Personal', 8: 'ppm' }),
    line({ 1: '108-88-3', 4: 'AREA', 5: '고정 설비', 9: '480', 10: '8' }),
  ])
  expect(await samplesOf(no)).toMatchObject([
    { userId: 'emp', sampleTypeCd: 'PERSONAL', unitCd: 'PPM' },
    { userId: 'emp', sampleTypeCd: 'PERSONAL', unitCd: 'PPM' },
    { userId: null, sampleTypeCd: 'AREA', areaReasonDesc: '고정 설비', minuteCnt: 480 },
  ])
  await site().sql("update sys_user set user_nm = '김서연' where user_id = 'emp2'")
  const wrong = upload(no, [line({ 0: '없는 장소', 2: '김서연', 4: '개인', 7: '많음', 9: 0, 10: 25 })])
  const codes = ['measureUnitNo', 'userId', 'sampleTypeCd', 'concVal', 'minuteCnt', 'workHourVal']
  await expect(wrong).rejects.toMatchObject({
    answer: { problems: expect.toSatisfy((all: { field: string }[]) => all.length === codes.length) },
  })
  const told = await wrong.catch((error) => error.answer.problems.map(({ field }: { field: string }) => field))
  expect(told.toSorted()).toEqual(codes.map((name) => `rows.2.${name}`).toSorted())
  await site().sql("update sys_user set user_nm = '박준서' where user_id = 'emp2'")
})

test('the summary that goes out comes back as the same samples', async () => {
  const no = await sampled()
  await saveSamples(hygiene(), no, [
    draftSample({ measureUnitNo: unit, userId: 'emp', pointNm: '1', timesCnt: 2, gapMinuteCnt: 60 }),
    draftSample({ measureUnitNo: unit, pointNm: '2', sampleTypeCd: 'AREA', areaReasonDesc: '고정 설비' }),
  ])
  const before = (await samplesOf(no)).map(({ measureSampleNo: _, ...rest }) => rest)
  const { rows } = await hygiene().readSheet(`${measure.api}/${no}/summary`)
  const [heads = [], ...lines] = rows.map(({ cells }) => cells)
  const parts: Buffer[] = []
  const columns = heads.map((text) => ({ text: String(text) }))
  for await (const part of writeWorkbook({ sheetNm: '시료', columns, rows: lines })) parts.push(Buffer.from(part))
  const body = new FormData()
  body.set('file', new Blob([Buffer.concat(parts)]), '시료.xlsx')
  await hygiene().call(`${measure.api}/${no}/samples/upload?modeCd=REPLACE`, { method: 'POST', body })
  expect((await samplesOf(no)).map(({ measureSampleNo: _, ...rest }) => rest)).toEqual(before)
})

test('the grid adds, changes and removes at once; a wrong cell undoes all of it, an old version too', async () => {
  const no = await sampled()
  await saveSamples(hygiene(), no, [
    draftSample({ measureUnitNo: unit }),
    draftSample({ measureUnitNo: unit, pointNm: '2' }),
  ])
  const [first, second] = await samplesOf(no)
  const change = {
    updated: [{ ...draftSample({ measureUnitNo: unit, concVal: 33 }), measureSampleNo: first?.measureSampleNo ?? 0 }],
    removed: [second?.measureSampleNo ?? 0],
  }
  const area = draftSample({ measureUnitNo: unit, sampleTypeCd: 'AREA' })
  await expect(saveSamples(hygiene(), no, [area], change)).rejects.toMatchObject({
    status: 400,
    code: 'HEA_WEM_AREA_REASON',
    field: 'added.0.areaReasonDesc',
  })
  expect((await samplesOf(no)).map(({ concVal }) => concVal)).toEqual([10, 10])
  await saveSamples(hygiene(), no, [{ ...area, areaReasonDesc: '작업자 1명' }], change)
  expect((await samplesOf(no)).map(({ concVal, sampleTypeCd }) => [concVal, sampleTypeCd])).toEqual([
    [33, 'PERSONAL'],
    [10, 'AREA'],
  ])
  const old = { rowVersion: 1, added: [], updated: [], removed: [] }
  await expect(hygiene().call(`${measure.api}/${no}/samples`, { method: 'PUT', body: old })).rejects.toMatchObject({
    status: 409,
    code: 'CM-01',
  })
})

test('HEA_WEM_TOO_MANY a measurement holds 5,000 samples and not one more', async () => {
  const no = await sampled()
  await saveSamples(hygiene(), no, [draftSample({ measureUnitNo: unit })])
  await site().sql(`insert into measure_sample (measure_no, measure_unit_no, factor_cd, sample_type_cd, limit_type_cd, conc_val,
      unit_cd, minute_cnt, work_hour_val)
    select measure_no, measure_unit_no, factor_cd, sample_type_cd, limit_type_cd, conc_val, unit_cd, minute_cnt, work_hour_val
    from measure_sample cross join generate_series(1, 4999) where measure_no = ${no}`)
  await expect(saveSamples(hygiene(), no, [draftSample({ measureUnitNo: unit })])).rejects.toMatchObject({
    status: 422,
    code: 'HEA_WEM_TOO_MANY',
    answer: { message: '한 측정의 시료는 5000건까지입니다.' },
  })
  await expect(upload(no, [line()])).rejects.toMatchObject({ code: 'HEA_WEM_TOO_MANY' })
  expect(await upload(no, [line()], 'upload?modeCd=REPLACE')).toEqual({ inserted: 1 })
})
