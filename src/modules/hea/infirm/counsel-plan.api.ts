/** Counselling that follows from a finding, by the interval of its grade. */
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { cycleMonths, type Finding, findingCds, nextCounselYmd } from './counsel.logic.ts'
import { counsel } from './counsel.model.ts'

/** I4, as the site has it; undefined where it names no number of months. */
export async function counselMonths(db: Transaction, riskCd: string): Promise<number | undefined> {
  const [row] = await db.query<{ name: string }>(
    sql`select code_nm as name from sys_code where code_grp_cd = 'HEA_COUNSEL_CYCLE' and code = ${riskCd} and delete_yn = 'N'`,
  )
  return cycleMonths(row?.name)
}

export const isFinding = (gradeCd: string | null): gradeCd is Finding => findingCds.some((one) => one === gradeCd)

/** Plans it, unless he is expected for the same finding already. */
export async function planCounsel(
  { db, person, now }: { db: Transaction; person: Person; now: Date },
  {
    userId,
    riskCd,
    heaCheckupResultNo,
    plantCd,
  }: { userId: string; riskCd: Finding; heaCheckupResultNo: number; plantCd: string },
): Promise<void> {
  const [open] = await db.query(sql`select from hea_counsel where user_id = ${userId} and risk_cd = ${riskCd}
    and status_cd = 'PLAN' and delete_yn = 'N' limit 1`)
  if (open) return
  const months = await counselMonths(db, riskCd)
  const today = dayOf(now)
  const counselYmd = months === undefined ? today : nextCounselYmd(today, months)
  await db
    .program(counsel, { by: person, now })
    .create('plan', { userId, riskCd, counselYmd, heaCheckupResultNo, plantCd })
}
