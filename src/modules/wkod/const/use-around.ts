import { useAsked } from '#platform/web/calls/asked.tsx'
import { constAround } from './const.calls.ts'

/** Money, permits, plans, contracts and findings of one construction, asked for once by all its tabs. */
export const useAround = (constNo: number | null) => useAsked(constAround, constNo ? { no: constNo } : null)
