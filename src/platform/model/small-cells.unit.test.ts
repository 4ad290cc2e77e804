import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Counted,
  hideSmallCells,
  hideSmallGroups,
  hideSmallGroupsBeside,
  SMALLEST_GROUP,
  withTotals,
} from './small-cells.ts'

test('§6 a group under five persons is hidden, and a second one that it could be subtracted from', () => {
  expect(hideSmallGroups([4, 20, 9])).toEqual({ groups: [null, 20, null], total: 33 })
  expect(hideSmallGroups([5, 20, 9])).toEqual({ groups: [5, 20, 9], total: 34 })
})

test('§6 hidden groups that are fewer than five persons together hide one more, or the total', () => {
  expect(hideSmallGroups([1, 2, 9, 30])).toEqual({ groups: [null, null, null, 30], total: 42 })
  expect(hideSmallGroups([0, 0, 9, 30])).toEqual({ groups: [null, null, null, 30], total: 39 })
  expect(hideSmallGroups([3])).toEqual({ groups: [null], total: null })
  expect(hideSmallGroups([])).toEqual({ groups: [], total: null })
})

test('§6 a small number in a table with totals takes a rectangle with it', () => {
  const shown = hideSmallCells(
    withTotals([
      [3, 10, 20],
      [15, 12, 30],
      [40, 50, 60],
    ]),
  )
  expect(shown).toEqual([
    [null, null, 20, 33],
    [null, null, 30, 57],
    [40, 50, 60, 150],
    [58, 72, 110, 240],
  ])
})

test('§6 many visits of few persons are hidden as well', () => {
  const dept = (value: number, personCnt: number): Counted[] => [
    { value, personCnt },
    { value, personCnt },
  ]
  const shown = hideSmallCells([dept(30, 2), dept(40, 20), dept(50, 20), dept(120, 42)])
  expect(shown.map((row) => row[0])).toEqual([null, null, 50, 120])
})

test('§6 a part is not shown so that the few others of the larger list follow from the two', () => {
  expect(hideSmallGroupsBeside([20, 8, 6], [9, 8, 7])).toEqual({ groups: [20, 8, 6], total: 34 })
  // Two others in the second group: it is hidden, and one more with it.
  expect(hideSmallGroupsBeside([20, 8, 6], [9, 2, 7])).toEqual({ groups: [20, null, null], total: 34 })
  // All but one of a department do the work: he would be the difference.
  expect(hideSmallGroupsBeside([20, 0, 5], [0, 1, 0]).total).toBeNull()
  // Who all do the work leave nobody to tell of.
  expect(hideSmallGroupsBeside([20, 8, 6], [0, 0, 0])).toEqual({ groups: [20, 8, 6], total: 34 })
})

test('property: neither a part nor the others beside it are shown as one to four', () => {
  const counts = fc.array(fc.nat({ max: 12 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(counts, counts, (part, others) => {
      const shown = hideSmallGroupsBeside(part, others)
      const left = [...others, others.reduce((sum, one) => sum + one, 0)]
      for (const [index, value] of [...shown.groups, shown.total].entries()) {
        if (value === null) continue
        expect(value).toBeGreaterThanOrEqual(SMALLEST_GROUP)
        expect(left[index] === 0 || (left[index] ?? 0) >= SMALLEST_GROUP).toBe(true)
      }
    }),
  )
})

test('a total that is not the sum of its line is refused', () => {
  const one = { value: 9, personCnt: 9 }
  expect(() =>
    hideSmallCells([
      [one, one],
      [one, { value: 8, personCnt: 8 }],
    ]),
  ).toThrow(RangeError)
})

const tables = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.nat({ max: 12 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
)

test('property: nothing under five persons is shown', () => {
  fc.assert(
    fc.property(tables, (figures) => {
      const shown = hideSmallCells(withTotals(figures)).flat()
      expect(shown.every((value) => value === null || value >= SMALLEST_GROUP)).toBe(true)
    }),
  )
})

test('property: what is hidden is not what all tables with the same shown numbers have in common', () => {
  fc.assert(
    fc.property(tables, (figures) => {
      const shown = hideSmallCells(withTotals(figures))
      expect(computedFrom(shown, figures)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('property: what is large enough everywhere is shown whole', () => {
  fc.assert(
    fc.property(tables, (figures) => {
      const large = figures.map((row) => row.map((value) => value + SMALLEST_GROUP))
      expect(hideSmallCells(withTotals(large)).flat()).not.toContain(null)
    }),
  )
})

/**
 * The hidden numbers that an observer can compute. He tries every table near the true one: where a hidden number can
 * be another at all, it can be by one (whole numbers, and totals are sums).
 */
function computedFrom(shown: (number | null)[][], figures: number[][]): string[] {
  const truth = withTotals(figures)
  const fixed = new Set(shown.flatMap((row, r) => row.flatMap((value, c) => (value === null ? [`${r}/${c}`] : []))))
  for (const tried of nearTables(figures, shown)) {
    const table = withTotals(tried)
    const fits = table.every((row, r) => row.every((cell, c) => shown[r]?.[c] === null || shown[r]?.[c] === cell.value))
    if (!fits) continue
    for (const place of fixed) {
      const [r = 0, c = 0] = place.split('/').map(Number)
      if (table[r]?.[c]?.value !== truth[r]?.[c]?.value) fixed.delete(place)
    }
  }
  return [...fixed]
}

function* nearTables(figures: number[][], shown: (number | null)[][]): Generator<number[][]> {
  const width = figures[0]?.length ?? 0
  const flat = figures.flat()
  const choices = flat.map((value, index) =>
    shown[Math.floor(index / width)]?.[index % width] === null
      ? [value, value + 1, value - 1].filter((choice) => choice >= 0)
      : [value],
  )
  for (const values of combinations(choices)) {
    yield figures.map((_, row) => values.slice(row * width, (row + 1) * width))
  }
}

function* combinations(choices: number[][]): Generator<number[]> {
  const [first, ...rest] = choices
  if (!first) {
    yield []
    return
  }
  for (const head of first) for (const tail of combinations(rest)) yield [head, ...tail]
}
