/** A rule that was looked at before somebody acts: what it found, on what it rests, and who may lift it (Part 0.4). */

type Values = Readonly<Record<string, unknown>>

/** As a module says it: Korean text with `{name}` places. */
export interface Check {
  /** Stable: `E05`, `PT_GAS_AGE`. */
  ruleCd: string
  resultCd: 'OK' | 'WARN' | 'BLOCK'
  message: string
  values?: Values
  /** Act, article and paragraph. */
  law?: string | undefined
  /** What was looked at: a paper with its date, a measured value. */
  evidenceDesc?: string | undefined
  /** Roles that may lift it; an empty list: nobody may. */
  lifterCds?: readonly string[] | undefined
  /** The field that puts it right, where there is one. */
  field?: string
}

/** As a person is told it, in his language. */
export interface ToldCheck {
  ruleCd: string
  resultCd: 'OK' | 'WARN' | 'BLOCK'
  message: string
  law?: string | undefined
  evidenceDesc?: string | undefined
  lifterCds?: string[] | undefined
  field?: string | undefined
}

export const isBlocking = ({ resultCd }: Pick<Check, 'resultCd'>): boolean => resultCd === 'BLOCK'
