/** Searching Korean text: by any two neighbouring characters, and names by their initial consonants. */

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588

/** 김서연 → ㄱㅅㅇ; what is no Hangul syllable stays as it is. */
export const initialsOf = (text: string): string =>
  [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0
      return code < FIRST_SYLLABLE || code > LAST_SYLLABLE
        ? char
        : (INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? char)
    })
    .join('')

export const isInitials = (text: string): boolean => text !== '' && [...text].every((char) => INITIALS.includes(char))

/** The form in which texts are compared: NFC, small letters, single spaces. The database has the same as `search_text`. */
export const searchText = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Length in characters as the database counts them (code points). */
export const lengthOf = (text: string): number => [...text].length
export const byteLengthOf = (text: string): number =>
  [...text].reduce((sum, char) => {
    const code = char.codePointAt(0) ?? 0
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)

const FINALS = 28
/** Digits, and letters as they are spelled, that end in a consonant when they are read aloud. */
const CLOSED_SIGNS = '013678lmnrLMNR'
/** Read 리을 at the end: 으로 loses its 으 after it. */
const ENDS_IN_RIEUL = '178lrLR'
const PARTICLES: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '와(과)': ['과', '와'],
  '(으)로': ['으로', '로'],
}
const RIEUL = 8

/** The particle that fits the word before it: 제목은(는) → 제목은, 사유을(를) → 사유를. */
export const fitParticles = (text: string): string =>
  text.replace(
    /([\p{L}\p{N}])([^\p{L}\p{N}\s(]*)(은\(는\)|이\(가\)|을\(를\)|과\(와\)|와\(과\)|\(으\)로)/gu,
    (_, last: string, between: string, particle: string) => {
      const [closed = '', open = ''] = PARTICLES[particle] ?? []
      const isOpen = !isClosed(last) || (particle === '(으)로' && endsInRieul(last))
      return last + between + (isOpen ? open : closed)
    },
  )

/** Number of the final consonant of a syllable, 0 for none; undefined for what is no syllable. */
function finalOf(char: string): number | undefined {
  const code = char.codePointAt(0) ?? 0
  return code < FIRST_SYLLABLE || code > LAST_SYLLABLE ? undefined : (code - FIRST_SYLLABLE) % FINALS
}
const isClosed = (char: string): boolean => (finalOf(char) ?? Number(CLOSED_SIGNS.includes(char))) > 0
const endsInRieul = (char: string): boolean => {
  const final = finalOf(char)
  return final === undefined ? ENDS_IN_RIEUL.includes(char) : final === RIEUL
}
