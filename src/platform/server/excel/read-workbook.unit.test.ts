import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { cellText } from './cell-text.ts'
import { readWorkbook } from './read-workbook.ts'
import { zip } from './zip-writer.ts'

const LIMITS = { maxBytes: 5_000_000, maxRows: 100 }
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** A workbook as other programs write it: shared texts, prefixes, absolute targets. */
function workbook(parts: { sheet?: string; strings?: string; styles?: string; workbook?: string } = {}) {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="http://x/relationships/${type}" Target="${target}"/>`
  const content: Record<string, string> = {
    'xl/workbook.xml':
      parts.workbook ??
      `<x:workbook xmlns:x="m"><x:sheets><x:sheet name="숨김" sheetId="2" state="hidden" r:id="r2"/><x:sheet name='자료' sheetId="1" r:id="r1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheet', '/xl/worksheets/a.xml')}${relation(2, 'worksheet', 'worksheets/b.xml')}${relation(3, 'sharedStrings', 'strings.xml')}${relation(4, 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/a.xml': `<worksheet ${MAIN}><sheetData>${parts.sheet ?? ''}</sheetData></worksheet>`,
    'xl/worksheets/b.xml': `<worksheet ${MAIN}><sheetData/></worksheet>`,
    'xl/strings.xml': `<sst>${parts.strings ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet>${parts.styles ?? ''}</styleSheet>`,
  }
  const list = Object.entries(content).map(([name, text]) => ({ name, content: [text] }))
  return buffer(Readable.from(zip(list), { objectMode: false }))
}
const cellsOf = async (parts: Parameters<typeof workbook>[0]) =>
  (await readWorkbook(await workbook(parts), LIMITS)).rows.map(({ cells }) => cells)

describe('reading', () => {
  test('shared texts, rich texts without their phonetic guide, escaped characters', async () => {
    const strings =
      '<si><t>하나</t></si><si><r><t>둘</t></r><r><t xml:space="preserve"> 셋</t></r><rPh><t>no</t></rPh></si><si><t>a_x000D_b&#x1F600;&amp;</t></si>'
    const sheet = '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c t="s"><v>2</v></c></row>'
    const book = await readWorkbook(await workbook({ strings, sheet }), LIMITS)
    expect(book).toEqual({
      sheets: ['자료'],
      sheetNm: '자료',
      rows: [{ rowNo: 3, cells: [null, '하나', '둘 셋', 'a\rb😀&'] }],
    })
  })

  test('a number is a date where its style shows one', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;년&quot;"/><numFmt numFmtId="171" formatCode="[Red]0&quot;days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>'
    const sheet =
      '<row r="1"><c r="A1"><v>46347</v></c><c r="B1" s="1"><v>46347</v></c><c r="C1" s="2"><v>46347.5</v></c><c r="D1" s="3"><v>5</v></c></row>'
    expect(await cellsOf({ styles, sheet })).toEqual([
      [46347, new Date('2026-11-21T00:00:00+09:00'), new Date('2026-11-21T12:00:00+09:00'), 5],
    ])
  })

  test('an ISO date is of Asia/Seoul, as the cell shows it', async () => {
    const cell = (reference: string, text: string) => `<c r="${reference}" t="d"><v>${text}</v></c>`
    const sheet = `<row r="1">${cell('A1', '2026-11-21T14:05:00')}${cell('B1', '2026-11-21')}${cell('C1', '2026-11-21T14:05:00Z')}${cell('D1', 'T08:30:00')}${cell('E1', 'soon')}</row>`
    const [cells = []] = await cellsOf({ sheet })
    const noon = new Date('2026-11-21T14:05:00+09:00')
    expect(cells).toEqual([noon, new Date('2026-11-21T00:00:00+09:00'), noon, expect.any(Date), 'soon'])
    expect(cellText(cells[3])).toBe('08:30')
  })

  test('a formula says that it is one, an error which one; empty cells and rows do not count', async () => {
    const sheet =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1</f><v>x</v></c><c r="C1" t="e"><v>#N/A</v></c><c r="D1" t="b"><v>1</v></c><c r="XFD1" s="1"/></row><row r="2"><c r="A2" s="1"/></row><row r="1048576"><c r="A1048576" t="inlineStr"><is><t/></is></c></row>'
    expect(await cellsOf({ sheet })).toEqual([[{ formula: true }, { formula: true }, { error: '#N/A' }, true]])
  })

  test('the sheet is chosen by its name; an unknown one is told', async () => {
    const bytes = await workbook()
    expect((await readWorkbook(bytes, { ...LIMITS, sheet: '숨김' })).sheetNm).toBe('숨김')
    await expect(readWorkbook(bytes, { ...LIMITS, sheet: '없음' })).rejects.toMatchObject({ code: 'NO_SHEET' })
  })

  test('cells as texts', () => {
    expect([1, 0.5, 1e21, true, null, 'a', new Date('2026-11-20T15:00:00Z')].map(cellText)).toEqual([
      '1',
      '0.5',
      '1000000000000000000000',
      'TRUE',
      '',
      'a',
      '2026-11-21',
    ])
    expect(cellText(new Date('2026-11-21T12:30:00+09:00'))).toBe('2026-11-21 12:30')
    expect(cellText(new Date('1899-12-30T07:30:00+09:00'))).toBe('07:30')
  })
})

describe('bad input', () => {
  const refused = (bytes: Buffer | Readable, limits = {}) =>
    readWorkbook(bytes, { ...LIMITS, ...limits }).then(
      () => 'read',
      (error: { code?: string }) => error.code,
    )

  test('what is no xlsx', async () => {
    expect(await refused(Buffer.from('a,b\n1,2'))).toBe('NOT_XLSX')
    expect(await refused(Buffer.alloc(0))).toBe('NOT_XLSX')
    expect(await refused(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('NOT_XLSX')
    const whole = await workbook()
    expect(await refused(whole.subarray(0, whole.length - 30))).toBe('NOT_XLSX')
    const other = await buffer(Readable.from(zip([{ name: 'a.txt', content: ['x'] }]), { objectMode: false }))
    expect(await refused(other)).toBe('NOT_XLSX')
  })

  test('every single broken byte is refused or read, never a crash of another kind', async () => {
    const whole = await workbook({ sheet: '<row r="1"><c r="A1"><v>1</v></c></row>', strings: '<si><t>하나</t></si>' })
    for (let at = 0; at < whole.length; at += 3) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0xff
      expect(['NOT_XLSX', 'ENCRYPTED', 'TOO_LARGE', 'NO_SHEET', 'TOO_MANY_ROWS', 'read']).toContain(
        await refused(bytes),
      )
    }
  })

  test('a workbook behind a password', async () => {
    const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
    expect(await refused(bytes)).toBe('ENCRYPTED')
  })

  test('a file, an unpacked content, a number of rows, a column beyond the limit', async () => {
    const bytes = await workbook({ sheet: '<row r="1"><c r="A1"><v>1</v></c></row>' })
    expect(await refused(bytes, { maxBytes: bytes.length })).toBe('read')
    expect(await refused(bytes, { maxBytes: bytes.length - 1 })).toBe('TOO_LARGE')
    expect(await refused(Readable.from([bytes, bytes]), { maxBytes: bytes.length })).toBe('TOO_LARGE')

    const bomb = await workbook({
      sheet: `<row><c t="str"><v>${' '.repeat(300_000)}</v></c></row>`.repeat(40),
    })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refused(bomb, { maxInflatedBytes: 1_000_000 })).toBe('TOO_LARGE')

    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join('')
    expect(await refused(await workbook({ sheet: rows(100) }))).toBe('read')
    expect(await refused(await workbook({ sheet: rows(101) }))).toBe('TOO_MANY_ROWS')
    expect(await refused(await workbook({ sheet: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }))).toBe('TOO_LARGE')
    expect(await refused(await workbook({ sheet: `<row r="1" x="${'>'.repeat(500_000)}"/>` }))).toBe('TOO_LARGE')
  })

  test('entities do not expand', async () => {
    const workbookXml = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><workbook>&b;</workbook>'
    expect(await refused(await workbook({ workbook: workbookXml }))).toBe('NOT_XLSX')
    expect(await refused(await workbook({ strings: '<si><t>&b;</t></si>' }))).toBe('NOT_XLSX')
  })
})
