/** The five years before a result, below it. */

import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { checkupResult } from './checkup-result.model.ts'
import type { Measured as MeasuredValue } from './result.wire.ts'
import { Trend } from './trend.tsx'

const { useRecord } = screensFor(checkupResult)

/** Of the person of this record, for the health team. */
export function RecordTrend() {
  const { heaCheckupResultNo } = useRecord()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['checkup-trend', heaCheckupResultNo],
    queryFn: ({ signal }) =>
      api.get<{ rows: MeasuredValue[] }>(`${checkupResult.api}/${heaCheckupResultNo}/trend`, { signal, quiet: true }),
    enabled: heaCheckupResultNo !== null,
  })
  return (
    <Panel title="추이(5년)">
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && (data ? <Trend values={data.rows} /> : <Loading lines={6} />)}
    </Panel>
  )
}
