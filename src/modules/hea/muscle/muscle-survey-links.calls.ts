/** Links by which the workers of a vendor answer the symptom survey: who surveys hands them out and takes them back. */
import { call, write } from '#platform/model/call.ts'
import { rowsOf, writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { muscleSurvey, surveyors } from './muscle-survey.model.ts'

const row = z.object({
  linkNo: z.number(),
  vendorCd: z.string(),
  vendorNm: z.string(),
  untilYmd: z.string(),
  path: z.string(),
  openYn: z.enum(['Y', 'N']),
  /** Null below five. */
  answerCnt: z.number().nullable(),
})
export type WorkerLink = z.infer<typeof row>

const LINKS = `${muscleSurvey.api}/{no}/links` as const
const theirs = { right: { ...write(muscleSurvey), roles: surveyors }, through: muscleSurvey }
export const workerLinks = call.get(LINKS, { ...theirs, answer: rowsOf(row) })
export const makeWorkerLink = call.post(LINKS, {
  ...theirs,
  body: z.strictObject({ vendorCd: z.string().min(1).max(20), untilYmd: writtenDay }),
  answer: z.object({ linkNo: z.number() }),
})
export const endWorkerLink = call.delete(`${LINKS}/{linkNo}`, theirs)
