/** What somebody means who types a display number, or a part of one. Pure. */

export type NumberPart = { begins: string } | { ends: string }

const TYPED = /^([A-Z]{2,5})?[\s-]*(\d[\d-]*)$/
const DAY_DIGITS = 8

/**
 * `NM-20261121-001` begins so, `20261121` is a day, `nm 12` and `12` the 12th of any day, `1121-3` the third of that one.
 *
 * @param format of the document: `NM-{yyyymmdd}-{0000}`
 * @returns undefined for what is no number of this format
 */
export function numberPartOf(format: string, typed: string): NumberPart | undefined {
  const [, letters, digits = ''] = TYPED.exec(typed.trim().toUpperCase()) ?? []
  const prefix = format.slice(0, format.indexOf('{'))
  if (digits === '' || (letters && letters !== prefix.replaceAll('-', ''))) return undefined
  const width = /\{(0+)\}/.exec(format)?.[1]?.length ?? 1
  const [head = '', tail] = digits.split('-', 2)
  if (tail === undefined || tail === '') return ofOnePart(prefix, head, width)
  const serial = tail.length < width && head.length < DAY_DIGITS ? tail.padStart(width, '0') : tail
  return head.length < DAY_DIGITS ? { ends: `${head}-${serial}` } : { begins: `${prefix}${head}-${tail}` }
}

const ofOnePart = (prefix: string, digits: string, width: number): NumberPart =>
  digits.length > width ? { begins: prefix + digits } : { ends: `-${digits.padStart(width, '0')}` }

/** Nothing else can be meant: it would be looked for in no title. */
export const isSurelyNumber = (typed: string): boolean =>
  /^[a-z]{2,5}[\s-]*\d[\d-]*$|^\d{5,}[\d-]*$/i.test(typed.trim())
