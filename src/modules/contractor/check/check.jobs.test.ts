/** R4: what is due, when it counts as missed, and what evaluations count. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { selfCheckCounts } from './check.api.ts'
import type { CheckStatus } from './check.calls.ts'
import { anInspector, answer, aPlan, cameIn, complete, noChecks, start, VENDOR, VSM } from './check.fixture.ts'
import { checkResult } from './check-result.model.ts'

const site = aFileSite()
const at = (day: string, time: string) => site().setClock(`${day}T${time}:00+09:00`)
let plan = 0
let who = 0
beforeAll(async () => {
  at('2026-11-16', '08:00')
  await noChecks(site())
  await site().sql(
    `update vendor_contract set status_cd = 'ACTIVE', start_ymd = '2026-01-01', end_ymd = '2027-12-31', own_user_id = 'owner'
      where vendor_cd = '${VENDOR}'`,
  )
  plan = await aPlan(site(), 'DAILY')
  who = await anInspector(site())
})
beforeEach(() => site().sql('delete from self_check_due; delete from entry_log'))

const told = async (userId: string, words: RegExp) =>
  (await site().as(userId).notifications()).rows.filter(({ messageDesc }) => words.test(messageDesc)).length
async function check(checkDt: string, no = plan) {
  const record = await start(site(), VSM, no, who, { checkDt })
  await complete(site(), VSM, record.checkResultNo, { items: answer(record, ['OK', 'OK', 'OK', 'OK']) })
}
const dues = () =>
  site().sql<{ status: string; made: boolean }>(
    `select due_status_cd as status, check_result_no is not null as made from self_check_due order by from_ymd, self_check_plan_no`,
  )
const counts = (from: string, to: string) =>
  site().services.db.read('SYSTEM', (db) => selfCheckCounts(db, [VENDOR, 'V100002'], from, to))

test('R4 a daily check that is open at 09:30 is told to the site manager, at 11:00 to the owner, and counts as missed', async () => {
  await cameIn(site(), '2026-11-17T07:40:00+09:00')
  at('2026-11-17', '09:30')
  await site().sql(`update vendor_account set phone_no = '010-2222-3333' where portal_id = '${VSM}'`)
  expect(await site().runJob('self-check-open')).toBeGreaterThan(0)
  expect(await site().runJob('self-check-open')).toBe(0)
  expect(await told(VSM, /오늘 일일점검을 마치지 않았습니다/)).toBe(1)
  const texts = await site().sql(
    `select channel_cd as channel, recipient_desc as phone from com_outbox where user_id = '${VSM}' and channel_cd = 'SMS'
      and body_desc like '%오늘 일일점검을 마치지 않았습니다%'`,
  )
  expect(texts).toEqual([{ channel: 'SMS', phone: '010-2222-3333' }])
  expect(await told('owner', /미실시로 기록했습니다/)).toBe(0)
  at('2026-11-17', '11:00')
  expect(await site().runJob('self-check-missed')).toBeGreaterThan(0)
  expect(await site().runJob('self-check-missed')).toBe(0)
  expect(await told('owner', /미실시로 기록했습니다/)).toBe(1)
  at('2026-11-17', '13:00')
  await check('2026-11-17T12:50:00+09:00')
  expect(await dues()).toEqual([{ status: 'MISS', made: true }])
  expect(await counts('2026-11-01', '2026-11-30')).toEqual([{ vendorCd: VENDOR, doneCnt: 0, plannedCnt: 1 }])
})

test('nobody is told of a day on which nobody came in, nor of one that was checked', async () => {
  at('2026-11-18', '09:30')
  expect(await site().runJob('self-check-open')).toBe(0)
  await cameIn(site(), '2026-11-19T07:40:00+09:00')
  at('2026-11-19', '08:00')
  await check('2026-11-19T07:50:00+09:00')
  at('2026-11-19', '09:30')
  expect(await site().runJob('self-check-open')).toBe(0)
  at('2026-11-19', '11:00')
  expect(await site().runJob('self-check-missed')).toBe(0)
  expect(await dues()).toEqual([{ status: 'DONE', made: true }])
})

test('a check made before eleven whose telephone had no network is not missed', async () => {
  await cameIn(site(), '2026-11-20T07:00:00+09:00')
  at('2026-11-20', '07:30')
  const record = await start(site(), VSM, plan, who)
  at('2026-11-20', '11:00')
  await site().runJob('self-check-missed')
  at('2026-11-20', '12:00')
  const items = answer(record, ['OK', 'OK', 'OK', 'OK'])
  await complete(site(), VSM, record.checkResultNo, { items, checkDt: '2026-11-20T07:35:00+09:00' })
  expect(await dues()).toEqual([{ status: 'DONE', made: true }])
})

test('who came in after eleven is asked at night; a week in which nobody came is none', async () => {
  await cameIn(site(), '2026-11-17T15:00:00+09:00')
  at('2026-11-18', '00:20')
  await site().runJob('self-check-nightly')
  expect(await dues()).toEqual([{ status: 'MISS', made: false }])
  const weekly = await aPlan(site(), 'WEEKLY')
  at('2026-11-19', '00:20')
  await site().runJob('self-check-nightly')
  const week = `select due_status_cd as status from self_check_due where self_check_plan_no = ${weekly} order by from_ymd`
  expect(await site().sql(week)).toEqual([{ status: 'OPEN' }])
  at('2026-11-23', '00:20')
  await site().runJob('self-check-nightly')
  expect(await site().sql(week)).toEqual([{ status: 'MISS' }, { status: 'OPEN' }])
  at('2026-11-30', '00:20')
  await site().runJob('self-check-nightly')
  expect(await site().sql(week)).toEqual([{ status: 'MISS' }, { status: 'OPEN' }])
})

test('what vendors did and missed in a period, and who lacks a plan that his risk asks for', async () => {
  at('2026-11-18', '08:00')
  await cameIn(site(), '2026-11-18T07:40:00+09:00')
  await cameIn(site(), '2026-11-18T07:40:00+09:00', 'V100002')
  await check('2026-11-18T07:50:00+09:00')
  const path = `${checkResult.api}-status?from=2026-11-01&to=2026-11-30`
  const { vendors } = await site().as('safety').call<CheckStatus>(path)
  expect(vendors.find(({ vendorCd }) => vendorCd === VENDOR)).toMatchObject({ plannedCnt: 1, doneCnt: 1, lackYn: 'N' })
  expect(vendors.find(({ vendorCd }) => vendorCd === 'V100002')).toMatchObject({ plannedCnt: 0, lackYn: 'Y' })
  const own = await site().as('V100002-01').call<CheckStatus>(path)
  expect(own.vendors.map(({ vendorCd }) => vendorCd)).not.toContain(VENDOR)
})
