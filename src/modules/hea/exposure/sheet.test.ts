/** Exposures out and in as a sheet, faults named by row and cell; and what a substance would make due. */
import { beforeAll, expect, test } from 'vitest'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const API = '/api/hea/checkup/workerhazard'
const heads = ['사번', '유해인자', '공정', '배치일', '최종검진일', '종료일']
interface Counts {
  inserted: number
  updated: number
  unchanged: number
}
async function upload(rows: readonly (readonly Cell[])[], dryRun: 'Y' | 'N' = 'N') {
  const sheet = writeWorkbook({ sheetNm: '노출', columns: heads.map((text) => ({ text })), rows })
  const form = new FormData()
  form.set('file', new Blob([Buffer.concat(await sheet.toArray())]), 'a.xlsx')
  return site().as('health').call<Counts>(`${API}s/upload?dryRun=${dryRun}`, { method: 'POST', body: form })
}
const rowsOf = () =>
  site().sql(`select user_id as who, factor_cd as factor, last_exam_ymd::text as exam, end_ymd::text as end,
    next_due_ymd::text as due from hea_worker_hazard order by user_id`)
let processNo = 0

beforeAll(async () => {
  site().setClock('2026-11-21T09:00:00+09:00')
  const [row] = await site().sql<{ no: number }>(
    `select process_no::int as no from process where plant_cd = '2000' and process_cd = 'SR-100'`,
  )
  processNo = row?.no ?? 0
})

test('an upload names every wrong cell by its row, and saves nothing until all are right', async () => {
  const good = ['emp', '벤젠', 'SR-100', '2026-01-05', '2026-07-01', null]
  const refused = await upload([
    good,
    ['emp3', '벤젠', 'SR-100', '2026-01-05', null, null],
    ['oper', '없는 물질', '없는 공정', '2026-13-05', null, null],
    ['oper', '벤젠', '용제 회수', '2026-01-05', '2026-12-01', null],
    ['oper', '벤젠', '용제 회수', '2026-01-05', null, '2026-01-04'],
    good,
    ['', '벤젠', 'SR-100', '', null, null],
  ]).catch((error: { status: number; answer: { problems: { field: string }[] } }) => error)
  expect(refused).toMatchObject({ status: 400 })
  expect(refused).toMatchObject({
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'HEA_EXPOSURE_TWICE', message: '2행과 같은 노출입니다.' }),
      ]),
    },
  })
  expect((refused as { answer: { problems: { field: string }[] } }).answer.problems.map(({ field }) => field)).toEqual([
    'rows.3.userId',
    ...['rows.4.factorCd', 'rows.4.processNo', 'rows.4.placementYmd'],
    'rows.5.lastExamYmd',
    'rows.6.endYmd',
    ...['rows.8.userId', 'rows.8.placementYmd'],
    // The same exposure as a row that is wrong elsewhere.
    'rows.6.userId',
    'rows.7.userId',
  ])
  expect(await rowsOf()).toEqual([])
})

test('new rows are added, known ones changed, the same left alone; tried first', async () => {
  const rows = [
    ['emp', '벤젠', 'SR-100', '2026-01-05', '2026-07-01', null],
    ['oper', 'NOISE', 'SR-100', '2026-01-05', null, null],
  ]
  expect(await upload(rows, 'Y')).toEqual({ inserted: 2, updated: 0, unchanged: 0 })
  expect(await rowsOf()).toEqual([])
  expect(await upload(rows)).toEqual({ inserted: 2, updated: 0, unchanged: 0 })
  expect(await upload(rows)).toEqual({ inserted: 0, updated: 0, unchanged: 2 })
  expect(await upload([rows[0] ?? [], ['oper', 'NOISE', 'SR-100', '2026-01-05', null, '2026-11-20']])).toEqual({
    inserted: 0,
    updated: 1,
    unchanged: 1,
  })
  expect(await rowsOf()).toEqual([
    { who: 'emp', factor: '71-43-2', exam: '2026-07-01', end: null, due: '2027-01-01' },
    { who: 'oper', factor: 'NOISE', exam: null, end: '2026-11-20', due: null },
  ])
})

test('what goes out comes back in', async () => {
  const { rows } = await site().as('health').readSheet(`${API}s/excel?processNo=${processNo}`)
  const [head, first] = rows
  const at = (text: string) => head?.cells.indexOf(text) ?? -1
  expect(['사번', '유해인자', '공정', '배치일', '최종검진일'].map((text) => at(text) >= 0)).toEqual(Array(5).fill(true))
  expect(first?.cells[at('사번')]).toBe('emp')
  expect(await upload([heads.map((text) => first?.cells[at(text)] ?? null)])).toEqual({
    inserted: 0,
    updated: 0,
    unchanged: 1,
  })
})

test('K8 an upload places nobody who is not fit for the work; what has ended is history', async () => {
  await site().sql(`insert into hea_work_measure (plant_cd, user_id, hea_checkup_result_no, measure_cd, work_fit_cd, start_ymd, process_nos)
    values ('2000', 'sup', 0, 'FIT', '라', '2026-09-01', '{${processNo}}')`)
  const placed = (endYmd: string | null) => ['sup', '벤젠', 'SR-100', '2026-10-05', null, endYmd]
  const fine = ['mgr', '벤젠', 'SR-100', '2026-10-05', null, null]
  const before = await rowsOf()
  await expect(upload([fine, placed(null)])).rejects.toMatchObject({
    status: 400,
    answer: {
      problems: [
        {
          field: 'rows.3.processNo',
          code: 'HEA_EXPOSURE_UNFIT',
          message: '보건 사유로 이 공정에 배치할 수 없습니다.',
        },
      ],
    },
  })
  expect(await rowsOf()).toEqual(before)
  expect(await upload([placed('2026-11-01')], 'Y')).toMatchObject({ inserted: 1 })
  await site().sql(`delete from hea_work_measure where user_id = 'sup'`)
})

test('what if toluene came: who works there would be due by when, and who must be examined before', async () => {
  const ask = (query: string) =>
    site().as('health').call<{ isAsked: boolean; rows: object[] }>(`${API}s/whatif?processNo=${processNo}&${query}`)
  expect(await ask('factorCd=108-88-3&placementYmd=2026-12-01')).toMatchObject({
    factorNm: '톨루엔',
    isAsked: true,
    firstMonthCnt: 6,
    cycleMonthCnt: 12,
    rows: [{ userId: 'emp', exposedYn: 'N', preExamYn: 'N', firstDueYmd: '2027-06-01' }],
  })
  expect((await ask('factorCd=71-43-2&placementYmd=2026-12-01')).rows).toMatchObject([
    { userId: 'emp', exposedYn: 'Y', preExamYn: 'Y', firstDueYmd: '2027-01-01' },
  ])
  expect(await site().sql(`select count(*)::int as n from hea_worker_hazard where end_ymd is null`)).toEqual([{ n: 1 }])
})
