import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { setPasswords, sha256Hex } from './passwords.ts'

const site = aFileSite()
const OLD = 'Blue-whale 77'
const NEW = 'Green-tea 33'

async function post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${site().address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const ask = (userId: string) => post('/api/auth/passwordlink', { userId })
const open = (link: string) => post('/api/auth/passwordlink/open', { link })
const confirm = (link: string, userId = 'emp', userPwd = NEW, userPwdRepeat = userPwd) =>
  post('/api/auth/passwordlink/confirm', { link, userId, userPwd, userPwdRepeat })
const signIn = async (userId: string, password: string) =>
  (await post('/api/auth/login', { userId, userPwdSHA: sha256Hex(password) })).body.userId

const sent = () =>
  site().sql<{ user_id: string; channel_cd: string; recipient_desc: string; body_desc: string; secret_yn: string }>(
    'select user_id, channel_cd, recipient_desc, body_desc, secret_yn from com_outbox order by outbox_no',
  )
const lastLink = async () => /link=([\w-]{32})$/.exec((await sent()).at(-1)?.body_desc ?? '')?.[1] ?? ''
const later = (minutes: number) => site().setClock(new Date(site().now().getTime() + minutes * 60_000))

beforeEach(async () => {
  site().setClock()
  for (const table of ['com_outbox', 'sys_try_limit', 'sys_one_time', 'sys_account_use'])
    await site().sql(`delete from ${table}`)
  await site().sql(
    `update sys_user set email = 'emp@example.com', phone_no = '010-1234-5678', user_status_cd = 'ACTIVE' where user_id = 'emp'`,
  )
  await site().sql(`update sys_credential set past_hashes = '{}' where user_id = 'emp'`)
  await setPasswords(site().services.db, [{ userId: 'emp', password: OLD }], site().now())
})

test('who has forgotten his password sets another one by a link to his mail; his sessions end, and it is audited', async () => {
  const elsewhere = site().elsewhere('emp')
  expect((await elsewhere.fetch('/api/auth/valid')).status).toBe(200)
  expect((await ask('emp')).status).toBe(200)
  expect(await sent()).toMatchObject([
    { user_id: 'emp', channel_cd: 'MAIL', recipient_desc: 'emp@example.com', secret_yn: 'Y' },
  ])
  const link = await lastLink()
  expect((await open(link)).body.rule).toMatchObject({ pastCnt: 5 })
  expect((await confirm(link)).status).toBe(200)
  expect(await signIn('emp', OLD)).toBe('unauthorize')
  expect(await signIn('emp', NEW)).toBe('emp')
  await expect.poll(() => elsewhere.fetch('/api/auth/valid').then(({ status }) => status)).toBe(401)
  const [entry] = await site().sql(`select biz_no from sys_audit where action_cd = 'PASSWORD_RESET'`)
  expect(entry).toEqual({ biz_no: 'emp' })
})

test('without mail it goes to the phone', async () => {
  await site().sql(`update sys_user set email = null where user_id = 'emp'`)
  await ask('emp')
  expect(await sent()).toMatchObject([{ channel_cd: 'SMS', recipient_desc: '010-1234-5678' }])
})

test('the answer is the same whether or not there is such an id, and whether he has left or has no address', async () => {
  const answer = await ask('emp')
  expect(await ask('nobody')).toEqual(answer)
  await site().sql(`update sys_user set user_status_cd = 'RETIRED' where user_id = 'emp'`)
  expect(await ask('emp')).toEqual(answer)
  await site().sql(`update sys_user set user_status_cd = 'ACTIVE', email = null, phone_no = null where user_id = 'emp'`)
  expect(await ask('emp')).toEqual(answer)
  expect(await sent()).toHaveLength(1)
})

test('it is good once, for an hour, until a newer one is sent, and for its owner alone', async () => {
  await ask('emp')
  const first = await lastLink()
  await ask('emp')
  const link = await lastLink()
  expect((await confirm(first)).body.returnCode).toBe('LINK_OVER')
  expect((await confirm(link, 'safety')).body.returnCode).toBe('LINK_OVER')
  expect((await confirm('x'.repeat(32))).body.returnCode).toBe('LINK_OVER')
  later(61)
  expect((await open(link)).body.returnCode).toBe('LINK_OVER')
  expect((await confirm(link)).body.returnCode).toBe('LINK_OVER')
  later(-61)
  expect((await confirm(link)).status).toBe(200)
  expect((await confirm(link, 'emp', 'Other-tea 44')).body.returnCode).toBe('LINK_OVER')
  expect((await open(link)).status).toBe(422)
})

test('five wrong ids end it; asking and trying are limited, for ids that nobody has as well', async () => {
  await ask('emp')
  const link = await lastLink()
  for (let tries = 0; tries < 5; tries++) await confirm(link, 'safety')
  expect((await confirm(link)).body.returnCode).toBe('LINK_OVER')
  await site().sql('delete from sys_try_limit')
  for (const userId of ['emp', 'nobody']) {
    for (let tries = 0; tries < 3; tries++) expect((await ask(userId)).status).toBe(200)
    expect((await ask(userId)).body.returnCode).toBe('TOO_MANY_TRIES')
  }
})

test('the rule of the site is asked here too, and what is refused leaves the link as it is', async () => {
  await ask('emp')
  const link = await lastLink()
  expect((await confirm(link, 'emp', 'short')).body.returnCode).toBe('PASSWORD_TOO_WEAK')
  expect((await confirm(link, 'emp', OLD)).body.returnCode).toBe('PASSWORD_USED_BEFORE')
  expect((await confirm(link, 'emp', NEW, 'another one 1')).body.returnCode).toBe('PASSWORD_DIFFERENT')
  await site().sql(`insert into sys_setting (setting_cd, setting_val) values
    ('passwordRules', '{"staff": {"anyOf": [{"minLength": 14, "kindCnt": 4}], "pastCnt": 0}}')`)
  expect((await confirm(link)).body.returnCode).toBe('PASSWORD_TOO_WEAK')
  await site().sql(`delete from sys_setting where setting_cd = 'passwordRules'`)
})

test('EA-S5 it opens an account that was locked, for failures or because nobody used it', async () => {
  await site().sql(`insert into sys_account_use (user_id, last_use_dt, lock_dt) values ('emp', now(), now())`)
  for (let tries = 0; tries < 6; tries++) await signIn('emp', 'wrong')
  expect(await signIn('emp', OLD)).toBe('unauthorize')
  await ask('emp')
  expect((await confirm(await lastLink())).status).toBe(200)
  expect(await signIn('emp', NEW)).toBe('emp')
})

test('an administrator sends links to many, and learns who could not be reached; who is new has 72 hours', async () => {
  await site().sql(`update sys_user set email = null, phone_no = null where user_id = 'emp2'`)
  await site().sql(`delete from sys_credential where user_id in ('emp', 'emp2')`)
  const admin = site().as('admin')
  const { rows: fresh } = await admin.call<{ rows: { userId: string }[] }>('/api/manage/users/passwordless')
  expect(fresh.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['emp', 'emp2']))
  const body = { userIds: ['emp', 'emp2', 'nobody', 'emp'] }
  const { rows } = await admin.call<{ rows: object[] }>('/api/manage/users/passwordlinks', { method: 'POST', body })
  expect(rows).toMatchObject([
    { userId: 'emp', sentCd: 'MAIL' },
    { userId: 'emp2', sentCd: 'NO_ADDRESS' },
    { userId: 'nobody', userNm: null, sentCd: 'UNKNOWN' },
  ])
  const link = await lastLink()
  later(71 * 60)
  expect((await confirm(link)).status).toBe(200)
  expect(await signIn('emp', NEW)).toBe('emp')
  const again = await site().as('admin').call<{ rows: { userId: string }[] }>('/api/manage/users/passwordless')
  expect(again.rows.map(({ userId }) => userId)).not.toContain('emp')
})

test('EA-S4 who holds a health level gets none, whoever asks for it', async () => {
  await site().sql(`update sys_user set email = 'nurse@example.com' where user_id = 'nurse'`)
  const send = () =>
    site()
      .as('admin')
      .call<{ rows: object[] }>('/api/manage/users/passwordlinks', { method: 'POST', body: { userIds: ['nurse'] } })
  const sentCnt = async () =>
    (await site().sql(`select from sys_one_time where purpose_cd = 'STAFF_PWD' and user_id = 'nurse'`)).length
  expect((await send()).rows).toMatchObject([{ userId: 'nurse', sentCd: 'HOLDS_LEVEL' }])
  expect((await ask('nurse')).status).toBe(200)
  expect(await sentCnt()).toBe(0)
})

test('who does not administer users sends none', async () => {
  for (const userId of ['emp2', 'safety', 'V100001-01']) {
    const one = site().as(userId)
    expect((await one.fetch('/api/manage/users/passwordless')).status).toBe(403)
    const request = { method: 'POST', body: { userIds: ['emp'] } }
    expect((await one.fetch('/api/manage/users/passwordlinks', request)).status).toBe(403)
  }
})
