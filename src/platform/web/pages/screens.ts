/** How a module tells the app which screens it has. The app is composed of these lists in `apps/web.tsx`. */
import type { ComponentType } from 'react'
import type { Area } from '#platform/model/i18n.ts'
import { fetchRecordParts } from '#platform/web/document/record-parts-later.ts'
import { fetched } from '#platform/web/fetched.ts'

interface PageOptions {
  /** `own`: the page draws its own title; the shell adds the breadcrumb only. */
  head?: 'own'
  /** Without sidebar, top bar and tabs: paper, a gate screen. */
  standalone?: true
  /** S-106: mounts anew each time it is shown. */
  noCache?: true
  /** Works without a network; what it is called where that is offered. The build keeps its files (`vite.config.ts`). */
  offline?: string
  /** S-034: has no item in the menus. */
  hidden?: true
  /** S-111: no step of the breadcrumb. */
  breadcrumb?: false
  /** S-111: a step of the breadcrumb that is no link. */
  noRedirect?: true
  /** S-034: the path whose item in the menus is marked instead of its own. */
  activeMenu?: string
}
export interface PageSpec extends PageOptions {
  component: ComponentType
  /** Begins to fetch the page before it is drawn. */
  prefetch?(): Promise<unknown>
  /** The same page once it is fetched, see `fetched`. */
  here?(): ComponentType | undefined
}

/** Something that a person does often, offered on the first page. */
export interface QuickAction {
  label: string
  /** Below the list's path: `new`. */
  path: string
}
export interface Screen {
  /** In whose words its pages are; set where the app is composed. */
  area?: Area
  /** By what follows the path of the menu row: `''` the list, `:no` a record, `new`, `:no/print`. */
  pages: Readonly<Record<string, PageSpec>>
  quickActions?: readonly QuickAction[]
}
/** By page key, the folder path of the menu row (S-083). */
export type Screens = Readonly<Record<string, Screen>>

/** The screens of all areas, each knowing its own. */
export const screensOf = (all: ByArea<Screens>): Screens =>
  Object.fromEntries(
    Object.entries(all).flatMap(([area, screens]) =>
      Object.entries(screens).map(([key, screen]) => [key, { ...screen, area: area as Area }]),
    ),
  )
export type ByArea<T> = Readonly<Partial<Record<Area, T>>>

/** Which area each name belongs to. */
export const areasOf = (all: ByArea<object>): Readonly<Record<string, Area>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([area, named]) => Object.keys(named).map((name) => [name, area as Area])),
  )

/** A page that is fetched when it is first opened: `load(() => import('./near-miss.screens.tsx'), 'NearMissList')`. */
export function load<N extends string>(
  importer: () => Promise<Record<N, ComponentType>>,
  exportName: N,
  options: PageOptions = {},
): PageSpec {
  // A page with a head of its own is a record: what records are made of travels beside it, not after it.
  const parts = options.head === 'own' ? fetchRecordParts : undefined
  const page = fetched(async () => {
    const [screens] = await Promise.all([importer(), parts?.()])
    return screens[exportName]
  })
  return { ...options, component: page.Later, here: page.here, prefetch: page.fetch }
}
