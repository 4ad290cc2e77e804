/** What asks for a new look at a JSA before its year is over (section 11 a–d). */
import { beforeEach, expect, test } from 'vitest'
import { aPermitSite, at, issued, talked, VSP } from '#modules/wkod/permit/permit.fixture.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import { aNearMiss } from '../near-miss/near-miss.seed.ts'
import { drafted, fixed, VENDOR } from './jsa.fixture.ts'
import { jsa } from './jsa.model.ts'
import { jsaEval } from './jsa-eval.model.ts'
import { lookAgainAtEquipment } from './jsa-triggers.ts'

const site = aPermitSite()
beforeEach(() => site().setClock('2026-10-01T10:00:00+09:00'))
const as = (userId: string) => site().as(userId)
let count = 0
const titled = (values: object = {}) => ({ jsaTitle: `수시평가 ${count++}`, ...values })
const targets = async (jsaNo: number) => (await as('safety').list(jsaEval, { where: { jsaNo: String(jsaNo) } })).rows
const look = () => site().runJob('jsa-triggers')

test('JS-A06 work stopped by somebody on 10-01 and on 11-20 makes a target that is due on 12-04, once', async () => {
  const stopped = async (before: string, day: string) => {
    site().setClock(at('10:00:00', before))
    const hours = { workFromDt: at('08:00:00', day), workToDt: at('16:00:00', day) }
    const { permitNo, jsaNo } = await issued(site(), { wkodDt: day, ...hours })
    site().setClock(at('08:05:00', day))
    await talked(site(), permitNo, at('08:00:00', day))
    await as(VSP).act(permit, permitNo, 'start')
    await as(VSP).act(permit, permitNo, 'stop', { reasonCd: 'STOPWORK', reasonDesc: '발판이 흔들립니다.' })
    return jsaNo ?? 0
  }
  const jsaNo = await stopped('2026-09-30', '2026-10-01')
  await look()
  expect(await targets(jsaNo)).toEqual([])
  expect(await stopped('2026-11-19', '2026-11-20')).toBe(jsaNo)
  await look()
  await look()
  expect(await targets(jsaNo)).toMatchObject([
    { reasonCd: 'SUSP', statusCd: 'TARGET', dueYmd: '2026-12-04', eventDesc: '작업중지 2026-10-01, 2026-11-20' },
  ])
  const told = (await as(VENDOR).notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('2026-12-04'))
  expect(told).toHaveLength(1)
})

test('a near miss in the same kind of work asks every JSA of the plant for it; another kind asks none', async () => {
  const [welding, painting] = [
    await fixed(site(), titled({ workCatCd: 'WELD' })),
    await fixed(site(), titled({ workCatCd: 'PAINT' })),
  ]
  const { nearMissNo } = await as('emp').create(nearMiss, aNearMiss())
  await as('emp').act(nearMiss, nearMissNo, 'report')
  const sorted = {
    accTypeCd: 'FIRE',
    potSevCd: '3',
    ownerUserId: 'owner',
    dueYmd: '2026-10-20',
    workCatCd: 'WELD',
  } as const
  await as('safety').act(nearMiss, nearMissNo, 'assign', sorted)
  expect(await targets(welding.jsaNo)).toMatchObject([
    { reasonCd: 'EVENT', dueYmd: '2026-10-15', eventDesc: expect.stringMatching(/^NM-20261001-/) },
  ])
  expect(await targets(painting.jsaNo)).toEqual([])
})

test('11 (a) triage of what a contractor reported asks for the kind of work, and the JSAs for it are looked at again', async () => {
  const { jsaNo } = await fixed(site(), titled({ workCatCd: 'WELD' }))
  const { nearMissNo } = await as(VENDOR).create(nearMiss, aNearMiss())
  await as(VENDOR).act(nearMiss, nearMissNo, 'report')
  const sorted = { accTypeCd: 'FIRE', potSevCd: '3', ownerUserId: 'owner', dueYmd: '2026-10-20' } as const
  await expect(as('safety').act(nearMiss, nearMissNo, 'assign', sorted)).rejects.toMatchObject({
    status: 422,
    code: 'NEAR_MISS_WORK_KIND',
    field: 'workCatCd',
  })
  expect(await targets(jsaNo)).toEqual([])
  await as('safety').act(nearMiss, nearMissNo, 'assign', { ...sorted, workCatCd: 'WELD' })
  expect(await targets(jsaNo)).toMatchObject([{ reasonCd: 'EVENT' }])
})

test('a change of equipment asks the JSAs that name it', async () => {
  const [pump, tank] = [
    await fixed(site(), titled({ equipCds: 'P-101A, V-201' })),
    await fixed(site(), titled({ equipCds: 'T-301' })),
  ]
  const change = { plantCd: '2000', eventDesc: 'MOC-20261001-001', now: new Date(), today: '2026-10-01' }
  await site().services.db.write('SYSTEM', (tx) => lookAgainAtEquipment(tx, ['p-101a'], change))
  expect(await targets(pump.jsaNo)).toMatchObject([{ reasonCd: 'MOC', dueYmd: '2026-10-15' }])
  expect(await targets(tank.jsaNo)).toEqual([])
})

test('a number of the law that is marked asks from its first day on, only those of its kind of permit', async () => {
  const { jsaNo } = await fixed(site(), titled({ permitTypeCds: 'HOT' }))
  const other = await fixed(site(), titled({ permitTypeCds: 'GEN' }))
  const marked = {
    legalParamCd: 'GAS_LEL_HOT',
    legalParamVal: '0.5',
    unitCd: 'PERCENT',
    lawRefDesc: '시험',
    effectiveFromYmd: '2026-10-10',
    verifiedYn: 'Y',
    jsaYn: 'Y',
    jsaTypeCd: 'HOT',
  }
  await as('safety').call('/api/baseinfo/legalparam', { method: 'POST', body: marked })
  site().setClock('2026-10-09T10:00:00+09:00')
  await look()
  expect(await targets(jsaNo)).toEqual([])
  site().setClock('2026-10-10T00:10:00+09:00')
  await look()
  expect(await targets(jsaNo)).toMatchObject([
    { reasonCd: 'LAW', dueYmd: '2026-10-24', eventDesc: 'GAS_LEL_HOT 0.5 (2026-10-10)' },
  ])
  expect(await targets(other.jsaNo)).toEqual([])
  expect(await look()).toBe(0)
})

test('a regular evaluation that is open already is brought forward, and never put off', async () => {
  const { jsaNo } = await fixed(site(), titled({ equipCds: 'R-900' }))
  site().setClock('2027-09-05T06:30:00+09:00')
  await site().runJob('jsa-dues')
  expect(await targets(jsaNo)).toMatchObject([{ reasonCd: 'REGULAR', dueYmd: '2027-10-01' }])
  const change = (today: string, eventDesc: string) =>
    site().services.db.write('SYSTEM', (tx) =>
      lookAgainAtEquipment(tx, ['R-900'], { plantCd: '2000', eventDesc, now: new Date(), today }),
    )
  expect([await change('2027-09-05', 'MOC-1'), await change('2027-09-08', 'MOC-2')]).toEqual([1, 0])
  expect(await targets(jsaNo)).toMatchObject([{ reasonCd: 'MOC', dueYmd: '2027-09-19', eventDesc: 'MOC-1' }])
  expect((await drafted(site(), titled())).statusCd, 'a draft is no target').toBe('TEMP')
  expect(await as('safety').read(jsa, jsaNo)).toMatchObject({ statusCd: 'FIX' })
})
