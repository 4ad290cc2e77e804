import { describe, expect, test } from 'vitest'
import { random } from '#platform/model/random.ts'
import type { Key } from '../table.types.ts'
import { keptFor, listed, type Planted, planted, type TreeRow, treeOf, walk } from './tree.ts'
import { type CheckColumn, check, isChecked, stateOf } from './tree-checks.ts'

interface Row extends TreeRow<Row> {
  yn?: unknown
  writeYn?: unknown
  lockYn?: string
  children?: readonly Row[]
}
type Tree = readonly Planted<Row>[]

const column: CheckColumn = { name: 'yn', disabledBy: 'lockYn' }
const cascading = { isCascading: true, columns: [column] }
const single = { isCascading: false, columns: [column] }
const valuesOf = (tree: Tree) => Object.fromEntries(walk(tree).map(({ id, yn }) => [id, yn]))
const byId = (tree: Tree) => new Map(walk(tree).map((row) => [row.id, row]))
const isOn = ({ yn }: Row) => isChecked(yn)

/** 1000 ┬ 1001 ┬ 1002, 1003 · 1004 (locked) ; 1005 */
const small = (): Tree =>
  planted<Row>([
    {
      yn: 'N',
      children: [
        { yn: 'N', children: [{ yn: 'N' }, { yn: 'N' }] },
        { yn: 'N', lockYn: 'Y' },
      ],
    },
    { yn: 'N' },
  ])

test('S-229 S-471 rows without an id are counted from 1000, past ids that are taken, and know their place', () => {
  const tree = small()
  expect(walk(tree).map(({ id, parent, level }) => [id, parent, level])).toEqual([
    [1000, null, 1],
    [1001, 1000, 2],
    [1002, 1001, 3],
    [1003, 1001, 3],
    [1004, 1000, 2],
    [1005, null, 1],
  ])
  expect(walk(planted<Row>([{ id: 1007 }, {}, { id: 'A', children: [{}] }])).map(({ id }) => id)).toEqual([
    1007,
    1008,
    'A',
    1009,
  ])
})

test('S-229 rows below a closed row do not show', () => {
  const tree = planted<Row>([
    { id: 1, expanded: false, children: [{ id: 2 }] },
    { id: 3, children: [{ id: 4 }] },
  ])
  expect(listed<Row>(tree).map(({ row, isOpen, place, of }) => [row.id, isOpen, place, of])).toEqual([
    [1, false, 1, 2],
    [3, true, 2, 2],
    [4, false, 1, 1],
  ])
})

test('S-229 of a tree that is searched there show the rows found, those above them and those below them', () => {
  const tree = planted<Row>([
    { id: 1, children: [{ id: 2, children: [{ id: 3 }] }, { id: 4 }] },
    { id: 5, children: [{ id: 6 }] },
  ])
  const kept = keptFor<Row>(tree, ({ id }) => id === 2)
  const shown = listed<Row>(
    tree,
    () => true,
    ({ id }) => kept.has(id),
  )
  expect(shown.map(({ row, place, of }) => [row.id, place, of])).toEqual([
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 1],
  ])
})

test('S-229 a flat list becomes a tree; orphans and rings stand at the root, no row is lost or doubled', () => {
  const flat = [
    { no: 'b', up: 'a' },
    { no: 'a', up: null },
    { no: 'orphan', up: 'gone' },
    { no: 'x', up: 'y' },
    { no: 'y', up: 'x' },
  ]
  const tree = planted(treeOf(flat, 'no', 'up'))
  expect(walk(tree).map(({ no, level }) => [no, level])).toEqual([
    ['a', 1],
    ['b', 2],
    ['orphan', 1],
    ['x', 1],
    ['y', 2],
  ])
})

test('S-229 checking cascades to all descendants but locked ones, upwards as far as all below are checked', () => {
  const all = check(small(), 1000, column, true, cascading)
  expect(valuesOf(all)).toEqual({ 1000: 'Y', 1001: 'Y', 1002: 'Y', 1003: 'Y', 1004: 'N', 1005: 'N' })
  const one = check(all, 1002, column, false, cascading)
  expect(valuesOf(one)).toEqual({ 1000: 'N', 1001: 'N', 1002: 'N', 1003: 'Y', 1004: 'N', 1005: 'N' })
  const rows = byId(one)
  const states = [1000, 1001, 1002, 1003, 1005].map((id) => stateOf(rows.get(id) as Planted<Row>, column, true))
  expect(states).toEqual(['half', 'half', 'off', 'on', 'off'])
  expect(valuesOf(check(one, 1002, column, true, cascading))).toEqual(valuesOf(all))
})

test('S-229 not cascading: checking sets every ancestor, unchecking clears one only when no child of it is left', () => {
  const leaf = check(small(), 1002, column, true, single)
  expect(valuesOf(leaf)).toEqual({ 1000: 'Y', 1001: 'Y', 1002: 'Y', 1003: 'N', 1004: 'N', 1005: 'N' })
  const two = check(leaf, 1003, column, true, single)
  expect(valuesOf(check(two, 1002, column, false, single))).toMatchObject({ 1000: 'Y', 1001: 'Y', 1003: 'Y' })
  expect(valuesOf(check(leaf, 1002, column, false, single))).toEqual(valuesOf(small()))
  expect(valuesOf(check(leaf, 1001, column, false, single))).toMatchObject({ 1000: 'N', 1001: 'N', 1002: 'Y' })
})

test('S-229 a locked row cannot be checked', () => {
  const tree = small()
  expect(check(tree, 1004, column, true, cascading)).toBe(tree)
  expect(check(tree, 1004, column, true, single)).toBe(tree)
})

test.each([
  ['Y', 'N'],
  [1, 0],
  [true, false],
  ['1', '0'],
])('S-229 values %o and %o stay in their kind', (on, off) => {
  const tree = planted<Row>([{ yn: off, children: [{ yn: off }] }])
  const checked = check(tree, 1000, column, true, cascading)
  expect(valuesOf(checked)).toEqual({ 1000: on, 1001: on })
  expect(valuesOf(check(checked, 1001, column, false, cascading))).toEqual({ 1000: off, 1001: off })
})

test('S-156 write is tied to access: checking it gives access, taking access takes it', () => {
  const access = { name: 'yn' }
  const write = { name: 'writeYn', needs: 'yn' }
  const options = { isCascading: false, columns: [access, write] }
  const tree = planted<Row>([{ yn: 'N', writeYn: 'N', children: [{ yn: 'N', writeYn: 'N' }] }])
  const written = check(tree, 1001, write, true, options)
  expect(walk(written).map(({ yn, writeYn }) => [yn, writeYn])).toEqual([
    ['Y', 'Y'],
    ['Y', 'Y'],
  ])
  const taken = check(written, 1000, access, false, options)
  expect(walk(taken).map(({ yn, writeYn }) => [yn, writeYn])).toEqual([
    ['N', 'N'],
    ['Y', 'Y'],
  ])
})

describe('S-229 on any tree, after any clicks', () => {
  const chance = random('trees')
  const grow = (depth: number): Row => ({
    yn: 'N',
    ...(chance.chance(0.15) && { lockYn: 'Y' }),
    children: depth === 0 ? [] : Array.from({ length: chance.int(0, 3) }, () => grow(depth - 1)),
  })
  const clicks = Array.from({ length: 60 }, () => {
    const tree: Tree = planted([grow(3), grow(3)])
    const ids = walk(tree).map(({ id }) => id)
    return { tree, ids, clicked: Array.from({ length: 8 }, () => chance.pick(ids)) }
  })
  const click = (tree: Tree, id: Key, isCascading: boolean) => {
    const row = byId(tree).get(id) as Planted<Row>
    const turnOn = stateOf(row, column, isCascading) !== 'on'
    return { row, turnOn, after: check(tree, id, column, turnOn, { isCascading, columns: [column] }) }
  }

  test('cascading: what shows on is stored Y, and locked rows never change', () => {
    for (const { tree, clicked } of clicks)
      clicked.reduce((before, id) => {
        const { after, row, turnOn } = click(before, id, true)
        const locks = (one: Tree) => walk(one).flatMap(({ lockYn, yn }) => (lockYn === 'Y' ? [yn] : []))
        expect(locks(after)).toEqual(locks(before))
        if (row.lockYn !== 'Y') {
          const below = walk([byId(after).get(id) as Planted<Row>]).filter(({ lockYn }) => lockYn !== 'Y')
          expect(below.every((one) => isOn(one) === turnOn)).toBe(true)
        }
        for (const one of walk(after))
          if (one.lockYn !== 'Y') expect(stateOf(one, column, true) === 'on').toBe(isOn(one))
        return after
      }, tree)
  })

  test('single: an unlocked row with a checked child is checked, and no row below the clicked one changes', () => {
    for (const { tree, clicked } of clicks)
      clicked.reduce((before, id) => {
        const { after, row, turnOn } = click(before, id, false)
        const below = (one: Tree) => walk((byId(one).get(id) as Planted<Row>).children).map(({ yn }) => yn)
        expect(below(after)).toEqual(below(before))
        const open = new Map(walk(after).map((one) => [one.id, one]))
        for (let up = row.parent; up !== null && row.lockYn !== 'Y'; up = open.get(up)?.parent ?? null) {
          const ancestor = open.get(up) as Planted<Row>
          if (ancestor.lockYn === 'Y') continue
          if (turnOn) expect(isOn(ancestor)).toBe(true)
          else if (!ancestor.children.some(isOn)) expect(isOn(ancestor)).toBe(false)
          else expect(isOn(ancestor)).toBe(isOn(byId(before).get(up) as Planted<Row>))
        }
        return after
      }, tree)
  })
})
