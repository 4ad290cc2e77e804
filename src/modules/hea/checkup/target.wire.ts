/** What the target screen asks the server (S-355): its client waits before it sends, and shows that it is at work. */
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { ask, renew } from '#platform/web/calls/ask.ts'
import { SEND_DELAY_MS } from '#platform/web/constants.ts'
import { withLoading } from '#platform/web/loader/loader.ts'
import { reservations } from './reservation.calls.ts'
import { planTargets } from './target.calls.ts'
import { type Candidate, type CandidateSearch, candidates, planOfTargets } from './target-select.calls.ts'

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const waited = <T>(send: () => Promise<T>): Promise<T> => delay(SEND_DELAY_MS).then(send)
const sent = <T>(send: () => Promise<T>): Promise<T> => withLoading(waited(send))
export const startSearch = (heaCheckupPlanNo: number): CandidateSearch => ({
  heaCheckupPlanNo,
  processNo: 0,
  deptCd: '',
  userId: '',
  userNm: '',
  prevYearCheckupUserYn: 'N',
  age: 0,
})

export const readPlan = (no: number, signal: AbortSignal) =>
  sent(() => ask(planOfTargets, { heaCheckupPlanNo: no }, { signal, quiet: true }))
/** What else goes on while the rows are read: nothing, somebody types, a file is made page after page. */
type Meanwhile = 'locked' | 'typing' | 'export'
export function readCandidates(
  search: CandidateSearch,
  paging: { page: number; limit: number },
  signal: AbortSignal,
  meanwhile: Meanwhile,
) {
  const send = () => ask(candidates, { ...search, ...paging }, { signal, quiet: true })
  if (meanwhile === 'export') return send()
  // A lock would take the keyboard away from whoever types: the table shows that it is at work.
  return meanwhile === 'typing' ? waited(send) : sent(send)
}

/** S-167: each row stamped by whoever adds it; a failure is told by the client (K-05). */
export const addUsers = (rows: readonly Candidate[], userId: string) =>
  sent(() =>
    api.post<{ count: number }>(
      '/api/hea/checkup/users',
      rows.map((row) => ({ ...row, createUserId: userId, updateUserId: userId })),
      { timeoutMs: 30_000 },
    ),
  )

/** Targets of plans changed: lists and numbers that stand on the screen are read anew. */
export const TARGETS_KEY = 'hea-checkup-targets'
export const renewTargets = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: [TARGETS_KEY] }), renew(planTargets, reservations)])
