/** Deadlines of results and follow-ups. Messages name a number and a day, no finding and nobody. */
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, reached } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { checkupPlan } from '../checkup/checkup-plan.model.ts'
import { MY_CHECKUP } from '../checkup/checkup-tell.ts'
import { checkupResult } from './checkup-result.model.ts'
import { followUp } from './follow-up.model.ts'
import { SECOND_WAITS } from './result-texts.ts'

/** K9: told so many days before, on the day itself, and once it has passed. */
const REPORT_DAYS = [7, 3, 0]

/** @law 산업안전보건법 제132조제5항, 시행규칙 제210조 */
export const heaReportDue: Job = {
  name: 'hea-report-due',
  label: '사후관리 보고기한 알림',
  cron: '30 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const since = await firstStartDt(tx)
      const left = sql`(f.report_due_ymd - ${clock.today()}::date)`
      const mark = markOf(sql`f.report_due_ymd`, REPORT_DAYS, days)
      const told = (when: Sql, step: Sql) => sql`
        select p.user_id, f.hea_follow_up_no as biz_no,
          jsonb_build_object('no', f.hea_follow_up_doc_no, 'due', f.report_due_ymd) as values_json,
          'hea-report-due:' || f.hea_follow_up_no || ':' || ${step} as once_key
        from hea_follow_up f cross join lateral (select user_id from directory_role
          where auth_grp_cd = 'HLM' and plant_cd = f.plant_cd) p
        where f.delete_yn = 'N' and f.report_yn = 'Y' and f.status_cd in ('PLAN', 'DOING', 'EXPLAINED')
          and f.create_dt >= ${since}::timestamptz and ${when}`
      const soon = await notify.each(told(sql`${mark} is not null`, sql`${mark}::text`), {
        model: followUp,
        text: '사후관리 조치결과 보고기한이 다가옵니다({due}): {no}',
        tone: 'waiting',
      })
      const late = await notify.each(told(sql`${left} < 0`, raw(`'late'`)), {
        model: followUp,
        text: '사후관리 조치결과 보고기한이 지났습니다({due}): {no}',
        tone: 'danger',
      })
      return soon + late
    }),
}

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
        {
          model: checkupPlan,
          text: '검진결과가 기한 안에 오지 않았습니다. 기관에 독촉하십시오: {title} ({ymd} 검진, {n}명)',
          tone: 'danger',
        },
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
        and r.second_round_yn = 'N' and r.delete_yn = 'N'`
      const values = sql`jsonb_build_object('no', r.hea_checkup_result_doc_no, 'due', s.second_due_ymd) as values_json`
      const reminded = await notify.each(
        sql`select p.user_id, r.hea_checkup_result_no as biz_no, ${values}, 'hea-second:' || s.hea_checkup_target_no || ':D+7' as once_key
          from hea_second_exam s ${result} cross join lateral (select user_id from directory_role
            where auth_grp_cd in ('HLM', 'NUR') and plant_cd = s.plant_cd) p
          where ${open} and ${isReminded}`,
        { model: checkupResult, text: '통보한 검진을 아직 받지 않았습니다({due}): {no}', tone: 'waiting' },
      )
      const proposed = await notify.each(
        sql`select p.user_id, r.hea_checkup_result_no as biz_no, ${values}, 'hea-second:' || s.hea_checkup_target_no || ':end' as once_key
          from hea_second_exam s ${result} cross join lateral (select user_id from directory_role
            where auth_grp_cd = 'HLM' and plant_cd = s.plant_cd) p
          where ${open} and s.second_notice_ymd + ${endDays}::int < ${today}::date`,
        { model: checkupResult, text: '판정불가(U)로 바꿀지 검토하십시오: {no}', tone: 'danger' },
      )
      const people = await tx.query<{ userId: string; no: number; planNo: number }>(sql`select s.user_id as "userId",
          s.hea_checkup_target_no as no, t.hea_checkup_plan_no as "planNo"
        from hea_second_exam s join hea_checkup_target t on t.hea_checkup_target_no = s.hea_checkup_target_no
        where ${open} and ${isReminded}`)
      for (const { userId, no, planNo } of people)
        await notify.people([userId], {
          text: SECOND_WAITS,
          tone: 'waiting',
          onceKey: `hea-second-own:${no}`,
          about: { model: MY_CHECKUP, no: planNo },
        })
      return reminded + proposed + people.length
    }),
}
