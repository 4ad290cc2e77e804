/** Gas sets: what is kept, what is refused, what follows; by the limits of the register. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aMeter, aPermit, aSet, aTester, at, NOW, readings } from './gas.fixture.ts'
import { type GasSet, gasSet } from './gas-set.model.ts'

const site = aFileSite()
const save = (permitNo: number, values: Parameters<typeof aSet>[1] = {}, userId = 'gas') =>
  site().as(userId).create(gasSet, aSet(permitNo, values))
const dueOf = async (permitNo: number) => {
  const [row] = await site().sql<{ due: Date | null }>(
    'select gas_next_due_dt as due from wkod_master where permit_no = $1',
    [permitNo],
  )
  return row?.due?.toISOString() ?? null
}
const iso = (time: string) => new Date(at(time)).toISOString()

beforeAll(async () => {
  site().setClock(NOW)
  await aMeter(site(), 'GM-01')
  await aMeter(site(), 'GM-02', '2026-11-19')
  await aTester(site(), 'gas')
})
beforeEach(() => site().setClock(NOW))

test('a good set is judged line by line, copies its limits and says when the next is due', async () => {
  const permitNo = await aPermit(site())
  const set = await save(permitNo)
  expect(set).toMatchObject({
    statusCd: 'PASS',
    judgeCd: 'PASS',
    kindCds: 'CSE',
    testerUserId: 'gas',
    lateYn: 'N',
    evacuateYn: 'N',
    gasSetDocNo: expect.stringMatching(/^GAS-20261120-\d{4}$/),
    permitDocNo: expect.stringMatching(/^PTW-/),
    retainToYmd: '2029-11-20',
  })
  expect(set.lines[0]).toMatchObject({
    gasCd: 'O2',
    gasNm: '산소',
    unitCd: '%',
    gasLimitMinVal: 18,
    gasLimitMaxVal: 23.5,
  })
  expect(await dueOf(permitNo)).toBe(iso('11:00'))
})

test('a saved set is never changed', async () => {
  const set = await save(await aPermit(site()))
  expect(set.can).toMatchObject({ edit: [], delete: false, actions: [] })
  await expect(site().as('gas').edit(gasSet, set, set.gasSetNo, { placeDesc: '다른 곳' })).rejects.toMatchObject({
    status: 409,
  })
})

test.each<[Record<string, number>, string]>([
  [{ O2: 18 }, 'WARN'],
  [{ O2: 17.9 }, 'FAIL'],
  [{ O2: 23.4 }, 'PASS'],
  [{ O2: 23.5 }, 'FAIL'],
  [{ CO: 29 }, 'PASS'],
  [{ CO: 30 }, 'FAIL'],
  [{ H2S: 9.9 }, 'PASS'],
  [{ H2S: 10 }, 'FAIL'],
  [{ CO2: 1.49 }, 'PASS'],
  [{ CO2: 1.5 }, 'FAIL'],
])('PT-A12 %j is %s', async (bottom, statusCd) => {
  expect(await save(await aPermit(site()), { lines: readings(bottom) })).toMatchObject({ statusCd })
})

test('PT-A13 the bottom decides, not the mean', async () => {
  const set = await save(await aPermit(site()), { lines: readings({ O2: 17.5 }) })
  expect(set).toMatchObject({ statusCd: 'FAIL', resultDesc: expect.stringContaining('O2 17.5%') })
})

test('PT-A14 a set of a confined space without CO2 is refused and nothing is kept', async () => {
  const permitNo = await aPermit(site(), { statusCd: 'PREP' })
  const lines = readings().filter(({ gasCd }) => gasCd !== 'CO2')
  await expect(save(permitNo, { lines })).rejects.toMatchObject({
    code: 'GAS_MISSING',
    message: expect.stringContaining('이산화탄소 측정값이 없습니다.'),
  })
  expect(
    (
      await site()
        .as('oper')
        .list(gasSet, { where: { permitNo: String(permitNo) } })
    ).total,
  ).toBe(0)
})

test('R2 a height is missing', async () => {
  const lines = readings().filter(({ gasCd, pointCd }) => !(gasCd === 'H2S' && pointCd === 'MID'))
  await expect(save(await aPermit(site()), { lines })).rejects.toMatchObject({
    code: 'GAS_MISSING',
    message: expect.stringContaining('황화수소 측정값이 없습니다. (지점 중)'),
  })
})

test('a dangerous reading is kept although gases are missing', async () => {
  const lines = readings({ H2S: 40 }).filter(({ gasCd }) => gasCd === 'H2S')
  expect(await save(await aPermit(site()), { lines })).toMatchObject({ statusCd: 'FAIL' })
})

test('R3 hot work in a confined space keeps the stricter limit of both', async () => {
  const lines = readings({ LEL: 1 })
  expect(await save(await aPermit(site()), { lines })).toMatchObject({ statusCd: 'PASS' })
  const both = await save(await aPermit(site(), { base: 'HOT' }), { lines })
  expect(both).toMatchObject({ statusCd: 'FAIL', kindCds: 'CSE HOT' })
  expect(both.lines.find(({ gasCd }) => gasCd === 'LEL')).toMatchObject({ gasLimitMaxVal: 1 })
})

test('a substance goes by its exposure limit and stays asked for', async () => {
  const permitNo = await aPermit(site(), { base: 'HOT', subs: 'LNB' })
  const line = (gasCd: string, readVal: number) => ({ ...readings()[0], pointCd: 'P1' as const, gasCd, readVal })
  const lines = [line('O2', 20.9), line('LEL', 0)] as GasSet['lines']
  const benzene = line('71-43-2', 0.1) as GasSet['lines'][number]
  const set = await save(permitNo, { lines: [...lines, benzene] })
  expect(set.lines[2]).toMatchObject({ gasNm: '벤젠', unitCd: 'ppm', judgeCd: 'PASS' })
  expect(set.lines[2]?.gasLimitMaxVal).toBeGreaterThan(0)
  await expect(save(permitNo, { lines })).rejects.toMatchObject({
    message: expect.stringContaining('벤젠 측정값이 없습니다.'),
  })
})

test('R4 the tester is designated, knows the four topics, and is nobody who goes in', async () => {
  const permitNo = await aPermit(site())
  await expect(save(permitNo, {}, 'oper')).rejects.toMatchObject({
    code: 'GAS_TESTER',
    message: expect.stringContaining('측정자로 지정되지 않았습니다.'),
  })
  await aTester(site(), 'sup', { topicCheckYmd: '2025-11-19', designateYmd: '2025-11-19' })
  await expect(save(permitNo, {}, 'sup')).rejects.toMatchObject({ code: 'GAS_TESTER_TOPIC' })
  await aTester(site(), 'maint')
  expect(await save(permitNo, {}, 'maint')).toMatchObject({ statusCd: 'PASS' })
  await site().sql(
    `insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd) values ($1, 1, 'maint', 'WORKER')`,
    [permitNo],
  )
  await expect(save(permitNo, {}, 'maint')).rejects.toMatchObject({ code: 'GAS_TESTER_ENTRANT' })
})

test('R4 the meter is calibrated on the day and was checked', async () => {
  const permitNo = await aPermit(site())
  await expect(save(permitNo, { meterNo: 'GM-02' })).rejects.toMatchObject({
    code: 'GAS_METER_CALIB',
    message: expect.stringContaining('교정유효기간이 지난 측정기입니다. (2026-11-19)'),
  })
  await expect(save(permitNo, { bumpOkYn: 'N' })).rejects.toMatchObject({ code: 'GAS_METER_BUMP' })
  await expect(save(permitNo, { meterNo: 'GM-99' })).rejects.toMatchObject({ code: 'GAS_METER' })
})

test('R5 not in the future, not before the last stop, late only with a reason, never after four hours', async () => {
  const permitNo = await aPermit(site())
  await expect(save(permitNo, { measureDt: at('10:01') })).rejects.toMatchObject({ status: 400, field: 'measureDt' })
  expect(await save(permitNo, { measureDt: at('09:46') })).toMatchObject({ lateYn: 'N' })
  await expect(save(permitNo, { measureDt: at('09:44') })).rejects.toMatchObject({ code: 'GAS_LATE' })
  const late = { measureDt: at('09:44'), lateReasonDesc: '전파가 닿지 않음' }
  expect(await save(permitNo, late)).toMatchObject({ lateYn: 'Y' })
  expect(await save(permitNo, { ...late, measureDt: at('06:01') })).toMatchObject({ lateYn: 'Y' })
  await expect(save(permitNo, { ...late, measureDt: at('05:59') })).rejects.toMatchObject({ code: 'GAS_TOO_OLD' })
  await site().sql(
    `insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, reason_cd) values ($1, 1, $2, 'BREAK')`,
    [permitNo, at('09:50')],
  )
  await expect(save(permitNo, { ...late, measureDt: at('09:49') })).rejects.toMatchObject({ code: 'GAS_BEFORE_STOP' })
  expect(await save(permitNo, { measureDt: at('09:50') })).toMatchObject({ statusCd: 'PASS' })
})

test('only permits that are prepared or at work are measured', async () => {
  const permitNo = await aPermit(site(), { statusCd: 'CLOSE' })
  await expect(save(permitNo)).rejects.toMatchObject({ code: 'GAS_PERMIT_STATE' })
})

test('the same gas at the same place stands once', async () => {
  const lines = [...readings(), ...readings().slice(0, 1)]
  await expect(save(await aPermit(site()), { lines })).rejects.toMatchObject({ code: 'GAS_TWICE' })
})

test('a set that was kept on the device is sent twice and stored once, after a new sign-in as well', async () => {
  const permitNo = await aPermit(site())
  const values = aSet(permitNo, { measureDt: at('09:50') })
  const key = { 'idempotency-key': 'device-1-set-7' }
  const first = await site().as('gas').create(gasSet, values, key)
  const again = await site().as('gas').create(gasSet, values, key)
  expect(again.gasSetNo).toBe(first.gasSetNo)
  expect(
    (
      await site()
        .as('oper')
        .list(gasSet, { where: { permitNo: String(permitNo) } })
    ).total,
  ).toBe(1)
})

test('a wrong set is named by the one that takes its place, once and with a reason', async () => {
  const permitNo = await aPermit(site())
  const { gasSetNo: wrongGasSetNo } = await save(permitNo)
  await expect(save(permitNo, { wrongGasSetNo })).rejects.toMatchObject({ code: 'GAS_WRONG_REASON' })
  const right = { wrongGasSetNo, wrongReasonDesc: '지점을 바꾸어 적음' }
  expect(await save(permitNo, right)).toMatchObject({ wrongGasSetNo })
  await expect(save(permitNo, right)).rejects.toMatchObject({ code: 'GAS_REPLACED' })
  const other = await aPermit(site())
  await expect(save(other, right)).rejects.toMatchObject({ code: 'GAS_WRONG_PERMIT' })
})

test('a warning counts when the safety manager has looked at it', async () => {
  const permitNo = await aPermit(site())
  const { gasSetNo } = await save(permitNo, { lines: readings({ O2: 19.4 }) })
  expect(await dueOf(permitNo)).toBeNull()
  await expect(site().as('oper').act(gasSet, gasSetNo, 'confirm')).rejects.toMatchObject({ status: 403 })
  const confirmed = await site().as('safety').act(gasSet, gasSetNo, 'confirm')
  expect(confirmed).toMatchObject({ statusCd: 'CONFIRM', confirmUserId: 'safety' })
  expect(await dueOf(permitNo)).toBe(iso('11:00'))
})

test('R8 supplied air is allowed by the head of SHE, for short or toxic air alone', async () => {
  const permitNo = await aPermit(site())
  const toxic = await save(permitNo, { lines: readings({ H2S: 30 }) })
  const allow = (no: number, userId = 'shd') =>
    site().as(userId).act(gasSet, no, 'approveSupply', { reasonDesc: '송기마스크, 환기 계속' })
  await expect(allow(toxic.gasSetNo, 'safety')).rejects.toMatchObject({ status: 403 })
  expect(await allow(toxic.gasSetNo)).toMatchObject({ statusCd: 'COND' })
  const burns = await save(permitNo, { lines: readings({ O2: 17, LEL: 10 }) })
  await expect(allow(burns.gasSetNo)).rejects.toMatchObject({ code: 'GAS_SUPPLY' })
  const rich = await save(permitNo, { lines: readings({ O2: 23.5, H2S: 30 }) })
  await expect(allow(rich.gasSetNo)).rejects.toMatchObject({ code: 'GAS_SUPPLY' })
})

test('who measures in the field gets permits, meters and limits in one answer', async () => {
  const permitNo = await aPermit(site(), { base: 'HOT', subs: '' })
  const answer = await site().as('gas').call<{ permits: object[]; meters: object[] }>('/api/saf/wkod/gasset/field/now')
  expect(answer).toMatchObject({ testerToYmd: '2027-03-09', numbers: { o2Min: 18, lelHot: 1 } })
  expect(answer.permits).toContainEqual(expect.objectContaining({ permitNo, kindCds: ['HOT'] }))
  expect(answer.meters).toEqual([expect.objectContaining({ meterNo: 'GM-01', gasCds: 'O2, LEL, CO2, CO, H2S' })])
})

test('who reads the permit reads its sets; another vendor does not', async () => {
  const permitNo = await aPermit(site())
  await save(permitNo)
  const path = `/api/saf/wkod/permitgas/${permitNo}`
  expect(await site().as('V100001-02').call(path)).toMatchObject({
    permit: { permitNo },
    sets: [
      {
        statusCd: 'PASS',
        testerNm: '고태민',
        lines: expect.arrayContaining([expect.objectContaining({ gasNm: '산소' })]),
      },
    ],
  })
  expect((await site().as('V100002-01').fetch(path)).status).toBe(404)
})

test('R7 bad air stops the permit itself, with its reason', async () => {
  const permitNo = await aPermit(site())
  await save(permitNo, { lines: readings({ LEL: 25 }) })
  const [row] = await site().sql(
    'select status_cd as state, susp_reason_cd as reason, gas_high_yn as high from wkod_master where permit_no = $1',
    [permitNo],
  )
  expect(row).toEqual({ state: 'SUSP', reason: 'GAS_HIGH', high: 'Y' })
})
