/** Who works alone is heard in time. */
import { awaitedOf, lateMin, SEARCH_MIN } from '../alone/alone.logic.ts'
import { tellSearch } from '../alone/alone-tell.ts'
import { block } from '../ask/guard-parts.logic.ts'
import { leadersOf } from '../ask/permit-facts.ts'
import type { Condition, Finding } from './condition.ts'

/** He checks in at his interval, by himself or through the attendant; whoever is not heard is searched for (7 R6, site). */
export const alone: Condition = {
  name: 'alone',
  asked: 'w',
  stop: 'PERSON',
  find: (works, { limits: { aloneMin }, now }) =>
    works.flatMap((work): Finding[] => {
      const awaited = awaitedOf(work, aloneMin)
      const late = awaited ? lateMin(awaited, now) : 0
      if (!awaited || late < SEARCH_MIN) return []
      const said = { values: { late }, lifterCds: ['SUP', ...leadersOf(work)] }
      return [
        {
          ...block('PT_ALONE', '혼자 일하는 {names}의 안전확인이 {late}분 늦었습니다. 즉시 찾으십시오.', said),
          permitNo: work.permitNo,
          whom: awaited.whom,
        },
      ]
    }),
  whenStopped: (tx, _, now, findings) =>
    tellSearch(
      tx,
      findings.flatMap(({ permitNo, whom }) => (whom ? [{ permitNo, whom }] : [])),
      now,
    ),
}
