/** A lock that was cut off is a finding: the safety manager finds out how it came to that, who allowed it looks at the answer. */
import { type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { IsoChange } from './iso-change.ts'
import { isoPlan } from './iso-plan.model.ts'

/** Checks of other parts stand in the register as well: ours are told by how their number begins. */
const PREFIX = 'ISO-'

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
      imprTitle: `격리 강제해제 경위 조사: ${docNo}`.slice(0, 100),
      imprDesc: `${reasonDesc}\n현장확인: ${checkDesc}`,
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
