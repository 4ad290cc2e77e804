import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('S-322 keeps what is within the limit as it is', () => {
  expect(cutText('발판 들뜸', { max: 5 })).toBe('발판 들뜸')
})

test('S-322 cuts between syllables, by characters or by bytes', () => {
  expect(cutText('발판 들뜸', { max: 3 })).toBe('발판 ')
  expect(cutText('발판들', { max: 7, bytes: true })).toBe('발판')
})

test('S-322 never cuts inside a composed syllable or an emoji', () => {
  expect(cutText('가나각'.normalize('NFD'), { max: 5 })).toBe('가나'.normalize('NFD'))
  expect(cutText('a👷🏽‍♀️b', { max: 3 })).toBe('a')
})
