/** What a round takes over from its course: shown while it is written, copied for good when it is opened. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EduClass } from '../course/edu-codes.model.ts'

export interface Course {
  courseNm: string
  eduClassCd: EduClass
  specialKindNo: number | null
  legalYn: 'Y' | 'N'
  testYn: 'Y' | 'N'
  creditMinVal: number
  passScore: number
  attendPctVal: number
  validMonthCnt: number | null
  renewDayCnt: number | null
  useYn: 'Y' | 'N'
}

export async function courseOf(db: Queries, eduCourseCd: string | null): Promise<Course | undefined> {
  const [course] = await db.query<Course>(sql`
    select course_nm as "courseNm", edu_class_cd as "eduClassCd", special_kind_no as "specialKindNo", legal_yn as "legalYn",
      test_yn as "testYn", credit_min_val as "creditMinVal", pass_score as "passScore", attend_pct_val as "attendPctVal",
      valid_month_cnt as "validMonthCnt", renew_day_cnt as "renewDayCnt", use_yn as "useYn"
    from edu_course where edu_course_cd = ${eduCourseCd} and delete_yn = 'N'`)
  return course
}

const LAST_OF_TIME = 16
/** `입문교육 2026-11-24 14:00` */
export const titleOf = (course: Pick<Course, 'courseNm'>, startDt: string | null): string =>
  startDt ? `${course.courseNm} ${dayOf(startDt)} ${seoulTime(startDt)}` : course.courseNm

const seoulTime = (instant: string): string => {
  const inSeoul = new Date(new Date(instant).getTime() + 9 * 3_600_000)
  return inSeoul.toISOString().slice(11, LAST_OF_TIME)
}
