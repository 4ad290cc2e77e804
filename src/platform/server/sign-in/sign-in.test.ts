import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { name, sql } from '../database/sql.ts'
import { runJob } from '../jobs/job-run.ts'
import { loadPerson } from './person.ts'
import { createSession } from './session.ts'
import { type SignInSite, signedIn, signInSite } from './sign-in.fixture.ts'
import { forgetSessions } from './sign-in.jobs.ts'

let site: SignInSite
beforeAll(async () => {
  site = await signInSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set('2026-11-21T09:00:00+09:00')
  await site.owner.query('delete from sys_login_fail')
})

const MENU = '/api/common/menu'
const at = (time: string) => site.clock.set(`2026-11-21T${time}:00+09:00`)
const refresh = async (cookies: Record<string, string>, headers: Record<string, string> = {}) =>
  signedIn(await site.app.inject({ url: '/api/auth/refresh', cookies, headers }))
const codeOf = async (token: string) => (await site.get(MENU, token)).body.returnCode
const loggedResults = async (userId: string) =>
  (
    await site.owner.query('select result_cd from sys_login_log where user_id = $1 order by login_log_no', [userId])
  ).rows.map(({ result_cd }) => result_cd)

test('S-056 S-057 S-065 a right password opens a session with both cookies out of reach of scripts', async () => {
  const { status, body, setCookies } = await site.signIn('t.plant')
  expect(status).toBe(200)
  expect(body.userId).toBe('t.plant')
  expect((await site.get(MENU, body.accessToken)).status).toBe(200)
  expect(setCookies).toMatchObject([
    { name: 'jwtToken', path: '/', httpOnly: true, sameSite: 'Strict' },
    { name: 'refreshToken', path: '/api/auth', httpOnly: true, sameSite: 'Strict' },
  ])
  expect(setCookies.some(({ secure }) => secure)).toBe(false)
})

test('S-065 the token is taken from three headers, with and without Bearer', async () => {
  const { accessToken } = await createSession(site.services, 't.plant', 'staff')
  const headers = [
    { 'x-authorization': accessToken },
    { 'x-token': accessToken },
    { authorization: `bearer ${accessToken}` },
  ]
  for (const one of headers) expect((await site.app.inject({ url: MENU, headers: one })).statusCode).toBe(200)
})

test('S-059 unknown id, wrong password, wrong entrance and locked account get one answer, and each is logged', async () => {
  const [{ body: unknown }, { body: wrong }, { body: entrance }] = await Promise.all([
    site.signIn('nobody'),
    site.signIn('t.all', { password: 'wrong' }),
    site.signIn('t.other', { kind: 'vendor' }),
  ])
  expect(unknown).toMatchObject({ userId: 'unauthorize', refreshToken: '' })
  expect(wrong).toEqual(unknown)
  expect(entrance).toEqual(unknown)
  for (let tries = 0; tries < 4; tries++) await site.signIn('t.all', { password: 'wrong' })
  expect((await site.signIn('t.all')).body).toEqual(unknown)
  expect(await loggedResults('nobody')).toEqual(['UNKNOWN'])
  expect(await loggedResults('t.all')).toEqual(['WRONG', 'WRONG', 'WRONG', 'WRONG', 'WRONG', 'LOCKED'])
})

test('EA-A14 CP-A02 five failures lock for 30 minutes, then the count begins anew', async () => {
  for (let tries = 0; tries < 5; tries++) await site.signIn('TV1-01', { kind: 'vendor', password: 'wrong' })
  for (const time of ['09:10', '09:29']) {
    at(time)
    expect((await site.signIn('TV1-01', { kind: 'vendor' })).body.userId).toBe('unauthorize')
  }
  at('09:31')
  expect((await site.signIn('TV1-01', { kind: 'vendor', password: 'wrong' })).body.userId).toBe('unauthorize')
  expect((await site.signIn('TV1-01', { kind: 'vendor' })).body.userId).toBe('TV1-01')
  expect((await site.owner.query('select from sys_login_fail')).rowCount).toBe(0)
})

test('S-059 many guesses at once do not pass the limit, whoever they are for', async () => {
  await Promise.all(Array.from({ length: 12 }, () => site.signIn('t.dept', { password: 'wrong' })))
  await Promise.all(Array.from({ length: 12 }, () => site.signIn('nobody at all', { password: 'wrong' })))
  const { rows } = await site.owner.query(
    'select user_id, fail_cnt >= 12 as counted, lock_to_dt is not null as locked from sys_login_fail order by 1',
  )
  expect(rows).toEqual(['nobody at all', 't.dept'].map((user_id) => ({ user_id, counted: true, locked: true })))
  const results = await loggedResults('t.dept')
  expect(results.filter((result) => result === 'WRONG')).toHaveLength(5)
})

test('S-361 an access token lives ten minutes', async () => {
  const { body } = await site.signIn('t.plant')
  at('09:09')
  expect((await site.get(MENU, body.accessToken)).status).toBe(200)
  at('09:10')
  expect((await site.get(MENU, body.accessToken)).body).toMatchObject({
    code: 'ACCESS_EXPIRED',
    returnCode: 'ACCESS_EXPIRED',
  })
})

test('S-364 no token, a foreign one, and one of an unknown session are as good as none', async () => {
  const { accessToken } = await createSession(site.services, 't.plant', 'staff')
  await site.owner.query('delete from sys_session')
  const forged = `${accessToken.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`
  for (const token of ['', 'x', forged, accessToken]) expect(await codeOf(token)).toBe('LOGIN_REQUIRED')
})

test('an address in disguise does not pass the gate', async () => {
  for (const url of ['/%61pi/common/menu', '/api/common/menu/', '/api/%63ommon/menu'])
    expect((await site.app.inject({ url })).statusCode).toBe(401)
})

test('S-065 S-356 refreshing rotates both tokens and slides for 12 hours at most', async () => {
  let { cookies, body } = await site.signIn('t.plant')
  const first = body
  for (let minutes = 29; minutes < 12 * 60; minutes += 29) {
    site.clock.set(new Date(Date.parse('2026-11-21T09:00:00+09:00') + minutes * 60_000))
    const next = await refresh(cookies)
    expect(next.status).toBe(200)
    expect(next.cookies.refreshToken).not.toBe(cookies.refreshToken)
    ;({ cookies, body } = next)
  }
  expect(body.refreshToken).not.toBe(first.refreshToken)
  at('21:01')
  expect(await codeOf(body.accessToken)).toBe('ACCESS_EXPIRED')
  expect((await refresh(cookies)).body).toMatchObject({ returnCode: 'REFRESH_EXPIRED' })
})

test('S-065 thirty idle minutes end it', async () => {
  const { cookies } = await site.signIn('t.plant')
  at('09:31')
  expect((await refresh(cookies)).body).toMatchObject({ returnCode: 'REFRESH_EXPIRED' })
})

test('S-065 a reused refresh token revokes the session', async () => {
  const stolen = await site.signIn('t.plant')
  const next = await refresh(stolen.cookies)
  at('09:01')
  expect((await refresh(stolen.cookies)).body).toMatchObject({ returnCode: 'REFRESH_EXPIRED' })
  expect((await refresh(next.cookies)).body).toMatchObject({ returnCode: 'LOGGED_OUT' })
  await vi.waitFor(async () => expect(await codeOf(next.body.accessToken)).toBe('LOGGED_OUT'))
  expect((await loggedResults('t.plant')).at(-1)).toBe('REUSE')
})

test('S-356 two tabs that refresh at once, or one whose answer was lost, go on with the same token', async () => {
  const { cookies } = await site.signIn('t.plant')
  const [one, other] = await Promise.all([refresh(cookies), refresh(cookies)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.cookies.refreshToken).toBe(one.cookies.refreshToken)
  expect(one.cookies.refreshToken).not.toBe(cookies.refreshToken)
  expect((await refresh(one.cookies)).status).toBe(200)
})

test('S-065 the same from another browser, or later, is reuse', async () => {
  const early = await site.signIn('t.plant')
  await refresh(early.cookies)
  expect((await refresh(early.cookies, { 'user-agent': 'somebody else' })).status).toBe(401)
  const late = await site.signIn('t.plant')
  await refresh(late.cookies)
  site.clock.set(new Date(site.clock.now().getTime() + 11_000))
  expect((await refresh(late.cookies)).status).toBe(401)
})

test('S-065 the answered refresh token is worthless without its cookie, and with another one', async () => {
  const one = await site.signIn('t.plant')
  const other = await site.signIn('t.all')
  const headers = { 'x-refresh-token': `Bearer ${one.body.refreshToken}` }
  expect((await refresh({}, headers)).body).toMatchObject({ returnCode: 'LOGIN_REQUIRED' })
  expect((await refresh({ refreshToken: one.body.refreshToken })).body).toMatchObject({ returnCode: 'LOGIN_REQUIRED' })
  expect((await refresh(other.cookies, headers)).status).toBe(401)
  expect((await refresh(one.cookies, headers)).status).toBe(200)
})

test('S-067 S-365 signing out ends the session for its tokens and clears the cookies', async () => {
  const { cookies, body } = await site.signIn('t.plant')
  expect(await codeOf(body.accessToken)).toBeUndefined()
  const answer = await site.app.inject({ method: 'POST', url: '/api/auth/logout', cookies })
  expect(answer.statusCode).toBe(204)
  expect(answer.cookies).toMatchObject([
    { name: 'jwtToken', value: '' },
    { name: 'refreshToken', value: '' },
  ])
  expect(await codeOf(body.accessToken)).toBe('LOGGED_OUT')
  expect((await refresh(cookies)).body).toMatchObject({ returnCode: 'LOGGED_OUT' })
})

test('S-067 signing out works with an expired access token, and says nothing to who was never in', async () => {
  const { cookies, body } = await site.signIn('t.plant')
  at('09:15')
  const headers = { 'x-authorization': `Bearer ${body.accessToken}` }
  await site.app.inject({ method: 'POST', url: '/api/auth/logout', cookies, headers })
  expect((await refresh(cookies)).body).toMatchObject({ returnCode: 'LOGGED_OUT' })
  expect((await site.app.inject({ method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(204)
})

test('EA-A17 a newer sign-in ends the older one, unless the site allows several', async () => {
  const first = await site.signIn('t.plant')
  expect(await codeOf(first.body.accessToken)).toBeUndefined()
  const second = await site.signIn('t.plant')
  await vi.waitFor(async () => expect(await codeOf(first.body.accessToken)).toBe('CONCURRENT_EXPIRED'))
  expect((await refresh(first.cookies)).body).toMatchObject({ returnCode: 'CONCURRENT_EXPIRED' })
  await site.owner.query("insert into sys_setting (setting_cd, setting_val) values ('concurrentLoginYn', 'Y')")
  await site.signIn('t.plant')
  await site.owner.query("delete from sys_setting where setting_cd = 'concurrentLoginYn'")
  expect((await refresh(second.cookies)).status).toBe(200)
})

test('S-061 user info is for oneself; another id is not found', async () => {
  const staff = await site.signIn('t.plant')
  const info = await site.get('/api/manage/loginuserinfo?token=t.plant', staff.body.accessToken)
  expect(info.body).toMatchObject({
    userNm: '공장인',
    deptNm: '시험안전팀',
    vendor: null,
    roles: ['TDEPT', 'TPLANT', 'editor'],
  })
  for (const path of ['loginuserinfo?token=t.all', 'loginuserinfo?token=nobody', 'loginvendorinfo?token=t.plant'])
    expect((await site.get(`/api/manage/${path}`, staff.body.accessToken)).status).toBe(404)
  const vendor = await site.signIn('TV1-01', { kind: 'vendor' })
  const vendorInfo = await site.get('/api/manage/loginvendorinfo?token=TV1-01', vendor.body.accessToken)
  expect(vendorInfo.body).toMatchObject({
    vendor: { vendorCd: 'TV1', vendorNm: '시험정비', chiefNm: '대표일' },
    roles: ['TVENDOR', 'editor'],
  })
})

test('a staff group gives a vendor nothing, and a vendor group gives staff nothing', async () => {
  expect(await loadPerson(site.services, 'TV1-01')).toMatchObject({ scopeCd: 'VENDOR', roles: ['TVENDOR'] })
  expect(await loadPerson(site.services, 't.dept')).toMatchObject({ scopeCd: 'DEPT', roles: ['TDEPT'] })
  expect(await loadPerson(site.services, 't.all')).toMatchObject({ scopeCd: 'ALL', roles: ['TALL', 'TDEPT'] })
})

test('an account that is retired, stopped or of a terminated vendor cannot act', async () => {
  const { body } = await site.signIn('TV2-01', { kind: 'vendor' })
  expect(await codeOf(body.accessToken)).toBeUndefined()
  await site.owner.query("update vendor_info set vendor_status_cd = 'TERM' where vendor_cd = 'TV2'")
  await vi.waitFor(async () => expect(await codeOf(body.accessToken)).toBe('LOGGED_OUT'))
  expect((await site.signIn('TV2-01', { kind: 'vendor' })).body.userId).toBe('unauthorize')
  await site.owner.query("update vendor_info set vendor_status_cd = 'ACTIVE' where vendor_cd = 'TV2'")

  await site.owner.query("update sys_user set retire_ymd = '2026-11-21' where user_id = 't.other'")
  expect(await loadPerson(site.services, 't.other')).toBeUndefined()
  site.clock.set('2026-11-20T09:00:00+09:00')
  expect(await loadPerson(site.services, 't.other')).toBeDefined()
  await site.owner.query("update sys_user set retire_ymd = null where user_id = 't.other'")
})

test('EA-A12 a right that is taken away is gone at the next call, without a new sign-in', async () => {
  const { body } = await site.signIn('t.plant')
  const writeYn = async () =>
    (await site.get(MENU, body.accessToken)).body.find((row: { menuId: string }) => row.menuId === 'TM1').writeYn
  expect(await writeYn()).toBe('N')
  await site.owner.query("insert into sys_auth_user (auth_grp_no, user_id) values (9005, 't.plant')")
  await vi.waitFor(async () => {
    const info = await site.get('/api/manage/loginuserinfo?token=t.plant', body.accessToken)
    expect(info.body.roles).toContain('TWRITE')
  })
  expect(await writeYn()).toBe('Y')
  await site.owner.query('delete from sys_auth_user where auth_grp_no = 9005')
  await vi.waitFor(async () => {
    const info = await site.get('/api/manage/loginuserinfo?token=t.plant', body.accessToken)
    expect(info.body.roles).not.toContain('TWRITE')
  })
})

test('no person reaches passwords, sessions and attempts, an administrator of all plants neither', async () => {
  const person = await loadPerson(site.services, 't.all')
  if (!person) throw new Error('t.all is missing')
  await site.signIn('t.all')
  for (const table of ['sys_credential', 'sys_session', 'sys_login_log'])
    expect(await site.services.db.query(person, sql`select 1 from ${name(table)}`)).toEqual([])
  await expect(site.services.db.query('SYSTEM', sql`delete from sys_login_log`)).rejects.toThrow('permission denied')
})

test('what is long over is forgotten by the daily job', async () => {
  await site.signIn('t.all')
  await site.signIn('nobody', { password: 'wrong' })
  expect(await runJob(site.services, forgetSessions)).toBe(0)
  site.clock.set('2027-01-21T09:00:00+09:00')
  expect(await runJob(site.services, forgetSessions)).toBeGreaterThan(1)
  expect((await site.owner.query('select from sys_session union all select from sys_login_fail')).rowCount).toBe(0)
})

test('staff and vendor accounts share one name space', async () => {
  const taken = site.owner.query(`insert into vendor_account (portal_id, vendor_cd, plant_cd, user_nm, vendor_role_cd)
    values ('t.all', 'TV1', 'T1', '누구', 'TVENDOR')`)
  await expect(taken).rejects.toThrow('The account id t.all is taken')
})
