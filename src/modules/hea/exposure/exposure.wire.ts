/** What the screens of exposures and due dates ask of the server. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { DueClass } from './due.logic.ts'
import type { DueRow as Due } from './due-list.wire.ts'
import type { DuePlanAnswer as PlanOutcome } from './due-plan.wire.ts'
import type { BulkAnswer as BulkOutcome, Event as ExposureEvent } from './exposure.calls.ts'
import { DUE_API, EXPOSURE_API } from './exposure.model.ts'
import type { ExposureRow as Exposure } from './exposure-list.wire.ts'

type Yn = 'Y' | 'N'
export interface Page<Row> {
  total: number
  rows: Row[]
}
export type Where = Readonly<Record<string, string>>

const EXPOSURES = ['worker-hazard'] as const
const DUES = ['hea-due'] as const
export const renewExposures = () =>
  Promise.all([EXPOSURES, DUES].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

function useAnswer<T>(key: readonly unknown[], path: string, query: Readonly<Record<string, string | number>>) {
  return useQuery({
    queryKey: [...key, path, query],
    queryFn: ({ signal }) => api.get<T>(path, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
}
export const useExposures = (query: Readonly<Record<string, string | number>>) =>
  useAnswer<Page<Exposure>>(EXPOSURES, `${EXPOSURE_API}s`, query)
export const useExposureHistory = (userId: string) =>
  useAnswer<{ rows: Exposure[]; events: ExposureEvent[] }>(
    EXPOSURES,
    `${EXPOSURE_API}/${encodeURIComponent(userId)}/history`,
    {},
  )
export const useDues = (query: Readonly<Record<string, string | number>>) =>
  useAnswer<Page<Due>>(DUES, `${DUE_API}s`, query)
/** All rows that match, for paper. */
const pagesAt = <Row>(path: string, where: Where) =>
  pagesOf<Row>(({ page, limit, sort, signal }) =>
    api.get<Page<Row>>(path, { query: { ...where, page, limit, ...(sort && { sort }) }, signal, quiet: true }),
  )
export const allExposures = (where: Where) => pagesAt<Exposure>(`${EXPOSURE_API}s`, where)
export const allDues = (where: Where) => pagesAt<Due>(`${DUE_API}s`, where)

export const useDueMonths = (query: Where) =>
  useAnswer<{ today: string; rows: { month: string; classCd: DueClass; n: number }[] }>(
    DUES,
    `${DUE_API}s/months`,
    query,
  )
export const sendBulk = (body: object, dryRun: Yn) =>
  api.post<BulkOutcome>(`${EXPOSURE_API}s/bulk?dryRun=${dryRun}`, body, { quiet: true })
export const sendPlan = (body: object, dryRun: Yn) =>
  api.post<PlanOutcome>(`${DUE_API}s/plan?dryRun=${dryRun}`, body, { quiet: true })

export const filled = (where: Where): Record<string, string> =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => value !== ''))
