/** What a module brings for the dashboard: a picture of what the server answered for one of its portlets. */
import { type FunctionComponent, type LazyExoticComponent, lazy } from 'react'
import type { PortletSize } from '#platform/model/portlet.ts'

export interface TileProps<Answer> {
  data: Answer
  size: PortletSize
}
/** Each takes the answer of its own portlet. */
type Tile = FunctionComponent<TileProps<never>>
/** By `portletId`. */
export type Tiles = Readonly<Record<string, LazyExoticComponent<Tile>>>

/** A number and the list that it counts. */
export interface Counted {
  count: number
  href: string
}

/** A portlet as the server describes it. */
export interface PortletInfo {
  portletId: string
  label: string
  sizes: readonly PortletSize[]
}

/** A tile that is fetched when a dashboard first shows it. */
export const tile = (importer: () => Promise<Tile>): LazyExoticComponent<Tile> =>
  lazy(async () => ({ default: await importer() }))
