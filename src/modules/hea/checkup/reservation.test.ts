import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupsOf } from './checkup.fixture.ts'
import { checkupPlan } from './checkup-plan.model.ts'

const site = aFileSite()
const { open, get, post, slotsOf, targetOf, seats, organisation } = checkupsOf(site)
const NOON = '2026-11-21T12:00:00+09:00'
beforeAll(() => site().setClock(NOON))
beforeEach(() => site().setClock(NOON))

interface Mine {
  rows: {
    heaCheckupPlanNo: number
    targetStatusCd: string
    reservedYmd: string | null
    agreeYn: string | null
    openYn: string
  }[]
}
const mine = async (userId: string, no: number) =>
  (await get<Mine>(userId, '/my/checkups')).rows.find((row) => row.heaCheckupPlanNo === no)
const reserve = async (no: number, userId: string, more: object = {}) => {
  const { no: heaCheckupTargetNo } = await targetOf(no, userId)
  const [slot] = (await slotsOf(no)).rows
  const body = { heaCheckupTargetNo, planOrgNo: slot?.planOrgNo, agreeYn: 'Y', consentTextVerNo: 1, ...more }
  return post(userId, '/my/reservation', body)
}
const own = async (no: number, userId: string, step: string, more: object = {}) =>
  post(userId, `/my/reservation/${step}`, { heaCheckupTargetNo: (await targetOf(no, userId)).no, ...more })

test('OH-A04 two reserve the last seat at the same moment: exactly one has it, the other reads that it is full', async () => {
  const no = await open(['emp', 'emp2', 'nurse'], {}, { capacityCnt: 2 })
  await reserve(no, 'nurse')
  const both = await Promise.allSettled([reserve(no, 'emp'), reserve(no, 'emp2')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [lost] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toMatchObject({
    status: 422,
    code: 'HEA_SLOT_FULL',
    answer: { message: '선택한 시간대의 정원이 마감되었습니다.' },
  })
  expect((await slotsOf(no)).rows[0]).toMatchObject({ reservedCnt: 2, capacityCnt: 2 })
  expect(
    await site().sql(`select count(*)::int as n from hea_checkup_reservation r join hea_plan_org s on s.plan_org_no = r.plan_org_no
    where s.hea_checkup_plan_no = ${no} and r.reservation_status_cd = 'RESERVED'`),
  ).toEqual([{ n: 2 }])
})

test('S-159 consent is kept with version, hash and time; a refusal reserves nothing and may be thought over', async () => {
  const no = await open(['emp'])
  await reserve(no, 'emp', { agreeYn: 'N', planOrgNo: null })
  expect(await mine('emp', no)).toMatchObject({ targetStatusCd: 'TARGET', reservedYmd: null, agreeYn: 'N' })
  expect((await slotsOf(no)).rows[0]?.reservedCnt).toBe(0)
  await reserve(no, 'emp')
  const kept = await site().sql(`select r.agree_yn as yn, r.reservation_status_cd as state, r.agree_way_cd as way,
      r.consent_hash = c.text_hash and c.text_hash = encode(sha256(convert_to(c.consent_text_desc, 'UTF8')), 'hex') as same
    from hea_checkup_reservation r join hea_consent_text c on c.consent_text_ver_no = r.consent_text_ver_no
      join hea_checkup_target t on t.hea_checkup_target_no = r.hea_checkup_target_no and t.hea_checkup_plan_no = ${no} order by 1`)
  expect(kept).toEqual([
    { yn: 'N', state: 'REFUSED', way: 'SELF', same: true },
    { yn: 'Y', state: 'RESERVED', way: 'SELF', same: true },
  ])
  await expect(reserve(no, 'emp')).rejects.toMatchObject({ code: 'HEA_TARGET_STATE' })
})

test('nobody reserves for another, and only while reservations are open', async () => {
  const no = await open(['emp', 'emp2'])
  const { no: heaCheckupTargetNo } = await targetOf(no, 'emp')
  const [slot] = (await slotsOf(no)).rows
  const body = { heaCheckupTargetNo, planOrgNo: slot?.planOrgNo, agreeYn: 'Y', consentTextVerNo: 1 }
  await expect(post('emp2', '/my/reservation', body)).rejects.toMatchObject({ status: 404 })
  await expect(post('mgr', '/my/reservation', body)).rejects.toMatchObject({ status: 404 })
  await expect(
    post('mgr', '/reservation', { heaCheckupTargetNo, planOrgNo: slot?.planOrgNo, consentTextVerNo: 1 }),
  ).rejects.toMatchObject({ status: 403 })
  const other = await open(['emp'])
  const [foreign] = (await slotsOf(other)).rows
  await expect(reserve(no, 'emp', { planOrgNo: foreign?.planOrgNo })).rejects.toMatchObject({ status: 404 })
  site().setClock('2026-12-12T09:00:00+09:00')
  await expect(reserve(no, 'emp')).rejects.toMatchObject({ code: 'HEA_RESERVE_CLOSED' })
  expect(await mine('emp', no)).toMatchObject({ openYn: 'N' })
  site().setClock('2026-12-03T10:00:00+09:00')
  await expect(reserve(no, 'emp')).rejects.toMatchObject({ code: 'HEA_SLOT_PAST' })
})

test('an employee changes and cancels until the day before, the nurse to the last; the seat goes to who waits', async () => {
  const no = await open(['emp', 'emp2', 'nurse'], {}, { capacityCnt: 1 })
  const org = await organisation()
  await seats(no, org, { examYmds: ['2026-12-04'], slotCds: ['PM'], capacityCnt: 5 })
  const [first, second] = (await slotsOf(no)).rows
  await reserve(no, 'emp')
  await expect(reserve(no, 'emp2')).rejects.toMatchObject({ code: 'HEA_SLOT_FULL' })
  await own(no, 'emp2', 'wait', { planOrgNo: first?.planOrgNo })
  expect(await get('emp2', `/my/checkups/${(await targetOf(no, 'emp2')).no}/slots`)).toMatchObject({
    rows: [
      { planOrgNo: first?.planOrgNo, freeCnt: 0, waitYn: 'Y' },
      { freeCnt: 5, waitYn: 'N' },
    ],
  })
  await expect(own(no, 'emp2', 'cancel')).rejects.toMatchObject({ status: 422, code: 'HEA_NO_RESERVATION' })
  await own(no, 'emp', 'change', { planOrgNo: second?.planOrgNo })
  expect(await mine('emp', no)).toMatchObject({ reservedYmd: '2026-12-04', targetStatusCd: 'RESERVED' })
  expect((await slotsOf(no)).rows.map(({ reservedCnt }) => reservedCnt)).toEqual([0, 1])
  expect((await site().as('emp2').notifications()).rows[0]?.messageDesc).toContain('빈자리가 생겼습니다')
  await reserve(no, 'emp2')
  site().setClock('2026-12-04T08:00:00+09:00')
  await expect(own(no, 'emp', 'cancel')).rejects.toMatchObject({ code: 'HEA_RESERVE_LATE' })
  const { no: target } = await targetOf(no, 'emp')
  await expect(
    post('nurse', '/reservation/cancel', { heaCheckupTargetNo: target, reasonDesc: '' }),
  ).rejects.toMatchObject({ status: 400 })
  await post('nurse', '/reservation/cancel', { heaCheckupTargetNo: target, reasonDesc: '고열' })
  expect(await targetOf(no, 'emp')).toMatchObject({ state: 'TARGET' })
})

test('consent is withdrawn until the day of the examination; the reservation ends with it', async () => {
  const no = await open(['emp', 'emp2'])
  await reserve(no, 'emp')
  await reserve(no, 'emp2')
  site().setClock('2026-12-03T08:00:00+09:00')
  await own(no, 'emp', 'withdraw', { reasonDesc: '개인 사정' })
  expect(await targetOf(no, 'emp')).toMatchObject({ state: 'TARGET' })
  expect(
    await site().sql(`select withdraw_dt is not null as gone, reservation_status_cd as state from hea_checkup_reservation
    where user_id = 'emp' and hea_checkup_target_no = ${(await targetOf(no, 'emp')).no}`),
  ).toEqual([{ gone: true, state: 'CANC' }])
  site().setClock('2026-12-04T08:00:00+09:00')
  await expect(own(no, 'emp2', 'withdraw')).rejects.toMatchObject({ code: 'HEA_WITHDRAW_LATE' })
})

test('the day before one is reminded with what to do; who did not come is back on the list, his head hears the second time', async () => {
  const no = await open(['emp'], {}, { examYmds: ['2026-12-03', '2026-12-07'] })
  const [first, second] = (await slotsOf(no)).rows
  await reserve(no, 'emp', { planOrgNo: first?.planOrgNo })
  const texts = () =>
    site().sql<{ body: string }>(
      `select body_desc as body from com_outbox where user_id = 'emp' and channel_cd = 'SMS' order by outbox_no desc`,
    )
  site().setClock('2026-12-01T09:00:00+09:00')
  expect(await site().runJob('hea-reservation-remind')).toBe(0)
  site().setClock('2026-12-02T09:00:00+09:00')
  expect(await site().runJob('hea-reservation-remind')).toBeGreaterThan(0)
  expect(await site().runJob('hea-reservation-remind')).toBe(0)
  expect((await texts())[0]?.body).toContain(
    '내일 건강검진이 있습니다: 2026-12-03 오전 여수한마음병원 건강증진센터. 전날 저녁 9시 이후 금식',
  )
  const missOn = async (day: string) => {
    site().setClock(`${day}T09:00:00+09:00`)
    await site().runJob('hea-reservation-remind')
  }
  await missOn('2026-12-04')
  expect(await targetOf(no, 'emp')).toMatchObject({ state: 'TARGET', noShowCnt: 1 })
  expect((await texts())[0]?.body).toContain('받지 않으셨습니다')
  const heads = async () =>
    (await site().as('mgr').notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('김서연'))
  expect(await heads()).toEqual([])
  await reserve(no, 'emp', { planOrgNo: second?.planOrgNo })
  await missOn('2026-12-07')
  expect((await texts())[0]?.body, 'the day before nothing ran').toContain('오늘 건강검진이 있습니다: 2026-12-07')
  await missOn('2026-12-08')
  expect(await targetOf(no, 'emp')).toMatchObject({ noShowCnt: 2 })
  expect((await heads())[0]?.messageDesc).toContain('2번 받지 않았습니다')
})

test('the wording of the consent gets a new number and is never changed; an answer to an old one is refused', async () => {
  const consentTextDesc = `${'건강진단 결과를 근로자의 건강 보호 목적으로만 활용하는 데 동의합니다. '.repeat(3)}2판`
  await expect(post('nurse', '/consenttexts', { consentTextDesc })).rejects.toMatchObject({ status: 403 })
  expect(await post('health', '/consenttexts', { consentTextDesc })).toMatchObject({ consentTextVerNo: 2 })
  await expect(post('health', '/consenttexts', { consentTextDesc })).rejects.toMatchObject({ code: 'HEA_CONSENT_SAME' })
  expect(await get('emp', '/consenttext')).toEqual({ consentTextVerNo: 2, consentTextDesc })
  const no = await open(['emp'])
  await expect(reserve(no, 'emp')).rejects.toMatchObject({ code: 'HEA_CONSENT_CHANGED' })
  await reserve(no, 'emp', { consentTextVerNo: 2 })
  expect(await get('health', '/consenttexts')).toMatchObject({
    rows: [{ consentTextVerNo: 2 }, { consentTextVerNo: 1 }],
  })
  await expect(
    site().services.db.query('SYSTEM', {
      statement: () => ({ text: 'update hea_consent_text set text_hash = $1', values: ['x'] }),
    } as never),
  ).rejects.toThrow('permission denied')
})

test('the calendar shows seats and names as far as one may see them', async () => {
  const no = await open(['emp', 'emp2'], {}, { examYmds: ['2026-12-09'] })
  await reserve(no, 'emp', { consentTextVerNo: 2 })
  await reserve(no, 'emp2', { consentTextVerNo: 2 })
  const seen = async (userId: string) => {
    const { slots, rows } = await get<{ slots: { reservedCnt: number }[]; rows: { userId: string }[] }>(
      userId,
      `/reservations?fromYmd=2026-12-09&toYmd=2026-12-09&heaCheckupPlanNo=${no}`,
    )
    return [slots[0]?.reservedCnt, rows.map((row) => row.userId)]
  }
  expect(await seen('nurse')).toEqual([2, ['emp', 'emp2']])
  expect(await seen('hygiene')).toEqual([2, ['emp', 'emp2']])
  expect(await seen('mgr2')).toEqual([2, ['emp2']])
  await expect(seen('emp')).rejects.toMatchObject({ status: 403 })
  expect((await site().as('health').read(checkupPlan, no)).statusCd).toBe('OPEN')
})
