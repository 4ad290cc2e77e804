/** Who would become due if a factor entered a process: nothing is stored. */

import type { Person } from '#platform/model/access.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { DueNumbers } from './due.logic.ts'
import { isPreExaminedSql } from './due.sql.ts'
import { dueNumbers } from './due-numbers.ts'
import { noteReads } from './exposure.routes.ts'
import { type WhatIf, type WhatIfAsked, type WhatIfRow, whatIf } from './what-if.calls.ts'

type About = Omit<WhatIf, 'rows'>

export const whatIfRoutes = answer(whatIf, async ({ query, person, db, today, services, request }) => {
  const numbers = await dueNumbers(db, today)
  const [[about], rows] = await Promise.all([
    db.query<About>(aboutOf(query)),
    db.query<WhatIfRow>(workersOf(query, person, numbers)),
  ])
  if (!about) throw notFound()
  const shown = rows.map(({ userId, plantCd }) => ({ workerHazardNo: 0, userId, plantCd }))
  await noteReads(services, request, shown, 'LIST')
  return { ...about, rows }
})

const isAsked = raw(`(coalesce(f.special_check_yn, 'Y') <> 'N' and f.cycle_group_no is not null)`)

const aboutOf = ({ factorCd, processNo }: WhatIfAsked): Sql => sql`
  select f.factor_nm as "factorNm", p.process_nm as "processNm", ${isAsked} as "isAsked", f.cycle_group_no as "cycleGroupNo",
    f.first_month_cnt as "firstMonthCnt", f.cycle_month_cnt as "cycleMonthCnt"
  from hea_hazard_factor f cross join process p
  where f.factor_cd = ${factorCd} and f.delete_yn = 'N' and p.process_no = ${processNo} and p.delete_yn = 'N'`

/** Whoever works with something in the process; where nobody does, the people of its department. */
const workersOf = ({ factorCd, processNo, placementYmd }: WhatIfAsked, person: Person, numbers: DueNumbers): Sql => sql`
  with exposed as (select distinct h.user_id from hea_worker_hazard h
      where h.process_no = ${processNo} and h.end_ymd is null and h.delete_yn = 'N'),
    workers as (select user_id from exposed union all
      select u.user_id from sys_user u join process p on p.dept_cd = u.dept_cd
      where p.process_no = ${processNo} and p.plant_cd = ${person.plantCd} and not exists (select from exposed))
  select u.user_id as "userId", u.user_nm as "userNm", u.plant_cd as "plantCd", d.dept_nm as "deptNm",
    case when x.there then 'Y' else 'N' end as "exposedYn", x.exam_ymd as "lastExamYmd",
    case when ${isPreExaminedSql(sql`${placementYmd}::date`, sql`x.exam_ymd`, numbers)} then 'Y' else 'N' end as "preExamYn",
    case when x.there then x.next_due_ymd when ${isAsked}
      then (${placementYmd}::date + make_interval(months => f.first_month_cnt))::date end as "firstDueYmd"
  from workers w join sys_user u on u.user_id = w.user_id and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    left join directory_dept d on d.dept_cd = u.dept_cd
    join hea_hazard_factor f on f.factor_cd = ${factorCd}
    cross join lateral (select max(h.last_exam_ymd) as exam_ymd,
        coalesce(bool_or(h.process_no = ${processNo} and h.end_ymd is null), false) as there,
        min(h.next_due_ymd) filter (where h.process_no = ${processNo}) as next_due_ymd
      from hea_worker_hazard h where h.user_id = u.user_id and h.factor_cd = ${factorCd} and h.delete_yn = 'N') x
  order by x.there, u.user_nm, u.user_id`
