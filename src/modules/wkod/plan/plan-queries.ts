import { useAsked } from '#platform/web/calls/asked.tsx'
import { planExtra } from './plan.calls.ts'

/** Revisions, signatures, the information sheet and the maps of one plan. */
export const usePlanExtra = (wkodPlanNo: number | null) => useAsked(planExtra, wkodPlanNo ? { no: wkodPlanNo } : null)
