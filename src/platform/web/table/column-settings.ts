/** S-195: what a user has made of the columns, kept apart from the columns so that new ones appear. */
import type { Fixed } from './table.types.ts'

export interface TableSettings {
  visible?: Readonly<Record<string, boolean>>
  order?: readonly string[]
  widths?: Readonly<Record<string, number>>
  fixed?: Readonly<Record<string, Fixed | 'none'>>
  sort?: string
  /** The view of a list of work that was chosen last. */
  view?: string
}
export const NO_SETTINGS: TableSettings = {}

export const isVisible = (column: { name: string; hidden?: boolean }, settings: TableSettings): boolean =>
  settings.visible?.[column.name] ?? !column.hidden

export function fixedOf(column: { name: string; fixed?: Fixed }, settings: TableSettings): Fixed | undefined {
  const chosen = settings.fixed?.[column.name]
  return chosen === 'none' ? undefined : (chosen ?? column.fixed)
}

/** All column names in the user's order; one that is new since then stands behind its neighbour of the declaration. */
export function orderedNames(columns: readonly { name: string }[], settings: TableSettings): string[] {
  const names = columns.map((column) => column.name)
  if (!settings.order) return names
  const known = new Set(names)
  const ordered = settings.order.filter((name) => known.has(name))
  const placed = new Set(ordered)
  names.forEach((name, index) => {
    if (placed.has(name)) return
    const before = names[index - 1]
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name)
    placed.add(name)
  })
  return ordered
}
