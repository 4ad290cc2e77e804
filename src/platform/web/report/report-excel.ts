/** The sheet of a read list: what is seen, with all its rows; what is too long to wait for becomes a file (S-224). */
import { formatAsked } from '#platform/model/excel/sheet-format.ts'
import type { AnyReport } from '#platform/model/report.ts'
import { ApiError, api, type Query } from '#platform/web/api/client.ts'
import { startExport } from '#platform/web/exports/exports.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import type { ExportWork } from '#platform/web/table/table.types.ts'

const EXCEL_TIMEOUT_MS = 60_000

export async function downloadReport(
  { name, api: path }: AnyReport,
  conditions: Query,
  columns: readonly string[],
  { format, ...work }: ExportWork,
): Promise<void> {
  const { sort, sheetNm, ...where } = conditions
  const query = {
    ...where,
    ...(sort && { sort }),
    ...(sheetNm && { sheetNm }),
    columns: columns.join(','),
    ...formatAsked(format),
  }
  try {
    const options = { ...work, query, quiet: true, timeoutMs: EXCEL_TIMEOUT_MS }
    const { blob, fileName } = await api.blob(`${path}/excel`, options)
    saveBlob(blob, fileName ?? 'jikim.xlsx')
  } catch (error) {
    if (!(error instanceof ApiError && error.answer?.code === 'TOO_MANY_ROWS')) throw error
    await startExport(name, query)
  }
}
