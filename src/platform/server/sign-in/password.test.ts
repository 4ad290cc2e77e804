import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_PASSWORD_LENGTH } from '#platform/model/password.ts'
import { sha256Hex } from './passwords.ts'
import { createSession } from './session.ts'
import { type SignInSite, signInSite } from './sign-in.fixture.ts'

const OLD = 'correct horse'
const NEW = 'Blue-whale 77'
let site: SignInSite
beforeAll(async () => {
  site = await signInSite()
  await site.owner.query(`insert into sys_auth_user (auth_grp_no, user_id)
    select auth_grp_no, 't.all' from sys_auth_grp where auth_grp_cd = 'SYS'`)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set('2026-11-21T09:00:00+09:00')
  await site.owner.query('delete from sys_login_fail')
})
const at = (time: string) => site.clock.set(`2026-11-21T${time}+09:00`)

async function send(method: 'PATCH' | 'POST' | 'GET', url: string, token: string, payload?: object) {
  const headers = { 'x-authorization': `Bearer ${token}` }
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const change = (token: string, userId: string, userPwd: string, userPwdRepeat = userPwd) =>
  send('PATCH', '/api/manage/password', token, { userId, userPwd, userPwdRepeat })
const confirm = (token: string, password: string) =>
  send('POST', '/api/auth/checkpassword', token, { userPwdSHA: sha256Hex(password) })
const tokenOf = async (userId: string, password: string, kind: 'staff' | 'vendor' = 'staff') =>
  (await site.signIn(userId, { password, kind })).body.accessToken

test('S-157 one changes one’s own password, the other sessions end, and it is audited', async () => {
  const elsewhere = await createSession(site.services, 't.plant', 'staff')
  await site.owner.query(`insert into sys_setting (setting_cd, setting_val) values ('concurrentLoginYn', 'Y')`)
  const token = await tokenOf('t.plant', OLD)
  expect(await change(token, 't.plant', NEW)).toEqual({ status: 200, body: true })
  await site.owner.query(`delete from sys_setting where setting_cd = 'concurrentLoginYn'`)

  expect((await site.get('/api/common/menu', token)).status).toBe(200)
  const codeElsewhere = async () => (await site.get('/api/common/menu', elsewhere.accessToken)).body.returnCode
  await expect.poll(codeElsewhere).toBe('LOGGED_OUT')
  expect((await site.signIn('t.plant', { password: OLD })).body.userId).toBe('unauthorize')
  expect((await site.signIn('t.plant', { password: NEW })).body.userId).toBe('t.plant')
  const { rows } = await site.owner.query(
    `select user_id, biz_no, action_cd, diff_json::text from sys_audit where biz_cd = 'account'`,
  )
  expect(rows).toEqual([{ user_id: 't.plant', biz_no: 't.plant', action_cd: 'PASSWORD', diff_json: '{}' }])
  const { rows: kept } = await site.owner.query(`select password_hash from sys_credential where user_id = 't.plant'`)
  expect(kept[0]?.password_hash).toMatch(/^\$argon2id\$/)
})

test('S-157 S-362 S-367 the password must have been entered within ten minutes; entering it again is enough', async () => {
  const token = await tokenOf('t.dept', OLD)
  at('09:09:59')
  expect((await change(token, 't.dept', 'short')).status).toBe(422)
  const { accessToken } = await createSession(site.services, 't.dept', 'staff')
  expect((await change(accessToken, 't.dept', NEW)).body).toMatchObject({ returnCode: 'PASSWORD_REQUIRED' })
  expect((await confirm(accessToken, 'wrong')).body).toMatchObject({ returnCode: 'WRONG_PASSWORD' })
  expect((await change(accessToken, 't.dept', NEW)).status).toBe(401)
  expect((await confirm(accessToken, OLD)).status).toBe(204)
  expect((await change(accessToken, 't.dept', NEW)).status).toBe(200)
})

test('S-367 the entry is good for ten minutes and no longer', async () => {
  const { accessToken } = await createSession(site.services, 't.other', 'staff')
  await confirm(accessToken, OLD)
  await site.owner.query(
    `update sys_session set confirm_dt = confirm_dt - interval '10 minutes' where user_id = 't.other'`,
  )
  expect((await change(accessToken, 't.other', NEW)).body.returnCode).toBe('PASSWORD_REQUIRED')
})

test('S-059 S-363 guessing the password of an open session locks as guessing at the sign-in does', async () => {
  const { accessToken } = await createSession(site.services, 't.other', 'staff')
  for (let tries = 0; tries < 5; tries++) await confirm(accessToken, `guess ${tries}`)
  expect((await confirm(accessToken, OLD)).body.returnCode).toBe('WRONG_PASSWORD')
  expect((await site.signIn('t.other')).body.userId).toBe('unauthorize')
})

test('S-157 only one’s own password; an administrator sets others’, to be changed at the next sign-in', async () => {
  const token = await tokenOf('t.other', OLD)
  expect((await change(token, 't.dept', NEW)).status).toBe(403)
  expect((await send('GET', '/api/manage/password?userId=t.dept', token)).status).toBe(403)
  const admin = await tokenOf('t.all', OLD)
  expect((await change(admin, 'nobody', NEW)).status).toBe(404)
  expect((await change(admin, 't.other', 'Green-tea 33')).status).toBe(200)
  await expect.poll(async () => (await site.get('/api/common/menu', token)).body.returnCode).toBe('LOGGED_OUT')
  const again = await tokenOf('t.other', 'Green-tea 33')
  expect((await site.get('/api/common/menu', again)).body.returnCode).toBe('PASSWORD_CHANGE_REQUIRED')
  expect((await change(again, 't.other', 'Green-tea 44')).status).toBe(200)
  expect((await site.get('/api/manage/loginuserinfo?token=t.other', again)).body.pwdExpiredYn).toBe('N')
})

test('S-157 S-320 EA-S5 what breaks the rule is refused at its field, in the language of the request', async () => {
  const token = await tokenOf('t.other', 'Green-tea 44')
  const problemOf = async (userPwd: string, repeat?: string) => {
    const { status, body } = await change(token, 't.other', userPwd, repeat)
    return [status, body.problems?.[0]?.field, body.returnCode]
  }
  const weak = [422, 'userPwd', 'PASSWORD_TOO_WEAK']
  for (const password of ['Ab1!567', 'abcdefgh1', 'abcdefghij', 'ABCDEFGHIJK'])
    expect(await problemOf(password), password).toEqual(weak)
  expect(await problemOf('xx-T.Other-1')).toEqual([422, 'userPwd', 'PASSWORD_HAS_ID'])
  for (const password of ['Password1!', '1q2w3e4r5t', 'Jikim-2026!'])
    expect(await problemOf(password), password).toEqual([422, 'userPwd', 'PASSWORD_COMMON'])
  expect(await problemOf('Green-tea 44')).toEqual([422, 'userPwd', 'PASSWORD_USED_BEFORE'])
  expect(await problemOf('Green-tea 33')).toEqual([422, 'userPwd', 'PASSWORD_USED_BEFORE'])
  expect(await problemOf(`aA1${'x'.repeat(MAX_PASSWORD_LENGTH)}`)).toEqual([422, 'userPwd', 'PASSWORD_TOO_LONG'])
  expect(await problemOf('Good-enough 1', 'Good-enough 2')).toEqual([422, 'userPwdRepeat', 'PASSWORD_DIFFERENT'])
  const { body } = await send('GET', '/api/manage/password?userId=t.other', token)
  expect(body.rule).toEqual({
    anyOf: [
      { minLength: 10, kindCnt: 2 },
      { minLength: 8, kindCnt: 3 },
    ],
    pastCnt: 5,
  })
})

test('S-320 CP-R2 vendor accounts have a rule of their own; a site may set another', async () => {
  const token = await tokenOf('TV1-01', OLD, 'vendor')
  expect((await change(token, 'TV1-01', 'abcdefgh12')).body.returnCode).toBe('PASSWORD_TOO_WEAK')
  await site.owner.query(`insert into sys_setting (setting_cd, setting_val) values
    ('passwordRules', '{"vendor": {"anyOf": [{"minLength": 11, "kindCnt": 2}], "pastCnt": 0}}')`)
  expect((await change(token, 'TV1-01', 'abcdefgh12')).body.returnCode).toBe('PASSWORD_TOO_WEAK')
  expect((await change(token, 'TV1-01', 'abcdefgh123')).body).toBe(true)
})
