/** How wide each shown column is, in pixels. */
export const MIN_WIDTH = 48
export const FLEXIBLE_MIN_WIDTH = 220
export const MAX_WIDTH = 1200
export const CHECK_WIDTH = 44

interface Sized {
  width: number | undefined
  /** Takes what is left when no column is flexible. */
  isFiller: boolean
}

/** Columns with a width keep it; those without share the rest. Nothing is left over, so lines reach both edges. */
export function shareWidths(columns: readonly Sized[], available: number, flexibleMin = FLEXIBLE_MIN_WIDTH): number[] {
  const taken = columns.reduce((sum, { width }) => sum + (width ?? 0), 0)
  const flexible = columns.filter(({ width }) => width === undefined).length
  const left = available - taken
  if (flexible > 0) {
    const share = Math.max(flexibleMin, Math.floor(left / flexible))
    let rest = Math.max(0, left - share * flexible)
    return columns.map(({ width }) => {
      if (width !== undefined) return width
      const own = share + rest
      rest = 0
      return own
    })
  }
  const filler = columns.findLastIndex(({ isFiller }) => isFiller)
  return columns.map(({ width }, index) => (width ?? 0) + (index === filler ? Math.max(0, left) : 0))
}
