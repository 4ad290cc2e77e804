/** What is cut off, and whose own lock hangs on it. */
import type { Check } from '#platform/model/check.ts'
import { block, need, RULES, unknown } from '../ask/guard-parts.logic.ts'
import { everybody, type Whom } from '../crew/party.logic.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { type IsolationState, permitAsks } from '../permit.ports.ts'
import { type Asked, type Condition, type Finding, onePer } from './condition.ts'

type Isolated = (work: Permit) => readonly IsolationState[]
async function isolationsOf(works: readonly Permit[], { db }: Asked): Promise<Isolated | 'unknown'> {
  const permitNos = works.map(({ permitNo }) => permitNo)
  const found = await permitAsks.isolations(db, permitNos)
  if (found === 'unknown') return found
  const byPermit = Map.groupBy(found, ({ permitNo }) => permitNo)
  return ({ permitNo }) => byPermit.get(permitNo) ?? []
}

/**
 * Nobody opens a line that is not cut off, and nothing that was taken off for a test run or drawn anew counts as cut off.
 *
 * @law 산업안전보건기준에 관한 규칙 제92조, 제278조, 제319조, 제630조
 */
export const isolation: Condition = {
  name: 'isolation',
  asked: 'vasuw',
  stop: 'ISOLATION',
  find: async (works, asked) => {
    const isolations = await isolationsOf(works, asked)
    if (isolations === 'unknown') return onePer(works, () => [unknown('격리')])
    // At the review it is planned, and nothing need be locked yet: what will be missing is told.
    if (asked.moment === 'finishReview')
      return onePer(works, (work) => planned(work, isolations(work)).map((one) => ({ ...one, resultCd: 'WARN' })))
    return onePer(works, (work) => [...planned(work, isolations(work)), ...cutOff(isolations(work))])
  },
}

/** R6: electrical work and confined spaces are isolated, or the area says why not; a line is opened behind an isolation only. */
function planned(work: Permit, found: readonly IsolationState[]): Check[] {
  if (found.length > 0) return []
  const types = typesOf(work)
  const lifterCds = ['OPR', 'ENG']
  if (types.includes('LNB'))
    return [
      block('PT_ISO_NONE', '배관·설비를 여는 작업에는 격리를 연결해야 합니다.', { law: `${RULES} 제278조`, lifterCds }),
    ]
  const isAsked = types.includes('ELE') || types.includes('CSE')
  const isSaid = (work.isoNoneDesc ?? '').trim().length >= LEAST_REASON
  return need(!isAsked || isSaid, 'PT_ISO_WHY', '격리를 연결하거나, 검토할 때 격리하지 않는 사유를 적어야 합니다.', {
    field: 'isoNoneDesc',
    law: `${RULES} 제92조, 제319조, 제630조`,
    lifterCds,
  })
}
/** Characters of a reason. */
export const LEAST_REASON = 10

function cutOff(found: readonly IsolationState[]): Check[] {
  const open = found.filter(({ isVerified }) => !isVerified).length
  return [
    ...need(open === 0, 'PT_ISOLATION', '확인완료되지 않은 격리가 {n}건 있습니다.', {
      values: { n: open },
      law: `${RULES} 제319조, 제92조`,
      lifterCds: ['ELE', 'MNT'],
    }),
    ...found.flatMap(({ checks }) => checks),
  ]
}

/**
 * Whoever works behind an isolation has his own lock on it, own employees and their leader too.
 *
 * @law 산업안전보건기준에 관한 규칙 제92조제2항
 */
export const locks: Condition = {
  name: 'locks',
  asked: 'sjuw',
  stop: 'PERSON',
  leaves: true,
  waits: true,
  find: async (works, asked) => {
    const isolations = await isolationsOf(works, asked)
    if (isolations === 'unknown') return onePer(works, () => [unknown('개인잠금')])
    return works.flatMap((work) => withoutLock(work, isolations(work)))
  },
}

const withoutLock = (work: Permit, found: readonly IsolationState[]): Finding[] =>
  everybody(work)
    .filter((whom) => found.some((one) => !isLocked(one, whom)))
    .map((whom) => ({
      ...block('PT_LOCKS', '개인잠금을 걸지 않은 인원이 {n}명 있습니다. ({names})', { law: `${RULES} 제92조제2항` }),
      permitNo: work.permitNo,
      whom,
    }))

const isLocked = ({ lockedPersonNos, lockedUserIds }: IsolationState, whom: Whom): boolean =>
  'personNo' in whom ? lockedPersonNos.includes(whom.personNo) : lockedUserIds.includes(whom.userId)
