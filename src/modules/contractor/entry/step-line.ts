import { queryClient } from '#platform/web/api/query-client.ts'
import { recordKey } from '#platform/web/document/wire.ts'
import { entryRqst } from './entry-rqst.model.ts'

/** A step on a line of a request; the page shows what came of it. */
export async function stepOnLine(no: number, step: Promise<unknown>): Promise<void> {
  try {
    await step
  } finally {
    await queryClient.invalidateQueries({ queryKey: recordKey(entryRqst, no) })
  }
}
