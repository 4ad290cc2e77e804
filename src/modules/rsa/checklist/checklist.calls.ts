/** Questions by Excel, and what an assessment takes of a list. */
import { call, read, write } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { rsa } from '../assess/rsa.model.ts'
import { MOST_QUESTIONS, questionFields, rsaChecklist } from './rsa-checklist.model.ts'

export const questionSheet = defineSheet({
  area: 'rsa',
  label: '확인항목',
  api: `${rsaChecklist.api}/{no}/questions`,
  right: write(rsaChecklist),
  formRight: read(rsaChecklist),
  through: rsaChecklist,
  most: MOST_QUESTIONS,
  query: z.strictObject({ modeCd: z.enum(['ADD', 'REPLACE']).default('ADD') }),
  columns: questionFields,
})
export const questionsOut = call.get(`${rsaChecklist.api}/{no}/questions-sheet`, {
  right: read(rsaChecklist),
  through: rsaChecklist,
  answer: 'sheet',
})

const fitting = z.object({
  rsaChecklistNo: z.number(),
  checklistNm: z.string(),
  revNo: z.number(),
  questionCnt: z.number(),
  /** So many of its questions the assessment asks already. */
  takenCnt: z.number(),
})
export type FittingList = z.infer<typeof fitting>

const LISTS = `${rsa.api}/{no}/checklists` as const
/** Lists in force that fit the process and the work of an assessment. */
export const fittingLists = call.get(LISTS, { right: read(rsa), through: rsa, answer: rowsOf(fitting) })
/** All of its questions that the assessment does not ask yet. */
export const takeChecklist = call.post(LISTS, {
  right: write(rsa),
  tag: rsa.label,
  body: z.strictObject({ rsaChecklistNo: z.number().int().min(1).max(2_000_000_000) }),
})
