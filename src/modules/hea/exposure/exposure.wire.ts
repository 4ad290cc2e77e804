/** What the screens of exposures and due dates ask of the server. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import type { DueClass, DueRule } from './due.logic.ts'
import { DUE_API, EXPOSURE_API, exposureFields } from './exposure.model.ts'

type Yn = 'Y' | 'N'
export interface Exposure {
  workerHazardNo: number
  userId: string
  userNm: string | null
  deptNm: string | null
  processNo: number
  processNm: string | null
  factorCd: string
  factorNm: string | null
  placementYmd: string
  endYmd: string | null
  lastExamYmd: string | null
  nextDueYmd: string | null
  dueRuleCd: DueRule | null
  dueMonthCnt: number | null
  shortenYn: Yn
  shortenReasonCd: string | null
  shortenTriggerYmd: string | null
  preExamYn: Yn
}
export interface ExposureEvent {
  workerHazardLogNo: number
  eventCd: string
  eventYmd: string
  reasonCd: string | null
  factorNm: string | null
  processNm: string | null
  beforeDueYmd: string | null
  afterDueYmd: string | null
  fromProcessNm: string | null
  toProcessNm: string | null
  fromPlacementYmd: string | null
  createDt: string
  createUserNm: string | null
}
export interface Due {
  dueId: string
  classCd: DueClass
  userId: string
  userNm: string
  deptNm: string | null
  dueYmd: string
  factors: DueFactor[]
  heaCheckupPlanNo: number | null
  heaCheckupPlanNm: string | null
}
export interface DueFactor {
  workerHazardNo: number | null
  factorNm: string | null
  processNm: string | null
  cycleGroupNo: number | null
  nextDueYmd: string
  dueRuleCd: DueRule | null
  dueMonthCnt: number | null
  cycleMonthCnt: number | null
  baseYmd: string
  shortenReasonCd: string | null
  shortenTriggerYmd: string | null
}
export interface Page<Row> {
  total: number
  rows: Row[]
}
export type Where = Readonly<Record<string, string>>

/** As an uploaded list. */
export const exposureList = { name: 'worker-hazard', label: '노출 근로자', api: EXPOSURE_API, fields: exposureFields }
const EXPOSURES = ['master', exposureList.name] as const
const DUES = ['hea-due'] as const
export const renewExposures = () =>
  Promise.all([EXPOSURES, DUES].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

function useAnswer<T>(
  key: readonly unknown[],
  path: string,
  query: Readonly<Record<string, string | number>>,
  enabled = true,
) {
  return useQuery({
    queryKey: [...key, path, query],
    queryFn: ({ signal }) => api.get<T>(path, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled,
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
export const useDueMonths = (query: Where) =>
  useAnswer<{ today: string; rows: { month: string; classCd: DueClass; n: number }[] }>(
    DUES,
    `${DUE_API}s/months`,
    query,
  )

export interface BulkOutcome {
  changedCnt: number
  askedCnt: number
  rows: {
    workerHazardNo: number
    userId: string
    userNm: string | null
    factorNm: string | null
    processNm: string | null
    beforeDueYmd: string | null
    afterDueYmd: string | null
    preExamYn: Yn
  }[]
}
export const sendBulk = (body: object, dryRun: Yn) =>
  api.post<BulkOutcome>(`${EXPOSURE_API}s/bulk?dryRun=${dryRun}`, body, { quiet: true })

export interface PlanOutcome {
  heaCheckupPlanNo: number | null
  addedCnt: number
  isExtended: boolean
  plannedCnt: number
  planned: { userNm: string; heaCheckupPlanNm: string }[]
}
export const sendPlan = (body: object, dryRun: Yn) =>
  api.post<PlanOutcome>(`${DUE_API}s/plan?dryRun=${dryRun}`, body, { quiet: true })

export interface WhatIf {
  factorNm: string
  processNm: string
  isAsked: boolean
  cycleGroupNo: number | null
  firstMonthCnt: number | null
  cycleMonthCnt: number | null
  rows: {
    userId: string
    userNm: string
    deptNm: string | null
    exposedYn: Yn
    preExamYn: Yn
    lastExamYmd: string | null
    firstDueYmd: string | null
  }[]
}
export const useWhatIf = (query: Where | null) =>
  useAnswer<WhatIf>([...EXPOSURES, 'what-if'], `${EXPOSURE_API}s/whatif`, query ?? {}, query !== null)

const EXCEL_TIMEOUT_MS = 60_000
export async function downloadSheet(path: string, query: Where = {}): Promise<void> {
  const { blob, fileName } = await api.blob(path, { query, timeoutMs: EXCEL_TIMEOUT_MS })
  saveBlob(blob, fileName ?? 'jikim.xlsx')
}
export const filled = (where: Where): Record<string, string> =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => value !== ''))
