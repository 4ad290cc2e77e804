/** How wide a column has to be for its head to be read whole, in pixels. */
const FULL_WIDTH_PX = 14
const HALF_WIDTH_PX = 8
/** Padding on both sides. */
const AROUND_PX = 26
/** Of the order. */
const ARROW_PX = 18
const MOST_PX = 220
const isFullWidth = (letter: string): boolean =>
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter)

export function headWidth(text: string, isSortable = true): number {
  const letters = [...text].reduce((sum, letter) => sum + (isFullWidth(letter) ? FULL_WIDTH_PX : HALF_WIDTH_PX), 0)
  return Math.min(MOST_PX, letters + AROUND_PX + (isSortable ? ARROW_PX : 0))
}
