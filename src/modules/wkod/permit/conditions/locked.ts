/** What is cut off, and whose own lock hangs on it. */
import type { Check } from '#platform/model/check.ts'
import { block, need, RULES, unknown } from '../ask/guard-parts.logic.ts'
import { atWork, type Whom } from '../ask/permit-facts.ts'
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
  asked: 'asu',
  find: async (works, asked) => {
    const isolations = await isolationsOf(works, asked)
    return onePer(works, (work) => (isolations === 'unknown' ? [unknown('격리')] : cutOff(work, isolations(work))))
  },
}

function cutOff(work: Permit, found: readonly IsolationState[]): Check[] {
  if (found.length === 0 && typesOf(work).includes('LNB'))
    return [
      block('PT_ISO_NONE', '배관·설비를 여는 작업에는 격리를 연결해야 합니다.', {
        law: `${RULES} 제278조`,
        lifterCds: ['OPR', 'ENG'],
      }),
    ]
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
  asked: 'su',
  find: async (works, asked) => {
    const isolations = await isolationsOf(works, asked)
    if (isolations === 'unknown') return onePer(works, () => [unknown('개인잠금')])
    return works.flatMap((work) => withoutLock(work, isolations(work)))
  },
}

const withoutLock = (work: Permit, found: readonly IsolationState[]): Finding[] =>
  atWork(work)
    .filter((whom) => found.some((one) => !isLocked(one, whom)))
    .map((whom) => ({
      ...block('PT_LOCKS', '개인잠금을 걸지 않은 인원이 {n}명 있습니다. ({names})', { law: `${RULES} 제92조제2항` }),
      permitNo: work.permitNo,
      whom,
    }))

const isLocked = ({ lockedPersonNos, lockedUserIds }: IsolationState, whom: Whom): boolean =>
  'personNo' in whom ? lockedPersonNos.includes(whom.personNo) : lockedUserIds.includes(whom.userId)
