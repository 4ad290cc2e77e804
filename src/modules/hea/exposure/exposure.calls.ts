/** What is asked of exposures, what exposure.routes.ts tells, and what screens read. */
import { call, menu } from '#platform/model/call.ts'
import { asked, pageQuery } from '#platform/model/call-words.ts'
import { z } from '#schema'
import type { DueState } from './due.logic.ts'
import { EXPOSURE_API, EXPOSURE_ROUTE, exposureSheet } from './exposure.model.ts'

const sortable = ['userNm', 'deptNm', 'processNm', 'factorNm', 'placementYmd', 'lastExamYmd', 'nextDueYmd'] as const
export const exposureQuery = pageQuery.extend({
  /** Part of a name, or an employee number. */
  q: asked(50),
  deptCd: asked(20),
  processNo: z.coerce.number().int().optional(),
  factorCd: asked(20),
  dueCd: z.enum(['OVERDUE', 'D30', 'D60', 'LATER', 'NONE'] satisfies DueState[]).optional(),
  shortenYn: z.enum(['Y', 'N']).optional(),
  preExamYn: z.enum(['Y', 'N']).optional(),
  /** Work that goes on, or that has ended. */
  activeYn: z.enum(['Y', 'N']).default('Y'),
  userId: asked(30),
  sort: z.enum(sortable.flatMap((one) => [one, `-${one}`] as const)).optional(),
})
export type ExposureQuery = z.infer<typeof exposureQuery>
export const exposuresOut = call.get(`${EXPOSURE_API}s/excel`, {
  right: menu(EXPOSURE_ROUTE),
  tag: exposureSheet.label,
  query: exposureQuery,
  answer: 'sheet',
})

export const event = z.object({
  workerHazardLogNo: z.number(),
  workerHazardNo: z.number(),
  eventCd: z.string(),
  eventYmd: z.string(),
  reasonCd: z.string().nullable(),
  factorNm: z.string().nullable(),
  processNm: z.string().nullable(),
  beforeDueYmd: z.string().nullable(),
  afterDueYmd: z.string().nullable(),
  /** Of a move: the names of both processes. */
  fromProcessNm: z.string().nullable(),
  toProcessNm: z.string().nullable(),
  fromPlacementYmd: z.string().nullable(),
  createDt: z.string(),
  createUserNm: z.string().nullable(),
})
export type Event = z.infer<typeof event>

const changed = z.object({
  workerHazardNo: z.number(),
  userId: z.string(),
  userNm: z.string().nullable(),
  factorNm: z.string().nullable(),
  processNm: z.string().nullable(),
  beforeDueYmd: z.string().nullable(),
  afterDueYmd: z.string().nullable(),
  preExamYn: z.enum(['Y', 'N']),
})

export const bulkAnswer = z.object({
  /** Of those that were asked for; the others are as they should be already. */
  changedCnt: z.number(),
  askedCnt: z.number(),
  /** The first of them. */
  rows: z.array(changed),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>
