/** The sample rows as a list: searched, sorted and paged by the server. */
import { z } from 'zod'
import type { App } from '#platform/server/http/app.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { type SampleRow, sampleRows } from '../sample-rows.ts'
import { rowsQuery } from './rows.wire.ts'

const rowsAnswer = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  rows: z.array(z.custom<SampleRow>()),
})

export function sampleRowRoutes(app: App): void {
  app.get(
    '/api/sample/rows',
    { schema: { tags: ['샘플'], querystring: rowsQuery, response: { 200: rowsAnswer } } },
    async ({ query }) => {
      const { page, limit, all, sort, q, of, fail } = query
      if (fail === 'Y') throw new Refusal(503, 'SAMPLE_UNAVAILABLE', '샘플 목록을 지금 불러올 수 없습니다.')
      const found = sampleRows()
        .slice(0, of)
        .filter((row) => row.none.includes(q) || row.link.includes(q))
        .toSorted(by(sort))
      const rows = all === 'Y' ? found : found.slice((page - 1) * limit, page * limit)
      return { total: found.length, page, limit, rows }
    },
  )
}

function by(sort: string): (a: SampleRow, b: SampleRow) => number {
  const name = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  const value = (row: SampleRow): unknown => (name in row ? row[name as keyof SampleRow] : null)
  return (a, b) => {
    const [one, other] = [value(a), value(b)]
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
    return sign * String(one ?? '').localeCompare(String(other ?? ''), 'ko')
  }
}
