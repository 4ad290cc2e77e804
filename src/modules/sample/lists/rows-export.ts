/** The sample rows as a file written in the background. */
import { z } from 'zod'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import type { ExportSource } from '#platform/server/exports/exports.ts'
import { notFound } from '#platform/server/refusal.ts'
import { type SampleRow, sampleRows } from '../sample-rows.ts'

const PIECE_ROWS = 300
/** Only so many of the rows, or all of them many times over, so that the file takes its time. */
const rowsQuery = z.strictObject({ times: z.coerce.number().int().min(1).max(500).default(1) })

const columns: readonly (SheetColumn & { value(row: SampleRow): unknown })[] = [
  { text: '관리번호', kind: 'text', width: 20, value: (row) => row.sampleId },
  { text: '작업', kind: 'text', width: 24, value: (row) => row.none },
  { text: '일자', kind: 'day', value: (row) => row.datepicker },
  { text: '수량', kind: 'number', decimals: 2, value: (row) => row.number },
  { text: '금액', kind: 'amount', value: (row) => row.cost },
]

export const sampleRowsExport: ExportSource = {
  name: 'sample-rows',
  label: '샘플 목록',
  async open({ settings }, _asker, query) {
    if (!settings.demo) throw notFound()
    const { times } = rowsQuery.parse(query)
    const rows = sampleRows()
    return {
      columns,
      total: rows.length * times,
      async *rows() {
        for (let time = 0; time < times; time++)
          for (let from = 0; from < rows.length; from += PIECE_ROWS)
            yield rows.slice(from, from + PIECE_ROWS).map((row) => columns.map(({ value }) => value(row)))
      },
    }
  },
}
