import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { setPasswords, sha256Hex } from './passwords.ts'
import { digestOf } from './tokens.ts'

const site = aFileSite()
const PASSWORD = 'Blue-whale 77'
const VENDOR = 'V100001-01'
const policyPath = '/api/manage/policy/loginpolicy'

async function signIn(userId: string): Promise<string> {
  const path = userId === VENDOR ? '/api/auth/vendorlogin' : '/api/auth/login'
  const answer = await fetch(`${site().address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPwdSHA: sha256Hex(PASSWORD) }),
  })
  return ((await answer.json()) as { userId: string }).userId
}
/** As if nobody had come for so many days. */
async function unusedFor(days: number, ...userIds: string[]) {
  const ago = new Date(site().now().getTime() - days * 86_400_000)
  await site().sql(`update sys_user set create_dt = $2 where user_id = any($1)`, [userIds, ago])
  await site().sql(`update vendor_account set create_dt = $2 where portal_id = any($1)`, [userIds, ago])
  await site().sql(`update sys_credential set user_pwd_udt = $2 where user_id = any($1)`, [userIds, ago])
  await site().sql(`delete from sys_account_use where user_id = any($1)`, [userIds])
}
const lastResult = async () => {
  const [row] = await site().sql<{ result: string }>(
    'select result_cd as result from sys_login_log order by login_log_no desc limit 1',
  )
  return row?.result
}
const stateOf = async (userId: string) =>
  (await site().as('admin').call<{ rows: { unusedYn: string }[] }>(`/api/manage/useraccounts?userIds=${userId}`))
    .rows[0]?.unusedYn

beforeAll(async () => {
  const entries = ['admin', 'emp', 'emp2', VENDOR].map((userId) => ({ userId, password: PASSWORD }))
  await setPasswords(site().services.db, entries, site().now())
})
beforeEach(async () => {
  await site().sql('delete from sys_account_use')
  await unusedFor(0, 'admin', 'emp', 'emp2', VENDOR)
})

test.each(['emp', VENDOR])(
  'EA-S5 %s comes in after 89 days without use and not after 90, with the one refusal of all',
  async (userId) => {
    await unusedFor(89.9, userId)
    expect(await signIn(userId)).toBe(userId)
    await unusedFor(90, userId)
    expect(await signIn(userId)).toBe('unauthorize')
    expect(await lastResult()).toBe('LOCKED')
  },
)

test('EA-S5 the job locks what nobody has used, once, and audits it; who came yesterday stays open', async () => {
  await unusedFor(90, 'emp', VENDOR)
  await unusedFor(100, 'emp2')
  await site().sql(`insert into sys_account_use (user_id, last_use_dt) values ('emp2', now() - interval '1 day')`)
  expect(await site().runJob('lock-unused-accounts')).toBe(2)
  expect(await site().runJob('lock-unused-accounts')).toBe(0)
  expect(
    await site().sql(`select biz_cd, biz_no from sys_audit where action_cd = 'LOCK_UNUSED' order by biz_cd`),
  ).toEqual([
    { biz_cd: 'user', biz_no: 'emp' },
    { biz_cd: 'vendor-account', biz_no: VENDOR },
  ])
  expect([await stateOf('emp'), await stateOf('emp2')]).toEqual(['Y', 'N'])
  expect(await signIn('emp')).toBe('unauthorize')
  expect(await signIn('emp2')).toBe('emp2')
  const { rows } = await site()
    .as('admin')
    .call<{ rows: { portalId: string; accountStatusCd: string }[] }>('/api/vendor/portal/accounts?vendorCd=V100001')
  expect(rows.find(({ portalId }) => portalId === VENDOR)?.accountStatusCd).toBe('LOCK')
})

test('the administrator opens it again, and its days begin anew', async () => {
  await unusedFor(90, 'emp', VENDOR)
  await site().runJob('lock-unused-accounts')
  await site().as('admin').call('/api/manage/user/emp/unlock', { method: 'POST' })
  await site().as('admin').call(`/api/vendor/portal/account/${VENDOR}/unlock`, { method: 'POST' })
  for (const userId of ['emp', VENDOR]) expect(await signIn(userId)).toBe(userId)
  expect(await site().runJob('lock-unused-accounts')).toBe(0)
})

test('a link that sets a password opens it as well', async () => {
  await unusedFor(90, VENDOR)
  await site().runJob('lock-unused-accounts')
  const link = 'l'.repeat(32)
  await site().sql(`update vendor_account set phone_no = '010-1234-5678' where portal_id = $1`, [VENDOR])
  await site().sql(
    `insert into sys_one_time (purpose_cd, user_id, secret_digest, expire_dt, create_dt)
     values ('SET_PWD', $1, $2, now() + interval '1 day', now())`,
    [VENDOR, digestOf(link)],
  )
  const userPwd = 'Green-tea 33'
  const answer = await fetch(`${site().address}/api/auth/vendorFirstPwd/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link, phoneEnd: '5678', userPwd, userPwdRepeat: userPwd }),
  })
  expect(answer.status).toBe(200)
  expect(await site().sql(`select lock_dt from sys_account_use where user_id = '${VENDOR}'`)).toEqual([
    { lock_dt: null },
  ])
  await setPasswords(site().services.db, [{ userId: VENDOR, password: PASSWORD }], site().now())
})

test('the days are a setting, 0 is never; the administrator who came last stays open, or nobody could open the rest', async () => {
  const policy = await site().as('admin').call<object>(policyPath)
  const set = (unusedDayCnt: number) =>
    site()
      .as('admin')
      .call(policyPath, { method: 'PUT', body: { ...policy, unusedDayCnt } })
  await unusedFor(31, 'emp')
  await set(30)
  expect(await signIn('emp')).toBe('unauthorize')
  await set(0)
  expect(await site().runJob('lock-unused-accounts')).toBe(0)
  expect(await signIn('emp')).toBe('emp')
  await set(30)
  await site().sql(`update sys_user set create_dt = now() - interval '400 days'`)
  await unusedFor(300, 'admin')
  await site().runJob('lock-unused-accounts')
  expect(await signIn('admin')).toBe('admin')
})
