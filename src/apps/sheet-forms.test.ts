/** The forms that people fill in: what they offer is taken, and their example is nobody's row. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rosterSheet } from '#modules/contractor/person/person.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { type Cell, readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { ZipArchive } from '#platform/server/excel/zip-reader.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const LIMITS = { maxBytes: 10_000_000, maxRows: 10_000 }
const fileOf = (content: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.set('file', new Blob([content]), '양식.xlsx')
  return body
}
const send = (person: string, path: string, content: Uint8Array<ArrayBuffer>, language = 'ko') => {
  const headers = { 'accept-language': language }
  return site()
    .as(person)
    .call(path, { method: 'POST', body: fileOf(content), headers })
}

interface Form {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly heads: readonly string[]
  readonly example: readonly Cell[]
  /** By the head of their column, as the rules of the sheet find them. */
  readonly choices: ReadonlyMap<string, readonly string[]>
  readonly xml: string
}

async function formOf(person: string, path: string, language = 'ko'): Promise<Form> {
  const answer = await site()
    .as(person)
    .fetch(`${path}/template`, { headers: { 'accept-language': language } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { rows } = await readWorkbook(Buffer.from(bytes), LIMITS)
  const [head, example] = rows.map(({ cells }) => cells)
  const heads = (head ?? []).map(String)
  const pieces: Buffer[] = []
  for await (const piece of new ZipArchive(Buffer.from(bytes), 10_000_000).read('xl/worksheets/sheet1.xml'))
    pieces.push(piece)
  const xml = Buffer.concat(pieces).toString()
  const lists = (await readWorkbook(Buffer.from(bytes), { ...LIMITS, sheet: '_choices' })).rows
  const rules = xml.matchAll(
    /<dataValidation type="list" [^>]*sqref="([A-Z])2:[^>]*><formula1>_choices!\$([A-Z])\$1:\$[A-Z]\$(\d+)</g,
  )
  const choices = [...rules].map(([, column = '', list = '', count]) => {
    const texts = lists.slice(0, Number(count)).map(({ cells }) => String(cells[at(list)]))
    return [heads[at(column)] ?? '', texts] as const
  })
  return { bytes, heads, example: example ?? [], choices: new Map(choices), xml }
}
const at = (letter: string) => letter.charCodeAt(0) - 65

/** As many rows as the longest list that is walked has choices: each of them is chosen once. */
const MOST = 60
async function chosen({ heads, example, choices }: Form, own: (no: number) => Record<string, unknown>) {
  const count = Math.min(MOST, Math.max(...[...choices.values()].map(({ length }) => length)))
  const typed = example.map((cell) => String(cell ?? '').replace(/^\(예시\) */, ''))
  const rows = Array.from({ length: count }, (_, no) =>
    heads.map((head, index) => {
      const given = own(no)
      const list = choices.get(head)
      return head in given ? given[head] : list ? list[no % list.length] : typed[index]
    }),
  )
  const columns = heads.map((text) => ({ text }))
  return { count, bytes: new Uint8Array(await buffer(writeWorkbook({ sheetNm: '양식', columns, rows }))) }
}

test('a near miss is filled in by choosing: each process is the one that was chosen', async () => {
  const form = await formOf('emp', `${nearMiss.api}s`)
  expect([...form.choices.keys()].toSorted()).toEqual(['공정', '이름 숨김'])
  const { count, bytes } = await chosen(form, () => ({ 제목: '고른 보고' }))
  expect(await send('emp', `${nearMiss.api}s/upload`, bytes)).toEqual({ inserted: count })
  const [saved] = await site().sql<{ processes: number }>(
    `select count(distinct process_no)::int as processes from near_miss where near_miss_title = '고른 보고'`,
  )
  expect(saved?.processes).toBe(form.choices.get('공정')?.length)
})

const doors = [
  ['admin', '/api/manage/users', 'upload', (no: number) => ({ 성명: '김고름', 사번: `pick${no}` })],
  ['admin', '/api/manage/depts', 'upload', (no: number) => ({ 부서코드: `PICK${no}`, 부서명: `고른 부서 ${no}` })],
  ['admin', '/api/baseinfo/facilityinfos', 'upload', (no: number) => ({ '설비 태그': `PICK-${no}` })],
  [
    'V100002-01',
    rosterSheet.api,
    'upload',
    (no: number) => ({ 성명: `이고름${no}`, 휴대전화: `010-7000-${1000 + no}`, '개인정보 동의': 'Y' }),
  ],
] as const

test.each(doors)('%s fills in the form of %s by choosing from its lists', async (person, path, door, own) => {
  const form = await formOf(person, path)
  expect(form.choices.size).toBeGreaterThan(1)
  const [there] = await site().sql(`
    select p.plant_nm as "사업장", d.dept_nm as "부서", d.dept_nm as "상위 부서", (select process_cd from process where plant_cd = p.plant_cd limit 1) as "공정"
    from sys_dept d join plant p using (plant_cd) where d.use_yn = 'Y' and not exists (select 1 from sys_dept o where o.dept_nm = d.dept_nm and o.dept_cd <> d.dept_cd) limit 1`)
  const { count, bytes } = await chosen(form, (no) => ({ ...there, ...own(no) }))
  expect(await send(person, `${path}/${door}?dryRun=Y`, bytes)).toMatchObject({ inserted: count })
})

test('the example of a form never becomes a row, whoever sends it and in whatever language', async () => {
  const near = [['emp', `${nearMiss.api}s`, 'upload', () => ({})]] as const
  for (const [person, path, door] of [...near, ...doors])
    for (const language of ['ko', 'en', 'zh', 'es']) {
      const { bytes, example } = await formOf(person, path, language)
      expect(String(example[0])).toMatch(/^\((예시|Example|示例|Ejemplo)\)/)
      const sent = send(person, `${path}/${door}`, bytes, language)
      await expect(sent).rejects.toMatchObject({ status: 400, code: 'EMPTY_SHEET' })
    }
})

test('rows below the example are taken alone', async () => {
  const { heads, example } = await formOf('emp', `${nearMiss.api}s`)
  const own = example.with(0, '예시 아래')
  const columns = heads.map((text) => ({ text }))
  const content = await buffer(writeWorkbook({ sheetNm: '양식', columns, rows: [example, own] }))
  expect(await send('emp', `${nearMiss.api}s/upload`, new Uint8Array(content))).toEqual({ inserted: 1 })
  expect(await site().sql(`select 1 from near_miss where near_miss_title like '%예시%'`)).toHaveLength(1)
})

test('what is typed beside the choices is asked about, not refused; cells of texts and phones keep their zeros', async () => {
  const { xml, heads } = await formOf('admin', '/api/manage/users')
  expect(xml.match(/<dataValidation type="list"/g)?.length).toBe(xml.match(/errorStyle="warning"/g)?.length)
  const styles = [...xml.matchAll(/<col min="(\d+)"[^>]* style="(\d+)"/g)]
  const styleAt = (head: string) => styles[heads.indexOf(head)]?.[2]
  expect(styleAt('휴대전화')).toBe(styleAt('사번'))
  expect(styleAt('휴대전화')).not.toBe('0')
})
