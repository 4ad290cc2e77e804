import { expect, test } from 'vitest'
import { isSurelyNumber, numberPartsOf } from './doc-number.ts'

const partsOf = (typed: string) => numberPartsOf('NM-{yyyymmdd}-{0000}', typed)
const partOf = (typed: string) => partsOf(typed)[0]

test('a whole number, or its beginning', () => {
  expect(partOf('NM-20261121-0012')).toEqual({ begins: 'NM-20261121-0012' })
  expect(partOf('nm-20261121-001')).toEqual({ begins: 'NM-20261121-001' })
  expect(partOf('20261121')).toEqual({ begins: 'NM-20261121' })
  expect(partOf('nm-2026112')).toEqual({ begins: 'NM-2026112' })
})

test('its end alone', () => {
  expect(partOf('nm 12')).toEqual({ ends: '-0012' })
  expect(partOf('12')).toEqual({ ends: '-0012' })
  expect(partOf('1121-3')).toEqual({ ends: '1121-0003' })
})

test('a part of it: a year after its letters begins it, more digits stand anywhere in it', () => {
  expect(partsOf('NM-2026')).toEqual([{ begins: 'NM-2026' }, { ends: '-2026' }])
  expect(partsOf('1124-00')).toContainEqual({ has: '1124-00' })
  expect(partsOf('26112')).toContainEqual({ has: '26112' })
  expect(partsOf('12')).toEqual([{ ends: '-0012' }])
})

test("another document's number, and no number", () => {
  expect(partOf('WP-20261121-0012')).toBeUndefined()
  expect(partOf('12번 탱크')).toBeUndefined()
  expect(partOf('nm')).toBeUndefined()
})

test('only what cannot be a word is no word', () => {
  expect(isSurelyNumber('nm 12')).toBe(true)
  expect(isSurelyNumber('12')).toBe(false)
  expect(isSurelyNumber('탱크 12')).toBe(false)
})
