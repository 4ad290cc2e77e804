/** What the guard is told to look at before somebody comes in with what he brings. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aPlace, approved as materialApproved, taught } from '../msds/msds.fixture.ts'
import { vendorMsds } from '../msds/vendor-msds.model.ts'
import { aCrew, anEntry, approved, aVendor, entryAlone } from './entry.fixture.ts'
import { entryRqst } from './entry-rqst.model.ts'

const site = aFileSite({ joins: entryAlone })
const at = (time: string) => `2026-11-24T${time}:00+09:00`
let crew: number[] = []
let entryRqstNo = 0

interface Scanned {
  resultCd: string
  message: string
  conditions: { kindCd: string; name: string; message: string }[]
}
let scans = 0
const scan = (personNo: number, more = {}) => {
  scans += 1
  return site()
    .as('gate')
    .call<Scanned>('/api/vendor/entry/gate/scan', {
      method: 'POST',
      body: { scanKey: `condition-${scans}`, personNo, gateCd: 'G1', ...more },
    })
}
const out = (personNo: number) => scan(personNo, { directionCd: 'OUT' })

beforeAll(async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  const contractNo = await aVendor(site())
  crew = await aCrew(site(), 4)
  const [driver = 0, welder = 0] = crew
  const vehicles = [
    {
      vehicleNo: '12가3456',
      vehicleTypeCd: 'TRUCK',
      driverPersonNo: driver,
      insureToYmd: '2027-12-31',
      sparkArrestorYn: 'Y',
    },
  ]
  const equips = [{ equipTypeCd: 'WELD', modelNm: 'WD-1', operatorPersonNo: welder, exProofYn: 'Y' }]
  const lines = { vehicles: vehicles as never, equips: equips as never, zoneCds: 'P,X' }
  const made = await approved(site(), anEntry(contractNo, crew, { entryEndYmd: '2026-11-30', ...lines }))
  entryRqstNo = made.entryRqstNo
  site().setClock(at('08:00'))
  await site().sql(
    `update entry_rqst_equips set pre_check_result_cd = 'PASS', pre_check_dt = '${at('07:00')}' where entry_rqst_no = ${entryRqstNo}`,
  )
})

test('a vehicle and a tool in a zone of explosion are amber with what is to be checked, nobody else is', async () => {
  const [driver = 0, welder = 0, other = 0] = crew
  expect(await scan(driver)).toMatchObject({
    resultCd: 'WARN',
    message: '조건을 확인한 후 들여보내십시오.',
    conditions: [{ kindCd: 'VEHICLE', name: '12가3456', message: '불꽃방지기 장착을 확인합니다.' }],
  })
  expect(await scan(welder)).toMatchObject({ conditions: [{ name: '용접기 WD-1', message: '방폭형인지 확인합니다.' }] })
  const { rows } = await site()
    .as('gate')
    .call<{ rows: Scanned[] }>('/api/vendor/entry/gate/scans', { headers: { 'accept-language': 'en' } })
  expect(rows[0]?.conditions.map(({ name }) => name)).toEqual(['Welding machine WD-1'])
  expect(await scan(other)).toMatchObject({ resultCd: 'OK', conditions: [] })
  expect(await out(driver)).toMatchObject({ resultCd: 'OK', conditions: [] })
})

test('a vehicle that was taken out of the request stays outside though its driver comes in', async () => {
  const [driver = 0] = crew
  const set = (state: string) =>
    site().sql(
      `update entry_rqst_vehicles set line_status_cd = '${state}', line_reason_desc = '보험만료' where entry_rqst_no = ${entryRqstNo}`,
    )
  await set('NG')
  expect(await scan(driver)).toMatchObject({
    resultCd: 'WARN',
    conditions: [{ message: '반입할 수 없습니다. 보험만료' }],
  })
  await set('OK')
  await out(driver)
})

test('Part 11 an approved material shows its conditions at the gate with who handles or drives it, until it is in', async () => {
  const [driver = 0, , handler = 0, other = 0] = crew
  await taught(site(), [handler], '2026-03-15')
  const place = await aPlace(site(), '도장 대기장')
  const values = { stockLocNo: place, productNm: '세정제', handlers: [{ personNo: handler }] as never }
  const { vendorMsdsNo } = await materialApproved(site(), values)
  await site().sql(`update vendor_msds set condition_desc = '국소배기 가동' where vendor_msds_no = ${vendorMsdsNo}`)
  const told = [
    { kindCd: 'MATERIAL', name: '세정제', message: '경고표지와 반입량을 확인합니다. (20 L 이하)' },
    { kindCd: 'MATERIAL', name: '세정제', message: '승인 조건: 국소배기 가동' },
  ]
  await out(handler)
  expect(await scan(handler)).toMatchObject({ resultCd: 'WARN', conditions: told })
  expect((await scan(driver)).conditions).toEqual(expect.arrayContaining(told))
  expect(await scan(other)).toMatchObject({ resultCd: 'OK', conditions: [] })
  const { rows } = await site()
    .as('gate')
    .call<{ rows: ({ personNo: number } & Scanned)[] }>('/api/vendor/entry/gate/people?gateCd=G1')
  expect(rows.find(({ personNo }) => personNo === handler)).toMatchObject({ resultCd: 'WARN', conditions: told })
  await site().as('gate').act(vendorMsds, vendorMsdsNo, 'bringIn', { inQtyVal: 5, labelOkYn: 'Y' })
  await out(handler)
  expect(await scan(handler)).toMatchObject({ resultCd: 'OK', conditions: [] })
  expect(await site().as('gate').read(entryRqst, entryRqstNo)).toMatchObject({ statusCd: 'APPR' })
})
