/** The legal due list: who by when and why, who sees whom, and plans from it that add nobody twice. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { DueRow } from './due-list.wire.ts'
import type { DuePlanAnswer } from './due-plan.wire.ts'

const site = aFileSite()
const EXPOSURES = '/api/hea/checkup/workerhazards'
const DUES = '/api/hea/checkup/duelists'
const BENZENE = '71-43-2'
const as = (userId: string) => site().as(userId)
const list = (query: string, userId = 'health') =>
  as(userId).call<{ total: number; rows: DueRow[] }>(`${DUES}?limit=300&${query}`)
const expose = (userIds: string[], factorCds: string[], placementYmd: string) =>
  as('health').call(`${EXPOSURES}/bulk`, {
    method: 'POST',
    body: { actionCd: 'ADD', processNo, factorCds, userIds, placementYmd },
  })
const plan = (body: object, { dryRun = 'N', userId = 'health' } = {}) =>
  as(userId).call<DuePlanAnswer>(`${DUES}/plan?dryRun=${dryRun}`, { method: 'POST', body })
const december = {
  heaCheckupPlanNm: '12월 특수건강진단',
  checkupStartYmd: '2026-12-01',
  checkupEndYmd: '2026-12-20',
  where: { classCd: 'SPC' },
}
let processNo = 0

beforeAll(async () => {
  const [row] = await site().sql<{ no: number }>(
    `select process_no::int as no from process where plant_cd = '2000' and process_cd = 'EO-100'`,
  )
  processNo = row?.no ?? 0
})
// Whoever the demo has exposed is none of these tests'.
beforeEach(async () => {
  site().setClock('2026-11-21T09:00:00+09:00')
  await site().sql('delete from hea_worker_hazard_log; delete from hea_worker_hazard; delete from hea_checkup_target')
})

test('OH-A01 eleven days overdue, with the rule and its article, and a candidate of a plan of December', async () => {
  await expose(['emp'], [BENZENE, 'NOISE'], '2026-09-10')
  const { rows, total } = await list('classCd=SPC&dueCd=OVERDUE')
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({
    userId: 'emp',
    dueYmd: '2026-11-10',
    heaCheckupPlanNo: null,
    factors: [
      { factorNm: '벤젠', dueRuleCd: 'FIRST', dueMonthCnt: 2, baseYmd: '2026-09-10', cycleGroupNo: 2 },
      { factorCd: 'NOISE', nextDueYmd: '2027-09-10' },
    ],
  })
  expect(await plan(december)).toMatchObject({ addedCnt: 1, plannedCnt: 0, isExtended: false })
  expect(
    await site().sql(
      `select user_id, hea_checkup_type_nm as kind, factor_cds, due_ymd::text as due from hea_checkup_target`,
    ),
  ).toEqual([{ user_id: 'emp', kind: '벤젠', factor_cds: [BENZENE], due: '2026-11-10' }])
})

test('a plan from the list adds nobody twice, and says who is planned already', async () => {
  await expose(['emp', 'oper'], [BENZENE], '2026-09-10')
  expect(await plan(december, { dryRun: 'Y' })).toMatchObject({ addedCnt: 2 })
  expect((await list('classCd=SPC&plannedYn=N')).total).toBe(2)
  const first = await plan(december)
  expect(first).toMatchObject({ addedCnt: 2 })
  expect(await plan(december)).toEqual({
    heaCheckupPlanNo: null,
    addedCnt: 0,
    isExtended: false,
    plannedCnt: 2,
    planned: [
      { userNm: '김서연', heaCheckupPlanNm: '12월 특수건강진단' },
      { userNm: '홍기범', heaCheckupPlanNm: '12월 특수건강진단' },
    ],
  })
  await expose(['areaappr'], [BENZENE], '2026-09-10')
  expect(await plan(december)).toMatchObject({
    addedCnt: 1,
    plannedCnt: 2,
    isExtended: true,
    heaCheckupPlanNo: first.heaCheckupPlanNo,
  })
  expect((await list('classCd=SPC&plannedYn=Y')).rows.map(({ heaCheckupPlanNo }) => heaCheckupPlanNo)).toEqual(
    Array(3).fill(first.heaCheckupPlanNo),
  )
})

test('only those who are chosen, and only what falls due until the plan ends', async () => {
  await expose(['emp', 'oper'], [BENZENE, '108-88-3'], '2026-09-10')
  expect(await plan({ ...december, userIds: ['oper'] })).toMatchObject({ addedCnt: 1 })
  const next = { ...december, checkupStartYmd: '2027-03-01', checkupEndYmd: '2027-03-20' }
  await plan({ ...next, userIds: ['emp'] })
  expect(
    await site().sql(`select user_id as who, hea_checkup_type_nm as kind from hea_checkup_target order by 1`),
  ).toEqual([
    { who: 'emp', kind: '벤젠, 톨루엔' },
    { who: 'oper', kind: '벤젠' },
  ])
})

test('before placement: who is placed without an examination, until he has one', async () => {
  await expose(['emp'], [BENZENE], '2026-12-01')
  expect((await list('classCd=PRE')).rows).toMatchObject([
    { userId: 'emp', dueYmd: '2026-12-01', factors: [{ factorNm: '벤젠', dueRuleCd: null }] },
  ])
  await site().sql(`update hea_worker_hazard set pre_exam_yn = 'Y'`)
  expect((await list('classCd=PRE')).total).toBe(0)
})

test('K1 the general checkup: clerks off the site every two years, all others every year', async () => {
  const ofEmp = async () => (await list('classCd=GEN&q=emp')).rows.find(({ userId }) => userId === 'emp')
  const [{ no = 0 } = {}] = await site().sql<{ no: number }>(`insert into hea_checkup_plan (plant_cd, status_cd,
      hea_checkup_plan_nm, hea_checkup_class_cd, hea_checkup_year, checkup_start_ymd, checkup_end_ymd, create_user_id)
    values ('2000', 'CLOSED', '일반', 'GEN', 2026, '2026-04-01', '2026-04-30', 'health') returning hea_checkup_plan_no::int as no`)
  await site().sql(`insert into hea_checkup_target (hea_checkup_plan_no, user_id, plant_cd, hea_checkup_type_nm,
    target_status_cd, exam_ymd) values (${no}, 'emp', '2000', '비사무직', 'EXT', '2026-04-30')`)
  expect(await ofEmp()).toMatchObject({ dueYmd: '2027-04-30', officeYn: 'N' })
  await site().sql(`update sys_user set job_class_cd = 'OFFICE' where user_id = 'emp';
    update sys_dept set office_off_site_yn = 'Y' where dept_cd = 'D2110'`)
  expect(await ofEmp()).toMatchObject({ dueYmd: '2028-04-30', officeYn: 'Y' })
  await site().sql(`update sys_user set job_class_cd = 'PROD' where user_id = 'emp';
    update sys_dept set office_off_site_yn = 'N' where dept_cd = 'D2110'`)
})

test('narrowed by month and department, counted by month', async () => {
  await expose(['emp'], [BENZENE], '2026-10-05')
  await expose(['emp2'], [BENZENE], '2026-09-10')
  expect((await list('classCd=SPC&month=2026-12')).rows).toMatchObject([{ userId: 'emp' }])
  expect((await list('classCd=SPC&deptCd=D2120')).rows).toMatchObject([{ userId: 'emp2' }])
  expect(await as('health').call(`${DUES}/months?classCd=SPC`)).toEqual({
    today: '2026-11-21',
    rows: [
      { month: '', classCd: 'SPC', n: 1 },
      { month: '2026-12', classCd: 'SPC', n: 1 },
    ],
  })
})

test('a head of department sees his own people, of the general checkup as well; others do not open the list', async () => {
  await expose(['emp', 'emp2'], [BENZENE], '2026-09-10')
  expect((await list('classCd=SPC', 'mgr')).rows).toMatchObject([{ userId: 'emp' }])
  const { rows } = await list('classCd=GEN', 'mgr')
  expect(new Set(rows.map(({ deptNm }) => deptNm)).size).toBe(1)
  for (const userId of ['admin', 'emp', 'safety']) await expect(list('', userId)).rejects.toMatchObject({ status: 403 })
})

test('only the health manager plans, and not for the past', async () => {
  await expose(['emp'], [BENZENE], '2026-09-10')
  for (const userId of ['nurse', 'hygiene', 'mgr'])
    await expect(plan(december, { userId })).rejects.toMatchObject({ status: 403 })
  await expect(plan({ ...december, checkupEndYmd: '2026-11-30' })).rejects.toMatchObject({ code: 'CM-05' })
  const past = { ...december, checkupStartYmd: '2026-11-01', checkupEndYmd: '2026-11-20' }
  await expect(plan(past)).rejects.toMatchObject({ code: 'HEA_DUE_PLAN_PAST' })
  await expect(plan({ ...december, userIds: ['nobody'] })).rejects.toMatchObject({ code: 'HEA_DUE_NOBODY' })
})

test('leaves as a sheet with a line for each factor, its reason and article', async () => {
  await expose(['emp'], [BENZENE, 'NOISE'], '2026-09-10')
  const sheet = await as('health').readSheet(`${DUES}/excel?classCd=SPC`)
  expect(sheet.rows[1]?.cells.slice(1)).toEqual(
    expect.arrayContaining([
      '김서연',
      '벤젠',
      '배치 2026-09-10부터 2개월 (첫 검진)',
      '산업안전보건법 제130조제1항, 시행규칙 제202조제1항, 별표 23 구분 2',
    ]),
  )
  expect(sheet.rows).toHaveLength(3)
})
