/** Words of the term list in a text that nobody has translated: a help to read it by, and never told as its translation. */
import type { Translation } from './site-langs.logic.ts'
import { langField, type SiteLang } from './site-langs.model.ts'

/** How many words are told of one text. */
const MOST_WORDS = 6
const SHORTEST = 2

/**
 * @param terms the longest first, so that 소화기 is not read as 소화
 * @returns `소화기 = fire extinguisher · 불티포 = fire blanket`, in the order of the text; undefined where it has no word of the list
 */
export function wordsIn(terms: readonly Translation[], lang: SiteLang, korean: string): string | undefined {
  let rest = korean
  const found: { at: number; said: string }[] = []
  for (const term of terms) {
    const { koDesc } = term
    const said = term[langField(lang)]
    const at = koDesc.length >= SHORTEST && said ? rest.indexOf(koDesc) : -1
    if (at < 0) continue
    found.push({ at, said: `${koDesc} = ${said}` })
    rest = rest.replaceAll(koDesc, ' '.repeat(koDesc.length))
  }
  const inOrder = found.sort((a, b) => a.at - b.at).slice(0, MOST_WORDS)
  return inOrder.length > 0 ? inOrder.map(({ said }) => said).join(' · ') : undefined
}
