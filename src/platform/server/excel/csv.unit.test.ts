import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { ExcelError } from '#platform/model/excel/excel-error.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import type { WorkbookSpec } from '#platform/model/excel/workbook-parts.ts'
import { readCsv } from './read-csv.ts'
import { writeSheet } from './write-workbook.ts'

const LIMITS = { maxBytes: 1_000_000, maxRows: 100 }
const written = async (spec: Omit<WorkbookSpec, 'sheetNm'>) =>
  (await buffer(writeSheet({ sheetNm: '목록', ...spec }, 'csv'))).toString()
const cells = (csv: string | Buffer) => readCsv(Buffer.from(csv), LIMITS).map((row) => row.cells)
const refused = (csv: string | Buffer, limits = LIMITS) => {
  try {
    readCsv(Buffer.from(csv), limits)
    return 'read'
  } catch (error) {
    return (error as ExcelError).code
  }
}

describe('written', () => {
  test('values as a sheet shows them, under one line of heads', async () => {
    const csv = await written({
      columns: [
        { text: 'No', kind: 'count' },
        {
          text: '보고',
          children: [
            { text: '일자', kind: 'day' },
            { text: '일시', kind: 'dateTime' },
          ],
        },
        { text: '시각', kind: 'time' },
        { text: '값', kind: 'number', decimals: 2 },
        { text: '글', kind: 'text' },
      ],
      rows: [
        [1, '2026-11-21', '2026-11-21T23:30:15+09:00', '07:30:00', -1234.5, 'a, "b"\n둘째 줄'],
        [2, null, undefined, '', 0, ' 앞 공백'],
      ],
    })
    expect(csv.startsWith('\ufeff')).toBe(true)
    expect(csv.slice(1).split('\r\n')).toEqual([
      'No,보고 일자,보고 일시,시각,값,글',
      '1,2026-11-21,2026-11-21 23:30,07:30,-1234.5,"a, ""b""\n둘째 줄"',
      '2,,,,0," 앞 공백"',
      '',
    ])
  })

  test('a file is called .csv', () => {
    expect(excelFileName('아차사고', new Date('2026-11-21T15:04:05Z'), 'csv')).toBe('아차사고_20261122000405.csv')
  })

  test('no text begins a formula where the file is opened, and each comes back as it was', async () => {
    const texts = ['=1+1', '+82-10', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''-1", "'따옴표", '"', 'a;b', '']
    const csv = await written({ columns: [{ text: '=머리' }, { text: 'x' }], rows: texts.map((one) => [one, 1]) })
    for (const line of csv.slice(1).split('\r\n').filter(Boolean)) expect(line).toMatch(/^"?(?:'|"|a|,)/)
    expect(cells(csv)).toEqual([['=머리', 'x'], ...texts.map((one) => [one || null, '1'])])
  })
})

describe('read', () => {
  const rows = [
    ['성명', '부서'],
    ['김서연', '생산 1팀'],
  ]

  test('UTF-8 with and without its mark, UTF-16, and what Excel in Korean saves', () => {
    const text = '성명,부서\r\n김서연,생산 1팀\r\n'
    const korean = Buffer.from(
      'bcbac0cc2cbacebcad0d0ab1e8bcadbfac2cbbfdbbea2031c6c00d0a'.replace('c0cc', 'b8ed'),
      'hex',
    )
    for (const bytes of [text, `\ufeff${text}`, Buffer.from(`\ufeff${text}`, 'utf16le'), korean])
      expect(cells(bytes)).toEqual(rows)
    // What the code page has beyond EUC-KR, from its first syllable to its last, letters behind leads included.
    const beyond = '2281412c94ee222c8c63b9e62cbc84bdc32cc6520d0a'
    expect(cells(Buffer.from(beyond, 'hex'))).toEqual([['갂,뷁', '똠방', '펲시', '힣']])
  })

  test('cells that are parted by commas, semicolons or tabs; lines that end in any way', () => {
    for (const separator of ',;\t')
      for (const end of ['\r\n', '\n', '\r'])
        expect(cells(rows.map((row) => row.join(separator)).join(end))).toEqual(rows)
    expect(cells('sep=;\r\na;b,c\r\n')).toEqual([['a', 'b,c']])
    expect(cells('"a;b;c",d\r\n')).toEqual([['a;b;c', 'd']])
  })

  test('quotes hold separators, lines and quotes; a quote within a cell is one', () => {
    expect(cells('a,"b ""c"", d\r\ne",3" 관\r\n,,\r\n\r\nx,')).toEqual([['a', 'b "c", d\r\ne', '3" 관'], ['x']])
    expect(readCsv(Buffer.from('a\n\nb'), LIMITS).map(({ rowNo }) => rowNo)).toEqual([1, 3])
  })

  test('what is no CSV, and what is too much of it', () => {
    expect(refused('a,"b')).toBe('NOT_CSV')
    expect(refused(Buffer.from('ff0080ff', 'hex'))).toBe('NOT_CSV')
    expect(refused('a\0b')).toBe('NOT_CSV')
    expect(refused('a\n'.repeat(101))).toBe('TOO_MANY_ROWS')
    expect(refused(`${','.repeat(600)}a`)).toBe('TOO_LARGE')
    expect(refused('')).toBe('read')
  })
})
