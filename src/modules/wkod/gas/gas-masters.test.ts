import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aMeter, aTester, NOW } from './gas.fixture.ts'

const site = aFileSite()
beforeEach(() => site().setClock(NOW))

test('a meter says what it reads, and its calibration ends after it was made', async () => {
  await aMeter(site(), 'GM-10')
  const { rows } = await site().as('oper').call<{ rows: object[] }>('/api/saf/wkod/gasmeters?q=GM-10')
  expect(rows).toMatchObject([{ meterNo: 'GM-10', gasCds: 'O2, LEL, CO2, CO, H2S', calibToYmd: '2026-12-31' }])
  await expect(aMeter(site(), 'GM-11', '2026-01-05')).rejects.toMatchObject({ code: 'GAS_METER_CALIB' })
  const radon = {
    modelNm: 'X',
    serialNo: 'SN-12',
    calibYmd: '2026-01-05',
    calibToYmd: '2026-12-31',
    meterStatusCd: 'ACTIVE',
  }
  const add = (userId: string, gasCds: string) =>
    site()
      .as(userId)
      .call('/api/saf/wkod/gasmeter', { method: 'POST', body: { ...radon, meterNo: 'GM-12', gasCds } })
  await expect(add('gas', 'O2, RADON')).rejects.toMatchObject({ code: 'GAS_METER_GAS' })
  await expect(add('oper', 'O2')).rejects.toMatchObject({ status: 403 })
})

test('a tester knows all four topics; that holds for twelve months, the last day included', async () => {
  await expect(aTester(site(), 'gas', { topicMethodYn: 'N' })).rejects.toMatchObject({
    code: 'GAS_TESTER_TOPIC',
    field: 'topicMethodYn',
  })
  expect(await aTester(site(), 'gas')).toMatchObject({ topicToYmd: '2027-03-09' })
})
