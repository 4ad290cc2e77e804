/** A line that somebody reads in his own language, as far as it has been said in it. */
import { isWorded, saidIn, siteLangOf, type Translation } from '#modules/common/site-langs.logic.ts'
import { wordsIn } from '#modules/common/term.logic.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { LinkLine } from '#platform/server/links/link.ts'

interface Known {
  readonly language: PageLanguage
  /** Of the record that the texts stand in. */
  readonly texts: readonly Translation[]
  /** The term list, the longest words first. */
  readonly terms: readonly Translation[]
}
/** @param koreans texts that stand on the line, one after the other */
export function readLine({ language, texts, terms }: Known, label: string, koreans: readonly string[]): LinkLine {
  const korean = koreans.join(' → ')
  const line = { label, isWritten: true }
  const lang = siteLangOf(language)
  if (!lang || !isWorded(korean)) return { ...line, value: korean }
  const said = koreans.map((one) => (isWorded(one) ? saidIn(texts, lang, one) : one))
  const missing = koreans.filter((_, at) => said[at] === undefined)
  const value = koreans.map((one, at) => said[at] ?? one).join(' → ')
  if (missing.length === 0) return { ...line, value, korean }
  const words = wordsIn(terms, lang, missing.join(' '))
  return { ...line, value, lacks: true, ...(words && { words }) }
}
