/** The five years before a result, below it. */

import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { checkupResult } from './checkup-result.model.ts'
import { resultTrend } from './result.calls.ts'
import { Trend } from './trend.tsx'

const { useRecord } = screensFor(checkupResult)

/** Of the person of this record, for the health team. */
export function RecordTrend() {
  const { heaCheckupResultNo } = useRecord()
  const { data, isError, error, refetch } = useAsked(
    resultTrend,
    heaCheckupResultNo ? { no: heaCheckupResultNo } : null,
  )
  return (
    <Panel title="추이(5년)">
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && (data ? <Trend values={data.rows} /> : <Loading lines={6} />)}
    </Panel>
  )
}
