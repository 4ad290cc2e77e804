/** Where each asked-for file stands: rows of com_export_file, moved from state to state by one statement each. */
import { z } from 'zod'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { exportStates } from '../database/own-states.ts'
import { sql } from '../database/sql.ts'

export interface ExportRequest {
  source: string
  query: Readonly<Record<string, string>>
  language: Language
}

export const exportSchema = z.object({
  exportNo: z.number(),
  exportNm: z.string(),
  exportStatusCd: z.enum(exportStates.states),
  rowCnt: z.number(),
  totalCnt: z.number().nullable(),
  messageDesc: z.string().nullable(),
  createDt: z.string(),
  doneDt: z.string().nullable(),
  expireDt: z.string(),
})
export type ExportRow = z.infer<typeof exportSchema>

const KEPT_MS = 7 * 86_400_000
const keptUntil = (now: Date): Date => new Date(now.getTime() + KEPT_MS)
/** So often a file is begun before its maker is held responsible. */
const MAX_TRIES = 3

const shown = sql`export_no as "exportNo", export_nm as "exportNm", export_status_cd as "exportStatusCd", row_cnt as "rowCnt",
  total_cnt as "totalCnt", message_desc as "messageDesc", create_dt as "createDt", done_dt as "doneDt", expire_dt as "expireDt"`

export const ownExports = (db: Queries, userId: string, now: Date): Promise<ExportRow[]> =>
  db.query(sql`select ${shown} from com_export_file where user_id = ${userId} and expire_dt > ${now}
    order by export_no desc limit 50`)

/** One that was asked for in the same words and is not finished. */
export async function sameExport(db: Queries, userId: string, asked: ExportRequest): Promise<ExportRow | undefined> {
  const [row] = await db.query<ExportRow>(sql`select ${shown} from com_export_file where user_id = ${userId}
    and export_status_cd in ('WAIT', 'RUN') and request_json - 'tries' = ${JSON.stringify(asked)}::jsonb limit 1`)
  return row
}

export async function openExportCnt(db: Queries, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from com_export_file
    where user_id = ${userId} and export_status_cd in ('WAIT', 'RUN')`)
  return row?.count ?? 0
}

export async function addExport(
  db: Queries,
  asked: { userId: string; exportNm: string; request: ExportRequest; totalCnt: number; now: Date },
): Promise<ExportRow> {
  const [row] = await db.query<ExportRow>(sql`insert into com_export_file
      (user_id, export_nm, request_json, total_cnt, create_dt, expire_dt)
    values (${asked.userId}, ${asked.exportNm}, ${JSON.stringify(asked.request)}::jsonb, ${asked.totalCnt}, ${asked.now},
      ${keptUntil(asked.now)}) returning ${shown}`)
  if (!row) throw new Error('A new export has no row')
  return row
}

/** @returns false where it is not his, or no longer under way */
export const cancelExport = async (db: Queries, userId: string, exportNo: number, now: Date): Promise<boolean> =>
  (
    await db.query(sql`update com_export_file set export_status_cd = 'CANCEL', done_dt = ${now}
    where export_no = ${exportNo} and user_id = ${userId} and export_status_cd in ('WAIT', 'RUN') returning 1`)
  ).length > 0

/** @returns false where it is not his, or has not come to nothing */
export const retryExport = async (db: Queries, userId: string, exportNo: number, now: Date): Promise<boolean> =>
  (
    await db.query(sql`update com_export_file set export_status_cd = 'WAIT', row_cnt = 0, message_desc = null,
      done_dt = null, expire_dt = ${keptUntil(now)}, request_json = request_json - 'tries'
    where export_no = ${exportNo} and user_id = ${userId} and export_status_cd in ('FAIL', 'CANCEL') returning 1`)
  ).length > 0

export async function finishedExport(db: Queries, userId: string, exportNo: number, now: Date) {
  const [row] = await db.query<{ exportNm: string; storedNm: string; doneDt: string; format: SheetFormat | null }>(sql`
    select export_nm as "exportNm", request_json -> 'query' ->> 'format' as format, stored_nm as "storedNm", done_dt as "doneDt" from com_export_file
    where export_no = ${exportNo} and user_id = ${userId} and export_status_cd = 'DONE' and expire_dt > ${now}`)
  return row
}

/** What is to be written: asked for, or left off when the program ended. */
export const unfinishedExports = async (db: Queries): Promise<number[]> =>
  (
    await db.query<{ exportNo: number }>(sql`select export_no as "exportNo" from com_export_file
    where export_status_cd in ('WAIT', 'RUN') order by export_no`)
  ).map(({ exportNo }) => exportNo)

export interface BegunExport {
  userId: string
  exportNm: string
  request: ExportRequest
  isLastTry: boolean
}

export async function beginExport(db: Queries, exportNo: number): Promise<BegunExport | undefined> {
  const [row] = await db.query<Omit<BegunExport, 'isLastTry'> & { tries: number }>(sql`
    update com_export_file set export_status_cd = 'RUN', row_cnt = 0,
      request_json = jsonb_set(request_json, '{tries}', to_jsonb(coalesce((request_json ->> 'tries')::int, 0) + 1))
    where export_no = ${exportNo} and export_status_cd in ('WAIT', 'RUN')
    returning user_id as "userId", export_nm as "exportNm", request_json as request, (request_json ->> 'tries')::int as tries`)
  return row && { ...row, isLastTry: row.tries > MAX_TRIES }
}

/** @returns false where it was cancelled meanwhile */
export const noteRows = async (db: Queries, exportNo: number, rowCnt: number): Promise<boolean> =>
  (
    await db.query(sql`update com_export_file set row_cnt = ${rowCnt}
    where export_no = ${exportNo} and export_status_cd = 'RUN' returning 1`)
  ).length > 0

export type ExportEnd = ({ status: 'DONE' } & WrittenFile) | { status: 'FAIL'; messageDesc: string }

export interface WrittenFile {
  /** The name under which it is kept. */
  storedNm: string
  rowCnt: number
}

/** @returns how many rows it holds; undefined where it was cancelled meanwhile */
export async function endExport(db: Queries, exportNo: number, end: ExportEnd, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ rowCnt: number }>(sql`update com_export_file set export_status_cd = ${end.status},
      stored_nm = ${end.status === 'DONE' ? end.storedNm : null},
      row_cnt = coalesce(${end.status === 'DONE' ? end.rowCnt : null}, row_cnt),
      message_desc = ${end.status === 'FAIL' ? end.messageDesc : null}, done_dt = ${now}, expire_dt = ${keptUntil(now)}
    where export_no = ${exportNo} and export_status_cd = 'RUN' returning row_cnt as "rowCnt"`)
  return row?.rowCnt
}
