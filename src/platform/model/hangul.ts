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
