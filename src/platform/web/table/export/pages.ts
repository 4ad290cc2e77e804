/** All rows of a list that a server sends in pages (S-224). */
import { MAX_LIMIT } from '#platform/model/query.ts'
import type { LoadPart } from '../infinite/list-parts.ts'
import type { ExportAsked } from '../table.types.ts'

/** `exportRows` of a table: asks for as many rows at a time as a list sends, in the order that is seen, one after the other. */
export const pagesOf = <Row>(load: LoadPart<Row>) =>
  async function* exportRows({ sort, signal }: ExportAsked): AsyncGenerator<readonly Row[]> {
    for (let page = 1, done = 0; ; page++) {
      const { total, rows } = await load({ page, limit: MAX_LIMIT, sort, signal })
      if (rows.length > 0) yield rows
      done += rows.length
      if (rows.length === 0 || done >= total) return
    }
  }
