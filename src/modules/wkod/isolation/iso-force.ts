/** A lock that was cut off is a finding: the safety manager finds out how it came to that, who allowed it looks at the answer. */
import { type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { kept, keptAll, keptText, sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { IsoChange } from './iso-change.ts'
import { isoPlan } from './iso-plan.model.ts'

/** Checks of other parts stand in the register as well: ours are told by how their number begins. */
const PREFIX = 'ISO-'

/** By their codes, as rows keep them: each reads them in his words. */
const says = sentences('ISO', { FORCED: '격리 강제해제 경위 조사: {no}', CHECKED: '현장확인: {check}' }, 'wkod')

/** @param forceNo which of the plan's forced removals */
export async function registerForced(
  { tx, plan, asker: { person }, now }: Pick<IsoChange, 'tx' | 'plan' | 'asker' | 'now'>,
  forceNo: number,
  { reasonDesc, checkDesc }: { reasonDesc: string; checkDesc: string },
): Promise<void> {
  const [manager] = await asProgram(tx).query<{ userId: string }>(
    sql`select user_id as "userId" from directory_role where auth_grp_cd = 'SHM' and plant_cd = ${plan.plantCd}
      and user_id <> ${person.userId} order by user_id limit 1`,
  )
  if (!manager) return
  const docNo = plan.isoPlanDocNo ?? plan.equipNo
  await registerFindings({ db: tx, person, now }, [
    {
      srcCd: 'CHK',
      srcNo: `${PREFIX}${plan.isoPlanNo}`,
      srcRowNo: String(forceNo),
      plantCd: plan.plantCd,
      imprTitle: keptText(kept(says.FORCED, { no: docNo })),
      imprDesc: keptText(keptAll([reasonDesc, kept(says.CHECKED, { check: checkDesc })], '\n')),
      placeDesc: `${plan.equipNo} ${plan.drawingNo ?? ''}`.trim().slice(0, 200),
      riskGradeCd: 'MID' as const,
      owner: { userId: manager.userId },
      verifyUserId: person.userId,
    },
  ])
}

export const isolationSource: ImprSource = {
  srcCd: 'CHK',
  page: (srcNo) =>
    srcNo.startsWith(PREFIX) ? { model: isoPlan, no: Number(srcNo.slice(PREFIX.length)) || 0 } : undefined,
}
