/** What a process owes of a year, what meets it and what does not, and the plan that is made of it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, at, decided } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'
import { anItem } from '../assess/rsa.seed.ts'
import { anAnsweredScale } from '../scale/rsa-scale.seed.ts'
import { completedOn } from './rsa-year.fixture.ts'
import { type RsaYearRow, rsaYears } from './rsa-year.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let scaleNo: number
beforeAll(async () => {
  scaleNo = await anApprovedScale(site())
})

const board = async (query = '', userId = 'safety') =>
  (await as(userId).call<{ rows: RsaYearRow[] }>(`${rsaYears.api}?limit=100${query}`)).rows
const rowOf = async (processNo: number, year: number) =>
  (await board(`&baseYear=${year}`)).find((row) => row.processNo === processNo)
const done = (ymd: string, processNo: number, values: object = {}) =>
  completedOn(site(), ymd, { scaleNo, processNo, ...values })
const nights = async (...ymds: string[]) => {
  for (const ymd of ymds) {
    await site().setClock(at(ymd, '00:10:00'))
    await site().runJob('rsa-year')
  }
}
const plan = (processNo: number, userId = 'sup') =>
  as(userId).call<{ rsaNo: number }>(`/api/rsa/plan/processes/${processNo}/plan`, { method: 'POST' })

test('RA-A01 after an initial one of 2026-07-10 nothing is owed in 2026; the two delays of 2027 are told apart', async () => {
  const processNo = await aProcess(site())
  await done('2026-07-10', processNo, { rsaTypeCd: 'INIT' })
  await nights('2026-07-11')
  expect(await rowOf(processNo, 2026)).toMatchObject({
    kindCd: 'INIT',
    stateCd: 'MET',
    siteDueYmd: null,
    lateLawYn: 'N',
  })
  expect(await rowOf(processNo, 2027)).toMatchObject({
    kindCd: 'REG',
    stateCd: 'DUE',
    siteDueYmd: '2027-07-10',
    legalLimitYmd: '2027-12-31',
  })
  await nights('2027-05-20')
  expect(await rowOf(processNo, 2027)).toMatchObject({ stateCd: 'SOON', lateSiteYn: 'N' })
  await nights('2027-08-01')
  expect(await rowOf(processNo, 2027)).toMatchObject({ stateCd: 'LATE', lateSiteYn: 'Y', lateLawYn: 'N' })
  const late = (await board('&delayCd=LATE_SITE')).map((row) => row.processNo)
  expect(late).toEqual([processNo])
  expect(await board('&delayCd=LATE_LAW')).toEqual([])

  await nights('2028-01-01')
  expect(await rowOf(processNo, 2027)).toMatchObject({ stateCd: 'MISSED', lateSiteYn: 'Y', lateLawYn: 'Y' })
  await done('2028-02-10', processNo)
  await nights('2028-02-11', '2029-03-01')
  expect(await rowOf(processNo, 2027), 'never taken back').toMatchObject({
    stateCd: 'MISSED',
    missDesc: '2027',
    rsaNo: null,
  })
  await expect(site().sql(`update rsa_year set miss_yn = 'N' where process_no = ${processNo}`)).rejects.toThrow(
    /RSA_YEAR_MISSED/,
  )
  await expect(site().sql(`delete from rsa_year where process_no = ${processNo}`)).rejects.toThrow(/RSA_YEAR_MISSED/)
  expect(await rowOf(processNo, 2029)).toMatchObject({ stateCd: 'LATE', siteDueYmd: '2029-02-10', missDesc: '2027' })
})

test('a year is met by the regular assessment that became done in it, of all kinds of work, and by no occasional one', async () => {
  const processNo = await aProcess(site(), 1)
  await done('2026-03-02', processNo, { rsaTypeCd: 'INIT', workCatCd: 'WELD' })
  await done('2026-04-02', processNo, { rsaTypeCd: 'INIT', workCatCd: 'PIPE' })
  await done('2027-01-20', processNo, { rsaTypeCd: 'OCC', triggerCd: 'ACC' })
  await nights('2027-01-21')
  expect(await rowOf(processNo, 2027)).toMatchObject({ stateCd: 'SOON', siteDueYmd: '2027-03-02', rsaNo: null })
  await done('2027-02-01', processNo, { workCatCd: 'WELD' })
  await nights('2027-02-02')
  expect(await rowOf(processNo, 2027), 'pipes are still owed').toMatchObject({ rsaNo: null, siteDueYmd: '2027-03-02' })
  const { rsaNo } = await done('2027-04-20', processNo, { workCatCd: 'PIPE' })
  await nights('2027-04-21')
  expect(await rowOf(processNo, 2027)).toMatchObject({ stateCd: 'MET', rsaNo, lateSiteYn: 'Y', rsaStatusCd: 'DONE' })
  expect(await rowOf(processNo, 2028)).toMatchObject({ stateCd: 'DUE', siteDueYmd: '2028-02-01' })
  const whole = await done('2028-01-15', processNo)
  await nights('2028-01-16')
  expect(await rowOf(processNo, 2028), 'one of all works does for each of them').toMatchObject({
    stateCd: 'MET',
    rsaNo: whole.rsaNo,
  })
})

test('the year is met as the assessment is completed, and the job that runs twice changes nothing more', async () => {
  const processNo = await aProcess(site(), 2)
  await done('2025-09-01', processNo, { rsaTypeCd: 'INIT' })
  await nights('2026-11-20')
  expect(await rowOf(processNo, 2026)).toMatchObject({ stateCd: 'LATE', siteDueYmd: '2026-09-01' })
  const { rsaNo } = await decided(site(), { scaleNo, processNo }, [anItem()])
  expect(await rowOf(processNo, 2026)).toMatchObject({
    rsaNo,
    rsaStatusCd: 'DECIDED',
    stateCd: 'LATE',
    plannableYn: 'N',
  })
  await as('safety').act(rsa, rsaNo, 'complete')
  expect(await rowOf(processNo, 2026)).toMatchObject({ stateCd: 'MET', rsaNo, lateSiteYn: 'Y' })
  expect(await rowOf(processNo, 2027)).toMatchObject({ stateCd: 'DUE', siteDueYmd: '2027-11-23' })
  await site().runJob('rsa-year')
  expect(await site().runJob('rsa-year')).toBe(0)
})

describe('the plan', () => {
  test('of a process that was never assessed is made with one press, once', async () => {
    await site().setClock(at('2026-11-24'))
    // Approved later, and not what a whole process is judged by.
    await anApprovedScale(site(), anAnsweredScale('OPS'))
    const processNo = await aProcess(site(), 3)
    const row = await rowOf(processNo, 2026)
    expect(row).toMatchObject({ kindCd: 'INIT', stateCd: 'INIT', plannableYn: 'Y' })
    const [made, again] = await Promise.allSettled([plan(processNo), plan(processNo, 'safety')])
    const [kept] = [made, again].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect([made.status, again.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const record = await as('sup').read(rsa, kept?.rsaNo ?? 0)
    expect(record).toMatchObject({
      statusCd: 'PLAN',
      rsaTypeCd: 'INIT',
      processNo,
      deptCd: row?.deptCd,
      scaleNo,
      planYmd: '2026-11-24',
      doFromYmd: '2026-11-25',
      doToYmd: '2026-12-02',
      workBlockYn: 'Y',
    })
    await expect(plan(processNo)).rejects.toMatchObject({ status: 409, code: 'RSA_YEAR_BEGUN' })
    expect(await rowOf(processNo, 2026)).toMatchObject({ rsaNo: kept?.rsaNo, rsaStatusCd: 'PLAN', plannableYn: 'N' })
  })

  test('is refused where nothing is owed, to who may plan nothing, and of a process that is not his', async () => {
    await nights('2026-11-24')
    const [met] = await board('&stateCd=MET')
    await expect(plan(met?.processNo ?? 0)).rejects.toMatchObject({ status: 409, code: 'RSA_YEAR_NOT_OWED' })
    const processNo = await aProcess(site(), 4)
    await expect(plan(processNo, 'emp')).rejects.toMatchObject({ status: 403 })
    await expect(plan(processNo, 'V100001-02')).rejects.toMatchObject({ status: 403 })
    const [other] = await site().sql<{ no: string }>(
      `select min(process_no) as no from process where plant_cd = '3000'`,
    )
    await expect(plan(Number(other?.no))).rejects.toMatchObject({ status: 404 })
    await site().sql(`update process set use_yn = 'N' where process_no = ${processNo}`)
    await expect(plan(processNo)).rejects.toMatchObject({ status: 404 })
    expect(await rowOf(processNo, 2026)).toBeUndefined()
  })
})

test('the board is that of the own plant, narrowed by department, kind and state, and leaves as a sheet', async () => {
  const rows = await board()
  expect(rows.length).toBeGreaterThan(3)
  expect(new Set(rows.map(({ plantCd }) => plantCd))).toEqual(new Set(['2000']))
  expect(rows.map(({ turnVal }) => turnVal)).toEqual(rows.map(({ turnVal }) => turnVal).toSorted())
  const [{ deptCd } = { deptCd: '' }] = rows
  expect((await board(`&deptCd=${deptCd}`)).every((row) => row.deptCd === deptCd)).toBe(true)
  expect((await board('&kindCd=INIT')).every(({ kindCd }) => kindCd === 'INIT')).toBe(true)
  await expect(board('', 'V100001-02')).rejects.toMatchObject({ status: 403 })
  const sheet = await as('safety').fetch(`${rsaYears.api}/excel?baseYear=2026,2027`)
  expect(sheet.status).toBe(200)
})

test('on the first of December whoever heads the site reads which processes are still without their assessment, once', async () => {
  const processNo = await aProcess(site(), 5)
  await done('2031-05-01', processNo, { rsaTypeCd: 'INIT' })
  await nights('2032-01-02')
  await site().setClock(at('2032-12-01', '06:00:00'))
  expect(await site().runJob('rsa-year-open')).toBeGreaterThan(0)
  expect(await site().runJob('rsa-year-open')).toBe(0)
  const [told] = (await as('cso').notifications()).rows
  const [{ nm } = { nm: '' }] = await site().sql<{ nm: string }>(
    `select process_nm as nm from process where process_no = ${processNo}`,
  )
  expect(told?.messageDesc).toContain('2032년 정기 위험성평가를 아직 완료하지 않은 공정이')
  expect(told?.messageDesc).toContain(nm)
})
