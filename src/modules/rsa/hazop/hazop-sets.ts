/** What follows from each step of a study; by these its stories are told as well. */
import { addMonths } from '#platform/model/calendar.ts'
import type { Sets } from '#platform/server/stories/step.ts'
import type { hazop } from './hazop.model.ts'

/**
 * A study is looked at anew as a whole after so many months.
 *
 * @law 공정안전보고서의 제출·심사·확인 및 이행상태평가 등에 관한 규정 (확인 필요)
 */
const REVALID_MONTHS = 48

export const hazopSets = {
  /** Looking again at a node does not put off the whole. */
  approve: ({ record, person, today }) => ({
    doneYmd: today,
    apprUserId: person.userId,
    revalidYn: 'N' as const,
    revalidYmd:
      record.revalidYmd === null || record.revalidYn === 'Y' ? addMonths(today, REVALID_MONTHS) : record.revalidYmd,
  }),
  revalidate: ({ record }) => {
    const nodes = (record.nodes ?? []).map((node) => ({ ...node, reviewYn: 'Y' as const }))
    return { revalidYn: 'Y' as const, nodes, reviewCnt: nodes.length }
  },
} satisfies Sets<typeof hazop>
