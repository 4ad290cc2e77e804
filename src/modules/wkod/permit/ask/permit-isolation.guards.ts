/** What the isolations of a permit forbid: before its approval, and again each time that work begins or goes on behind them. */

import { typesOf } from '../fields/permit-codes.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { block, need, RULES, unknown } from './guard-parts.logic.ts'
import { type Guard, namesOf, peopleOf } from './permit-facts.ts'

/**
 * Nobody opens a line that is not cut off, and nothing that was taken off for a test run or drawn anew counts as cut off.
 *
 * @law 산업안전보건기준에 관한 규칙 제92조, 제278조, 제319조
 */
export const isolated: Guard = async ({ record, db }) => {
  const found = await permitAsks.isolations(db, [record.permitNo])
  if (found === 'unknown') return [unknown('격리')]
  if (found.length === 0 && typesOf(record).includes('LNB'))
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

/** @law 산업안전보건기준에 관한 규칙 제92조제2항 */
export const personalLocks: Guard = async ({ record, db }) => {
  const found = await permitAsks.isolations(db, [record.permitNo])
  if (found === 'unknown') return [unknown('개인잠금')]
  const [first, ...rest] = found
  if (!first) return []
  const crew = new Set(
    (record.permitCrew ?? []).filter(({ leaveDt }) => leaveDt === null).map(({ personNo }) => personNo),
  )
  const bare = peopleOf(record)
    .filter((no) => crew.has(no))
    .filter((no) => [first, ...rest].some(({ lockedPersonNos }) => !lockedPersonNos.includes(no)))
  return need(bare.length === 0, 'PT_LOCKS', '개인잠금을 걸지 않은 인원이 {n}명 있습니다. ({names})', {
    values: { n: bare.length, names: await namesOf(db, bare) },
    law: `${RULES} 제92조`,
  })
}
