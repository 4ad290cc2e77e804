import { beforeAll, expect, test } from 'vitest'
import { addressOf, operationsOf } from '#platform/test/operations.ts'
import { aFileSite } from '#platform/test/site.ts'
import { setPasswords, sha256Hex } from './passwords.ts'

const site = aFileSite()
const OWN = 'Blue-whale 77'
const VENDOR = 'V100001-01'
const doors = { emp: '/api/auth/login', [VENDOR]: '/api/auth/vendorlogin' }
type Somebody = keyof typeof doors

interface Came {
  userId: string
  accessToken: string
  cookie: string
}
async function signIn(userId: Somebody, password: string): Promise<Came> {
  const answer = await fetch(`${site().address}${doors[userId]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPwdSHA: sha256Hex(password) }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { ...((await answer.json()) as Came), cookie }
}
async function ask({ accessToken }: Pick<Came, 'accessToken'>, path: string, method = 'GET', body?: object) {
  const answer = await fetch(`${site().address}${path}`, {
    method,
    headers: { 'x-authorization': `Bearer ${accessToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}
const changeOwn = (came: Came, userPwd: string, userId = came.userId) =>
  ask(came, '/api/manage/password', 'PATCH', { userId, userPwd, userPwdRepeat: userPwd })
/** By the administrator: staff by a random one, a contractor by one that he chooses. */
async function give(userId: Somebody): Promise<string> {
  const admin = site().as('admin')
  await admin.call('/api/auth/valid')
  await site().sql("update sys_session set confirm_dt = $1 where user_id = 'admin'", [site().now()])
  if (userId === 'emp') {
    const { password } = await admin.call<{ password: string }>('/api/manage/user/emp/password', { method: 'POST' })
    return password
  }
  const userPwd = `Given-once ${Math.random()}`
  await admin.call('/api/manage/password', { method: 'PATCH', body: { userId, userPwd, userPwdRepeat: userPwd } })
  return userPwd
}
const inOneDay = (ms: number) => site().setClock(new Date(site().now().getTime() + 24 * 3_600_000 + ms))

beforeAll(async () => {
  await setPasswords(site().services.db, [{ userId: 'admin', password: OWN }], site().now())
  await site().sql(`update sys_user set email = 'emp@example.com', phone_no = '010-1234-5678' where user_id = 'emp'`)
  await site().sql(
    `update vendor_account set email = 'v@example.com', phone_no = '010-8765-4321' where portal_id = '${VENDOR}'`,
  )
})

const OF_THE_CHANGE = ['GET /api/manage/password', 'PATCH /api/manage/password', 'POST /api/auth/checkpassword']

/** What of all operations that ask for a person does not send him to the change of his password. */
async function openTo({ accessToken, userId }: Came): Promise<string[]> {
  const operations = (await operationsOf(site().address)).filter(({ isOpen }) => !isOpen)
  expect(operations.length).toBeGreaterThan(1000)
  const headers = { 'x-authorization': `Bearer ${accessToken}` }
  const isOpen = async (operation: (typeof operations)[number]) => {
    const method = operation.method as 'GET'
    const answer = await site().app.inject({ method, url: addressOf(operation, { userId }), headers })
    return answer.statusCode !== 403 || answer.json().returnCode !== 'PASSWORD_CHANGE_REQUIRED'
  }
  const open: string[] = []
  while (operations.length > 0) {
    const some = operations.splice(0, 100)
    const found = await Promise.all(some.map(isOpen))
    open.push(...some.filter((_, index) => found[index]).map(({ name }) => name))
  }
  return open.sort()
}

test.each(['emp', VENDOR] as const)('a one-time password of %s opens its change and nothing else', async (userId) => {
  const came = await signIn(userId, await give(userId))
  expect(came.userId).toBe(userId)
  expect(await openTo(came)).toEqual(OF_THE_CHANGE)
  const renewed = await fetch(`${site().address}/api/auth/refresh`, { headers: { cookie: came.cookie } })
  const again = (await renewed.json()) as Came
  expect((await ask(again, '/api/common/menu')).status, 'a renewed token opens no more').toBe(403)
  expect((await ask(came, `/api/manage/password?userId=${userId}`)).status).toBe(200)
  expect((await changeOwn(came, OWN)).body).toBe(true)
  expect((await ask(came, '/api/common/menu')).status, 'the change opens the rest at once').toBe(200)
})

test('an administrator who came by one himself sets nobody else’s', async () => {
  const admin = site().elsewhere('admin')
  await admin.fetch('/api/auth/valid')
  await site().sql(`update sys_credential set pwd_expired_yn = 'Y', user_pwd_udt = $1 where user_id = 'admin'`, [
    site().now(),
  ])
  const late = site().elsewhere('admin')
  await late.fetch('/api/manage/password?userId=admin')
  await site().sql("update sys_session set confirm_dt = $1 where user_id = 'admin'", [site().now()])
  const body = { userId: 'emp2', userPwd: OWN, userPwdRepeat: OWN }
  const change = (userId: string) =>
    late.call('/api/manage/password', { method: 'PATCH', body: { ...body, userId } }).catch(({ code }) => code)
  await site().sql(`select pg_notify('jikim_directory', 'sys_user')`)
  await expect.poll(() => change('emp2')).toBe('PASSWORD_CHANGE_REQUIRED')
  expect(await change('admin')).toBe('PASSWORD_USED_BEFORE')
  await site().sql(`update sys_credential set pwd_expired_yn = 'N' where user_id = 'admin'`)
})

test.each(['emp', VENDOR] as const)(
  'a one-time password of %s ends after a day: sign-in, refresh and change',
  async (userId) => {
    const password = await give(userId)
    inOneDay(-60_000)
    const came = await signIn(userId, password)
    expect(came.userId).toBe(userId)
    expect((await ask(came, `/api/manage/password?userId=${userId}`)).status).toBe(200)
    inOneDay(-24 * 3_600_000 + 60_000)
    expect((await changeOwn(came, 'Green-tea 33')).body.returnCode).toBe('LOGGED_OUT')
    const renewed = await fetch(`${site().address}/api/auth/refresh`, { headers: { cookie: came.cookie } })
    expect(renewed.status).toBe(401)
    expect((await signIn(userId, password)).userId).toBe('unauthorize')
    const [last] = await site().sql('select result_cd from sys_login_log order by login_log_no desc limit 1')
    expect(last).toEqual({ result_cd: 'ENDED' })
    site().setClock()
  },
)

test.each(['emp', VENDOR] as const)(
  '%s is told by notice, mail and SMS that one was set, and by whom',
  async (userId) => {
    await site().sql('delete from com_outbox')
    const password = await give(userId)
    const { rows } = await site().as(userId).notifications()
    expect(rows[0]?.messageDesc).toContain('임시 비밀번호를 발급했습니다')
    const sent = await site().sql<{ channel_cd: string; recipient_desc: string; body_desc: string }>(
      'select channel_cd, recipient_desc, body_desc from com_outbox order by 1',
    )
    expect(sent.map(({ channel_cd, recipient_desc }) => [channel_cd, recipient_desc])).toEqual(
      userId === 'emp'
        ? [
            ['MAIL', 'emp@example.com'],
            ['SMS', '010-1234-5678'],
          ]
        : [
            ['MAIL', 'v@example.com'],
            ['SMS', '010-8765-4321'],
          ],
    )
    for (const { body_desc } of sent) {
      expect(body_desc).toContain('임시 비밀번호')
      expect(body_desc).not.toContain(password)
    }
  },
)

test('who came by somebody else’s word has entered no password, and works on', async () => {
  await give('emp')
  expect((await site().elsewhere('emp').fetch('/api/common/menu')).status).toBe(200)
})
