import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const total = (page: Page) => page.getByTestId('row-total')

/** Fewer rows than the list keeps ready beyond its edge, and time to draw them: none is passed unseen. */
const scrollOn = (grid: Element) =>
  new Promise<void>((done) => {
    grid.scrollBy(0, 150)
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })

/** What the list has asked of the server, as `page/limit/sort`. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname !== '/api/sample/rows') return
    const read = (name: string) => url.searchParams.get(name) ?? ''
    asked.push(`${read('page')}/${read('limit')}/${read('sort')}`)
  })
  return asked
}

test('S-226 S-491 the infinite list goes on to its end mark, without a row twice or missing', async ({ open }) => {
  const page = await open('/sample/infinite')
  await expect(total(page)).toHaveText('총 95건')
  const asked = watchRequests(page)
  const seen = new Set<string>()
  const list = page.getByRole(isPhone(page) ? 'list' : 'grid', { name: '무한 스크롤' })
  const numbers = list.locator('[data-name="sampleId"]:not([role="columnheader"])')
  const note = async () => {
    for (const text of await numbers.allTextContents()) seen.add(text)
  }
  await note()
  await expect(async () => {
    if (isPhone(page)) await numbers.last().scrollIntoViewIfNeeded()
    else await list.evaluate(scrollOn)
    await note()
    await expect(page.getByText('마지막까지 보았습니다.')).toBeInViewport({ timeout: 20 })
  }).toPass({ intervals: [20] })
  await note()
  expect(seen.size).toBe(95)
  expect(asked).toEqual(['2/20/', '3/20/', '4/20/', '5/20/'])
})

test('S-227 S-491 the paged list shows ten rows and asks for twenty', async ({ open }) => {
  const page = await open('/sample/paged')
  await expect(total(page)).toHaveText('총 57건')
  const asked = watchRequests(page)
  const list = page.getByRole(isPhone(page) ? 'list' : 'grid', { name: '페이지 목록' })
  const numbers = list.locator('[data-name="sampleId"]:not([role="columnheader"])')
  await expect(numbers).toHaveCount(10)
  await page.getByRole('button', { name: '다음 페이지' }).click()
  await expect(numbers.first()).toHaveText('0000000000000011')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: '다음 페이지' }).click()
  await expect(numbers.first()).toHaveText('0000000000000021')
  expect(asked).toEqual(['2/20/'])
})
