/** Items of a list by Excel: in, told by row and cell where they are wrong, and out as they came in. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { cellText } from '#platform/server/excel/cell-text.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aCheckTmpl } from '../check.seed.ts'
import { checkTmpl, tmplItemFields } from './check-tmpl.model.ts'

const site = aFileSite()
type Row = Partial<Record<keyof typeof tmplItemFields, string | number>>
const names = Object.keys(tmplItemFields) as (keyof typeof tmplItemFields)[]

async function sheetOf(rows: readonly Row[]): Promise<FormData> {
  const columns = names.map((name) => ({ text: tmplItemFields[name].label, width: 12 }))
  const cells = rows.map((row) => names.map((name) => row[name] ?? ''))
  const book = await buffer(writeWorkbook({ sheetNm: '점검항목', columns, rows: cells }))
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(book)]), 'items.xlsx')
  return body
}
const aList = async () => (await site().as('safety').create(checkTmpl, aCheckTmpl())).checkTmplNo
const pathOf = (no: number, of: string) => `${checkTmpl.api}/${no}/items/${of}`
const upload = async (no: number, rows: readonly Row[], { modeCd = 'ADD', userId = 'safety' } = {}) =>
  site()
    .as(userId)
    .call(`${pathOf(no, 'upload')}?modeCd=${modeCd}`, { method: 'POST', body: await sheetOf(rows) })
const namesOf = async (no: number) =>
  (await site().as('safety').read(checkTmpl, no)).items?.map(({ itemNm }) => itemNm) ?? []

const pressure: Row = { itemNm: '토출압력', inputCd: '측정값', minVal: 9.5, maxVal: 10.5, unitNm: 'bar', photoYn: '예' }
const why: Row = { itemNm: '벗어난 까닭', inputCd: '글', parentItemNo: 2, openAnswerCd: '부적합' }

test('rows are added to those that are there or take their place, and go out as they came in', async () => {
  const no = await aList()
  expect(await upload(no, [pressure, why])).toEqual({ inserted: 2, updated: 0, unchanged: 0 })
  const list = await site().as('safety').read(checkTmpl, no)
  expect(list).toMatchObject({ itemCnt: 3, criticalCnt: 0 })
  expect(list.items).toMatchObject([
    { itemNm: '회전부 덮개 고정' },
    { itemNm: '토출압력', inputCd: 'NUM', minVal: 9.5, maxVal: 10.5, unitNm: 'bar', photoYn: 'Y' },
    { itemNm: '벗어난 까닭', inputCd: 'TEXT', parentItemNo: 2, openAnswerCd: 'NG' },
  ])
  const out = await site()
    .as('emp')
    .readSheet(`${checkTmpl.api}/${no}/items-sheet`)
    .catch(({ status }) => status)
  expect(out).toBe(404)
  const { rows } = await site().as('safety').readSheet(`${checkTmpl.api}/${no}/items-sheet`)
  const back = rows
    .slice(-3)
    .map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, cellText(cells[at] ?? null)])) as Row)
  expect(await upload(no, back, { modeCd: 'REPLACE' })).toMatchObject({ inserted: 3 })
  expect((await site().as('safety').read(checkTmpl, no)).items).toEqual(list.items)
})

test('what is wrong is told by row and cell, in the file as well, and nothing is kept', async () => {
  const no = await aList()
  const wrong: Row[] = [
    { ...pressure, minVal: 11 },
    { ...why, parentItemNo: 3 },
    { itemNm: '하한만 있는 항목', minVal: 1 },
    { itemNm: '없는 지점', pointNo: 2 },
  ]
  await expect(upload(no, wrong)).rejects.toMatchObject({
    status: 400,
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({ field: 'rows.2.maxVal', code: 'CHECK_TMPL_RANGE' }),
        expect.objectContaining({ field: 'rows.3.parentItemNo', code: 'CHECK_TMPL_ASKED_BY' }),
        expect.objectContaining({ field: 'rows.4.inputCd', code: 'CHECK_TMPL_RANGE' }),
        expect.objectContaining({ field: 'rows.5.pointNo', code: 'CHECK_TMPL_ITEM_POINT' }),
      ]),
    },
  })
  // A cell that cannot be read is told first: by their places the others would mean other items.
  await expect(upload(no, [{ ...pressure, inputCd: '모름' }, why])).rejects.toMatchObject({
    answer: { problems: [{ field: 'rows.2.inputCd' }] },
  })
  const report = await site()
    .as('safety')
    .readSheet(pathOf(no, 'upload-report'), { method: 'POST', body: await sheetOf(wrong) })
  expect(JSON.stringify(report.rows)).toContain('상한은 하한보다 작을 수 없습니다.')
  expect(await namesOf(no)).toEqual(['회전부 덮개 고정'])
})

test('a list that is released takes none, nor does it from whoever does not write lists', async () => {
  const no = await aList()
  await expect(upload(no, [pressure], { userId: 'emp' })).rejects.toMatchObject({ status: expect.any(Number) })
  expect(await namesOf(no)).toHaveLength(1)
  await site().as('safety').act(checkTmpl, no, 'release')
  await expect(upload(no, [pressure])).rejects.toMatchObject({ status: 409 })
})
