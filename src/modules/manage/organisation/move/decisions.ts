/** What has been decided about the people of a department so far. */
import type { Decision, PersonToDecide } from './dept-move.calls.ts'

export interface Choice {
  decisionCd: Decision['decisionCd']
  /** Where he stays. */
  deptCd: string | null
  /** His last day. */
  retireYmd: string | null
}
/** By the number of the person. */
export type Choices = ReadonlyMap<string, Choice>

export function decisionOf({ userId, rowVersion }: PersonToDecide, choice: Choice | undefined): Decision | undefined {
  const decided = { userId, rowVersion }
  if (choice?.decisionCd === 'ALONG') return { ...decided, decisionCd: 'ALONG' }
  if (choice?.decisionCd === 'STAY' && choice.deptCd) return { ...decided, decisionCd: 'STAY', deptCd: choice.deptCd }
  if (choice?.decisionCd === 'LEAVE' && choice.retireYmd)
    return { ...decided, decisionCd: 'LEAVE', retireYmd: choice.retireYmd }
  return undefined
}

/** Whoever nothing was chosen for goes along; what is half chosen stays as it is. */
export const restAlong = (people: readonly PersonToDecide[], choices: Choices): Choices =>
  new Map([
    ...people.map(({ userId }) => [userId, { decisionCd: 'ALONG', deptCd: null, retireYmd: null } as Choice] as const),
    ...choices,
  ])
