import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { SearchField } from './search-field.tsx'

const WAIT_MS = 1_000
const here = window.location.href
let asked: string[]
beforeEach(() => {
  asked = []
})
afterEach(async () => {
  vi.useRealTimers()
  window.history.replaceState(null, '', here)
  await cleanup()
})

function Asking() {
  const [q, setQ] = useState('')
  const search = (text: string) => {
    asked.push(text)
    setQ(text)
  }
  return <SearchField asked={q} places={['제목']} onSearch={search} />
}

test('what is typed is asked for once it stays', async () => {
  await render(<Asking />)
  await page.getByRole('searchbox', { name: '검색' }).fill('발판')
  await expect.poll(() => asked).toEqual(['발판'])
})

test('Enter asks once, however long the list takes to follow', async () => {
  const onSearch = (text: string) => asked.push(text)
  await render(<SearchField asked="" places={['제목']} onSearch={onSearch} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('searchbox', { name: '검색' }).fill('발판')
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(WAIT_MS)
  expect(asked).toEqual(['발판'])
})

test('whoever opens a row at once is not led back to the list by what he had typed', async () => {
  await render(<Asking />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('searchbox', { name: '검색' }).fill('발판')
  window.history.pushState(null, '', '/sample/7')
  vi.advanceTimersByTime(WAIT_MS)
  expect(asked).toEqual([])
})
