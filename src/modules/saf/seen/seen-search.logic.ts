import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import type { Found } from './concepts.logic.ts'

const wordOf = (words: Readonly<Record<string, string>>, code: string): string | null => words[code] ?? null
export const accidentWord = (code: string | null | undefined): string | null =>
  code ? wordOf(accidentTypes, code) : null

/** The kinds of a permit, in words. @param codes separated by spaces */
export const permitWords = (codes: string | null | undefined): string[] =>
  (codes ?? '').split(' ').flatMap((code) => wordOf(permitTypes, code) ?? [])

interface Part {
  text: string
  isLike: boolean
}
const MOST_CHARACTERS = 160
const BEFORE = 40

/** A text in parts, those of the words that are asked for marked; of a long one what stands around the first of them. */
export function markedParts(said: string, words: readonly Found[], asked: ReadonlySet<number>): Part[] {
  const like = words.filter(({ concept }) => asked.has(concept))
  const from = said.length <= MOST_CHARACTERS ? 0 : Math.max(0, (like[0]?.from ?? 0) - BEFORE)
  const end = Math.min(said.length, from + MOST_CHARACTERS)
  const parts: Part[] = []
  let at = from
  const add = (text: string, isLike: boolean) => text && parts.push({ text, isLike })
  for (const word of like) {
    if (word.from < at || word.to > end) continue
    add(`${at === from && from > 0 ? '…' : ''}${said.slice(at, word.from)}`, false)
    add(said.slice(word.from, word.to), true)
    at = word.to
  }
  add(`${said.slice(at, end)}${end < said.length ? '…' : ''}`, false)
  return parts
}
