/** What a destruction names, kind by kind: numbers and days, nothing of whom or what. */
import { call, read } from '#platform/model/call.ts'
import { pageOf, paging } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { heaDestroy } from './hea-destroy.model.ts'

const item = z.object({
  heaDestroyItemNo: z.number(),
  bizNm: z.string(),
  bizDocNo: z.string().nullable(),
  baseYmd: z.string(),
  keepYearCnt: z.number(),
  keepToYmd: z.string(),
  destroyedDt: z.string().nullable(),
})
export type DestroyItem = z.infer<typeof item>

export const destroyItems = call.get(`${heaDestroy.api}/{no}/items`, {
  right: read(heaDestroy),
  through: heaDestroy,
  query: z.object(paging()),
  answer: pageOf(item),
})
