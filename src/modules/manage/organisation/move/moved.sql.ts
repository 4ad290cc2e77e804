/** What moves with a department: the departments below it that are of its plant, and who works in them. */
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'

export interface MovedDept {
  deptCd: string
  deptNm: string
}
export interface MovedPerson {
  userId: string
  userNm: string
  deptCd: string
  deptNm: string
  positionNm: string | null
  absentYn: 'Y' | 'N'
  rowVersion: number
}

/**
 * The department first, then level by level.
 *
 * @param db acts as the program: a tree goes on where whoever asks does not see
 */
export const movedDepts = (db: Queries, deptCd: string): Promise<MovedDept[]> =>
  db.query<MovedDept>(sql`
    with recursive moved as (
      select dept_cd, dept_nm, plant_cd, 1 as level from sys_dept where dept_cd = ${deptCd} and delete_yn = 'N'
      union all
      select d.dept_cd, d.dept_nm, d.plant_cd, m.level + 1
      from sys_dept d join moved m on d.pdept_cd = m.dept_cd and d.plant_cd = m.plant_cd
      where d.delete_yn = 'N' and m.level < 50
    ) select dept_cd as "deptCd", dept_nm as "deptNm" from moved order by level, dept_nm, dept_cd`)

/** Whoever has not left: on leave one has a department as well. */
export const peopleIn = (db: Queries, depts: readonly MovedDept[], lock = false): Promise<MovedPerson[]> =>
  db.query<MovedPerson>(sql`
    select u.user_id as "userId", u.user_nm as "userNm", u.dept_cd as "deptCd", d.dept_nm as "deptNm",
      (select p.position_nm from sys_position p where p.position_cd = u.position_cd) as "positionNm",
      case when u.user_status_cd = 'ABSENT' then 'Y' else 'N' end as "absentYn", u.row_version as "rowVersion"
    from sys_user u join sys_dept d on d.dept_cd = u.dept_cd
    where u.dept_cd = any(${depts.map(({ deptCd }) => deptCd)}::text[]) and u.user_status_cd <> 'RETIRED' and u.delete_yn = 'N'
    order by array_position(${depts.map(({ deptCd }) => deptCd)}::text[], u.dept_cd::text), u.user_nm, u.user_id
    ${raw(lock ? 'for no key update of u' : '')}`)
