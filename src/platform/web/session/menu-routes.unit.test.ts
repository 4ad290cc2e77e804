import { describe, expect, test } from 'vitest'
import { flatten, type MenuRoute, routesFromMenus, targetOf } from './menu-routes.ts'
import type { MenuRow } from './types.ts'

const row = (
  menuId: string,
  upMenuId: string | null,
  frontEndUrl: string | null,
  more: Partial<MenuRow> = {},
): MenuRow => ({
  menuId,
  menuNm: menuId,
  upMenuId,
  menuLvl: upMenuId ? 2 : 1,
  frontEndUrl,
  sortOrder: 1,
  accessYn: 'Y',
  writeYn: 'Y',
  ...more,
})
const byId = (routes: MenuRoute[], menuId: string) => flatten(routes).find((route) => route.menuId === menuId)
const order = (...sortOrders: MenuRow['sortOrder'][]) =>
  routesFromMenus(sortOrders.map((sortOrder, index) => row(`M${index}`, null, `/m${index}`, { sortOrder }))).map(
    (route) => route.menuId,
  )

describe('routesFromMenus', () => {
  test('S-081 S-082 levels nest under their parent', () => {
    const routes = routesFromMenus([
      row('hea', null, '/hea'),
      row('checkup', 'hea', '/hea/checkup'),
      row('plan', 'checkup', '/hea/checkup/plan', { menuLvl: 3 }),
    ])
    expect(routes.map((route) => route.menuId)).toEqual(['hea'])
    expect(byId(routes, 'plan')?.trail.map((route) => route.menuId)).toEqual(['hea', 'checkup', 'plan'])
    expect(byId(routes, 'checkup')?.pageKey).toBeNull()
  })

  test('S-080 a row without access makes no route', () => {
    expect(routesFromMenus([row('a', null, '/a', { accessYn: 'N' })])).toEqual([])
  })

  test('S-083 the page key is the folder path of the address', () => {
    expect(routesFromMenus([row('plan', null, '/hea/checkup/plan')])[0]).toMatchObject({
      path: '/hea/checkup/plan',
      pageKey: 'hea/checkup/plan',
      param: null,
    })
  })

  test('S-084 the last segment of the address is that of the route', () => {
    const [route] = routesFromMenus([row('plan', null, 'hea//checkup/plan/')])
    expect(route?.path?.split('/').at(-1)).toBe('plan')
    expect(route?.path).toBe('/hea/checkup/plan')
  })

  test('S-085 rows that differ in the query value are two routes of one page', () => {
    const [general, special] = routesFromMenus([
      row('a', null, '/hea/checkup/plan?kind=GEN'),
      row('b', null, '/hea/checkup/plan?kind=SPC'),
    ])
    expect(general).toMatchObject({ path: '/hea/checkup/plan_GEN', param: 'GEN', pageKey: 'hea/checkup/plan' })
    expect(special).toMatchObject({ path: '/hea/checkup/plan_SPC', param: 'SPC', pageKey: 'hea/checkup/plan' })
  })

  test('S-086 several values join in order and are encoded; an underscore in the path is no param', () => {
    expect(routesFromMenus([row('a', null, '/a/b?x=1&y=가 나')])[0]).toMatchObject({
      param: '1_%EA%B0%80%20%EB%82%98',
      path: '/a/b_1_%EA%B0%80%20%EB%82%98',
      rawUrl: '/a/b?x=1&y=가 나',
    })
    expect(routesFromMenus([row('a', null, '/a/b_c')])[0]).toMatchObject({
      path: '/a/b_c',
      param: null,
      pageKey: 'a/b_c',
    })
  })

  test.each([
    ['Y', true],
    ['N', false],
    ['y', false],
    [null, false],
  ])('S-087 writeYn %s makes editable %s', (writeYn, editable) => {
    expect(routesFromMenus([row('a', null, '/a', { writeYn })])[0]?.editable).toBe(editable)
  })

  test('S-088 a parent leads to its first child, and on to the first leaf', () => {
    const routes = routesFromMenus([
      row('top', null, '/top'),
      row('second', 'top', '/top/second', { sortOrder: 2 }),
      row('first', 'top', '/top/first', { sortOrder: '1' }),
      row('leaf', 'first', '/top/first/leaf', { menuLvl: 3 }),
    ])
    expect(routes.map(targetOf)).toEqual(['/top/first/leaf'])
  })

  test('S-089 siblings sort by number, no number counts as 0, ties by menuId', () => {
    expect(order('10', '2')).toEqual(['M1', 'M0'])
    expect(order(1, null, 'x')).toEqual(['M1', 'M2', 'M0'])
    expect(order('3', '3')).toEqual(['M0', 'M1'])
  })

  test('S-091 without a translation the Korean name shows', () => {
    const [route] = routesFromMenus([row('a', null, '/a', { menuNm: '안전', menuNmEn: 'Safety' })])
    expect(route?.titles).toEqual({ kr: '안전', en: 'Safety', zh: 'Safety', es: 'Safety' })
    expect(routesFromMenus([row('b', null, '/b', { menuNm: '보건' })])[0]?.titles.es).toBe('보건')
  })
})
