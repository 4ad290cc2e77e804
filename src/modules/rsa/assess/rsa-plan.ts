/** What goes without saying of an assessment that is planned by itself: department, head, scale of the process. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'

interface Process {
  processNm: string
  plantCd: string
  deptCd: string
  headUserId: string | null
  /** Null where the plant has none that is approved. */
  scaleNo: number | null
}

/** How long it goes on from its first day. */
export const RUN_DAYS = 7

/**
 * One at a time: who presses twice, or with another, makes one plan.
 *
 * @param plantCd where it has to be one of that plant
 * @throws Refusal 404, 422 where the plant has no scale
 */
export async function lockedProcess(
  tx: Transaction,
  processNo: number,
  plantCd?: string,
): Promise<Process & { scaleNo: number }> {
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
export async function knownProcess(tx: Transaction, processNo: number): Promise<Process | undefined> {
  const [process] = await asProgram(tx).query<Process>(sql`select p.process_nm as "processNm", p.plant_cd as "plantCd",
      p.dept_cd as "deptCd", (select u.user_id from sys_dept d join sys_user u on u.user_id = d.head_user_id
        where d.dept_cd = p.dept_cd and u.user_status_cd <> 'RETIRED' and u.delete_yn = 'N') as "headUserId",
      ${scaleAt(sql`p.plant_cd`)} as "scaleNo"
    from process p where p.process_no = ${processNo} for update of p`)
  return process
}

/** The scale that a plan takes: the latest that was approved, one that grades before one that is answered. */
const scaleAt = (plantCd: Sql): Sql => sql`(select s.rsa_scale_no::int from rsa_scale s
  where s.plant_cd = ${plantCd} and s.status_cd = 'APPR' and s.delete_yn = 'N'
  order by s.method_cd in ('CHK', 'OPS'), s.appr_dt desc limit 1)`

/** Who leads an assessment at a plant where nobody heads its process, with his department: the safety manager, before the heads of safety. */
export async function leaderAt(
  db: Queries,
  plantCd: string,
): Promise<{ userId: string | null; deptCd: string | null; scaleNo: number | null }> {
  const [row] = await db.query<{ userId: string | null; deptCd: string | null; scaleNo: number | null }>(
    sql`select m.user_id as "userId", (select u.dept_cd from sys_user u where u.user_id = m.user_id) as "deptCd",
        ${scaleAt(sql`p.plant_cd`)} as "scaleNo"
      from (select ${plantCd}::text as plant_cd) p left join directory_role m on m.plant_cd = p.plant_cd and m.auth_grp_cd in ('SHM', 'SHD')
      order by m.auth_grp_cd = 'SHM' desc nulls last, m.user_id limit 1`,
  )
  return row ?? { userId: null, deptCd: null, scaleNo: null }
}
