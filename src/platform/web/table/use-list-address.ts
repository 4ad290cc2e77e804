/** The state of a list is its address (S-231): Back, F5 and a copied link show the same list. */
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_LIMIT, LIMITS, toQueryString } from '#platform/model/query.ts'
import { useAskedParams } from './use-asked-params.ts'
import { useTableSettings } from './use-table-settings.ts'

/**
 * The order in which the person has left a list, for a list that is opened without conditions. It goes into the
 * address at once, so that a copy of it shows the same list to others.
 */
export function useKeptSort(settingsName: string): { sort: string; forget(): void } {
  const [settings, save] = useTableSettings(settingsName)
  const [params, setParams] = useSearchParams()
  const [sort, setSort] = useState(() => (params.size === 0 ? (settings.sort ?? '') : ''))
  if (sort && params.has('sort')) setSort('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is opened.
  useEffect(() => {
    if (sort) setParams({ sort }, { replace: true })
  }, [])
  const forget = () => {
    setSort('')
    if (settings.sort) save({ ...settings, sort: '' })
  }
  return { sort, forget }
}

export interface ListAddress {
  page: number
  limit: number
  sort: string
  /** What is asked for under the names given; empty texts are not in the address. */
  where: Readonly<Record<string, string>>
  /** Conditions, order or page have been set. */
  isNarrowed: boolean
  /** Rows may be missing because of what is asked: an order alone hides none. */
  hasConditions: boolean
  /** Leads back to page 1 unless it is the page that changes. */
  change(next: Partial<Pick<ListAddress, 'page' | 'limit' | 'sort'>>): void
  /** Leaves the other conditions as they are; an empty text takes one away. */
  setWhere(patch: ListAddress['where']): void
  /** S-231: clears conditions, page and sort, and keeps the columns. */
  reset(): void
}

function readQuery(params: URLSearchParams, names: readonly string[], defaultSort: string) {
  const limit = Number(params.get('limit'))
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    limit: LIMITS.find((one) => one === limit) ?? DEFAULT_LIMIT,
    sort: params.get('sort') ?? defaultSort,
    where: Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])),
  }
}

/** @param names of the conditions; keep the array stable */
export function useListAddress(names: readonly string[], settingsName: string): ListAddress {
  const { params, last, ask } = useAskedParams()
  const kept = useKeptSort(settingsName)
  const query = useMemo(() => readQuery(params, names, kept.sort), [params, names, kept.sort])
  const asked = () => readQuery(last(), names, kept.sort)
  return {
    ...query,
    isNarrowed: params.size > 0,
    hasConditions: Object.values(query.where).some(Boolean),
    change: (next) => ask(toQueryString({ ...asked(), ...('page' in next ? {} : { page: 1 }), ...next })),
    setWhere: (patch) => {
      const { where, ...rest } = asked()
      ask(toQueryString({ ...rest, page: 1, where: { ...where, ...patch } }))
    },
    reset: () => {
      kept.forget()
      ask('')
    },
  }
}
