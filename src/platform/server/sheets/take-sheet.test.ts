/** A sheet of its own beside the product's: what every sheet may trust in. */
import { beforeAll, expect, test } from 'vitest'
import { menu } from '#platform/model/call.ts'
import { code, count, day, text, yesNo } from '#platform/model/field.ts'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { aFileSite } from '#platform/test/site.ts'
import { sql } from '../database/sql.ts'
import { writeWorkbook } from '../excel/write-workbook.ts'
import { takesSheet } from './take-sheet.ts'

const limits = defineSheet({
  label: '노출기준',
  api: '/api/test/limits',
  right: menu('/saf/accident/nearMissList', 'write'),
  columns: {
    factorCd: text('물질', { max: 60, required: true }),
    kindCd: code('구분', { TWA: '시간가중', STEL: '단시간' }, { required: true }),
    limitVal: count('기준', { required: true, max: 1000 }),
    fromYmd: day('적용일', { required: true, notAfter: 'today' }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  most: 5,
})
const added = defineSheet({ ...limits, api: '/api/test/limits/added' })

const takesLimits = takesSheet(limits, {
  refs: async ({ tx }) => {
    const rows = await tx.query<{ cd: string; nm: string }>(sql`
      select factor_cd as cd, factor_nm as nm from hea_hazard_factor where factor_cd in ('71-43-2', '108-88-3')`)
    return { factorCd: new Map(rows.flatMap(({ cd, nm }) => [[cd, cd] as const, [nm, cd] as const])) }
  },
  checkRow: ({ kindCd, limitVal }) =>
    kindCd === 'STEL' && limitVal === 0
      ? { field: 'limitVal', code: 'ZERO', message: '{label}은 0일 수 없습니다.' }
      : undefined,
  keyOf: ({ factorCd, kindCd }) => [factorCd, kindCd],
  save: async (rows, { tx }) => {
    const saved = await tx.query<{ isNew: boolean }>(sql`
      insert into test_limit select r."factorCd", r."kindCd", r."limitVal", r."useYn"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("factorCd" text, "kindCd" text, "limitVal" int, "useYn" text)
      on conflict (factor_cd, kind_cd) do update set limit_val = excluded.limit_val
        where test_limit.limit_val <> excluded.limit_val
      returning xmax = 0 as "isNew"`)
    const inserted = saved.filter(({ isNew }) => isNew).length
    return { inserted, updated: saved.length - inserted, unchanged: rows.length - saved.length }
  },
})
const addsLimits = takesSheet(added, {
  each: async ({ factorCd, limitVal }, { tx }) => {
    await tx.query(sql`insert into test_limit values (${factorCd}, ${String(limitVal)}, ${limitVal}, 'Y')`)
    return 'inserted'
  },
})

const site = aFileSite({ routes: [takesLimits, addsLimits] })
beforeAll(() =>
  site().sql(`create table test_limit (factor_cd text, kind_cd text, limit_val int, use_yn text, primary key (factor_cd, kind_cd));
    grant select, insert, update on test_limit to jikim_app`),
)

const heads = ['구 분', '기준', '물질＊', '적용일', '사용']
async function send(rows: unknown[][], { query = '', api = limits.api, key = '' } = {}) {
  const columns = heads.map((head) => ({ text: head }))
  const body = new FormData()
  body.set(
    'file',
    new Blob([Buffer.concat(await writeWorkbook({ sheetNm: '표', columns, rows }).toArray())]),
    '표.xlsx',
  )
  const headers = key ? { 'idempotency-key': key } : {}
  const answer = await site().as('safety').fetch(`${api}/upload${query}`, { method: 'POST', body, headers })
  return { status: answer.status, ...((await answer.json()) as Partial<ErrorAnswer>) }
}
const stored = () =>
  site().sql<{ factor_cd: string; kind_cd: string; limit_val: number; use_yn: string }>(
    `select * from test_limit order by 1, 2`,
  )

test('every cell that cannot be read, every rule and every repetition is named, and nothing is saved', async () => {
  const { status, problems, message } = await send([
    ['시간가중', 1, '벤젠', '2026-01-02', null],
    ['평균', 'viel', '없는 물질', '2026-13-02', '아마'],
    ['STEL', 0, '108-88-3', '2026-01-02', 'N'],
    ['TWA', 2, '71-43-2', '2026-01-02', 'N'],
    [null, 5, null, null, null],
  ])
  expect(status).toBe(400)
  expect(problems?.map(({ field, code: of }) => `${field} ${of}`)).toEqual([
    'rows.3.factorCd NOT_A_CODE',
    'rows.3.kindCd NOT_A_CODE',
    'rows.3.limitVal INVALID',
    'rows.3.fromYmd DAY',
    'rows.3.useYn NOT_A_CODE',
    'rows.4.limitVal ZERO',
    'rows.6.factorCd REQUIRED',
    'rows.6.kindCd REQUIRED',
    'rows.6.fromYmd REQUIRED',
    'rows.5.factorCd TWICE',
  ])
  expect(message).toBe('잘못된 칸 10개를 찾았습니다. 아무것도 저장하지 않았습니다.')
  expect(problems?.find(({ code: of }) => of === 'ZERO')?.message).toBe('기준은 0일 수 없습니다.')
  expect(problems?.at(-1)?.message).toBe('2행과 같은 행입니다.')
  expect(await stored()).toEqual([])
})

test('a row of which some cells are wrong is judged by what is known of it', async () => {
  const { problems } = await send([
    ['TWA', 1, '벤젠', '2026-01-02', null],
    ['STEL', 0, '없는 물질', null, 'N'],
    ['TWA', 2, '71-43-2', '2026-13-02', 'N'],
    ['STEL', null, '없는 물질', '2026-01-02', 'N'],
  ])
  expect(problems?.map(({ field, code: of }) => `${field} ${of}`)).toEqual([
    'rows.3.factorCd NOT_A_CODE',
    'rows.3.fromYmd REQUIRED',
    'rows.3.limitVal ZERO',
    'rows.4.fromYmd DAY',
    'rows.5.factorCd NOT_A_CODE',
    'rows.5.limitVal REQUIRED',
    'rows.4.factorCd TWICE',
  ])
})

test('rows are tried, saved, changed and left alone; what is left empty is what a new row starts with', async () => {
  const rows = [
    ['시간가중', 1, '벤젠', '20260102', null],
    ['단시간', '1,000', '톨루엔', '2026.01.02', 'N'],
  ]
  expect(await send(rows, { query: '?dryRun=Y' })).toMatchObject({ status: 200, inserted: 2 })
  expect(await stored()).toEqual([])
  expect(await send(rows)).toEqual({ status: 200, inserted: 2, updated: 0, unchanged: 0 })
  expect(await stored()).toEqual([
    { factor_cd: '108-88-3', kind_cd: 'STEL', limit_val: 1000, use_yn: 'N' },
    { factor_cd: '71-43-2', kind_cd: 'TWA', limit_val: 1, use_yn: 'Y' },
  ])
  const changed = [['TWA', 2, '71-43-2', '2026-01-02', null], rows[1] ?? []]
  expect(await send(changed)).toEqual({ status: 200, inserted: 0, updated: 1, unchanged: 1 })
})

test('a file that is sent again, because its answer was lost, adds nothing twice', async () => {
  const rows = [['TWA', 7, 'A', '2026-01-02', null]]
  const once = { api: added.api, key: 'file-1' }
  expect(await send(rows, once)).toMatchObject({ status: 200, inserted: 1 })
  expect(await send(rows, once)).toMatchObject({ status: 200, inserted: 1 })
  expect((await stored()).filter(({ factor_cd: of }) => of === 'A')).toHaveLength(1)
  expect(await send([['TWA', 8, 'A', '2026-01-02', null]], once)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('and answers as it did at first, with what it changed and what it left alone', async () => {
  await send([
    ['TWA', 3, '톨루엔', '2026-01-02', null],
    ['STEL', 4, '톨루엔', '2026-01-02', null],
  ])
  const again = [
    ['TWA', 3, '톨루엔', '2026-01-02', null],
    ['STEL', 5, '톨루엔', '2026-01-02', null],
  ]
  const first = await send(again, { key: 'file-2' })
  expect(first).toEqual({ status: 200, inserted: 0, updated: 1, unchanged: 1 })
  expect(await send(again, { key: 'file-2' })).toEqual(first)
})

test('a file in which something is wrong keeps no key: mended, it is taken under the same one', async () => {
  const once = { api: added.api, key: 'file-3' }
  expect(await send([['TWA', 'viel', 'B', '2026-01-02', null]], once)).toMatchObject({ status: 400 })
  expect(await send([['TWA', 9, 'B', '2026-01-02', null]], once)).toMatchObject({ status: 200, inserted: 1 })
})

/** Uploads of the platform that are no sheets of their own: documents of a list, rows of a master. */
async function uploaded(person: string, path: string, cells: Record<string, unknown>, key: string) {
  const { rows } = await site().as(person).readSheet(`${path}/template`)
  const columns = (rows[0]?.cells ?? []).map((head) => ({ text: String(head) }))
  const row = columns.map(({ text: head }) => cells[head.replace('＊', '')] ?? null)
  const body = new FormData()
  const book = writeWorkbook({ sheetNm: '표', columns, rows: [row] })
  body.set('file', new Blob([Buffer.concat(await book.toArray())]), '표.xlsx')
  const headers = { 'idempotency-key': key }
  return site().as(person).call(`${path}/upload`, { method: 'POST', body, headers })
}

test('documents from a sheet that is sent again are made once', async () => {
  const report = { 제목: '두 번 보낸 파일', 발생일시: '2026-11-20 09:00', 발생장소: '3층', '부상자 수': 0 }
  const send = () => uploaded('safety', '/api/saf/accident/nearmisss', report, 'file-4')
  const first = await send()
  expect(first).toMatchObject({ inserted: 1 })
  expect(await send()).toEqual(first)
  expect(await site().sql(`select 1 from near_miss where near_miss_title = '두 번 보낸 파일'`)).toHaveLength(1)
})

test('rows of a master that are sent again are told as they were told at first', async () => {
  const row = { 그룹코드: 'ONCE', 그룹명: '한 번' }
  const send = () => uploaded('admin', '/api/manage/codegroups', row, 'file-5')
  const first = await send()
  expect(first).toMatchObject({ inserted: 1 })
  expect(await send()).toEqual(first)
})

test('more rows than are taken, a column that is missing and a person without the right are refused', async () => {
  const row = ['TWA', 1, '벤젠', '2026-01-02', null]
  expect(await send(Array.from({ length: 6 }, () => row))).toMatchObject({ status: 415, code: 'TOO_MANY_ROWS' })
  const body = new FormData()
  const bare = writeWorkbook({ sheetNm: '표', columns: [{ text: '물질' }], rows: [['벤젠']] })
  body.set('file', new Blob([Buffer.concat(await bare.toArray())]), '표.xlsx')
  await expect(site().as('safety').call(`${limits.api}/upload`, { method: 'POST', body })).rejects.toMatchObject({
    status: 400,
    answer: { problems: [{ field: 'rows', code: 'COLUMN_MISSING', message: expect.stringContaining('구분') }] },
  })
  await expect(site().as('V100001-01').call(`${limits.api}/template`)).rejects.toMatchObject({ status: 403 })
  const { rows } = await site().as('safety').readSheet(`${limits.api}/template`)
  expect(rows[0]?.cells).toEqual(['물질', '구분', '기준', '적용일', '사용'])
})
