/** What the screens of plans ask the server besides the records themselves. */
import { useQuery } from '@tanstack/react-query'
import { ask } from '#platform/web/calls/ask.ts'
import { countsOfPlans, type PlanCounts } from './checkup-plan.calls.ts'
import { TARGETS_KEY } from './target.wire.ts'

/** What the rows of a list ask for one by one in the same moment is asked for once. */
let gathered: { nos: Set<number>; answer: Promise<Map<number, PlanCounts>> } | undefined
function gather(no: number): Promise<Map<number, PlanCounts>> {
  if (!gathered) {
    const nos = new Set<number>()
    const answer = Promise.resolve().then(async () => {
      gathered = undefined
      const { rows } = await ask(countsOfPlans, { nos: [...nos].join() }, { quiet: true })
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
