/** Requests that wait longer than agreed go to the head of the host department. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { deptRqst } from './dept-rqst.model.ts'

export const deptRqstLate: Job = {
  name: 'dept-rqst-late',
  label: '업체별 대상 신청 지연',
  cron: '0 8 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const since = await firstStartDt(tx)
      return notifyThrough(tx, clock.now()).each(
        sql`select coalesce(d.head_user_id, m.user_id) as user_id, r.dept_rqst_no as biz_no,
            jsonb_build_object('title', r.rqst_title, 'due', w.due) as values_json,
            'dept-rqst-late:' || r.dept_rqst_no || ':' || r.status_cd || ':' || w.due as once_key
          from dept_rqst r
            cross join lateral (select case r.status_cd when 'RQST' then r.host_due_ymd else r.confirm_due_ymd end as due) w
            left join sys_dept d on d.dept_cd = r.host_dept_cd
            left join lateral (select user_id from directory_role where auth_grp_cd = 'MGR' and plant_cd = r.plant_cd limit 1) m on true
          where r.delete_yn = 'N' and r.status_cd in ('RQST', 'HOST_OK') and w.due < ${clock.today()}::date
            and r.create_dt >= ${since}::timestamptz and coalesce(d.head_user_id, m.user_id) is not null`,
        { model: deptRqst, text: '대상 신청 처리가 늦어지고 있습니다({due}): {title}', tone: 'danger' },
      )
    }),
}
