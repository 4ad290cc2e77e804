import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupsOf } from './checkup.fixture.ts'
import type { CheckupClass } from './checkup-codes.model.ts'
import { checkupPlan } from './checkup-plan.model.ts'

interface Candidate {
  userId: string
  userNm: string
  heaCheckupTypeNm: string
  totalCnt: number
}
const site = aFileSite()
const { plan, add, open, get, targetOf, post } = checkupsOf(site)
beforeAll(() => site().setClock('2026-11-21T09:00:00+09:00'))
beforeEach(() => site().setClock('2026-11-21T09:00:00+09:00'))

const list = async (no: number, query = '') =>
  get<Candidate[]>('health', `/nontargetusers?heaCheckupPlanNo=${no}${query}`)
const ids = async (no: number, query = '') => (await list(no, query)).map(({ userId }) => userId)
/** Somebody was examined in a plan of a class and a year. */
async function examined(
  userId: string,
  heaCheckupClassCd: CheckupClass,
  heaCheckupYear: number,
  examYmd: string,
  state = 'DONE',
) {
  const { heaCheckupPlanNo: no } = await plan({
    heaCheckupClassCd,
    heaCheckupYear,
    heaCheckupPlanNm: `${heaCheckupYear} ${heaCheckupClassCd}`,
    checkupStartYmd: `${heaCheckupYear}-03-02`,
    checkupEndYmd: `${heaCheckupYear}-04-30`,
  })
  await site().sql(
    `insert into hea_checkup_target (hea_checkup_plan_no, user_id, plant_cd, hea_checkup_type_nm, target_status_cd, exam_ymd)
      values ($1, $2, '2000', '비사무직', $3, $4)`,
    [no, userId, state, examYmd],
  )
}

test('S-161 the plan is told by its four fields', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  expect(await get('health', `/plan/${no}`)).toMatchObject({
    heaCheckupPlanNo: no,
    heaCheckupPlanNm: '2026년 하반기 일반건강진단',
    heaCheckupClassNm: '일반',
    heaCheckupPlanPeriod: '2026-12-01 ~ 2026-12-18',
  })
})

test('S-165 S-166 everybody of the plant may be examined: employed, there, and not on the list already', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  const all = await list(no)
  expect(all.length).toBeGreaterThan(20)
  expect(all[0]).toMatchObject({ totalCnt: all.length })
  expect(all.find(({ userId }) => userId === 'emp')).toEqual({
    heaCheckupPlanNo: no,
    heaCheckupTypeNm: '비사무직',
    processNm: null,
    deptNm: expect.any(String),
    userId: 'emp',
    userNm: '김서연',
    entryYmd: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    phoneNo: expect.any(String),
    officeTel: expect.any(String),
    totalCnt: all.length,
  })
  // Another plant's, and those at headquarters.
  expect(all.map(({ userId }) => userId)).not.toEqual(expect.arrayContaining(['emp3']))
  await add(no, ['emp'])
  expect(await ids(no)).not.toContain('emp')
  expect((await list(no)).length).toBe(all.length - 1)
  await site().sql(`update sys_user set user_status_cd = 'ABSENT' where user_id = 'gas'`)
  await site().sql(`update sys_user set retire_ymd = '2026-11-30' where user_id = 'oper'`)
  await site().sql(`insert into appr_absence (user_id, deputy_user_id, start_dt, end_dt, reason_desc)
    values ('maint', 'eng', '2026-11-25', '2027-01-31', '육아휴직'), ('eng', 'maint', '2026-12-03', '2027-01-31', '출장')`)
  const left = await ids(no)
  for (const userId of ['gas', 'oper', 'maint']) expect(left).not.toContain(userId)
  expect(left).toContain('eng')
})

test('S-165 it is narrowed by department with all below it, by name or person, by age; page by page where asked', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  const [dept] = await site().sql<{ deptCd: string; pdeptCd: string }>(
    `select d.dept_cd as "deptCd", d.pdept_cd as "pdeptCd" from sys_dept d join sys_user u on u.dept_cd = d.dept_cd where u.user_id = 'emp2'`,
  )
  expect(await ids(no, `&deptCd=${dept?.deptCd}`)).toContain('emp2')
  expect(await ids(no, `&deptCd=${dept?.deptCd}`)).not.toContain('nurse')
  expect(await ids(no, `&deptCd=${dept?.pdeptCd}`)).toContain('emp2')
  const named = await list(no, '&userNm=박준')
  expect(named.every(({ userNm }) => userNm.includes('박준'))).toBe(true)
  expect(named.map(({ userId }) => userId)).toContain('emp2')
  expect(await ids(no, '&userId=emp2&userNm=박준서')).toEqual(['emp2'])
  await site().sql(`update sys_user set birth_ymd = '1986-11-22' where user_id = 'psm'`)
  expect(await ids(no, '&age=3')).toContain('psm')
  await site().sql(`update sys_user set birth_ymd = '1986-11-21' where user_id = 'psm'`)
  expect(await ids(no, '&age=3')).not.toContain('psm')
  expect(await ids(no, '&age=4')).toContain('psm')
  const bands = await Promise.all([2, 3, 4, 5].map(async (age) => (await ids(no, `&age=${age}`)).length))
  expect(bands.reduce((sum, n) => sum + n)).toBe((await ids(no)).length)
  expect((await list(no, '&limit=5&page=2')).map(({ userId }) => userId)).toEqual((await ids(no)).slice(5, 10))
  for (const wrong of ['&age=1', '&age=6', '&prevYearCheckupUserYn=X', '&other=1'])
    await expect(list(no, wrong)).rejects.toMatchObject({ status: 400 })
})

test('OH-A06 age 5 and without last year’s: who was examined in the general plan of 2025 is gone, in the special one is not', async () => {
  await site().sql(`update sys_user set birth_ymd = '1973-05-05' where user_id in ('worker', 'hazmat', 'mgr')`)
  await examined('worker', 'GEN', 2025, '2025-03-10')
  await examined('hazmat', 'SPC', 2025, '2025-03-10')
  await examined('mgr', 'GEN', 2024, '2024-03-10')
  const { heaCheckupPlanNo: no } = await plan()
  const found = await ids(no, '&age=5&prevYearCheckupUserYn=Y')
  expect(found).not.toContain('worker')
  expect(found).toEqual(expect.arrayContaining(['hazmat', 'mgr']))
  expect(await ids(no, '&age=5')).toContain('worker')
  await examined('mgr', 'GEN', 2025, '2025-03-10', 'EXT')
  expect(await ids(no, '&age=5&prevYearCheckupUserYn=Y')).not.toContain('mgr')
})

test('K1: an office away from the plant makes an office worker, a sale does not; the next is due 24 or 12 months on', async () => {
  const dept = `(select dept_cd from sys_user where user_id = 'edu')`
  await site().sql(`update sys_dept set office_off_site_yn = 'Y' where dept_cd = ${dept}`)
  await site().sql(`update sys_user set job_class_cd = 'OFFICE' where user_id in ('edu', 'chem')`)
  await site().sql(`update sys_user set job_class_cd = 'SALES' where user_id = 'pur'`)
  const { heaCheckupPlanNo: no } = await plan()
  const kindOf = async (userId: string) => (await list(no, `&userId=${userId}`))[0]?.heaCheckupTypeNm
  expect([await kindOf('edu'), await kindOf('pur'), await kindOf('chem')]).toEqual(['사무직', '비사무직', '비사무직'])
  await examined('edu', 'GEN', 2025, '2025-03-31')
  await examined('chem', 'GEN', 2025, '2025-03-31')
  await add(no, ['edu', 'chem', 'pur'])
  expect(
    await site().sql(`select user_id as id, due_ymd::text as due, hea_checkup_type_nm as kind from hea_checkup_target
      where hea_checkup_plan_no = ${no} order by 1`),
  ).toEqual([
    { id: 'chem', due: '2026-03-31', kind: '비사무직' },
    { id: 'edu', due: '2027-03-31', kind: '사무직' },
    { id: 'pur', due: '2026-12-31', kind: '비사무직' },
  ])
})

test('a comprehensive checkup is for those of an age, every so many years, as the company’s own codes say', async () => {
  const { heaCheckupPlanNo: no } = await plan({ heaCheckupClassCd: 'CPR' })
  await site().sql(`update sys_user set birth_ymd = '1986-11-22' where user_id = 'water'`)
  expect(await ids(no)).not.toContain('water')
  await site().sql(`update sys_code set code_nm = '39' where code_grp_cd = 'HEA_CPR_RULE' and code = 'FROM_AGE'`)
  expect(await ids(no)).toContain('water')
  await examined('water', 'CPR', 2025, '2025-05-05')
  expect(await ids(no)).not.toContain('water')
  await site().sql(`update sys_code set code_nm = '1' where code_grp_cd = 'HEA_CPR_RULE' and code = 'EVERY_YEAR'`)
  expect(await ids(no)).toContain('water')
})

/** Work with a factor in a process of the plant, as the register of exposures would keep it. */
const exposed = (userId: string, factorCd: string, placementYmd: string, nextDueYmd: string | null, preExamYn = 'Y') =>
  site().sql(
    `insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, next_due_ymd, pre_exam_yn)
      values ('2000', $1, $2, (select min(process_no) from process where plant_cd = '2000'), $3, $4, $5)`,
    [userId, factorCd, placementYmd, nextDueYmd, preExamYn],
  )

test('OH-A01 a worker whose first special checkup is due is a candidate of the special plan, by his due factors', async () => {
  await exposed('oper', '71-43-2', '2026-09-10', '2026-11-10')
  await exposed('oper', 'NOISE', '2026-09-10', '2026-12-20')
  await exposed('oper', '108-88-3', '2026-09-10', '2027-03-10')
  await exposed('gate', '71-43-2', '2026-11-01', '2026-12-21')
  await site().sql(`update sys_user set retire_ymd = null where user_id = 'oper'`)
  const { heaCheckupPlanNo: no } = await plan({
    heaCheckupClassCd: 'SPC',
    checkupEndYmd: '2026-12-20',
    reserveEndYmd: '2026-12-11',
  })
  const found = await list(no)
  expect(found.map(({ userId }) => userId)).toEqual(['oper'])
  expect(found[0]?.heaCheckupTypeNm.split(', ').sort()).toEqual(['벤젠', '소음'])
  const [{ processNo } = {}] = await site().sql<{ processNo: string }>(
    `select min(process_no) as "processNo" from process where plant_cd = '2000'`,
  )
  expect(await ids(no, `&processNo=${processNo}`)).toEqual(['oper'])
  expect(await ids(no, `&processNo=${Number(processNo) + 1}`)).toEqual([])
  await add(no, ['oper'])
  expect(
    await site().sql(
      `select due_ymd::text as due, array_length(factor_cds, 1) as n from hea_checkup_target where hea_checkup_plan_no = ${no}`,
    ),
  ).toEqual([{ due: '2026-11-10', n: 2 }])
  await expect(add(no, ['gate'])).rejects.toMatchObject({ code: 'HEA_TARGET_NOT_CANDIDATE' })
})

test('K5: before placement those who will begin, or were never examined for it; occasional and temporary all who are exposed', async () => {
  await exposed('elec', '67-56-1', '2026-12-05', null, 'N')
  await exposed('sup', '67-56-1', '2020-03-02', '2027-01-01', 'N')
  await exposed('owner', '67-56-1', '2020-03-02', '2027-01-01', 'Y')
  const before = await plan({ heaCheckupClassCd: 'PRE' })
  const found = await list(before.heaCheckupPlanNo)
  expect(found.map(({ userId, heaCheckupTypeNm }) => `${userId} ${heaCheckupTypeNm}`).sort()).toEqual([
    'elec 배치전',
    'sup 배치전',
  ])
  const occasional = await plan({ heaCheckupClassCd: 'OCC', planReasonDesc: '피부 증상' })
  expect(await ids(occasional.heaCheckupPlanNo)).toEqual(expect.arrayContaining(['elec', 'sup', 'owner', 'oper']))
  await site().sql(`update hea_worker_hazard set end_ymd = '2026-11-20' where user_id = 'owner'`)
  expect(await ids(occasional.heaCheckupPlanNo)).not.toContain('owner')
})

test('OH-A03 two are added of whom a colleague added one meanwhile: nobody is added, and he is named', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  await add(no, ['emp'])
  await expect(add(no, ['emp2', 'emp'])).rejects.toMatchObject({
    status: 422,
    code: 'HEA_TARGET_DUPLICATE',
    answer: { message: '이미 등록된 대상자가 있습니다: 김서연' },
  })
  expect((await targetOf(no, 'emp2')).state).toBeUndefined()
  const both = await Promise.allSettled([add(no, ['nurse', 'doctor']), add(no, ['doctor', 'hygiene'])])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('S-167 the server looks again: who is no candidate, two plans at once, a plan that is past it', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  await expect(add(no, ['emp3'])).rejects.toMatchObject({ code: 'HEA_TARGET_NOT_CANDIDATE' })
  const other = await plan()
  const rows = [no, other.heaCheckupPlanNo].map((heaCheckupPlanNo) => ({ heaCheckupPlanNo, userId: 'emp' }))
  await expect(post('health', '/users', rows)).rejects.toMatchObject({ code: 'HEA_TARGET_TWO_PLANS' })
  const opened = await open(['emp'])
  expect(await add(opened, ['emp2'])).toEqual({ count: 1 })
  site().setClock('2026-12-01T01:00:00+09:00')
  await site().runJob('hea-plan-start')
  await expect(add(opened, ['nurse'])).rejects.toMatchObject({ status: 409, code: 'CM-02' })
  await expect(add(opened, ['nurse'], 'hygiene')).rejects.toMatchObject({ status: 403 })
})

test('the list of targets: all for the health team and hygiene, his own department for a head, nothing for the rest', async () => {
  const no = await open(['emp', 'emp2'])
  const seen = async (userId: string) =>
    (await get<{ rows: { userId: string }[] }>(userId, `/targets?heaCheckupPlanNo=${no}&sort=userNm`)).rows.map(
      (row) => row.userId,
    )
  for (const userId of ['health', 'nurse', 'doctor', 'hygiene'])
    expect([userId, await seen(userId)]).toEqual([userId, ['emp', 'emp2']])
  expect(await seen('mgr')).toEqual(['emp'])
  expect(await seen('mgr2')).toEqual(['emp2'])
  for (const userId of ['shd', 'reader', 'cso']) expect([userId, await seen(userId)]).toEqual([userId, []])
  await expect(seen('emp')).rejects.toMatchObject({ status: 403 })
})

test('that a second examination is asked for is a finding: heads and hygiene see that somebody was examined', async () => {
  const no = await open(['emp'])
  const { no: target } = await targetOf(no, 'emp')
  await site().sql(`update hea_checkup_target set target_status_cd = 'DONE' where hea_checkup_target_no = ${target}`)
  await site().sql(`insert into hea_second_exam (hea_checkup_target_no, user_id, plant_cd, second_notice_ymd, second_due_ymd)
    values (${target}, 'emp', '2000', '2026-11-20', '2026-11-30')`)
  const shown = async (userId: string) =>
    await get<{ rows: { targetStatusCd: string }[]; states: { code: string }[] }>(
      userId,
      `/targets?heaCheckupPlanNo=${no}`,
    )
  expect(await shown('nurse')).toMatchObject({ rows: [{ targetStatusCd: 'R2' }], states: [{ code: 'R2', count: 1 }] })
  for (const userId of ['mgr', 'hygiene'])
    expect(await shown(userId)).toMatchObject({
      rows: [{ targetStatusCd: 'DONE' }],
      states: [{ code: 'DONE', count: 1 }],
    })
  expect((await get<{ total: number }>('nurse', `/targets?heaCheckupPlanNo=${no}&targetStatusCd=R2`)).total).toBe(1)
})

test('beside the list of plans stand their numbers, for whoever sees the plan', async () => {
  const no = await open(['emp', 'emp2', 'nurse'])
  const { no: target } = await targetOf(no, 'emp')
  await site().sql(`update hea_checkup_target set target_status_cd = 'DONE' where hea_checkup_target_no = ${target}`)
  expect(await get('reader', `/checkupplan-counts?nos=${no}`)).toEqual({
    rows: [{ heaCheckupPlanNo: no, orgCnt: 1, targetCnt: 3, reservedCnt: 0, doneCnt: 1, doneRateVal: 33.3 }],
  })
  const log = await site().as('admin').fetch('/api/manage/auditlogs?bizCd=hea-checkup-target')
  expect((await log.json()) as object).not.toMatchObject({ rows: [expect.anything()] })
  expect((await site().as('health').read(checkupPlan, no)).statusCd).toBe('OPEN')
})
