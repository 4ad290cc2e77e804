/** The days of an evaluation, one after the other: each is told to whom it concerns, once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aFixedSheet, started } from './eval.fixture.ts'

const site = aFileSite()
const VENDOR = 'V100001'
let evalNo = 0
beforeAll(async () => {
  site().setClock('2026-11-21T10:00:00+09:00')
  await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00Z' where setting_cd = 'firstStartDt';
    delete from subcon_eval_item; delete from subcon_eval_bonus; delete from subcon_eval; delete from eval_sheet_items; delete from eval_sheet`)
  await aFixedSheet(site())
  evalNo = (await started(site(), VENDOR)).evalNo
})
afterAll(() => site().setClock(undefined))

const morning = (ymd: string) => {
  site().setClock(`${ymd}T07:30:00+09:00`)
  return site().runJob('eval-daily')
}
const became = (values: string) => site().sql(`update subcon_eval set ${values} where eval_no = ${evalNo}`)
const told = async (userId: string, text: string) =>
  (await site().as(userId).notifications()).rows.filter(({ messageDesc }) => messageDesc.includes(text)).length

test('a week before its day the self-evaluation is asked for', async () => {
  await became(`self_due_ymd = '2026-12-10'`)
  expect(await morning('2026-12-02')).toBe(0)
  expect(await morning('2026-12-03')).toBeGreaterThan(0)
  expect(await morning('2026-12-03')).toBe(0)
  expect(await told(`${VENDOR}-02`, '자체평가 기한이 다가옵니다(2026-12-10)')).toBe(1)
})

test('a week before the end of the round its evaluators hear of it', async () => {
  await became(`status_cd = 'SCORE', due_ymd = '2027-01-31'`)
  await morning('2027-01-24')
  for (const userId of ['safety', 'owner'])
    expect(await told(userId, '평가를 끝낼 날이 다가옵니다(2027-01-31)')).toBe(1)
})

test('when nobody can object any more, and when an objection should have been decided, the head of safety is told, once', async () => {
  await became(`status_cd = 'OPEN', object_due_ymd = '2027-02-10'`)
  expect(await morning('2027-02-10')).toBe(0)
  await morning('2027-02-11')
  await morning('2027-02-12')
  expect(await told('shd', '이의신청 기한이 끝났습니다. 등급을 확정해 주세요')).toBe(1)
  await became(`status_cd = 'OBJECT', decide_due_ymd = '2027-02-20'`)
  expect(await morning('2027-02-20')).toBe(0)
  await morning('2027-02-21')
  await morning('2027-02-22')
  expect(await told('shd', '이의 결정기한이 지났습니다(2027-02-20)')).toBe(1)
})

test('two weeks before a contractor of grade C is to be evaluated again the safety manager is told', async () => {
  await became(`status_cd = 'FIX', re_eval_due_ymd = '2027-04-20'`)
  await morning('2027-04-06')
  expect(await told('safety', 'C 등급 업체의 재평가 기한이 다가옵니다(2027-04-20)')).toBe(1)
})
