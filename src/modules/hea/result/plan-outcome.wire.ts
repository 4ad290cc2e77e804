/** What the tabs of a plan ask about its results and follow-ups. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, type Query } from '#platform/web/api/client.ts'
import { checkupPlan } from '../checkup/checkup-plan.model.ts'
import { TARGETS_KEY } from '../checkup/target.wire.ts'
import type { FollowRow as PlanFollowUp, ResultRow as PlanResult } from './plan-outcome.calls.ts'

interface Page<Row> {
  total: number
  rows: Row[]
}
interface Sum {
  code: string
  count: number
}
interface Results extends Page<PlanResult> {
  grades: Sum[]
  awaitedCnt: number
}
interface FollowUps extends Page<PlanFollowUp> {
  states: Sum[]
  reportCnt: number
  unreportedCnt: number
}

const usePart = <Answer>(part: 'results' | 'followups', no: number, query: Query) =>
  useQuery({
    queryKey: [TARGETS_KEY, part, no, query],
    queryFn: ({ signal }) => api.get<Answer>(`${checkupPlan.api}/${no}/${part}`, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const usePlanResults = (no: number, query: Query) => usePart<Results>('results', no, query)
export const usePlanFollowUps = (no: number, query: Query) => usePart<FollowUps>('followups', no, query)
