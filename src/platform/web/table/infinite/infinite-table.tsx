/** A list that goes on as one scrolls (S-226). */
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CHUNK_ROWS } from '#platform/web/constants.ts'
import { DataTable } from '../data-table.tsx'
import { pagesOf } from '../export/pages.ts'
import type { DataTableProps } from '../table.types.ts'
import { keyOf } from '../use-table-model.ts'
import { useTableSettings } from '../use-table-settings.ts'
import { joinParts, type LoadPart, nextPart, sortRows } from './list-parts.ts'

type GivenByList = 'rows' | 'state' | 'onRetry' | 'total' | 'page' | 'limit' | 'onPage' | 'sort' | 'onSort' | 'more'

export interface LoadedTableProps<Row extends object> extends Omit<DataTableProps<Row>, GivenByList> {
  /** Names the list and its conditions: another key is another list. */
  queryKey: QueryKey
  /** Asks the server for one part; failures are shown by the list (`quiet`). */
  load: LoadPart<Row>
}
interface InfiniteTableProps<Row extends object> extends LoadedTableProps<Row> {
  /** Rows of one part. */
  pageRows?: number
}

export function InfiniteTable<Row extends object>(props: InfiniteTableProps<Row>) {
  const { queryKey, load, pageRows = CHUNK_ROWS, ...table } = props
  const [settings] = useTableSettings(table.settingsName)
  const [sort, setSort] = useState(settings.sort ?? '')
  const [serverSort, setServerSort] = useState(sort)
  const answer = useInfiniteQuery({
    queryKey: [...queryKey, pageRows, serverSort],
    queryFn: ({ pageParam, signal }) => load({ page: pageParam, limit: pageRows, sort: serverSort, signal }),
    initialPageParam: 1,
    getNextPageParam: (_last, parts) => nextPart(parts, pageRows),
    placeholderData: keepPreviousData,
  })
  const { data, isFetching, isPlaceholderData } = answer
  const key = keyOf(table.rowKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same key makes no other rows.
  const joined = useMemo(() => joinParts(data?.pages ?? [], pageRows, key), [data, pageRows, table.rowKey])
  useWhole(joined.isTorn && !isFetching, answer.refetch)

  const isWhole = joined.isComplete && !isPlaceholderData
  const rows = useMemo(
    () => (isWhole && sort !== serverSort ? sortRows(joined.rows, table.columns, sort) : joined.rows),
    [isWhole, joined.rows, table.columns, sort, serverSort],
  )
  /** The list's own order is known to the server alone; what is not all here yet can be put in order only there. */
  const changeSort = (next: string) => {
    setSort(next)
    if (next === '' || !isWhole) setServerSort(next)
  }
  const isFailed = answer.isError && !answer.isFetchNextPageError
  return (
    <DataTable
      exportRows={pagesOf(load)}
      {...table}
      rows={rows}
      total={joined.total}
      state={isFailed ? 'error' : answer.isPending || isPlaceholderData ? 'loading' : 'ready'}
      onRetry={answer.refetch}
      sort={sort}
      onSort={changeSort}
      more={{
        state: moreState(answer, isWhole),
        // One request at a time: while one runs, another is not begun.
        load: () => !isFetching && answer.hasNextPage && void answer.fetchNextPage(),
      }}
    />
  )
}

interface Progress {
  isFetching: boolean
  isFetchNextPageError: boolean
}
const moreState = ({ isFetching, isFetchNextPageError }: Progress, isWhole: boolean) =>
  isFetching ? 'loading' : isFetchNextPageError ? 'error' : isWhole ? 'end' : 'idle'

const MAX_REPAIRS = 3
/** Asks for a torn list again, but not for ever: a server that counts wrong would be asked without end. */
function useWhole(isTorn: boolean, refetch: () => void): void {
  const repairs = useRef(0)
  useEffect(() => {
    if (!isTorn || repairs.current === MAX_REPAIRS) return
    repairs.current++
    refetch()
  }, [isTorn, refetch])
}
