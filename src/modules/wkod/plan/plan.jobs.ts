/** What time brings to plans: papers that are late, vendors that are kept out, work that should be over. */
import { addDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { afterLimits } from './plan-checks.ts'
import { suspendPlans } from './plan-suspend.ts'
import { wkodPlan } from './wkod-plan.model.ts'

/** R4: the vendor hears when papers are late, the head of safety when they still are a week later. */
const planPapersLate: Job = {
  name: 'plan-papers-late',
  label: '작업계획 사후서류 지연',
  cron: '20 8 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const { dueDays, headDays } = await afterLimits(tx, today)
      const since = await firstStartDt(tx)
      const notify = notifyThrough(tx, clock.now())
      const late = sql`p.status_cd = 'AFTER' and p.after_lack_yn = 'Y' and p.delete_yn = 'N' and p.update_dt >= ${since}::timestamptz`
      const values = sql`jsonb_build_object('title', p.wkod_title, 'due', p.after_due_ymd, 'n', ${today}::date - p.after_due_ymd)`
      const vendors = await notify.each(
        sql`select d.user_id, p.wkod_plan_no as biz_no, ${values} as values_json, 'plan-late:' || p.wkod_plan_no as once_key
          from wkod_plan p join directory_role d on d.vendor_cd = p.vendor_cd and d.auth_grp_cd in ('VSM', 'VAD')
          where ${late} and p.actual_end_ymd < ${addDays(today, -dueDays)}::date`,
        { model: wkodPlan, text: '사후서류 제출기한({due})이 지났습니다: {title}', tone: 'danger' },
      )
      const heads = await notify.each(
        sql`select d.user_id, p.wkod_plan_no as biz_no, ${values} as values_json, 'plan-late-head:' || p.wkod_plan_no as once_key
          from wkod_plan p join directory_role d on d.plant_cd = p.plant_cd and d.auth_grp_cd = 'SHD'
          where ${late} and p.actual_end_ymd <= ${addDays(today, -headDays)}::date`,
        { model: wkodPlan, text: '사후서류가 {n}일째 늦고 있습니다: {title}', tone: 'danger' },
      )
      return vendors + heads
    }),
}

/** A vendor that is kept out works under no plan; lifting that is the safety manager's. */
const planVendorsOut: Job = {
  name: 'plan-vendors-out',
  label: '출입정지 업체 작업계획 중지',
  cron: '*/10 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const stopped = await suspendPlans(
        tx,
        sql`r.vendor_cd in (select v.vendor_cd from vendor_info v where v.vendor_status_cd = 'SUSP' and v.delete_yn = 'N')`,
        '업체 출입정지',
        clock.now(),
      )
      return stopped.length
    }),
}

/** The day after its last day a plan is to be ended, or revised. */
const planOverdue: Job = {
  name: 'plan-overdue',
  label: '작업계획 종료 확인',
  cron: '30 8 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const since = await firstStartDt(tx)
      return notifyThrough(tx, clock.now()).each(
        sql`select p.own_user_id as user_id, p.wkod_plan_no as biz_no, jsonb_build_object('title', p.wkod_title, 'due', p.plan_end_ymd) as values_json,
            'plan-over:' || p.wkod_plan_no || ':' || p.plan_end_ymd as once_key
          from wkod_plan p where p.status_cd = 'APPR' and p.delete_yn = 'N' and p.plan_end_ymd < ${clock.today()}::date
            and p.plan_end_ymd >= ${since}::timestamptz::date and p.own_user_id is not null`,
        { model: wkodPlan, text: '계획기간({due})이 끝났습니다. 작업종료를 처리해 주세요: {title}', tone: 'waiting' },
      )
    }),
}

export const planJobs: readonly Job[] = [planPapersLate, planVendorsOut, planOverdue]
