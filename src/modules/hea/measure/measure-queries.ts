/** What the screens of measurements ask the server besides the records themselves. */
import { queryClient } from '#platform/web/api/query-client.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { listKey, readRecord, tellRecord } from '#platform/web/document/wire.ts'
import { measureResult } from './measure.calls.ts'
import { measure } from './measure.model.ts'
import { measureUnit } from './measure-unit.model.ts'

/** Asked again when the record has changed. */
export const useResult = (no: number | null, rowVersion: number | null) =>
  useAsked(measureResult, no === null ? null : { no }, { keep: true, version: rowVersion })

/** After its lines were changed: the record has a new version, and with it everything that hangs on it. */
export async function renewMeasure(no: number): Promise<void> {
  tellRecord(measure, await readRecord(measure, no))
  await queryClient.invalidateQueries({ queryKey: listKey(measureUnit) })
}
