/** R9: where explosive gas was read nothing goes on until the air was good twice and the safety manager opens the place. */
import { beforeAll, expect, test } from 'vitest'
import { BOARD_API, type Board } from '../board/board.calls.ts'
import { aPermitSite, at, groundOf, issued, printed, talked, VSM, VSP, working } from '../permit/permit.fixture.ts'
import { permit } from '../permit/permit.model.ts'
import { hotValues } from '../permit/permit.seed.ts'
import { aired } from '../permit/permit-ground.fixture.ts'
import type { PermitGas } from './gas.calls.ts'
import { aMeter, aSet, aTester, readings } from './gas.fixture.ts'
import { gasSet } from './gas-set.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
let mapNo = 0

beforeAll(async () => {
  site().setClock(at('07:00:00'))
  await aMeter(site(), 'GM-01')
  await aTester(site(), 'gas')
  // A tenth of a metre is a thousandth of it.
  const [map] = await site().sql<{ no: number }>(`insert into site_map (map_nm, plant_cd, width_val, height_val)
    values ('1공장', '2000', 100, 100) returning map_no::int as no`)
  mapNo = map?.no ?? 0
  site().setClock(at('09:30:00'))
})
const problemsOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string; message: string }[] } }) => answer.problems ?? [],
  )
const codesOf = async (acting: Promise<unknown>) => (await problemsOf(acting)).map(({ code }) => code)
const stands = (permitNo: number, metres: number) =>
  site().sql(
    `update permit_mark set map_no = ${mapNo}, location_x = ${metres * 10}, location_y = 0 where permit_no = ${permitNo}`,
  )
const measured = (permitNo: number, time: string, bottom = {}) =>
  site()
    .as('gas')
    .create(gasSet, aSet(permitNo, { measureDt: at(time), lines: readings(bottom) }))
const start = (permitNo: number) => site().as(VSP).act(permit, permitNo, 'start')
const gasOf = (permitNo: number) => site().as('safety').call<PermitGas>(`/api/saf/wkod/permitgas/${permitNo}`)
const open = (userId: string, permitNo: number, gasZoneNo: number, openDesc = '배관 플랜지를 조이고 환기함') =>
  site()
    .as(userId)
    .call(`/api/saf/wkod/permitgas/${permitNo}/zones/${gasZoneNo}/open`, { method: 'POST', body: { openDesc } })
async function ready(metres: number, values = {}) {
  const { permitNo } = await issued(site(), { ...urgent, ...values })
  await stands(permitNo, metres)
  await printed(site(), permitNo)
  await talked(site(), permitNo, at('09:59:00'))
  return permitNo
}

test('PT-A29 within 50 m of explosive gas nothing starts, joins, extends or resumes until two good sets ten minutes apart and the release', async () => {
  const { permitNo: source, permitDocNo } = await working(site(), { ...hotValues, ...urgent })
  await stands(source, 0)
  await aired(site(), source)
  const { permitNo: running } = await working(site(), urgent)
  await stands(running, 30)
  const { people } = await groundOf(site())
  const others = [people[3], people[5]].map((one) => ({ personNo: one?.personNo, crewRoleCd: 'WORKER' })) as never
  const [near, far] = [await ready(40), await ready(50.1, { permitCrew: others })]
  await stands(far, 50.1)
  site().setClock(at('10:00:00'))
  await measured(source, '10:00:00', { LEL: 25 })
  expect(await site().as('oper').read(permit, running)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'GAS_HIGH' })

  site().setClock(at('10:05:00'))
  expect(await problemsOf(start(near))).toMatchObject([
    { code: 'PT_ZONE', message: expect.stringContaining(`(${permitDocNo}, 40.0 m)`) },
  ])
  const join = site()
    .as(VSP)
    .call(`${permit.api}/${near}/crew`, { method: 'POST', body: { personNo: people[4]?.personNo } })
  expect(await codesOf(join)).toContain('PT_ZONE')
  await site().as(VSP).act(permit, running, 'askResume')
  expect(await codesOf(site().as('oper').act(permit, running, 'resume'))).toContain('PT_ZONE')
  expect((await start(far)).statusCd).toBe('WORK')

  const [zone] = (await gasOf(near)).zones
  const zoneNo = zone?.gasZoneNo ?? 0
  expect(zone).toMatchObject({ permitDocNo, distance: 40, radiusVal: 50, passCnt: 0, isAired: false })
  expect((await site().as('gate').call<Board>(BOARD_API)).zones).toMatchObject([
    { permitNo: source, radiusVal: 50, spots: [{ x: 0, y: 0 }] },
  ])
  site().setClock(at('10:20:00'))
  await measured(source, '10:20:00')
  site().setClock(at('10:29:00'))
  await measured(source, '10:29:00')
  expect(await codesOf(open('safety', near, zoneNo))).toEqual(['GAS_ZONE_AIR'])
  site().setClock(at('10:30:00'))
  await measured(source, '10:30:00')
  expect((await site().as('safety').notifications()).rows[0]?.messageDesc).toContain('두 번 적합합니다')
  expect(await codesOf(start(near))).toEqual(['PT_ZONE'])
  await expect(open('oper', near, zoneNo)).rejects.toMatchObject({ status: 403 })
  await expect(open(VSM, near, zoneNo)).rejects.toMatchObject({ status: 403 })
  await expect(open('safety', far, zoneNo)).rejects.toMatchObject({ status: 404 })
  await expect(open('safety', near, zoneNo, '환기')).rejects.toMatchObject({ field: 'openDesc' })
  site().setClock(at('10:31:00'))
  await open('safety', near, zoneNo)
  expect(await site().as('oper').read(permit, source)).toMatchObject({ shmReleaseUserId: 'safety', statusCd: 'SUSP' })
  expect((await start(near)).statusCd).toBe('WORK')
  expect((await gasOf(near)).zones).toEqual([])
})

test('explosive gas before the start closes the place for that work too; bad air in between begins the wait anew', async () => {
  site().setClock(at('11:00:00'))
  const permitNo = await ready(90, hotValues)
  await site().sql(`update wkod_master set issue_dt = '${at('11:00:00')}' where permit_no = ${permitNo}`)
  await talked(site(), permitNo, at('11:00:00'))
  await measured(permitNo, '11:00:00', { LEL: 40 })
  const pass = async (time: string, bottom = {}) => {
    site().setClock(at(time))
    await measured(permitNo, time, bottom)
  }
  await pass('11:05:00')
  await pass('11:10:00', { LEL: 26 })
  await pass('11:16:00')
  const [zone] = (await gasOf(permitNo)).zones
  expect(zone).toMatchObject({ distance: 0, passCnt: 1, isAired: false })
  expect(await codesOf(start(permitNo))).toContain('PT_ZONE')
  await pass('11:26:00')
  await open('safety', permitNo, zone?.gasZoneNo ?? 0)
  expect((await start(permitNo)).statusCd).toBe('WORK')
})

test('where the work that closed a place is over, its air is measured by any work inside', async () => {
  site().setClock(at('13:00:00'))
  const { permitNo: source } = await working(site(), { ...hotValues, ...urgent })
  await stands(source, 0)
  await measured(source, '13:00:00', { LEL: 25 })
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where permit_no = ${source}`)
  const inside = await ready(10, hotValues)
  const pass = async (time: string) => {
    site().setClock(at(time))
    await measured(inside, time)
  }
  await pass('13:10:00')
  await pass('13:20:00')
  const [zone] = (await gasOf(inside)).zones
  expect(zone).toMatchObject({ passCnt: 2, isAired: true })
  await open('safety', inside, zone?.gasZoneNo ?? 0)
  expect((await gasOf(inside)).zones).toEqual([])
})
