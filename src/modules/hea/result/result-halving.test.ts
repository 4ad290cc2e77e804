/** K3: whose next checkup comes in half the time after a finding, from when on, and until when. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from './checkup-result.model.ts'
import { aRunningPlan, type SamplePlan, type SheetRow, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))
const TOLUENE = '108-88-3'

const planOf = (classCd = 'SPC') =>
  aRunningPlan(
    site(),
    [
      { userId: 'emp', factorCds: ['NOISE'] },
      { userId: 'oper', factorCds: ['NOISE'] },
      { userId: 'sup', factorCds: [TOLUENE] },
      { userId: 'mgr', factorCds: [TOLUENE] },
    ],
    { classCd },
  )
const upload = (plan: SamplePlan, ...rows: SheetRow[]) =>
  uploadSheet(
    as('nurse'),
    plan,
    rows.map((row) => ({ examYmd: '2026-09-10', factor: '소음', grade: 'A', ...row })),
  )
const numbersOf = async ({ heaCheckupPlanNo }: SamplePlan) =>
  new Map(
    (
      await site().sql<{ id: string; no: number }>(
        'select user_id as id, hea_checkup_result_no::int as no from hea_checkup_result where hea_checkup_plan_no = $1',
        [heaCheckupPlanNo],
      )
    ).map(({ id, no }) => [id, no] as const),
  )
const act = async (plan: SamplePlan, userId: string, action: 'check' | 'sendBack', values: object = {}) =>
  as('health').act(checkupResult, (await numbersOf(plan)).get(userId) ?? 0, action, values as never)
const halvedIn = async ({ processNo }: SamplePlan) =>
  (
    await site().sql<{ text: string }>(
      `select user_id || ' ' || shorten_reason_cd as text from hea_worker_hazard
        where process_no = $1 and shorten_reason_cd is not null order by 1`,
      [processNo],
    )
  ).map(({ text }) => text)

test('a D1 halves the cycle of everybody with the factor in the process, an opinion that of the person, from the review on', async () => {
  const plan = await planOf()
  await upload(plan, { userId: 'emp', grade: 'D1' }, { userId: 'sup', factor: '톨루엔', grade: 'C1', shorten: 'Y' })
  expect(await halvedIn(plan)).toEqual([])
  await act(plan, 'emp', 'check')
  await act(plan, 'sup', 'check')
  expect(await halvedIn(plan)).toEqual(['emp COWORKER', 'oper COWORKER', 'sup DOCTOR'])
  expect(
    await site().sql(
      'select user_id as id, next_due_ymd::text as next from hea_worker_hazard where process_no = $1 order by 1',
      [plan.processNo],
    ),
  ).toEqual([
    { id: 'emp', next: '2027-09-10' },
    { id: 'mgr', next: null },
    { id: 'oper', next: '2027-01-31' },
    { id: 'sup', next: '2027-03-10' },
  ])
})

test('M2 a D1 of a slip of the pen halves nothing once it is corrected, before and after the review', async () => {
  const plan = await planOf()
  await upload(plan, { userId: 'emp', grade: 'D1' })
  const no = (await numbersOf(plan)).get('emp') ?? 0
  const regrade = async (gradeCd: 'A' | 'D1') => {
    const record = await as('nurse').read(checkupResult, no)
    const factors = (record.factors ?? []).map((one) => ({ ...one, gradeCd }))
    await as('nurse').edit(checkupResult, record, no, { factors })
  }
  await act(plan, 'emp', 'check')
  expect(await halvedIn(plan)).toEqual(['emp COWORKER', 'oper COWORKER'])
  await act(plan, 'emp', 'sendBack', { reasonDesc: '판정을 잘못 옮겼습니다.' })
  expect(await halvedIn(plan)).toEqual([])
  await regrade('A')
  await act(plan, 'emp', 'check')
  expect(await halvedIn(plan)).toEqual([])
  await act(plan, 'emp', 'sendBack', { reasonDesc: '판정이 맞았습니다.' })
  await regrade('D1')
  await act(plan, 'emp', 'check')
  expect(await halvedIn(plan)).toEqual(['emp COWORKER', 'oper COWORKER'])
})

test('what else halves a cycle goes on when one of the causes is withdrawn', async () => {
  const plan = await planOf()
  await upload(plan, { userId: 'emp', grade: 'D1' }, { userId: 'oper', grade: 'D1' })
  await act(plan, 'emp', 'check')
  await act(plan, 'oper', 'check')
  await act(plan, 'emp', 'sendBack', { reasonDesc: '다시 봅니다.' })
  expect(await halvedIn(plan)).toEqual(['emp COWORKER', 'oper COWORKER'])
  await act(plan, 'oper', 'sendBack', { reasonDesc: '다시 봅니다.' })
  expect(await halvedIn(plan)).toEqual([])
})

test('the physician says yes, no, or nothing: not needed halves nobody, nothing said is not no', async () => {
  const plan = await planOf()
  await upload(plan, { userId: 'emp', grade: 'D1', shorten: 'N' })
  await act(plan, 'emp', 'check')
  expect(await halvedIn(plan)).toEqual([])
  await upload(plan, { userId: 'oper', grade: 'D1' })
  await act(plan, 'oper', 'check')
  expect(await halvedIn(plan)).toEqual(['emp COWORKER', 'oper COWORKER'])
  expect(
    await site().sql(
      `select r.user_id as id, f.shorten_cd as said from hea_checkup_result_factors f join hea_checkup_result r
        using (hea_checkup_result_no) where r.hea_checkup_plan_no = $1 order by 1`,
      [plan.heaCheckupPlanNo],
    ),
  ).toEqual([
    { id: 'emp', said: 'N' },
    { id: 'oper', said: null },
  ])
})

test('제202조제2항제2호 a D1 of a checkup before placement halves nobody', async () => {
  const plan = await planOf('PRE')
  await upload(plan, { userId: 'emp', grade: 'D1' })
  await act(plan, 'emp', 'check')
  expect(await halvedIn(plan)).toEqual([])
})

test('a head reads that a cycle is halved by the law, not by whom nor why', async () => {
  const plan = await planOf()
  await upload(plan, { userId: 'emp', grade: 'C1', shorten: 'Y' })
  await act(plan, 'emp', 'check')
  const events = async (userId: string) =>
    (
      await as(userId).call<{ events: { eventCd: string; reasonCd: string | null; createUserNm: string | null }[] }>(
        '/api/hea/checkup/workerhazard/emp/history',
      )
    ).events.find(({ eventCd }) => eventCd === 'SHORTEN')
  expect(await events('health')).toMatchObject({ reasonCd: 'DOCTOR', createUserNm: expect.any(String) })
  for (const userId of ['mgr', 'hygiene'])
    expect(await events(userId)).toMatchObject({ reasonCd: 'LAW', createUserNm: null })
})
