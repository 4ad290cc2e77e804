import { type Area, translate } from './i18n.ts'
import type { PageLanguage } from './problem.ts'

/**
 * Sentences that rows keep beside what stands in their places. A row keeps the code: a sentence may be corrected, and rows
 * of long ago still read in every language.
 */
const byCode = new Map<string, { readonly text: string; readonly area: Area | undefined }>()
const byText = new Map<string, string>()

/**
 * Declares sentences: `sentences('GATE', { OUT: '퇴장했습니다.' })` is kept as `GATE_OUT`. Codes stay.
 *
 * @param area whose words they are, where rows of other areas hold them
 * @throws RangeError where a code has another sentence already
 */
export function sentences<const T extends Readonly<Record<string, string>>>(prefix: string, all: T, area?: Area): T {
  for (const [name, text] of Object.entries(all)) {
    const code = `${prefix}_${name}`
    declare(code, text, area)
    byText.set(text, code)
  }
  return all
}

function declare(code: string, text: string, area?: Area): void {
  if ((byCode.get(code)?.text ?? text) !== text) throw new RangeError(`two sentences ${code}`)
  byCode.set(code, { text, area })
}

/**
 * Words of ours that stand within sentences, as the names of a code do: `wordOf('FORK')` is kept as `EQUIP_FORK`. What
 * somebody has typed may read the same and stays as it is.
 *
 * @param area whose words they are, in whose sentence they stand
 * @throws RangeError where a code has another word already
 */
export function keptWords<const T extends Readonly<Record<string, string>>>(
  prefix: string,
  all: T,
  area?: Area,
): (code: keyof T & string) => Kept {
  for (const [name, text] of Object.entries(all)) declare(`${prefix}_${name}`, text, area)
  return (code) => ({ msgCd: `${prefix}_${code}`, message: all[code] ?? code })
}

/** Null for what nobody has declared: it is kept as it stands. */
export const codeOfSentence = (text: string): string | null => byText.get(text) ?? null

/** What a column holds that has a declared sentence by its code alone, and whatever else was said as it was said. */
export const shortOf = (text: string): string => codeOfSentence(text) ?? text
export const wordedShort = (area: Area, language: PageLanguage, short: string): string =>
  translate(area, language, sentenceOf(short, short))

/** As it reads today. @param kept what the row holds, for one without a code */
export const sentenceOf = (code: string | null | undefined, kept: string): string =>
  byCode.get(code ?? '')?.text ?? kept

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
export function wordedFor(
  reader: Area | undefined,
  language: PageLanguage,
  { msgCd, message, values = {} }: Kept,
): string {
  const area = byCode.get(msgCd ?? '')?.area ?? reader
  const inPlace = (value: unknown) => {
    if (isKept(value)) return wordedFor(area, language, value)
    return typeof value === 'string' && byText.has(value) ? translate(area, language, value) : value
  }
  const said = Object.entries(values).map(([place, value]) => [place, inPlace(value)] as const)
  return translate(area, language, sentenceOf(msgCd, message), Object.fromEntries(said))
}

export const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'message' in value

/** Several as one; what is a text among them was typed by somebody. */
export const keptAll = (all: readonly (Kept | string)[], between = ' · '): Kept => ({
  msgCd: null,
  message: all.map((_, at) => `{${at}}`).join(between),
  values: Object.fromEntries(all.entries()),
})

const BEGINNING = '{"msgCd":'
/** Texts one after another, each typed or one of ours (`keptText`), as one text for a column; what is empty is left out. */
export function joinedText(texts: readonly (string | Kept | null | undefined)[], between = ' · '): string {
  const parts = texts.flatMap((text) => (text ? [typeof text === 'string' ? (keptIn(text) ?? text) : text] : []))
  return parts.every((part) => typeof part === 'string') ? parts.join(between) : keptText(keptAll(parts, between))
}

/** A sentence in a column of text that holds, else, what somebody has typed (`text(…, { kept: true })`). */
export const keptText = ({ msgCd = null, message, values = {} }: Kept): string =>
  JSON.stringify({ msgCd, message, values })

/** The sentence that a column of text holds; undefined for what was typed. */
export function keptIn(text: string): Kept | undefined {
  if (!text.startsWith(BEGINNING)) return undefined
  try {
    const found: unknown = JSON.parse(text)
    return isKept(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** What a column of text says to a reader: a sentence of ours in his words, what was typed as it stands. */
export function wordedText(area: Area | undefined, language: PageLanguage, text: string): string {
  const said = keptIn(text)
  return said ? wordedFor(area, language, said) : text
}

/** A row as a reader is shown it: what these columns hold of ours is in his words. */
export function wordedRow<Row extends object>(
  area: Area | undefined,
  language: PageLanguage,
  row: Row,
  ...columns: readonly (keyof Row & string)[]
): Row {
  const said = Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'string' && columns.some((one) => one === name) ? [[name, wordedText(area, language, value)]] : [],
  )
  return { ...row, ...Object.fromEntries(said) }
}
