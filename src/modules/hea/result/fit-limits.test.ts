/** Limits on somebody's work: what they begin with, and what alone ends them. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from './checkup-result.model.ts'
import { isFitForWork } from './fitness.api.ts'
import { aRunningPlan, type SheetRow, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))

async function received(userId: string, values: SheetRow = {}, classCd = 'SPC') {
  const isGeneral = classCd === 'GEN'
  const plan = await aRunningPlan(site(), [{ userId, factorCds: isGeneral ? [] : ['NOISE'] }], { classCd })
  const about = isGeneral ? { organ: '순환기계' } : { factor: '소음' }
  await uploadSheet(as('nurse'), plan, [
    { userId, examYmd: '2026-09-10', ...about, grade: 'A', workFit: '가', ...values },
  ])
  const [row] = await site().sql<{ no: number }>(`select hea_checkup_result_no::int as no from hea_checkup_result
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`)
  return { plan, no: row?.no ?? 0 }
}
async function withPaper(no: number) {
  const { attachFileId } = await as('nurse').attach('HEA_RESULT')
  await as('nurse').edit(checkupResult, await as('nurse').read(checkupResult, no), no, { attachFileId })
}
async function released(userId: string, values: SheetRow = {}, classCd = 'SPC') {
  const { plan, no } = await received(userId, { judgeDoctor: '한도영', ...values }, classCd)
  await withPaper(no)
  await as('health').act(checkupResult, no, 'check')
  await as('health').act(checkupResult, no, 'release')
  return { plan, no }
}
const isFit = (userId: string, ymd: string, processNo?: number) =>
  site().services.db.write('SYSTEM', (tx) => isFitForWork(tx, { userId, ymd, processNo }))
const told = async (userId: string, part: string) =>
  (await as(userId).notifications()).rows.filter(({ messageDesc }) => messageDesc.includes(part)).length
async function hearing(values: object = {}) {
  const { attachFileId: hearFileId } = await as('doctor').attach('HEA_RESULT')
  const heard = { hearFitCd: '가', hearKindCd: 'INDUSTRIAL', hearDoctorNm: '문정우', hearYmd: '2026-10-01' }
  return { ...heard, hearFileId, ...values } as never
}

test('B1 a bar on all work of a general checkup outlives the judgement of a special one, and its review day', async () => {
  const general = await released('sup', { grade: 'D2', workFit: '다', reviewYmd: '2027-01-31' }, 'GEN')
  expect(await isFit('sup', '2026-10-01')).toBe(false)
  await released('sup', { workFit: '가' })
  const days = ['2026-10-01', '2027-01-31', '2027-02-01', '2030-01-01']
  expect(await Promise.all(days.map((ymd) => isFit('sup', ymd, general.plan.processNo)))).toEqual(days.map(() => false))
  expect(await told('health', '다른 검진의 업무 제한이 남아 있습니다')).toBe(1)
})

test('all work is said and not meant by an empty list: a bar about no process is not kept', async () => {
  await expect(
    site().sql(`insert into hea_work_measure (plant_cd, user_id, hea_checkup_result_no, measure_cd, work_fit_cd, start_ymd)
      values ('2000', 'emp', 1, 'FIT', '라', '2026-10-01')`),
  ).rejects.toThrow('hea_work_measure_scope')
  await released('emp2', { grade: 'D2', workFit: '라' }, 'GEN')
  const { rows } = await as('health').call<{
    rows: { userId: string; allWorkYn: string; processNms: string | null }[]
  }>('/api/hea/checkup/workmeasures?limit=300')
  expect(rows.find(({ userId }) => userId === 'emp2')).toMatchObject({ allWorkYn: 'Y' })
})

test('규칙 제220조제2항 nobody is barred before the physician and his paper stand with the result', async () => {
  for (const values of [{ workFit: '라' }, { workFit: '다', reviewYmd: '2026-12-01' }, { followUps: '7' }]) {
    const { no } = await received('oper', values)
    const check = () => as('health').act(checkupResult, no, 'check')
    await expect(check()).rejects.toMatchObject({ status: 422, code: 'HEA_FIT_UNHEARD', field: 'judgeDoctorNm' })
    const record = await as('nurse').read(checkupResult, no)
    await as('nurse').edit(checkupResult, record, no, { judgeDoctorNm: '한도영' })
    await expect(check()).rejects.toMatchObject({ code: 'HEA_FIT_UNHEARD', field: 'attachFileId' })
    await withPaper(no)
    expect(await check()).toMatchObject({ statusCd: 'CHECKED' })
  }
  const { no } = await received('oper', { workFit: '나', condition: '귀마개' })
  expect(await as('health').act(checkupResult, no, 'check')).toMatchObject({ statusCd: 'CHECKED' })
})

test('a bar ends by a physician who was heard, not by a button; the person and his head hear of it', async () => {
  const { plan, no } = await released('emp', { grade: 'D1', workFit: '다', reviewYmd: '2026-12-01', followUps: '7' })
  const bars = async () =>
    (
      await as('health').call<{
        rows: { workMeasureNo: number; rowVersion: number; measureCd: string; heaCheckupNo: number }[]
      }>('/api/hea/checkup/workmeasures?limit=300')
    ).rows.filter(({ heaCheckupNo }) => heaCheckupNo === no)
  const open = await bars()
  expect(open.map(({ measureCd }) => measureCd).toSorted()).toEqual(['7', 'FIT'])
  for (const { workMeasureNo, rowVersion } of open)
    await expect(
      as('health').call(`/api/hea/checkup/workmeasure/${workMeasureNo}/end`, { method: 'POST', body: { rowVersion } }),
    ).rejects.toMatchObject({ status: 422, code: 'HEA_FIT_UNHEARD' })
  const before = await told('mgr', '업무 제한이 풀린')
  for (const userId of ['nurse', 'mgr', 'safety'])
    await expect(as(userId).act(checkupResult, no, 'hear', await hearing()), userId).rejects.toMatchObject({
      status: 403,
    })
  await expect(as('doctor').act(checkupResult, no, 'hear', await hearing({ hearFileId: null }))).rejects.toMatchObject({
    status: 400,
  })
  await expect(
    as('doctor').act(checkupResult, no, 'hear', await hearing({ hearYmd: '2026-09-01' })),
  ).rejects.toMatchObject({ code: 'HEA_HEARING_EARLY' })
  // Heard, and still not fit: the bar goes on with another day.
  await expect(as('doctor').act(checkupResult, no, 'hear', await hearing({ hearFitCd: '다' }))).rejects.toMatchObject({
    code: 'HEA_REVIEW_DATE_REQUIRED',
    field: 'hearReviewYmd',
  })
  await as('doctor').act(checkupResult, no, 'hear', await hearing({ hearFitCd: '다', hearReviewYmd: '2027-01-10' }))
  expect(await isFit('emp', '2027-03-01', plan.processNo)).toBe(false)
  await expect(
    as('doctor').act(checkupResult, no, 'hear', await hearing({ hearFitCd: '다', hearReviewYmd: '2027-01-10' })),
  ).rejects.toMatchObject({ code: 'HEA_HEARING_SAME' })
  expect(await isFit('emp', '2027-03-01', plan.processNo)).toBe(false)
  site().setClock('2026-10-05T09:00:00+09:00')
  await as('doctor').act(checkupResult, no, 'hear', await hearing({ hearYmd: '2026-10-05' }))
  expect(await isFit('emp', '2026-10-05', plan.processNo)).toBe(true)
  expect(await bars()).toEqual([])
  expect(await told('emp', '업무적합성이 바뀌었습니다')).toBe(2)
  expect(await told('mgr', '업무 제한이 풀린')).toBe(before + 1)
})

test('a condition ends by the health team, and whoever may do more hears it', async () => {
  const { no } = await released('emp', { workFit: '나', condition: '귀마개 착용' })
  const { rows } = await as('health').call<{
    rows: { workMeasureNo: number; rowVersion: number; heaCheckupNo: number }[]
  }>('/api/hea/checkup/workmeasures?limit=300')
  const [row] = rows.filter(({ heaCheckupNo }) => heaCheckupNo === no)
  const before = [await told('emp', '업무적합성이 바뀌었습니다'), await told('mgr', '업무 제한이 풀린')]
  await as('health').call(`/api/hea/checkup/workmeasure/${row?.workMeasureNo}/end`, {
    method: 'POST',
    body: { rowVersion: row?.rowVersion },
  })
  expect([await told('emp', '업무적합성이 바뀌었습니다'), await told('mgr', '업무 제한이 풀린')]).toEqual(
    before.map((n) => n + 1),
  )
})

test('the day of a review is told 14 and 7 days before and on the day, while the limit holds', async () => {
  await site().sql(`update hea_work_measure set end_ymd = '2026-10-01' where end_ymd is null`)
  await released('gas', { workFit: '다', reviewYmd: '2026-10-31' })
  const days: string[] = []
  for (let day = 10; day <= 31; day += 1) {
    site().setClock(`2026-10-${day}T07:40:00+09:00`)
    if ((await site().runJob('hea-fit-review')) > 0) days.push(`10-${day}`)
    expect(await site().runJob('hea-fit-review')).toBe(0)
  }
  expect(days).toEqual(['10-17', '10-24', '10-31'])
  expect(await told('health', '업무적합성을 다시 평가할 날입니다(2026-10-31)')).toBe(3)
  expect(await told('mgr', '업무적합성을 다시')).toBe(0)
})
