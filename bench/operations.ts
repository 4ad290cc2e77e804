/** What is measured: the requests of people at work, and the same work as the baseline is asked for it. */

import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { type ListQuery, toQueryString } from '#platform/model/query.ts'
import type { AccountKind } from '#platform/server/sign-in/person.ts'

/** Connections to PostgreSQL that each of the two servers has. */
export const DATABASE_CONNECTIONS = 12

/** Who asks: a safety or health manager sees his plant, an auditor all plants, a vendor his own reports. */
export const people: Readonly<Record<string, AccountKind>> = {
  safety: 'staff',
  reader: 'staff',
  emp: 'staff',
  owner: 'staff',
  health: 'staff',
  'V100001-02': 'vendor',
}

export interface Operation {
  name: string
  label: string
  userId: string
  /** What a list is asked for; the other operations have none. */
  query?: ListQuery
}

const ROWS_PER_PAGE = 20
const FILTERED_DAYS = 90
const DAY_MS = 86_400_000

const list = (name: string, label: string, userId: string, query: Partial<ListQuery> = {}): Operation => ({
  name,
  label,
  userId,
  query: { page: 1, limit: ROWS_PER_PAGE, sort: `-${nearMiss.key}`, where: {}, ...query },
})

/** @param rowCnt near misses in the database; the deep page is the one in the middle of the larger plant's rows */
export function operationsOn(rowCnt: number): Operation[] {
  const from = new Date(Date.now() - FILTERED_DAYS * DAY_MS).toISOString().slice(0, 10)
  return [
    list('page1', 'page 1, newest first', 'safety'),
    list('all-plants', 'page 1, all plants', 'reader'),
    list('vendor', 'page 1, a vendor’s own', 'V100001-02'),
    list('filtered', 'plant, state, 90 days, page 3', 'safety', {
      page: 3,
      where: { plantCd: '2000', statusCd: 'ACTION', occurDtFrom: from },
    }),
    list('search', 'contains 누출', 'safety', { q: '누출' }),
    list('deep', 'page in the middle', 'safety', { page: Math.ceil((rowCnt * 0.35) / ROWS_PER_PAGE) }),
    { name: 'detail', label: 'detail', userId: 'safety' },
    { name: 'insert', label: 'insert', userId: 'emp' },
    { name: 'edit', label: 'edit', userId: 'owner' },
  ]
}

export const isList = (operation: Operation): operation is Operation & { query: ListQuery } =>
  operation.query !== undefined
export const pathOfList = ({ query }: Operation & { query: ListQuery }): string =>
  `${nearMiss.api}s?${toQueryString(query)}`

/** The same list of our server with its checks off. */
export const pathOfUnchecked = ({ userId, query }: Operation & { query: ListQuery }): string =>
  `${UNCHECKED}/${userId}?${toQueryString(query)}`
export const UNCHECKED = '/unchecked'

/** What is inserted; its title marks the rows that are taken away again. */
export const INSERTED = { nearMissTitle: '측정용 아차사고', placeDesc: '여수공장 반응기 2층 통로', injuredCnt: 0 }
export const EDITED_FIELD = 'measureDesc'
