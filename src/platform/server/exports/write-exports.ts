/** Writes the files that people have asked for, one after the other, and removes them when their time is over. */
import { randomBytes } from 'node:crypto'
import { ExcelError } from '#platform/model/excel/excel-error.ts'
import { sentences, shortOf } from '#platform/model/sentences.ts'
import { type Storage, storageIn } from '../attachments/storage.ts'
import { sql } from '../database/sql.ts'
import { writeSheet } from '../excel/write-workbook.ts'
import type { Job } from '../jobs/jobs.ts'
import { messageOf, notifyThrough } from '../notifications/notify.ts'
import { platformMessages as m } from '../notifications/platform.messages.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { loadPerson } from '../sign-in/person.ts'
import {
  type BegunExport,
  beginExport,
  type ExportEnd,
  endExport,
  noteRows,
  unfinishedExports,
  type WrittenFile,
} from './export-rows.ts'
import { type ExportSource, NUMBER_COLUMN, numberedRows } from './exports.ts'

export const WRITE_EXPORTS = 'write-exports'
const HOUR_MS = 3_600_000
/** How often a file says how far it is, and hears that nobody wants it any more. */
const NOTED_MS = 300

const says = sentences('EXPORT', {
  FAILED: '파일을 만들지 못했습니다. 다시 시도하세요.',
  TOO_MANY: '한 시트에 담을 수 있는 행 수를 넘었습니다. 검색조건을 좁히세요.',
  NO_RIGHT: '권한이 없습니다.',
})

class Cancelled extends Error {}

export const writeExports = (sources: readonly ExportSource[]): Job => ({
  name: WRITE_EXPORTS,
  label: '엑셀 파일 만들기',
  isAskedFor: true,
  // By the clock it takes up what a stopped program has left.
  cron: '* * * * *',
  async run(services, stopping) {
    let writtenCnt = 0
    for (const exportNo of await services.db.read('SYSTEM', unfinishedExports)) {
      if (stopping.aborted) break
      if (await writeAlone(services, sources, exportNo, stopping)) writtenCnt += 1
    }
    return writtenCnt
  },
})

/** The lock lives as long as its connection: what a dead program was writing is free at once, and nothing is written twice. */
const writeAlone = (
  services: Services,
  sources: readonly ExportSource[],
  exportNo: number,
  stopping: AbortSignal,
): Promise<boolean> =>
  services.db.write('SYSTEM', async (tx) => {
    const [lock] = await tx.query<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('com_export_file'), ${exportNo}::int) as "isFree"`,
    )
    if (!lock?.isFree) return false
    const begun = await services.db.read('SYSTEM', (db) => beginExport(db, exportNo))
    if (!begun) return false
    const storage = storageIn(services.settings.dataDir, 'exports')
    try {
      if (begun.isLastTry) throw new Error(`Export ${exportNo} was begun too often`)
      const written = await writeFile(services, sources, storage, { ...begun, exportNo, stopping })
      return await end(services, storage, { ...begun, exportNo }, { status: 'DONE', ...written })
    } catch (error) {
      if (error instanceof Cancelled || stopping.aborted) return false
      if (!(error instanceof Refusal || error instanceof ExcelError)) services.onFault(error, WRITE_EXPORTS)
      return await end(services, storage, { ...begun, exportNo }, { status: 'FAIL', messageDesc: reasonOf(error) })
    }
  })

const reasonOf = (error: unknown): string =>
  shortOf(error instanceof Refusal ? error.message : error instanceof ExcelError ? says.TOO_MANY : says.FAILED)

type Writing = BegunExport & { exportNo: number; stopping: AbortSignal }

async function writeFile(
  services: Services,
  sources: readonly ExportSource[],
  storage: Storage,
  { userId, exportNm, request, exportNo, stopping }: Writing,
): Promise<WrittenFile> {
  const person = await loadPerson(services, userId)
  const source = sources.find(({ name }) => name === request.source)
  if (!person || !source) throw new Refusal(403, 'CM-06', says.NO_RIGHT)
  const list = await source.open(services, { person, language: request.language }, request.query)
  let rowCnt = 0
  let noted = -Infinity
  const note = async (outCnt: number) => {
    rowCnt = outCnt
    if (performance.now() - noted < NOTED_MS) return
    noted = performance.now()
    if (!(await services.db.read('SYSTEM', (db) => noteRows(db, exportNo, rowCnt)))) throw new Cancelled()
  }
  const columns = [NUMBER_COLUMN, ...list.columns]
  const spec = { sheetNm: exportNm, columns, rows: numberedRows(list, note) }
  const sheet = writeSheet(spec, request.query.format === 'csv' ? 'csv' : 'xlsx')
  const storedNm = randomBytes(16).toString('hex')
  await storage.write(sheet, storedNm, stopping)
  return { storedNm, rowCnt }
}

/** Tells the person, unless he has cancelled it at the last moment. */
async function end(
  { db, clock }: Services,
  storage: Storage,
  { exportNo, exportNm, userId }: BegunExport & { exportNo: number },
  outcome: ExportEnd,
): Promise<boolean> {
  const now = clock.now()
  const isDone = outcome.status === 'DONE'
  const rowCnt = await db.write('SYSTEM', async (tx) => {
    const count = await endExport(tx, exportNo, outcome, now)
    if (count === undefined) return undefined
    const message = isDone
      ? messageOf(m.FILE_READY, { exportNo }, { name: exportNm, count: count.toLocaleString('en-US') })
      : messageOf(m.FILE_FAILED, { exportNo }, { name: exportNm })
    await notifyThrough(tx, now).people([userId], message)
    return count
  })
  if (rowCnt === undefined && outcome.status === 'DONE') await storage.remove(outcome.storedNm)
  return rowCnt !== undefined && isDone
}

export const cleanUpExports: Job = {
  name: 'clean-up-exports',
  label: '엑셀 파일 정리',
  cron: '50 3 * * *',
  async run({ db, clock, settings }) {
    const now = clock.now()
    const rows = await db.query(
      'SYSTEM',
      sql`delete from com_export_file where expire_dt < ${now} and export_status_cd <> 'RUN' returning 1`,
    )
    const storage = storageIn(settings.dataDir, 'exports')
    const before = new Date(now.getTime() - HOUR_MS)
    await storage.removeUnfinished(before)
    const kept = await db.query<{ storedNm: string }>(
      'SYSTEM',
      sql`select stored_nm as "storedNm" from com_export_file where stored_nm is not null`,
    )
    const known = new Set(kept.map(({ storedNm }) => storedNm))
    // A younger one may be about to get its row.
    for await (const { storedNm, keptDt } of storage.names())
      if (keptDt < before && !known.has(storedNm)) await storage.remove(storedNm)
    return rows.length
  },
}
