/** Questions of a list by Excel: added to those that are there, or in their place, all or none; and the way out. */
import { translate } from '#platform/model/i18n.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { Refusal, wrongState } from '#platform/server/refusal.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { questionSheet, questionsOut } from './checklist.calls.ts'
import {
  MOST_QUESTIONS,
  type Question,
  questionFields,
  type RsaChecklist,
  rsaChecklist,
} from './rsa-checklist.model.ts'

export const questionUpload = takesSheet(questionSheet, {
  async save(rows, { tx, person, now, query, record }) {
    const locked: object = await getRecord(tx, rsaChecklist, record.rsaChecklistNo, true)
    const list = locked as RsaChecklist
    if (list.statusCd !== 'TEMP') throw wrongState(rsaChecklist.lifecycle.states[list.statusCd].label)
    const kept = query.modeCd === 'REPLACE' ? [] : (list.questions ?? [])
    if (kept.length + rows.length > MOST_QUESTIONS)
      throw new Refusal(422, 'RSA_LIST_MANY', '확인항목은 {max}건까지입니다.', { values: { max: MOST_QUESTIONS } })
    const questions = [...kept, ...rows.map(({ rowNo: _, ...row }): Question => row)]
    const values = { questions, questionCnt: questions.length }
    await tx.program(rsaChecklist, { by: person, now }).note(list.rsaChecklistNo, 'QUESTIONS', values)
    return { inserted: rows.length, updated: 0, unchanged: 0 }
  },
})

const names = Object.keys(questionFields) as (keyof Question)[]
const WIDE = 40
const NARROW = 16

export const questionsSheet = answer(questionsOut, ({ record, request: { language } }) => {
  const say = (text: string) => translate('rsa', language, text)
  const found: object = record
  const cellOf = (question: Question, name: keyof Question) => {
    const field = questionFields[name]
    const value = question[name]
    return 'codes' in field && value !== null ? say((field.codes as Record<string, string>)[value] ?? value) : value
  }
  return {
    label: questionSheet.label,
    columns: names.map((name) => ({
      text: say(questionFields[name].label),
      width: name === 'questionDesc' ? WIDE : NARROW,
    })),
    rows: ((found as RsaChecklist).questions ?? []).map((question) => names.map((name) => cellOf(question, name))),
  }
})
