/** Lessons of an accident as they were published, and how far they are read. Read as the program: a lesson names nobody. */
import { lastRevisionOf, type Reading, readingOf } from '#modules/manage/notice/notice.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Accident } from '../accident.model.ts'
import type { Lesson } from './lesson.calls.ts'

/** The newest first. */
export const lessonsOf = (program: Queries, { accidentNo, doneDt }: Pick<Accident, 'accidentNo' | 'doneDt'>) =>
  program.query<Lesson>(sql`select l.acc_lesson_no::int as "accLessonNo", l.notice_no::int as "noticeNo", l.lesson_title as "lessonTitle",
      l.what_desc as "whatDesc", l.why_desc as "whyDesc", l.learn_desc as "learnDesc", l.create_dt as "publishDt",
      (select p.user_nm from directory_person p where p.user_id = l.create_user_id) as "publishUserNm",
      coalesce(l.create_dt >= ${doneDt}::timestamptz, false) as "isCurrent",
      coalesce((select jsonb_agg(jsonb_build_object('langCd', t.lang_cd, 'titleDesc', t.title_desc, 'bodyDesc', t.body_desc) order by t.seq_no)
        from notice_texts t where t.notice_no = l.notice_no), '[]') as texts
    from acc_lesson l where l.accident_no = ${accidentNo} and l.delete_yn = 'N' order by l.acc_lesson_no desc`)

/** How far the lesson of this round is read: of its last revision. Undefined where none was published. */
export async function readingOfLesson(
  program: Queries,
  { accidentNo, doneDt }: Pick<Accident, 'accidentNo' | 'doneDt'>,
): Promise<Reading | undefined> {
  const [last] = await program.query<{ noticeNo: number }>(
    sql`select notice_no::int as "noticeNo" from acc_lesson
      where accident_no = ${accidentNo} and delete_yn = 'N' and create_dt >= ${doneDt}::timestamptz order by acc_lesson_no desc limit 1`,
  )
  return last && readingOf(program, await lastRevisionOf(program, last.noticeNo))
}

/** Of those whom it is for, who has to have confirmed it. */
const ENOUGH_PCT = 95
export const isEnough = ({ targetCnt, doneCnt }: Pick<Reading, 'targetCnt' | 'doneCnt'>): boolean =>
  targetCnt > 0 && doneCnt * 100 >= targetCnt * ENOUGH_PCT
/** Never rounded up to what it is not. */
export const shareOf = ({ targetCnt, doneCnt }: Pick<Reading, 'targetCnt' | 'doneCnt'>): number =>
  targetCnt === 0 ? 0 : Math.floor((doneCnt * 100) / targetCnt)
