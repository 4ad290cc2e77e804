import { type Size, useAppearance } from '#platform/web/theme/appearance.ts'

/** look.md 1: the density of the size setting; `--row` of the style sheet as a number, which the scrolling needs. */
const heights: Readonly<Record<Size, number>> = { medium: 40, small: 36, mini: 32 }

export const useRowHeight = (): number => heights[useAppearance().size]
