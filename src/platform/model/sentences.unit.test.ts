import { expect, test } from 'vitest'
import { codeOfSentence, sentenceOf, sentences } from './sentences.ts'

const says = sentences('SAMPLE', { OUT: '퇴장했습니다.' })

test('a sentence is kept by its code and read as it stands today', () => {
  expect(codeOfSentence(says.OUT)).toBe('SAMPLE_OUT')
  expect(sentenceOf('SAMPLE_OUT', '퇴장했습니다')).toBe('퇴장했습니다.')
})

test('what nobody declared is kept as it stands', () => {
  expect(codeOfSentence('안녕하세요.')).toBeNull()
  expect(sentenceOf(null, '안녕하세요.')).toBe('안녕하세요.')
  expect(sentenceOf('SAMPLE_GONE', '안녕하세요.')).toBe('안녕하세요.')
})

test('two sentences under one code do not start', () => {
  expect(() => sentences('SAMPLE', { OUT: '나갔습니다.' })).toThrow('two sentences SAMPLE_OUT')
})
