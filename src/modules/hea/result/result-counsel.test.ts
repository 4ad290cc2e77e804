/** Counselling follows from a finding by itself, and only once. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { counsel } from '../infirm/counsel.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import { aRunningPlan, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))

async function released(userId: string, grade: string) {
  const plan = await aRunningPlan(site(), [{ userId, factorCds: ['NOISE'] }])
  await uploadSheet(as('nurse'), plan, [{ userId, examYmd: '2026-09-10', factor: '소음', grade, workFit: '가' }])
  const [row] = await site().sql<{ no: number }>(
    'select hea_checkup_result_no::int as no from hea_checkup_result where hea_checkup_plan_no = $1',
    [plan.heaCheckupPlanNo],
  )
  const no = row?.no ?? 0
  await as('health').act(checkupResult, no, 'check')
  expect(await plansOf(userId)).toEqual([])
  await as('health').act(checkupResult, no, 'release')
  return no
}
const plansOf = async (userId: string) =>
  (await as('nurse').list(counsel, { where: { userId, statusCd: 'PLAN' } })).rows.map(({ riskCd, counselYmd }) => [
    riskCd,
    counselYmd,
  ])

test('I4 a finding is counselled by the interval of its grade: D1 1, D2 and C1 3, C2 6 months; a healthy one is not', async () => {
  const no = await released('emp', 'D1')
  await released('oper', 'D2')
  await released('sup', 'C1')
  await released('mgr', 'C2')
  await released('gas', 'A')
  expect(await Promise.all(['emp', 'oper', 'sup', 'mgr', 'gas'].map(plansOf))).toEqual([
    [['D1', '2026-11-01']],
    [['D2', '2027-01-01']],
    [['C1', '2027-01-01']],
    [['C2', '2027-04-01']],
    [],
  ])
  expect(
    await site().sql(
      `select hea_checkup_result_no::int as no from hea_counsel where user_id = 'emp' and status_cd = 'PLAN'`,
    ),
  ).toEqual([{ no }])
})

test('who is expected for the same finding already is not expected twice', async () => {
  const { heaCounselNo } = await as('nurse').create(counsel, {
    userId: 'owner',
    riskCd: 'C2',
    counselYmd: '2026-10-20',
  })
  await as('nurse').act(counsel, heaCounselNo, 'plan')
  const plan = await aRunningPlan(site(), [{ userId: 'owner', factorCds: ['NOISE'] }])
  await uploadSheet(as('nurse'), plan, [{ userId: 'owner', examYmd: '2026-09-10', factor: '소음', grade: 'C2' }])
  const [row] = await site().sql<{ no: number }>(
    'select hea_checkup_result_no::int as no from hea_checkup_result where hea_checkup_plan_no = $1',
    [plan.heaCheckupPlanNo],
  )
  await as('health').act(checkupResult, row?.no ?? 0, 'check')
  await as('health').act(checkupResult, row?.no ?? 0, 'release')
  expect(await plansOf('owner')).toEqual([['C2', '2026-10-20']])
})
