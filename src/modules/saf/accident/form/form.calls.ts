/** The forms of the labour office that an accident owes, one for each victim. */

import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf, writtenDay, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { signature } from '#platform/model/drawn.ts'
import { z } from '#schema'
import { accident } from '../accident.model.ts'
import { accForms, employTypes, injuryParts, injuryTypes, workForms } from '../accident-codes.model.ts'
import { formNames } from './form.logic.ts'

const at = `${accident.api}/{no}/forms` as const
const name = z.enum(formNames)
const line = z.object({
  accFormNo: z.number(),
  victimNm: z.string(),
  vendorNm: nullableText,
  statusCd: z.enum(accForms.states),
  dueYmd: z.string(),
  lateYn: yesNo,
  missing: z.array(name),
  repNm: nullableText,
  submitDt: nullableText,
  receiptNo: nullableText,
  mayWrite: z.boolean(),
})
export type FormLine = z.infer<typeof line>
export const accidentForms = call.get(at, { right: read(accident), through: accident, answer: rowsOf(line) })

/** What the form asks of him and nobody has to know when it is classed: whoever files it enters it. */
const victimFacts = z.object({
  jobNm: z.string().trim().max(100).nullable(),
  hireYmd: writtenDay.nullable(),
  sameWorkMonthCnt: z.number().int().min(0).max(999).nullable(),
  employTypeCd: oneOf(employTypes).nullable(),
  workFormCd: oneOf(workForms).nullable(),
  injuryTypeCd: oneOf(injuryTypes).nullable(),
  injuryPartCds: z.array(oneOf(injuryParts)).max(15),
})
export type VictimFacts = z.infer<typeof victimFacts>

const whole = line.extend({
  victim: victimFacts,
  values: z.partialRecord(name, z.string().nullable()),
  repOpinionDesc: nullableText,
  repSign: signature.nullable(),
  hasResident: z.boolean(),
  mayReveal: z.boolean(),
})
export type WholeForm = z.infer<typeof whole>
export const accidentForm = call.get(`${at}/{form}`, { right: read(accident), through: accident, answer: whole })

const writing = { right: write(accident), tag: accident.label, through: accident } as const
const text = (max: number) => z.string().trim().max(max)
export const writeForm = call.put(`${at}/{form}`, {
  ...writing,
  body: z.strictObject({
    values: z.partialRecord(name, text(1000).nullable()),
    /** Left out, it stays as it is. */
    residentNo: text(14).optional(),
    victim: z.strictObject(victimFacts.partial().shape).default({}),
  }),
})
/** The workers' representative has seen it; what he thinks otherwise stands on it. */
export const confirmForm = call.post(`${at}/{form}/confirm`, {
  ...writing,
  body: z.strictObject({ sign: signature, repOpinionDesc: text(1000).nullable() }),
})
export const submitForm = call.post(`${at}/{form}/submit`, {
  ...writing,
  body: z.strictObject({ submitDt: writtenInstant, receiptNo: text(50).min(1) }),
})
/** Opened with an entry in the audit. */
export const openResidentNo = call.post(`${at}/{form}/resident`, {
  ...writing,
  answer: z.object({ residentNo: z.string() }),
})
