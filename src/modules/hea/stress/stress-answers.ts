/** Who is asked, and what was answered, kept apart: statements of the program, whoever acts. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { type StressSurvey, stressSurvey } from './stress-survey.model.ts'

/** Where somebody answers, not where the survey is kept. */
export const mySurvey = { ...stressSurvey, route: { staff: '/hea/stress/myStress' } }

type Targeted = Pick<StressSurvey, 'stressSurveyNo' | 'plantCd' | 'targetDepts'>

/** Who works in the departments named or below them, in the whole plant where none is. */
function targets({ plantCd, targetDepts }: Targeted, today: string): Sql {
  const depts = (targetDepts ?? []).flatMap(({ targetDeptCd }) => (targetDeptCd ? [targetDeptCd] : []))
  const within =
    depts.length === 0
      ? sql`true`
      : sql`u.dept_cd in (with recursive below as (
          select dept_cd from directory_dept where dept_cd = any(${depts}::text[])
          union select d.dept_cd from directory_dept d join below b on d.pdept_cd = b.dept_cd) select dept_cd from below)`
  return sql`from sys_user u where u.plant_cd = ${plantCd} and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    and (u.retire_ymd is null or u.retire_ymd > ${today}::date) and ${within}`
}

export async function countTargets(db: Queries, survey: Targeted, today: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(sql`select count(*)::int as n ${targets(survey, today)}`)
  return row?.n ?? 0
}

/** @returns who was invited */
export async function inviteTargets(db: Transaction, survey: Targeted, today: string): Promise<string[]> {
  const age = sql`extract(year from age(${today}::date, u.birth_ymd))::int`
  const rows = await db.queryAs<{ userId: string }>(
    'SYSTEM',
    sql`insert into stress_invite (stress_survey_no, user_id, dept_cd, sex_cd, age_band_cd, link_key)
      select ${survey.stressSurveyNo}, u.user_id, u.dept_cd, case when u.gender_cd in ('M', 'F') then u.gender_cd end,
        case when ${age} < 30 then '20' when ${age} < 40 then '30' when ${age} < 50 then '40' when ${age} >= 50 then '50' end,
        gen_random_uuid()
      ${targets(survey, today)} on conflict do nothing returning user_id as "userId"`,
  )
  return rows.map(({ userId }) => userId)
}

export async function countAnswers(db: Transaction, { stressSurveyNo }: Targeted): Promise<number> {
  const [row] = await db.queryAs<{ n: number }>(
    'SYSTEM',
    sql`select count(*)::int as n from stress_answer where stress_survey_no = ${stressSurveyNo}`,
  )
  return row?.n ?? 0
}

/**
 * No more links; and what was answered is written anew in an order of chance, so that not even the order in which the
 * database keeps its rows tells who wrote which.
 */
export async function endAnswers(db: Transaction, { stressSurveyNo }: Targeted): Promise<void> {
  await db.queryAs(
    'SYSTEM',
    sql`update stress_invite set link_key = null where stress_survey_no = ${stressSurveyNo} and link_key is not null`,
  )
  await db.queryAs(
    'SYSTEM',
    sql`with taken as (delete from stress_answer where stress_survey_no = ${stressSurveyNo} returning *)
      insert into stress_answer (stress_survey_no, dept_cd, sex_cd, age_band_cd, answers_json, scores, total_score, item_cnt)
      select stress_survey_no, dept_cd, sex_cd, age_band_cd, answers_json, scores, total_score, item_cnt
      from taken order by random()`,
  )
  await db.queryAs(
    'SYSTEM',
    sql`with taken as (delete from stress_opinion where stress_survey_no = ${stressSurveyNo} returning *)
      insert into stress_opinion (stress_survey_no, opinion_desc)
      select stress_survey_no, opinion_desc from taken order by random()`,
  )
}

export interface Answered {
  answers: readonly (number | null)[]
  scores: readonly (number | null)[]
  totalScore: number | null
  opinionDesc: string | null
}

/**
 * The link is spent as the person, whom the database gives no other; the answer is written without him.
 *
 * @returns false where the link has been used
 */
export async function takeAnswer(
  db: Transaction,
  { stressSurveyNo, linkKey }: { stressSurveyNo: number; linkKey: string },
  { answers, scores, totalScore, opinionDesc }: Answered,
): Promise<boolean> {
  const [invite] = await db.query<{ deptCd: string; sexCd: string | null; ageBandCd: string | null }>(sql`
    update stress_invite set answered_yn = 'Y', link_key = null
    where stress_survey_no = ${stressSurveyNo} and link_key = ${linkKey}::uuid and answered_yn = 'N'
    returning dept_cd as "deptCd", sex_cd as "sexCd", age_band_cd as "ageBandCd"`)
  if (!invite) return false
  await db.queryAs(
    'SYSTEM',
    sql`insert into stress_answer (stress_survey_no, dept_cd, sex_cd, age_band_cd, answers_json, scores, total_score, item_cnt)
      values (${stressSurveyNo}, ${invite.deptCd}, ${invite.sexCd}, ${invite.ageBandCd}, ${JSON.stringify(answers)}::jsonb,
        ${scores}::numeric[], ${totalScore}, ${answers.length})`,
  )
  if (opinionDesc)
    await db.queryAs(
      'SYSTEM',
      sql`insert into stress_opinion (stress_survey_no, opinion_desc) values (${stressSurveyNo}, ${opinionDesc})`,
    )
  return true
}
