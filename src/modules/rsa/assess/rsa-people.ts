/** Who works at the process of an assessment, and who leads it. */
import { type Decided, hasRole, type Person, towards } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answeringIn } from '#platform/server/directory/area-roles.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { type Rsa, rsa } from './rsa.model.ts'
import { rsaAsks } from './rsa.ports.ts'

/** A stored record is what its model says. */
export const rsaOf = (row: object): Rsa => row as Rsa

/** The record, locked. @throws Refusal 404 */
export const lockedRsa = async (tx: Transaction, no: number): Promise<Rsa> => rsaOf(await getRecord(tx, rsa, no, true))

/** Its leader, and supervisors of its department. @throws Refusal 403 */
export async function requireLeader(tx: Transaction, person: Person, record: Rsa): Promise<void> {
  if (record.leaderUserId === person.userId) return
  const near = towards(rsa, 'share', await answeringIn(tx, [rsa], person), record as unknown as Decided)
  if (!hasRole(near, 'SUP')) throw forbidden()
}

export interface Worker {
  userId: string
  userNm: string
}

/** People of the department of a process and of those below it. */
export const workersOf = (db: Queries, deptCd: string): Promise<Worker[]> =>
  asProgram(db).query<Worker>(sql`with recursive below as (
      select dept_cd, 1 as step from sys_dept where dept_cd = ${deptCd}
      union all
      select d.dept_cd, b.step + 1 from sys_dept d join below b on d.pdept_cd = b.dept_cd where d.delete_yn = 'N' and b.step < 20
    )
    select u.user_id as "userId", u.user_nm as "userNm" from sys_user u
    where u.dept_cd in (select dept_cd from below) and u.user_status_cd <> 'RETIRED' and u.delete_yn = 'N' order by u.user_id`)

const CREW_DAYS = 30
const DAY_MS = 86_400_000

/** R4: contractors' people who were on a crew of the process lately. */
export const crewsLately = (db: Queries, { plantCd, processNo }: Rsa, now: Date) =>
  rsaAsks.crewsThere(asProgram(db), {
    plantCd,
    processNo,
    from: new Date(now.getTime() - CREW_DAYS * DAY_MS),
    to: now,
  })
