/** What an assessment tells, to whom and when: each act and each day that somebody is to hear of. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import {
  anApprovedScale,
  announced,
  aProcess,
  at,
  decided,
  extraOf,
  interim,
  ratedAgain,
  verified,
} from './rsa.fixture.ts'
import { rsa } from './rsa.model.ts'
import { aControl, anItem } from './rsa.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let scaleNo: number
beforeAll(async () => {
  scaleNo = await anApprovedScale(site())
})
beforeEach(() => site().setClock(at('2026-11-21')))

/** How often somebody has heard this of an assessment. */
const heard = async (userId: string, said: string, title: string) =>
  (await as(userId).notifications()).rows.filter(
    ({ messageDesc }) => messageDesc.includes(said) && messageDesc.includes(title),
  ).length
const high = () => anItem({ freqVal: 4, sevVal: 3 })
const control = () => aControl({ dueYmd: '2026-12-10' })
const ground = async (rsaTitle: string, offset: number) => ({
  ...{ rsaTitle, scaleNo, processNo: await aProcess(site(), offset) },
})

test('who leads it is told, then who works there, the safety manager what was decided, and the leader to tell the result', async () => {
  const about = await ground('첫째 평가', 0)
  const { rsaNo } = await announced(site(), about)
  expect(await heard('sup', '위험성평가를 맡으셨습니다', about.rsaTitle)).toBe(1)
  expect(await heard('emp', '일정을 확인해 주세요', about.rsaTitle)).toBe(1)
  await as('worker').act(rsa, rsaNo, 'askRep')
  expect(await heard('sup', '근로자대표가 위험성평가 참여를 요청했습니다', about.rsaTitle)).toBe(1)
  const second = await ground('둘째 평가', 1)
  const done = await decided(site(), second, [anItem()])
  expect(await heard('safety', '위험성을 결정했습니다', second.rsaTitle)).toBe(1)
  await as('safety').act(rsa, done.rsaNo, 'complete')
  expect(await heard('sup', '결과를 공유해 주세요', second.rsaTitle)).toBe(1)
  const body = { channelCd: 'MEETING', shareDesc: '조회 시간에 설명' }
  await as('sup').call(`${rsa.api}/${done.rsaNo}/shares`, { method: 'POST', body })
  expect(await heard('emp', '위험성평가 결과를 확인해 주세요', second.rsaTitle)).toBe(1)
})

test('the leader hears that a measure was verified; with the head of safety that one was given up', async () => {
  const about = await ground('대책 평가', 2)
  const { controls } = await decided(site(), about, [high(), high()], [control(), { ...control(), rsaItemNo: 2 }])
  const [first, second] = (controls ?? []).map(({ imprNo }) => imprNo ?? 0)
  await verified(site(), first ?? 0)
  expect(await heard('sup', '감소대책이 확인되었습니다', about.rsaTitle)).toBe(1)
  await as('sup').act(impr, second ?? 0, 'askCancel', { cancelDesc: '위험을 받아들입니다.', reasonDesc: '예산 없음' })
  await as('shd').act(impr, second ?? 0, 'cancel')
  for (const userId of ['sup', 'shd']) expect(await heard(userId, '개선이 취소되었습니다', about.rsaTitle)).toBe(1)
})

test('days that come and go are told once each: the result untold, the next one soon, late for the site, late by law', async () => {
  const about = await ground('기한 평가', 3)
  const { rsaNo } = await decided(site(), about, [anItem()])
  await as('safety').act(rsa, rsaNo, 'complete')
  const on = async (ymd: string) => {
    await site().setClock(at(ymd, '06:00:00'))
    await site().runJob('rsa-deadlines')
  }
  await on('2026-12-07')
  expect(await heard('sup', '결과가 공유되지 않았습니다', about.rsaTitle)).toBe(0)
  await on('2026-12-08')
  expect(await heard('sup', '결과가 공유되지 않았습니다', about.rsaTitle)).toBe(1)
  for (const ymd of ['2027-09-23', '2027-09-24', '2027-10-24', '2027-11-16']) await on(ymd)
  expect(await heard('sup', '정기 위험성평가 기한이 다가옵니다', about.rsaTitle)).toBe(3)
  await on('2027-11-23')
  expect(await heard('safety', '사업장이 정한 정기평가 기한이 지났습니다', about.rsaTitle)).toBe(0)
  await on('2027-11-24')
  expect(await heard('safety', '사업장이 정한 정기평가 기한이 지났습니다', about.rsaTitle)).toBe(1)
  await on('2027-12-31')
  expect(await heard('cso', '법정기한이 지났습니다', about.rsaTitle)).toBe(0)
  await on('2028-01-01')
  for (const userId of ['shd', 'cso']) expect(await heard(userId, '법정기한이 지났습니다', about.rsaTitle)).toBe(1)
})

test('R5 what remains is told each day once its measure is late or given up, until it is rated again', async () => {
  const about = await ground('잔여 평가', 4)
  const { rsaNo, controls } = await decided(site(), about, [high()], [control()])
  await interim(site(), rsaNo, 1)
  expect(await as('shd').act(rsa, rsaNo, 'complete')).toMatchObject({ residualCnt: 1 })
  const morning = async (ymd: string) => {
    await site().setClock(at(ymd, '06:00:00'))
    await site().runJob('rsa-measures')
    await site().runJob('rsa-measures')
  }
  const stuck = (userId: string) => heard(userId, '잔여로 둔 위험요인 1건', about.rsaTitle)
  const due = (await as('safety').read(impr, controls?.[0]?.imprNo ?? 0)).dueYmd ?? ''
  await morning(due)
  expect(await stuck('shd')).toBe(0)
  expect((await extraOf(site(), rsaNo)).stuck).toEqual([])
  await morning(addDays(due, 1))
  for (const userId of ['shd', 'cso']) expect(await stuck(userId)).toBe(1)
  expect((await extraOf(site(), rsaNo)).stuck).toEqual([1])
  expect(await heard('sup', '개선 기한이 지났습니다', about.rsaTitle)).toBe(1)
  await morning(addDays(due, 2))
  expect([await stuck('shd'), await heard('sup', '개선 기한이 지났습니다', about.rsaTitle)]).toEqual([2, 1])
  await verified(site(), controls?.[0]?.imprNo ?? 0)
  await ratedAgain(site(), rsaNo, 1, {})
  await morning(addDays(due, 3))
  expect(await stuck('shd')).toBe(2)
})
