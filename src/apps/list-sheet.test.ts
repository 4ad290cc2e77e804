/** S-223: the sheet of a list begins with its numbers, and nothing makes new rows of the rows that it holds. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss
const emp = () => site().as('emp')
const reported = async (nearMissTitle: string) => {
  const { nearMissNo } = await emp().create(nearMiss, aNearMiss({ nearMissTitle }))
  return emp().act(nearMiss, nearMissNo, 'report')
}
const stored = async () => (await site().sql('select 1 from near_miss')).length
async function sheetOf([head = [], ...rows]: Cell[][]): Promise<FormData> {
  const columns = head.map((text) => ({ text: String(text ?? '') }))
  const body = new FormData()
  body.set('file', new Blob([await buffer(writeWorkbook({ sheetNm: '아차사고', columns, rows }))]), '아차사고.xlsx')
  return body
}

test('S-223 after No comes the number, whatever columns are shown and wherever it was among them', async () => {
  const { nearMissDocNo } = await reported('지게차 후진')
  for (const columns of ['nearMissTitle,statusCd', 'nearMissTitle,nearMissDocNo,statusCd', '']) {
    const { rows } = await emp().readSheet(`${api}s/excel?columns=${columns}`)
    expect(rows[0]?.cells.slice(0, 2)).toEqual(['No', '번호'])
    expect(rows[1]?.cells.slice(0, 2)).toEqual([1, nearMissDocNo])
    expect(rows[0]?.cells.filter((text) => text === '번호')).toHaveLength(1)
  }
})

test('the sheet of a list uploaded as if it were a form is refused, whole or without its hidden column', async () => {
  await reported('발판 들뜸')
  const { rows } = await emp().readSheet(`${api}s/excel?columns=nearMissTitle,placeDesc,occurDt,injuredCnt`)
  const cells = rows.map((row) => row.cells)
  const before = await stored()
  for (const lines of [cells, cells.map((line) => line.slice(0, -1)), cells.map((line) => line.slice(2))])
    for (const door of ['upload', 'upload-report'])
      await expect(emp().call(`${api}s/${door}`, { method: 'POST', body: await sheetOf(lines) })).rejects.toMatchObject(
        {
          status: 422,
          code: 'SHEET_OF_LIST',
        },
      )
  expect(await stored()).toBe(before)
})

test('a sheet says what the screen says: codes of the directory, yes and no, deadlines and heads in the words of the reader', async () => {
  const { nearMissNo } = await reported('용접 불티')
  await site().sql(`update near_miss set work_cat_cd = 'WELD', acc_type_cd = 'TRIP' where near_miss_no = ${nearMissNo}`)
  const columns = 'workCatCd,accTypeCd,anonymousYn,due,createUserId,createDt'
  const sheetIn = async (language: string) => {
    const { rows } = await emp().readSheet(`${api}s/excel?columns=${columns}`, {
      headers: { 'accept-language': language },
    })
    const found = rows.find(({ cells }) => String(cells.at(-1)).startsWith(`${nearMissNo}v`))
    return { heads: rows[0]?.cells.slice(2, 8), cells: found?.cells.slice(2, 8) }
  }
  const korean = await sheetIn('ko')
  expect(korean.heads).toEqual(['작업분류', '발생형태', '이름 숨김', '기한', '등록자', '등록일시'])
  expect(korean.cells?.slice(0, 3)).toEqual(['용접·용단', '넘어짐', '아니요'])
  expect((await sheetIn('en')).cells?.slice(0, 3)).toEqual(['Welding and cutting', 'Slip or trip', 'No'])
})

test('a file is called as the screen that asks for it, and no name is a way out of it', async () => {
  const nameOf = async (query: string) => {
    const answer = await emp().fetch(`${api}s/excel${query}`)
    return decodeURIComponent(answer.headers.get('content-disposition') ?? String(answer.status))
  }
  expect(await nameOf('')).toContain("UTF-8''아차사고_2")
  expect(await nameOf(`?sheetNm=${encodeURIComponent('아차사고 목록')}`)).toContain('아차사고 목록_')
  expect(await nameOf(`?sheetNm=${encodeURIComponent('a/b')}`)).toContain('a_b_')
  expect(await nameOf('?sheetNm=a%0D%0Ab')).toBe('400')
})
