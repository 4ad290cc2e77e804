/** A page of a report with its total. */
import type { Queries } from '../database/database.ts'
import {
  type CountedRow,
  countedStatement,
  type ReportAnswer,
  type ReportAsker,
  type ReportQuery,
  rowsStatement,
  totalStatement,
} from './report.ts'

type Row = Record<string, unknown>
export interface ReportPage {
  total: number
  rows: Row[]
}

/** What is worked out is worked out once; what is read is counted apart, so that an index gives the page. */
export async function readPage(
  queries: Queries,
  answer: ReportAnswer,
  asker: ReportAsker,
  query: ReportQuery,
): Promise<ReportPage> {
  if (typeof answer.from === 'function') {
    const rows = await queries.query<CountedRow>(countedStatement(answer, asker, query))
    const [first] = rows
    // A page behind the last one says nothing of those before it.
    if (first || query.page === 1) return { total: first?._total ?? 0, rows: rows.map(({ _total, ...row }) => row) }
  }
  const [[count], rows] = await Promise.all([
    queries.query<{ total: number }>(totalStatement(answer, asker, query)),
    queries.query<Row>(rowsStatement(answer, asker, query)),
  ])
  return { total: count?.total ?? 0, rows }
}
