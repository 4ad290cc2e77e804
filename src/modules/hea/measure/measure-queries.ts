/** What the screens of measurements ask the server besides the records themselves. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { listKey, readRecord, tellRecord } from '#platform/web/document/wire.ts'
import { measure } from './measure.model.ts'
import type { ResultAnswer, TrendRow, UnitChoice } from './measure.wire.ts'
import { measureUnit } from './measure-unit.model.ts'

const resultKey = (no: number | null, version?: number | null) => ['measure-result', no, version ?? ''] as const

/** The lines of a measurement with the law that holds for them; asked again when the record has changed. */
export const useResult = (no: number | null, rowVersion: number | null) =>
  useQuery({
    queryKey: resultKey(no, rowVersion),
    queryFn: ({ signal }) => api.get<ResultAnswer>(`${measure.api}/${no}/result`, { signal, quiet: true }),
    enabled: typeof no === 'number',
    placeholderData: (before) => before,
  })

export const useUnitChoices = (no: number | null, rowVersion: number | null) =>
  useQuery({
    queryKey: ['measure-units', no, rowVersion],
    queryFn: ({ signal }) => api.get<{ rows: UnitChoice[] }>(`${measure.api}/${no}/units`, { signal, quiet: true }),
    enabled: typeof no === 'number',
    placeholderData: (before) => before,
  })

export const useTrend = (no: number | null) =>
  useQuery({
    queryKey: ['measure-trend', no],
    queryFn: ({ signal }) => api.get<{ rows: TrendRow[] }>(`${measureUnit.api}/${no}/trend`, { signal, quiet: true }),
    enabled: typeof no === 'number',
  })

/** After its lines were changed: the record has a new version, and with it everything that hangs on it. */
export async function renewMeasure(no: number): Promise<void> {
  tellRecord(measure, await readRecord(measure, no))
  await queryClient.invalidateQueries({ queryKey: listKey(measureUnit) })
}
