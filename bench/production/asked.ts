/** What is asked of the program and of the bare server beside it, and how much of the bare server's time it may take. */
import { safetyCheck } from '#modules/saf/check/result/safety-check.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { toQueryString } from '#platform/model/query.ts'

export interface Asked {
  name: string
  label: string
  userId: string
  /** Of the program; `{no}` stands for a report. */
  path: string
  /** Of the bare server. */
  bare: string
  method?: 'POST' | 'PUT'
  /**
   * Times as long as the bare server over one connection, and the least share of its requests over 32. Without the first it
   * is told only.
   */
  most?: number
  least?: number
  /** Which reports it is about. */
  of?: Sample
}
export type Sample = 'plant' | 'vendor' | 'edited'

export const ROWS_PER_PAGE = 20
const FILTERED_DAYS = 90
const DAY_MS = 86_400_000
export const filteredFrom = (): string => new Date(Date.now() - FILTERED_DAYS * DAY_MS).toISOString().slice(0, 10)
export const PLANT = '2000'
export const VENDOR = 'V100001'

const listed = (page: number, sort: string, where: Record<string, string> = {}, { api }: { api: string } = nearMiss) =>
  `${api}s?${toQueryString({ page, limit: ROWS_PER_PAGE, sort, where })}`

/** The order in which people read the list before all others. */
export const ORDER = 'occurDt'

/** @param rowCnt reports there are, and as many inspections; the deep page is in the middle */
export function askedOn(rowCnt: number): Asked[] {
  const orders = [ORDER, nearMiss.key, ...nearMiss.list.sort.filter((field) => field !== ORDER)]
  const middle = Math.ceil(rowCnt / 2 / ROWS_PER_PAGE)
  return [
    ...orders.map((field) => ({
      name: `by ${field}`,
      label: `page 1, newest ${field} first, all plants, with total`,
      userId: 'reader',
      path: listed(1, `-${field}`),
      bare: `/list/${field}/0`,
      most: 2,
    })),
    {
      name: 'deep',
      label: `page ${middle.toLocaleString('en')} of that order`,
      userId: 'reader',
      path: listed(middle, `-${ORDER}`),
      bare: `/list/${ORDER}/${(middle - 1) * ROWS_PER_PAGE}`,
      most: 2,
    },
    {
      name: 'checks',
      label: 'inspections, the latest first, all plants, with total',
      userId: 'reader',
      path: listed(1, '-checkDt', {}, safetyCheck),
      bare: '/checks',
      most: 2,
    },
    {
      name: 'filtered',
      label: 'plant, state, 90 days, page 3, with total',
      userId: 'safety',
      path: listed(3, `-${ORDER}`, { plantCd: PLANT, statusCd: 'ACTION', occurDtFrom: filteredFrom() }),
      bare: '/filtered',
      most: 1.5,
      least: 0.5,
    },
    {
      name: 'detail',
      label: 'detail',
      userId: 'safety',
      path: `${nearMiss.api}/{no}`,
      bare: '/detail/{no}',
      most: 2.5,
      least: 0.4,
      of: 'plant',
    },
    {
      name: 'own list',
      label: 'a vendor’s own list',
      userId: 'V100001-02',
      path: listed(1, `-${nearMiss.key}`),
      bare: '/own',
      most: 2,
    },
    {
      name: 'own detail',
      label: 'a vendor’s own detail',
      userId: 'V100001-02',
      path: `${nearMiss.api}/{no}`,
      bare: '/detail/{no}',
      most: 2.5,
      of: 'vendor',
    },
    {
      name: 'insert',
      label: 'a report is made',
      userId: 'emp',
      path: nearMiss.api,
      bare: '/insert',
      method: 'POST',
      most: 3,
      least: 0.25,
    },
    {
      name: 'edit',
      label: 'a report is edited',
      userId: 'owner',
      path: `${nearMiss.api}/{no}`,
      bare: '/edit/{no}',
      method: 'PUT',
      // What is asked of it is half of the baseline of `run.ts`, which reads and writes what we do.
      of: 'edited',
    },
  ]
}
