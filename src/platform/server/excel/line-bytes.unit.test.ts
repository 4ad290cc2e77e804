import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { SheetColumn, WorkbookSpec } from '#platform/model/excel/workbook-parts.ts'
import { CopiedRow } from '../database/copied-rows.ts'
import { toIso } from '../database/database.ts'
import { LineBytes } from './line-bytes.ts'
import { writeSheet } from './write-workbook.ts'
import { ZipArchive } from './zip-reader.ts'

type Texts = readonly (string | null)[]

/** As PostgreSQL writes a row. */
const ESCAPES: Record<string, string> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't', '\v': 'v', '\\': '\\' }
const copied = (row: Texts): Buffer =>
  Buffer.from(
    `${row.map((text) => (text === null ? '\\N' : text.replace(/[\b\f\n\r\t\v\\]/g, (char) => `\\${ESCAPES[char]}`))).join('\t')}\n`,
  )

const columns: SheetColumn[] = [
  { text: '글', kind: 'text' },
  { text: '수', kind: 'count' },
  { text: '일시', kind: 'dateTime' },
  { text: '표', kind: 'text' },
]
const read = [String, Number, toIso]
const said = (text: string | null, column: number) => (text === null ? null : read[column]?.(text))

/** By their values, and by their bytes where these may be copied. */
function bothWays(rows: readonly Texts[]): WorkbookSpec['rows'][] {
  const marks = (row: Texts) => `${row[1]}v${row[1]}`
  return [
    rows.map((row) => [...row.map(said), marks(row)]),
    {
      async *written(form) {
        const lines = new LineBytes(form)
        const row = new CopiedRow(3)
        for (const [index, texts] of rows.entries()) {
          row.read(copied(texts), 0)
          lines.begin(index)
          if (!lines.text(0, row, 0)) lines.value(0, row.text(0))
          if (!lines.whole(1, row, 1)) lines.value(1, said(row.text(1), 1))
          if (!lines.moment(2, row, 2)) lines.value(2, said(row.text(2), 2))
          if (!lines.wholes(3, row, [1, 1], Buffer.from('v'))) lines.value(3, marks(texts))
          lines.end()
        }
        yield { content: lines.take(), rowCnt: rows.length }
      },
    },
  ]
}

const csvOf = async (rows: WorkbookSpec['rows']) =>
  (await buffer(writeSheet({ sheetNm: '목록', columns, rows }, 'csv'))).toString()
async function xmlOf(rows: WorkbookSpec['rows']) {
  const file = await buffer(writeSheet({ sheetNm: '목록', columns, rows }))
  const pieces: Buffer[] = []
  for await (const piece of new ZipArchive(file, 100_000_000).read('xl/worksheets/sheet1.xml')) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

async function expectSame(rows: readonly Texts[]) {
  const [values = [], bytes = []] = bothWays(rows)
  expect((await csvOf(bytes)).split('\r\n')).toEqual((await csvOf(values)).split('\r\n'))
  expect((await xmlOf(bytes)).split('<row ')).toEqual((await xmlOf(values)).split('<row '))
}

describe('what is copied is what would have been written', () => {
  const letters = [
    ...[
      '가',
      'a',
      '1',
      '=',
      '+',
      '-',
      '@',
      "'",
      '"',
      ',',
      ';',
      ' ',
      '  ',
      '\t',
      '\n',
      '\r',
      '\\',
      '\\N',
      '_',
      'x',
      '_x0041_',
    ],
    ...['&', '<', '>', '·', '㎥', '（', '＝', '－', '😀', '\u0001', '\u007f', '\ufffe', '\uffff', '\ufeff'],
    ...['\u0085', '\u00a0', '\u1680', '\u2000', '\u200a', '\u200b', '\u2028', '\u202f', '\u205f', '\u3000', '힣'],
  ]

  test('texts of all that is odd, at every place', async () => {
    const pairs = letters.flatMap((first) => letters.map((second) => first + second))
    const around = letters.flatMap((letter) => [letter, `글${letter}`, `글${letter}글`, `${letter}글`])
    await expectSame([...pairs, ...around, ''].map((text) => [text, null, null]))
  })

  test('texts as long as a cell, and longer', async () => {
    const texts = ['가'.repeat(32_767), 'a'.repeat(32_767), 'a'.repeat(32_768), `${'가'.repeat(40_000)}끝`]
    await expectSame(texts.map((text) => [text, '1', null]))
  })

  test('numbers', async () => {
    const numbers = ['0', '7', '1250', '-5', '1.50', '0.10', '999999999999999', '12345678901234567', 'NaN', null]
    await expectSame(numbers.map((number) => ['글', number, null]))
  })

  test('moments, whatever the zone was', async () => {
    const moments = [
      ...[
        '2026-11-21 21:03:04+09',
        '2026-11-21 00:00:00+09',
        '2026-02-28 23:59:59.999999+09',
        '2026-12-31 12:00:00.5+09',
      ],
      ...['1987-06-01 12:00:00+10', '1960-06-01 12:00:00+08:30', '1970-01-01 09:00:00+09', '2026-01-01 00:00:00.07+09'],
    ]
    await expectSame([...moments, null].map((moment) => ['글', '1', moment]))
  })

  test('more lines than go on at once', async () => {
    const rows = Array.from({ length: 3_000 }, (_, no) => [
      `${no}번째 줄입니다`,
      String(no),
      '2026-11-21 21:03:04.12+09',
    ])
    await expectSame(rows)
  })
})
