/** What goes without saying of an assessment that is planned by itself: department, head, scale of the process. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'

interface Process {
  processNm: string
  plantCd: string
  deptCd: string
  headUserId: string | null
  scaleNo: number
}

/** How long it goes on from its first day. */
export const RUN_DAYS = 7

/**
 * One at a time: who presses twice, or with another, makes one plan.
 *
 * @param plantCd where it has to be one of that plant
 * @throws Refusal 404, 422 where the plant has no scale
 */
export async function lockedProcess(tx: Transaction, processNo: number, plantCd?: string): Promise<Process> {
  const [seen] = await tx.query(
    sql`select from process where process_no = ${processNo} and use_yn = 'Y' and delete_yn = 'N'`,
  )
  if (!seen) throw notFound()
  const process = await knownProcess(tx, processNo)
  if (!process || (plantCd !== undefined && process.plantCd !== plantCd)) throw notFound()
  const { scaleNo } = process
  if (scaleNo === null) throw new Refusal(422, 'RSA_NO_SCALE', '승인된 척도가 없습니다. 척도를 먼저 승인받으십시오.')
  return { ...process, scaleNo }
}

/** Whoever sees it. */
export async function knownProcess(
  tx: Transaction,
  processNo: number,
): Promise<(Omit<Process, 'scaleNo'> & { scaleNo: number | null }) | undefined> {
  const [process] = await asProgram(tx).query<
    Omit<Process, 'scaleNo'> & { scaleNo: number | null }
  >(sql`select p.process_nm as "processNm", p.plant_cd as "plantCd",
      p.dept_cd as "deptCd", (select u.user_id from sys_dept d join sys_user u on u.user_id = d.head_user_id
        where d.dept_cd = p.dept_cd and u.user_status_cd <> 'RETIRED' and u.delete_yn = 'N') as "headUserId",
      (select s.rsa_scale_no::int from rsa_scale s where s.plant_cd = p.plant_cd and s.status_cd = 'APPR' and s.delete_yn = 'N'
        order by s.method_cd in ('CHK', 'OPS'), s.appr_dt desc limit 1) as "scaleNo"
    from process p where p.process_no = ${processNo} for update of p`)
  return process
}
