/** Asks what a contract (`model/call.ts`) says: address, what is sent and what comes back follow from it. */
import type { AnswerOf, AnyCall, AtOf, SentOf } from '#platform/model/call.ts'
import { formatAsked, type SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { api, type Query, type RequestOptions } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'

/** A file is made while one waits for it. */
const FILE_TIMEOUT_MS = 60_000

type Options = Omit<RequestOptions, 'query'>
export type GetCall = AnyCall & { readonly method: 'GET' }
export type SheetCall = GetCall & { readonly answer: 'sheet' }
export type SendCall = AnyCall & { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }

/** What stands behind the call: its places and query where it has such; they may be left out where nothing is needed. */
export type AtArgs<C extends AnyCall> = object extends AtOf<C> ? [at?: AtOf<C>] : [at: AtOf<C>]
/** The same for what is sent: places and query where it has such, then the body where it has one. */
export type SendArgs<C extends AnyCall> = [
  ...(keyof AtOf<C> extends never ? [] : [at: AtOf<C>]),
  ...(SentOf<C> extends undefined ? [] : [body: SentOf<C>]),
]

const PLACE = /\{(\w+)\}/g
/** Path and query: places are filled in, and whatever else there is goes behind the question mark. */
export function addressOf({ path }: AnyCall, at: object = {}): { path: string; query: Query } {
  const query: Record<string, Query[string]> = { ...at }
  const filled = path.replace(PLACE, (_, name: string) => {
    const value = query[name]
    delete query[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, query }
}

/** One answer, outside a view. @throws ApiError, which the person is told of unless it is `quiet` */
export function ask<C extends GetCall>(call: C, at: AtOf<C>, options: Options = {}): Promise<AnswerOf<C>> {
  const { path, query } = addressOf(call, at)
  return api.get<AnswerOf<C>>(path, { ...options, query })
}

const verbs = { POST: api.post, PUT: api.put, PATCH: api.patch, DELETE: api.delete }
/** @throws ApiError, which the person has been told of */
export const send = <C extends SendCall>(call: C, ...args: SendArgs<C>): Promise<AnswerOf<C>> =>
  sendWith({}, call, ...args)
/** The same for whoever shows the failure himself (`quiet`), or has more to say about the request. */
export function sendWith<C extends SendCall>(options: Options, call: C, ...args: SendArgs<C>): Promise<AnswerOf<C>> {
  const given: readonly unknown[] = args
  const body = call.body === undefined ? undefined : given.at(-1)
  const at = given.length === (call.body === undefined ? 1 : 2) ? given[0] : undefined
  const { path, query } = addressOf(call, at as object | undefined)
  return verbs[call.method]<AnswerOf<C>>(path, body, { ...options, query })
}

/** A file, to the browser's downloads. @throws ApiError, which the person has been told of */
export async function download<C extends GetCall & { readonly answer: 'file' }>(
  call: C,
  ...[at]: AtArgs<C>
): Promise<void> {
  const { path, query } = addressOf(call, at)
  const { blob, fileName } = await api.blob(path, { query, timeoutMs: FILE_TIMEOUT_MS })
  saveBlob(blob, fileName ?? 'jikim.xlsx')
}

interface Taking extends Pick<RequestOptions, 'signal' | 'quiet'> {
  format?: SheetFormat
  /** S-223: what the screen is called, where that is not what the list is called. */
  sheetNm?: string | undefined
  onBytes?(received: number): void
}
/** A list, to the browser's downloads, as a workbook or as CSV. @throws ApiError, which the person has been told of unless it is `quiet` */
export async function takeOut<C extends SheetCall>(
  call: C,
  at: AtOf<C>,
  { format = 'xlsx', sheetNm, ...options }: Taking = {},
): Promise<void> {
  const { path, query } = addressOf(call, at)
  const asked = { ...query, ...formatAsked(format), ...(sheetNm && { sheetNm }) }
  const { blob, fileName } = await api.blob(path, { ...options, query: asked, timeoutMs: FILE_TIMEOUT_MS })
  saveBlob(blob, fileName ?? `jikim.${format}`)
}

export const keyOf = (call: AnyCall, at?: object) =>
  at ? (['call', call.path, at] as const) : (['call', call.path] as const)

/** What is shown of these calls is asked anew, wherever it is shown. An answer on its way was asked for before, and is not waited for. */
export const renew = (...calls: readonly GetCall[]): Promise<unknown> =>
  Promise.all(
    calls.map(async (call) => {
      const queryKey = keyOf(call)
      await queryClient.cancelQueries({ queryKey, type: 'active' })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
