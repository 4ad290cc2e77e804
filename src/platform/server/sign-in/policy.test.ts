import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { sha256Hex } from './passwords.ts'

const site = aFileSite()
const PATH = '/api/manage/policy/loginpolicy'
interface Info {
  pwdExpiredYn: string
  pwdRemainDayCnt: number | null
}
const info = (userId: string) => site().as(userId).call<Info>(`/api/manage/loginuserinfo?token=${userId}`)
const signIn = async (userId: string, password: string) => {
  const response = await fetch(`${site().address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPwdSHA: sha256Hex(password) }),
  })
  return (await response.json()) as { userId: string; accessToken: string }
}
const ofPassword = (userId: string, days: number) =>
  site().sql(
    `insert into sys_credential (user_id, password_hash, user_pwd_udt) values ($1, 'x', $2::timestamptz - make_interval(days => $3))
     on conflict (user_id) do update set user_pwd_udt = excluded.user_pwd_udt, pwd_expired_yn = 'N'`,
    [userId, site().services.clock.now(), days],
  )
const policy = {
  maxFailureCnt: 3,
  lockMinuteCnt: 10,
  unusedDayCnt: 60,
  passwordDayCnt: 30,
  reminderDayCnt: 5,
  idleMinuteCnt: 60,
  sessionHourCnt: 8,
  concurrentLoginYn: 'N',
  passwordRules: {
    staff: { anyOf: [{ minLength: 12, kindCnt: 4 }], pastCnt: 2 },
    vendor: { anyOf: [{ minLength: 9, kindCnt: 1 }], pastCnt: 0 },
  },
}
beforeEach(async () => {
  await site().sql("delete from sys_setting where setting_cd in ('loginPolicy', 'concurrentLoginYn', 'passwordRules')")
  await site().sql('delete from sys_login_fail')
})

test('a password is spoken of 14 days before its 90 days are over, and is to be changed then', async () => {
  await ofPassword('emp', 75)
  expect(await info('emp')).toMatchObject({ pwdExpiredYn: 'N', pwdRemainDayCnt: null })
  await ofPassword('emp', 76)
  expect(await info('emp')).toMatchObject({ pwdExpiredYn: 'N', pwdRemainDayCnt: 14 })
  await ofPassword('emp', 90)
  expect(await info('emp')).toMatchObject({ pwdExpiredYn: 'Y', pwdRemainDayCnt: null })
})

test('S-059 EA-A14 the policy of the site counts: failures, how long, and how old a password may be', async () => {
  await site().as('admin').call(PATH, { method: 'PUT', body: policy })
  await ofPassword('emp', 26)
  expect(await info('emp')).toMatchObject({ pwdExpiredYn: 'N', pwdRemainDayCnt: 4 })
  for (let tries = 0; tries < 3; tries++) await signIn('somebody', 'wrong')
  const refusal = await signIn('somebody', 'wrong')
  expect(refusal.accessToken).toContain('3회 이상')
  const [fail] = await site().sql<{ minutes: number }>(
    "select round(extract(epoch from lock_to_dt - last_fail_dt) / 60)::int as minutes from sys_login_fail where user_id = 'somebody'",
  )
  expect(fail?.minutes).toBe(10)
})

test('only an administrator reads and sets the policy, within reason, and it is audited', async () => {
  expect(await site().as('admin').call(PATH)).toMatchObject({
    maxFailureCnt: 5,
    passwordDayCnt: 90,
    concurrentLoginYn: 'N',
  })
  for (const method of ['GET', 'PUT']) {
    const request = method === 'PUT' ? { method, body: policy } : { method }
    await expect(site().as('emp').call(PATH, request)).rejects.toMatchObject({ status: 403 })
  }
  const { staff, vendor } = policy.passwordRules
  for (const unreasonable of [
    { maxFailureCnt: 1000 },
    { passwordRules: { vendor, staff: { ...staff, anyOf: [] } } },
    { passwordRules: { vendor, staff: { ...staff, anyOf: [{ minLength: 4, kindCnt: 1 }] } } },
  ])
    await expect(
      site()
        .as('admin')
        .call(PATH, { method: 'PUT', body: { ...policy, ...unreasonable } }),
    ).rejects.toMatchObject({ status: 400 })
  await site().as('admin').call(PATH, { method: 'PUT', body: policy })
  const [row] = await site().sql<{ diff_json: object }>(
    "select diff_json from sys_audit where biz_cd = 'setting' order by audit_no desc limit 1",
  )
  expect(row?.diff_json).toMatchObject({
    maxFailureCnt: [5, 3],
    passwordDayCnt: [90, 30],
    staffPasswordDesc: ['10/2 8/3 (5)', '12/4 (2)'],
  })
})

test('EA-A17 one sees where one is signed in, and ends all of it but the one at hand', async () => {
  await site().sql("insert into sys_setting (setting_cd, setting_val) values ('concurrentLoginYn', 'Y')")
  const one = site().as('safety')
  const other = site().elsewhere('safety')
  await other.call('/api/common/menu')
  const { rows } = await one.call<{ rows: { currentYn: string }[] }>('/api/auth/sessions')
  expect(rows.map(({ currentYn }) => currentYn).sort()).toEqual(['N', 'Y'])
  expect(await one.call('/api/auth/sessions/endothers', { method: 'POST' })).toEqual({ endedCnt: 1 })
  await expect.poll(() => other.call('/api/common/menu').catch(({ code }) => code)).toBe('LOGGED_OUT')
  expect((await one.call<{ rows: object[] }>('/api/auth/sessions')).rows).toHaveLength(1)
})

test('the history of sign-ins is for administrators, by id and by result', async () => {
  await signIn('nobody', 'wrong')
  const path = '/api/manage/log/loginhistorys?q=nobody&resultCd=UNKNOWN'
  expect(await site().as('admin').call(path)).toMatchObject({ total: 1, rows: [{ userId: 'nobody', kindCd: 'staff' }] })
  await expect(site().as('emp').call(path)).rejects.toMatchObject({ status: 403 })
})
