/** R6: what is still on the site after its last day: the vendor at once, who ordered its work on the third day. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { vendorMsds } from './vendor-msds.model.ts'

const OWNER_DAYS = 3

const msdsLate: Job = {
  name: 'vendor-msds-late',
  label: '반입물질 반출지연',
  cron: '15 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const since = await firstStartDt(tx)
      const notify = notifyThrough(tx, clock.now())
      await tx.query(sql`update vendor_msds set late_yn = 'Y'
        where status_cd = 'IN' and late_yn = 'N' and bring_out_ymd < ${today}::date and delete_yn = 'N'`)
      const late = sql`m.status_cd = 'IN' and m.delete_yn = 'N' and m.bring_out_ymd >= ${since}::timestamptz::date - 30`
      const values = sql`jsonb_build_object('title', m.product_nm, 'due', m.bring_out_ymd, 'n', ${today}::date - m.bring_out_ymd,
        'vendor', (select v.vendor_nm from vendor_info v where v.vendor_cd = m.vendor_cd))`
      const vendors = await notify.each(
        sql`select d.user_id, m.vendor_msds_no as biz_no, ${values} as values_json, 'vendor-msds-late:' || m.vendor_msds_no as once_key
          from vendor_msds m join directory_role d on d.vendor_cd = m.vendor_cd and d.auth_grp_cd = 'VSM'
          where ${late} and m.bring_out_ymd < ${today}::date`,
        { model: vendorMsds, text: '반출예정일({due})이 지났습니다: {title}', tone: 'danger' },
      )
      const owners = await notify.each(
        sql`select distinct c.own_user_id as user_id, m.vendor_msds_no as biz_no, ${values} as values_json,
            'vendor-msds-late-own:' || m.vendor_msds_no as once_key
          from vendor_msds m join vendor_contract c on c.vendor_cd = m.vendor_cd and c.plant_cd = m.plant_cd and c.status_cd in ('ACTIVE', 'END')
            and c.start_ymd <= m.bring_out_ymd and c.end_ymd >= m.bring_in_ymd and c.delete_yn = 'N'
          where ${late} and m.bring_out_ymd <= ${today}::date - ${OWNER_DAYS}::int`,
        { model: vendorMsds, text: '반입물질 반출이 {n}일 늦었습니다: {vendor} · {title}', tone: 'danger' },
      )
      return vendors + owners
    }),
}

export const msdsJobs: readonly Job[] = [msdsLate]
