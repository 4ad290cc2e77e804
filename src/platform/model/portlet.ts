/** The arrangement of a dashboard: which portlets, in which order, how large. One answer for both sides. */
import { z } from 'zod'

/** S: 3 of 12 columns; M: 6; L: 6, twice as high. */
export const portletSizes = ['S', 'M', 'L'] as const
export type PortletSize = (typeof portletSizes)[number]

const MOST_PORTLETS = 60

export const layoutSchema = z
  .array(
    z.strictObject({
      portletId: z.string().regex(/^[A-Za-z]{1,40}$/),
      size: z.enum(portletSizes),
      hidden: z.boolean().optional(),
    }),
  )
  .max(MOST_PORTLETS)
  .refine((layout) => new Set(layout.map(({ portletId }) => portletId)).size === layout.length)
export type Layout = z.infer<typeof layoutSchema>
export type Placed = Layout[number]

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
  const parsed = layoutSchema.safeParse(kept)
  const known = new Map(portlets.map((portlet) => [portlet.portletId, portlet]))
  const placed = (parsed.success ? parsed.data : []).flatMap((one) => {
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
