/** What of a construction follows from the rest: its duties with their days, and how many are still open. */
import type { DraftOf } from '#platform/model/document.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import type { Construction, construction, DutyLine } from './const.model.ts'
import { basisOf, constLimits } from './const-limits.ts'
import { type ConstFacts, dutiesOf, openDuties } from './duty.logic.ts'

export type Context = ActionContext<typeof construction>

const factsOf = (record: Partial<Construction>): ConstFacts => ({
  constTypeCd: record.constTypeCd ?? null,
  hostRoleCd: record.hostRoleCd ?? null,
  totalAmt: record.totalAmt ?? null,
  startYmd: record.startYmd ?? null,
  endYmd: record.endYmd ?? null,
  planEndYmd: record.planEndYmd ?? null,
  designEndYmd: record.designEndYmd ?? null,
  buildPermitYn: record.buildPermitYn ?? null,
  fullTimeMgrYn: record.fullTimeMgrYn ?? null,
  samePlaceCnt: record.samePlaceCnt ?? null,
  heightVal: record.heightVal ?? null,
  areaVal: record.areaVal ?? null,
  spanVal: record.spanVal ?? null,
  depthVal: record.depthVal ?? null,
  vendorCnt: new Set((record.vendors ?? []).map(({ vendorCd }) => vendorCd)).size,
})

/** Whether a duty is owed and until when is the law's; what was done about it, or why it need not be, is the person's. */
export async function withDuties({ record, db, today }: Context): Promise<DraftOf<typeof construction>> {
  const limits = await constLimits(db, today)
  const given = new Map((record.duties ?? []).map((one) => [one.dutyCd, one]))
  const duties = dutiesOf(factsOf(record), limits).map((owed): DutyLine => {
    const { doneYmd = null, fileNo = null, fileNm = null, exemptDesc = null } = given.get(owed.dutyCd) ?? {}
    return { ...owed, doneYmd, fileNo, fileNm, exemptDesc }
  })
  const dutyLackCnt = openDuties(duties).length
  return { duties, dutyLackCnt, dutyLackYn: dutyLackCnt > 0 ? 'Y' : 'N', basisDesc: basisOf(limits, today) }
}
