/** Arithmetic of the pagination bar (S-228). */

export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))
export const clampPage = (page: number, total: number, limit: number): number =>
  Math.max(1, Math.min(page, pageCount(total, limit)))

/** S-227 */
const PAGE_BUTTONS = 5
export type PagerPart = number | 'gap-before' | 'gap-after'

/** Five pages around this one, the first and the last, and gaps where some are left out. */
export function pagerParts(page: number, pages: number): PagerPart[] {
  const from = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - PAGE_BUTTONS + 1))
  const to = Math.min(pages, from + PAGE_BUTTONS - 1)
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const before: PagerPart[] = from === 1 ? [] : from === 2 ? [1] : [1, 'gap-before']
  const after: PagerPart[] = to === pages ? [] : to === pages - 1 ? [pages] : ['gap-after', pages]
  return [...before, ...middle, ...after]
}
