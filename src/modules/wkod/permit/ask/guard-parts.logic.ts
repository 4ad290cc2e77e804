/** How a guard says what it found. */
import { unknownCheck } from '#modules/common/unknown.logic.ts'
import type { Check } from '#platform/model/check.ts'
import { type Manned, type Part, withPart } from '../crew/party.logic.ts'
import type { typeFields } from '../fields/permit-fields.model.ts'
import type { Permit } from '../permit.model.ts'

/** What the guards of the types look at. */
export type TypeRecord = Pick<
  Permit,
  | (keyof typeof typeFields & keyof Permit)
  | 'permitBaseCd'
  | 'permitSubCds'
  | 'permitUrgentYn'
  | 'zoneClassCd'
  | 'wkodDt'
  | 'permitCheck'
  | 'coReviewUserId'
> &
  Manned

export interface Said {
  law?: string
  field?: string & keyof Permit
  values?: Record<string, unknown>
  evidenceDesc?: string
  /** Who puts it right; undefined where the evidence names him. */
  lifterCds?: readonly string[] | undefined
}
export const block = (ruleCd: string, message: string, said: Said = {}): Check => ({
  ruleCd,
  resultCd: 'BLOCK',
  message,
  lifterCds: [],
  ...said,
})
/** A requirement: nothing where it holds. */
export const need = (holds: boolean, ruleCd: string, message: string, said: Said = {}): Check[] =>
  holds ? [] : [block(ruleCd, message, said)]

/** Whether somebody has the part and has not left. */
export const hasPart = (record: Manned, part: Part): boolean => withPart(record, part).length > 0

export const RULES = '안전보건규칙'
/** Codes of a field that holds several: `SCBA ROPE`. */
export const listOf = (text: string | null): Set<string> => new Set((text ?? '').split(' ').filter(Boolean))

/** What nobody can answer refuses. */
export const unknown = (part: string): Check => unknownCheck('PT_UNKNOWN', part)
