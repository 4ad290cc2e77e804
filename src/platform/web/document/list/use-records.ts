import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnyDocument } from '#platform/model/document.ts'
import type { ListAnswer, ListQuery } from '#platform/model/query.ts'
import { address, api } from '#platform/web/api/client.ts'
import { useAhead } from '#platform/web/api/use-ahead.ts'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { listKey, type WireRecord } from '../wire.ts'

export const listParams = ({ page, limit, sort, q, view, where }: Partial<ListQuery>) => ({
  page,
  limit,
  sort,
  q,
  ...(view && view !== 'all' && { view }),
  ...where,
})

/** The rows of a list; the rows before stay while the next ones come. */
export function useListAnswer(model: AnyDocument, query: Partial<ListQuery>, enabled = true) {
  const queryKey = [...listKey(model), query]
  useAhead(queryKey, address(`${model.api}s`, listParams(query)), { enabled })
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<ListAnswer<WireRecord>>(`${model.api}s`, { query: listParams(query), signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export interface RecordsQuery {
  /** A condition without a value finds nothing: it is not asked. */
  where?: Readonly<Record<string, string | number | null | undefined>>
  q?: string
  sort?: string
  limit?: number
}
const TYPING_WAIT_MS = 400
const DEFAULT_ROWS = 10

/** Other documents, for a part of a screen. What is typed is asked once it stays. */
export function useRecordsOf(model: AnyDocument, { where = {}, q, sort, limit = DEFAULT_ROWS }: RecordsQuery) {
  const entries = Object.entries(where)
  const isComplete = entries.every(([, value]) => value !== null && value !== undefined && value !== '') && q !== ''
  const asked = JSON.stringify({
    where: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    ...(q && { q }),
    ...(sort && { sort }),
    limit,
  })
  const settled = useSettled(asked, TYPING_WAIT_MS)
  const { data, isError, error, refetch } = useListAnswer(model, JSON.parse(settled) as Partial<ListQuery>, isComplete)
  if (!isComplete) return { rows: [], total: 0, isError: false, error: null, refetch }
  return { rows: data?.rows, total: data?.total, isError, error, refetch }
}
