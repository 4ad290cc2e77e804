/** Routes from menu rows (part D). Pure: rows in, routes out. */
import { type MenuAddress, menuAddressOf } from '#platform/model/menu-path.ts'
import type { Language } from '#platform/model/problem.ts'
import type { MenuRow } from './types.ts'

/** `pageKey` is null for a parent. */
export interface MenuRoute extends MenuAddress {
  menuId: string
  /** S-087 */
  editable: boolean
  titles: Readonly<Record<Language, string>>
  icon: string | null
  color: string | null
  children: readonly MenuRoute[]
  /** S-111: from the first level down to this one. */
  trail: readonly MenuRoute[]
}

const TOP_LEVEL = 1

export function routesFromMenus(rows: readonly MenuRow[]): MenuRoute[] {
  const permitted = rows.filter((row) => row.accessYn === 'Y')
  const ids = new Set(permitted.map((row) => row.menuId))
  const isTop = (row: MenuRow) => Number(row.menuLvl) === TOP_LEVEL || !row.upMenuId || !ids.has(row.upMenuId)
  const childrenOf = (parent: MenuRow) =>
    permitted.filter((row) => row.upMenuId === parent.menuId && row !== parent && !isTop(row)).sort(bySortOrder)
  const build = (row: MenuRow, above: readonly MenuRoute[]): MenuRoute => {
    const own = { ...routeOf(row), children: [] as MenuRoute[], trail: above as MenuRoute[] }
    own.trail = [...above, own]
    own.children = childrenOf(row).map((child) => build(child, own.trail))
    if (own.children.length > 0) own.pageKey = null
    return own
  }
  return permitted
    .filter(isTop)
    .sort(bySortOrder)
    .map((row) => build(row, []))
}

/** S-089: by number; what is no number counts as 0; ties by menuId. */
function bySortOrder(a: MenuRow, b: MenuRow): number {
  const order = (row: MenuRow) => {
    const value = row.sortOrder === null || row.sortOrder === '' ? 0 : Number(row.sortOrder)
    return Number.isFinite(value) ? value : 0
  }
  return order(a) - order(b) || (a.menuId < b.menuId ? -1 : a.menuId > b.menuId ? 1 : 0)
}

function routeOf(row: MenuRow): Omit<MenuRoute, 'children' | 'trail'> {
  return {
    menuId: row.menuId,
    ...menuAddressOf(row.frontEndUrl),
    editable: row.writeYn === 'Y',
    titles: {
      kr: row.menuNm,
      en: row.menuNmEn || row.menuNm,
      zh: row.menuNmZh || row.menuNmEn || row.menuNm,
      es: row.menuNmEs || row.menuNmEn || row.menuNm,
    },
    icon: row.icon ?? null,
    color: row.color ?? null,
  }
}

/** Every route, parents before their children. */
export const flatten = (routes: readonly MenuRoute[]): MenuRoute[] =>
  routes.flatMap((route) => [route, ...flatten(route.children)])

/** S-088: where a click on the route leads; null when nothing below it has an address. */
export function targetOf(route: MenuRoute): string | null {
  if (route.children.length === 0) return route.path
  for (const child of route.children) {
    const target = targetOf(child)
    if (target) return target
  }
  return null
}
