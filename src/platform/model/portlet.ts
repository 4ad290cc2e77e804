/** The arrangement of a dashboard: which portlets, in which order, how large. One answer for both sides. */

/** S: 3 of 12 columns; M: 6; L: 6, twice as high. */
export const portletSizes = ['S', 'M', 'L'] as const
export type PortletSize = (typeof portletSizes)[number]

export const MOST_PORTLETS = 60
export const PORTLET_ID = /^[A-Za-z]{1,40}$/

/** Where it stands is its place among the others. */
export interface Placed {
  portletId: string
  size: PortletSize
  hidden?: boolean | undefined
}
export type Layout = Placed[]

/** Without zod: a browser reads this before its first page. */
export const isLayout = (kept: unknown): kept is Layout =>
  Array.isArray(kept) &&
  kept.length <= MOST_PORTLETS &&
  kept.every(isPlaced) &&
  new Set(kept.map(({ portletId }) => portletId)).size === kept.length

function isPlaced(kept: unknown): kept is Placed {
  if (typeof kept !== 'object' || kept === null) return false
  const { portletId, size, hidden, ...others } = kept as Record<string, unknown>
  return (
    typeof portletId === 'string' &&
    PORTLET_ID.test(portletId) &&
    portletSizes.some((known) => known === size) &&
    (hidden === undefined || typeof hidden === 'boolean') &&
    Object.keys(others).length === 0
  )
}

/** A portlet that a person may see; its first size is the usual one. */
export interface Placeable {
  readonly portletId: string
  readonly sizes: readonly PortletSize[]
}

/**
 * A complete arrangement of what may be seen: as it was kept, without what is gone, with what is new at its end. What was
 * kept may be anything: it comes from a browser.
 */
export function arranged(portlets: readonly Placeable[], kept: unknown): Layout {
  const known = new Map(portlets.map((portlet) => [portlet.portletId, portlet]))
  const placed = (isLayout(kept) ? kept : []).flatMap((one) => {
    const portlet = known.get(one.portletId)
    if (!portlet) return []
    known.delete(one.portletId)
    return [portlet.sizes.includes(one.size) ? one : { ...one, size: usualSize(portlet) }]
  })
  const added = [...known.values()].map((portlet) => ({ portletId: portlet.portletId, size: usualSize(portlet) }))
  return [...placed, ...added]
}

const usualSize = ({ sizes }: Placeable): PortletSize => sizes[0] ?? 'M'

/** The portlet at another place among those that are shown; hidden ones stay behind whom they followed. */
export function movedTo(layout: Layout, portletId: string, index: number): Layout {
  const moved = layout.find((one) => one.portletId === portletId)
  if (!moved) return layout
  const others = layout.filter((one) => one !== moved)
  const before = others.filter(({ hidden }) => !hidden)[Math.max(0, index)]
  const at = before ? others.indexOf(before) : others.length
  return others.toSpliced(at, 0, moved)
}

export const changed = (layout: Layout, portletId: string, change: Partial<Placed>): Layout =>
  layout.map((one) => (one.portletId === portletId ? { ...one, ...change } : one))
