import { beforeEach, expect, test } from 'vitest'
import { sha256Hex } from '#platform/server/sign-in/passwords.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const API = '/api/vendor/portal/account'
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))

const step = (userId: string, portalId: string, name: string) =>
  site().as(userId).call(`${API}/${portalId}/${name}`, { method: 'POST' })
const linkOf = async (portalId: string) => {
  const [row] = await site().sql<{ body: string }>(
    `select body_desc as body from com_outbox where user_id = '${portalId}' order by outbox_no desc limit 1`,
  )
  return row?.body.split('link=')[1] ?? ''
}
const open = (path: string, body: object) =>
  fetch(`${site().address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const password = { userPwd: 'Haneul-2026!x', userPwdRepeat: 'Haneul-2026!x' }

test('the administrator opens an account; its link sets one password, with the end of the phone number, within a day', async () => {
  const body = { userNm: '신가온', phoneNo: '010-6543-2109', vendorRoleCd: 'VSP' }
  await expect(site().as('V100001-02').call(API, { method: 'POST', body })).rejects.toMatchObject({ status: 403 })
  const { portalId } = await site().as('V100001-01').call<{ portalId: string }>(API, { method: 'POST', body })
  expect(portalId).toMatch(/^V100001-\d\d$/)
  const link = await linkOf(portalId)
  expect(await (await open('/api/auth/vendorFirstPwd', { link })).json()).toMatchObject({
    portalId: expect.stringMatching(/^V1\*+\d$/),
  })
  const confirm = (phoneEnd: string) => open('/api/auth/vendorFirstPwd/confirm', { link, phoneEnd, ...password })
  expect((await confirm('0000')).status).toBe(422)
  expect((await confirm('2109')).status).toBe(200)
  expect((await confirm('2109')).status).toBe(422)
  const [kept] = await site().sql<{ n: number }>(
    `select count(*)::int as n from sys_credential where user_id = '${portalId}'`,
  )
  expect(kept?.n).toBe(1)
  expect(sha256Hex(password.userPwd)).toHaveLength(64)
})

test('a link is over after a day, after a newer one, and after five wrong tries', async () => {
  await step('V100001-01', 'V100001-03', 'link')
  const first = await linkOf('V100001-03')
  await step('V100001-01', 'V100001-03', 'link')
  const second = await linkOf('V100001-03')
  expect((await open('/api/auth/vendorFirstPwd', { link: first })).status).toBe(422)
  expect((await open('/api/auth/vendorFirstPwd', { link: second })).status).toBe(200)
  site().setClock('2026-11-22T10:00:01+09:00')
  expect((await open('/api/auth/vendorFirstPwd', { link: second })).status).toBe(422)
  site().setClock('2026-11-22T11:00:00+09:00')
  await step('V100001-01', 'V100001-03', 'link')
  const third = await linkOf('V100001-03')
  for (let n = 0; n < 5; n++)
    await open('/api/auth/vendorFirstPwd/confirm', { link: third, phoneEnd: '0000', ...password })
  expect((await open('/api/auth/vendorFirstPwd', { link: third })).status).toBe(200)
  await open('/api/auth/vendorFirstPwd/confirm', { link: third, phoneEnd: '0000', ...password })
  expect((await open('/api/auth/vendorFirstPwd', { link: third })).status).toBe(422)
})

test('R2 the last administrator of a vendor cannot be stopped; another account is, with what is signed in', async () => {
  await expect(step('V100002-01', 'V100002-01', 'stop')).rejects.toMatchObject({
    status: 422,
    code: 'ACCOUNT_LAST_VAD',
  })
  const signedIn = site().as('V100001-02')
  expect((await signedIn.fetch('/api/vendor/portal/persons')).status).toBe(200)
  await step('V100001-01', 'V100001-02', 'stop')
  await expect.poll(async () => (await signedIn.fetch('/api/vendor/portal/persons')).status).toBe(401)
  await step('V100001-01', 'V100001-02', 'start')
})

test('accounts of another vendor are as unknown', async () => {
  await expect(step('V100001-01', 'V100002-01', 'stop')).rejects.toMatchObject({ status: 404 })
  const { rows } = await site().as('V100001-01').call<{ rows: unknown[] }>(`${API}s?vendorCd=V100002`)
  expect(rows).toEqual([])
  const seen = await site().as('pur').call<{ rows: { phoneNo: string }[] }>(`${API}s?vendorCd=V100002`)
  expect(seen.rows[0]?.phoneNo).toMatch(/^010-\*{4}-\d{4}$/)
})
