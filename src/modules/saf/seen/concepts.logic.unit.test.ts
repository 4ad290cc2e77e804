import { expect, test } from 'vitest'
import { conceptsIn, lexiconOf, spoken, type WordGroup, wordsIn } from './concepts.logic.ts'
import { seenWordSeeds } from './seen-word.seed.ts'

const groups: WordGroup[] = [
  { wordNm: '세척', sameNms: '청소, 물청소', wordKindCd: 'WORD' },
  { wordNm: '밀폐', sameNms: '밀폐공간,CSE', wordKindCd: 'WORD' },
  { wordNm: '산소결핍', sameNms: '산소 부족', wordKindCd: 'WORD' },
  { wordNm: '불', sameNms: null, wordKindCd: 'WORD' },
  { wordNm: '탱크', sameNms: '저장조', wordKindCd: 'PLACE' },
  { wordNm: '작업', sameNms: null, wordKindCd: 'SKIP' },
]
const lexicon = lexiconOf(groups)
const names = (text: string) => wordsIn(lexicon, text).map(({ name }) => name)

test('a compound is taken apart at the words that are known, the longest first', () => {
  expect(names('밀폐탱크세척')).toEqual(['밀폐', '탱크', '세척'])
  expect(names('밀폐공간 물청소')).toEqual(['밀폐', '세척'])
})

test('words of one meaning are one number, in other letters too', () => {
  expect(conceptsIn(lexicon, '세척')).toEqual(conceptsIn(lexicon, '청소'))
  expect(conceptsIn(lexicon, '밀폐')).toEqual(conceptsIn(lexicon, 'cse'))
  expect(names('CSEX')).toEqual(['csex'])
})

test('a word of two parts is found joined and apart', () => {
  expect(names('산소 부족')).toEqual(['산소결핍'])
  expect(names('산소부족으로')).toEqual(['산소결핍'])
})

test('what hangs on a word does not make it another one', () => {
  expect(conceptsIn(lexicon, '맨홀에서')).toEqual(conceptsIn(lexicon, '맨홀을'))
  expect(names('저장조에서 청소하던')).toEqual(['탱크', '세척'])
})

test('a single syllable is a word only where it stands alone', () => {
  expect(names('불이 남')).toEqual(['불'])
  expect(names('불량')).toEqual(['불량'])
})

test('places, tags of equipment and all of a place stand below zero', () => {
  expect(conceptsIn(lexicon, '탱크').every((one) => one < 0)).toBe(true)
  expect(conceptsIn(lexicon, 'T-101 옆').filter((one) => one < 0)).toEqual(conceptsIn(lexicon, 't101'))
  expect(conceptsIn(lexicon, '세척장 뒤', true).every((one) => one < 0)).toBe(true)
})

test('what is not looked for is no number, nor is a number by itself', () => {
  expect(conceptsIn(lexicon, '작업 12')).toEqual([])
  expect(names('청소작업중')).toEqual(['세척'])
})

test('where a word stands is said, so that it can be marked', () => {
  const text = spoken('저장조  내부\n청소')
  expect(wordsIn(lexicon, text).map(({ from, to }) => text.slice(from, to))).toEqual(['저장조', '내부', '청소'])
})

test('another list is another version, the same one in another order is not', () => {
  const [first, ...rest] = groups
  expect(lexiconOf(rest).versionNo).not.toBe(lexicon.versionNo)
  expect(lexiconOf(first ? [...rest, first] : rest).versionNo).toBe(lexicon.versionNo)
})

test('the words of a new site name nothing twice, and are enough of them', () => {
  const words = seenWordSeeds.flatMap(({ wordNm, sameNms }) => [wordNm, ...(sameNms ?? '').split(',')])
  expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([])
  expect(seenWordSeeds.length).toBeGreaterThan(60)
})
