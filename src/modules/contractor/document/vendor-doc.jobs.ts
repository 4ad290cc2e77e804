/** R6: papers are spoken of at D-30, D-14 and D-7, and end on the day after their last. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, reached } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { recountVendors } from '../master/vendor.recount.ts'
import { WARNED_DAYS } from './vendor-doc.logic.ts'
import { vendorDoc } from './vendor-doc.model.ts'

export const vendorDocDue: Job = {
  name: 'vendor-doc-due',
  label: '업체 서류 만료 알림',
  cron: '5 0 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const now = clock.now()
      const notify = notifyThrough(tx, now)
      const since = await firstStartDt(tx)
      const ended = await tx.query(sql`
        with ended as (
          update vendor_doc set status_cd = 'EXPIRED', row_version = row_version + 1, update_dt = ${now}
          where status_cd = 'CONFIRM' and valid_to_ymd < ${today}::date and delete_yn = 'N' returning *
        )
        insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, diff_json)
        select ${now}, 'SYSTEM', 'vendor-doc', vendor_doc_no::text, plant_cd, vendor_cd, 'EXPIRE', 'CONFIRM', 'EXPIRED', '{}' from ended
        returning 1`)
      const people = sql`select user_id from directory_role where vendor_cd = d.vendor_cd and auth_grp_cd in ('VAD', 'VSM')`
      const mark = markOf(sql`d.valid_to_ymd`, WARNED_DAYS, days)
      const soon = await notify.each(
        sql`select p.user_id, d.vendor_doc_no as biz_no,
            jsonb_build_object('title', d.doc_nm, 'due', d.valid_to_ymd, 'n', d.valid_to_ymd - ${today}::date) as values_json,
            'vendor-doc:' || d.vendor_doc_no || ':' || ${mark} as once_key
          from vendor_doc d cross join lateral (${people}) p
          where d.status_cd = 'CONFIRM' and d.delete_yn = 'N' and ${mark} is not null`,
        { model: vendorDoc, text: '서류 만료 {n}일 전입니다({due}): {title}', tone: 'waiting' },
      )
      const late = await notify.each(
        sql`select p.user_id, d.vendor_doc_no as biz_no, jsonb_build_object('title', d.doc_nm, 'due', d.valid_to_ymd) as values_json,
            'vendor-doc-late:' || d.vendor_doc_no as once_key
          from vendor_doc d cross join lateral (${people}) p
          where d.status_cd = 'EXPIRED' and d.delete_yn = 'N' and d.update_dt >= ${since}::timestamptz
            and ${reached(sql`(d.valid_to_ymd + 1)`, days)}`,
        { model: vendorDoc, text: '서류가 만료되어 출입이 제한됩니다({due}): {title}', tone: 'danger' },
      )
      return ended.length + soon + late + (await recountVendors(tx, today))
    }),
}
