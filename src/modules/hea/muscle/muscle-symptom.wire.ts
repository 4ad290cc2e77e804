/** What is asked of somebody about where it hurts, what he answers, and what all answers say. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { effects } from './muscle-symptom.model.ts'
import { bodyParts, durations, frequencies, pains, verdicts } from './symptom.logic.ts'

const yn = z.enum(['Y', 'N'])
const number = z.number().int()

const complaint = z.strictObject({
  partCd: oneOf(bodyParts),
  durationCd: oneOf(durations),
  painCd: oneOf(pains),
  freqCd: oneOf(frequencies),
  lastWeekYn: yn.default('N'),
  effectCds: z.array(oneOf(effects)).max(5).default([]),
})
export const answerBody = z.strictObject({
  muscleSurveyNo: number,
  muscleWorkNo: number.nullable().default(null),
  painYn: yn,
  complaints: z.array(complaint).max(6).default([]),
})
export type Answer = z.infer<typeof answerBody>

const mine = z.object({
  muscleSymptomNo: number,
  muscleWorkNo: number.nullable(),
  painYn: yn,
  verdictCd: oneOf(verdicts).nullable(),
  complaints: z.array(complaint),
  updateDt: z.string(),
})
export const mineAnswer = z.object({
  rows: z.array(
    z.object({
      muscleSurveyNo: number,
      surveyTitle: z.string(),
      endYmd: z.string().nullable(),
      openYn: yn,
      works: z.array(z.object({ muscleWorkNo: number, workNm: z.string() })),
      answer: mine.nullable(),
    }),
  ),
})
export type Mine = z.infer<typeof mineAnswer>['rows'][number]

/** Null: fewer than five, or what would give them away. */
const cell = z.number().nullable()
export const shown = z.object({ total: cell, counts: z.array(cell) })
export const resultAnswer = z.object({
  surveyTitle: z.string(),
  /** In the order of `verdicts`. */
  depts: z.array(shown.extend({ deptCd: z.string().nullable(), deptNm: z.string().nullable() })),
  all: shown,
  parts: z.array(shown.extend({ partCd: z.string() })),
})
export type Result = z.infer<typeof resultAnswer>
