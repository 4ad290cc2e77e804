/** Double clicks and two devices: every step of a permit, taken twice at the same moment over HTTP, happens once. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aMeter, aSet, aTester, readings } from '#modules/wkod/gas/gas.fixture.ts'
import { gasSet } from '#modules/wkod/gas/gas-set.model.ts'
import type { ActionOf } from '#platform/model/document.ts'
import { EMERGENCY_API } from '../shift/emergency/emergency.calls.ts'
import { hand } from '../shift/handover/hand.model.ts'
import { tbm } from '../shift/tbm/tbm.model.ts'
import {
  aPermitSite,
  at,
  groundOf,
  prepared,
  signedAndPrinted,
  talked,
  tick,
  VSM,
  VSP,
  working,
  worksOver,
} from './permit.fixture.ts'
import { permit } from './permit.model.ts'
import { hotValues } from './permit.seed.ts'
import { aired } from './permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }

beforeAll(async () => {
  site().setClock(at('07:00:00'))
  await aMeter(site(), 'GM-01')
  await aTester(site(), 'gas')
})
beforeEach(async () => {
  await worksOver(site())
  site().setClock(at('08:10:00'))
})

/** How often each of two requests at once was taken, and what the other was told. */
async function both(work: () => Promise<unknown>) {
  const answers = await Promise.allSettled([work(), work()])
  const said = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { status: number }).status] : []))
  return [answers.length - said.length, ...said]
}
const ONCE = [1, 409]

/** Takes an action twice on the version that both devices show. */
async function twice(userId: string, permitNo: number, actionCd: ActionOf<typeof permit>, values: object = {}) {
  const { rowVersion } = await site().as(userId).read(permit, permitNo)
  return both(() =>
    site()
      .as(userId)
      .act(permit, permitNo, actionCd, { rowVersion, ...values }),
  )
}
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const steps = async (permitNo: number) =>
  (
    await site().sql<{ action: string }>(
      `select action_cd as action from sys_audit where biz_cd = 'permit' and biz_no = '${permitNo}' order by audit_no`,
    )
  ).map(({ action }) => action)

test('from the approval to the close each step is taken once, whoever presses twice', async () => {
  const { permitNo } = await prepared(site(), { ...hotValues, ...urgent })
  await aired(site(), permitNo)
  expect(await twice('areaappr', permitNo, 'approve')).toEqual(ONCE)
  await signedAndPrinted(site(), permitNo)
  expect(await twice('oper', permitNo, 'issue')).toEqual(ONCE)
  await tick(site(), permitNo, ['START'])
  await talked(site(), permitNo, at('08:10:00'))
  expect(await twice(VSP, permitNo, 'start')).toEqual(ONCE)
  const stop = { reasonCd: 'INSPECTION', reasonDesc: '점검' }
  expect(await twice('safety', permitNo, 'stop', stop)).toEqual(ONCE)
  expect(await twice(VSP, permitNo, 'askResume')).toEqual(ONCE)
  expect(await twice('safety', permitNo, 'resume')).toEqual(ONCE)
  const longer = { extendToDt: at('19:00:00'), reasonDesc: '용접 잔여' }
  expect(await twice(VSP, permitNo, 'askExtension', longer)).toEqual(ONCE)
  expect(await twice('areaappr', permitNo, 'extend')).toEqual(ONCE)
  expect(await twice(VSP, permitNo, 'finish', { finishedYn: 'Y' })).toEqual(ONCE)
  await tick(site(), permitNo, ['CLOSE'])
  for (const time of ['08:35:00', '09:00:00']) {
    site().setClock(at(time))
    expect(await twice('oper', permitNo, 'checkFire')).toEqual(ONCE)
  }
  site().setClock(at('09:30:00'))
  expect(await twice('oper', permitNo, 'close', { closeDesc: '자리가 정리되고 잔열이 없음' })).toEqual(ONCE)
  const closed = await read(permitNo)
  expect(closed).toMatchObject({ statusCd: 'CLOSE', extendCnt: 1, fireCheckCnt: 2, workToDt: at('19:00:00') })
  expect([closed.permitSusp?.length, closed.permitExtend?.length]).toEqual([1, 1])
  const taken = await steps(permitNo)
  for (const action of ['approve', 'issue', 'start', 'stop', 'resume', 'extend', 'finish', 'close'])
    expect(taken.filter((one) => one === action)).toHaveLength(1)
})

test('of a start and a cancellation at the same moment one happens, and the other is told', async () => {
  const { permitNo, rowVersion } = await prepared(site(), urgent)
  const [approval, end] = await Promise.allSettled([
    site().as('areaappr').act(permit, permitNo, 'approve', { rowVersion }),
    site().as(VSM).act(permit, permitNo, 'cancel', { rowVersion, reasonDesc: '일정 변경' }),
  ])
  expect([approval.status, end.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await read(permitNo)).statusCd).toBe(approval.status === 'fulfilled' ? 'APPR' : 'CANC')
})

test('a set of readings that is sent again with its key is kept once; the next one is due once', async () => {
  const { permitNo } = await working(site(), { ...hotValues, ...urgent })
  const values = aSet(permitNo, {
    measureDt: at('08:10:00'),
    lines: readings().filter(({ pointCd }) => pointCd === 'BOT'),
  })
  const send = () =>
    site()
      .as('gas')
      .create(gasSet, values, { 'idempotency-key': `gas-${permitNo}` })
  const answers = await Promise.all([send(), send()])
  expect(new Set([...answers, await send()].map(({ gasSetNo }) => gasSetNo)).size).toBe(1)
  const { total } = await site()
    .as('oper')
    .list(gasSet, { where: { permitNo: String(permitNo) } })
  expect(total).toBe(1)
})

test('a talk that is signed on two phones at once holds one signature', async () => {
  const { permitNo } = await working(site(), urgent)
  const { tbmNo } = await site().as(VSP).create(tbm, { permitNo, alcoholOkYn: 'Y' })
  const { path } = await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)
  const { people } = await groundOf(site())
  const body = JSON.stringify({
    personNm: people[1]?.personNm,
    phoneTail: people[1]?.phoneTail,
    answers: { sign: ['TBM'] },
  })
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'ko' }
  const sign = async () => (await fetch(`${site().address}${path}/answer`, { method: 'POST', body, headers })).status
  expect(await Promise.all([sign(), sign(), sign()])).toEqual([200, 200, 200])
  const talk = await site().as('oper').read(tbm, tbmNo)
  expect(talk.signs).toHaveLength(1)
  expect(talk.signCnt).toBe(1)
})

test('a crew member who is added by two devices at once joins once, and goes in and out once', async () => {
  const { permitNo } = await working(site(), urgent)
  const { people } = await groundOf(site())
  const send = (path: string, body: object) =>
    both(() => site().as(VSP).call(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body }))
  const personNo = people[4]?.personNo ?? 0
  expect(await send('crew', { personNo })).toEqual([1, 422])
  const lines = (await read(permitNo)).permitCrew?.filter((one) => one.personNo === personNo)
  expect(lines).toHaveLength(1)
  await site().sql(
    `update wkod_master_permit_crew set tbm_sign_dt = now(), add_dt = now() where permit_no = ${permitNo}`,
  )
  expect(await send('entry', { personNo, goesIn: true })).toEqual([1, 422])
  expect((await read(permitNo)).insideCnt).toBe(1)
  expect(await send('entry', { personNo, goesIn: false })).toEqual([1, 422])
  expect((await read(permitNo)).cseEntryLog).toHaveLength(1)
})

test('workers who sign at the same moment all stay signed, and so do their own locks', async () => {
  const { permitNo, permitCrew } = await working(site(), urgent)
  const { people } = await groundOf(site())
  for (const one of people.slice(3, 6))
    await site()
      .as(VSP)
      .call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body: { personNo: one.personNo } })
  const { tbmNo } = await site().as(VSP).create(tbm, { permitNo, alcoholOkYn: 'Y' })
  const { path } = await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'ko' }
  const crew = people.slice(1, 6)
  const signs = crew.map(async ({ personNm, phoneTail }) => {
    const body = JSON.stringify({ personNm, phoneTail, answers: { sign: ['TBM'] } })
    return (await fetch(`${site().address}${path}/answer`, { method: 'POST', body, headers })).status
  })
  expect(new Set(await Promise.all(signs))).toEqual(new Set([200]))
  expect((await site().as('oper').read(tbm, tbmNo)).signs).toHaveLength(crew.length)
  const after = (await read(permitNo)).permitCrew ?? []
  const began = Date.parse(permitCrew?.[0]?.tbmSignDt ?? '')
  const theirs = after.filter((line) => crew.some(({ personNo }) => personNo === line.personNo))
  expect(theirs.filter(({ tbmSignDt }) => tbmSignDt !== null && Date.parse(tbmSignDt) >= began)).toHaveLength(
    crew.length,
  )
  const [plan] = await site().sql<{
    no: string
  }>(`with plan as (insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no,
      iso_desc, drawing_no, area_dept_cd, create_user_id) values ('ISO-T', 'VERIFIED', '2000', 'R-1', '배관', 'P-1', 'D2110', 'oper') returning iso_plan_no),
    point as (insert into iso_plan_points (iso_plan_no, seq_no, iso_point_no, tag_nm, energy_cd, iso_method_cd, point_status_cd)
      select iso_plan_no, 1, 1, 'HV-1', 'PRS', 'VALVE', 'VERIFIED' from plan)
    insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id) select iso_plan_no, ${permitNo}, now(), 'oper' from plan
    returning iso_plan_no as no`)
  const locked = crew.map(({ personNo }, n) =>
    site()
      .as(VSP)
      .call(`/api/saf/wkod/permitiso/${permitNo}/plans/${plan?.no}/locks`, {
        method: 'POST',
        body: { personNo, lockNo: `P-${n}` },
      }),
  )
  await Promise.all(locked)
  const hung = await site().sql(`select 1 from iso_plan_personal where iso_plan_no = ${plan?.no} and off_dt is null`)
  expect(hung).toHaveLength(crew.length)
})

test('a hand-over is begun once and signed once on each side', async () => {
  site().setClock(at('14:40:00'))
  const begin = () => site().as('oper').create(hand, { areaDeptCd: 'D2110' })
  await site().sql(
    `delete from permit_handover_permit_rows; delete from permit_handover_iso_rows; delete from permit_handover`,
  )
  const [made, ...told] = await both(begin)
  expect([made, told.every((status) => status >= 400 && status < 500)]).toEqual([1, true])
  const [record] = (await site().as('oper').list(hand)).rows
  const { handNo = 0, rowVersion = 0 } = record ?? {}
  const sign = (signerNm: string) => ({ signerNm, signDt: at('14:40:00'), strokes: [[1, 1, 20, 20, 40, 10]] })
  const out = { rowVersion, outSign: sign('홍기범') }
  expect(await both(() => site().as('oper').act(hand, handNo, 'signOut', out))).toEqual(ONCE)
  const taken = { rowVersion: rowVersion + 1, inSign: sign('전용준') }
  expect(await both(() => site().as('areaappr').act(hand, handNo, 'signIn', taken))).toEqual(ONCE)
})

test('the button of the control room pressed twice is one stop', async () => {
  const { permitNo } = await working(site(), urgent)
  const body = { scopeCd: 'PLANT', areaDeptCd: null, reasonDesc: '톨루엔 누출' }
  const press = () => site().as('safety').call<{ emergencyStopNo: number }>(EMERGENCY_API, { method: 'POST', body })
  const [one, other] = await Promise.all([press(), press()])
  expect(one.emergencyStopNo).toBe(other.emergencyStopNo)
  const record = await read(permitNo)
  expect([record.statusCd, record.permitSusp?.length]).toEqual(['SUSP', 1])
  const stops = await site().sql(`select 1 from emergency_stop where plant_cd = '2000' and end_dt is null`)
  expect(stops).toHaveLength(1)
})
