/** The tabs of a plan: its results and follow-ups with their sums, for the health team, and nothing of who took his consent back. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from './checkup-result.model.ts'
import { aRunningPlan, type SamplePlan, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))

interface Results {
  total: number
  awaitedCnt: number
  grades: { code: string; count: number }[]
  rows: { userId: string; overallGradeCd: string }[]
}
interface FollowUps {
  total: number
  reportCnt: number
  unreportedCnt: number
  states: { code: string; count: number }[]
  rows: { userId: string; followUpCd: string; reportDueYmd: string | null }[]
}
const part = <T>(userId: string, { heaCheckupPlanNo }: SamplePlan, name: string, query = '') =>
  as(userId).call<T>(`/api/hea/checkup/checkupplan/${heaCheckupPlanNo}/${name}?${query}`)
const line = (userId: string, grade: string, followUps = '0') => ({
  userId,
  examYmd: '2026-09-10',
  factor: '소음',
  grade,
  workFit: '가',
  followUps,
})

/** Five examined: `emp` and `health` took their consent back, `gas` has no result yet. */
let plan: SamplePlan
beforeAll(async () => {
  site().setClock('2026-10-01T09:00:00+09:00')
  const people = ['emp', 'oper', 'sup', 'health', 'gas']
  plan = await aRunningPlan(
    site(),
    people.map((userId) => ({ userId, factorCds: ['NOISE'] })),
  )
  await site().sql(`insert into hea_checkup_reservation (hea_checkup_target_no, user_id, plant_cd, agree_yn, consent_text_ver_no,
      consent_hash, agree_dt, withdraw_dt, reservation_status_cd)
    select hea_checkup_target_no, user_id, plant_cd, 'Y', 1, 'x', now(), now(), 'CANC' from hea_checkup_target
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo} and user_id in ('emp', 'health');
    update hea_checkup_target set target_status_cd = 'DONE', exam_ymd = '2026-09-10'
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo} and user_id = 'gas'`)
  const uploaded = await uploadSheet(as('nurse'), plan, [
    line('emp', 'D1', '6'),
    line('oper', 'C1', '2,6'),
    line('sup', 'A'),
    line('health', 'D1', '6'),
  ])
  // What the site may not see is not told by the sum of the sheet either.
  expect(uploaded).toEqual({ inserted: 4, grades: { C1: 1, A: 1 }, secondCnt: 0 })
  const { rows } = await as('health').list(checkupResult, {
    where: { heaCheckupPlanNo: String(plan.heaCheckupPlanNo), userId: 'oper' },
  })
  const no = rows[0]?.heaCheckupResultNo ?? 0
  await as('health').act(checkupResult, no, 'check')
  await as('health').act(checkupResult, no, 'release')
})

test('the results of a plan: its rows, its grades, who is awaited; sorted, searched and narrowed', async () => {
  const answer = await part<Results>('doctor', plan, 'results', 'sort=-overallGradeCd')
  expect(answer).toMatchObject({ total: 2, awaitedCnt: 1 })
  expect(answer.rows.map(({ userId, overallGradeCd }) => [userId, overallGradeCd])).toEqual([
    ['oper', 'C1'],
    ['sup', 'A'],
  ])
  expect(answer.grades.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
    { code: 'A', count: 1 },
    { code: 'C1', count: 1 },
  ])
  expect((await part<Results>('doctor', plan, 'results', 'overallGradeCd=A')).rows.map((row) => row.userId)).toEqual([
    'sup',
  ])
  expect((await part<Results>('doctor', plan, 'results', 'q=oper')).total).toBe(1)
  for (const wrong of ['sort=userId', 'overallGradeCd=X', 'limit=5000'])
    await expect(part('doctor', plan, 'results', wrong)).rejects.toMatchObject({ status: 400 })
  expect(
    await site().sql(`select distinct subject_user_id as whom from sys_read_log
      where read_user_id = 'doctor' and biz_cd = 'hea-checkup-result' order by 1`),
  ).toEqual([{ whom: 'oper' }, { whom: 'sup' }])
})

test('the follow-ups of a plan with their states and what is still to be reported', async () => {
  const answer = await part<FollowUps>('nurse', plan, 'followups', 'sort=followUpCd')
  expect(answer).toMatchObject({
    total: 2,
    reportCnt: 1,
    unreportedCnt: 1,
    states: [{ code: 'PLAN', count: 2 }],
    rows: [
      { userId: 'oper', followUpCd: '2', reportDueYmd: null },
      { userId: 'oper', followUpCd: '6', reportDueYmd: '2026-10-31' },
    ],
  })
  expect((await part<FollowUps>('nurse', plan, 'followups', 'statusCd=DONE')).total).toBe(0)
})

test('whoever took his consent back is in none of them, not even for one of the health team about himself', async () => {
  for (const userId of ['health', 'nurse', 'doctor']) {
    const { rows, grades } = await part<Results>(userId, plan, 'results')
    expect(rows.map((row) => row.userId)).toEqual(['oper', 'sup'])
    expect(grades.map(({ code }) => code)).not.toContain('D1')
    const followUps = await part<FollowUps>(userId, plan, 'followups')
    expect(followUps.rows.filter((row) => row.userId !== 'oper')).toEqual([])
  }
})

test('nor in the statistics, the trend, the history, the comments or what waits for anybody', async () => {
  const [{ no = 0, docNo = '' } = {}] = await site().sql<{
    no: number
    docNo: string
  }>(`select hea_checkup_result_no::int as no,
      hea_checkup_result_doc_no as "docNo" from hea_checkup_result where user_id = 'emp' and status_cd = 'SEALED'`)
  const api = checkupResult.api
  for (const userId of ['health', 'nurse', 'doctor']) {
    for (const path of [`/${no}`, `/${no}/history`, `/${no}/comments`, `/${no}/trend`])
      expect([userId, path, (await as(userId).fetch(`${api}${path}`)).status]).toEqual([userId, path, 404])
    expect(await (await as(userId).fetch('/api/my-work')).text()).not.toContain(docNo)
    expect(await (await as(userId).fetch('/api/notifications')).text()).not.toContain(docNo)
  }
  await site().sql(
    `update hea_checkup_plan set status_cd = 'CLOSED' where hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`,
  )
  const counts = async (userId: string) =>
    (
      await as(userId).call<{ total: { counts: Record<string, number | null> } }>(
        '/api/hea/checkup/checkupstatus?year=2026&classCd=SPC',
      )
    ).total.counts
  // Examined, without a grade: those two and the one who is awaited.
  expect(await counts('nurse')).toMatchObject({ A: 1, C1: 1, D1: 0, NONE: 3 })
  // Five persons in all: no group of them may be told from the others.
  for (const [name, value] of Object.entries(await counts('reader')))
    expect([name, value || null]).toEqual([name, null])
})

test('hygiene, heads, auditors and administrators read neither', async () => {
  for (const userId of ['hygiene', 'mgr', 'reader', 'shd', 'admin', 'emp'])
    for (const name of ['results', 'followups'])
      await expect(part(userId, plan, name)).rejects.toMatchObject({ status: 403 })
  await expect(part('nurse', { ...plan, heaCheckupPlanNo: 999_999 }, 'results')).rejects.toMatchObject({ status: 404 })
})
