/** One list of people: whoever has a part in a work signs, begins, leaves and goes in by the same rules, at every door. */

import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { tbm } from '../../shift/tbm/tbm.model.ts'
import { facts } from '../fields/type-facts.fixture.ts'
import { aPermitSite, approved, at, groundOf, issued, printed, talked, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
interface Problem {
  code: string
  message: string
  evidenceDesc?: string
}
const problemsOf = (acting: Promise<unknown>): Promise<Problem[]> =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: Problem[] } }) => answer.problems ?? [],
  )
const codesOf = async (acting: Promise<unknown>) => (await problemsOf(acting)).map(({ code }) => code)
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const send = (by: string, permitNo: number, path: string, body: object = {}) =>
  site().as(by).call(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body })
const lineOf = async (permitNo: number, who: number | string) =>
  (await read(permitNo)).permitCrew?.findLast(({ personNo, userId }) => personNo === who || userId === who)
const person = async (nth: number) =>
  (await groundOf(site())).people[nth] ?? { personNo: 0, personNm: '', phoneTail: '' }
/** By the code on the paper, as anybody with a phone. */
async function signs(permitNo: number, nth: number, answers: object = { sign: ['TBM'] }) {
  const { path } = await site().as(VSP).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)
  const { personNm, phoneTail } = await person(nth)
  const response = await fetch(`${site().address}${path}/answer`, {
    method: 'POST',
    body: JSON.stringify({ personNm, phoneTail, answers }),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'ko' },
  })
  return response.status
}
const minute = (time: string) => {
  site().setClock(at(time))
  return site().runJob('permit-clock')
}
const start = (permitNo: number, by = VSP) => site().as(by).act(permit, permitNo, 'start')
const talk = (permitNo: number, by = VSP) => site().as(by).create(tbm, { permitNo, alcoholOkYn: 'Y' })

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('APPR', 'ISSUED', 'WORK', 'SUSP', 'PREP');
    update emergency_stop set end_dt = now() where end_dt is null; update entry_log set delete_yn = 'N'`)
  site().setClock(at('09:40:00'))
})

test('X69 everybody signs the talk by the code: leader, fire watch and workers; whoever has not keeps the work from beginning', async () => {
  const watch = await person(5)
  const values = { ...hotValues, ...urgent, watchKitYn: 'Y' as const, fireWatchPersonNo: watch.personNo }
  const { permitNo } = await issued(site(), values)
  await aired(site(), permitNo)
  expect(await signs(permitNo, 0, { sign: ['TBM'], talk: 'START' })).toBe(200)
  for (const nth of [1, 2]) expect(await signs(permitNo, nth)).toBe(200)
  expect(await problemsOf(start(permitNo))).toMatchObject([{ code: 'PT_TBM', evidenceDesc: watch.personNm }])
  expect(await signs(permitNo, 5)).toBe(200)
  expect((await start(permitNo)).statusCd).toBe('WORK')
})

/** Own work that lacks nothing but the talk. */
async function ownWork(values: DraftOf<typeof permit> = {}) {
  const { permitNo } = await issued(site(), { ...urgent, ...values })
  await aired(site(), permitNo)
  await site().sql(`delete from wkod_master_permit_crew where permit_no = ${permitNo};
    insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd) values (${permitNo}, 1, 'emp', 'WORKER'),
      (${permitNo}, 2, 'sup', 'LEADER');
    update wkod_master set vendor_cd = null, leader_person_no = null, leader_user_id = 'sup', wkod_plan_no = null
      where permit_no = ${permitNo};
    update jsa set vendor_cd = null`)
  return permitNo
}

test('X69 own people sign on the signed-in page, their leader too', async () => {
  const permitNo = await ownWork()
  await talk(permitNo, 'sup')
  await send('emp', permitNo, 'talk')
  expect(await codesOf(start(permitNo, 'sup'))).toContain('PT_TBM')
  await send('sup', permitNo, 'talk')
  expect(await codesOf(start(permitNo, 'sup'))).toEqual([])
  await expect(send('maint', permitNo, 'talk')).rejects.toMatchObject({ code: 'TBM_NOT_CREW' })
})

test('X71 own employees join, are logged in and out of a confined space, and leave', async () => {
  const permitNo = await ownWork({ ...spaceValues, permVentYn: 'Y', permVentCheckYmd: '2026-11-04' })
  await talk(permitNo, 'sup')
  for (const userId of ['emp', 'sup']) await send(userId, permitNo, 'talk')
  await printed(site(), permitNo)
  expect(await codesOf(start(permitNo, 'sup'))).toEqual([])
  const pass = (userId: string, goesIn: boolean) => send('sup', permitNo, 'entry', { userId, goesIn })
  await pass('emp', true)
  expect(await read(permitNo)).toMatchObject({ insideCnt: 1, cseEntryLog: [{ userId: 'emp', personNo: null }] })
  expect(await codesOf(pass('emp', true))).toEqual(['PT_ENTRY_IN'])
  expect(await codesOf(send('sup', permitNo, 'crew/emp/leave'))).toEqual(['PT_LEAVE_INSIDE'])
  await pass('emp', false)
  expect((await read(permitNo)).insideCnt).toBe(0)
  await expect(send('sup', permitNo, 'crew', { userId: 'nobody' })).rejects.toMatchObject({ code: 'PT_CREW_WHO' })
  await send('sup', permitNo, 'crew', { userId: 'maint' })
  expect(await codesOf(pass('maint', true))).toEqual(['PT_ENTRY_TBM'])
  await send('maint', permitNo, 'talk')
  await pass('maint', true)
  await pass('maint', false)
  await send('sup', permitNo, 'crew/maint/leave')
  expect((await lineOf(permitNo, 'maint'))?.leaveDt).not.toBeNull()
  expect((await read(permitNo)).statusCd).toBe('WORK')
})

test('j who joins waits for his signature and his gate, and does not go in before; then he begins by himself', async () => {
  const values = { ...spaceValues, permVentYn: 'Y' as const, permVentCheckYmd: '2026-11-04' }
  const { permitNo } = await working(site(), { ...urgent, ...values })
  await talk(permitNo)
  const { personNo } = await person(4)
  const gone = (deleteYn: string) =>
    site().sql(`update entry_log set delete_yn = '${deleteYn}' where person_no = ${personNo}`)
  await gone('Y')
  await send(VSP, permitNo, 'crew', { personNo })
  const goesIn = () => codesOf(send(VSP, permitNo, 'entry', { personNo, goesIn: true }))
  expect(await goesIn()).toEqual(['PT_ENTRY_TBM'])
  expect(await signs(permitNo, 4)).toBe(200)
  expect(await lineOf(permitNo, personNo)).toMatchObject({ addDt: null, tbmSignDt: expect.any(String), leaveDt: null })
  expect(await goesIn()).toEqual(['PT_ENTRY_WAIT'])
  await gone('N')
  await minute('09:41:00')
  expect(await lineOf(permitNo, personNo)).toMatchObject({ addDt: expect.stringContaining('09:41') })
  expect(await goesIn()).toEqual([])
})

test('j nobody joins while the plant is stopped', async () => {
  const { permitNo } = await working(site(), urgent)
  await site().sql(`insert into emergency_stop (plant_cd, scope_cd, reason_desc, stop_dt, stop_user_id, stopped_cnt)
    values ('2000', 'PLANT', '누출', '${at('09:40:00')}', 'gate', 0)`)
  const { personNo } = await person(4)
  expect(await codesOf(send(VSP, permitNo, 'crew', { personNo }))).toEqual(['PT_EMERGENCY'])
})

test('j a new fire watch has the part when he has signed, and not before; the old one is there until then', async () => {
  const [old, fresh] = [await person(5), await person(4)]
  const values = {
    ...hotValues,
    combustible11mYn: 'Y' as const,
    watchKitYn: 'Y' as const,
    fireWatchPersonNo: old.personNo,
  }
  const { permitNo } = await working(site(), { ...urgent, ...values })
  await talk(permitNo)
  await send(VSP, permitNo, 'crew', { personNo: fresh.personNo, crewRoleCd: 'FIRE' })
  await minute('09:41:00')
  expect(await read(permitNo)).toMatchObject({ statusCd: 'WORK', fireWatchPersonNo: old.personNo })
  expect(await signs(permitNo, 4)).toBe(200)
  expect(await read(permitNo)).toMatchObject({ statusCd: 'WORK', fireWatchPersonNo: fresh.personNo })
  expect((await lineOf(permitNo, old.personNo))?.leaveDt).not.toBeNull()
  await send(VSP, permitNo, `crew/${fresh.personNo}/leave`)
  expect(await read(permitNo), 'without a fire watch it stops at once').toMatchObject({
    statusCd: 'SUSP',
    suspReasonCd: 'PERSON',
  })
})

test('u x who took the watch while the work stood counts when he has signed; without him nothing goes on', async () => {
  const [old, fresh] = [await person(5), await person(4)]
  const values = {
    ...hotValues,
    combustible11mYn: 'Y' as const,
    watchKitYn: 'Y' as const,
    fireWatchPersonNo: old.personNo,
  }
  const { permitNo } = await working(site(), { ...urgent, ...values })
  await aired(site(), permitNo)
  await talk(permitNo)
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'SIMOPS' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  await send(VSP, permitNo, `crew/${old.personNo}/leave`)
  const resume = () => codesOf(site().as('oper').act(permit, permitNo, 'resume'))
  expect(await resume()).toEqual(['PT_HOT_WATCH'])
  await send(VSP, permitNo, 'crew', { personNo: fresh.personNo, crewRoleCd: 'FIRE' })
  expect(await resume()).toEqual(['PT_PART_UNSIGNED'])
  expect(await signs(permitNo, 4)).toBe(200)
  expect(await resume()).toEqual([])
  expect((await read(permitNo)).statusCd).toBe('WORK')
  expect(await lineOf(permitNo, fresh.personNo)).toMatchObject({ addDt: expect.stringContaining('09:40') })
  await minute('09:41:00')
  expect((await read(permitNo)).statusCd, 'he is at work with it').toBe('WORK')
})

test('j figures: meters for radiation count whoever joins', async () => {
  const values = { ...urgent, dosimeterCnt: 3, alarmMeterCnt: 3, radPostedYn: 'Y' as const, noticeYmd: '2026-11-01' }
  const { permitNo } = await working(site(), values)
  await site().sql(`update wkod_master set permit_sub_cds = 'RAD', ${facts({ sourceNm: 'Ir-192', exclRadiusVal: 20 })}
    where permit_no = ${permitNo}`)
  const join = async () => codesOf(send(VSP, permitNo, 'crew', { personNo: (await person(4)).personNo }))
  expect(await join()).toContain('PT_RAD_METER')
  await site().sql(
    `update wkod_master set ${facts({ dosimeterCnt: 4, alarmMeterCnt: 4 })} where permit_no = ${permitNo}`,
  )
  expect(await join()).not.toContain('PT_RAD_METER')
})

test('breath: air that is allowed with masks is worked in by those whose mask was seen', async () => {
  const { permitNo, permitCrew } = await working(site(), { ...hotValues, ...urgent, supplyAirYn: 'Y' })
  await aired(site(), permitNo)
  await site().sql(`update gas_set set status_cd = 'COND' where permit_no = ${permitNo}`)
  const [first, second] = (permitCrew ?? []).map(({ personNo }) => personNo)
  const see = (personNo = first, isMasked = true) => send(VSP, permitNo, 'crew/mask', { personNo, isMasked })
  await expect(see(first).then(() => read(permitNo))).resolves.toMatchObject({
    statusCd: 'SUSP',
    suspReasonCd: 'GAS_HIGH',
    permitSusp: [{ reasonDesc: expect.stringContaining('송기마스크·공기호흡기를 확인하지 않은 인원이 1명') }],
  })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  expect(await codesOf(site().as('oper').act(permit, permitNo, 'resume'))).toContain('PT_MASK')
  await see(second)
  expect((await read(permitNo)).permitCrew?.map(({ maskDt }) => maskDt !== null)).toEqual([true, true, false])
  await expect(send('emp', permitNo, 'crew/mask', { personNo: first, isMasked: true })).rejects.toMatchObject({
    status: 403,
  })
})

test('the leader who leaves the record stops the work', async () => {
  const { permitNo, leaderPersonNo } = await working(site(), urgent)
  await send(VSP, permitNo, `crew/${leaderPersonNo}/leave`)
  expect(await read(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'PERSON' })
})

test('who is added before the start signs like everybody; approval does not wait for it', async () => {
  const { permitNo } = await approved(site(), urgent)
  const { personNo } = await person(4)
  await send(VSP, permitNo, 'crew', { personNo })
  await talked(site(), permitNo, at('09:35:00'))
  await site().sql(`update wkod_master_permit_crew set tbm_sign_dt = null where permit_no = ${permitNo} and person_no = ${personNo};
    update wkod_master set status_cd = 'ISSUED', issue_dt = now(), issue_user_id = 'oper', leader_sign_dt = now() where permit_no = ${permitNo}`)
  expect(await codesOf(start(permitNo))).toContain('PT_TBM')
})
