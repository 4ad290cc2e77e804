/** What a page brings with it: never anything else, for anybody else, than the interface answers to the same person. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { counsel } from '#modules/hea/infirm/counsel.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { pageAsks } from '#platform/server/http/page-asks.ts'
import { setPasswords } from '#platform/server/sign-in/passwords.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from './modules.ts'

const folder = mkdtempSync(join(tmpdir(), 'jikim-page-'))
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><head><title>app</title><script src="/assets/app-1234abcd.js"></script></head><body><div id="root"></div></body></html>',
)
mkdirSync(join(folder, 'assets'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A busy machine is no reason to leave anything out. */
let pageMs = 60_000
const site = aFileSite({ web: folder, pageMs: () => pageMs })
const LIST = nearMiss.route.staff ?? ''
const COUNSELS = counsel.route.staff ?? ''
const OPENED = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const END_OF_TEXT = '</script><script>alert(1)</script><!--'
let counselNo: number

beforeAll(async () => {
  const draft = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: END_OF_TEXT }))
  await site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
  const planned = await site()
    .as('nurse')
    .create(counsel, { userId: 'emp2', riskCd: 'D1', counselYmd: dayOf(new Date()) })
  counselNo = planned.heaCounselNo
  await site().as('nurse').act(counsel, counselNo, 'plan')
})

/** As a browser opens it: `fetch` would say that a script asks. */
const openWith = (path: string, token: string, headers: Record<string, string> = {}) =>
  site().app.inject({ url: path, headers: { ...OPENED, ...headers }, cookies: token ? { jwtToken: token } : {} })

interface Carried {
  userId: string
  answers: Record<string, unknown>
}
const carriedIn = (html: string): Carried | undefined => {
  const [, json] = /<script type="application\/json" id="carried">(.*?)<\/script>/s.exec(html) ?? []
  return json === undefined ? undefined : (JSON.parse(json) as Carried)
}
const carriedBy = async (path: string, token: string, headers?: Record<string, string>) =>
  carriedIn((await openWith(path, token, headers)).body)

test('who he is, what he may open, the site and the rows of the list: as the interface answers each of them', async () => {
  for (const [userId, info, path] of [
    ['safety', 'loginuserinfo', LIST],
    ['emp', 'loginuserinfo', LIST],
    ['V100001-02', 'loginvendorinfo', nearMiss.route.vendor ?? LIST],
    ['nurse', 'loginuserinfo', COUNSELS],
  ] as const) {
    const token = await site().tokenOf(userId)
    const carried = await carriedBy(path, token)
    expect(carried?.userId).toBe(userId)
    const urls = Object.keys(carried?.answers ?? {})
    expect(urls).toEqual([
      `/api/manage/${info}?token=${userId}`,
      '/api/common/menu',
      '/api/common/site',
      expect.stringMatching(/^\/api\/(saf\/accident\/nearmisss|hea\/infirm\/counsels)\?page=1&limit=20/),
    ])
    for (const url of urls) {
      const headers = { 'x-authorization': `Bearer ${token}` }
      const answer = await (await fetch(`${site().address}${url}`, { headers })).json()
      expect(carried?.answers[url], `${userId} ${url}`).toEqual(answer)
    }
  }
})

test('nobody keeps such a page; its policy is that of every page, and no token stands in it', async () => {
  const token = await site().tokenOf('safety')
  const page = await openWith(LIST, token)
  expect(page.headers['cache-control']).toBe('private, no-store')
  const bare = await openWith('/login', token)
  expect(bare.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toBe(bare.headers['content-security-policy'])
  expect(page.body).not.toContain(token)
  // A browser that does not say what it asks for may be a worker, which keeps what it gets.
  const untold = await site().app.inject({ url: LIST, headers: { accept: 'text/html' }, cookies: { jwtToken: token } })
  expect(untold.body).not.toMatch(/carrie/)
  expect(bare.body).not.toMatch(/carrie/)
})

test('what somebody has written ends no element of the page', async () => {
  const html = (await openWith(LIST, await site().tokenOf('emp'))).body
  expect(html.split('<script')).toHaveLength(3)
  expect(html).not.toContain('<!--')
  expect(JSON.stringify(carriedIn(html))).toContain(JSON.stringify(END_OF_TEXT).slice(1, -1))
})

test('of another who signs in on the device it carries his answers; of nobody, or who has left, none', async () => {
  const [first, second] = [await site().tokenOf('safety'), await site().tokenOf('emp')]
  expect((await carriedBy(LIST, first))?.userId).toBe('safety')
  const other = JSON.stringify(await carriedBy(LIST, second))
  expect(other).toContain('loginuserinfo?token=emp')
  expect(other).not.toContain('"userId":"safety","userNm"')

  const headers = { 'x-authorization': `Bearer ${first}` }
  expect((await fetch(`${site().address}/api/auth/logout`, { method: 'POST', headers })).status).toBe(204)
  for (const token of [first, `${second}x`, 'x', '']) {
    const page = await openWith(LIST, token)
    expect(page.statusCode).toBe(200)
    expect(carriedIn(page.body)).toBeUndefined()
  }
  expect(await carriedBy(LIST, second)).toBeDefined()
})

test('whoever is about to change his password is told no more than by the interface', async () => {
  await setPasswords(site().services.db, [{ userId: 'mgr2', password: 'Given-once 1' }], site().now())
  await site().sql(`update sys_credential set pwd_expired_yn = 'Y', user_pwd_udt = $1 where user_id = 'mgr2'`, [
    site().now(),
  ])
  const token = await site().tokenOf('mgr2')
  await site().sql(`update sys_session set confirm_dt = $1 where user_id = 'mgr2'`, [site().now()])
  expect(Object.keys((await carriedBy(LIST, token))?.answers ?? {})).toEqual(['/api/common/site'])
})

test('of health it holds what the person reads, for whoever may not nothing: list and record', async () => {
  const record = `${COUNSELS}/${counselNo}`
  const mine = await carriedBy(record, await site().tokenOf('nurse'))
  expect(mine?.answers[`${counsel.api}/${counselNo}`]).toMatchObject({ userId: 'emp2', riskCd: 'D1' })
  for (const userId of ['admin', 'emp', 'safety', 'reader', 'V100001-02'])
    for (const path of [COUNSELS, record]) {
      const html = (await openWith(path, await site().tokenOf(userId))).body
      expect(html, userId).not.toMatch(/riskCd|heaCounselNo/)
      expect(carriedIn(html)?.userId).toBe(userId)
    }
})

test('of every list: it is carried where the interface answers it, and is refused where that refuses', async () => {
  const asks = pageAsks(models)
  const pages = [...new Set(models.flatMap(({ route }) => [route.staff, route.vendor]))].filter(
    (path) => path !== undefined,
  )
  for (const userId of ['emp', 'nurse', 'V100001-01']) {
    const token = await site().tokenOf(userId)
    const headers = { 'x-authorization': `Bearer ${token}` }
    for (const path of pages) {
      const carried = await carriedBy(path, token)
      const [url = ''] = Object.keys(carried?.answers ?? {}).slice(3)
      const asked = url || (asks.asked(path) ?? '')
      const answer = await fetch(`${site().address}${asked}`, { headers })
      if (answer.ok) expect(carried?.answers[asked], `${userId} ${path}`).toEqual(await answer.json())
      else expect(url, `${userId} ${path}`).toBe('')
    }
  }
})

test('it is for who opens the page: a script that reads the address, a frame or a picture gets the page alone', async () => {
  const token = await site().tokenOf('safety')
  for (const headers of [
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ])
    expect(await carriedBy(LIST, token, headers as Record<string, string>)).toBeUndefined()
})

test('who waits for the database waits for no page: it comes without answers', async () => {
  const token = await site().tokenOf('safety')
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  pageMs = 500
  for (let connection = 0; connection < 30; connection++) void site().services.db.read('SYSTEM', () => promise)
  const page = await openWith(LIST, token)
  expect(page.body).toContain('</html>')
  expect(carriedIn(page.body)?.answers ?? {}).toEqual({})
  resolve()
})
