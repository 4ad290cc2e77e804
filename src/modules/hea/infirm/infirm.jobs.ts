/** What the infirmary is reminded of: counselling that comes, medicine that runs out or expires. */
import { addDays } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { counsel } from './counsel.model.ts'
import { masked } from './masked.ts'
import { EXPIRY_SOON_DAYS } from './medicine.logic.ts'
import { medicineMaster } from './medicine.master.ts'
import { MY_VISITS } from './visit.routes.ts'

const COUNSEL_DAYS = 3

const team = (plantCd: Sql): Sql =>
  sql`select distinct user_id from directory_role where auth_grp_cd in ('NUR', 'HLM') and plant_cd = ${plantCd}`

/** D-3, and what was missed since. The team is told whom by a masked name: a message may leave by mail. */
export const heaCounselDue: Job = {
  name: 'hea-counsel-due',
  label: '건강상담 예정 알림',
  cron: '20 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const since = await firstStartDt(tx)
      const due = sql`r.status_cd = 'PLAN' and r.delete_yn = 'N' and r.create_dt >= ${since}::timestamptz
        and r.counsel_ymd <= ${addDays(clock.today(), COUNSEL_DAYS)}::date`
      const forTeam = sql`select p.user_id, r.hea_counsel_no as biz_no,
          jsonb_build_object('name', ${masked(sql`u.user_nm`)}, 'due', r.counsel_ymd) as values_json,
          'hea-counsel:' || r.hea_counsel_no || ':' || r.counsel_ymd as once_key
        from hea_counsel r join sys_user u on u.user_id = r.user_id cross join lateral (${team(sql`r.plant_cd`)}) p where ${due}`
      const forPerson = sql`select r.user_id, r.hea_counsel_no as biz_no, jsonb_build_object('due', r.counsel_ymd) as values_json,
          'hea-counsel-own:' || r.hea_counsel_no || ':' || r.counsel_ymd as once_key
        from hea_counsel r where ${due}`
      const told = await notify.each(forTeam, {
        model: counsel,
        text: '건강상담 예정일이 다가옵니다: {name} ({due})',
        tone: 'waiting',
      })
      const own = await notify.each(forPerson, {
        model: { name: counsel.name, route: { staff: MY_VISITS } },
        text: '건강상담이 예정되어 있습니다({due}). 의무실로 와 주십시오.',
        tone: 'waiting',
      })
      return told + own
    }),
}

/** I2: each lot once for each of its states, each shortage once a month. */
export const heaMedicineAlert: Job = {
  name: 'hea-medicine-alert',
  label: '약품 재고·유효기간 알림',
  cron: '25 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const today = clock.today()
      const model = { name: medicineMaster.name, route: { staff: medicineMaster.route } }
      const short = await notify.each(shortRows(today), {
        model,
        text: '약품이 안전재고보다 적습니다: {title} (현재고 {n})',
        tone: 'waiting',
      })
      const soon = await notify.each(lotRows('soon', today), {
        model,
        text: '약품의 유효기간이 다가옵니다: {title} ({due})',
        tone: 'waiting',
      })
      const expired = await notify.each(lotRows('expired', today), {
        model,
        text: '유효기간이 지난 약품을 폐기하십시오: {title} ({due})',
        tone: 'danger',
      })
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
