/** What the law wants posted hangs at the place, and says what the permit says. */
import { keptAll, keptText } from '#platform/model/sentences.ts'
import { block, RULES } from '../ask/guard-parts.logic.ts'
import { leadersOf } from '../ask/permit-facts.ts'
import { papersOf } from '../paper/prints.ts'
import type { Permit } from '../permit.model.ts'
import { isPosted } from '../types/kinds.model.ts'
import type { Condition, Finding } from './condition.ts'

const LAW = `${RULES} 제241조제4항, 제619조제2항`

/**
 * Before the work begins it is refused; while it goes on old paper is told, not a reason to stop (`old-papers.ts`).
 *
 * @law 산업안전보건기준에 관한 규칙 제241조제4항, 제619조제2항
 */
export const posted: Condition = {
  name: 'posted',
  asked: 'is',
  ahead: 'u',
  async find(works, { db, limits, today }) {
    const due = works.filter((record) => isPosted({ record, limits, today }))
    const papers = await papersOf(db, due)
    return due.flatMap((work): Finding[] => {
      const paper = papers.get(work.permitNo)
      if (!paper) return [{ ...missing(work), permitNo: work.permitNo }]
      if (paper.changes.length === 0) return []
      return [{ ...old(work), evidenceDesc: keptText(keptAll(paper.changes)), permitNo: work.permitNo }]
    })
  },
}

const menders = (work: Permit) => ({ lifterCds: ['OPR', ...leadersOf(work)] })
const missing = (work: Permit) =>
  block('PT_PRINT', '화기·밀폐공간 허가서는 출력해 게시한 후 발급합니다.', { ...menders(work), law: LAW })
const old = (work: Permit) =>
  block('PT_PAPER_OLD', '게시한 출력물이 지금의 허가서와 다릅니다. 다시 출력해 바꿔 거세요.', {
    ...menders(work),
    law: LAW,
  })
