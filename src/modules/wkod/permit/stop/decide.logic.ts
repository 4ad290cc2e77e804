/** What of the stops of a work somebody has to decide on, and what he may find. Pure. */
import type { Check } from '#platform/model/check.ts'
import { block, need } from '../ask/guard-parts.logic.ts'
import { asksDecision, type StopDecision } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'

type StopLine = NonNullable<Permit['permitSusp']>[number]

const isOpenDemand = ({ resumeDt, decisionCd, reasonCd, srcCd }: StopLine): boolean =>
  resumeDt === null && decisionCd === null && reasonCd !== null && srcCd !== null && asksDecision(reasonCd, srcCd)

/** The log with what was found of all that is demanded. */
export function withDecision(lines: Permit['permitSusp'], decisionCd: StopDecision | null): StopLine[] {
  const log = lines ?? []
  const open = log.filter(isOpenDemand)
  const decided = new Set(open.length > 0 ? open : log.slice(-1))
  return log.map((line) => (decided.has(line) ? { ...line, decisionCd } : line))
}

/**
 * Nobody waves away a stop of those who work under him: who leads does not decide on it, and it was a slip of the hand only
 * where all that is demanded came from himself, as he has said from the phone that pressed, or signed in.
 *
 * @param work as it was before the decision
 * @law 산업안전보건법 제52조
 */
export function deciderChecks(
  { permitSusp, leaderUserId }: Pick<Permit, 'permitSusp' | 'leaderUserId'>,
  { decisionCd, userId }: { decisionCd: StopDecision | null; userId: string },
): Check[] {
  const law = '산업안전보건법 제52조'
  if (userId === leaderUserId)
    return [block('PT_DECIDE_LEADER', '작업책임자는 자기 작업의 중지를 판단할 수 없습니다.', { law })]
  const demands = (permitSusp ?? []).filter(isOpenDemand)
  const isHis = ({ mistakeDt, byUserId }: StopLine) =>
    mistakeDt !== null || (leaderUserId !== null && byUserId === leaderUserId)
  return need(
    decisionCd !== 'MISTAKE' || (demands.length > 0 && demands.every(isHis)),
    'PT_MISTAKE',
    '작업책임자가 누른 휴대폰에서 잘못 눌렀다고 확인한 중지만 오조작으로 판단할 수 있습니다.',
    { field: 'stopDecisionCd', law },
  )
}
