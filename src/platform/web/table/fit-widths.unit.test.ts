import { expect, test } from 'vitest'
import { crowdedNames } from './crowded.ts'
import { fitWidths, needsOf } from './fit-widths.ts'
import type { Column } from './table.types.ts'
import { textWidth, twoLineWidth } from './text-width.ts'

interface Row {
  place: string
}
const place: Column<Row> = { name: 'place', text: '장소', width: 168, wraps: 80 }
const textOf = (_column: Column<Row>, row: Row) => row.place
const rowsOf = (...places: string[]) => places.map((one) => ({ place: one }))

test('a text is broken between the words that leave the narrowest lines, a long word wherever it must', () => {
  expect(twoLineWidth('가나다 라마바')).toBe(textWidth('가나다'))
  expect(twoLineWidth('가 나다라마바사')).toBe(textWidth('나다라마바사'))
  expect(twoLineWidth('NM-20261124-0001'), 'a number is one word').toBe(textWidth('NM-20261124-0001'))
  expect(twoLineWidth('PumpRoom')).toBe(textWidth('PumpRoom'))
  expect(twoLineWidth('가'.repeat(20))).toBeLessThan(textWidth('가'.repeat(12)))
})

test('a column is as narrow as its longest text in two lines, and takes the second line back where there is room', () => {
  const needs = needsOf([place], rowsOf('3층', '제2부두 원료 하역 배관 통로 남쪽 구간'), new Map(), textOf)
  const sized = [
    { name: 'dueYmd', width: 108 },
    { name: 'place', width: 168, least: 80 },
  ]
  const [, two = 0] = fitWidths(sized, needs, 0)
  expect(two).toBeLessThan(168)
  expect(fitWidths(sized, needs, 108 + two + 20)).toEqual([108, two + 20])
  expect(fitWidths(sized, needsOf([place], rowsOf('3층'), new Map(), textOf), 1000)).toEqual([108, 80])
  expect(fitWidths(sized, new Map(), 1000), 'before there are rows').toEqual([108, 168])
  expect(fitWidths([{ name: 'place', width: 300 }], needs, 1000), 'a width of the user').toEqual([300])
  expect(fitWidths([{ name: 'place', width: undefined, least: 80 }], needs, 1000), 'a sentence').toEqual([undefined])
})

test('what is always broken asks for its longer line', () => {
  const title: Column<Row> = { ...place, measured: (row) => `NM-20261124-0001\n${row.place}` }
  const needs = needsOf([title], rowsOf('배관 사이 손 끼임 우려와 조치 요청'), new Map(), textOf)
  expect(needs.get('place')?.one).toBe(textWidth('배관 사이 손 끼임 우려와 조치 요청'))
})

test('what an earlier page has asked for stays while one turns the pages', () => {
  const first = needsOf([place], rowsOf('제2부두 원료 하역 배관 통로 남쪽 구간'), new Map(), textOf)
  expect(needsOf([place], rowsOf('3층'), first, textOf)).toEqual(first)
})

test('columns take their places in their order as long as there is room, at least that of a page of 1440 px', () => {
  const columns = [
    ['title', 600],
    ['wide', 400],
    ['more', 300],
    ['due', 136],
  ].map(([name, width]) => ({
    name: String(name),
    text: '',
    width: Number(width),
  }))
  expect(crowdedNames(columns, new Map(), {}, 0)).toEqual(['more'])
  expect(crowdedNames(columns, new Map(), { bulkActions: () => [] }, 0), 'the check column').toEqual(['more', 'due'])
  expect(crowdedNames(columns, new Map(), {}, 1600)).toEqual([])
})
