import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ExcelError } from '#platform/model/excel/excel-error.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { sheetNameOf, type WorkbookSpec } from '#platform/model/excel/workbook-parts.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeErrorReport, writeTemplate } from './template.ts'
import { writeWorkbook } from './write-workbook.ts'
import { readXml } from './xml-reader.ts'
import { ZipArchive } from './zip-reader.ts'

const LIMITS = { maxBytes: 10_000_000, maxRows: 10_000 }
const written = (spec: WorkbookSpec) => buffer(writeWorkbook(spec))

async function partOf(bytes: Buffer, name: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of new ZipArchive(bytes, 10_000_000).read(name)) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
/** Fails when a part is no well-formed XML. */
async function openTags(xml: string): Promise<string[]> {
  const open: string[] = []
  await readXml(
    (async function* () {
      yield Buffer.from(xml)
    })(),
    {
      open: (name) => void open.push(name),
      close: (name) => expect(open.pop()).toBe(name),
      text: () => {},
    },
  )
  return open
}

describe('export', () => {
  test('S-223 the sheet is named after the label, forbidden characters replaced, at most 31', async () => {
    expect(sheetNameOf('작업/허가: [2026]*?\\')).toBe('작업_허가_ _2026____')
    expect(sheetNameOf('가'.repeat(40))).toBe('가'.repeat(31))
    expect(sheetNameOf("'따옴표'")).toBe('_따옴표_')
    expect(sheetNameOf('  ')).toBe('Sheet1')
    const { sheets } = await readWorkbook(
      await written({ sheetNm: '작업/허가', columns: [{ text: 'No' }], rows: [[1]] }),
      LIMITS,
    )
    expect(sheets).toEqual(['작업_허가'])
  })

  test('S-223 the file is named after the label and the moment in Asia/Seoul', () => {
    const now = new Date('2026-11-21T15:04:05Z')
    expect(excelFileName('작업/허가', now)).toBe('작업_허가_20261122000405.xlsx')
    expect(excelFileName('', now)).toBe('엑셀다운로드_20261122000405.xlsx')
  })

  test('S-224 numbers and dates are typed, keys and phones stay texts', async () => {
    const bytes = await written({
      sheetNm: '아차사고',
      columns: [
        { text: '번호', kind: 'text' },
        { text: '수량', kind: 'number', decimals: 2 },
        { text: '일자', kind: 'day' },
        { text: '일시', kind: 'dateTime' },
        { text: '월', kind: 'month' },
        { text: '시각', kind: 'time' },
        { text: '연도', kind: 'year' },
        { text: '값' },
      ],
      rows: [
        ['0012345678901234567', 1234.5, '2026-11-21', '2026-11-21T23:30:15+09:00', '2026-11', '07:30', 2026, true],
        ['01012345678', null, '모름', '', undefined, '', null, '김서연 <&"> 😀'],
      ],
    })
    const { rows } = await readWorkbook(bytes, LIMITS)
    expect(rows[1]?.cells).toEqual([
      '0012345678901234567',
      1234.5,
      new Date('2026-11-21T00:00:00+09:00'),
      new Date('2026-11-21T23:30:15+09:00'),
      new Date('2026-11-01T00:00:00+09:00'),
      new Date('1899-12-30T07:30:00+09:00'),
      2026,
      true,
    ])
    expect(rows[2]?.cells).toEqual(['01012345678', null, '모름', null, null, null, null, '김서연 <&"> 😀'])
  })

  test('texts that come again and again stand once in the workbook, odd ones and formulas among them', async () => {
    const texts = ['조치중', '=1+1', ' 두  칸 ', '<&">', '_x0041_', '조치중', '']
    const bytes = await written({
      sheetNm: '목록',
      columns: [
        { text: '상태', few: true },
        { text: '이름', kind: 'text' },
        { text: '일', kind: 'day', few: true },
      ],
      rows: texts.map((text) => [text, text, '2026-11-21']),
    })
    const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml')
    expect(xml.match(/<c r="A[2-7]" s="\d+" t="s"><v>\d<\/v><\/c>/g)).toHaveLength(6)
    expect(xml).toContain('<c r="A3" s="3" t="s">')
    expect(xml.match(/<c r="B\d" s="\d+" t="inlineStr">/g)).toHaveLength(7)
    const shared = await partOf(bytes, 'xl/sharedStrings.xml')
    expect(await openTags(shared)).toEqual([])
    expect(shared.match(/<si>/g)).toHaveLength(5)
    const { rows } = await readWorkbook(bytes, LIMITS)
    const day = new Date('2026-11-21T00:00:00+09:00')
    expect(rows.slice(1).map(({ cells }) => cells)).toEqual(texts.map((text) => [text || null, text || null, day]))
  })

  test('of so many different ones that they are not few the rest stands in its cells', async () => {
    const names = Array.from({ length: 25_000 }, (_, no) => `이름 ${no}`)
    const columns = [{ text: '이름', few: true }]
    const bytes = await written({ sheetNm: '목록', columns, rows: names.map((name) => [name]) })
    expect((await partOf(bytes, 'xl/sharedStrings.xml')).match(/<si>/g)).toHaveLength(20_000)
    const { rows } = await readWorkbook(bytes, { ...LIMITS, maxRows: 30_000 })
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(names)
  })

  test('S-224 no cell starts a formula', async () => {
    const texts = ['=1+1', '+82', '-5', '@SUM(A1)', '\t=1', '\r=1']
    const bytes = await written({ sheetNm: 'x', columns: [{ text: '=A1' }], rows: texts.map((text) => [text]) })
    const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml')
    expect(xml).not.toContain('<f>')
    expect(xml.match(/<c r="A[2-7]" s="3" t="inlineStr">/g)).toHaveLength(texts.length)
    const styles = await partOf(bytes, 'xl/styles.xml')
    expect(styles.split('<xf ')[5]).toContain('quotePrefix="1"')
    const { rows } = await readWorkbook(bytes, LIMITS)
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(texts)
  })

  test('S-224 nested heads are merged over their columns and down to the last row of heads', async () => {
    const bytes = await written({
      sheetNm: 'x',
      columns: [
        { text: 'No' },
        {
          text: '보고',
          children: [{ text: '일자' }, { text: '사람', children: [{ text: '이름' }, { text: '부서' }] }],
        },
      ],
      rows: [[1, 2, 3, 4]],
    })
    const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml')
    const merged = [...xml.matchAll(/<mergeCell ref="([^"]+)"/g)].map(([, reference]) => reference)
    expect(merged).toEqual(['A1:A3', 'B1:D1', 'B2:B3', 'C2:D2'])
    expect(xml).toContain('<pane ySplit="3" topLeftCell="A4"')
    const { rows } = await readWorkbook(bytes, LIMITS)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['No', '보고'],
      [null, '일자', '사람'],
      [null, null, '이름', '부서'],
      [1, 2, 3, 4],
    ])
  })

  test('S-224 what is exported can be filtered under its frozen head', async () => {
    const bytes = await written({
      sheetNm: "김's 목록",
      columns: [{ text: 'No' }, { text: '보고', children: [{ text: '일자' }, { text: '부서' }] }],
      rows: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    })
    const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml')
    expect(xml).toContain('</sheetData><autoFilter ref="A2:C4"/><mergeCells')
    expect(xml).toContain('topLeftCell="A3" activePane="bottomLeft" state="frozen"')
    const names = /<\/sheets><definedNames>(.*)<\/definedNames><\/workbook>/.exec(
      await partOf(bytes, 'xl/workbook.xml'),
    )
    expect(names?.[1]).toBe(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'김''s 목록'!$A$2:$C$4</definedName>`,
    )
  })

  test('a form is no list to filter; an empty list has its head alone', async () => {
    const columns = [{ text: '제목' }]
    const form = await buffer(writeTemplate({ sheetNm: '양식', columns }))
    expect(await partOf(form, 'xl/worksheets/sheet1.xml')).not.toContain('<autoFilter')
    expect(await partOf(form, 'xl/workbook.xml')).not.toContain('definedName')
    const list = await written({ sheetNm: '목록', columns, rows: [] })
    expect(await partOf(list, 'xl/worksheets/sheet1.xml')).toContain('</sheetData><autoFilter ref="A1:A1"/>')
  })

  test('every part is well-formed XML, whatever the texts hold', async () => {
    const nasty = ['\u0000\u0007a\u001f', 'a\ud800b', '_x0041_', ']]>', ' 앞뒤 공백 ', '줄\n바꿈', '가'.repeat(40_000)]
    const bytes = await written({
      sheetNm: `a&b"<'`,
      columns: [{ text: '<b>', choices: ['a,b', '"c"'], hint: '<&>"' }],
      rows: nasty.map((text) => [text]),
      preparedRowCnt: 10,
    })
    for (const name of new ZipArchive(bytes, 1).names()) expect(await openTags(await partOf(bytes, name))).toEqual([])
    const { rows, sheets } = await readWorkbook(bytes, LIMITS)
    expect(sheets).toEqual([`a&b"<_`])
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual([
      'a',
      'a\ufffdb',
      '_x0041_',
      ']]>',
      ' 앞뒤 공백 ',
      '줄\n바꿈',
      '가'.repeat(32_767),
    ])
  })

  test('S-224 rows are taken while the file goes out, not before; one who stops reading stops them', async () => {
    let taken = 0
    let ended = false
    async function* rows() {
      try {
        for (;;) yield [[taken++, '같은 문장이 아닌 글 '.repeat(20) + Math.random()]]
      } finally {
        ended = true
      }
    }
    const stream = writeWorkbook({ sheetNm: 'x', columns: [{ text: 'No' }, { text: '글' }], rows: rows() })
    for await (const _ of stream) if (taken > 1_000) break
    await expect.poll(() => ended).toBe(true)
    expect(taken).toBeLessThan(20_000)
  })

  test('a fault of the rows reaches the stream', async () => {
    async function* rows(): AsyncGenerator<unknown[][]> {
      yield [[1]]
      throw new Error('lost connection')
    }
    await expect(written({ sheetNm: 'x', columns: [{ text: 'No' }], rows: rows() })).rejects.toThrow('lost connection')
  })

  test('more rows than a sheet holds are refused', async () => {
    const rows = Array.from({ length: 1_048_576 }, () => [])
    await expect(written({ sheetNm: 'x', columns: [{ text: 'No' }], rows })).rejects.toThrow(ExcelError)
  })
})

describe('template and error report', () => {
  const columns = [
    { text: '제목', kind: 'text', required: true, hint: '100자 이내' },
    { text: '발생형태', kind: 'text', choices: ['떨어짐', '베임·찔림'] },
    { text: '발생일', kind: 'day' },
  ] as const

  test('choices stand in a hidden sheet that the rules refer to', async () => {
    const bytes = await buffer(writeTemplate({ sheetNm: '아차사고', columns }))
    const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml')
    expect(xml).toContain('sqref="B2:B1001"><formula1>_choices!$A$1:$A$2</formula1>')
    expect(xml).toContain('promptTitle="제목" prompt="100자 이내" sqref="A2:A1001"')
    const book = await readWorkbook(bytes, LIMITS)
    expect(book.sheets).toEqual(['아차사고'])
    expect(book.rows.map(({ cells }) => cells)).toEqual([['제목', '발생형태', '발생일']])
    const choices = await readWorkbook(bytes, { ...LIMITS, sheet: '_choices' })
    expect(choices.rows.map(({ cells }) => cells[0])).toEqual(['떨어짐', '베임·찔림'])
  })

  test('the report holds the uploaded rows and says at each what is wrong', async () => {
    const bytes = await buffer(
      writeErrorReport({
        sheetNm: '아차사고',
        columns,
        rows: [
          { rowNo: 2, cells: ['=위험', { formula: true }, new Date('2026-11-20T15:00:00Z')] },
          { rowNo: 3, cells: ['괜찮음', '떨어짐'] },
        ],
        problems: new Map([[2, ['제목: 수식은 쓸 수 없습니다.', '발생형태: 필수입니다.']]]),
        errorText: '오류',
      }),
    )
    const { rows } = await readWorkbook(bytes, LIMITS)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['오류', '제목', '발생형태', '발생일'],
      ['제목: 수식은 쓸 수 없습니다.\n발생형태: 필수입니다.', '=위험', null, new Date('2026-11-21T00:00:00+09:00')],
      [null, '괜찮음', '떨어짐'],
    ])
  })
})
