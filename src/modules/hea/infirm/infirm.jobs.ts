/** What the infirmary is reminded of by its stock: medicine that runs out or expires. */
import { addDays } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { infirmMessages as m } from './infirm.messages.ts'
import { EXPIRY_SOON_DAYS } from './medicine.logic.ts'

const team = (plantCd: Sql): Sql =>
  sql`select distinct user_id from directory_role where auth_grp_cd in ('NUR', 'HLM') and plant_cd = ${plantCd}`

/** I2: each lot once for each of its states, each shortage once a month. */
export const heaMedicineAlert: Job = {
  name: 'hea-medicine-alert',
  label: '약품 재고·유효기간 알림',
  cron: '25 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const today = clock.today()
      const short = await notify.each(shortRows(today), m.HEA_MED_SHORT)
      const soon = await notify.each(lotRows('soon', today), m.HEA_MED_SOON)
      const expired = await notify.each(lotRows('expired', today), m.HEA_MED_EXPIRED)
      return short + soon + expired
    }),
}

const shortRows = (today: string): Sql => sql`
  select p.user_id, null::bigint as biz_no, jsonb_build_object('title', m.medicine_nm, 'n', trim_scale(m.left_val)) as values_json,
    'hea-med-short:' || m.medicine_no || ':' || ${today.slice(0, 7)} as once_key
  from (select m.medicine_no, m.medicine_nm, m.plant_cd, m.safe_qty_val,
      coalesce(sum(l.remain_qty_val) filter (where l.expire_ymd >= ${today}::date), 0) as left_val
    from hea_medicine m left join hea_medicine_lot l using (medicine_no)
    where m.delete_yn = 'N' and m.use_yn = 'Y' group by m.medicine_no) m
    cross join lateral (${team(sql`m.plant_cd`)}) p
  where m.left_val < m.safe_qty_val`

const lotRows = (state: 'soon' | 'expired', today: string): Sql => sql`
  select p.user_id, null::bigint as biz_no, jsonb_build_object('title', m.medicine_nm || ' ' || l.lot_no, 'due', l.expire_ymd) as values_json,
    'hea-med-' || ${state} || ':' || l.medicine_lot_no as once_key
  from hea_medicine_lot l join hea_medicine m using (medicine_no) cross join lateral (${team(sql`l.plant_cd`)}) p
  where l.remain_qty_val > 0 and m.delete_yn = 'N' and ${
    state === 'expired'
      ? sql`l.expire_ymd < ${today}::date`
      : sql`l.expire_ymd between ${today}::date and ${addDays(today, EXPIRY_SOON_DAYS)}::date`
  }`
