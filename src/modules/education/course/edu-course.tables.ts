import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, nm, yn } from '#platform/server/database/columns.ts'

/** The same for all plants. */
export const eduCourse = pgTable(
  'edu_course',
  {
    eduCourseCd: cd().primaryKey(),
    courseNm: nm().notNull(),
    eduClassCd: cd().notNull(),
    specialKindNo: integer(),
    legalYn: yn(),
    creditMinVal: integer().notNull(),
    methodCd: cd().notNull(),
    testYn: yn(),
    passScore: integer().notNull().default(70),
    attendPctVal: integer().notNull().default(90),
    validMonthCnt: integer(),
    renewDayCnt: integer(),
    absenceDayCnt: integer(),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  () => [
    check('edu_course_kind', sql.raw("(special_kind_no is not null) = (edu_class_cd in ('SPECIAL', 'SUP_SPECIAL'))")),
  ],
)

const choice = () => varchar({ length: 300 }).notNull()

/** Read by those who keep it, and by the program when it draws a test: answers reach nobody else. */
export const eduQuestion = pgTable(
  'edu_question',
  {
    eduQuestionNo: key(),
    eduCourseCd: cd().notNull(),
    questionCd: cd().notNull(),
    langCd: cd().notNull(),
    questionDesc: varchar({ length: 500 }).notNull(),
    choice1Desc: choice(),
    choice2Desc: choice(),
    choice3Desc: choice(),
    choice4Desc: choice(),
    answerNo: integer().notNull(),
    explainDesc: varchar({ length: 500 }),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.eduCourseCd, t.questionCd, t.langCd).where(sql`delete_yn = 'N'`),
    index().on(t.eduCourseCd, t.langCd),
  ],
)
