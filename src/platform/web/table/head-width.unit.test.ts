import { expect, test } from 'vitest'
import { headWidth } from './head-width.ts'

test('a head of full-width letters asks for more room than one of half-width letters, neither for all', () => {
  expect(headWidth('공정안전보고서')).toBe(7 * 14 + 44)
  expect(headWidth('Plant')).toBe(5 * 8 + 44)
  expect(headWidth('Plant', false), 'no arrow').toBe(5 * 8 + 26)
  expect(headWidth('a'.repeat(100))).toBe(220)
})
