import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkedOrg } from './checked-org.model.ts'
import { checkupsOf } from './checkup.fixture.ts'
import { checkupPlan } from './checkup-plan.model.ts'
import { aCheckedOrg, aCheckupPlan } from './checkup-plan.seed.ts'

const site = aFileSite()
const { plan, organisation, seats, submit, decide, add, open, state, slotsOf, targetOf, post } = checkupsOf(site)
beforeAll(() => site().setClock('2026-11-21T09:00:00+09:00'))

test('a plan is written by the health manager, an organisation by the nurse as well; nobody else begins one', async () => {
  const written = await plan()
  expect(written).toMatchObject({ statusCd: 'TEMP', heaCheckupPlanDocNo: null, can: { delete: true } })
  const org = await site().as('nurse').create(checkedOrg, aCheckedOrg())
  expect(await site().as('nurse').act(checkedOrg, org.heaCheckedOrgNo, 'use')).toMatchObject({ statusCd: 'ACTIVE' })
  for (const userId of ['nurse', 'hygiene', 'doctor', 'emp'])
    await expect(site().as(userId).create(checkupPlan, aCheckupPlan())).rejects.toMatchObject({ status: 403 })
})

test('an organisation is found by the days on which its designation holds', async () => {
  const days = { validFromYmd: '2031-01-01', validToYmd: '2031-12-31' }
  const { heaCheckedOrgNo } = await site().as('nurse').create(checkedOrg, aCheckedOrg(days))
  const found = async (where: Record<string, string>) =>
    (await site().as('nurse').list(checkedOrg, { where })).rows.some((row) => row.heaCheckedOrgNo === heaCheckedOrgNo)
  expect(await found({ validFrom: '2031-12-31', validTo: '2032-03-01' })).toBe(true)
  expect(await found({ validFrom: '2032-01-01' })).toBe(false)
  expect(await found({ validTo: '2030-12-31' })).toBe(false)
  expect(await found({ valid: '2031-06-30' })).toBe(true)
})

test('it goes through its approval: submitted, returned, submitted again, approved, opened', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  await seats(no, await organisation())
  const first = await submit(no)
  expect(await state(no)).toBe('PROGRESS')
  await decide(first.apprRqstNo, 'RTN', '기간을 다시 확인해 주십시오.')
  expect(await state(no)).toBe('RTN')
  const second = await submit(no)
  await decide(second.apprRqstNo, 'OK')
  expect(await site().as('nurse').read(checkupPlan, no)).toMatchObject({
    statusCd: 'APPR',
    heaCheckupPlanDocNo: expect.stringMatching(/^HCP-\d{8}-\d{3}$/),
    can: { actions: [] },
  })
  await expect(site().as('health').act(checkupPlan, no, 'open')).rejects.toMatchObject({ code: 'HEA_PLAN_NO_TARGET' })
  await add(no, ['emp'])
  expect(await site().as('health').act(checkupPlan, no, 'open')).toMatchObject({ statusCd: 'OPEN' })
  const [told] = (await site().as('emp').notifications()).rows
  expect(told).toMatchObject({
    messageDesc: expect.stringContaining('건강검진을 예약해 주십시오'),
    linkUrl: `/hea/checkup/myCheckup/${no}`,
  })
  expect(
    await site().sql(
      `select 1 from com_outbox where channel_cd = 'SMS' and user_id = 'emp' and body_desc like '%예약해%'`,
    ),
  ).toHaveLength(1)
})

test('a plan that is not right is not submitted: periods, reason, organisation', async () => {
  const refused = async (values: Parameters<typeof plan>[0], code: string) => {
    const { heaCheckupPlanNo: no } = await plan(values)
    await expect(submit(no)).rejects.toMatchObject({
      status: 422,
      answer: { problems: expect.arrayContaining([expect.objectContaining({ code })]) },
    })
  }
  await refused({ checkupEndYmd: '2026-11-30' }, 'CM-05')
  await refused({ reserveEndYmd: '2026-12-19' }, 'HEA_RESERVE_PERIOD')
  await refused({ reserveStartYmd: null }, 'HEA_RESERVE_PERIOD')
  await refused({ reserveStartYmd: '2026-12-12' }, 'CM-05')
  await refused({ heaCheckupClassCd: 'OCC' }, 'CM-04')
  await refused({}, 'HEA_PLAN_NO_ORG')
})

test('K6: a special checkup is done by a designated organisation only, within its time and the plan', async () => {
  const { heaCheckupPlanNo: no } = await plan({ heaCheckupClassCd: 'SPC' })
  const undesignated = await organisation({ designationNo: null })
  await expect(seats(no, undesignated)).rejects.toMatchObject({ status: 422, code: 'HEA_ORG_NOT_DESIGNATED' })
  const general = await organisation({ classes: [{ classCd: 'GEN', unitAmt: null }] })
  await expect(seats(no, general)).rejects.toMatchObject({ code: 'HEA_ORG_NOT_DESIGNATED' })
  const right = await organisation()
  await expect(seats(no, right, { examYmds: ['2026-12-03', '2026-12-21'] })).rejects.toMatchObject({
    code: 'HEA_EXAM_BEFORE_PLAN',
  })
  expect(await seats(no, right, { examYmds: ['2026-12-03', '2026-12-04'], slotCds: ['AM', 'PM'] })).toEqual({
    count: 4,
  })
  expect(await seats(no, right, { examYmds: ['2026-12-03'], slotCds: ['AM'] })).toEqual({ count: 0 })
  const short = await organisation({ validToYmd: '2026-12-10' })
  await expect(seats(no, short, { examYmds: ['2026-12-11'] })).rejects.toMatchObject({ code: 'HEA_ORG_NOT_VALID' })
})

test('HEA_ORG_OTHER_CLASS a general checkup is done by an organisation that does general ones', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  const special = await organisation({ classes: [{ classCd: 'SPC', unitAmt: null }] })
  await expect(seats(no, special)).rejects.toMatchObject({
    status: 422,
    code: 'HEA_ORG_OTHER_CLASS',
    field: 'heaCheckedOrgNo',
    answer: { problems: [{ message: '이 검진구분을 하지 않는 기관입니다.' }] },
  })
})

test('an organisation that may not on every day of the plan does not carry it', async () => {
  const { heaCheckupPlanNo: no } = await plan()
  await seats(no, await organisation({ validToYmd: '2026-12-10' }))
  await expect(submit(no)).rejects.toMatchObject({ code: 'HEA_PLAN_NO_ORG' })
})

test('seats are not taken from under those who have them', async () => {
  const no = await open(['emp', 'emp2'])
  const [slot] = (await slotsOf(no)).rows
  const { no: target } = await targetOf(no, 'emp')
  await post('nurse', '/reservation', { heaCheckupTargetNo: target, planOrgNo: slot?.planOrgNo, consentTextVerNo: 1 })
  const path = `/api/hea/checkup/checkupplan/${no}/slots/${slot?.planOrgNo}`
  const patch = (capacityCnt: number) => site().as('nurse').call(path, { method: 'PATCH', body: { capacityCnt } })
  await expect(site().as('nurse').call(path, { method: 'DELETE' })).rejects.toMatchObject({ code: 'HEA_SLOT_TAKEN' })
  await patch(1)
  expect((await slotsOf(no)).rows[0]).toMatchObject({ capacityCnt: 1, reservedCnt: 1 })
  await expect(site().as('emp').call(path, { method: 'DELETE' })).rejects.toMatchObject({ status: 403 })
})

test('a plan with targets cannot be deleted', async () => {
  const { heaCheckupPlanNo: no, rowVersion } = await plan()
  await add(no, ['emp'])
  const remove = () =>
    site().as('health').call(`/api/hea/checkup/checkupplan/${no}?rowVersion=${rowVersion}`, { method: 'DELETE' })
  await expect(remove()).rejects.toMatchObject({ code: 'HEA_PLAN_HAS_TARGET' })
  const { no: target } = await targetOf(no, 'emp')
  await post('health', '/targets/remove', { heaCheckupTargetNos: [target] })
  await remove()
})

test('it begins on its first day, is closed when nobody is left, and opened again in the same year only', async () => {
  const no = await open(['emp', 'emp2'])
  expect(await site().runJob('hea-plan-start')).toBe(0)
  site().setClock('2026-12-01T00:05:00+09:00')
  await site().runJob('hea-plan-start')
  expect(await state(no)).toBe('DOING')
  await expect(site().as('health').act(checkupPlan, no, 'close')).rejects.toMatchObject({
    code: 'HEA_PLAN_TARGET_LEFT',
  })
  const emp = await targetOf(no, 'emp')
  const emp2 = await targetOf(no, 'emp2')
  const leave = { heaCheckupTargetNos: [emp.no], excludeReasonCd: 'LEAVE' }
  await expect(post('nurse', '/targets/exclude', leave)).rejects.toMatchObject({ status: 403 })
  await post('health', '/targets/exclude', leave)
  await expect(
    post('health', '/targets/exclude', { heaCheckupTargetNos: [emp2.no], excludeReasonCd: 'ETC' }),
  ).rejects.toMatchObject({ code: 'HEA_EXCLUDE_REASON' })
  const [slot] = (await slotsOf(no)).rows
  await post('nurse', '/reservation', { heaCheckupTargetNo: emp2.no, planOrgNo: slot?.planOrgNo, consentTextVerNo: 1 })
  site().setClock('2026-12-03T17:00:00+09:00')
  const tomorrow = { heaCheckupTargetNos: [emp2.no], examYmd: '2026-12-04' }
  await expect(post('nurse', '/targets/examine', tomorrow)).rejects.toMatchObject({
    status: 422,
    code: 'HEA_EXAM_IN_FUTURE',
    field: 'examYmd',
  })
  await post('nurse', '/targets/examine', { heaCheckupTargetNos: [emp2.no] })
  expect(await targetOf(no, 'emp2')).toMatchObject({ state: 'DONE', examYmd: '2026-12-03' })
  const closed = await site().as('health').act(checkupPlan, no, 'close')
  expect(closed).toMatchObject({ statusCd: 'CLOSED', targetCnt: 1, doneCnt: 1, doneRateVal: 100 })
  expect(await site().as('health').act(checkupPlan, no, 'reopen', { reasonDesc: '결과 정정' })).toMatchObject({
    statusCd: 'DOING',
  })
  await site().as('health').act(checkupPlan, no, 'close')
  site().setClock('2027-01-02T09:00:00+09:00')
  await expect(site().as('health').act(checkupPlan, no, 'reopen', { reasonDesc: '정정' })).rejects.toMatchObject({
    code: 'HEA_PLAN_OTHER_YEAR',
  })
  site().setClock('2026-11-21T09:00:00+09:00')
})
