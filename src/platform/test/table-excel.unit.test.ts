/** What a table writes in the browser, read back as an upload is read: one code writes, another one reads. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Column } from '#platform/web/table/table.types.ts'
import { readWorkbook } from '../server/excel/read-workbook.ts'
import { ZipArchive } from '../server/excel/zip-reader.ts'

let writeTable: typeof import('#platform/web/table/export/write-table.ts')['writeTable']
beforeAll(async () => {
  // The language is read from a cookie when the module is loaded; Node has no document.
  vi.stubGlobal('document', { cookie: '', documentElement: {} })
  ;({ writeTable } = await import('#platform/web/table/export/write-table.ts'))
})

const LIMITS = { maxBytes: 50_000_000, maxRows: 100_000 }
type Row = Record<string, unknown>

interface Asked {
  columns: readonly Column<Row>[]
  fields?: readonly Column<Row>[]
  rows: readonly Row[]
  label?: string
  numbered?: boolean
  signal?: AbortSignal
  onRows?(done: number): void
}
async function written({ columns, fields = columns, rows, label = '보고', ...more }: Asked) {
  const { blob, fileName } = await writeTable({
    format: 'xlsx',
    label,
    columns,
    fields,
    numbered: false,
    t: (korean: string) => korean,
    now: new Date('2026-11-21T15:04:05Z'),
    signal: new AbortController().signal,
    onRows: () => {},
    ...more,
    rows: (async function* () {
      for (let from = 0; from < rows.length; from += 300) yield rows.slice(from, from + 300)
    })(),
  })
  const bytes = Buffer.from(await blob.arrayBuffer())
  const { sheets, rows: lines } = await readWorkbook(bytes, LIMITS)
  return { fileName, bytes, sheets, lines: lines.map(({ cells }) => cells) }
}

describe('S-223', () => {
  const columns = [{ name: 'title', text: '제목' }]

  test('the file is named after the label and the moment in Asia/Seoul, its sheet after the label; No comes first', async () => {
    const { fileName, sheets, lines } = await written({
      columns,
      label: '작업/허가: [2026]',
      numbered: true,
      rows: [{ title: '하나' }, { title: '둘' }],
    })
    expect(fileName).toBe('작업_허가: [2026]_20261122000405.xlsx')
    expect(sheets).toEqual(['작업_허가_ _2026_'])
    expect(lines).toEqual([
      ['No', '제목'],
      [1, '하나'],
      [2, '둘'],
    ])
  })

  test('without a label it is 엑셀다운로드', async () => {
    expect((await written({ columns, label: '', rows: [] })).fileName).toBe('엑셀다운로드_20261122000405.xlsx')
  })
})

describe('S-224', () => {
  test('numbers and days are typed, codes are their names, keys and phones stay texts to the last digit', async () => {
    const columns: Column<Row>[] = [
      { name: 'no', text: '관리번호' },
      { name: 'phone', text: '전화' },
      { name: 'count', text: '수량', type: 'number', pointNumber: 2 },
      { name: 'cost', text: '금액', type: 'cost' },
      { name: 'day', text: '일자', type: 'datepicker' },
      { name: 'at', text: '일시' },
      { name: 'state', text: '상태', type: 'tag', items: [{ code: 'DONE', codeNm: '완료' }] },
      {
        name: 'many',
        text: '분류',
        items: [
          { code: 1, codeNm: '화기' },
          { code: 2, codeNm: '밀폐' },
        ],
      },
      { name: 'who', text: '사람', type: 'usersearch' },
      { name: 'large', text: '큰 수', type: 'number' },
    ]
    const { lines } = await written({
      columns,
      rows: [
        {
          no: '0000000000001234',
          phone: '01012345678',
          count: 1234.5,
          cost: 5_000_000,
          day: '2026-11-21',
          at: '2026-11-21 14:05',
          state: 'DONE',
          many: [1, 2],
          who: { userId: 'a', userNm: '김서연' },
          large: '12345678901234567890',
        },
        {
          no: '20261121',
          phone: '',
          count: null,
          cost: '1200',
          day: '2026-11',
          at: '2026-11-21T05:05:00Z',
          state: 'X',
          many: [],
        },
      ],
    })
    expect(lines[1]).toEqual([
      ...['0000000000001234', '01012345678', 1234.5, 5_000_000, new Date('2026-11-21T00:00:00+09:00')],
      ...[new Date('2026-11-21T14:05:00+09:00'), '완료', '화기, 밀폐', '김서연', '12345678901234567890'],
    ])
    expect(lines[2]).toEqual(['20261121', null, null, 1200, '2026-11', new Date('2026-11-21T14:05:00+09:00'), 'X'])
  })

  test('no cell can start a formula', async () => {
    const texts = ['=1+1', '+82', '-5', '@SUM(A1)', '\t=1', '\r=1']
    const { bytes, lines } = await written({
      columns: [
        { name: 'text', text: '=A1' },
        { name: 'number', text: '수', type: 'number' },
      ],
      rows: texts.map((text) => ({ text, number: text })),
    })
    expect(lines.slice(1)).toEqual(texts.map((text) => [text, text === '-5' ? -5 : text]))
    let xml = ''
    for await (const piece of new ZipArchive(bytes, 10_000_000).read('xl/worksheets/sheet1.xml'))
      xml += piece.toString()
    expect(xml).not.toContain('<f>')
    // Quoted: it stays a text even when somebody edits the cell.
    expect(xml.match(/<c r="A[2-7]" s="3" t="inlineStr">/g)).toHaveLength(texts.length)
  })

  test('visible columns in their order under their nested heads, which are merged', async () => {
    const [no, day, name, dept]: Column<Row>[] = ['no', 'day', 'name', 'dept'].map((text) => ({
      name: text,
      text,
    })) as never
    const person = { name: 'person', text: '사람', child: [name, dept] } as Column<Row>
    const columns = [no, { name: 'report', text: '보고', child: [day, person] }] as Column<Row>[]
    const rows = [{ no: 'a', day: 'b', name: 'c', dept: 'd' }]
    const whole = await written({ columns, fields: [no, day, name, dept] as Column<Row>[], rows })
    expect(whole.lines).toEqual([
      ['no', '보고'],
      [null, 'day', '사람'],
      [null, null, 'name', 'dept'],
      ['a', 'b', 'c', 'd'],
    ])
    const apart = await written({ columns, fields: [dept, no, day] as Column<Row>[], rows })
    expect(apart.lines).toEqual([['보고', 'no', '보고'], ['사람', null, 'day'], ['dept'], ['d', 'a', 'b']])
  })

  test('all rows of however many pages, told as they go; who cancels gets no file', async () => {
    const rows = Array.from({ length: 1234 }, (_, index) => ({ title: `보고 ${index}` }))
    const told: number[] = []
    const columns = [{ name: 'title', text: '제목' }]
    const { lines } = await written({ columns, rows, onRows: (done) => told.push(done) })
    expect(lines).toHaveLength(1235)
    expect(lines.at(-1)).toEqual(['보고 1233'])
    expect(told).toEqual([300, 600, 900, 1200, 1234])
    const cancelling = new AbortController()
    const work = written({ columns, rows, signal: cancelling.signal, onRows: () => cancelling.abort() })
    await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  })
})
