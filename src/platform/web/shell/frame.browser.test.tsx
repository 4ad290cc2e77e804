import { lazy, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { logError } from '#platform/web/api/error-log.ts'
import { writeCookie } from '#platform/web/cookie.ts'
import { setLanguage } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import type { PageSpec, Screens } from '#platform/web/pages/screens.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { reloadMenus } from '#platform/web/session/session.ts'
import type { MenuRow } from '#platform/web/session/types.ts'
import { menuRow, sampleUser } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { setAppearance } from '#platform/web/theme/appearance.ts'
import { setSidebar } from './sidebar-state.ts'

function Plan() {
  const { menuTitle, editable } = usePage()
  const [memo, setMemo] = useState('')
  usePageHead({ count: 3 })
  useUnsaved(memo !== '')
  return (
    <>
      <p>{menuTitle} 화면</p>
      <p>{editable ? '쓰기' : '읽기'}</p>
      <label>
        메모 <input value={memo} onChange={(event) => setMemo(event.target.value)} />
      </label>
      {editable && (
        <PageActions>
          <button type="button">등록</button>
        </PageActions>
      )}
      <div style={{ height: 3000 }} />
    </>
  )
}
function Person() {
  usePageHead({ title: '김서연' })
  return <p>기록</p>
}
const spec = (component: () => React.ReactNode, options: Omit<PageSpec, 'component'> = {}): PageSpec => ({
  ...options,
  component: lazy(async () => ({ default: component })),
})
const screens: Screens = {
  'hea/plan': { pages: { '': spec(Plan), ':no': spec(Person) } },
  'hea/result': { pages: { '': spec(Plan, { activeMenu: '/hea/plan' }) } },
  'hea/secret': { pages: { '': spec(Plan, { hidden: true, breadcrumb: false }) } },
  'hea/fresh': { pages: { '': spec(Plan, { noCache: true }) } },
  'hea/step': { pages: { '': spec(Plan, { noRedirect: true }), ':no': spec(Person) } },
}
const child = (menuId: string, menuNm: string, url: string, more: Partial<MenuRow> = {}) =>
  menuRow(menuId, menuNm, url, { upMenuId: 'hea', menuLvl: 2, ...more })
const menus: MenuRow[] = [
  menuRow('hea', '보건', '', { frontEndUrl: null, menuNmEn: 'Health', icon: 'heart-pulse' }),
  child('plan', '검진 계획', '/hea/plan', { menuNmEn: 'Checkup plan', sortOrder: '2' }),
  child('result', '검진 결과', '/hea/result', { sortOrder: '10', writeYn: 'N' }),
  child('secret', '숨은 화면', '/hea/secret', { sortOrder: 30 }),
  child('fresh', '새 화면', '/hea/fresh', { sortOrder: 40 }),
  child('step', '단계', '/hea/step', { sortOrder: 50 }),
  child('later', '나중 화면', '/hea/later', { sortOrder: 60 }),
]
const vendor = {
  vendorCd: 'V1',
  vendorNm: '가람정비',
  chiefNm: '대표',
  plantCd: '2000',
  userPwdUdt: null,
}
let restore = () => {}
const open = async (path: string, options: Partial<Parameters<typeof showApp>[1]> = {}) => {
  const shown = await showApp(path, { menus, screens, ...options })
  restore = shown.network.restore
  return shown
}
const sidebar = () => page.getByTestId('sidebar')
const main = () => page.getByTestId('app-main')
const strip = () => page.getByTestId('tab-strip')
const breadcrumb = () => page.getByTestId('breadcrumb')
const titlesOf = (box: ReturnType<typeof sidebar>) =>
  box
    .getByRole('link')
    .elements()
    .map((one) => one.textContent)

beforeEach(async () => {
  await page.viewport(1440, 900)
  for (const name of ['sidebarStatus', 'size', 'theme', 'accent', 'language']) writeCookie(name, '')
  localStorage.clear()
  setLanguage('kr')
  setSidebar(true)
  setAppearance({ size: 'medium', theme: 'light', accent: '#409EFF' })
})
afterEach(() => {
  restore()
  vi.unstubAllGlobals()
})

describe('sidebar', () => {
  test('S-100 S-034 S-089 shows the permitted menus in their order; the current one is marked, its parents are open', async () => {
    await open('/hea/plan')
    await expect.element(sidebar().getByRole('link', { name: '검진 계획' })).toHaveAttribute('aria-current', 'page')
    await expect.element(sidebar().getByRole('button', { name: '보건' })).toHaveAttribute('aria-expanded', 'true')
    expect(titlesOf(sidebar()).slice(1)).toEqual(['검진 계획', '검진 결과', '새 화면', '단계', '나중 화면'])
    await sidebar().getByRole('link', { name: '검진 결과' }).click()
    await expect.element(page.getByText('검진 결과 화면')).toBeVisible()
    await expect.element(sidebar().getByRole('link', { name: '검진 계획' })).toHaveAttribute('aria-current', 'page')
  })

  test('S-100 S-101 S-124 collapses to icons with flyouts; the cookie and the server keep it', async () => {
    const { network } = await open('/hea/plan')
    await page.getByRole('button', { name: '메뉴 접기' }).click()
    expect(document.cookie).toContain('sidebarStatus=0')
    await sidebar().getByRole('button', { name: '보건' }).click()
    await page.getByRole('link', { name: '검진 결과' }).click()
    await expect.element(page.getByText('검진 결과 화면')).toBeVisible()
    await page.getByRole('button', { name: '메뉴 펼치기' }).click()
    expect(document.cookie).toContain('sidebarStatus=1')
    // Changes in a row are sent together, a second after the last.
    await expect
      .poll(() => network.sent.findLast(({ path }) => path === '/api/manage/preferences')?.body, { timeout: 5_000 })
      .toMatchObject({ sidebar: true })
  })

  test('S-102 S-103 is a drawer from 1021 px down: Esc, a click outside and navigation close it, no cookie is written', async () => {
    writeCookie('sidebarStatus', '1')
    await page.viewport(1022, 800)
    await open('/hea/plan')
    await expect.element(sidebar().getByRole('link', { name: '검진 계획' })).toBeVisible()
    expect(document.documentElement.dataset.device).toBe('desktop')
    await page.viewport(1021, 800)
    await expect.poll(() => document.documentElement.dataset.device).toBe('mobile')
    const drawer = page.getByRole('dialog')
    const openDrawer = () => page.getByRole('button', { name: '메뉴 펼치기' }).click()
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => document.elementFromPoint(900, 400)?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      () => page.getByRole('link', { name: '검진 결과' }).click(),
    ]) {
      await openDrawer()
      await expect.element(drawer).toBeVisible()
      await leave()
      await expect.element(drawer).not.toBeInTheDocument()
    }
    expect(document.cookie).toContain('sidebarStatus=1')
    await page.viewport(1440, 900)
    await expect.poll(() => document.documentElement.dataset.device).toBe('desktop')
  })
})

describe('top menu', () => {
  const vendorMenus = [
    menuRow('hea', '보건', '', { frontEndUrl: null }),
    child('result', '검진 결과', '/hea/result', { sortOrder: '10' }),
    child('plan', '검진 계획', '/hea/plan', { sortOrder: '2' }),
    menuRow('none', '빈 메뉴', '', { frontEndUrl: null, sortOrder: 5 }),
    menuRow('base', '기본정보', '/base', { sortOrder: 6 }),
  ]
  const asVendor = (more = {}) => ({
    menus: vendorMenus,
    answers: {
      'GET /api/manage/loginuserinfo': () => ({ body: { ...sampleUser, kind: 'vendor', vendor } }),
      'GET /api/common/site': () => ({ body: { siteNm: '한빛화학', demo: false, topMenuExcluded: ['기본정보'] } }),
      ...more,
    },
  })
  const topMenu = () => page.getByTestId('top-menu')

  test('S-114 first-level menus without the excluded ones; a click goes to the first child, without one K-33', async () => {
    const { router } = await open('/index', asVendor())
    await expect.element(topMenu().getByRole('link', { name: '보건' })).toBeVisible()
    await expect.element(topMenu().getByText('기본정보')).not.toBeInTheDocument()
    await topMenu().getByRole('link', { name: '보건' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/hea/plan')
    await topMenu().getByRole('button', { name: '빈 메뉴' }).click()
    await expect.element(page.getByRole('alertdialog').getByText('메뉴 권한이 없습니다.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/hea/plan')
  })

  test('S-114 opens the second level by pointer and by keyboard', async () => {
    const { router } = await open('/index', asVendor())
    await topMenu().getByRole('link', { name: '보건' }).hover()
    await expect.element(topMenu().getByRole('link', { name: '검진 결과' })).toBeVisible()
    await userEvent.hover(main())
    await expect.element(topMenu().getByRole('link', { name: '검진 결과' })).not.toBeInTheDocument()
    const first = topMenu().getByRole('link', { name: '보건' }).element()
    if (first instanceof HTMLElement) first.focus()
    await expect.element(topMenu().getByRole('link', { name: '검진 계획' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/hea/result')
  })

  test('S-114 what the bar has no room for is under one more button, each menu with its second level; with room there is none', async () => {
    const many = Array.from({ length: 12 }, (_, n) => `업무 영역 ${n + 1}`).flatMap((title, n) => [
      menuRow(`top${n}`, title, '', { frontEndUrl: null, sortOrder: 10 + n }),
      menuRow(`leaf${n}`, `${title} 목록`, n === 11 ? '/hea/plan' : `/many/${n}`, { upMenuId: `top${n}`, menuLvl: 2 }),
    ])
    const { router } = await open('/index', { ...asVendor(), menus: many })
    const more = topMenu().getByRole('button', { name: '더 보기' })
    await expect.element(more).toBeVisible()
    await expect.element(topMenu().getByRole('link', { name: '업무 영역 1', exact: true })).toBeVisible()
    await expect.element(topMenu().getByText('업무 영역 12', { exact: true })).not.toBeVisible()
    const inside = [...topMenu().element().querySelectorAll('li > .top-menu-entry')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    const edge = topMenu().element().getBoundingClientRect().right
    for (const one of inside) expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 0.5)
    await more.click()
    await topMenu().getByRole('link', { name: '업무 영역 12 목록' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/hea/plan')
    await expect.element(more).toHaveAttribute('data-current', 'true')
    await page.viewport(2600, 900)
    await expect.element(topMenu().getByRole('link', { name: '업무 영역 12', exact: true })).toBeVisible()
    await expect.element(more).not.toBeInTheDocument()
  })

  test('S-005 a long name of a vendor keeps its 님', async () => {
    const vendorNm = '한국종합플랜트설비정비기술 주식회사 울산사업소'
    await open(
      '/index',
      asVendor({
        'GET /api/manage/loginuserinfo': () => ({
          body: { ...sampleUser, kind: 'vendor', vendor: { ...vendor, vendorNm } },
        }),
      }),
    )
    const button = page.getByRole('button', { name: `${vendorNm} 님` })
    await expect.element(button).toBeVisible()
    const person = button.element().querySelector('.person')
    const suffix = document.createRange()
    suffix.selectNodeContents(person?.lastChild ?? document.body)
    expect(suffix.toString().trim()).toBe('님')
    expect(suffix.getBoundingClientRect().right).toBeLessThanOrEqual((person?.getBoundingClientRect().right ?? 0) + 0.5)
  })

  test('S-100 S-114 no menu of a vendor is seen twice: the sidebar opens below the one chosen on top, beside those that are not there', async () => {
    const more = [
      ...vendorMenus,
      menuRow('work', '작업', '', { frontEndUrl: null, sortOrder: 7 }),
      menuRow('permit', '작업허가', '/work/permit', { upMenuId: 'work', menuLvl: 2 }),
    ]
    await page.viewport(1440, 900)
    await open('/index', { ...asVendor(), menus: more })
    const names = () => [...sidebar().element().querySelectorAll('.menu-entry')].map((one) => one.textContent)
    await expect.poll(names).toEqual(['보건', '검진 계획', '검진 결과', '기본정보'])
    await topMenu().getByRole('link', { name: '작업', exact: true }).click()
    await expect.poll(names).toEqual(['작업', '작업허가', '기본정보'])
    await expect.element(sidebar().getByRole('link', { name: '작업허가' })).toHaveAttribute('aria-current', 'page')
    await sidebar().getByRole('link', { name: '기본정보' }).click()
    await expect.poll(names).toEqual(['작업', '작업허가', '기본정보'])
    await page.viewport(1030, 900)
    await expect.poll(() => names().slice(0, 2)).toEqual(['보건', '빈 메뉴'])
  })

  test('S-103 S-114 is hidden from 1030 px down, every menu stays in the sidebar', async () => {
    await page.viewport(1031, 800)
    await open('/index', asVendor())
    await expect.element(topMenu()).toBeVisible()
    await page.viewport(1030, 800)
    await expect.element(topMenu()).not.toBeInTheDocument()
    await expect.element(sidebar().getByRole('button', { name: '보건' })).toBeVisible()
  })

  test('S-005 the bar of a vendor names the vendor and holds 로그아웃', async () => {
    await open('/index', asVendor())
    await expect.element(page.getByRole('button', { name: '가람정비 님' })).toBeVisible()
    await expect.element(page.getByTestId('navbar').getByRole('button', { name: '로그아웃' })).toBeVisible()
  })
})

describe('top bar', () => {
  test('S-004 S-115 S-005 every control is there, the error log too; on mobile they are in one menu without it', async () => {
    await open('/index')
    await expect.element(page.getByRole('link', { name: '메인으로' })).toHaveAttribute('href', '/')
    await expect.element(page.getByTestId('top-menu')).not.toBeInTheDocument()
    for (const name of ['메뉴 접기', '전체 화면', '화면 설정', '김서연 님'])
      await expect.element(page.getByTestId('navbar').getByRole('button', { name })).toBeVisible()
    await page.getByRole('button', { name: '김서연 님' }).click()
    const menu = page.getByRole('dialog', { name: '김서연 님' })
    for (const name of [/^오류 기록/, '로그아웃', '비밀번호 변경', '다시 로그인'])
      await expect.element(menu.getByRole('button', { name })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()

    await page.viewport(390, 844)
    await page.getByRole('button', { name: '김서연 님' }).click()
    for (const name of ['로그아웃', '비밀번호 변경', '전체 화면'])
      await expect.element(menu.getByRole('button', { name })).toBeVisible()
    for (const name of ['English', '작게', '어둡게']) await expect.element(menu.getByText(name)).toBeVisible()
    await expect.element(menu.getByRole('button', { name: /^오류 기록/ })).not.toBeInTheDocument()
  })

  test('S-117 S-091 switching the language renames menus, tabs and breadcrumb at once and keeps the input', async () => {
    await open('/hea/plan')
    await page.getByRole('textbox', { name: '메모' }).fill('남는 글')
    await page.getByRole('button', { name: '화면 설정' }).click()
    const current = page.getByRole('radio', { name: '한국어' })
    await expect.element(current).toBeDisabled()
    await page.getByText('English').click()
    await expect.element(sidebar().getByRole('link', { name: 'Checkup plan' })).toBeVisible()
    await expect.element(strip().getByRole('link', { name: 'Checkup plan' })).toBeVisible()
    await expect.element(breadcrumb().getByText('Health')).toBeVisible()
    await expect.element(breadcrumb().getByText('Dashboard')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('남는 글')
    expect(document.documentElement.lang).toBe('en-US')
    expect(document.cookie).toContain('language=en')
    // Without a translation of its own a menu shows its Korean name.
    await expect.element(sidebar().getByRole('link', { name: '검진 결과' })).toBeVisible()
  })

  test('S-118 choosing a size asks before input is lost, builds the page anew and says so', async () => {
    await open('/hea/plan?page=2')
    await page.getByRole('textbox', { name: '메모' }).fill('저장하지 않은 글')
    await page.getByRole('button', { name: '화면 설정' }).click()
    await expect.element(page.getByRole('radio', { name: '보통' })).toBeDisabled()
    await page.getByText('아주 작게').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
    expect(document.documentElement.dataset.size).toBe('medium')
    await page.getByRole('button', { name: '화면 설정' }).click()
    await page.getByText('아주 작게').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByText('화면 크기를 변경하였습니다.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('')
    expect(document.documentElement.dataset.size).toBe('mini')
    expect(document.cookie).toContain('size=mini')
    expect(getComputedStyle(document.documentElement).getPropertyValue('--control')).toBe('28px')
  })

  test('S-119 theme and colour apply at once and persist', async () => {
    await open('/index')
    const fill = () => getComputedStyle(document.documentElement).getPropertyValue('--accent-fill')
    expect(fill()).toBe('#0072E8')
    await page.getByRole('button', { name: '화면 설정' }).click()
    await page.getByRole('button', { name: '보라' }).click()
    await expect.poll(fill).not.toBe('#0072E8')
    expect(document.cookie).toContain(`accent=${encodeURIComponent('#7A5AF8')}`)
    await page.getByText('어둡게').click()
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
    expect(document.cookie).toContain('theme=dark')
  })

  test('S-120 fullscreen is of the whole document, follows Esc and F11, and says where it cannot be', async () => {
    const request = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue()
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
    await open('/index')
    const button = page.getByRole('button', { name: '전체 화면' })
    await button.click()
    expect(request).toHaveBeenCalledOnce()
    const shown = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.documentElement)
    document.dispatchEvent(new Event('fullscreenchange'))
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    shown.mockReturnValue(null)
    document.dispatchEvent(new Event('fullscreenchange'))
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    await button.click()
    await expect.element(page.getByText('이 브라우저에서는 전체 화면을 사용할 수 없습니다.')).toBeVisible()
    vi.restoreAllMocks()
  })

  test('S-124 the cookie decides until somebody is signed in, then what he chose on another device', async () => {
    setAppearance({ size: 'small' })
    const preferences = { language: 'en', size: 'mini', theme: 'dark', accent: '#7A5AF8', sidebar: false, other: 1 }
    await open('/hea/plan', {
      answers: { 'GET /api/manage/loginuserinfo': () => ({ body: { ...sampleUser, preferences } }) },
    })
    await expect.element(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
    expect(document.documentElement.dataset).toMatchObject({ size: 'mini', theme: 'dark' })
    for (const cookie of ['size=mini', 'theme=dark', 'language=en', 'sidebarStatus=0'])
      expect(document.cookie).toContain(cookie)
  })
})

describe('page', () => {
  test('S-111 S-112 the breadcrumb begins with the dashboard and ends with the page; the card has its title and actions', async () => {
    await open('/hea/plan')
    const card = page.getByTestId('title-card')
    await expect.element(card.getByRole('heading', { name: '검진 계획' })).toBeVisible()
    await expect.element(card.getByRole('button', { name: '등록' })).toBeVisible()
    await expect.element(breadcrumb().getByRole('link', { name: '대시보드' })).toHaveAttribute('href', '/')
    await expect.element(breadcrumb().getByRole('link', { name: '보건' })).toHaveAttribute('href', '/hea/plan')
    expect(titlesOf(breadcrumb())).toEqual(['대시보드', '보건'])
    await expect.element(breadcrumb().getByText('검진 계획')).toHaveAttribute('aria-current', 'page')
  })

  test('S-111 the dashboard shows its one crumb, which is no link', async () => {
    await open('/index')
    await expect.element(breadcrumb().getByText('대시보드')).toHaveAttribute('aria-current', 'page')
    expect(titlesOf(breadcrumb())).toEqual([])
  })

  test('S-088 S-089 the folder of a parent opens its first leaf', async () => {
    const { router } = await open('/hea')
    await expect.poll(() => router.state.location.pathname).toBe('/hea/plan')
  })

  test('S-111 a record ends its own breadcrumb; a step marked noRedirect is no link, one marked breadcrumb=false is left out', async () => {
    const { router } = await open('/hea/step/7')
    await expect.element(breadcrumb().getByText('김서연')).toHaveAttribute('aria-current', 'page')
    expect(titlesOf(breadcrumb())).toEqual(['대시보드', '보건'])
    router.navigate('/hea/secret')
    await expect.element(page.getByText('숨은 화면 화면')).toBeVisible()
    await expect.element(breadcrumb().getByText('숨은 화면')).not.toBeInTheDocument()
    router.navigate('/index')
    await expect.element(page.getByRole('region', { name: '할 일' })).toBeVisible()
    await expect.element(breadcrumb().getByText('대시보드')).toHaveAttribute('aria-current', 'page')
  })

  test('S-440 S-087 who may only read gets no buttons to write', async () => {
    await open('/hea/result')
    await expect.element(page.getByText('읽기')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '등록' })).not.toBeInTheDocument()
  })

  test('S-011 the main area is at its top after every change of page, of tabs too', async () => {
    await open('/hea/plan')
    await expect.element(page.getByText('검진 계획 화면')).toBeVisible()
    const area = main().element()
    for (const name of ['검진 결과', '새 화면']) {
      area.scrollTop = 500
      await sidebar().getByRole('link', { name }).click()
      await expect.element(page.getByText(`${name} 화면`)).toBeVisible()
      expect(area.scrollTop).toBe(0)
    }
    area.scrollTop = 500
    await strip().getByRole('link', { name: '검진 계획' }).click()
    await expect.poll(() => area.scrollTop).toBe(0)
  })

  test('S-106 K-36 a page without cache mounts anew each time, another does not', async () => {
    await open('/hea/fresh')
    await expect.element(page.getByText('새 화면 화면')).toBeVisible()
    await page.getByRole('textbox', { name: '메모' }).fill('사라질 글')
    await strip().getByRole('link', { name: '대시보드' }).click()
    // K-36: this page is gone when it is left.
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByRole('region', { name: '할 일' })).toBeVisible()
    await strip().getByRole('link', { name: '새 화면' }).click()
    await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('')
  })

  test('S-012 /redirect leads on without an entry in the history, a tab or a title', async () => {
    const { router } = await open('/hea/plan')
    await expect.poll(() => document.title).toBe('검진 계획 - 한빛화학')
    router.navigate('/redirect/hea/result?page=2')
    await expect.element(page.getByText('검진 결과 화면')).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/hea/result', search: '?page=2' })
    expect(strip().getByRole('link').elements()).toHaveLength(3)
    await expect.poll(() => document.title).toBe('검진 결과 - 한빛화학')
    router.navigate(-1)
    await expect.element(page.getByText('검진 계획 화면')).toBeVisible()
    router.navigate('/redirect//elsewhere.example')
    await expect.poll(() => router.state.location.pathname).toBe('/elsewhere.example')
  })

  test('S-015 S-083 a row whose page the app does not have shows the /404 content and is in the error log', async () => {
    const { router } = await open('/hea/later')
    await expect.element(page.getByRole('heading', { name: '화면을 찾을 수 없습니다' })).toBeVisible()
    await page.getByRole('button', { name: '김서연 님' }).click()
    await page.getByRole('button', { name: /^오류 기록/ }).click()
    await expect.element(page.getByText('No screen for the page key hea/later').first()).toBeVisible()
    await page.getByRole('dialog', { name: '오류 기록' }).getByRole('button', { name: '닫기' }).click()
    router.navigate('/401')
    await expect.element(page.getByRole('heading', { name: '접근 권한이 없습니다' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '대시보드로 가기' })).toHaveAttribute('href', '/')
    await expect.poll(() => document.title).toBe('접근 권한이 없습니다 - 한빛화학')
  })

  test('S-016 S-025 S-105 a fixed route that stands alone has neither frame nor tab', async () => {
    const titles = { kr: '홀로', en: '', zh: '', es: '' }
    await open('/gate/check', { fixedRoutes: [{ path: '/gate/check', titles, standalone: 'print', inNoMenu: true }] })
    await expect.element(page.getByRole('heading', { name: '화면을 찾을 수 없습니다' })).toBeVisible()
    await expect.element(page.getByTestId('navbar')).not.toBeVisible()
    await expect.element(page.getByTestId('app-main').first()).toHaveAttribute('data-layout', 'print')
    await expect.poll(() => document.title).toBe('홀로 - 한빛화학')
  })

  test('S-014 S-032 S-033 K-32 the open pages say what they can', async () => {
    const { router } = await open('/auth-redirect')
    await expect.element(page.getByText('통합 로그인이 설정되어 있지 않습니다.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '로그인 화면으로 가기' })).toHaveAttribute('href', '/login')
    const close = vi.spyOn(window, 'close').mockReturnValue()
    router.navigate('/extService/ifClose')
    await expect.element(page.getByText('창을 닫아 주세요.')).toBeVisible()
    await page.getByRole('button', { name: '닫기' }).click()
    expect(close).toHaveBeenCalledOnce()
    // A tab that no script has opened stays: it says so, and shows the way on.
    await expect
      .element(page.getByRole('status').getByText('이 창은 브라우저에서 닫아 주세요.', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: '로그인 화면으로 가기' })).toHaveAttribute('href', '/login')
    const helps = { vendorIdSearch: '아이디 찾기', vendorPwdInit: '비밀번호 초기화' }
    for (const [name, title] of Object.entries(helps)) {
      router.navigate(`/extService/${name}`)
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    expect(page.getByTestId('navbar').elements()).toHaveLength(0)
    vi.restoreAllMocks()
  })
})

describe('rights that change', () => {
  test('S-090 K-33 menus are rebuilt without signing in again, tabs no longer permitted close and say so', async () => {
    const own = [...menus]
    const { router } = await open('/hea/plan', { answers: { 'GET /api/common/menu': () => ({ body: own }) } })
    await sidebar().getByRole('link', { name: '검진 결과' }).click()
    await expect.element(page.getByText('검진 결과 화면')).toBeVisible()
    own.splice(2, 1)
    await reloadMenus()
    await expect.element(page.getByRole('alert').getByText('메뉴 권한이 없습니다.')).toBeVisible()
    await expect.element(strip().getByRole('link', { name: '검진 결과' })).not.toBeInTheDocument()
    await expect.element(sidebar().getByRole('link', { name: '검진 결과' })).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.pathname).toBe('/hea/plan')
  })

  test('S-060 who has no menu sees the shell and K-33', async () => {
    await open('/index', { menus: [] })
    await expect.element(main().getByText('메뉴 권한이 없습니다.')).toBeVisible()
  })
})

test('S-122 S-461 the main area takes the new height 600 ms after the last resize', async () => {
  await open('/hea/plan')
  await expect.element(page.getByText('검진 계획 화면')).toBeVisible()
  const heightOf = (box: ReturnType<typeof main>) => box.element().getBoundingClientRect().height
  const wanted = () => innerHeight - heightOf(page.getByTestId('navbar')) - heightOf(strip()) - 5
  expect(heightOf(main())).toBe(wanted())
  const before = heightOf(main())
  await page.viewport(1440, 700)
  const resizedAt = performance.now()
  window.dispatchEvent(new Event('resize'))
  expect(heightOf(main())).toBe(before)
  await expect.poll(() => heightOf(main()), { interval: 20 }).toBe(wanted())
  expect(performance.now() - resizedAt).toBeGreaterThanOrEqual(590)
})

test('S-121 S-115 the error log shows how many there are', async () => {
  await open('/index')
  logError('here', new Error('broken'))
  await page.getByRole('button', { name: '김서연 님' }).click()
  await expect.element(page.getByRole('button', { name: /오류 기록 \d/ })).toBeVisible()
})
