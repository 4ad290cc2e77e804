/** A list of work opens with what is open; the other views stand one press away, and the address says which it is. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { savePreference } from '#platform/web/session/preferences.ts'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer } from './test/sample-document.tsx'

let server: SampleServer
beforeEach(() => {
  forgetAll()
  server = sampleServer(aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1' }))
})
afterEach(async () => {
  // What was chosen holds for the whole page.
  savePreference('table:/sample', {})
  await cleanup()
  server.restore()
})
const open = (path: string) => openSample(path, { hasViews: true })
const address = () => page.getByTestId('address')
const said = () => address().element().textContent
const asked = () => server.asked.at(-1) ?? ''
const views = () => page.getByRole('navigation', { name: '목록 보기' })
const view = (name: string) => views().getByRole('button', { name, exact: true })
const state = (name: string) =>
  page.getByRole('navigation', { name: '상태' }).getByRole('button', { name, exact: true })
const chosen = () => views().element().querySelector('[aria-current]')?.textContent

test('it opens with what is open, asked for once, and says so in its address', async () => {
  await open('/sample')
  await expect.poll(said).toBe('/sample?view=open')
  await expect.element(page.getByRole('link', { name: 'SP-1 발판 들뜸' })).toBeVisible()
  expect(server.asked).toEqual(['?page=1&limit=20&view=open'])
  expect(chosen()).toBe('열린 것')
  expect(
    views()
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['열린 것', '내 것', '내 차례', '전체'])
})

test('a link with conditions shows all that fulfil them; one with a view shows that view', async () => {
  await open('/sample?kindCd=A')
  await expect.poll(asked).toBe('?page=1&limit=20&kindCd=A')
  expect(chosen()).toBe('전체')
  await cleanup()
  await open('/sample?view=mine&kindCd=A')
  await expect.poll(asked).toBe('?page=1&limit=20&view=mine&kindCd=A')
  expect(chosen()).toBe('내 것')
})

test('a view is chosen by hand or by key, keeps the conditions, and is what the list opens with next', async () => {
  await open('/sample?kindCd=A&page=2')
  await view('내 차례').click()
  await expect.element(address()).toHaveTextContent('/sample?view=waiting&kindCd=A')
  await expect.poll(asked).toBe('?page=1&limit=20&view=waiting&kindCd=A')
  view('내 것').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/sample?view=mine&kindCd=A')
  await page.getByRole('link', { name: '메뉴' }).click()
  await expect.poll(said).toBe('/sample?view=mine')
  expect(chosen()).toBe('내 것')
})

test('a reset takes the conditions away and leaves the view', async () => {
  await open('/sample?view=waiting&kindCd=A')
  await page.getByRole('button', { name: '초기화', exact: true }).click()
  await expect.poll(said).toBe('/sample?view=waiting')
  await expect.element(page.getByRole('button', { name: '초기화', exact: true })).not.toBeInTheDocument()
})

test('a state that has ended is looked for among all, and what is open leaves it again', async () => {
  await open('/sample')
  await state('보고').click()
  await expect.element(address()).toHaveTextContent('/sample?view=open&statusCd=REPORTED')
  await state('종결').click()
  await expect.element(address()).toHaveTextContent('/sample?view=all&statusCd=CLOSE')
  await view('열린 것').click()
  await expect.poll(said).toBe('/sample?view=open')
})

test('a view without rows leads to all of them', async () => {
  server.restore()
  server = sampleServer(null)
  await open('/sample')
  await expect.element(page.getByText('열린 것이 없습니다.')).toBeVisible()
  await page.getByRole('button', { name: '전체 보기' }).click()
  await expect.element(address()).toHaveTextContent('/sample?view=all')
  await expect.poll(asked).toBe('?page=1&limit=20')
})

test('what is sent to a file is the view that is seen', async () => {
  await open('/sample?view=mine&q=발판')
  await page.getByRole('button', { name: '엑셀', exact: true }).click()
  await expect
    .poll(() => server.sentTo('POST', '/api/exports').map(({ body }) => body))
    .toMatchObject([{ query: { q: '발판', view: 'mine' } }])
})

test('on a phone they are a row for the thumb, within the screen', async () => {
  await open('/sample')
  await page.viewport(390, 844)
  for (const name of ['열린 것', '내 것', '내 차례', '전체']) {
    const { left, right, height, width } = view(name).element().getBoundingClientRect()
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  }
})
