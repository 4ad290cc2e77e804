/** The state of a master's list is its address (S-231), and what the server answers to it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Master, sortableNames } from '#platform/model/master.ts'
import { LIMITS } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useAskedParams } from '#platform/web/table/use-asked-params.ts'

/** A row as it is sent: stored values, names behind keys, version. */
export type MasterRow = Readonly<Record<string, unknown>> & { rowVersion: number }
/**
 * How a screen saves a row that is there, where a change may need more than its fields.
 *
 * @param save as every screen does
 * @returns the row as stored; undefined where the person thought better of it. @throws ApiError, shown at its fields
 */
export type SaveBy = (
  row: MasterRow,
  changes: Readonly<Record<string, unknown>>,
  save: () => Promise<MasterRow>,
) => Promise<MasterRow | undefined>
export interface MasterAnswer {
  total: number
  rows: MasterRow[]
}
export interface MasterState {
  page: number
  limit: number
  sort: string
  q: string
  where: Readonly<Record<string, string>>
  isNarrowed: boolean
  /** Rows may be missing because of what is asked: an order alone hides none. */
  hasConditions: boolean
  change(patch: Readonly<Record<string, string | number>>, options?: { replace: boolean }): void
  reset(): void
}

const DEFAULT_LIMIT = 50
const NOT_CONDITIONS = new Set(['page', 'limit', 'sort', 'q'])

export function useMasterState(master: Master, defaultSort: string): MasterState {
  const { params, last, ask } = useAskedParams()
  return useMemo(() => {
    const limit = Number(params.get('limit'))
    const sort = params.get('sort') ?? defaultSort
    const filters = master.list.filters ?? []
    const where = [...params].filter(([name]) => !NOT_CONDITIONS.has(name) && filters.includes(name))
    return {
      page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
      limit: LIMITS.some((one) => one === limit) ? limit : DEFAULT_LIMIT,
      sort: sortableNames(master).includes(sort.replace(/^-/, '')) ? sort : '',
      q: params.get('q') ?? '',
      where: Object.fromEntries(where),
      isNarrowed: params.size > 0,
      hasConditions: Boolean(params.get('q')) || where.some(([, value]) => value !== ''),
      change: (patch, options) => {
        const next = new URLSearchParams(last())
        if (!('page' in patch)) next.delete('page')
        for (const [name, value] of Object.entries(patch))
          if (value === '') next.delete(name)
          else next.set(name, String(value))
        ask(next, options)
      },
      reset: () => ask(''),
    }
  }, [master, params, last, ask, defaultSort])
}

export const masterKey = (master: Pick<Master, 'name'>) => ['master', master.name] as const

/** What was saved is seen in its list, and by whatever offers its rows to choose from. */
export const refreshMaster = (master: Master) =>
  Promise.all(
    [masterKey(master), ['codes'], ['directory']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )

/** What the list asks the server; a tree is asked for whole. */
export const queryOf = (master: Master, { page, limit, sort, q, where }: MasterState) => ({
  ...where,
  ...(q && { q }),
  ...(sort && { sort }),
  ...(!master.parent && { page, limit }),
})

export function useMasterRows(master: Master, state: MasterState) {
  const query = queryOf(master, state)
  return useQuery({
    queryKey: [...masterKey(master), query],
    queryFn: ({ signal }) => api.get<MasterAnswer>(`${master.api}s`, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
}

export const rowPath = (master: Master, key: string): string => `${master.api}/${encodeURIComponent(key)}`
