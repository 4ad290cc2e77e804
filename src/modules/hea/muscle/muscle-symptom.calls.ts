/** What is asked of somebody about where it hurts, what he answers, and what all answers say. */
import { call, read, write } from '#platform/model/call.ts'
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { muscleSurvey } from './muscle-survey.model.ts'
import { effects, muscleSymptom } from './muscle-symptom.model.ts'
import { muscleWork } from './muscle-work.model.ts'
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
const mineAnswer = z.object({
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
const shown = z.object({ total: cell, counts: z.array(cell) })
const resultAnswer = z.object({
  surveyTitle: z.string(),
  /** In the order of `verdicts`. */
  depts: z.array(shown.extend({ deptCd: z.string().nullable(), deptNm: z.string().nullable() })),
  all: shown,
  parts: z.array(shown.extend({ partCd: z.string() })),
})
export type Result = z.infer<typeof resultAnswer>
export type Shown = z.infer<typeof shown>

export const mySymptoms = call.get(`${muscleSymptom.api}-mine`, {
  right: read(muscleSymptom),
  program: 'What somebody is asked himself: surveys of his department, and his own answers.',
  tag: muscleSymptom.label,
  answer: mineAnswer,
})
export const answerSymptoms = call.post(`${muscleSymptom.api}-answer`, {
  right: write(muscleSymptom),
  program: 'Whether a survey asks his department.',
  tag: muscleSymptom.label,
  body: answerBody,
  answer: z.object({ verdictCd: oneOf(verdicts) }),
})

const SYMPTOMS = `${muscleSurvey.api}/{no}/symptoms` as const
/** Counted past the fence of the rows, behind the survey; only what hides nobody’s number leaves. */
export const surveySymptoms = call.get(SYMPTOMS, {
  right: read(muscleSurvey),
  through: muscleSurvey,
  tag: muscleSymptom.label,
  answer: resultAnswer,
})
export const symptomSheet = call.get(`${SYMPTOMS}/excel`, {
  right: read(muscleSurvey),
  through: muscleSurvey,
  tag: muscleSymptom.label,
  answer: 'sheet',
})
export const workSymptoms = call.get(`${muscleWork.api}/{no}/symptoms`, {
  right: read(muscleWork),
  through: muscleWork,
  tag: muscleSymptom.label,
  answer: z.object({ work: shown, parts: z.array(shown.extend({ partCd: z.string() })) }),
})
