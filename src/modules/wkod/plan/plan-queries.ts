import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { PlanExtra } from './plan.wire.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const extraKey = (wkodPlanNo: number | null) => ['plan-extra', wkodPlanNo] as const

/** Revisions, signatures, the information sheet and the maps of one plan. */
export const usePlanExtra = (wkodPlanNo: number | null) =>
  useQuery({
    queryKey: extraKey(wkodPlanNo),
    queryFn: ({ signal }) => api.get<PlanExtra>(`${wkodPlan.api}/${wkodPlanNo}/extra`, { signal, quiet: true }),
    enabled: Boolean(wkodPlanNo),
  })
export const renewPlanExtra = (wkodPlanNo: number) => queryClient.invalidateQueries({ queryKey: extraKey(wkodPlanNo) })
