/** Who is named in a plan `p`: each may make it. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

export const isInspector = (p: Sql, userId: string): Sql =>
  sql`(${p}.inspector_user_id = ${userId} or ${userId} = any(string_to_array(${p}.other_inspector_user_ids, ' ')))`

/** With their names, the one who answers for it first. @param db acts as the program */
export const inspectorsOf = (db: Queries, planNos: readonly number[]) =>
  db.query<{ checkPlanNo: number; userId: string; userNm: string }>(
    sql`select p.check_plan_no::float8 as "checkPlanNo", u.user_id as "userId", u.user_nm as "userNm"
      from check_plan p cross join lateral unnest(p.inspector_user_id || string_to_array(p.other_inspector_user_ids, ' '))
        with ordinality i(user_id, at) join sys_user u on u.user_id = i.user_id
      where p.check_plan_no = any(${[...planNos]}::bigint[]) order by p.check_plan_no, i.at`,
  )
