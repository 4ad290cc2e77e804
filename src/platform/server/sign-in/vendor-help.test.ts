import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJob } from '../jobs/job-run.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { type SignInSite, signInSite } from './sign-in.fixture.ts'
import { masked } from './vendor-help.ts'

let site: SignInSite
beforeAll(async () => {
  site = await signInSite()
  await site.owner.query("update vendor_account set phone_no = '010-1234-5678' where portal_id = 'TV1-01'")
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set('2026-11-21T09:00:00+09:00')
  await site.owner.query('delete from sys_try_limit; delete from com_outbox; delete from sys_one_time')
})

const right = { chiefNm: '대표일', bizNum: '999-99-99991', portalId: 'TV1-01' }
async function post(path: string, payload: object, remoteAddress = '10.0.0.1') {
  const answer = await site.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress })
  return { status: answer.statusCode, body: answer.json() }
}
const ask = (more: object = {}, address?: string) => post('vendorPwdInit', { ...right, ...more }, address)
async function sentCode(): Promise<string | undefined> {
  const { rows } = await site.owner.query('select body_desc from com_outbox order by outbox_no desc limit 1')
  return /(\d{6})/.exec(rows[0]?.body_desc ?? '')?.[1]
}
const confirm = (code: string, userPwd: string) =>
  post('vendorPwdInit/confirm', { portalId: 'TV1-01', code, userPwd, userPwdRepeat: userPwd })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('S-068 an id is found by trimmed name and number, and shown masked', async () => {
  const found = await post('vendorIdSearch', { chiefNm: ' 대표일 ', bizNum: ' 999-99-99991 ' })
  expect(found.body).toEqual({ portalIds: ['TV***1'] })
  expect((await post('vendorIdSearch', { chiefNm: '대표이', bizNum: '9999999991' })).body).toEqual({ portalIds: [] })
  expect(['V100001-01', 'abc', 'a'].map(masked)).toEqual(['V1*******1', 'a**', 'a'])
})

test('S-068 five tries in ten minutes for an address and for a business number', async () => {
  const search = (bizNum: string, address: string) => post('vendorIdSearch', { chiefNm: '누구', bizNum }, address)
  for (let tries = 0; tries < 5; tries++) expect((await search(`000000000${tries}`, '10.0.0.2')).status).toBe(200)
  expect((await search('0000000009', '10.0.0.2')).status).toBe(429)
  for (let tries = 0; tries < 5; tries++) expect((await search('1111111111', `10.0.1.${tries}`)).status).toBe(200)
  expect((await search('1111111111', '10.0.1.9')).body.code).toBe('TOO_MANY_TRIES')
  site.clock.set('2026-11-21T09:10:01+09:00')
  expect((await search('1111111111', '10.0.1.9')).status).toBe(200)
})

test('S-068 CP-A04 a reset answers the same whether or not the account exists, and then nothing is sent', async () => {
  const known = await ask()
  expect(known.status).toBe(200)
  expect(JSON.stringify(known.body)).toContain(
    '입력하신 정보와 일치하는 계정이 있으면 등록된 휴대폰으로 인증번호를 보냈습니다.',
  )
  expect(await sentCode()).toMatch(/^\d{6}$/)
  await site.owner.query('delete from com_outbox')
  for (const wrong of [{ bizNum: '1234567890' }, { chiefNm: '다른' }, { portalId: 'TV2-01' }])
    expect(await ask(wrong, '10.0.0.3')).toEqual(known)
  expect((await site.owner.query('select from com_outbox')).rowCount).toBe(0)
})

test('S-068 the code sets a new password once, unlocks the account and ends its sessions', async () => {
  const { body, cookies } = await site.signIn('TV1-01', { kind: 'vendor' })
  for (let tries = 0; tries < 5; tries++) await site.signIn('TV1-01', { kind: 'vendor', password: 'wrong' })
  await ask()
  const code = (await sentCode()) ?? ''
  expect((await confirm(otherThan(code), 'Anewpass1!')).body.code).toBe('CODE_WRONG')
  expect((await confirm(code, 'short')).body.code).toBe('PASSWORD_TOO_WEAK')
  expect((await confirm(code, 'Anewpass1!')).status).toBe(200)
  expect((await confirm(code, 'Another1!pass')).body.code).toBe('CODE_WRONG')
  expect((await site.signIn('TV1-01', { kind: 'vendor', password: 'Anewpass1!' })).body.userId).toBe('TV1-01')
  const refreshed = await site.app.inject({ url: '/api/auth/refresh', cookies })
  expect(refreshed.json().returnCode).toBe('LOGGED_OUT')
  expect(body.userId).toBe('TV1-01')
})

test('S-068 a code is good for ten minutes and five tries, and the last one sent is the one that counts', async () => {
  await ask()
  const late = (await sentCode()) ?? ''
  site.clock.set('2026-11-21T09:10:01+09:00')
  expect((await confirm(late, 'Lateword12!')).body.code).toBe('CODE_WRONG')
  await ask()
  const code = (await sentCode()) ?? ''
  for (let tries = 0; tries < 5; tries++) expect((await confirm(otherThan(code), 'Lateword12!')).status).toBe(422)
  expect((await confirm(code, 'Lateword12!')).body.code).toBe('CODE_WRONG')
  await ask()
  const first = (await sentCode()) ?? ''
  await ask()
  if (first !== (await sentCode())) expect((await confirm(first, 'Lateword12!')).status).toBe(422)
})

test('a secret that was kept is readable in a demo site only', async () => {
  await ask()
  expect(await runJob(site.services, sendOutbox)).toBe(1)
  expect(await sentCode()).toMatch(/^\d{6}$/)
  await ask()
  const real = { ...site.services, settings: { ...site.services.settings, demo: false } }
  expect(await runJob(real, sendOutbox)).toBe(1)
  expect(await sentCode()).toBeUndefined()
})
