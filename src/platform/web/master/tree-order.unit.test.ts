import { expect, test } from 'vitest'
import { inTreeOrder } from './tree-order.ts'

const order = (...rows: [id: string, parent: string | null][]) =>
  inTreeOrder(
    rows,
    ([id]) => id,
    ([, parent]) => parent,
  ).map(({ row: [id], level }) => `${'-'.repeat(level)}${id}`)

test('each row stands below its parent, siblings in the order given', () => {
  expect(order(['a', null], ['b', 'c'], ['c', 'a'], ['d', null], ['e', 'a'])).toEqual(['a', '-c', '--b', '-e', 'd'])
})

test('a row whose parent was not found stands at the root', () => {
  expect(order(['b', 'gone'], ['c', 'b'])).toEqual(['b', '-c'])
})

test('rows of a ring are shown', () => {
  expect(order(['a', 'b'], ['b', 'a'], ['c', 'c'])).toEqual(['c', 'a', 'b'])
})
