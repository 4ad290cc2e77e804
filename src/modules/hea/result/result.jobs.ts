/** Results that do not come, and second examinations that nobody goes to. */
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, reached } from '#platform/server/jobs/run-days.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { resultMessages as m } from './result.messages.ts'
import { isCurrent } from './result-current.sql.ts'

/** K10: the organisation is urged on the day after its last. @law 산업안전보건법 시행규칙 제209조 */
export const heaResultDelay: Job = {
  name: 'hea-result-delay',
  label: '건강진단 결과 지연 알림',
  cron: '40 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const days = Number((await legalParam(tx, 'HEA_RESULT_D', today)).legalParamVal)
      const since = await firstStartDt(tx)
      const missing = sql`
        select t.hea_checkup_plan_no, t.plant_cd, t.exam_ymd, count(*) as n from hea_checkup_target t
        where t.delete_yn = 'N' and t.target_status_cd = 'DONE' and t.exam_ymd + ${days}::int < ${today}::date
          and t.exam_ymd >= ${since}::timestamptz::date - ${days}::int
          and not exists (select from hea_checkup_result r where r.hea_checkup_target_no = t.hea_checkup_target_no and r.delete_yn = 'N')
        group by 1, 2, 3`
      return notifyThrough(tx, clock.now()).each(
        sql`select p.user_id, m.hea_checkup_plan_no as biz_no, jsonb_build_object('title', c.hea_checkup_plan_nm,
              'ymd', m.exam_ymd, 'n', m.n) as values_json,
            'hea-result-delay:' || m.hea_checkup_plan_no || ':' || m.exam_ymd as once_key
          from (${missing}) m join hea_checkup_plan c on c.hea_checkup_plan_no = m.hea_checkup_plan_no
            cross join lateral (select user_id from directory_role where auth_grp_cd in ('HLM', 'NUR') and plant_cd = m.plant_cd) p`,
        m.HEA_RESULT_DELAY,
      )
    }),
}

/** The person is reminded a week after the notice. */
const SECOND_REMINDER_DAYS = 7

export const heaSecondExam: Job = {
  name: 'hea-second-exam',
  label: '제2차건강진단 알림',
  cron: '50 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const today = clock.today()
      const endDays = Number((await legalParam(tx, 'HEA_SECOND_END_D', today)).legalParamVal)
      const isReminded = reached(sql`(s.second_notice_ymd + ${SECOND_REMINDER_DAYS}::int)`, days)
      const open = sql`s.done_ymd is null and s.delete_yn = 'N'`
      const result = sql`join hea_checkup_result r on r.hea_checkup_target_no = s.hea_checkup_target_no
        and r.second_round_yn = 'N' and ${isCurrent()}`
      const values = sql`jsonb_build_object('no', r.hea_checkup_result_doc_no, 'due', s.second_due_ymd) as values_json`
      const reminded = await notify.each(
        sql`select p.user_id, r.hea_checkup_result_no as biz_no, ${values}, 'hea-second:' || s.hea_checkup_target_no || ':D+7' as once_key
          from hea_second_exam s ${result} cross join lateral (select user_id from directory_role
            where auth_grp_cd in ('HLM', 'NUR') and plant_cd = s.plant_cd) p
          where ${open} and ${isReminded}`,
        m.HEA_SECOND_WAITS,
      )
      const proposed = await notify.each(
        sql`select p.user_id, r.hea_checkup_result_no as biz_no, ${values}, 'hea-second:' || s.hea_checkup_target_no || ':end' as once_key
          from hea_second_exam s ${result} cross join lateral (select user_id from directory_role
            where auth_grp_cd = 'HLM' and plant_cd = s.plant_cd) p
          where ${open} and s.second_notice_ymd + ${endDays}::int < ${today}::date`,
        m.HEA_SECOND_END,
      )
      const people = await tx.query<{
        userId: string
        no: number
        heaCheckupPlanNo: number
      }>(sql`select s.user_id as "userId",
          s.hea_checkup_target_no as no, t.hea_checkup_plan_no as "heaCheckupPlanNo"
        from hea_second_exam s join hea_checkup_target t on t.hea_checkup_target_no = s.hea_checkup_target_no
        where ${open} and ${isReminded}`)
      for (const { userId, no, ...about } of people)
        await notify.people([userId], { ...messageOf(m.HEA_SECOND_OWN, about), onceKey: `hea-second-own:${no}` })
      return reminded + proposed + people.length
    }),
}

/** So many days before the day on which a fitness is judged again. */
const REVIEW_MARKS = [14, 7, 0]

/** A bar does not end by itself: whoever has a physician heard is told in time. @law 산업안전보건법 시행규칙 제220조제2항 */
export const heaFitReview: Job = {
  name: 'hea-fit-review',
  label: '업무적합성 재평가 알림',
  cron: '35 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', (tx) =>
      notifyThrough(tx, clock.now()).each(
        sql`select p.user_id, w.hea_checkup_result_no as biz_no,
            jsonb_build_object('no', r.hea_checkup_result_doc_no, 'due', w.review_ymd) as values_json,
            'hea-fit-review:' || w.work_measure_no || ':D-' || w.mark as once_key
          from (select l.*, ${markOf(sql`l.review_ymd`, REVIEW_MARKS, days)} as mark from hea_work_measure l
              where l.review_ymd is not null and l.end_ymd is null and l.delete_yn = 'N') w
            join hea_checkup_result r on r.hea_checkup_result_no = w.hea_checkup_result_no
            cross join lateral (select distinct user_id from directory_role
              where auth_grp_cd in ('HLM', 'DOC') and plant_cd = w.plant_cd) p
          where w.mark is not null`,
        m.HEA_FIT_REVIEW,
      ),
    ),
}
