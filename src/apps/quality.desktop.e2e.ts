/** What holds on every screen: nothing that axe calls serious, no sideways scroll, only the content on paper. */
import type { Page } from '@playwright/test'
import { heaScreens } from '#modules/hea/hea.screens.ts'
import { sampleScreens } from '#modules/sample/sample.screens.ts'
import { MENUS } from '#platform/model/session-paths.ts'
import { lasting, partsOf, rules, SETTLING_MS, show } from '#platform/test/axe.ts'
import { expect, test } from '#platform/test/journey.ts'
import { weigh } from '#platform/test/page-weight.ts'
import { phone } from '../../playwright.config.ts'

const samples = Object.keys(sampleScreens).map((key) => (key === 'sample/param' ? '/sample/param_A' : `/${key}`))
const screens = ['/index', '/saf/accident/nearMissList', '/saf/accident/nearMissList/1', ...samples]

/** What a theme can spoil of a page that is right in another one. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What is wider than the window scrolls in itself; the page does not. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const over = (box: Element | null) => (box ? box.scrollWidth - box.clientWidth : 0)
    return Math.max(over(document.documentElement), over(document.querySelector('#app-main')))
  })

const themes = [
  ['light', rules],
  ['dark', colours],
] as const
/** 360 px, and 1440 px at 200 %. */
const narrow = [360, 720]

/** Moments as programs write them to each other. */
const rawMoments = async (page: Page): Promise<string[]> => {
  const texts = await page.getByTestId('app-main').allTextContents()
  return [...texts.join('\n').matchAll(/\d{4}-\d\d-\d\dT\d\d:\S{0,20}/g)].map(([text]) => text)
}

/** Letters reach beyond their line; a line that is missing is more. */
const HALF_A_LINE = 8
/** Every list as it opens: what of it is beyond the edge of its page, and each value that is cut. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate((halfALine) => {
    // Machines of tests have no letters for Thai, and draw boxes that are wider.
    const isDrawn = (box: Element) => !/[\u0E00-\u0E7F]/.test(box.textContent)
    const cut = (box: Element) =>
      getComputedStyle(box).overflow !== 'visible' &&
      isDrawn(box) &&
      (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + halfALine)
    return [...document.querySelectorAll('[role=grid]')].flatMap((grid) => [
      ...(grid.scrollWidth > grid.clientWidth + 1 ? [`${grid.scrollWidth - grid.clientWidth} px beyond the edge`] : []),
      ...[...grid.querySelectorAll('.table-cell, .table-cell :not(.visually-hidden)')]
        .filter(cut)
        .map((box) => `cut: ${box.textContent}`),
    ])
  }, HALF_A_LINE)

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: 1440, height: 900 })
  // A colour on its way to another is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page, path)
  // Samples show the value of an input as it is sent.
  if (!path.startsWith('/sample/')) faults.push(...(await unread(page)), ...(await rawMoments(page)))
  for (const [theme, looked] of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    faults.push(...(await lasting(page, looked)).map((fault) => `${theme}: ${fault}`))
  }
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 780 })
    try {
      await expect.poll(() => excess(page), { timeout: SETTLING_MS }).toBeLessThanOrEqual(1)
    } catch {
      faults.push(`${await excess(page)} px wider than ${width} px`)
    }
  }
  return faults
}

/** The health manager may open them all. */
const health = [...Object.keys(heaScreens).map((route) => `/${route}`), '/hea/checkup/checkupPlan/5']
const walks = [
  ...partsOf(screens).map((walk) => ({ ...walk, of: 'the screens', userId: 'admin' })),
  ...partsOf(health).map((walk) => ({ ...walk, of: 'health', userId: 'health' })),
]
for (const { part, screens: paths, of, userId } of walks)
  test(`S-480 S-481 axe finds nothing serious, light or dark, and nothing scrolls sideways: ${part} of ${of}`, async ({
    open,
  }) => {
    test.slow()
    const page = await open('/index', userId)
    const found: Record<string, string[]> = {}
    for (const path of paths) {
      const faults = await faultsOf(page, path)
      if (faults.length > 0) found[path] = faults
    }
    expect(found).toEqual({})
  })

/** Names hold what is shown (WCAG 2.5.3), a field is named, what scrolls is reached by the keyboard. */
const named = { type: 'rule', values: ['label-content-name-mismatch', 'label', 'scrollable-region-focusable'] }
const offices = [
  ['admin', ['/index']],
  [
    'V100001-02',
    ['/index', '/index?card=todo&of=ALL', '/vendor/portal/msds/new', '/vendor/subconEntry/requestEntry/new'],
  ],
] as const
for (const [userId, paths] of offices)
  test(`S-480 what ${userId} sees has names that say it, and scrolls by the keyboard`, async ({ open }) => {
    const page = await open('/index', userId)
    for (const size of [{ width: 1440, height: 900 }, phone.viewport]) {
      await page.setViewportSize(size)
      for (const path of paths) {
        await show(page, path)
        expect(await lasting(page, named), `${path} at ${size.width}`).toEqual([])
      }
    }
  })

test('the first list is light: few files, and small ones, until its rows are seen', async ({ open }) => {
  const page = await open('/index', 'safety')
  // From then on the page knows who is most likely here, as it does on every day but the first.
  await page.waitForFunction(() => localStorage.getItem('token'))

  const { requests, scriptKb, allKb } = await weigh(page, '/saf/accident/nearMissList', ['[role=gridcell]'])

  expect(requests).toBeLessThanOrEqual(20)
  expect(scriptKb).toBeLessThanOrEqual(350)
  expect(allKb).toBeLessThanOrEqual(500)
})

test('S-481 on paper there is the content alone', async ({ open }) => {
  const page = await open('/saf/accident/nearMissList/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  for (const part of ['navbar', 'sidebar', 'tab-strip']) await expect(page.getByTestId(part)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('S-481 nothing moves for who asked for stillness', async ({ open }) => {
  const page = await open('/saf/accident/nearMissList')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('grid')).toBeVisible()

  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return Math.max(Number.parseFloat(transitionDuration), Number.parseFloat(animationDuration)) > 0.01
      })
      .map((element) => element.className.toString()),
  )

  expect([...new Set(moving)]).toEqual([])
})

const opened = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
/** The paths of all menus of whoever the page is of. A busy server lets a page go without what it would bring. */
async function menuOf(page: Page): Promise<string[]> {
  let paths: string[] = []
  const read = async () => {
    const html = await (await page.request.get('/index', { headers: opened })).text()
    const [, carried = '{}'] = /id="carried">(.*?)<\/script>/.exec(html) ?? []
    const { answers } = JSON.parse(carried) as { answers?: Record<string, { frontEndUrl: string | null }[]> }
    paths = (answers?.[MENUS] ?? []).flatMap(({ frontEndUrl }) => (frontEndUrl ? [frontEndUrl] : []))
    return paths.length
  }
  await expect.poll(read).toBeGreaterThan(0)
  return paths
}

test('S-200 no list of staff or portal at 1440 px goes on beyond its page or cuts a value: a part each day', async ({
  open,
}) => {
  test.slow()
  // Those are looked at with axe.
  const seen = new Set(health)
  const found: Record<string, string[]> = {}
  for (const userId of ['safety', 'admin', 'V100001-01']) {
    const page = await open('/index', userId)
    await page.setViewportSize({ width: 1440, height: 900 })
    const paths = (await menuOf(page)).filter((path) => !seen.has(path) && !path.startsWith('/sample/'))
    expect(paths.length).toBeGreaterThan(20)
    for (const path of partsOf(paths).flatMap(({ screens: some }) => some)) {
      await show(page, path)
      const faults = [...(await unread(page)), ...(await rawMoments(page))]
      if (faults.length > 0) found[`${userId} ${path}`] = faults
    }
    for (const path of paths) seen.add(path)
  }
  expect(found).toEqual({})
})
