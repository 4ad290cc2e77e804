/** What an address shows. Pure: address, routes and screens in, page out. */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Area } from '#platform/model/i18n.ts'
import type { Tiles } from '#platform/web/portlet/portlet.types.ts'
import { flatten, type MenuRoute, targetOf } from '#platform/web/session/menu-routes.ts'
import { childrenOf, type FixedRoute, fixedRouteAt, INDEX_PATH } from './fixed-routes.ts'
import type { PageSpec, Screens } from './screens.ts'

export type Resolved =
  | { kind: 'page'; route: MenuRoute; spec: PageSpec; params: Readonly<Record<string, string>> }
  | { kind: 'index' }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' /** Permitted by a menu row whose page the app does not have (S-083). */; unknownKey?: string }
  | { kind: 'forbidden' }

/** What the app is made of, whoever is signed in. */
export interface Pages {
  screens: Screens
  fixedRoutes: readonly FixedRoute[]
  /** What the portlets of the dashboard look like. */
  tiles?: Tiles
  /** In whose words each of them is. */
  tileAreas?: Readonly<Record<string, Area>>
  /** The first page of vendors, where it is not the dashboard. */
  vendorHome?: ComponentType
}

/** S-015, S-083, S-085, S-086, S-088. */
export function resolve(pathname: string, search: string, routes: readonly MenuRoute[], pages: Pages): Resolved {
  const { screens } = pages
  if (pathname === '/') return { kind: 'redirect', to: INDEX_PATH }
  if (pathname === INDEX_PATH) return { kind: 'index' }
  if (pathname === '/404') return { kind: 'missing' }
  if (pathname === '/401') return { kind: 'forbidden' }
  const all = flatten(routes)
  const raw = all.find((route) => route.rawUrl && isRawUrl(route.rawUrl, pathname, search))
  if (raw?.path) return { kind: 'redirect', to: raw.path }
  const fixed = fixedRouteAt(decoded(pathname), pages.fixedRoutes)
  // S-026: a fixed route is never taken for a record of the list above it.
  const isOwner = ({ path }: MenuRoute) => (fixed ? samePath(pathname, path ?? '') : isAtOrBelow(pathname, path))
  const owners = all.filter(isOwner).sort(byLongestPath)
  for (const route of owners) {
    const found = pageOf(route, pathname, screens)
    if (found) return found
  }
  const found = fixed && (pageWithoutMenu(fixed, screens) ?? firstChildOf(fixed, routes, pages))
  if (found) return found
  if (isKnownPage(pathname, screens)) return { kind: 'forbidden' }
  const leaf = firstLeafBelow(pathname, all)
  return leaf ? { kind: 'redirect', to: leaf } : { kind: 'missing' }
}

/** S-088, S-089: a parent has no address of its own; its folder is that of what stands below it. */
const firstLeafBelow = (pathname: string, all: readonly MenuRoute[]): string | undefined =>
  all.find(({ path, pageKey }) => pageKey !== null && isAtOrBelow(path ?? '', pathname))?.path ?? undefined

/** In whose words the page is; undefined for what belongs to no area. */
export const areaOf = (resolved: Resolved, screens: Screens): Area | undefined =>
  resolved.kind === 'page' ? screens[resolved.route.pageKey ?? '']?.area : undefined

/** What the page at the address says about itself; undefined where there is none. */
export function pageSpecAt(pathname: string, routes: readonly MenuRoute[], pages: Pages): PageSpec | undefined {
  const resolved = resolve(pathname, '', routes, pages)
  return resolved.kind === 'page' ? resolved.spec : undefined
}

/** S-016, S-025: open to everybody signed in; the server says what it gives him. */
function pageWithoutMenu(fixed: FixedRoute, screens: Screens): Resolved | undefined {
  const pageKey = fixed.path.slice(1)
  const spec = screens[pageKey]?.pages['']
  if (!fixed.inNoMenu || !spec) return undefined
  const own = { ...fixed, menuId: fixed.path, pageKey, param: null, rawUrl: null, editable: true }
  return { kind: 'page', spec, params: {}, route: { ...own, icon: null, color: null, children: [], trail: [] } }
}

/** S-020, S-026, S-028: the first that this person may open; the first of all where there is none. */
function firstChildOf(fixed: FixedRoute, routes: readonly MenuRoute[], pages: Pages): Resolved | undefined {
  if (!fixed.parent) return undefined
  const children = childrenOf(fixed, pages.fixedRoutes)
  const first = children.find(({ path }) => resolve(path, '', routes, pages).kind === 'page') ?? children[0]
  return first && { kind: 'redirect', to: first.path }
}

const isAtOrBelow = (pathname: string, path: string | null): boolean =>
  path !== null && (samePath(pathname, path) || decoded(pathname).startsWith(`${decoded(path)}/`))
const byLongestPath = (a: MenuRoute, b: MenuRoute): number => (b.path?.length ?? 0) - (a.path?.length ?? 0)

function pageOf(route: MenuRoute, pathname: string, screens: Screens): Resolved | undefined {
  const isItself = samePath(pathname, route.path ?? '')
  if (route.pageKey === null) {
    const target = targetOf(route)
    return isItself && target && target !== route.path ? { kind: 'redirect', to: target } : undefined
  }
  const screen = screens[route.pageKey]
  if (!screen) return isItself ? { kind: 'missing', unknownKey: route.pageKey } : undefined
  const rest = decoded(pathname).slice(decoded(route.path ?? '').length + 1)
  const found = matchPage(rest, screen.pages)
  return found && { kind: 'page', route, ...found }
}

/** Fixed names go before parameters: `new` is no record number. */
function matchPage(rest: string, pages: Readonly<Record<string, PageSpec>>) {
  const patterns = Object.keys(pages).sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
  for (const pattern of patterns) {
    const match = matchPath(`/${pattern}`, `/${rest}`)
    const spec = pages[pattern]
    if (match && spec) return { spec, params: match.params as Record<string, string> }
  }
  return undefined
}

/** The page that an address will most likely show, before it is known what the person may open. */
export function likelyPage(pathname: string, screens: Screens): PageSpec | undefined {
  for (const [key, { pages }] of Object.entries(screens))
    if (isAtOrBelow(pathname, `/${key}`)) {
      const found = matchPage(decoded(pathname).slice(key.length + 2), pages)
      if (found) return found.spec
    }
  return undefined
}

/** In whose words the page at an address is, whoever asks. */
export function areaAt(pathname: string | null, screens: Screens): Area | undefined {
  if (pathname === null) return undefined
  const owners = Object.keys(screens).filter((key) => isAtOrBelow(pathname, `/${key}`))
  return screens[owners.sort((a, b) => b.length - a.length)[0] ?? '']?.area
}

/** The page exists in the app, but no menu row of this person leads to it. */
const isKnownPage = (pathname: string, screens: Screens): boolean =>
  Object.entries(screens).some(
    ([key, screen]) =>
      isAtOrBelow(pathname, `/${key}`) && matchPage(decoded(pathname).slice(key.length + 2), screen.pages),
  ) || Object.keys(screens).some((key) => decoded(pathname).startsWith(`/${key}_`))

function isRawUrl(rawUrl: string, pathname: string, search: string): boolean {
  const [path = '', query = ''] = rawUrl.split('?', 2)
  const given = new URLSearchParams(search)
  return samePath(path, pathname) && [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value)
}

const samePath = (a: string, b: string): boolean => decoded(a) === decoded(b)
/** Paths are compared as people read them: the address bar may hold either form. */
function decoded(path: string): string {
  try {
    return decodeURI(path).replace(/(.)\/$/, '$1')
  } catch {
    // A stray percent sign: nobody's path, compared as it stands.
    return path
  }
}
