/** How wide a column has to be for its head to be read whole, in pixels: in two lines where it has two words. */
import { twoLineWidth } from './text-width.ts'

/** Padding on both sides. */
const AROUND_PX = 26
/** Of the order. */
const ARROW_PX = 18
const MOST_PX = 220

export const headWidth = (text: string, isSortable = true): number =>
  Math.min(MOST_PX, twoLineWidth(text) + AROUND_PX + (isSortable ? ARROW_PX : 0))
