/** What the page of a near miss asks of those who assess risks. */
import { partOfOthers } from '#platform/web/parts/part-of-others.tsx'

/** Assessments that were opened for it, and the way to open one. */
export const nearMissOccasional = partOfOthers<{
  nearMissNo: number
  processNo: number | null
  processNm: string | null
  workCatCd: string | null
}>()
