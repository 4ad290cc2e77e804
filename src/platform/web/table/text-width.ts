/**
 * How many pixels a text takes at 14 px, told from its letters alone: nothing is laid out for it, and it comes out the
 * same before the type face is there. It errs to the wide side.
 */
const HANGUL_PX = 12.5
const FULL_PX = 14
const WIDE_PX = 12.5
const CAPITAL_PX = 10
const DIGIT_PX = 8.5
const HYPHEN_PX = 6.5
const LOWER_PX = 7.5
const NARROW_PX = 5
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/
const FULL = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/
const NARROW = /[ .,:;'"|!()[\]iIjlfrt·]/

function letterWidth(letter: string): number {
  if (HANGUL.test(letter)) return HANGUL_PX
  if (FULL.test(letter)) return FULL_PX
  if (NARROW.test(letter)) return NARROW_PX
  if (/[mwMW@%]/.test(letter)) return WIDE_PX
  if (letter === '-') return HYPHEN_PX
  if (letter >= '0' && letter <= '9') return DIGIT_PX
  return /[a-zà-ÿ]/.test(letter) ? LOWER_PX : CAPITAL_PX
}
const widths = new Map<string, number>()

export function textWidth(text: string): number {
  let sum = 0
  for (const letter of text) {
    let width = widths.get(letter)
    if (width === undefined) {
      width = letterWidth(letter)
      widths.set(letter, width)
    }
    sum += width
  }
  return Math.ceil(sum)
}

/** So wide a word goes on in the next line; a number or an address is broken only where it is wider still. */
const LONGEST_WORD_PX = 110
const LONGEST_NUMBER_PX = 180
/** Letters that are read one by one. */
const CODED = /^[\x20-\x7e]+$/

/** The width in which a text takes two lines at most: between which words it is broken best. */
export function twoLineWidth(text: string): number {
  const whole = textWidth(text)
  if (!text.includes(' ')) {
    const isWhole = whole <= (CODED.test(text) ? LONGEST_NUMBER_PX : LONGEST_WORD_PX)
    return isWhole ? whole : Math.ceil(whole / 2) + FULL_PX
  }
  let least = whole
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const first = textWidth(text.slice(0, at))
    least = Math.min(least, Math.max(first, whole - first - NARROW_PX))
    if (first > whole / 2) break
  }
  return least
}
