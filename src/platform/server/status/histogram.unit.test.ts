import { expect, test } from 'vitest'
import { CLASS_COUNT, classOf, quantile } from './histogram.ts'

const countsOf = (times: readonly number[]) => {
  const counts = new Array<number>(CLASS_COUNT).fill(0)
  for (const ms of times) counts[classOf(ms)] = (counts[classOf(ms)] ?? 0) + 1
  return counts
}

test('half and almost all of the times lie below what is said, within the width of a class', () => {
  const times = Array.from({ length: 1000 }, (_, index) => index / 2)
  const counts = countsOf(times)
  expect(quantile(counts, 0.5)).toBeCloseTo(250, -1)
  expect(quantile(counts, 0.95)).toBeCloseTo(475, -2)
})

test('a sum of two instances is what one would have measured', () => {
  const [one, two] = [countsOf([1, 4, 90]), countsOf([2, 400, 20_000])]
  expect(one.map((count, index) => count + (two[index] ?? 0))).toEqual(countsOf([1, 4, 90, 2, 400, 20_000]))
})

test('nothing has no middle, and what is off the scale is at least its end', () => {
  expect(quantile(countsOf([]), 0.5)).toBeUndefined()
  expect(quantile(countsOf([99_999]), 0.5)).toBe(10_000)
})
