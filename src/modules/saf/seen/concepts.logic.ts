/**
 * What a text is about, as numbers: words of one meaning share one, whatever they are joined to. Korean writes compounds
 * in one (밀폐탱크세척), so known words are looked for from the left, the longest first.
 */
export const wordKinds = { WORD: '말', PLACE: '장소·설비', SKIP: '찾지 않는 말' } as const
export type WordKind = keyof typeof wordKinds

/** Words that mean the same. */
export interface WordGroup {
  wordNm: string
  /** Separated by commas. */
  sameNms: string | null
  wordKindCd: WordKind
}

interface Meaning {
  /** Below zero where it is a place, which counts for nothing alone; 0 where it is not looked for. */
  concept: number
  /** What the group is called by. */
  name: string
}
export interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly longest: number
  /** Another one where anything in it differs. */
  readonly versionNo: number
}

/** A word as it stands in a text. */
export interface Found extends Meaning {
  from: number
  to: number
}

/** Raised when texts are read otherwise than before: all are read anew. */
const READING = 1
const PLACE_TAG = /[a-z]{1,4}-?\d{2,6}[a-z]?(?![a-z\d])/y
const IS_LETTER = /[\p{L}\p{N}]/u
const IS_LATIN = /[a-z\d]/
/** What hangs on words. */
const ENDINGS = `
  하였습니다 했습니다 되었습니다 됐습니다 합니다 됩니다 있습니다 없습니다 에서는 으로써 하였음 되었음
  하면서 되면서 하려고 하려다 하던 되던 하는 되는 하다 되다 하지 되지 하여 되어
  했음 됐음 해서 돼서 하고 되고 하기 하며
  되며 에서 으로 에게 까지 부터 이나 이라 였음 있음 없음 않음 않은
  있는 없는 있던 없이 중인 중에 들이 들을 된 될 됨 되 함 한 할 해 하 들 을 를 이 가 은 는 의 에 와 과 도 로 중 시 후 전 및 등`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length)
const isEnding = new Set(ENDINGS)

/** As it is kept and marked: composed, one space between words. */
export const spoken = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** FNV-1a, 31 bits and never 0. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 1) + (hash >>> 1 === 0 ? 1 : 0)
}

/** The words of a group, its name first. */
export const wordsOfGroup = ({ wordNm, sameNms }: Pick<WordGroup, 'wordNm' | 'sameNms'>): string[] => [
  ...new Set([wordNm, ...(sameNms ?? '').split(',')].map((word) => spoken(word).toLowerCase()).filter(Boolean)),
]

export function lexiconOf(groups: readonly WordGroup[]): Lexicon {
  const meanings = new Map<string, Meaning>()
  for (const group of groups) {
    const words = wordsOfGroup(group)
    const [name = ''] = words
    const concept = group.wordKindCd === 'SKIP' ? 0 : numberOf(name) * (group.wordKindCd === 'PLACE' ? -1 : 1)
    for (const word of words) for (const key of [word, word.replaceAll(' ', '')]) meanings.set(key, { concept, name })
  }
  const said = [...meanings].map(([word, { concept }]) => `${word} ${concept}`).sort()
  return {
    meanings,
    longest: Math.max(1, ...[...meanings.keys()].map(({ length }) => length)),
    versionNo: numberOf([READING, ...said].join('\n')),
  }
}

/**
 * The words of a text in their order; what no list knows is a word of its own.
 *
 * @param text as `spoken` gives it
 * @param isPlace all of it says where something was
 */
export function wordsIn(lexicon: Lexicon, text: string, isPlace = false): Found[] {
  const said = text.toLowerCase()
  const found: Found[] = []
  let unknownFrom = -1
  const add = (one: Found) => {
    if (one.concept !== 0) found.push(isPlace ? { ...one, concept: -Math.abs(one.concept) } : one)
  }
  const endUnknown = (to: number) => {
    if (unknownFrom >= 0) for (const one of unknownIn(lexicon, said, unknownFrom, to)) add(one)
    unknownFrom = -1
  }
  for (let at = 0; at < said.length; ) {
    const step = known(lexicon, said, at) ?? (unknownFrom < 0 ? tagAt(said, at) : undefined)
    if (step) {
      endUnknown(at)
      add(step)
      at = step.to
    } else {
      if (!IS_LETTER.test(said[at] ?? '')) endUnknown(at)
      else if (unknownFrom < 0) unknownFrom = at
      at += 1
    }
  }
  endUnknown(said.length)
  return found
}

/** The numbers alone, each once. */
export const conceptsIn = (lexicon: Lexicon, text: string, isPlace = false): number[] => [
  ...new Set(wordsIn(lexicon, text, isPlace).map(({ concept }) => concept)),
]

function known({ meanings, longest }: Lexicon, said: string, at: number): Found | undefined {
  if (!IS_LETTER.test(said[at] ?? '')) return undefined
  for (let length = Math.min(longest, said.length - at); length > 0; length--) {
    const word = said.slice(at, at + length)
    const meaning = meanings.get(word)
    if (meaning && stands(said, at, at + length, word)) return { ...meaning, from: at, to: at + length }
  }
  return undefined
}

/** Latin letters and single syllables are words only where they stand alone: 물 is none in 건물. */
function stands(said: string, from: number, to: number, word: string): boolean {
  const [before, after] = [said[from - 1] ?? ' ', said[to] ?? ' ']
  if (IS_LATIN.test(word[0] ?? '') && IS_LATIN.test(before)) return false
  if (IS_LATIN.test(word.at(-1) ?? '') && IS_LATIN.test(after)) return false
  if (word.length > 1) return true
  return !IS_LETTER.test(before) && (!IS_LETTER.test(after) || isEnding.has(restOf(said, to)))
}

const restOf = (said: string, from: number): string => /^[\p{L}\p{N}]*/u.exec(said.slice(from))?.[0] ?? ''

/** The tag of an equipment: T-101. */
function tagAt(said: string, at: number): Found | undefined {
  if (at > 0 && IS_LETTER.test(said[at - 1] ?? '')) return undefined
  PLACE_TAG.lastIndex = at
  const tag = PLACE_TAG.exec(said)?.[0]
  if (!tag) return undefined
  const name = tag.replace('-', '')
  return { concept: -numberOf(name), name, from: at, to: at + tag.length }
}

/** Without what hangs on it; nothing where only that is left, or a single syllable. */
function unknownIn(lexicon: Lexicon, said: string, from: number, to: number): Found[] {
  let word = said.slice(from, to)
  for (let times = 0; times < 2; times++) {
    if (isEnding.has(word)) return []
    const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 2)
    if (!ending) break
    word = word.slice(0, -ending.length)
  }
  if (word.length < 2 || /^\d+$/.test(word)) return []
  const { concept, name } = lexicon.meanings.get(word) ?? { concept: numberOf(word), name: word }
  return [{ concept, name, from, to: from + word.length }]
}
