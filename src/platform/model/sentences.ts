import { type Area, translate } from './i18n.ts'
import type { PageLanguage } from './problem.ts'

/**
 * Sentences that rows keep beside what stands in their places. A row keeps the code: a sentence may be corrected, and rows
 * of long ago still read in every language.
 */
const byCode = new Map<string, string>()
const byText = new Map<string, string>()

/**
 * Declares sentences of one area: `sentences('GATE', { OUT: '퇴장했습니다.' })` is kept as `GATE_OUT`. Codes stay.
 *
 * @throws RangeError where a code has another sentence already
 */
export function sentences<const T extends Readonly<Record<string, string>>>(area: string, all: T): T {
  for (const [name, text] of Object.entries(all)) {
    const code = `${area}_${name}`
    if ((byCode.get(code) ?? text) !== text) throw new RangeError(`two sentences ${code}`)
    byCode.set(code, text)
    byText.set(text, code)
  }
  return all
}

/** Null for what nobody has declared: it is kept as it stands. */
export const codeOfSentence = (text: string): string | null => byText.get(text) ?? null

/** What a column holds that has a declared sentence by its code alone, and whatever else was said as it was said. */
export const shortOf = (text: string): string => codeOfSentence(text) ?? text
export const wordedShort = (area: Area, language: PageLanguage, short: string): string =>
  translate(area, language, sentenceOf(short, short))

/** As it reads today. @param kept what the row holds, for one without a code */
export const sentenceOf = (code: string | null | undefined, kept: string): string => byCode.get(code ?? '') ?? kept

/** A sentence as a row keeps it. What stands in its places may be a sentence itself, as the reason of a refusal is. */
export interface Kept {
  /** Null for what nobody has declared, as what a person has typed. */
  readonly msgCd?: string | null
  readonly message: string
  readonly values?: Readonly<Record<string, unknown>>
}
export const kept = (message: string, values: Kept['values'] = {}): Kept => ({
  msgCd: codeOfSentence(message),
  message,
  values,
})

/** For a reader. A declared sentence is told in his words wherever it stands, without a code in rows of long ago. */
export function wordedFor(area: Area, language: PageLanguage, { msgCd, message, values = {} }: Kept): string {
  const inPlace = (value: unknown) => {
    if (isKept(value)) return wordedFor(area, language, value)
    return typeof value === 'string' && byText.has(value) ? translate(area, language, value) : value
  }
  const said = Object.entries(values).map(([place, value]) => [place, inPlace(value)] as const)
  return translate(area, language, sentenceOf(msgCd, message), Object.fromEntries(said))
}

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'message' in value
