/** Answering a survey: for oneself, once, and again until it is closed. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { type Answer, answerSymptoms, type Mine, mySymptoms } from './muscle-symptom.calls.ts'
import { refused, requireParts, saveAnswer } from './muscle-symptom-save.ts'

const mine = answer(mySymptoms, async ({ person, program }) => ({
  rows: await program.query<Mine>(surveysOf(person)),
}))

const given = answer(answerSymptoms, async ({ person, body, program, tx, ip }) => {
  if (person.kind !== 'staff') throw forbidden()
  await requireAsked(program, person, body)
  const { userId, deptCd, plantCd } = person
  return { verdictCd: await saveAnswer(tx, { by: person, ip }, { userId, deptCd, plantCd }, body) }
})

export const answerRoutes = routes(mine, given)

/** Works of the person's department, or of one above it. */
const ofHisDept = (person: SignedInPerson) => sql`('DEPT:' || w.dept_cd) = any (jikim_dept_words(${person.deptCd}))
  and w.delete_yn = 'N' and w.status_cd <> 'CANC'`

/** Surveys under way that ask the person, and those that he has answered; the plan itself he need not be able to open. */
const surveysOf = (person: SignedInPerson) =>
  sql`select s.muscle_survey_no as "muscleSurveyNo", s.survey_title as "surveyTitle", s.end_ymd as "endYmd",
      case when s.status_cd = 'DOING' then 'Y' else 'N' end as "openYn",
      coalesce((select jsonb_agg(jsonb_build_object('muscleWorkNo', w.muscle_work_no, 'workNm', w.work_nm) order by w.work_nm)
        from muscle_work w where w.muscle_survey_no = s.muscle_survey_no and ${ofHisDept(person)}), '[]') as works,
      (select jsonb_build_object('muscleSymptomNo', a.muscle_symptom_no, 'muscleWorkNo', a.muscle_work_no, 'painYn', a.pain_yn,
          'verdictCd', a.verdict_cd, 'updateDt', a.update_dt, 'complaints', coalesce((
            select jsonb_agg(jsonb_build_object('partCd', c.part_cd, 'durationCd', c.duration_cd, 'painCd', c.pain_cd,
              'freqCd', c.freq_cd, 'lastWeekYn', c.last_week_yn,
              'effectCds', coalesce(to_jsonb(string_to_array(nullif(c.effect_cds, ''), ',')), '[]')) order by c.seq_no)
            from muscle_symptom_complaints c where c.muscle_symptom_no = a.muscle_symptom_no), '[]'))
        from muscle_symptom a where a.muscle_survey_no = s.muscle_survey_no and a.user_id = ${person.userId} and a.delete_yn = 'N'
        order by a.muscle_symptom_no limit 1) as answer
      from muscle_survey s
      where s.delete_yn = 'N' and s.plant_cd = ${person.plantCd} and (
        s.status_cd = 'DOING' and exists (select from muscle_work w where w.muscle_survey_no = s.muscle_survey_no and ${ofHisDept(person)})
        or exists (select from muscle_symptom a where a.muscle_survey_no = s.muscle_survey_no and a.user_id = ${person.userId} and a.delete_yn = 'N'))
      order by s.status_cd = 'DOING' desc, s.muscle_survey_no desc limit 20`

async function requireAsked(program: Queries, person: SignedInPerson, given: Answer): Promise<void> {
  const [survey] = await program.query<{ statusCd: string; works: number[] }>(
    sql`select s.status_cd as "statusCd", array_agg(w.muscle_work_no::int) as works
      from muscle_survey s join muscle_work w using (muscle_survey_no)
      where s.muscle_survey_no = ${given.muscleSurveyNo} and s.plant_cd = ${person.plantCd} and s.delete_yn = 'N' and ${ofHisDept(person)}
      group by s.status_cd`,
  )
  if (!survey) throw refused('muscleSurveyNo', 'HEA_MSD_NOT_ASKED', '참여할 수 있는 증상조사가 아닙니다.')
  if (survey.statusCd !== 'DOING')
    throw refused('', 'HEA_MSD_ANSWERS_CLOSED', '증상조사가 마감되어 답을 바꿀 수 없습니다.')
  if (given.muscleWorkNo !== null && !survey.works.includes(given.muscleWorkNo))
    throw refused('muscleWorkNo', 'HEA_MSD_OTHER_WORK', '이 조사의 단위작업이 아닙니다.')
  requireParts(given)
}
