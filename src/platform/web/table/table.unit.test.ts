import { expect, test } from 'vitest'
import { toHtml, toTsv } from './clipboard.ts'
import { groupsOf, headRows, leavesOf, movedTo, orderedTree } from './column-groups.ts'
import { orderedNames } from './column-settings.ts'
import { shareWidths } from './column-widths.ts'
import { placeAfter, rangeOf } from './cursor.ts'
import { clampPage, pagerParts } from './paging.ts'
import type { ShownColumn } from './shown-columns.ts'
import type { Column } from './table.types.ts'

test('S-224 what would start a formula does not, a figure stays a figure', () => {
  const cells = [[{ text: '=A1' }, { text: '+82' }, { text: '-5', number: -5 }, { text: '@갑' }, { text: '0012' }]]
  expect(toTsv(cells)).toBe("'=A1\t'+82\t-5\t'@갑\t0012")
  expect(toHtml([[{ text: '<b>&' }]])).toBe(
    `<table><tr><td style="mso-number-format:'\\@'">&lt;b&gt;&amp;</td></tr></table>`,
  )
})

test('a cell with a tab, a line break or a quote is quoted', () => {
  expect(
    toTsv([
      [{ text: 'a\tb' }, { text: 'c\nd' }],
      [{ text: '"e"' }, { text: 'f' }],
    ]),
  ).toBe('"a\tb"\t"c\nd"\r\n"""e"""\tf')
})

test('S-195 an unknown saved name is dropped and a new column stands behind its neighbour', () => {
  const columns = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  expect(orderedNames(columns, { order: ['c', 'gone', 'a'] })).toEqual(['c', 'a', 'b'])
})

const nested: Column<object>[] = [
  { name: 'a', text: 'A' },
  {
    name: 'g',
    text: 'G',
    child: [
      { name: 'b', text: 'B' },
      {
        name: 'h',
        text: 'H',
        child: [
          { name: 'c', text: 'C' },
          { name: 'd', text: 'D' },
        ],
      },
    ],
  },
  { name: 'e', text: 'E' },
]
const shown = (names: string[], left: string[] = []): ShownColumn<object>[] =>
  ['_no', ...names].map((name, index) => ({
    name,
    field: leavesOf(nested).find((leaf) => leaf.name === name),
    ariaCol: index + 1,
    fixed: name === '_no' || left.includes(name) ? 'left' : undefined,
    className: 'table-cell',
    style: undefined,
    width: undefined,
    least: undefined,
  }))
const headOf = (columns: ShownColumn<object>[]) =>
  headRows(nested, columns).map((row) =>
    row.map(({ text, column, col, colSpan, rowSpan }) => [text || column?.name, col, colSpan, rowSpan]),
  )

test('S-190 nested heads are merged over their columns and reach down where nothing is below', () => {
  expect(headOf(shown(['a', 'b', 'c', 'd', 'e']))).toEqual([
    [
      ['_no', 0, 1, 3],
      ['A', 1, 1, 3],
      ['G', 2, 3, 1],
      ['E', 5, 1, 3],
    ],
    [
      ['B', 2, 1, 2],
      ['H', 3, 2, 1],
    ],
    [
      ['C', 3, 1, 1],
      ['D', 4, 1, 1],
    ],
  ])
  expect(headOf(shown(['a', 'e']))).toEqual([
    [
      ['_no', 0, 1, 1],
      ['A', 1, 1, 1],
      ['E', 2, 1, 1],
    ],
  ])
})

test('S-190 a head is not merged over columns that scroll and columns that stay', () => {
  expect(headOf(shown(['c', 'd', 'e'], ['c']))[0]).toEqual([
    ['_no', 0, 1, 3],
    ['G', 1, 1, 1],
    ['G', 2, 1, 1],
    ['E', 3, 1, 3],
  ])
})

test('S-195 columns and groups change places among their siblings; no group is torn apart', () => {
  const names = (order: string[]) => leavesOf(orderedTree(nested, order)).map(({ name }) => name)
  expect(movedTo(nested, 'g', 0)).toEqual(['b', 'c', 'd', 'a', 'e'])
  expect(movedTo(nested, 'd', 0)).toEqual(['a', 'b', 'd', 'c', 'e'])
  expect(names(['c', 'e', 'a', 'd', 'b'])).toEqual(['c', 'd', 'b', 'e', 'a'])
  expect(
    groupsOf(nested)
      .get('d')
      ?.map(({ name }) => name),
  ).toEqual(['g', 'h'])
})

test('widths fill the grid: columns without one share the rest, else the last takes it', () => {
  const of = (width: number | undefined, isFiller = true) => ({ width, isFiller })
  expect(shareWidths([of(44, false), of(undefined), of(100)], 1000)).toEqual([44, 856, 100])
  expect(shareWidths([of(100), of(100), of(0, false)], 1000)).toEqual([100, 900, 0])
  expect(shareWidths([of(900), of(undefined)], 1000)).toEqual([900, 220])
})

test('S-227 five page buttons, the first and the last', () => {
  expect(pagerParts(1, 3)).toEqual([1, 2, 3])
  expect(pagerParts(10, 62)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 62])
  expect(pagerParts(62, 62)).toEqual([1, 'gap-before', 58, 59, 60, 61, 62])
  expect(clampPage(62, 1234, 300)).toBe(5)
})

test('S-232 keys stay within the grid, and a range has its corners in order', () => {
  const size = { rowCount: 10, colCount: 4, pageRows: 5 }
  const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false })
  expect(placeAfter(key('ArrowUp'), { row: 0, col: 1 }, size)).toEqual({ row: -1, col: 1 })
  expect(placeAfter(key('PageDown'), { row: 8, col: 1 }, size)).toEqual({ row: 9, col: 1 })
  expect(placeAfter(key('End', true), { row: 0, col: 0 }, size)).toEqual({ row: 9, col: 3 })
  expect(placeAfter(key('x'), { row: 0, col: 0 }, size)).toBeUndefined()
  expect(rangeOf({ anchor: { row: 3, col: 2 }, active: { row: 1, col: 0 } })).toEqual({
    top: 1,
    bottom: 3,
    left: 0,
    right: 2,
  })
})
