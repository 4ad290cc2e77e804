/** 타기관 인정: what somebody had elsewhere comes in with its paper, is looked at, and counts or goes back. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupsOf } from './checkup.fixture.ts'
import { checkupPlan } from './checkup-plan.model.ts'
import { extResult } from './ext-result.model.ts'

const site = aFileSite()
const { open, plan, add, get, post, targetOf, slotsOf } = checkupsOf(site)
beforeEach(() => site().setClock('2026-11-21T09:00:00+09:00'))

const as = (userId: string) => site().as(userId)
const paper = async (userId: string) => (await as(userId).attach('HEA_EXT')).attachFileId
const told = async (no: number, target: string, by: string, values: object = {}) => ({
  heaCheckupTargetNo: (await targetOf(no, target)).no,
  extOrgNm: '국민건강보험공단 여수검진의원',
  examYmd: '2026-05-12',
  attachFileId: await paper(by),
  ...values,
})
const submit = async (no: number, userId: string, values: object = {}) =>
  post<{ heaExtResultNo: number }>(userId, '/my/extresult', await told(no, userId, userId, values))
const recognize = async (no: number, target: string, values: object = {}, by = 'health') =>
  post<{ heaExtResultNo: number }>(
    by,
    '/targets/recognize',
    await told(no, target, by, { reasonDesc: '공단 일반검진 결과표를 확인함', ...values }),
  )
const mine = async (userId: string, no: number) =>
  (
    await get<{ rows: { heaCheckupPlanNo: number; extStatusCd: string | null; extReturnDesc: string | null }[] }>(
      userId,
      '/my/checkups',
    )
  ).rows.find((row) => row.heaCheckupPlanNo === no)

test('the health manager recognises it with its file and his reason: examined elsewhere, still counted, his next one set anew', async () => {
  const no = await open(['emp', 'emp2'])
  const { heaExtResultNo } = await recognize(no, 'emp')
  expect(await targetOf(no, 'emp')).toMatchObject({ state: 'EXT', examYmd: '2026-05-12' })
  expect(await get('health', `/checkupplan-counts?nos=${no}`)).toMatchObject({
    rows: [{ targetCnt: 2, doneCnt: 1, doneRateVal: 50 }],
  })
  expect(await as('nurse').read(extResult, heaExtResultNo)).toMatchObject({
    statusCd: 'CONFIRM',
    userId: 'emp',
    personNm: '김서연',
    heaCheckupPlanNo: no,
    recognizeDesc: '공단 일반검진 결과표를 확인함',
    heaExtResultDocNo: expect.stringMatching(/^HEX-\d{8}-\d{3}$/),
  })
  expect((await as('emp').notifications()).rows[0]).toMatchObject({
    messageDesc: '타기관 검진을 인정했습니다: 2026년 하반기 일반건강진단',
    linkUrl: `/hea/checkup/myCheckup/${no}`,
  })
  expect(await mine('emp', no)).toMatchObject({ extStatusCd: 'CONFIRM' })
  // Of the target's own history, which heads may read, the reason is no part.
  expect(
    await site().sql(`select to_status_cd as state, reason_desc as why from sys_audit
      where biz_cd = 'hea-checkup-target' and action_cd = 'recognize'`),
  ).toEqual([{ state: 'EXT', why: null }])
})

test('neither without a file nor without a reason, and by the health manager alone', async () => {
  const no = await open(['emp'])
  await expect(recognize(no, 'emp', { attachFileId: null })).rejects.toMatchObject({ status: 400 })
  await expect(recognize(no, 'emp', { attachFileId: 999_999 })).rejects.toMatchObject({
    status: 400,
    field: 'attachFileId',
  })
  await expect(recognize(no, 'emp', { attachFileId: await paper('nurse') })).rejects.toMatchObject({ status: 400 })
  await expect(recognize(no, 'emp', { reasonDesc: ' ' })).rejects.toMatchObject({ status: 400 })
  for (const userId of ['nurse', 'doctor', 'hygiene', 'mgr', 'emp', 'admin'])
    await expect(recognize(no, 'emp', {}, userId)).rejects.toMatchObject({ status: 403 })
  expect(await targetOf(no, 'emp')).toMatchObject({ state: 'TARGET' })
})

test('it lies within the cycle and is no day to come', async () => {
  const no = await open(['emp'])
  await expect(recognize(no, 'emp', { examYmd: '2025-12-18' })).rejects.toMatchObject({
    status: 422,
    code: 'HEA_EXT_OLD',
    field: 'examYmd',
    answer: { message: expect.stringContaining('2025-12-19') },
  })
  await expect(recognize(no, 'emp', { examYmd: '2026-11-22' })).rejects.toMatchObject({ status: 400, field: 'examYmd' })
  await recognize(no, 'emp', { examYmd: '2025-12-19' })
})

test('K6 what is special is recognised of a designated organisation only; its factors are examined with it', async () => {
  await site().sql(`insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, last_exam_ymd, next_due_ymd)
    values ('2000', 'oper', '108-88-3', (select min(process_no) from process where plant_cd = '2000'), '2025-01-01', '2025-11-30', '2026-11-30')`)
  const { heaCheckupPlanNo: no } = await plan({ heaCheckupClassCd: 'SPC' })
  await add(no, ['oper'])
  const values = { examYmd: '2026-10-01' }
  await expect(recognize(no, 'oper', values)).rejects.toMatchObject({
    code: 'HEA_ORG_NOT_DESIGNATED',
    field: 'designationNo',
  })
  await recognize(no, 'oper', { ...values, designationNo: '광주-2023-04' })
  expect(
    await site().sql(
      `select last_exam_ymd::text as last, next_due_ymd::text as next from hea_worker_hazard where user_id = 'oper'`,
    ),
  ).toEqual([{ last: '2026-10-01', next: '2027-10-01' }])
})

test('an employee hands it in himself; it goes back with what is missing, comes again and is recognised', async () => {
  const no = await open(['emp', 'emp2'])
  const { heaExtResultNo } = await submit(no, 'emp')
  expect(await mine('emp', no)).toMatchObject({ extStatusCd: 'RQST' })
  expect(await mine('emp2', no)).toMatchObject({ extStatusCd: null })
  expect((await as('health').notifications()).rows[0]).toMatchObject({
    messageDesc: expect.stringContaining('타기관 검진결과가 제출되었습니다. 확인해 주십시오: HEX-'),
    linkUrl: `/hea/checkup/checkupExt/${heaExtResultNo}`,
  })
  await expect(submit(no, 'emp')).rejects.toMatchObject({ status: 422, code: 'HEA_EXT_TWICE' })
  await expect(recognize(no, 'emp')).rejects.toMatchObject({ code: 'HEA_EXT_TWICE' })
  await expect(as('nurse').act(extResult, heaExtResultNo, 'recognize', { reasonDesc: '확인' })).rejects.toMatchObject({
    status: 403,
  })
  await as('nurse').act(extResult, heaExtResultNo, 'sendBack', {
    reasonCd: 'DOC_MISSING',
    reasonDesc: '청력검사 결과가 빠졌습니다.',
  })
  expect(await mine('emp', no)).toMatchObject({ extStatusCd: 'RTN', extReturnDesc: '청력검사 결과가 빠졌습니다.' })
  expect(await submit(no, 'emp')).toEqual({ heaExtResultNo })
  await as('health').act(extResult, heaExtResultNo, 'recognize', { reasonDesc: '보완 자료 확인' })
  expect(await targetOf(no, 'emp')).toMatchObject({ state: 'EXT' })
  await submit(no, 'emp2')
  await post('emp2', '/my/extresult/cancel', { heaCheckupTargetNo: (await targetOf(no, 'emp2')).no })
  expect(await mine('emp2', no)).toMatchObject({ extStatusCd: null })
  await submit(no, 'emp2')
})

test('its file lies encrypted and is read by the health team alone; every reading is kept', async () => {
  const no = await open(['emp'])
  const { heaExtResultNo } = await submit(no, 'emp')
  const { attachFileId } = await as('nurse').read(extResult, heaExtResultNo)
  const files = (userId: string) => as(userId).fetch(`/api/attachfile/list?attachFileId=${attachFileId}`)
  expect((await files('nurse')).status).toBe(200)
  for (const userId of ['hygiene', 'mgr', 'emp2', 'admin', 'reader']) {
    expect([userId, (await files(userId)).status]).toEqual([userId, 404])
    await expect(as(userId).read(extResult, heaExtResultNo)).rejects.toMatchObject({ status: 403 })
  }
  expect(await site().sql(`select encrypt_yn as yn from attach_file where attach_file_id = ${attachFileId}`)).toEqual([
    { yn: 'Y' },
  ])
  expect(
    await site().sql(`select read_user_id as who, subject_user_id as whom from sys_read_log
      where biz_cd = 'hea-ext-result' and biz_no = ${heaExtResultNo} and field_set_cd = 'RECORD'`),
  ).toEqual([{ who: 'nurse', whom: 'emp' }])
})

test('nobody hands in for another or decides about himself; who has a seat gives it back first', async () => {
  const no = await open(['emp', 'health'])
  const other = await told(no, 'emp', 'emp2')
  await expect(post('emp2', '/my/extresult', other)).rejects.toMatchObject({ status: 404 })
  const { heaExtResultNo } = await submit(no, 'health')
  await expect(
    as('health').act(extResult, heaExtResultNo, 'recognize', { reasonDesc: '본인 확인' }),
  ).rejects.toMatchObject({ status: 403 })
  const [slot] = (await slotsOf(no)).rows
  const { no: heaCheckupTargetNo } = await targetOf(no, 'emp')
  await post('nurse', '/reservation', { heaCheckupTargetNo, planOrgNo: slot?.planOrgNo, consentTextVerNo: 1 })
  await expect(submit(no, 'emp')).rejects.toMatchObject({ code: 'HEA_TARGET_STATE' })
  expect((await as('health').read(checkupPlan, no)).statusCd).toBe('OPEN')
})

test('HEA_EXT_TARGET what was handed in of somebody whom the plan no longer asks is not recognised', async () => {
  const no = await open(['emp', 'emp2'])
  const { heaExtResultNo } = await submit(no, 'emp')
  await site().sql(`update hea_checkup_target set delete_yn = 'Y' where hea_checkup_target_no = $1`, [
    (await targetOf(no, 'emp')).no,
  ])
  await expect(
    as('health').act(extResult, heaExtResultNo, 'recognize', { reasonDesc: '결과표 확인' }),
  ).rejects.toMatchObject({
    status: 422,
    code: 'HEA_EXT_TARGET',
    field: 'heaCheckupTargetNo',
    answer: { problems: [{ message: '검진 대상자가 아닙니다.' }] },
  })
})
