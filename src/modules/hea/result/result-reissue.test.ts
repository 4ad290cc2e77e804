/** A result is reissued, not edited: what the earlier version caused goes, what was reported of it stays. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from './checkup-result.model.ts'
import { isFitForWork } from './fitness.api.ts'
import { followUp } from './follow-up.model.ts'
import { aRunningPlan, type SamplePlan, type SheetRow, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))
const WHY = '검체가 바뀌어 다시 판정했습니다.'

const aPlan = () =>
  aRunningPlan(site(), [
    { userId: 'emp', factorCds: ['NOISE'] },
    { userId: 'oper', factorCds: ['NOISE'] },
  ])
const upload = (plan: SamplePlan, values: SheetRow, more: Parameters<typeof uploadSheet>[3] = {}) =>
  uploadSheet(
    as('nurse'),
    plan,
    [{ userId: 'emp', examYmd: '2026-09-10', factor: '소음', grade: 'A', judgeDoctor: '한도영', ...values }],
    more,
  )
const resultsOf = ({ heaCheckupPlanNo }: SamplePlan) =>
  site().sql<{ no: number; state: string; prev: number | null; why: string | null }>(
    `select hea_checkup_result_no::int as no, status_cd as state, prev_result_no::int as prev, reissue_desc as why
      from hea_checkup_result where hea_checkup_plan_no = $1 order by 1`,
    [heaCheckupPlanNo],
  )
async function release(no: number) {
  const { attachFileId } = await as('nurse').attach('HEA_RESULT')
  await as('nurse').edit(checkupResult, await as('nurse').read(checkupResult, no), no, { attachFileId })
  await as('health').act(checkupResult, no, 'check')
  await as('health').act(checkupResult, no, 'release')
}
const followUpsOf = async ({ heaCheckupPlanNo }: SamplePlan) =>
  (await as('health').list(followUp, { where: { heaCheckupPlanNo: String(heaCheckupPlanNo) } })).rows
const exposuresOf = ({ processNo }: SamplePlan) =>
  site().sql(
    `select user_id as id, end_ymd::text as ended, shorten_reason_cd as why from hea_worker_hazard
      where process_no = $1 order by 1`,
    [processNo],
  )
const told = async (userId: string, part: string) =>
  (await as(userId).notifications()).rows.filter(({ messageDesc }) => messageDesc.includes(part)).length
const isFit = (userId: string, processNo: number) =>
  site().services.db.write('SYSTEM', (tx) => isFitForWork(tx, { userId, ymd: '2026-12-01', processNo }))

test('M1 a wrong 라 that was released is corrected by a sheet of its own: exposures, halvings, limits and follow-ups with it', async () => {
  const plan = await aPlan()
  await upload(plan, { grade: 'D1', workFit: '라', followUps: '1,6' })
  const [first] = await resultsOf(plan)
  await release(first?.no ?? 0)
  expect(await exposuresOf(plan)).toEqual([
    { id: 'emp', ended: '2026-10-01', why: 'COWORKER' },
    { id: 'oper', ended: null, why: 'COWORKER' },
  ])
  await expect(upload(plan, {})).rejects.toMatchObject({ code: 'HEA_RESULT_TWICE' })

  site().setClock('2026-10-20T09:00:00+09:00')
  await upload(plan, { workFit: '가' }, { receiveYmd: '2026-10-20', reissueDesc: WHY })
  const [before, corrected] = await resultsOf(plan)
  expect([before?.state, corrected]).toMatchObject(['RELEASED', { state: 'RECEIVED', prev: first?.no, why: WHY }])
  // Until it is reviewed and released what was told holds, and it is not corrected twice at a time.
  expect(await isFit('emp', plan.processNo)).toBe(false)
  await expect(upload(plan, {}, { receiveYmd: '2026-10-20', reissueDesc: WHY })).rejects.toMatchObject({
    code: 'HEA_REISSUE_PENDING',
  })

  await release(corrected?.no ?? 0)
  expect((await resultsOf(plan)).map(({ state }) => state)).toEqual(['REPLACED', 'RELEASED'])
  expect(await exposuresOf(plan)).toEqual([
    { id: 'emp', ended: null, why: null },
    { id: 'oper', ended: null, why: null },
  ])
  expect(await isFit('emp', plan.processNo)).toBe(true)
  expect((await followUpsOf(plan)).map(({ statusCd }) => statusCd)).toEqual(['CANC', 'CANC'])
  expect(await told('emp', '건강진단 결과가 정정되었습니다')).toBe(1)
  expect(await told('mgr', '업무 제한이 풀린')).toBeGreaterThan(0)
  expect(
    await site().sql(
      `select distinct event_cd as event from hea_worker_hazard_log l join hea_worker_hazard h using (worker_hazard_no)
        where h.process_no = $1 and l.create_dt >= '2026-10-20' order by 1`,
      [plan.processNo],
    ),
  ).toEqual([{ event: 'REOPEN' }, { event: 'UNSHORTEN' }])
  // He reads what holds, and the lists of the plan count it once.
  const mine = await as('emp').call<{ rows: { heaCheckupResultNo: number }[] }>('/api/hea/checkup/myresults')
  const mineOfPlan = mine.rows.filter(({ heaCheckupResultNo: no }) => no === first?.no || no === corrected?.no)
  expect(mineOfPlan.map(({ heaCheckupResultNo }) => heaCheckupResultNo)).toEqual([corrected?.no])
  const { total, grades } = await as('health').call<{ total: number; grades: object[] }>(
    `/api/hea/checkup/checkupplan/${plan.heaCheckupPlanNo}/results`,
  )
  expect([total, grades]).toEqual([1, [{ code: 'A', count: 1 }]])
})

test('제210조 what was reported stays as it was, and a corrected report is due from the day on which the correction came', async () => {
  const plan = await aPlan()
  await upload(plan, { grade: 'C1', workFit: '가', followUps: '5,6' })
  const [first] = await resultsOf(plan)
  await release(first?.no ?? 0)
  const [six] = (await followUpsOf(plan)).filter(({ followUpCd }) => followUpCd === '6')
  const no = six?.heaFollowUpNo ?? 0
  const health = as('health')
  await health.act(followUp, no, 'begin', { measureDesc: '전환', managerUserId: 'nurse', dueYmd: '2026-10-15' })
  await health.act(followUp, no, 'explain', { doneYmd: '2026-10-01', workerNoticeDt: '2026-10-01T08:30:00+09:00' })
  await health.act(followUp, no, 'report', { reportedYmd: '2026-10-01' })
  site().setClock('2026-10-20T09:00:00+09:00')
  await upload(plan, { followUps: '5', workFit: '가' }, { receiveYmd: '2026-10-20', reissueDesc: WHY })
  await release((await resultsOf(plan)).at(-1)?.no ?? 0)
  const rows = (await followUpsOf(plan)).map(({ followUpCd, statusCd, correctionYn, reportYn, reportDueYmd }) =>
    [followUpCd, statusCd, correctionYn, reportYn, reportDueYmd].join(' '),
  )
  expect(rows.toSorted()).toEqual([
    '5 CANC N Y 2026-10-31',
    '5 PLAN N Y 2026-11-19',
    '6 PLAN Y Y 2026-11-19',
    '6 REPORTED N Y 2026-10-31',
  ])
})

test('what nobody was told of gives way at once; a day without a result is not corrected', async () => {
  const plan = await aPlan()
  await expect(upload(plan, {}, { reissueDesc: WHY })).rejects.toMatchObject({ code: 'HEA_REISSUE_NONE' })
  await upload(plan, { grade: 'R' })
  await upload(plan, { grade: 'A' }, { reissueDesc: WHY })
  expect((await resultsOf(plan)).map(({ state }) => state)).toEqual(['REPLACED', 'RECEIVED'])
  expect(
    await site().sql(
      `select 1 from hea_second_exam s join hea_checkup_target t using (hea_checkup_target_no)
        where t.hea_checkup_plan_no = $1 and s.delete_yn = 'N'`,
      [plan.heaCheckupPlanNo],
    ),
  ).toEqual([])
})

test('an R that nobody answered becomes U with its day and its reason, once the time for it is over', async () => {
  const plan = await aPlan()
  await upload(plan, { grade: 'R' })
  const [result] = await resultsOf(plan)
  const no = result?.no ?? 0
  await release(no)
  const giveUp = (userId: string, unansweredYmd: string) =>
    as(userId).act(checkupResult, no, 'giveUp', {
      unansweredYmd,
      unansweredDesc: '장기 출장으로 받지 못했습니다.',
    } as never)
  await expect(giveUp('health', '2026-10-01')).rejects.toMatchObject({ status: 422, code: 'HEA_SECOND_EARLY' })
  site().setClock('2026-11-03T09:00:00+09:00')
  await expect(giveUp('nurse', '2026-11-03')).rejects.toMatchObject({ status: 403 })
  expect(await giveUp('health', '2026-11-03')).toMatchObject({
    overallGradeCd: 'U',
    unansweredYmd: '2026-11-03',
    factors: [{ gradeCd: 'U' }],
  })
  expect(
    await site().sql(
      `select 1 from hea_second_exam s join hea_checkup_target t using (hea_checkup_target_no)
        where t.hea_checkup_plan_no = $1 and s.delete_yn = 'N' and s.done_ymd is null`,
      [plan.heaCheckupPlanNo],
    ),
  ).toEqual([])
  await expect(giveUp('health', '2026-11-03')).rejects.toMatchObject({ code: 'HEA_NO_OPEN_R' })
})
