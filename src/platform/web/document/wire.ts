/** Records, lists and stories of any document on the wire. */
import type { Can } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { Values } from '#platform/web/form/field-control.tsx'

export interface WireRecord {
  readonly rowVersion: number
  readonly statusCd: string
  readonly can: Can
  readonly [field: string]: unknown
}
export interface Story {
  auditNo: number
  auditDt: string
  /** null: somebody who asked not to be named */
  userNm: string | null
  actionCd: string
  fromStatusCd: string | null
  toStatusCd: string | null
  reasonCd: string | null
  reasonDesc: string | null
  reasonFields: string[] | null
  diff: Record<string, [unknown, unknown]>
  /** In whose place it was done. */
  onBehalfUserNm?: string | null
  /** What the program has left out of what a person would have been asked: fields, codes, `follow`. */
  skippedCds?: string[] | null
}
export interface Comment {
  commentNo: number
  commentDesc: string
  createUserNm: string | null
  createDt: string
  mine: boolean
}

export const noOf = (model: AnyDocument, record: Values): number => Number(record[model.key])
export const recordKey = (model: AnyDocument, no: number | null) => ['record', model.api, no] as const
export const storyKey = (model: AnyDocument, no: number) => ['story', model.api, no] as const
export const commentsKey = (model: AnyDocument, no: number) => ['comments', model.api, no] as const
export const listKey = (model: AnyDocument) => ['list', model.api] as const

export const readRecord = (model: AnyDocument, no: number, signal?: AbortSignal): Promise<WireRecord> =>
  api.get<WireRecord>(`${model.api}/${no}`, { quiet: true, ...(signal && { signal }) })

/** What the server has answered about a record is true everywhere it is shown. */
export function tellRecord(model: AnyDocument, record: WireRecord): void {
  const no = noOf(model, record)
  queryClient.setQueryData(recordKey(model, no), record)
  void queryClient.invalidateQueries({ queryKey: storyKey(model, no) })
  void queryClient.invalidateQueries({ queryKey: listKey(model) })
}

/** A record that is gone is shown nowhere any more. */
export function forgetRecord(model: AnyDocument, no: number | null): void {
  queryClient.removeQueries({ queryKey: recordKey(model, no) })
  void queryClient.invalidateQueries({ queryKey: listKey(model) })
}
