import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ENTRY_COURSE, eduCourses } from './edu-course.seed.ts'
import { entryQuestions } from './questions/entry-questions.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addEduCourses(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`with added as (
        insert into edu_course (edu_course_cd, course_nm, edu_class_cd, special_kind_no, legal_yn, credit_min_val, method_cd, test_yn,
          valid_month_cnt, renew_day_cnt, absence_day_cnt, sort_order)
        select c."eduCourseCd", c."courseNm", c."eduClassCd", c."specialKindNo", c."legalYn", c."creditMinVal", 'CLASS', c."testYn",
          c."validMonthCnt", c."renewDayCnt", c."absenceDayCnt", (row_number() over ()) * 10
        from jsonb_to_recordset(${JSON.stringify(eduCourses)}::jsonb) as c("eduCourseCd" text, "courseNm" text, "eduClassCd" text,
          "specialKindNo" int, "legalYn" text, "creditMinVal" int, "testYn" text, "validMonthCnt" int, "renewDayCnt" int,
          "absenceDayCnt" int)
        where not exists (select from edu_course) returning edu_course_cd)
      ${questions} where exists (select from added where edu_course_cd = ${ENTRY_COURSE})`,
  )
  await addLanguages(db)
}

const bank = entryQuestions()
const korean = new Map(
  bank
    .filter(({ langCd }) => langCd === 'kr')
    .map(({ questionCd, questionDesc, choices }) => [questionCd, [questionDesc, ...choices]]),
)
const rows = JSON.stringify(bank.map((one) => ({ ...one, korean: korean.get(one.questionCd) })))
const questions = sql`insert into edu_question (edu_course_cd, question_cd, lang_cd, question_desc, choice1_desc, choice2_desc,
    choice3_desc, choice4_desc, answer_no)
  select ${ENTRY_COURSE}, q."questionCd", q."langCd", q."questionDesc", q.choices->>0, q.choices->>1, q.choices->>2,
    q.choices->>3, q."answerNo"
  from jsonb_to_recordset(${rows}::jsonb) as q("questionCd" text, "langCd" text, "questionDesc" text, choices jsonb, "answerNo" int,
    korean jsonb)`

/**
 * A language that came with a later version, and of it the questions that the site still asks as they were brought. Of a
 * language in which it has ever had one, none is added: it may have taken out the others.
 */
async function addLanguages(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`${questions} where not exists (select from edu_question o where o.edu_course_cd = ${ENTRY_COURSE} and o.lang_cd = q."langCd")
      and exists (select from edu_question k where k.edu_course_cd = ${ENTRY_COURSE} and k.question_cd = q."questionCd"
        and k.lang_cd = 'kr' and k.use_yn = 'Y' and k.delete_yn = 'N' and k.answer_no = q."answerNo"
        and jsonb_build_array(k.question_desc, k.choice1_desc, k.choice2_desc, k.choice3_desc, k.choice4_desc) = q.korean)`,
  )
}
