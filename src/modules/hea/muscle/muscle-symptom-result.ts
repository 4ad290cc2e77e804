/** What a survey's answers say, in numbers that give nobody away (section 6). */
import { translate } from '#platform/model/i18n.ts'
import { hideSmallCells, hideSmallGroups, hideSmallGroupsBeside, withTotals } from '#platform/model/small-cells.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Row } from '#platform/server/documents/shape.ts'
import { type Result, type Shown, surveySymptoms, symptomSheet, workSymptoms } from './muscle-symptom.calls.ts'
import { bodyParts, verdicts } from './symptom.logic.ts'

const sheet = answer(symptomSheet, async ({ record, program, person: { userId }, now, ip, request, services }) => {
  const result = await resultOf(program, record)
  const t = (korean: string) => translate('hea', request.language, korean)
  const event = { now, userId, ip: ip ?? '', accessCd: 'EXPORT' as const }
  await logAccess(services.db, { ...event, bizCd: 'muscle-symptom-result', rowCnt: result.depts.length })
  return {
    label: t('증상조사 집계'),
    columns: [
      { text: t('구분'), kind: 'text' as const, width: 12 },
      { text: t('이름'), kind: 'text' as const, width: 28 },
      ...Object.values(verdicts).map((text) => ({ text: t(text), kind: 'text' as const, width: 12 })),
      { text: t('응답'), kind: 'text' as const, width: 12 },
    ],
    rows: sheetRows(result, t),
  }
})

export const resultRoutes = routes(
  answer(surveySymptoms, ({ record, program }) => resultOf(program, record)),
  sheet,
  answer(workSymptoms, ({ record, program }) => resultOfWork(program, record)),
)

function* sheetRows({ depts, all, parts }: Result, t: (korean: string) => string): Generator<unknown[]> {
  const cells = ({ counts, total }: Shown) => [...counts, total].map((one) => one ?? '-')
  for (const row of depts) yield [t('부서'), row.deptNm ?? row.deptCd, ...cells(row)]
  yield [t('부서'), t('합계'), ...cells(all)]
  for (const row of parts) yield [t('부위'), t(bodyParts[row.partCd as keyof typeof bodyParts]), ...cells(row)]
}

interface Counted {
  key: string
  name: string | null
  normal: number
  watch: number
  pain: number
}
/** In the order of `verdicts`. */
const countsOf = ({ normal, watch, pain }: Counted): number[] => [normal, watch, pain]
/** A line with its total last. */
const lineOf = (cells: readonly (number | null)[]): Shown => ({
  counts: cells.slice(0, -1),
  total: cells.at(-1) ?? null,
})

const is = (verdict: string) => sql`count(*) filter (where a.verdict_cd = ${verdict})::int`
const counts = sql`${is('NORMAL')} as normal, ${is('WATCH')} as watch, ${is('PAIN')} as pain`

/** Where somebody is counted: in his department, or at his vendor. */
const unit = sql`coalesce(a.dept_cd, a.worker_vendor_cd)`

/** Counted past the fence of the rows, told past it never: only what hides nobody's number leaves. */
async function resultOf(program: Queries, survey: Row): Promise<Result> {
  const within = sql`a.muscle_survey_no = ${survey.muscleSurveyNo} and a.delete_yn = 'N'`
  const [depts, parts] = await Promise.all([
    program.query<Counted>(sql`select ${unit} as key, max(coalesce((select d.dept_nm from directory_dept d where d.dept_cd = a.dept_cd),
          (select v.vendor_nm from vendor_info v where v.vendor_cd = a.worker_vendor_cd))) as name, ${counts}
        from muscle_symptom a where ${within} group by ${unit} order by min(a.dept_cd) is null, 2, 1`),
    partCounts(program, within),
  ])
  const lines = hideSmallCells(withTotals(depts.map(countsOf))).map(lineOf)
  const all = lines.at(-1) ?? { counts: [], total: null }
  return {
    surveyTitle: String(survey.surveyTitle),
    depts: depts.map(({ key, name }, index) => ({
      counts: [],
      total: null,
      ...lines[index],
      deptCd: key,
      deptNm: name,
    })),
    all,
    parts: shownParts(parts, all.total === null),
  }
}

/** How many are normal, to be watched, in pain at each part of the body: the judgement of a part, not of the person. */
const partCounts = (program: Queries, within: Sql) =>
  program.query<Counted>(sql`with answers as materialized (select a.muscle_symptom_no from muscle_symptom a where ${within}),
      judged as (
        select c.part_cd, case
          when c.duration_cd::int >= 3 and c.pain_cd::int >= 3 and c.freq_cd::int >= 3 then 'PAIN'
          when (c.duration_cd::int >= 3 or c.freq_cd::int >= 3) and c.pain_cd::int >= 2 then 'WATCH'
          else 'NORMAL' end as verdict
        from answers join muscle_symptom_complaints c using (muscle_symptom_no)
      )
      select p.key, null as name,
        ((select count(*) from answers) - count(*) filter (where j.verdict in ('WATCH', 'PAIN')))::int as normal,
        (count(*) filter (where j.verdict = 'WATCH'))::int as watch, (count(*) filter (where j.verdict = 'PAIN'))::int as pain
      from unnest(${Object.keys(bodyParts)}::text[]) with ordinality as p(key, place) left join judged j on j.part_cd = p.key
      group by p.key, p.place order by p.place`)

/** Of each part by itself: the same people are counted at every one. */
const shownParts = (parts: readonly Counted[], isClosed: boolean) =>
  parts.map((part) => {
    const { groups, total } = hideSmallGroups(countsOf(part))
    return {
      partCd: part.key,
      ...(isClosed ? { counts: groups.map(() => null), total: null } : { counts: groups, total }),
    }
  })

/** A work beside the departments of those who do it, so that the two together give nobody away either. */
async function resultOfWork(program: Queries, work: Row) {
  const no = work.muscleWorkNo
  const survey = sql`a.muscle_survey_no = ${work.muscleSurveyNo} and a.delete_yn = 'N'`
  const ofWork = sql`${survey} and a.muscle_work_no = ${no}`
  const [[own], [others]] = await Promise.all([
    program.query<Counted>(sql`select '' as key, null as name, ${counts} from muscle_symptom a where ${ofWork}`),
    program.query<Counted>(sql`select '' as key, null as name, ${counts} from muscle_symptom a
        where ${survey} and a.muscle_work_no is distinct from ${no}
          and ${unit} in (select coalesce(b.dept_cd, b.worker_vendor_cd) from muscle_symptom b
            where b.muscle_survey_no = ${work.muscleSurveyNo} and b.muscle_work_no = ${no} and b.delete_yn = 'N')`),
  ])
  const nobody = [0, 0, 0]
  const { groups, total } = hideSmallGroupsBeside(own ? countsOf(own) : nobody, others ? countsOf(others) : nobody)
  const parts = total === null ? [] : shownParts(await partCounts(program, ofWork), false)
  return { work: { counts: groups, total }, parts }
}
