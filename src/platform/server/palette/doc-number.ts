/** What somebody means who types a display number, or a part of one. Pure. */

export type NumberPart = { begins: string } | { ends: string } | { has: string }

const TYPED = /^([A-Z]{2,5})?[\s-]*(\d[\d-]*)$/
const DAY_DIGITS = 8
const CENTURY = '20'
/** Fewer stand in too many numbers to say which is meant. */
const LEAST_INSIDE = 3

/**
 * `NM-20261121-001` begins so, `20261121` is a day, `nm 12` and `12` the 12th of any day, `1121-3` the third of that one.
 *
 * @param format of the document: `NM-{yyyymmdd}-{0000}`
 * What is typed also stands anywhere in it: `1124-00`, `NM-2026`, `26-0012`.
 *
 * @returns what may be meant, the likeliest first; empty for what is no number of this format
 */
export function numberPartsOf(format: string, typed: string): NumberPart[] {
  const [, letters, digits = ''] = TYPED.exec(typed.trim().toUpperCase()) ?? []
  const prefix = format.slice(0, format.indexOf('{'))
  if (digits === '' || (letters && letters !== prefix.replaceAll('-', ''))) return []
  const width = /\{(0+)\}/.exec(format)?.[1]?.length ?? 1
  const [head = '', tail] = digits.split('-', 2)
  const inside = digits.length < LEAST_INSIDE || letters ? [] : [{ has: digits }]
  // A year that follows its letters begins a number: `NM-2026`.
  const begun = letters && head.startsWith(CENTURY) && head.length > 2 ? [{ begins: prefix + digits }] : []
  return [...begun, likeliest(prefix, head, tail, width), ...inside]
}

function likeliest(prefix: string, head: string, tail: string | undefined, width: number): NumberPart {
  if (tail === undefined || tail === '') return ofOnePart(prefix, head, width)
  const serial = tail.length < width && head.length < DAY_DIGITS ? tail.padStart(width, '0') : tail
  return head.length < DAY_DIGITS ? { ends: `${head}-${serial}` } : { begins: `${prefix}${head}-${tail}` }
}

const ofOnePart = (prefix: string, digits: string, width: number): NumberPart =>
  digits.length > width ? { begins: prefix + digits } : { ends: `-${digits.padStart(width, '0')}` }

/** Nothing else can be meant: it would be looked for in no title. */
export const isSurelyNumber = (typed: string): boolean =>
  /^[a-z]{2,5}[\s-]*\d[\d-]*$|^\d{5,}[\d-]*$/i.test(typed.trim())
