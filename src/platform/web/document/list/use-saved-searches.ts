/** Saved searches of one list, and the one that it opens with. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { usePreference } from '#platform/web/session/preferences.ts'
import type { CHOSEN, ListState } from './use-list-state.ts'

export interface SavedSearch {
  savedSearchNo: number
  savedSearchNm: string
  queryDesc: string
  shareAuthGrpNo: number | null
  shareAuthGrpNm: string | null
  ownerNm: string | null
  mine: boolean
}
interface Answer {
  rows: SavedSearch[]
  groups: { authGrpNo: number; authGrpNm: string }[]
}
export type SearchChange = Partial<Pick<SavedSearch, 'savedSearchNm' | 'queryDesc' | 'shareAuthGrpNo'>>

const URL = '/api/saved-searches'
const KEPT_MS = 60_000
const NOTHING: Answer = { rows: [], groups: [] }

export function useSavedSearches(listPath: string) {
  const queryKey = ['saved-searches', listPath]
  const { data = NOTHING } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Answer>(URL, { query: { listPath }, signal, quiet: true }),
    staleTime: KEPT_MS,
  })
  const then = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    await queryClient.invalidateQueries({ queryKey })
    return result
  }
  const show = (rows: SavedSearch[]) => queryClient.setQueryData<Answer>(queryKey, { ...data, rows })
  return {
    ...data,
    create: (change: SearchChange) =>
      then(api.post<{ savedSearchNo: number }>(URL, { listPath, ...change }, { quiet: true })),
    change: (no: number, change: SearchChange) => then(api.put(`${URL}/${no}`, change, { quiet: true })),
    remove: (no: number) => then(api.delete(`${URL}/${no}`)),
    /** Shown at once; the server keeps it. */
    order: (rows: SavedSearch[]) => {
      show(rows)
      const savedSearchNos = rows.filter(({ mine }) => mine).map(({ savedSearchNo }) => savedSearchNo)
      return then(api.put(`${URL}/order`, { listPath, savedSearchNos }))
    },
  }
}
export type SavedSearches = ReturnType<typeof useSavedSearches>

/** Kept with its conditions: the list asks for its rows without waiting for the names of its searches. */
export interface DefaultSearch {
  savedSearchNo: number
  queryDesc: string
}
export const useDefaultSearch = (listPath: string) =>
  usePreference<DefaultSearch | null>(`defaultSearch:${listPath}`, null)

/**
 * Opens the list with the person's default, else with its view, when its menu is opened anew: not over conditions of the
 * address, not after they were taken away on the list itself, not on the way back. So the address says what is seen.
 *
 * @returns whether the rows have to wait for it
 */
export function useOpening(list: ListState, preset: DefaultSearch | null): boolean {
  const { key, search, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isPlain = search === '' && (state as typeof CHOSEN | null)?.isChosen !== true
  const [seen, setSeen] = useState<string | null>(null)
  const start = preset ? preset.queryDesc : list.query.view && list.conditions
  const isDue = seen !== key && start !== undefined && isPlain && (seen === null || !isBack)
  const open = useEffectEvent(() => start !== undefined && list.show(start, { replace: true }))
  // Seen is the address that came of it: until then the rows wait.
  useEffect(() => {
    if (isDue) open()
    else setSeen(key)
  }, [isDue, key])
  return isDue && preset !== null
}
