import { expect, test } from 'vitest'
import { matching, wantedOf } from './matching.ts'

const found = (text: string) => matching(['아차사고', '사고 통계', '점검'], text, (name) => [name])

test('by name, begun words first; by initial consonants; spaces do not count', () => {
  expect(found('사고')).toEqual(['사고 통계', '아차사고'])
  expect(found('사고통')).toEqual(['사고 통계'])
  expect(found('ㅇㅊ')).toEqual(['아차사고'])
  expect(found('없는')).toEqual([])
})

test('a syllable that is being composed does not empty the list', () => {
  expect(wantedOf('아ㅊ')).toBe('아')
  expect(found('아ㅊ')).toEqual(['아차사고'])
})
