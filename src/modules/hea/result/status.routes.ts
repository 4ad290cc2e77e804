/** 검진 통계: by department and by year, each reader as far as his level goes. */
import { deptsOf, hasLevel, type Person, seesAllPlants } from '#platform/model/access.ts'
import { answer } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { isCurrent } from './result-current.sql.ts'
import { checkupStatus } from './status.calls.ts'
import { examinedTable, fullTable, type OutcomeCount, protectedTable, type StatusTable } from './status.logic.ts'

const YEARS = 5
const levelOf = (person: Person): 'F' | 'S' | 'M' => {
  if (hasLevel(person, ['F'])) return 'F'
  return hasLevel(person, ['M']) && !hasLevel(person, ['S']) ? 'M' : 'S'
}
const tables: Readonly<Record<'F' | 'S' | 'M', (counts: readonly OutcomeCount[]) => StatusTable>> = {
  F: fullTable,
  S: protectedTable,
  M: examinedTable,
}

export const statusRoutes = answer(checkupStatus, ({ query, person, program, today }) => {
  const { year = thisYear(today), classCd } = query
  return statusOf(program, person, { classCd, from: year - YEARS + 1, to: year })
})

const thisYear = (today: string): number => Number(today.slice(0, 4))

/** The last of the years with its departments, and each of them with its total, as far as the reader's level goes. */
export async function statusOf(program: Queries, person: Person, asked: Asked) {
  const levelCd = levelOf(person)
  const counts = await program.query<OutcomeCount & { year: number }>(countsOf(person, levelCd, asked))
  const byYear = Map.groupBy(counts, (count) => count.year)
  const tableFor = (ofYear: number) => tables[levelCd](byYear.get(ofYear) ?? [])
  const years = [...byYear.keys()].toSorted().map((ofYear) => ({ year: ofYear, total: tableFor(ofYear).total }))
  return { levelCd, ...tableFor(asked.to), years }
}

interface Asked {
  classCd: string
  from: number
  to: number
}
function countsOf(person: Person, levelCd: 'F' | 'S' | 'M', { classCd, from, to }: Asked): Sql {
  const plants = seesAllPlants(person) ? sql`true` : sql`p.plant_cd = ${person.plantCd}`
  const depts = levelCd === 'M' ? sql`u.dept_cd = any(${deptsOf(person)}::text[])` : sql`true`
  // What is still growing would tell of each who comes in.
  const plans = levelCd === 'S' ? sql`p.status_cd = 'CLOSED'` : sql`p.status_cd in ('APPR', 'OPEN', 'DOING', 'CLOSED')`
  return sql`
    with person as (
      select distinct on (p.hea_checkup_year, t.user_id) p.hea_checkup_year as year, d.dept_cd,
        case when t.target_status_cd not in ('DONE', 'EXT') then 'OPEN' else coalesce(r.overall_grade_cd, 'NONE') end as outcome
      from hea_checkup_plan p join hea_checkup_target t on t.hea_checkup_plan_no = p.hea_checkup_plan_no
        join sys_user u on u.user_id = t.user_id join directory_dept d on d.dept_cd = u.dept_cd
        left join lateral (select x.overall_grade_cd from hea_checkup_result x
          where x.hea_checkup_target_no = t.hea_checkup_target_no and x.status_cd <> 'SEALED' and ${isCurrent('x')}
          order by x.second_round_yn desc, x.hea_checkup_result_no desc limit 1) r on true
      where p.delete_yn = 'N' and t.delete_yn = 'N' and ${plans} and ${plants} and ${depts}
        and p.hea_checkup_class_cd = ${classCd} and p.hea_checkup_year between ${from} and ${to}
        and t.target_status_cd <> 'EXCLUDED'
      order by p.hea_checkup_year, t.user_id, t.target_status_cd in ('DONE', 'EXT') desc, t.hea_checkup_target_no desc)
    select n.year, n.dept_cd as "deptCd", coalesce(d.dept_nm, n.dept_cd) as "deptNm", n.outcome as "outcomeCd",
      count(*)::int as "personCnt"
    from person n left join directory_dept d on d.dept_cd = n.dept_cd
    group by n.year, n.dept_cd, d.dept_nm, n.outcome order by n.year, d.dept_nm, n.dept_cd`
}
