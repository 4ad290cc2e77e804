import { expect, test } from 'vitest'
import { mostAtOnce } from './leads.logic.ts'

const span = (from: number, to: number) => ({
  fromDt: new Date(Date.UTC(2026, 10, 24, from)).toISOString(),
  toDt: new Date(Date.UTC(2026, 10, 24, to)).toISOString(),
})

test('those that follow one another are one at a time; those that overlap count together', () => {
  const day = span(8, 16)
  expect(mostAtOnce(day, [])).toBe(0)
  expect(mostAtOnce(day, [span(8, 10), span(10, 12), span(12, 16)])).toBe(1)
  expect(mostAtOnce(day, [span(6, 10), span(9, 12), span(9, 11)])).toBe(3)
  expect(mostAtOnce(day, [span(6, 9), span(15, 20)])).toBe(1)
})
