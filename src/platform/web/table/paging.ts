/** Arithmetic of the pagination bar (S-228) and of the plain pager (S-227). */
import { PAGER_BUTTONS } from '#platform/web/constants.ts'

export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))
export const clampPage = (page: number, total: number, limit: number): number =>
  Math.max(1, Math.min(page, pageCount(total, limit)))

export type PagerPart = number | 'gap-before' | 'gap-after'

/** The pages around this one. */
export function nearPages(page: number, pages: number): number[] {
  const from = Math.max(1, Math.min(page - Math.floor(PAGER_BUTTONS / 2), pages - PAGER_BUTTONS + 1))
  const to = Math.min(pages, from + PAGER_BUTTONS - 1)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Five pages around this one, the first and the last, and gaps where some are left out. */
export function pagerParts(page: number, pages: number): PagerPart[] {
  const middle = nearPages(page, pages)
  const [from = 1] = middle
  const to = middle.at(-1) ?? pages
  const before: PagerPart[] = from === 1 ? [] : from === 2 ? [1] : [1, 'gap-before']
  const after: PagerPart[] = to === pages ? [] : to === pages - 1 ? [pages] : ['gap-after', pages]
  return [...before, ...middle, ...after]
}
