import { expect, test } from 'vitest'
import type { Seen } from '#modules/saf/seen/seen.calls.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, begun, decided } from '../assess/rsa.fixture.ts'
import { anItem } from '../assess/rsa.seed.ts'
import { hazardLibMaster } from '../library/hazard-lib.master.ts'

const site = aFileSite()
const VENDOR = 'V100001-02'

async function found(by: string, text: string): Promise<Seen[]> {
  await site().runJob('seen-texts')
  return (
    await site()
      .as(by)
      .call<{ rows: Seen[] }>(`/api/saf/seen?text=${encodeURIComponent(text)}`)
  ).rows
}

test('hazards are found once they are decided, not while they are looked for, and by no contractor', async () => {
  const ground = { scaleNo: await anApprovedScale(site()), processNo: await aProcess(site()) }
  const items = [anItem({ taskNm: '촉매 교체', hazardDesc: '니켈 카보닐 분진을 들이마심' })]
  await begun(site(), { ...ground, processNo: await aProcess(site(), 1) }, items)
  expect(await found('sup', '니켈 카보닐')).toEqual([])
  const { rsaNo } = await decided(site(), ground, items)
  expect(await found('sup', '니켈 카보닐')).toMatchObject([
    { kindCd: 'RSA', recordNo: rsaNo, measureDesc: '방독마스크를 쓴다.', outcomeCd: null },
  ])
  expect(await found(VENDOR, '니켈 카보닐')).toEqual([])
  expect(await found('safety3', '니켈 카보닐')).toEqual([])
})

test('a hazard of the library says that its measure failed, and is gone when it is no longer used', async () => {
  const body = {
    m4Cd: 'CHEM',
    workCatCd: null,
    processNo: await aProcess(site()),
    hazardDesc: '삼불화붕소 실린더 교체 중 흄 발생',
    accTypeCd: 'CONTACT',
    measureDescs: '바람을 등진다.',
    badYn: 'Y',
  }
  const made = await site().as('safety').call<{ hazardLibNo: number; rowVersion: number }>(hazardLibMaster.api, {
    method: 'POST',
    body,
  })
  expect(await found('sup', '삼불화붕소 실린더')).toMatchObject([
    { kindCd: 'LIB', outcomeCd: 'BAD', measureDesc: '바람을 등진다.' },
  ])
  expect(await found('safety3', '삼불화붕소 실린더')).toEqual([])
  await site()
    .as('safety')
    .call(`${hazardLibMaster.api}/${made.hazardLibNo}`, {
      method: 'PATCH',
      body: { rowVersion: made.rowVersion, useYn: 'N' },
    })
  expect(await found('sup', '삼불화붕소 실린더')).toEqual([])
})
