/** Bad input and bad days: a clear message in the reader's language, and no change. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { zip } from '#platform/server/excel/zip-writer.ts'
import { aFileSite, type Request } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss

async function refusal(path: string, request: Request): Promise<ErrorAnswer & { status: number }> {
  const response = await site().as('emp').fetch(path, request)
  return { status: response.status, ...((await response.json()) as ErrorAnswer) }
}
const posting = (body: unknown, headers = {}) => refusal(api, { method: 'POST', body, headers })
const stored = async () => (await site().sql<{ count: string }>('select count(*) from near_miss'))[0]?.count

test('an unknown field, a wrong type and too long a text are told field by field', async () => {
  const before = await stored()
  const answer = await posting({
    nearMissTitle: 'ㄱ'.repeat(101),
    injuredCnt: '둘',
    colour: 'red',
    occurDt: '2999-01-01T00:00:00Z',
    placeDesc: null,
  })
  expect(answer).toMatchObject({ status: 400, message: '[400 에러] 필수 입력값이 입력되지 않았습니다.' })
  const told = Object.fromEntries(answer.problems.map(({ field, message }) => [field, message]))
  expect(told).toMatchObject({
    nearMissTitle: '제목은 100자까지 입력할 수 있습니다.',
    injuredCnt: '부상자 수의 형식이 올바르지 않습니다.',
    colour: '알 수 없는 항목입니다: colour',
    occurDt: '발생일시는 현재보다 늦을 수 없습니다.',
  })
  expect(await stored()).toBe(before)
})

test('the message is in the language of the reader', async () => {
  const answer = await posting({ colour: 'red' }, { cookie: 'language=en' })
  expect(answer.problems[0]?.message).toBe('Unknown field: colour')
})

test('a field that may not be set now is named, not dropped', async () => {
  const answer = await posting(aNearMiss({ potSevCd: '5' }))
  expect(answer).toMatchObject({ status: 400, problems: [{ field: 'potSevCd', code: 'CLOSED' }] })
})

test('values that the database could not store are refused with words', async () => {
  for (const nearMissTitle of ['가\u0000나', '\ud800', '한 줄\n두 줄'])
    expect((await posting(aNearMiss({ nearMissTitle }))).status, JSON.stringify(nearMissTitle)).toBe(400)
  for (const injuredCnt of [-1, 1.5, 1e12])
    expect((await posting(aNearMiss({ injuredCnt }))).status, String(injuredCnt)).toBe(400)
  expect((await posting(aNearMiss({ processNo: 999_999 }))).problems[0]?.field).toBe('processNo')
})

test('a malformed key in an address is as unknown as one that nobody has', async () => {
  const unknown = await refusal(`${api}/987654321`, {})
  expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND', problems: [] })
  const body = { rowVersion: 1 }
  for (const key of ['99999999999999999999', 'abc', '0', '-1', '1.5', 'a%00b', '%ff', '%zz', 'x'.repeat(201)])
    for (const [path, request] of [
      [`${api}/${key}`, {}],
      [`${api}/${key}/history`, {}],
      [`${api}/${key}`, { method: 'PUT', body }],
      [`${api}/${key}/report`, { method: 'POST', body }],
      [`${api}/${key}?rowVersion=1`, { method: 'DELETE' }],
    ] as const)
      expect(await refusal(path, request), path).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
        message: unknown.message,
      })
})

test('what a table refuses is told at its field, and kept as a fault of ours', async () => {
  await site().sql(`alter table near_miss alter place_desc set not null`)
  const answer = await posting(aNearMiss({ placeDesc: null }))
  await site().sql(`alter table near_miss alter place_desc drop not null`)
  expect(answer).toMatchObject({
    status: 400,
    code: 'INVALID_INPUT',
    problems: [{ field: 'placeDesc', code: 'INVALID' }],
  })
  const kept = await site().sql(`select error_cd as code from sys_error_log where log_no = $1`, [answer.logNo])
  expect(kept).toEqual([{ code: '23502' }])
})

test('an action in the wrong state says in which state the record is', async () => {
  const { nearMissNo } = await site().as('emp').create(nearMiss, aNearMiss())
  const answer = await refusal(`${api}/${nearMissNo}/takeBack`, { method: 'POST', body: { rowVersion: 1 } })
  expect(answer).toMatchObject({
    status: 409,
    code: 'CM-02',
    message: '현재 상태에서는 처리할 수 없습니다. (현재: 작성중)',
  })
  expect((await refusal(`${api}/${nearMissNo}/explode`, { method: 'POST', body: { rowVersion: 1 } })).status).toBe(404)
})

test('broken JSON and a megabyte of it', async () => {
  const broken = await posting('{"nearMissTitle": ')
  expect(broken).toMatchObject({ status: 400, message: '보낸 내용을 읽을 수 없습니다. JSON 형식을 확인하세요.' })
  const large = await posting(JSON.stringify({ nearMissTitle: 'x'.repeat(1_100_000) }))
  expect(large).toMatchObject({ status: 413, message: '보낸 내용이 너무 큽니다.' })
})

test('what no table can hold is refused at the door, wherever it stands', async () => {
  const deep = `${'['.repeat(400)}1${']'.repeat(400)}`
  const sent: [path: string, request: Request, field: string][] = [
    [`${api}s?q=${encodeURIComponent('a\0b')}`, {}, 'q'],
    ['/api/manage/preferences', { method: 'PUT', body: { list: { widths: ['\ud800'] } } }, 'list.widths.0'],
    ['/api/manage/preferences', { method: 'PUT', body: `{"list":${deep}}` }, `list${'.0'.repeat(64)}`],
  ]
  for (const [path, request, field] of sent)
    expect(await refusal(path, request), path).toMatchObject({ status: 400, problems: [{ field, code: 'INVALID' }] })
})

test('names that every object has are no fields and no actions', async () => {
  const { nearMissNo } = await site().as('emp').create(nearMiss, aNearMiss())
  for (const name of ['constructor', '__proto__', 'toString']) {
    const body = { rowVersion: 1 }
    expect((await refusal(`${api}/${nearMissNo}/${name}`, { method: 'POST', body })).status, name).toBe(404)
    const targets = [{ no: nearMissNo, rowVersion: 1 }]
    expect((await refusal(`${api}s/bulk/${name}`, { method: 'POST', body: { targets } })).status, name).toBe(404)
    expect(
      (await site().as('emp').readSheet(`${api}s/excel?columns=nearMissTitle,${name}`)).rows.length,
    ).toBeGreaterThan(0)
  }
})

test('a form that was cut off, or has no boundary', async () => {
  const whole = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK'
  for (const type of [
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
  ])
    for (const path of [`${api}s/upload`, '/api/attachfile/uploadfiles']) {
      const answer = await refusal(path, { method: 'POST', body: whole, headers: { 'content-type': type } })
      expect(answer.status, `${path} ${type}`).toBe(400)
    }
})

test('without signing in nothing is told', async () => {
  const response = await fetch(`${site().address}${api}s`)
  expect(response.status).toBe(401)
  expect(((await response.json()) as ErrorAnswer).returnCode).toBe('LOGIN_REQUIRED')
})

test('a photo of 30 MB and a program that calls itself one', async () => {
  const send = async (file: Blob, fileName: string) => {
    const body = new FormData()
    body.set('taskClassNm', 'NEAR_MISS_PHOTO')
    body.set('file', file, fileName)
    return refusal('/api/attachfile/uploadfiles', { method: 'POST', body })
  }
  const large = await send(new Blob([new Uint8Array(30_000_000)]), '큰사진.jpg')
  expect(large).toMatchObject({ status: 413, message: '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.' })
  const program = await send(new Blob([Buffer.from('MZ\x90\x00this program cannot be run')]), '사진.jpg')
  expect(program.status).toBe(415)
  expect(program.problems[0]?.field).toBe('사진.jpg')
  const named = await send(new Blob(['MZ']), 'setup.exe')
  expect(named).toMatchObject({ status: 415, message: '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.' })
  expect(await site().sql('select * from attach_file')).toEqual([])
})

const head = ['제목', '발생장소', '부상자 수', '이름 숨김']
async function sheet(rows: unknown[][]): Promise<FormData> {
  const file = await buffer(writeWorkbook({ sheetNm: '아차사고', columns: head.map((text) => ({ text })), rows }))
  const body = new FormData()
  body.set('file', new Blob([file]), '아차사고.xlsx')
  return body
}

test('a sheet with wrong rows names each of them by row and cell and saves nothing', async () => {
  const before = await stored()
  const rows = [
    ['괜찮은 줄', '탱크 야드', 0, 'N'],
    ['', '탱크 야드', 0, 'N'],
    ['다친 줄', '탱크 야드', 2, 'N'],
    ['모르는 값', '탱크 야드', 0, '아마'],
  ]
  const answer = await refusal(`${api}s/upload`, { method: 'POST', body: await sheet(rows) })
  expect(answer.status).toBe(400)
  expect(answer.problems.map(({ field }) => field)).toEqual([
    'rows.3.nearMissTitle',
    'rows.4.injuredCnt',
    'rows.5.anonymousYn',
  ])
  expect(await stored()).toBe(before)
  const report = await site()
    .as('emp')
    .readSheet(`${api}s/upload-report`, { method: 'POST', body: await sheet(rows) })
  expect(report.rows[2]?.cells[0]).toBe('제목은 필수입니다.')
  expect(await stored()).toBe(before)
})

test('a formula in a cell is refused', async () => {
  const body = new FormData()
  body.set('file', await formulaSheet(), '수식.xlsx')
  const answer = await refusal(`${api}s/upload`, { method: 'POST', body })
  expect(answer.problems[0]).toMatchObject({ field: 'rows.2.nearMissTitle', code: 'FORMULA' })
})

test('a sheet of right rows is saved whole, through the same rules as by hand', async () => {
  const rows = [
    ['엑셀 첫째', '탱크 야드', 0, 'N'],
    ['엑셀 둘째', '탱크 야드', 0, 'Y'],
  ]
  const saved = await site()
    .as('emp')
    .call(`${api}s/upload`, { method: 'POST', body: await sheet(rows) })
  expect(saved).toEqual({ inserted: 2 })
  const { rows: found } = await site().as('emp').list(nearMiss, { q: '엑셀' })
  expect(found.map(({ statusCd, anonymousYn }) => [statusCd, anonymousYn])).toEqual([
    ['REPORTED', 'Y'],
    ['REPORTED', 'N'],
  ])
})

test('what is no sheet says so', async () => {
  const body = new FormData()
  body.set('file', new Blob(['제목,장소']), '목록.xlsx')
  expect(await refusal(`${api}s/upload`, { method: 'POST', body })).toMatchObject({ status: 415, code: 'NOT_XLSX' })
})

test('texts that begin like a formula come down as texts', async () => {
  const { nearMissNo } = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '=HYPERLINK("x")' }))
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
  const { rows } = await site().as('emp').readSheet(`${api}s/excel?columns=nearMissTitle`)
  expect(rows.map(({ cells }) => cells[2])).toContain('=HYPERLINK("x")')
})

/** The sheet of a person who typed =1+1 into the title. */
async function formulaSheet(): Promise<Blob> {
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
  const first = head.map((label, index) => text(`${'ABCD'[index]}1`, label)).join('')
  const relation = '<Relationship Id="r1" Type="http://x/relationships/worksheet" Target="sheet.xml"/>'
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation}</Relationships>`,
    'xl/sheet.xml': `<worksheet><sheetData><row r="1">${first}</row><row r="2"><c r="A2"><f>1+1</f><v>2</v></c>${text('B2', '탱크')}</row></sheetData></worksheet>`,
  }
  const archive = zip(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })))
  return new Blob([await buffer(Readable.from(archive, { objectMode: false }))])
}
