/** What the near-miss screens ask besides records: similar reports while typing. */
import { call, read } from '#platform/model/call.ts'
import { oneOf, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { nearMiss } from './near-miss.model.ts'

export const similarReport = z.object({
  nearMissNo: z.number(),
  nearMissDocNo: z.string().nullable(),
  nearMissTitle: z.string(),
  placeDesc: z.string(),
  occurDt: z.string(),
  statusCd: oneOf(nearMiss.lifecycle.states),
})
export const similarReports = call.get(`${nearMiss.api}-similar`, {
  right: read(nearMiss),
  tag: nearMiss.label,
  query: z.strictObject({
    placeDesc: z.string().max(200).default(''),
    nearMissTitle: z.string().max(100).default(''),
  }),
  answer: rowsOf(similarReport),
})
