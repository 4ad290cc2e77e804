import { expect, test } from 'vitest'
import { headWidth } from './head-width.ts'

test('a head asks for the room of its longer line, and for that of its arrow', () => {
  expect(headWidth('위험성')).toBe(38 + 44)
  expect(headWidth('위험성', false), 'no arrow').toBe(38 + 26)
  expect(headWidth('체류근로시간 (시간)'), 'two lines').toBe(75 + 44)
  expect(headWidth('a'.repeat(100)), 'no head takes the page').toBe(220)
})
