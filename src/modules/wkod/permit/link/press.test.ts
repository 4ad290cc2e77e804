/** 작업중지 by whoever stands at the work: kept without a network, as of its own time, once; and ended by its decision alone. */
import { beforeEach, expect, test } from 'vitest'
import { aPermitSite, approved, at, groundOf, issued, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { stoppedUnderJsa } from '../stop/permit-stops.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
beforeEach(() => site().setClock(at('09:00:00')))

const keyOf = (n: number) => n.toString(16).padStart(32, '0')
let lastKey = 0
const newKey = () => keyOf(++lastKey)
/** As anybody with a phone: no account, no session. */
async function scan<T>(path: string, body: object, language = 'ko'): Promise<{ status: number; body: T }> {
  const response = await fetch(`${site().address}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': language },
  })
  return { status: response.status, body: (await response.json()) as T }
}
const pathOf = async (permitNo: number) =>
  (await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)).path
const press = async (permitNo: number, did: object) =>
  scan<{ said: string; code?: string }>(`${await pathOf(permitNo)}/act`, { key: newKey(), ...did })
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
/** The clock of a site goes on while a test runs. */
const minuteOf = (dt: string | null | undefined) => Math.floor(Date.parse(dt ?? '') / 60_000)
const codesOf = (acting: Promise<unknown>): Promise<string[]> =>
  acting.then(
    () => [],
    ({ code, answer }: { code: string; answer: { problems?: { code: string }[] } }) =>
      answer.problems?.map((one) => one.code) ?? [code],
  )
const decide = (permitNo: number, stopDecisionCd: 'GROUNDED' | 'NONE' | 'MISTAKE', by = 'safety') =>
  site().as(by).act(permit, permitNo, 'decideStop', { stopDecisionCd, stopDecisionDesc: '현장에서 함께 확인함' })
const told = async (by: string) => (await site().as(by).notifications()).rows.map(({ messageDesc }) => messageDesc)
const tidied = { finishedYn: 'Y' as const }

test('a press of 20 minutes ago stops the work as of then, with the name that was typed; sent again it is the same press', async () => {
  const { permitNo } = await working(site(), urgent)
  site().setClock(at('10:30:00'))
  const did = { code: 'GAS_HIGH', agoS: 1200, personNm: 'Nguyễn Văn An', key: newKey() }
  const first = await press(permitNo, did)
  expect(first).toMatchObject({ status: 200, body: { said: expect.stringContaining('작업을 중지했습니다.') } })
  const work = await read(permitNo)
  expect([work.statusCd, work.suspReasonCd, work.stopAskYn]).toEqual(['SUSP', 'GAS_HIGH', 'Y'])
  expect(minuteOf(work.suspDt)).toBe(minuteOf(at('10:10:00')))
  expect(work.permitSusp).toMatchObject([
    { srcCd: 'QR', reasonDesc: '현장 QR: 가스 냄새·경보 (이름: Nguyễn Văn An)', byPersonNo: null, decisionCd: null },
  ])
  site().setClock(at('10:31:00'))
  expect(await press(permitNo, { ...did, agoS: 1260 })).toEqual(first)
  // Its answer was lost, and the work goes on meanwhile: the same press does not stop it a second time.
  await decide(permitNo, 'NONE')
  await site().sql(
    `update wkod_master set status_cd = 'WORK', susp_reason_cd = null, stop_ask_yn = 'N' where permit_no = ${permitNo}`,
  )
  expect(await press(permitNo, { ...did, agoS: 1260 })).toEqual(first)
  expect(await read(permitNo)).toMatchObject({ statusCd: 'WORK', permitSusp: [{ reasonCd: 'GAS_HIGH' }] })
  expect(await press(permitNo, { ...did, code: 'STOPWORK' })).toMatchObject({ status: 422 })
})

test('a time that cannot be is put right: not before the work began, and none from the future', async () => {
  const { permitNo } = await working(site(), urgent)
  const { startDt } = await read(permitNo)
  await press(permitNo, { code: 'STOPWORK', agoS: 30 * 86_400 })
  expect(minuteOf((await read(permitNo)).suspDt)).toBe(minuteOf(startDt))
  expect((await press(permitNo, { code: 'STOPWORK', agoS: -5 })).status).toBe(400)
  expect((await press(permitNo, { code: 'STOPWORK', key: 'short' })).status).toBe(400)
  expect((await press(permitNo, { code: 'STOPWORK', personNm: '\u0007' })).status).toBe(400)
})

test('another press finds the work standing: it is kept beside the first, told, and decided on with it', async () => {
  const { permitNo } = await working(site(), urgent)
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'BREAK' })
  expect((await press(permitNo, { code: 'STOPWORK' })).body.said).toBe(
    '이미 중지된 작업입니다. 중지 요청도 함께 기록했습니다.',
  )
  await press(permitNo, { code: 'EMERGENCY' })
  const work = await read(permitNo)
  expect(work.permitSusp?.map(({ reasonCd, srcCd }) => [reasonCd, srcCd])).toEqual([
    ['BREAK', 'PERSON'],
    ['STOPWORK', 'QR'],
    ['EMERGENCY', 'QR'],
  ])
  expect([work.suspReasonCd, work.stopAskYn]).toEqual(['BREAK', 'Y'])
  await decide(permitNo, 'GROUNDED')
  expect((await read(permitNo)).permitSusp?.map(({ decisionCd }) => decisionCd)).toEqual([null, 'GROUNDED', 'GROUNDED'])
})

test('one that comes when the work is over, closed or not begun is kept and told all the same, and says so', async () => {
  const { permitNo } = await working(site(), urgent)
  site().setClock(at('11:00:00'))
  await site().as(VSP).act(permit, permitNo, 'finish', tidied)
  site().setClock(at('11:30:00'))
  const over = '이미 끝난 작업입니다. 중지 요청을 기록하고 담당자에게 알렸습니다.'
  expect((await press(permitNo, { code: 'STOPWORK', agoS: 3600 })).body.said).toBe(over)
  expect(await read(permitNo)).toMatchObject({
    statusCd: 'DONE',
    stopAskYn: 'Y',
    permitSusp: [{ srcCd: 'QR', reasonCd: 'STOPWORK' }],
  })
  const late = '작업중이 아닌 허가에 작업중지 요청이 도착했습니다(작업중지 요청): 반응기 R-201 배관 용접'
  for (const who of ['oper', 'safety', VSM]) expect(await told(who)).toContain(late)
  expect(await told('sup')).toContain('작업중지 요청을 판단하십시오: 반응기 R-201 배관 용접')
  await site().sql(`update wkod_master set status_cd = 'CLOSE', stop_ask_yn = 'N' where permit_no = ${permitNo}`)
  expect((await press(permitNo, { code: 'STOPWORK', agoS: 7200 })).body.said).toBe(over)
  await decide(permitNo, 'NONE')
  expect(await read(permitNo)).toMatchObject({ statusCd: 'CLOSE', stopDecisionCd: 'NONE' })

  const idle = await issued(site(), urgent)
  const vietnamese = await scan<{ said: string }>(`${await pathOf(idle.permitNo)}/act`, { code: 'STOPWORK' }, 'vi')
  expect(vietnamese.body.said).toContain('Giấy phép này không đang làm việc.')
  expect(await read(idle.permitNo)).toMatchObject({ statusCd: 'ISSUED', stopAskYn: 'Y' })
  expect(await codesOf(site().as(VSP).act(permit, idle.permitNo, 'start'))).toContain('PT_RESUME_DECISION')
  await decide(idle.permitNo, 'NONE')
  expect(await codesOf(site().as(VSP).act(permit, idle.permitNo, 'start'))).not.toContain('PT_RESUME_DECISION')
})

test('the page of a permit offers the press to a phone without a network, and says whom to call', async () => {
  await site().sql(`update plant set control_room_tel = '061-180-0119' where plant_cd = '2000'`)
  const { permitNo } = await approved(site(), urgent)
  const page = async (no: number) => {
    const response = await fetch(`${site().address}${await pathOf(no)}`, { headers: { accept: 'application/json' } })
    return ((await response.json()) as { live: { act?: object } }).live.act
  }
  expect(await page(permitNo)).toMatchObject({ tel: '061-180-0119', isOnlyAway: true })
  const { permitNo: other } = await working(site(), urgent)
  expect(await page(other)).toMatchObject({ isOnlyAway: false })
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where permit_no = ${other}`)
  expect(await page(other)).toBeUndefined()
})

test('until a demand is decided there is no way out of the stop: not finished, by no door', async () => {
  const { permitNo } = await working(site(), urgent)
  await press(permitNo, { code: 'STOPWORK' })
  const stands = ['PT_RESUME_DECISION']
  expect(await codesOf(site().as(VSP).act(permit, permitNo, 'finish', tidied))).toEqual(stands)
  const { rowVersion } = await read(permitNo)
  const post = (path: string, body?: object) =>
    site()
      .as(VSP)
      .call(path, { method: 'POST', ...(body && { body }) })
  expect(await codesOf(post(`/api/saf/wkod/wkodmaster/complete/${permitNo}/${rowVersion}`))).toEqual(stands)
  const doneDt = at('09:00:00')
  expect(
    await codesOf(post(`${permit.api}/${permitNo}/away`, { actionCd: 'finish', doneDt, seenTxt: null, ...tidied })),
  ).toEqual(stands)
  const { can } = await site().as(VSP).read(permit, permitNo)
  expect(can.checks?.finish).toContainEqual(
    expect.objectContaining({ ruleCd: 'PT_RESUME_DECISION', lifterCds: ['SUP', 'SHM'] }),
  )
  await site().sql(`update wkod_master set work_to_dt = '${at('09:30:00')}' where permit_no = ${permitNo}`)
  site().setClock(at('10:00:00'))
  await site().runJob('permit-clock')
  expect((await read(permitNo)).statusCd).toBe('SUSP')
  await decide(permitNo, 'NONE')
  expect((await site().as(VSP).act(permit, permitNo, 'finish', tidied)).statusCd).toBe('DONE')
})

test('a stop by the clock or the site is no demand of the people at work: it is finished as before', async () => {
  const { permitNo } = await working(site(), urgent)
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'WEATHER' })
  expect((await site().as(VSP).act(permit, permitNo, 'finish', tidied)).statusCd).toBe('DONE')
})

test('who leads does not decide on a stop of his own work', async () => {
  const { permitNo } = await working(site(), urgent)
  await press(permitNo, { code: 'STOPWORK' })
  await site().sql(`update wkod_master set leader_user_id = 'sup' where permit_no = ${permitNo}`)
  expect(await codesOf(decide(permitNo, 'NONE', 'sup'))).toEqual(['PT_DECIDE_LEADER'])
  expect((await decide(permitNo, 'NONE')).stopDecisionCd).toBe('NONE')
})

const codeTo = async (path: string, claim: object, personNo = 0) => {
  await scan(`${path}/code`, claim)
  const [sent] = await site().sql<{ body: string }>(
    `select o.body_desc as body from com_outbox o join vendor_person p on p.phone_no = o.recipient_desc
      where p.person_no = $1 and o.channel_cd = 'SMS' and o.secret_yn = 'Y' order by o.outbox_no desc limit 1`,
    [personNo],
  )
  return /\d{6}/.exec(sent?.body ?? '')?.[0]
}
test('who says that it was he proves it: on the phone that pressed, or by a code to his own; whoever else does not', async () => {
  const { permitNo } = await working(site(), urgent)
  const [leader, worker, third] = (await groundOf(site())).people
  const claim = (one = leader) => ({ personNm: one?.personNm ?? '', phoneTail: one?.phoneTail ?? '' })
  const path = await pathOf(permitNo)
  const key = newKey()
  await scan(`${path}/act`, { code: 'STOPWORK', key })
  const bySign = (one = leader, code?: string) =>
    scan<{ code?: string; said?: string }>(`${path}/answer`, { ...claim(one), answers: { sign: ['STOP'] }, code })
  const lines = async () => (await read(permitNo)).permitSusp
  for (const allows of ['0', '1']) {
    await site().sql(`update com_legal_param set legal_param_val = '${allows}' where legal_param_cd = 'LINK_NAME_SIGN'`)
    expect((await bySign(worker)).body.code, 'a name proves nothing').toBe('LINK_CODE_NEEDED')
  }
  expect((await scan(`${path}/act`, { key: newKey(), claim: claim(worker) })).status, 'another phone').toBe(404)
  expect(await lines()).toMatchObject([{ byPersonNo: null, byWayCd: null }])

  expect((await bySign(third, await codeTo(path, claim(third), third?.personNo))).status).toBe(200)
  expect(await lines()).toMatchObject([{ byPersonNo: third?.personNo, byWayCd: 'CODE' }])
  const said = { status: 200, body: { said: '중지한 사람으로 이름을 남겼습니다.' } }
  expect(await scan(`${path}/act`, { key, claim: claim(worker) }), 'the phone that pressed knows better').toMatchObject(
    said,
  )
  expect(await scan(`${path}/act`, { key, claim: claim(worker) })).toMatchObject(said)
  expect(await lines()).toMatchObject([{ byPersonNo: worker?.personNo, byWayCd: 'DEVICE' }])
  expect(await scan(`${path}/act`, { key, claim: claim(leader) })).toMatchObject({
    status: 422,
    body: { code: 'PT_STOP_CLAIMED' },
  })
  const { rows } = await site().as('oper').history(permit, permitNo)
  expect(rows.filter(({ actionCd }) => actionCd === 'sign').map(({ reasonDesc }) => reasonDesc)).toEqual([
    worker?.personNm,
    third?.personNm,
  ])
})

test('a slip of the leader’s own hand is told apart: he says so from the phone that pressed, another one finds it so', async () => {
  const { permitNo } = await working(site(), urgent)
  const [leader, worker] = (await groundOf(site())).people
  const claim = (one = leader) => ({ personNm: one?.personNm ?? '', phoneTail: one?.phoneTail ?? '' })
  const key = newKey()
  const act = `${await pathOf(permitNo)}/act`
  await scan(act, { code: 'STOPWORK', key })
  expect(await codesOf(decide(permitNo, 'MISTAKE'))).toEqual(['PT_MISTAKE'])
  // Another phone, another name, a wrong number.
  expect((await scan(act, { key: newKey(), regret: claim() })).status).toBe(404)
  expect(await scan(act, { key, regret: claim(worker) })).toMatchObject({ status: 422, body: { code: 'PT_REGRET' } })
  expect((await scan(act, { key, regret: { ...claim(), phoneTail: '0000' } })).status).toBe(422)
  expect(await scan(act, { key, regret: claim() })).toMatchObject({
    status: 200,
    body: { said: '잘못 누른 것으로 확인했습니다. 담당자가 판단할 때까지 작업은 중지 상태입니다.' },
  })
  const work = await read(permitNo)
  expect(work).toMatchObject({
    statusCd: 'SUSP',
    stopDecisionCd: null,
    permitSusp: [{ byPersonNo: leader?.personNo, mistakeDt: expect.any(String) }],
  })
  expect(await told('sup')).toContain(
    '작업책임자가 작업중지를 잘못 눌렀다고 확인했습니다. 현장에서 확인하고 판단하십시오: 반응기 R-201 배관 용접',
  )
  const counted = async () => {
    const all = await site().services.db.read('SYSTEM', (db) => stoppedUnderJsa(db, new Date(at('00:00:00'))))
    return all.filter(({ jsaNo }) => jsaNo === work.jsaNo).length
  }
  const before = await counted()
  await decide(permitNo, 'MISTAKE', 'sup')
  expect((await read(permitNo)).permitSusp).toMatchObject([{ decisionCd: 'MISTAKE' }])
  expect(await counted()).toBe(before - 1)
  expect(await scan(act, { key, regret: claim() })).toMatchObject({ status: 422 })
})

test('a worker’s stop is never waved away as a mistake, whoever says that it was his and beside whatever slip', async () => {
  const { permitNo } = await working(site(), urgent)
  const [leader] = (await groundOf(site())).people
  const claim = { personNm: leader?.personNm ?? '', phoneTail: leader?.phoneTail ?? '' }
  const path = await pathOf(permitNo)
  await scan(`${path}/act`, { code: 'STOPWORK', key: newKey() })
  // The leader would sign the anonymous stop of another one with his name.
  expect((await scan<{ code: string }>(`${path}/answer`, { ...claim, answers: { sign: ['STOP'] } })).body.code).toBe(
    'LINK_CODE_NEEDED',
  )
  expect(await codesOf(decide(permitNo, 'MISTAKE'))).toEqual(['PT_MISTAKE'])
  const key = newKey()
  await scan(`${path}/act`, { code: 'STOPWORK', key })
  expect((await scan(`${path}/act`, { key, regret: claim })).status).toBe(200)
  expect(await codesOf(decide(permitNo, 'MISTAKE'))).toEqual(['PT_MISTAKE'])
  expect((await decide(permitNo, 'GROUNDED')).stopDecisionCd).toBe('GROUNDED')
})
