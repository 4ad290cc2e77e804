/** What is checked for each type of permit: the templates that a new site begins with. Order: as it is done. */
import { type PermitType, permitTypeCds } from '#modules/common/permit-types.model.ts'
import type { CheckStage } from '../fields/permit-codes.model.ts'
import { kinds } from '../types/kinds.model.ts'

export interface CheckItem {
  checkItemNo: string
  typeCd: PermitType
  stageCd: CheckStage
  /** Korean; the other languages in the texts of the permit. */
  checkDesc: string
  lawRefDesc: string
  photoYn: 'Y' | 'N'
}

export const checkItems: readonly CheckItem[] = permitTypeCds.flatMap((typeCd) =>
  kinds[typeCd].checks.map(([checkDesc, lawRefDesc, stageCd = 'PREP', photo], index): CheckItem => {
    const photoYn = photo ?? 'N'
    const checkItemNo = `${typeCd}-${index + 1}`
    return { checkItemNo, typeCd, stageCd, checkDesc, lawRefDesc, photoYn }
  }),
)
