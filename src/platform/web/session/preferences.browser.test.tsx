import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering } from '#platform/web/test/answers.ts'
import { sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { savePreference, usePreference } from './preferences.ts'
import { dropSession, startSession } from './session.ts'

const NAME = 'table:list'
const NONE = {}
/** Changes in a row are sent together after a second. */
const SOON = { timeout: 5000 }
let server: ReturnType<typeof answering>

function Shown({ name = NAME }: { name?: string }) {
  const [value, save] = usePreference<object>(name, NONE)
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      <button type="button" onClick={() => save({ order: ['here'] })}>
        바꾸기
      </button>
    </>
  )
}
const shown = page.getByRole('status')
const sent = () => server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)

async function signInWith(preferences: Record<string, unknown>, at = '2026-11-20T09:00:00+09:00') {
  const preferenceDts = Object.fromEntries(Object.keys(preferences).map((name) => [name, at]))
  server = answering({
    ...sessionAnswers([]),
    'GET /api/manage/loginuserinfo': () => ({ body: { ...sampleUser, preferences, preferenceDts } }),
  })
  await startSession()
}
/** What an earlier visit has left in this browser. */
const leftHere = (name: string, at: string, unsent: boolean) =>
  localStorage.setItem(
    `preference:${sampleUser.userId}:${name}`,
    JSON.stringify({ value: { order: ['before'] }, at, unsent }),
  )

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  server.restore()
  dropSession()
})

test('S-124 S-195 what was set on another device wins over an older copy in this browser', async () => {
  leftHere('older', '2026-11-21T09:00:00Z', false)
  leftHere('offline', '2026-11-19T09:00:00Z', true)
  await signInWith({ older: { order: ['server'] }, offline: { order: ['server'] } })
  await render(<Shown name="older" />)
  await render(<Shown name="offline" />)
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual([
    '{"order":["server"]}',
    '{"order":["server"]}',
  ])
  expect(sent()).toEqual([])
})

test('S-124 a later change that never reached the server wins, and is sent now', async () => {
  leftHere('later', '2026-11-21T09:00:00Z', true)
  await signInWith({ later: { order: ['server'] } })
  await render(<Shown name="later" />)
  await expect.element(shown).toHaveTextContent('{"order":["before"]}')
  await expect.poll(sent, SOON).toEqual([{ later: { order: ['before'] } }])
  await expect.poll(() => localStorage.getItem(`preference:${sampleUser.userId}:later`)).toContain('"unsent":false')
})

test('S-124 a change shows at once everywhere on the page and is sent once', async () => {
  await signInWith({})
  await render(<Shown />)
  await render(<Shown />)
  await page.getByRole('button', { name: '바꾸기' }).first().click()
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual(['{"order":["here"]}', '{"order":["here"]}'])
  savePreference('size', 'mini')
  await expect.poll(sent, SOON).toEqual([{ [NAME]: { order: ['here'] }, size: 'mini' }])
})

test('S-124 a change that did not arrive stays to be sent', async () => {
  await signInWith({})
  const lost = answering({ 'PUT /api/manage/preferences': () => ({ status: 500, body: {} }) })
  await render(<Shown name="lost" />)
  await page.getByRole('button', { name: '바꾸기' }).click()
  await expect.poll(() => lost.sent.length, SOON).toBe(1)
  lost.restore()
  expect(localStorage.getItem(`preference:${sampleUser.userId}:lost`)).toContain('"unsent":true')
})
