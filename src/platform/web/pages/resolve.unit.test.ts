import { describe, expect, test } from 'vitest'
import { routesFromMenus } from '#platform/web/session/menu-routes.ts'
import type { MenuRow } from '#platform/web/session/types.ts'
import { resolve } from './resolve.ts'
import { load } from './screens.ts'

const Page = () => null
const page = load(async () => ({ Page }), 'Page')
const screens = {
  'saf/accident/sampleList': {
    pages: { '': page, new: page, ':no': page, ':no/print': { ...page, standalone: true as const } },
  },
  'hea/checkup/plan': { pages: { '': page } },
  'manage/user': { pages: { '': page } },
}
const row = (menuId: string, upMenuId: string | null, frontEndUrl: string): MenuRow => ({
  menuId,
  menuNm: menuId,
  upMenuId,
  menuLvl: upMenuId ? 2 : 1,
  frontEndUrl,
  sortOrder: 1,
  accessYn: 'Y',
  writeYn: 'Y',
})
const routes = routesFromMenus([
  row('saf', null, '/saf'),
  row('list', 'saf', '/saf/accident/sampleList'),
  row('plan', 'saf', '/hea/checkup/plan?kind=가 나'),
  row('later', 'saf', '/saf/later'),
])
const at = (pathname: string, search = '') => resolve(pathname, search, routes, { screens, fixedRoutes: [] })

describe('resolve', () => {
  test('S-017 the root leads to the dashboard', () => {
    expect(at('/')).toEqual({ kind: 'redirect', to: '/index' })
    expect(at('/index')).toEqual({ kind: 'index' })
  })

  test('a list, a record and a fixed page below it open under the right of the list', () => {
    expect(at('/saf/accident/sampleList')).toMatchObject({ kind: 'page', params: {}, route: { menuId: 'list' } })
    expect(at('/saf/accident/sampleList/17')).toMatchObject({ kind: 'page', params: { no: '17' } })
    expect(at('/saf/accident/sampleList/new')).toMatchObject({ kind: 'page', params: {} })
    expect(at('/saf/accident/sampleList/17/print')).toMatchObject({ kind: 'page', spec: { standalone: true } })
  })

  test('S-088 a parent leads to its first child', () => {
    expect(at('/saf')).toEqual({ kind: 'redirect', to: '/saf/later' })
  })

  test('S-086 the raw address replaces itself; the underscore address opens in either spelling', () => {
    expect(at('/hea/checkup/plan', '?kind=%EA%B0%80%20%EB%82%98')).toMatchObject({ kind: 'redirect' })
    expect(at('/hea/checkup/plan_%EA%B0%80%20%EB%82%98')).toMatchObject({ kind: 'page', route: { menuId: 'plan' } })
    expect(at('/hea/checkup/plan_가 나')).toMatchObject({ kind: 'page', route: { menuId: 'plan' } })
  })

  test('S-015 a page of the app without a menu row is forbidden, anything else is missing', () => {
    expect(at('/manage/user')).toEqual({ kind: 'forbidden' })
    expect(at('/hea/checkup/plan_OTHER')).toEqual({ kind: 'forbidden' })
    expect(at('/nowhere')).toEqual({ kind: 'missing' })
    expect(at('/saf/accident/sampleList/17/nowhere')).toEqual({ kind: 'missing' })
    expect(at('/%')).toEqual({ kind: 'missing' })
  })

  test('S-083 a permitted row whose page the app does not have is missing, and says which', () => {
    expect(at('/saf/later')).toEqual({ kind: 'missing', unknownKey: 'saf/later' })
  })
})
