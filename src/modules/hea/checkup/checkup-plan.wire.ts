/** What the screens of plans ask the server besides the records themselves. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { PlanCounts } from './checkup-plan.calls.ts'
import { checkupPlan } from './checkup-plan.model.ts'
import type { ExtValues } from './ext-form.tsx'
import type { NewSlots, Slot } from './plan-slots.wire.ts'
import type { TargetsAnswer } from './target.calls.ts'
import { TARGETS_KEY } from './target.wire.ts'
export interface TargetsQuery {
  heaCheckupPlanNo: number
  q: string
  targetStatusCd: string | undefined
  page: number
  limit: number
  sort: string
}

/** What the rows of a list ask for one by one in the same moment is asked for once. */
let gathered: { nos: Set<number>; answer: Promise<Map<number, PlanCounts>> } | undefined
function gather(no: number): Promise<Map<number, PlanCounts>> {
  if (!gathered) {
    const nos = new Set<number>()
    const answer = Promise.resolve().then(async () => {
      gathered = undefined
      const query = { nos: [...nos].join() }
      const { rows } = await api.get<{ rows: PlanCounts[] }>(`${checkupPlan.api}-counts`, { query, quiet: true })
      return new Map(rows.map((row) => [row.heaCheckupPlanNo, row]))
    })
    gathered = { nos, answer }
  }
  gathered.nos.add(no)
  return gathered.answer
}
export const usePlanCounts = (no: number) =>
  useQuery({
    queryKey: [TARGETS_KEY, 'counts', no],
    queryFn: async () => (await gather(no)).get(no) ?? null,
  }).data

const SLOTS_KEY = 'hea-plan-slots'
export const useSlots = (planNo: number) =>
  useQuery({
    queryKey: [SLOTS_KEY, planNo],
    queryFn: ({ signal }) => api.get<{ rows: Slot[] }>(`${checkupPlan.api}/${planNo}/slots`, { signal, quiet: true }),
  })
export const useOrganisations = (planNo: number, classCd: string | null) =>
  useQuery({
    queryKey: [SLOTS_KEY, 'organisations', planNo, classCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: { heaCheckedOrgNo: number; checkedOrgNm: string }[] }>(
        `${checkupPlan.api}/${planNo}/organisations`,
        { signal, quiet: true },
      ),
  })
export const renewSlots = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [SLOTS_KEY] })
export const addSlots = (planNo: number, slots: NewSlots) =>
  api.post<{ count: number }>(`${checkupPlan.api}/${planNo}/slots`, slots)
export const changeSeats = (planNo: number, planOrgNo: number, capacityCnt: number) =>
  api.patch(`${checkupPlan.api}/${planNo}/slots/${planOrgNo}`, { capacityCnt })
export const removeSlot = (planNo: number, planOrgNo: number) =>
  api.delete(`${checkupPlan.api}/${planNo}/slots/${planOrgNo}`)

export const readTargets = (query: TargetsQuery, signal: AbortSignal) =>
  api.get<TargetsAnswer>('/api/hea/checkup/targets', { query: { ...query }, signal, quiet: true })
export const useTargets = (query: TargetsQuery) =>
  useQuery({
    queryKey: [TARGETS_KEY, 'list', query],
    queryFn: ({ signal }) => readTargets(query, signal),
    placeholderData: (before) => before,
  })
export const stepTargets = (step: 'exclude' | 'examine' | 'remove', body: object) =>
  api.post<{ count: number }>(`/api/hea/checkup/targets/${step}`, body)
/** 타기관 인정, of one: its problems are shown at the fields. */
export const recognizeTarget = (heaCheckupTargetNo: number, values: ExtValues) =>
  api.post<{ heaExtResultNo: number }>(
    '/api/hea/checkup/targets/recognize',
    { heaCheckupTargetNo, ...values },
    { quiet: true },
  )
