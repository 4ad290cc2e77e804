/** Long lists as files: asked for, written by a job, told, downloaded by one person alone, removed after a week. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ExportRow } from '#platform/server/exports/export-rows.ts'
import type { ExportSource } from '#platform/server/exports/exports.ts'
import { WRITE_EXPORTS, writeExports } from '#platform/server/exports/write-exports.ts'
import { runJob } from '#platform/server/jobs/job-run.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite({ settings: { maxExportRows: 2 } })
const TITLES = ['지게차 후진', '발판 들뜸', '배관 누출']
const DAY_MS = 86_400_000

beforeAll(async () => {
  for (const nearMissTitle of TITLES) {
    const { nearMissNo } = await site().as('emp').create(nearMiss, aNearMiss({ nearMissTitle }))
    await site().as('emp').act(nearMiss, nearMissNo, 'report')
  }
  await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '남의 초안' }))
})

const list = { source: 'near-miss', query: { columns: 'nearMissTitle,statusCd,createDt', sort: 'nearMissNo' } }
const ask = (userId: string, body: object = list) =>
  site().as(userId).call<ExportRow>('/api/exports', { method: 'POST', body })
const change = (userId: string, exportNo: number, verb: 'cancel' | 'retry') =>
  site().as(userId).call(`/api/exports/${exportNo}/${verb}`, { method: 'POST' })
const stateOf = async (userId: string, wanted: number) => {
  const { rows } = await site().as(userId).call<{ rows: ExportRow[] }>('/api/exports')
  return rows.find(({ exportNo }) => exportNo === wanted)
}
const files = () => {
  try {
    return readdirSync(join(site().services.settings.dataDir, 'exports'), { recursive: true }).filter((file) =>
      /[0-9a-f]{32}/.test(String(file)),
    )
  } catch {
    // The folder is made with the first file.
    return []
  }
}

/** A list that waits for the test between its two pieces; it stands in the place of the real one under its name. */
function aSlowList() {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const source: ExportSource = {
    name: 'near-miss',
    label: '아차사고',
    open: async () => ({
      columns: [{ text: '제목', kind: 'text' }],
      total: 2,
      async *rows() {
        yield [['첫째']]
        reached.resolve()
        await goOn.promise
        yield [['둘째']]
      },
    }),
  }
  return { job: writeExports([source]), reached: reached.promise, goOn: goOn.resolve }
}

test('S-224 a list too long to be sent at once becomes a file: told, with all rows as they were asked for', async () => {
  await expect(site().as('safety').readSheet(`${nearMiss.api}s/excel`)).rejects.toMatchObject({
    status: 422,
    code: 'TOO_MANY_ROWS',
  })
  const asked = await ask('safety')
  expect(asked).toMatchObject({ exportStatusCd: 'WAIT', totalCnt: 3, exportNm: '아차사고' })
  expect(await ask('safety'), 'asked for twice, it is one file').toMatchObject({ exportNo: asked.exportNo })

  expect(await site().runJob(WRITE_EXPORTS)).toBe(1)

  expect(await stateOf('safety', asked.exportNo)).toMatchObject({ exportStatusCd: 'DONE', rowCnt: 3 })
  const [told] = (await site().as('safety').notifications()).rows
  expect(told).toMatchObject({
    messageDesc: '엑셀 파일이 준비되었습니다: 아차사고 3건',
    linkUrl: `/exports/${asked.exportNo}`,
  })
  const { sheetNm, rows } = await site().as('safety').readSheet(`/api/exports/${asked.exportNo}/file`)
  expect(sheetNm).toBe('아차사고')
  expect(rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
    ['No', '번호', '제목', '상태'],
    ...TITLES.map((title, index) => [index + 1, expect.stringMatching(/^NM-/), title, '보고']),
  ])
  expect(rows[1]?.cells[4]).toBeInstanceOf(Date)
})

test('S-224 a file is written with the rights of the one who asked, and is his alone', async () => {
  const { exportNo } = await ask('emp')
  await site().runJob(WRITE_EXPORTS)
  expect(await stateOf('emp', exportNo), 'his own draft is in it').toMatchObject({ rowCnt: 4 })
  for (const path of [`/api/exports/${exportNo}/file`]) expect((await site().as('safety').fetch(path)).status).toBe(404)
  for (const verb of ['cancel', 'retry'] as const)
    await expect(change('safety', exportNo, verb)).rejects.toMatchObject({ status: 404 })
  await expect(ask('safety', { ...list, source: 'no-such-list' })).rejects.toMatchObject({ status: 404 })
  await expect(ask('safety', { ...list, query: { colour: 'red' } })).rejects.toMatchObject({ status: 400 })
})

test('S-224 a file that waits is cancelled, and asked for again', async () => {
  const { exportNo } = await ask('safety')
  await change('safety', exportNo, 'cancel')
  expect(await site().runJob(WRITE_EXPORTS)).toBe(0)
  expect(await stateOf('safety', exportNo)).toMatchObject({ exportStatusCd: 'CANCEL' })
  await change('safety', exportNo, 'retry')
  expect(await site().runJob(WRITE_EXPORTS)).toBe(1)
  expect(await stateOf('safety', exportNo)).toMatchObject({ exportStatusCd: 'DONE', rowCnt: 3 })
})

test('S-224 a file that is being written is cancelled: nothing of it stays, nobody else writes it meanwhile', async () => {
  const before = files()
  const { exportNo } = await ask('safety')
  const slow = aSlowList()
  const running = runJob(site().services, slow.job)
  await slow.reached
  expect(await stateOf('safety', exportNo)).toMatchObject({ exportStatusCd: 'RUN', rowCnt: 1 })
  expect(await site().runJob(WRITE_EXPORTS)).toBe(0)
  await change('safety', exportNo, 'cancel')
  slow.goOn()
  expect(await running).toBe(0)
  expect(await stateOf('safety', exportNo)).toMatchObject({ exportStatusCd: 'CANCEL' })
  expect(files()).toEqual(before)
})

test('S-224 what a stopped program has left is taken up again', async () => {
  const { exportNo } = await ask('safety')
  const slow = aSlowList()
  const stopping = new AbortController()
  const running = runJob(site().services, slow.job, stopping.signal)
  await slow.reached
  stopping.abort()
  slow.goOn()
  expect(await running).toBe(0)
  expect(await stateOf('safety', exportNo)).toMatchObject({ exportStatusCd: 'RUN' })
  expect(await site().runJob(WRITE_EXPORTS)).toBe(1)
  expect(await stateOf('safety', exportNo)).toMatchObject({ exportStatusCd: 'DONE', rowCnt: 3 })
})

test('S-224 what can never be written fails in sight, with a sentence in the language of the reader', async () => {
  const { exportNo } = await ask('safety')
  await site().sql(
    `update com_export_file set request_json = request_json || '{"source": "gone"}' where export_no = $1`,
    [exportNo],
  )
  expect(await site().runJob(WRITE_EXPORTS)).toBe(0)
  expect(await stateOf('safety', exportNo)).toMatchObject({ exportStatusCd: 'FAIL', messageDesc: '권한이 없습니다.' })
  const [told] = (await site().as('safety').notifications()).rows
  expect(told?.messageDesc).toBe('엑셀 파일을 만들지 못했습니다: 아차사고')
})

test('S-224 a long list is read piece by piece; who stops early holds no connection', async () => {
  const { db } = site().services
  const numbers = sql`select n::int as n from generate_series(1, ${2500}::int) n order by n desc`
  const lengths: number[] = []
  for await (const rows of db.pieces<{ n: number }>('SYSTEM', numbers, 1000)) lengths.push(rows.length)
  expect(lengths).toEqual([1000, 1000, 500])
  for (let time = 0; time < 20; time++)
    for await (const [first] of db.pieces<{ n: number }>('SYSTEM', numbers, 10)) {
      expect(first).toEqual({ n: 2500 })
      break
    }
  const wrong = db.pieces('SYSTEM', sql`select nothing from nowhere`, 10)
  await expect(wrong.next()).rejects.toThrow('nowhere')
  const writing = db.pieces('SYSTEM', sql`delete from com_export_file returning 1`, 10)
  await expect(writing.next()).rejects.toThrow()
  expect(await db.query('SYSTEM', sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('S-224 a long list comes as texts; whoever stops early leaves nothing on the line', async () => {
  const { db } = site().services
  const odd = ['탭\t과', '줄\r\n바꿈, 따옴표 \' " 와', '역\\슬래시 \\N', '', 'N']
  const held = sql`select n::int, (${odd}::text[])[1 + n % 6], ${null}::text, ${new Date(0)}::timestamptz
    from generate_series(1, ${2500}::int) n order by n`
  const rows: unknown[] = []
  for await (const piece of db.texts('SYSTEM', held, 4)) rows.push(...piece)
  const text = (n: number) => odd[n % 6] ?? null
  expect(rows).toEqual(
    Array.from({ length: 2500 }, (_, at) => [`${at + 1}`, text(at + 1), null, '1970-01-01 09:00:00+09']),
  )
  for (let time = 0; time < 20; time++)
    for await (const [first] of db.texts('SYSTEM', held, 4)) {
      expect(first?.[0]).toBe('1')
      break
    }
  await expect(db.texts('SYSTEM', sql`select nothing from nowhere`, 1).next()).rejects.toThrow('nowhere')
  const writing = db.texts('SYSTEM', sql`delete from com_export_file returning 1`, 1)
  await expect(writing.next()).rejects.toThrow()
  expect(await db.query('SYSTEM', sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('S-224 one person has five files under way at most', async () => {
  const query = (day: number) => ({ ...list, query: { createDtFrom: `2026-01-0${day}` } })
  for (const day of [1, 2, 3, 4, 5]) await ask('owner', query(day))
  await expect(ask('owner', query(6))).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_EXPORTS' })
})

test('S-224 after seven days a file is gone', async () => {
  const { exportNo } = await ask('safety', { ...list, query: { q: '지게차' } })
  await site().runJob(WRITE_EXPORTS)
  expect(files().length).toBeGreaterThan(0)
  site().setClock(new Date(Date.now() + 7 * DAY_MS + 1000))
  try {
    expect((await site().as('safety').fetch(`/api/exports/${exportNo}/file`)).status).toBe(404)
    expect(await site().runJob('clean-up-exports')).toBeGreaterThan(0)
    expect(files()).toEqual([])
    expect(await site().sql('select from com_export_file where export_no = $1', [exportNo])).toEqual([])
  } finally {
    site().setClock()
  }
})
