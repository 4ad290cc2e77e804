/** What is asked besides records, in a view: with its loading, empty and failed state, and with what is sent. */
import { keepPreviousData, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { AnswerOf, AtOf } from '#platform/model/call.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { type AtArgs, ask, type GetCall, keyOf, renew, type SendArgs, type SendCall, send } from './ask.ts'

interface AskOptions {
  /** The last answer stays until the next is here: for pages and conditions of one list. */
  keep?: boolean
  /** Asked anew when it changes: the version of the record that the answer stands beside. */
  version?: number | null
  /** Milliseconds after which it is asked again. */
  every?: number
  /** Asked each time that it is shown, however lately it was. */
  fresh?: boolean
}

/**
 * The answer to a call, asked anew when what it is asked at changes. Whoever uses it shows its failure.
 *
 * @param at null: not yet
 */
export function useAsked<C extends GetCall>(
  call: C,
  at: AtOf<C> | null,
  { keep = false, version, every, fresh = false }: AskOptions = {},
): UseQueryResult<AnswerOf<C>> {
  return useQuery<AnswerOf<C>>({
    queryKey: [...keyOf(call, at ?? undefined), ...(version === undefined ? [] : [version])],
    queryFn: at ? ({ signal }) => ask(call, at, { signal, quiet: true }) : skipToken,
    ...(keep && { placeholderData: keepPreviousData }),
    ...(fresh && { staleTime: 0 }),
    ...(every !== undefined && { refetchInterval: every }),
  })
}

const NONE: never[] = []
type RowOf<A> = A extends { rows: (infer Row)[] } ? Row : never

/** The rows of an answer as a table takes them: `<DataTable {...table} …>`; and all that came with them. */
export function useAskedRows<C extends GetCall>(call: C, at: AtOf<C> | null, options?: AskOptions) {
  const { data, isError, refetch } = useAsked(call, at, options)
  const rows: RowOf<AnswerOf<C>>[] =
    data && typeof data === 'object' && 'rows' in data ? (data.rows as RowOf<AnswerOf<C>>[]) : NONE
  const state = isError ? ('error' as const) : data === undefined ? ('loading' as const) : ('ready' as const)
  return { data, table: { rows, state, onRetry: () => void refetch() } }
}

/** The same for a list within another page, which is asked page by page: where it stands is in no address. */
export function useAskedPages<C extends GetCall>(call: C, at: Omit<AtOf<C>, 'page' | 'limit'> | null, most = 20) {
  const [paging, onPage] = useState({ page: 1, limit: most })
  const asked: object | null = at && { ...at, ...paging }
  const { data, table } = useAskedRows(call, asked as AtOf<C> | null, { keep: true })
  const total = data && typeof data === 'object' && 'total' in data ? Number(data.total) : 0
  return { data, table: { ...table, ...paging, total, onPage } }
}

type AskedProps<C extends GetCall> = {
  call: C
  /** Shown in the place of an answer that has nothing to show. */
  empty?: { when(answer: AnswerOf<C>): boolean; message: string }
  /** Of the place that is kept for it. */
  lines?: number
  /** See `useAsked`. */
  version?: number | null
  children(answer: AnswerOf<C>): ReactNode
} & (AtArgs<C> extends [unknown] ? { at: AtOf<C> } : { at?: AtOf<C> })

/** `<Asked call={permitGas} at={{ no }}>{({ sets }) => …}</Asked>`: what is shown once it is there. */
export function Asked<C extends GetCall>({ call, at, empty, lines, version, children }: AskedProps<C>) {
  const t = useT()
  const { data, error, isError, refetch } = useAsked<C>(
    call,
    (at ?? {}) as AtOf<C>,
    version === undefined ? {} : { version },
  )
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (data === undefined) return <Loading {...(lines !== undefined && { lines })} />
  if (empty?.when(data)) return <Empty message={t(empty.message)} />
  return children(data)
}

interface SendingOptions {
  /** What the person is told when it is done. */
  said?: string
  /** What is shown elsewhere and was changed by it, whether it was done or not. */
  renews?: readonly GetCall[]
}
type Sent<C extends SendCall> = AnswerOf<C> extends undefined ? true : AnswerOf<C>

/**
 * Sends, one at a time. A refusal has been told when `send` ends without an answer.
 *
 * @returns `send`, which answers `true` where the call itself answers nothing
 */
export function useSend<C extends SendCall>(call: C, { said, renews = [] }: SendingOptions = {}) {
  const t = useT()
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const sendOne = async (...args: SendArgs<C>): Promise<Sent<C> | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      const answer = await send(call, ...args)
      if (said) toast(t(said))
      return (answer ?? true) as Sent<C>
    } catch (error) {
      alreadyTold(error)
      return undefined
    } finally {
      running.current = false
      setBusy(false)
      await renew(...renews)
    }
  }
  return { send: sendOne, isBusy }
}
