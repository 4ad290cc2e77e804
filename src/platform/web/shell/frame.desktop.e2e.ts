import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

/** Until the first list is there on a machine with much else to do. */
const SLOW_MS = 15_000
const memoOf = (page: Page) => page.getByRole('textbox', { name: '메모' })
const strip = (page: Page) => page.getByTestId('tab-strip')
const tab = (page: Page, name: string) => strip(page).getByRole('link', { name, exact: true })
const tabs = (page: Page) => strip(page).getByRole('link')
const tabMenu = async (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click()

test('S-498 S-106 S-085 two menu rows of one page are two tabs; what is typed, open and scrolled in one is there again', async ({
  open,
}) => {
  test.slow()
  const page = await open('/sample/param?kind=A')
  await test.step('the raw address became the route, the page prints its param', async () => {
    await expect(page.getByTestId('value-param')).toHaveText('"A"')
    expect(new URL(page.url()).pathname).toBe('/sample/param_A')
    await memoOf(page).fill('가의 메모')
  })
  await test.step('the other row is another page of its own', async () => {
    await page.getByTestId('sidebar').getByRole('link', { name: '매개변수 B' }).click()
    await expect(page.getByTestId('value-param').locator('visible=true')).toHaveText('"B"')
    await expect(memoOf(page)).toHaveValue('')
    await memoOf(page).fill('나의 메모')
  })
  await test.step('a list with a condition, a scroll and an open menu', async () => {
    // What was typed is given up.
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto('/saf/accident/nearMissList')
    await expect(page.getByRole('grid')).toBeVisible({ timeout: SLOW_MS })
  })
  await test.step('F5 kept the tabs, not what was typed; the document has its title', async () => {
    await expect(tabs(page)).toHaveCount(4)
    await expect(page).toHaveTitle(/^아차사고 - .+/)
    await tab(page, '매개변수 A').click()
    await expect(memoOf(page)).toHaveValue('')
    await memoOf(page).fill('다시 가')
    await tab(page, '아차사고').click()
  })
  await test.step('near miss: an open menu and a typed search stay in their tab', async () => {
    const search = page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /검색/ }))
      .first()
    await search.fill('밸브')
    await page.getByTestId('title-card').getByRole('button', { name: '더 보기' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await tab(page, '매개변수 A').click()
    await expect(memoOf(page)).toHaveValue('다시 가')
    await expect(page.getByRole('grid')).toBeHidden()
    await tab(page, '아차사고').click()
    await expect(search).toHaveValue('밸브')
  })
})

test('S-109 S-108 S-107 S-110 the four actions of tabs, by context menu, keyboard, wheel and middle click', async ({
  open,
}) => {
  test.slow()
  const page = await open('/sample/param?kind=A')
  const names = [
    '목록',
    '트리',
    '입력',
    '선택기',
    '이미지 표시',
    '첨부파일',
    '팝업',
    '요청',
    '매개변수 B',
    '매개변수 A',
  ]
  await test.step('the strip scrolls to the active tab, the wheel scrolls it', async () => {
    await page.setViewportSize({ width: 1100, height: 800 })
    for (const name of names) {
      await page.getByTestId('sidebar').getByRole('link', { name, exact: true }).click()
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
      await expect(tab(page, name)).toBeInViewport()
    }
    await tab(page, '매개변수 B').click()
    const list = strip(page).getByRole('navigation')
    const offset = () => list.evaluate((box) => box.scrollLeft)
    await list.hover()
    await page.mouse.wheel(0, -5000)
    await expect.poll(offset).toBe(0)
    await page.mouse.wheel(0, 5000)
    await expect.poll(offset).toBeGreaterThan(0)
  })
  await test.step('the middle button closes; the active tab leads to the last one', async () => {
    await tab(page, '요청').click({ button: 'middle' })
    await expect(tab(page, '요청')).toHaveCount(0)
    await tab(page, '팝업').click()
    await strip(page).getByRole('button', { name: '팝업 닫기' }).click()
    await expect(tab(page, '매개변수 B')).toHaveAttribute('aria-current', 'page')
  })
  await test.step('by the keyboard: refresh asks before input is lost, and drops it', async () => {
    await memoOf(page).fill('지울 글')
    await strip(page).getByRole('button', { name: '탭 작업' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: '새로고침' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('저장하지 않은 내용이 있습니다. 계속하시겠습니까?')
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    await expect(memoOf(page)).toHaveValue('')
    expect(new URL(page.url()).pathname).toBe('/sample/param_B')
  })
  await test.step('the context menu closes the others and all', async () => {
    await tab(page, '매개변수 A').click({ button: 'right' })
    await tabMenu(page, '다른 탭 닫기')
    await expect(tabs(page)).toHaveCount(2)
    await expect(tab(page, '매개변수 A')).toHaveAttribute('aria-current', 'page')
    await tab(page, '매개변수 A').click({ button: 'right' })
    await tabMenu(page, '전체 닫기')
    await expect(tabs(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\/index$/)
  })
  await test.step('logging out drops the tabs', async () => {
    await page.getByTestId('sidebar').getByRole('link', { name: '트리' }).click()
    await expect(tabs(page)).toHaveCount(2)
    await page.getByRole('button', { name: '임정우 님' }).click()
    await page.getByRole('button', { name: '로그아웃' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => sessionStorage.getItem('jikim:tabs') ?? '')).not.toContain('/sample/tree')
  })
})

test('S-010 S-001 S-003 S-442 S-114 a vendor has his portal: Korean, his own routes, his top menu; a pasted link stays', async ({
  open,
}) => {
  const page = await open('/vendor/coworkSaf/nearMissList?page=1', 'V100001-02')
  await expect(page.getByRole('heading', { level: 1, name: '아차사고' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '아차사고' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/vendor/coworkSaf/nearMissList')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
  await expect(page.getByTestId('top-menu').getByRole('link', { name: '협력업체 협업' })).toBeVisible()

  for (const [path, heading] of [
    ['/saf/accident/nearMissList', '접근 권한이 없습니다'],
    ['/nowhere', '화면을 찾을 수 없습니다'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/vendor/portal')
  await expect(page).toHaveURL(/\/vendor\/portal\/portalNotice$/)

  await page.goto('/she/chm/mat-check-requst')
  await expect(page.getByRole('heading', { name: '화면을 찾을 수 없습니다' })).toBeVisible()
  await expect(page.getByTestId('navbar')).toBeHidden()
})

test('S-482 S-480 the shell paints before its data; by keyboard past the menus, the focus in plain sight', async ({
  open,
}) => {
  const page = await open('/index')
  await expect(page.getByRole('region', { name: '할 일' })).toBeVisible()
  const waiting: (() => Promise<void>)[] = []
  await page.route('**/api/auth/refresh', (route) => {
    waiting.push(() => route.continue())
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('.frame .navbar')).toBeVisible()
  await expect(page.getByTestId('sidebar')).toHaveCount(0)
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  for (const go of waiting) await go()
  await page.unroute('**/api/auth/refresh')
  await expect(page.getByRole('region', { name: '할 일' })).toBeVisible()

  await page.goto('/sample/param_A')
  await expect(memoOf(page)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '본문 바로가기' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#app-main')).toBeFocused()

  const header = await strip(page).boundingBox()
  const floor = (header?.y ?? 0) + (header?.height ?? 0)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      return {
        isInMain: document.activeElement?.closest('#app-main') !== null,
        top: box?.top ?? 0,
        bottom: box?.bottom ?? 0,
      }
    })
    if (!focused.isInMain) break
    expect(focused.top).toBeGreaterThanOrEqual(floor - 1)
  }
})
