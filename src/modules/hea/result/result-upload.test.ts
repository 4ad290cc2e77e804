/** Sheets of results: every wrong cell is named, nothing is saved before all are right, and what follows from them. */
import { beforeEach, expect, test } from 'vitest'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from './checkup-result.model.ts'
import { aRunningPlan, type SheetRow, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const TOLUENE = '108-88-3'
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))

const refusedBy = async (sent: Promise<unknown>) =>
  (await sent.then(
    () => undefined,
    (error: { status: number; answer: ErrorAnswer }) => ({ status: error.status, ...error.answer }),
  )) ?? { status: 200, problems: [], message: '', code: '' }
const line = (userId: string, values: SheetRow = {}): SheetRow => ({
  userId,
  examYmd: '2026-09-10',
  factor: '소음',
  grade: 'A',
  workFit: '가',
  followUps: '0',
  ...values,
})
const saved = (planNo: number) =>
  site().sql<
    Record<string, unknown>
  >(`select user_id, status_cd, overall_grade_cd, second_round_yn, hea_checkup_result_no::int as no
    from hea_checkup_result where hea_checkup_plan_no = ${planNo} order by user_id, second_round_yn`)

test('the template names each person of the plan with a line for each factor', async () => {
  const plan = await aRunningPlan(site(), [
    { userId: 'emp', factorCds: ['NOISE', TOLUENE] },
    { userId: 'oper', factorCds: ['NOISE'] },
  ])
  const { rows } = await as('nurse').readSheet(
    `/api/hea/checkup/checkupresults/form?heaCheckupPlanNo=${plan.heaCheckupPlanNo}`,
  )
  expect(rows.map(({ cells }) => [cells[0], cells[1], cells[3]]).slice(1)).toEqual([
    ['emp', '김서연', expect.stringMatching(/소음|톨루엔/)],
    ['emp', '김서연', expect.stringMatching(/소음|톨루엔/)],
    ['oper', '홍기범', '소음'],
  ])
})

test('1,000 rows with 17 wrong ones name all 17 by row and cell and save nothing until they are right', async () => {
  const people = await site().sql<{ id: string; nm: string }>(`select user_id as id, user_nm as nm from sys_user
    where user_status_cd = 'ACTIVE' order by 1 limit 1000`)
  const plan = await aRunningPlan(
    site(),
    people.map(({ id }) => ({ userId: id, factorCds: ['NOISE'] })),
  )
  const right = people.map(({ id, nm }) => line(id, { userNm: nm, EAR_L4: 25 }))
  const wrongCells: [index: number, column: string, values: SheetRow][] = [
    [3, '사번', { userId: 'NOBODY' }],
    [40, '검진일', { examYmd: '2026-08-01' }],
    [81, '판정', { grade: 'X9' }],
    [120, '판정', { grade: 'CN' }],
    [170, '유해인자', { factor: '톨루엔' }],
    [200, '유해인자', { factor: '없는 인자' }],
    [260, '업무적합성', { workFit: '마' }],
    [301, '재평가일', { workFit: '다' }],
    [350, '근무 조건', { workFit: '나' }],
    [401, '사후관리', { followUps: '1,99' }],
    [450, '청력 좌 4000Hz (dB)', { EAR_L4: 999 }],
    [500, '성명', { userNm: '다른 사람' }],
    [550, '검진일', { examYmd: '아무 날' }],
    [600, '주기단축', { shorten: '아마' }],
    [700, '계통', { organ: '꼬리' }],
    [800, '판정', { grade: null }],
    [999, '수축기혈압 (mmHg)', { BP_SYS: 5000 }],
  ]
  const wrong = right.map((row, index) => ({ ...row, ...wrongCells.find(([at]) => at === index)?.[2] }))
  const answer = await refusedBy(uploadSheet(as('nurse'), plan, wrong))
  expect(answer.status).toBe(422)
  // The head is row 1.
  expect(answer.problems.map(({ field }) => field)).toEqual(
    wrongCells.map(([at, column]) => `rows.${at + 2}.${column}`),
  )
  expect(answer.problems[0]).toMatchObject({ code: 'HEA_RESULT_NO_TARGET', message: '5행: 대상자가 아닌 사번입니다.' })
  expect(answer.problems[1]).toMatchObject({
    code: 'HEA_EXAM_BEFORE_PLAN',
    message: '검진일이 계획 기간을 벗어났습니다.',
  })
  expect(answer.problems[2]?.message).toBe('이 검진구분에 사용할 수 없는 판정입니다: X9')
  expect(answer.problems[7]).toMatchObject({
    code: 'HEA_REVIEW_DATE_REQUIRED',
    message: "업무적합성 '다'는 재평가일을 입력해야 합니다.",
  })
  expect(await saved(plan.heaCheckupPlanNo)).toEqual([])

  expect(await uploadSheet(as('nurse'), plan, right, { dryRun: 'Y' })).toMatchObject({ inserted: 1000 })
  expect(await saved(plan.heaCheckupPlanNo)).toEqual([])
  const headers = { 'idempotency-key': 'results-once' }
  const counts = { inserted: 1000, grades: { A: 1000 }, secondCnt: 0 }
  expect(await uploadSheet(as('nurse'), plan, right, { headers })).toEqual(counts)
  // The answer was lost and the file is sent again.
  expect(await uploadSheet(as('nurse'), plan, right, { headers })).toEqual(counts)
  expect(
    (await as('health').list(checkupResult, { where: { heaCheckupPlanNo: String(plan.heaCheckupPlanNo) } })).total,
  ).toBe(1000)
  expect(
    await site().sql(`select target_status_cd as state, count(*)::int as n from hea_checkup_target
      where hea_checkup_plan_no = ${plan.heaCheckupPlanNo} group by 1`),
  ).toEqual([{ state: 'DONE', n: 1000 }])
  // Noise is examined every 24 months.
  expect(
    await site().sql(`select distinct last_exam_ymd::text as last, next_due_ymd::text as next from hea_worker_hazard
      where process_no = ${plan.processNo}`),
  ).toEqual([{ last: '2026-09-10', next: '2028-09-10' }])
  expect((await refusedBy(uploadSheet(as('nurse'), plan, right.slice(0, 1)))).problems[0]?.code).toBe(
    'HEA_RESULT_TWICE',
  )
})

test('what contradicts itself in a sheet, or comes too early, too late or for somebody else, is named by its rule', async () => {
  const plan = await aRunningPlan(site(), [
    { userId: 'emp', factorCds: ['NOISE', TOLUENE] },
    ...['oper', 'sup', 'mgr', 'emp2', 'maint'].map((userId) => ({ userId, factorCds: ['NOISE'] })),
  ])
  await site().sql(`update hea_checkup_target set target_status_cd = 'EXCLUDED' where user_id = 'mgr'
    and hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`)
  await uploadSheet(as('nurse'), plan, [line('maint', { grade: 'R' })])
  const refused = await refusedBy(
    uploadSheet(as('nurse'), plan, [
      line('emp'),
      line('emp', { factor: '톨루엔', workFit: '나' }),
      line('emp', { examYmd: null, workFit: null, followUps: null }),
      line('oper', { userNm: '김서연' }),
      line('sup', { workFit: '나' }),
      line('mgr'),
      line('emp2', { factor: '톨루엔' }),
      line('maint', { examYmd: '2026-09-09' }),
    ]),
  )
  expect(refused.problems.map(({ field, code, message }) => [field, code, message])).toEqual([
    ['rows.3.업무적합성', 'HEA_RESULT_DIFFERS', '업무적합성이 같은 사람의 2행과 다릅니다.'],
    ['rows.4.유해인자', 'HEA_RESULT_REPEATED', '2행에 같은 사람의 같은 판정이 있습니다.'],
    ['rows.5.성명', 'HEA_RESULT_NAME', '사번의 성명은 홍기범입니다. 사번과 성명을 확인하십시오.'],
    ['rows.6.근무 조건', 'HEA_CONDITION_REQUIRED', "업무적합성 '나'는 근무 조건을 입력해야 합니다."],
    ['rows.7.사번', 'HEA_RESULT_STATE', '제외되었거나 다른 기관에서 검진한 대상자입니다.'],
    ['rows.8.유해인자', 'HEA_RESULT_OTHER_FACTOR', '이 대상자의 검진 유해인자가 아닙니다: 톨루엔'],
    ['rows.9.검진일', 'HEA_EXAM_BEFORE_FIRST', '2차 검진일은 1차 검진일보다 빠를 수 없습니다.'],
  ])
  const late = await refusedBy(uploadSheet(as('nurse'), plan, [line('oper')], { receiveYmd: '2026-09-09' }))
  expect(late.problems.map(({ code }) => code)).toEqual(['HEA_EXAM_AFTER_RECEIVE'])
  await expect(uploadSheet(as('nurse'), plan, [line('oper')], { receiveYmd: '2026-10-02' })).rejects.toMatchObject({
    status: 422,
    code: 'HEA_RECEIVE_FUTURE',
    answer: { message: '결과표 수령일은 오늘보다 늦을 수 없습니다.' },
  })
  const early = await aRunningPlan(site(), [{ userId: 'emp', factorCds: ['NOISE'] }], { statusCd: 'APPR' })
  await expect(uploadSheet(as('nurse'), early, [line('emp')])).rejects.toMatchObject({
    status: 422,
    code: 'HEA_RESULT_PLAN',
    answer: { message: '예약을 시작한 검진계획에만 결과를 등록할 수 있습니다.' },
  })
})

test('days, words and codes are read as they are written, and all that is wrong in a line is told at once', async () => {
  const plan = await aRunningPlan(
    site(),
    ['emp', 'oper', 'sup'].map((userId) => ({ userId, factorCds: ['NOISE'] })),
  )
  const words = {
    grade: '직업병 요관찰자',
    shorten: '예',
    organ: 'Circulation',
    followUps: '건강상담, 추적검사',
  }
  await uploadSheet(as('nurse'), plan, [
    line('emp', { ...words, examYmd: '2026.9.10', workFit: '일정 조건에서 가능', condition: '소음 밖에서' }),
    line('oper', { examYmd: '260910', grade: 'c1', followUps: '1·3' }),
    line('sup', { examYmd: 20260910, factor: 'NOISE' }),
  ])
  expect(
    await site().sql(`select r.user_id as id, exam_ymd::text as day, work_fit_cd as fit, f.grade_cd as grade,
        f.shorten_cd as shorten, f.organ_cd as organ
      from hea_checkup_result r join hea_checkup_result_factors f using (hea_checkup_result_no)
      where hea_checkup_plan_no = ${plan.heaCheckupPlanNo} order by array_position(array['emp', 'oper', 'sup'], r.user_id::text)`),
  ).toEqual([
    { id: 'emp', day: '2026-09-10', fit: '나', grade: 'C1', shorten: 'Y', organ: 'CIRC' },
    { id: 'oper', day: '2026-09-10', fit: '가', grade: 'C1', shorten: null, organ: null },
    { id: 'sup', day: '2026-09-10', fit: '가', grade: 'A', shorten: null, organ: null },
  ])
  const wrong = line('NOBODY', { examYmd: '아무 날', grade: 'X9', factor: '없는 인자', organ: '꼬리', followUps: '99' })
  const refused = await refusedBy(uploadSheet(as('nurse'), plan, [wrong]))
  expect(refused.problems.map(({ field }) => field).toSorted()).toEqual(
    ['검진일', '계통', '사번', '사후관리', '유해인자', '판정'].map((name) => `rows.2.${name}`),
  )
})

test('results of a general checkup come by the same sheet: judged by the system of the body, no factor named', async () => {
  const plan = await aRunningPlan(site(), [{ userId: 'emp' }, { userId: 'oper' }], { classCd: 'GEN' })
  const general = { factor: null, organ: '순환기계' }
  expect(
    await uploadSheet(as('nurse'), plan, [
      line('emp', { ...general, grade: 'C2', BP_SYS: 141 }),
      line('oper', general),
    ]),
  ).toEqual({ inserted: 2, grades: { C2: 1, A: 1 }, secondCnt: 0 })
  expect(await saved(plan.heaCheckupPlanNo)).toMatchObject([
    { user_id: 'emp', overall_grade_cd: 'C2' },
    { user_id: 'oper', overall_grade_cd: 'A' },
  ])
  const refused = await refusedBy(uploadSheet(as('nurse'), plan, [line('emp', { ...general, grade: 'D1' })]))
  expect(refused.problems.map(({ code }) => code)).toContain('HEA_GRADE_NOT_ALLOWED')
})

test('K7 grade R asks for a second examination, whose grades then count with the others of the first', async () => {
  const plan = await aRunningPlan(site(), [{ userId: 'emp', factorCds: ['NOISE', TOLUENE] }])
  const [, second] = [
    await uploadSheet(as('nurse'), plan, [
      line('emp', { grade: 'R' }),
      { userId: 'emp', factor: '톨루엔', grade: 'C1' },
    ]),
    await site().sql(`select second_due_ymd::text as due, done_ymd as done from hea_second_exam s join hea_checkup_target t
      using (hea_checkup_target_no) where t.hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`),
  ]
  expect(second).toEqual([{ due: '2026-10-11', done: null }])
  expect(await saved(plan.heaCheckupPlanNo)).toMatchObject([{ overall_grade_cd: 'R', second_round_yn: 'N' }])
  expect(await uploadSheet(as('nurse'), plan, [line('emp', { examYmd: '2026-10-01', grade: 'A' })])).toMatchObject({
    secondCnt: 1,
  })
  expect(await saved(plan.heaCheckupPlanNo)).toMatchObject([
    { overall_grade_cd: 'R', second_round_yn: 'N' },
    { overall_grade_cd: 'C1', second_round_yn: 'Y' },
  ])
  expect(
    await site().sql(`select done_ymd::text as done from hea_second_exam s join hea_checkup_target t
    using (hea_checkup_target_no) where t.hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`),
  ).toEqual([{ done: '2026-10-01' }])
})

test('the result of a person who took his consent back is not shown to the site, and has no effect there but that he was examined', async () => {
  const plan = await aRunningPlan(site(), [
    { userId: 'emp', factorCds: ['NOISE'] },
    { userId: 'oper', factorCds: ['NOISE'] },
  ])
  await site().sql(`insert into hea_checkup_reservation (hea_checkup_target_no, user_id, plant_cd, agree_yn, consent_text_ver_no,
      consent_hash, agree_dt, withdraw_dt, reservation_status_cd)
    select hea_checkup_target_no, user_id, plant_cd, 'Y', 1, 'x', now(), now(), 'CANC' from hea_checkup_target
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo} and user_id = 'emp'`)
  await uploadSheet(as('nurse'), plan, [line('emp', { grade: 'D1' }), line('oper')])
  const rows = await saved(plan.heaCheckupPlanNo)
  expect(rows).toMatchObject([
    { user_id: 'emp', status_cd: 'SEALED' },
    { user_id: 'oper', status_cd: 'RECEIVED' },
  ])
  for (const userId of ['health', 'nurse', 'doctor']) {
    const list = await as(userId).list(checkupResult, { where: { heaCheckupPlanNo: String(plan.heaCheckupPlanNo) } })
    expect(list.rows.map((row) => row.userId)).toEqual(['oper'])
    await expect(as(userId).read(checkupResult, Number(rows[0]?.no))).rejects.toMatchObject({ status: 404 })
  }
  // No colleague’s cycle tells of it.
  expect(
    await site().sql(
      `select distinct shorten_reason_cd as why from hea_worker_hazard where process_no = ${plan.processNo}`,
    ),
  ).toEqual([{ why: null }])
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('MY_CHECKUP_T', '나의 건강검진', 1, '/hea/checkup/myCheckup');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'MY_CHECKUP_T', 'Y', 'N' from sys_auth_grp
      where scope_cd <> 'VENDOR'`)
  const mine = (userId: string) =>
    as(userId).call<{ rows: { sealedYn: string; overallGradeCd: string }[] }>('/api/hea/checkup/myresults')
  expect((await mine('emp')).rows).toMatchObject([{ sealedYn: 'Y', overallGradeCd: 'D1' }])
  expect((await mine('oper')).rows).toEqual([])
  expect((await as('emp').notifications()).rows[0]?.messageDesc).toBe(
    '건강진단 결과가 도착했습니다. 나의 건강검진에서 확인하십시오.',
  )
})

test.each(['mgr', 'hygiene', 'emp', 'safety', 'reader', 'admin'])(
  '%s brings no results and sees none',
  async (userId) => {
    const plan = await aRunningPlan(site(), [{ userId: 'emp2', factorCds: ['NOISE'] }])
    await uploadSheet(as('nurse'), plan, [line('emp2', { grade: 'D1' })])
    await expect(uploadSheet(as(userId), plan, [line('emp2')])).rejects.toMatchObject({ status: 403 })
    await expect(as(userId).list(checkupResult)).rejects.toMatchObject({ status: 403 })
  },
)
