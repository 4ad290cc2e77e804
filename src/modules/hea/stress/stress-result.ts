/** What a survey tells: of groups of five and more, compared with the whole and with the company's reference lines. */

import { hideSmallGroups, SMALLEST_GROUP } from '#platform/model/small-cells.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { areasOf, type KossForm } from './koss.model.ts'
import type { StressGroup } from './stress.calls.ts'
import { mergeUpward, REST } from './stress.logic.ts'

interface Sums {
  key: string | null
  answerCnt: number
  /** By area: sums of the scores that there are, and how many. */
  sums: number[]
  counts: number[]
  totalSum: number | null
  totalCnt: number
}
interface DeptRow {
  deptCd: string
  deptNm: string | null
  pdeptCd: string | null
  targetCnt: number
}

/** @param isOver before its end a survey tells how many have answered, and nothing of what */
export async function stressResult(db: Queries, stressSurveyNo: number, formCd: KossForm, isOver: boolean) {
  const size = areasOf(formCd).length
  const grouped = (key: Sql) => db.query<Sums>(sumsOf(stressSurveyNo, key, size))
  const [byDept, bySex, depts, refs] = await Promise.all([
    grouped(sql`a.dept_cd`),
    grouped(sql`a.sex_cd`),
    deptsOf(db, stressSurveyNo),
    db.query<{ code: string; value: string }>(
      sql`select code, code_nm as value from directory_code where code_grp_cd = 'HEA_KOSS_REF' and use_yn = 'Y' and delete_yn = 'N'`,
    ),
  ])
  const whole = added(null, byDept, size)
  const shown = (sums: Sums) => (isOver ? meansOf(sums) : { scores: Array<null>(size).fill(null), totalScore: null })
  const targetCnt = depts.reduce((sum, dept) => sum + dept.targetCnt, 0)
  return {
    site: {
      key: 'SITE',
      name: null,
      mergedInto: null,
      targetCnt,
      answerCnt: whole.answerCnt < SMALLEST_GROUP && isOver ? null : whole.answerCnt,
      ...shown(whole),
    },
    groups: groupsOf(byDept, depts, size).map(({ sums, ...group }) => ({ ...group, ...shown(sums) })),
    bySex: sexesOf(bySex).map(({ sums, ...group }) => ({ ...group, ...shown(sums) })),
    refs: refs.flatMap(({ code, value }) => (Number.isFinite(Number(value)) ? [{ code, value: Number(value) }] : [])),
  }
}

const sumsOf = (stressSurveyNo: number, key: Sql, size: number): Sql => sql`
  select key, max(n)::int as "answerCnt", array_agg(score order by at) as sums, array_agg(cnt order by at) as counts,
    max(total) as "totalSum", max(total_cnt)::int as "totalCnt"
  from (select ${key} as key, t.at, count(*) as n, coalesce(sum(t.score), 0)::float8 as score, count(t.score)::int as cnt,
      sum(a.total_score)::float8 as total, count(a.total_score) as total_cnt
    from stress_answer a cross join lateral unnest(a.scores) with ordinality t(score, at)
    where a.stress_survey_no = ${stressSurveyNo} and cardinality(a.scores) = ${size} group by 1, 2) g group by key`

const deptsOf = (db: Queries, stressSurveyNo: number): Promise<DeptRow[]> =>
  db.query<DeptRow>(sql`with recursive asked as (
      select dept_cd, count(*)::int as n from stress_invite where stress_survey_no = ${stressSurveyNo} group by 1
    ), tree as (
      select d.dept_cd, d.pdept_cd from directory_dept d join asked using (dept_cd)
      union select d.dept_cd, d.pdept_cd from directory_dept d join tree t on t.pdept_cd = d.dept_cd
    ) select t.dept_cd as "deptCd", d.dept_nm as "deptNm", t.pdept_cd as "pdeptCd", coalesce(a.n, 0) as "targetCnt"
    from tree t join directory_dept d using (dept_cd) left join asked a using (dept_cd) order by 1`)

function added(key: string | null, parts: readonly Sums[], size: number): Sums {
  const zero = (): number[] => Array<number>(size).fill(0)
  const at = (values: readonly number[], index: number) => values[index] ?? 0
  return parts.reduce<Sums>(
    (sum, part) => ({
      key,
      answerCnt: sum.answerCnt + part.answerCnt,
      sums: sum.sums.map((value, index) => value + at(part.sums, index)),
      counts: sum.counts.map((value, index) => value + at(part.counts, index)),
      totalSum: (sum.totalSum ?? 0) + (part.totalSum ?? 0),
      totalCnt: sum.totalCnt + part.totalCnt,
    }),
    { key, answerCnt: 0, sums: zero(), counts: zero(), totalSum: 0, totalCnt: 0 },
  )
}

function meansOf({ sums, counts, totalSum, totalCnt }: Sums) {
  const mean = (sum: number, count: number) => (count < SMALLEST_GROUP ? null : Math.round((sum / count) * 10) / 10)
  return { scores: sums.map((sum, index) => mean(sum, counts[index] ?? 0)), totalScore: mean(totalSum ?? 0, totalCnt) }
}

type Group = Omit<StressGroup, 'scores' | 'totalScore'> & { sums: Sums }

/** Departments that have answers, or are asked: alone, or counted above. */
function groupsOf(byDept: readonly Sums[], depts: readonly DeptRow[], size: number): Group[] {
  const answers = new Map(byDept.map((sums) => [sums.key, sums]))
  const counted = depts.map((dept) => ({ ...dept, answerCnt: answers.get(dept.deptCd)?.answerCnt ?? 0 }))
  const into = mergeUpward(counted)
  const names = new Map(depts.map(({ deptCd, deptNm }) => [deptCd, deptNm]))
  const groupKeys = [...new Set(into.values())]
  const groups = groupKeys.map((key): Group => {
    const members = counted.filter(({ deptCd }) => into.get(deptCd) === key)
    const sums = added(
      key,
      members.flatMap(({ deptCd }) => answers.get(deptCd) ?? []),
      size,
    )
    return {
      key,
      name: names.get(key) ?? null,
      mergedInto: null,
      targetCnt: members.reduce((sum, { targetCnt }) => sum + targetCnt, 0),
      answerCnt: sums.answerCnt < SMALLEST_GROUP ? null : sums.answerCnt,
      sums,
    }
  })
  const merged = counted
    .filter(({ deptCd, targetCnt }) => into.get(deptCd) !== deptCd && targetCnt > 0)
    .map(
      ({ deptCd, deptNm, targetCnt }): Group => ({
        key: deptCd,
        name: deptNm,
        mergedInto: into.get(deptCd) ?? REST,
        targetCnt,
        answerCnt: null,
        sums: added(deptCd, [], size),
      }),
    )
  return [...groups.filter(({ targetCnt }) => targetCnt > 0), ...merged]
}

/** Both or neither, where the one would be told by the difference. */
function sexesOf(bySex: readonly Sums[]): Group[] {
  const { groups } = hideSmallGroups(bySex.map(({ answerCnt }) => answerCnt))
  return bySex.flatMap((sums, index): Group[] =>
    sums.key === null || groups[index] === null
      ? []
      : [{ key: sums.key, name: null, mergedInto: null, targetCnt: 0, answerCnt: sums.answerCnt, sums }],
  )
}
