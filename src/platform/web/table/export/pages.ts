/** All rows of a list that a server sends in pages (S-224). */
import { MAX_LIMIT } from '#platform/model/query.ts'
import { api, type Query } from '#platform/web/api/client.ts'
import type { ExportAsked } from '../table.types.ts'

interface PageAnswer<Row> {
  total: number
  rows: readonly Row[]
}

/**
 * `exportRows` of a table whose rows come from `path`: as many at a time as a list sends, in the order that is seen.
 *
 * @param query the conditions of the list; a value that is empty is left out
 */
export const pagesOf = <Row>(path: string, query: Query = {}) =>
  async function* exportRows({ sort, signal }: ExportAsked): AsyncGenerator<readonly Row[]> {
    for (let page = 1, done = 0; ; page++) {
      const asked = { ...query, sort, page, limit: MAX_LIMIT }
      const { total, rows } = await api.get<PageAnswer<Row>>(path, { query: asked, signal, quiet: true })
      if (rows.length > 0) yield rows
      done += rows.length
      if (rows.length === 0 || done >= total) return
    }
  }
