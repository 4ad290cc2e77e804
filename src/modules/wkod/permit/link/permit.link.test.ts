import { beforeEach, expect, test } from 'vitest'
import { suspendPermits } from '../permit.api.ts'
import {
  aPermitSite,
  approved,
  at,
  groundOf,
  issued,
  submitted,
  talked,
  tick,
  VSM,
  VSP,
  working,
  worksOver,
} from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
beforeEach(() => site().setClock(at('10:00:00', '2026-11-23')))

interface Paper {
  path: string | null
  names: Record<string, string>
}
interface Live {
  title: string
  live: { tone: string; headline: string; asks: boolean; act?: { isOnlyAway: boolean } }
}
const paperOf = (permitNo: number, by = VSM) => site().as(by).call<Paper>(`${permit.api}/${permitNo}/paper`)
/** As anybody with a phone: no account, no session. */
async function scan<T>(path: string, body?: object): Promise<{ status: number; body: T }> {
  const response = await fetch(`${site().address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'ko' },
  })
  return { status: response.status, body: (await response.json()) as T }
}
const pathOf = async (permitNo: number) => (await paperOf(permitNo)).path ?? ''
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }

test('PT-A25 paper printed before the issue counts, and its code shows the stop at once', async () => {
  site().setClock(at('08:00:00'))
  const { permitNo } = await approved(site(), { ...hotValues, ...urgent })
  await aired(site(), permitNo)
  expect(await site().as('oper').call(`${permit.api}/${permitNo}/print`, { method: 'POST' })).toEqual({
    printCnt: 1,
    versionNo: 1,
  })
  const path = await pathOf(permitNo)
  expect((await scan<Live>(path)).body.live).toMatchObject({ headline: '아직 발급되지 않았습니다', tone: 'waiting' })
  await site().sql(`update wkod_master set leader_sign_dt = now() where permit_no = ${permitNo}`)
  await site().as('oper').act(permit, permitNo, 'issue')
  await tick(site(), permitNo, ['START'])
  await talked(site(), permitNo, at('08:00:00'))
  await site().as(VSP).act(permit, permitNo, 'start')
  expect((await scan<Live>(path)).body.live).toMatchObject({ headline: '유효한 허가: 작업중', tone: 'done' })
  await site().as('safety').act(permit, permitNo, 'stop', { reasonCd: 'INSPECTION' })
  const { body } = await scan<Live>(path)
  expect(body.live).toMatchObject({ headline: '중지', tone: 'suspended' })
  expect(body.live.act).toMatchObject({ isOnlyAway: true })
  expect(JSON.stringify(body)).not.toContain('personNo')
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject({ status: 403 })
})

test('anyone on the spot stops work with nothing but a reason; the people who must know are told', async () => {
  site().setClock(at('08:00:00'))
  const { permitNo } = await working(site(), urgent)
  const path = await pathOf(permitNo)
  const other = await scan(`${path}/act`, { code: 'VENDOR' })
  expect(other).toMatchObject({ status: 422, body: { code: 'PT_STOP_REASON' } })
  const pressed = { code: 'STOPWORK', key: 'a1b2c3d4e5f6a7b8c9d0' }
  const twice = await Promise.all([scan(`${path}/act`, pressed), scan(`${path}/act`, pressed)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const record = await site().as('oper').read(permit, permitNo)
  expect(record).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'STOPWORK' })
  expect(record.permitSusp).toMatchObject([{ reasonCd: 'STOPWORK', reasonDesc: '현장 QR: 급박한 위험' }])
  for (const who of ['oper', 'safety', VSM])
    expect((await site().as(who).notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
      '작업이 중지되었습니다(작업중지 요청): 반응기 R-201 배관 용접',
    )
  const alone = site().as('oper').act(permit, permitNo, 'resume')
  await expect(alone).rejects.toMatchObject({ status: 422 })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  const decided = { stopDecisionCd: 'GROUNDED' as const, stopDecisionDesc: '신고자와 함께 확인함' }
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject({ code: 'PT_RESUME_DECISION' })
  await expect(site().as('oper').act(permit, permitNo, 'decideStop', decided)).rejects.toMatchObject({ status: 403 })
  await site().as('safety').act(permit, permitNo, 'decideStop', decided)
  await site().as('oper').act(permit, permitNo, 'resume')
  const texts = await site().sql<{ body: string }>(
    `select body_desc as body from com_outbox where channel_cd = 'SMS' and body_desc like '%' || $1 || '%'`,
    [record.permitDocNo],
  )
  expect(texts).toContainEqual({ body: expect.stringContaining('[지킴] 작업중지(작업중지 요청)') })
})

test.each([
  ['kr', '[지킴] 작업중지(점검·감독) '],
  ['vi', '[Jikim] Dừng công việc(Kiểm tra, giám sát) '],
  ['en', '[Jikim] Stop work(Inspection) '],
])('a leader who reads %s is told in it that his work was stopped', async (langCd, head) => {
  site().setClock(at('08:00:00'))
  const { permitNo } = await working(site(), urgent)
  const { leaderPersonNo, permitDocNo } = await site().as('oper').read(permit, permitNo)
  await site().sql(`update vendor_person set lang_cd = $1 where person_no = $2`, [langCd, leaderPersonNo])
  await site().as('safety').act(permit, permitNo, 'stop', { reasonCd: 'INSPECTION' })
  const texts = await site().sql<{ body: string }>(
    `select o.body_desc as body from com_outbox o join vendor_person p on p.phone_no = o.recipient_desc
      where p.person_no = $1 and o.channel_cd = 'SMS' and o.body_desc like '%' || $2 || '%'`,
    [leaderPersonNo, permitDocNo],
  )
  expect(texts).toEqual([{ body: expect.stringContaining(`${head}${permitDocNo}`) }])
})

test('a code that is none says so, and a wrong key is no permit', async () => {
  const { permitNo } = await submitted(site())
  const path = await pathOf(permitNo)
  expect((await scan<Live>(path)).body.live.headline).toBe('승인 전: 작업할 수 없습니다')
  expect((await scan(`${path.slice(0, -2)}xx`)).status).toBe(404)
})

test('leader and crew sign by name and the end of their phone numbers, each for himself', async () => {
  await worksOver(site())
  site().setClock(at('08:00:00'))
  const { permitNo } = await approved(site(), urgent)
  const { people } = await groundOf(site())
  const [leader, first, , stranger] = people
  const path = await pathOf(permitNo)
  const claim = (one = leader) => ({ personNm: one?.personNm, phoneTail: one?.phoneTail })
  expect((await scan(`${path}/form`, { ...claim(), phoneTail: '0000' })).status).toBe(422)
  expect(await scan(`${path}/form`, claim(stranger))).toMatchObject({ status: 422, body: { code: 'PT_SIGN_NONE' } })
  const forms = await scan<{ questions: { options: { code: string }[] }[] }>(`${path}/form`, claim())
  expect(forms.body.questions[0]?.options).toMatchObject([{ code: 'LEADER' }, { code: 'TBM' }])
  expect((await scan(`${path}/answer`, { ...claim(), answers: { sign: ['LEADER'], talk: 'START' } })).status).toBe(200)
  expect((await scan(`${path}/answer`, { ...claim(first), answers: { sign: ['TBM'] } })).status).toBe(200)
  const record = await site().as('oper').read(permit, permitNo)
  expect(record.leaderSignDt).not.toBeNull()
  expect(record.permitCrew?.map(({ tbmSignDt }) => tbmSignDt !== null)).toEqual([true, false, false])
  expect((await scan(`${path}/answer`, { ...claim(first), answers: { sign: ['TBM'] } })).status).toBe(200)
})

test('new crew joins by the leader and signs before it counts; who leaves is marked', async () => {
  site().setClock(at('08:00:00'))
  const { permitNo } = await working(site(), urgent)
  const { people } = await groundOf(site())
  const late = people[4]?.personNo ?? 0
  const join = (by: string) =>
    site()
      .as(by)
      .call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body: { personNo: late } })
  await expect(join('emp')).rejects.toMatchObject({ status: 403 })
  await join(VSP)
  await expect(join(VSP)).rejects.toMatchObject({ status: 422, code: 'PT_CREW_TWICE' })
  const joined = (await site().as('oper').read(permit, permitNo)).permitCrew?.at(-1)
  expect(joined).toMatchObject({ personNo: late, addDt: null, tbmSignDt: null })
  await site().as('oper').call(`${permit.api}/${permitNo}/crew/${late}/leave`, { method: 'POST' })
  expect((await site().as('oper').read(permit, permitNo)).permitCrew?.at(-1)?.leaveDt).not.toBeNull()
  expect((await paperOf(permitNo)).names[String(late)]).toBe(people[4]?.personNm)
})

test('a confined space counts who is in, and work does not end while somebody is', async () => {
  site().setClock(at('08:00:00'))
  const values = { ...spaceValues, ...urgent, permVentYn: 'Y' as const, permVentCheckYmd: '2026-11-04' }
  const { permitNo } = await issued(site(), values)
  await aired(site(), permitNo)
  await talked(site(), permitNo, at('08:00:00'))
  const record = await site().as(VSP).act(permit, permitNo, 'start')
  const personNo = record.permitCrew?.[0]?.personNo ?? 0
  const pass = (goesIn: boolean, who = personNo) =>
    site()
      .as(VSP)
      .call(`${permit.api}/${permitNo}/entry`, { method: 'POST', body: { personNo: who, goesIn } })
  await pass(true)
  await expect(pass(true)).rejects.toMatchObject({ code: 'PT_ENTRY_IN' })
  await expect(pass(true, record.leaderPersonNo ?? 0)).rejects.toMatchObject({ code: 'PT_ENTRY_WHO' })
  await expect(site().as(VSP).act(permit, permitNo, 'finish', { finishedYn: 'Y' })).rejects.toMatchObject({
    status: 422,
    code: 'PT_INSIDE',
    answer: { message: '밀폐공간 내부에 1명이 남아 있습니다.' },
  })
  await pass(false)
  await expect(pass(false)).rejects.toMatchObject({ code: 'PT_ENTRY_OUT' })
  expect((await site().as(VSP).act(permit, permitNo, 'finish', { finishedYn: 'Y' })).statusCd).toBe('DONE')
})

test('a contractor that is stopped stops its work at that plant, others go on', async () => {
  site().setClock(at('08:00:00'))
  const { permitNo } = await working(site(), urgent)
  const now = site().services.clock.now()
  const by = (vendorCd: string) =>
    site().services.db.write('SYSTEM', (tx) =>
      suspendPermits(tx, { plantCd: '2000', vendorCd }, { reasonCd: 'VENDOR', now }),
    )
  expect(await by('V100003')).toEqual([])
  expect(await by('V100001')).toContain(permitNo)
  expect(await by('V100001')).toEqual([])
  await site().as(VSP).act(permit, permitNo, 'askResume')
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject({ status: 403 })
  expect((await site().as('safety').act(permit, permitNo, 'resume')).statusCd).toBe('WORK')
})

test('the name that other programs know the end of work by', async () => {
  site().setClock(at('08:00:00'))
  const { permitNo, rowVersion } = await working(site(), urgent)
  const path = `/api/saf/wkod/wkodmaster/complete/${permitNo}/${rowVersion}`
  await expect(site().as('emp').call(path, { method: 'POST' })).rejects.toMatchObject({ status: 403 })
  await site().as(VSP).call(path, { method: 'POST' })
  expect((await site().as('oper').read(permit, permitNo)).statusCd).toBe('DONE')
})
