/** Checks all rows that match, of whatever page. */
import type { AnyDocument } from '#platform/model/document.ts'
import { type ListAnswer, type ListQuery, MAX_LIMIT } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { platformNow } from '#platform/web/i18n/i18n.ts'
import type { Selection } from '#platform/web/table/table.types.ts'
import { noOf, type WireRecord } from '../wire.ts'
import { listParams } from './use-records.ts'

/** Beyond that nobody knows what he acts on. */
const MOST_SELECTED = 3000

/** @returns undefined, and says why, where there are too many or they could not be read */
export async function allMatching(
  model: AnyDocument,
  query: ListQuery,
  total: number,
): Promise<Selection<WireRecord> | undefined> {
  if (total > MOST_SELECTED) {
    await alert(platformNow('{n}건까지 한 번에 선택할 수 있습니다. 조건을 좁혀 주십시오.', { n: MOST_SELECTED }))
    return undefined
  }
  try {
    const found = new Map<string, WireRecord>()
    // By their keys: rows that come or change meanwhile move none from one page to another.
    for (let page = 1, pages = 1; page <= pages; page++) {
      const asked = listParams({ ...query, sort: model.key, page, limit: MAX_LIMIT })
      const answer = await api.get<ListAnswer<WireRecord>>(`${model.api}s`, { query: asked, quiet: true })
      pages = Math.ceil(answer.total / MAX_LIMIT)
      for (const row of answer.rows) found.set(String(noOf(model, row)), row)
    }
    return found
  } catch (error) {
    showFailure(error)
    return undefined
  }
}
