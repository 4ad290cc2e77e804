/** R5: what was let remain rests on a measure; here is where that measure no longer carries it, and which measures are late. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { rsaMessages as m } from './rsa.messages.ts'

/** Of a row `e` of the register: the day for which it was promised has gone by. */
const isLate = (today: string): Sql =>
  sql`(e.status_cd not in ('EFFECT', 'CLOSE', 'CANC') and e.due_ymd < ${today}::date)`

/** Items that remain although a measure of theirs was cancelled, is late or has had no full effect: `rsa_no, rsa_item_no`. */
const stuckItems = (today: string, which: Sql): Sql => sql`select distinct i.rsa_no, i.rsa_item_no
  from rsa_items i join rsa_controls c on c.rsa_no = i.rsa_no and c.rsa_item_no = i.rsa_item_no
    join impr e on e.impr_no = c.impr_no
  where i.residual_yn = 'Y' and ${which}
    and (e.delete_yn = 'Y' or e.status_cd = 'CANC' or e.effect_cd in ('PART', 'NONE') or ${isLate(today)})`

/** @param db reads as the program, for somebody who reads the assessment */
export async function stuckOf(db: Queries, rsaNo: number, today: string): Promise<number[]> {
  const rows = await db.query<{ no: number }>(
    sql`select s.rsa_item_no::int as no from (${stuckItems(today, sql`i.rsa_no = ${rsaNo}`)}) s order by 1`,
  )
  return rows.map(({ no }) => no)
}

/** Each day, until it is rated again or its measure goes on. */
const stuckRows = (today: string): Sql => sql`select r.user_id, a.rsa_no as biz_no,
    'rsa-stuck:' || a.rsa_no || ':' || ${today}::text as once_key, jsonb_build_object('title', a.rsa_title, 'n', s.n) as values_json
  from (select rsa_no, count(*)::int as n from (${stuckItems(today, sql`true`)}) o group by 1) s
    join rsa a on a.rsa_no = s.rsa_no and a.status_cd in ('DONE', 'SHARED') and a.delete_yn = 'N'
    join directory_role r on r.plant_cd = a.plant_cd and r.auth_grp_cd in ('SHD', 'CSO') and r.vendor_cd is null`

/** Once for each day to which it was put off: the register reminds its owner. */
const lateRows = (today: string): Sql => sql`select a.leader_user_id as user_id, a.rsa_no as biz_no,
    'rsa-late:' || e.impr_no || ':' || e.due_ymd as once_key, jsonb_build_object('title', a.rsa_title, 'hazard', i.hazard_desc) as values_json
  from rsa a join rsa_controls c on c.rsa_no = a.rsa_no join impr e on e.impr_no = c.impr_no and e.delete_yn = 'N' and ${isLate(today)}
    join rsa_items i on i.rsa_no = a.rsa_no and i.rsa_item_no = c.rsa_item_no
  where a.status_cd in ('DECIDED', 'DONE', 'SHARED') and a.delete_yn = 'N'`

export const rsaMeasures: Job = {
  name: 'rsa-measures',
  label: '감소대책 지연·잔여 위험 알림',
  cron: '0 6 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const today = clock.today()
      return (
        (await notify.each(stuckRows(today), m.RSA_STUCK)) + (await notify.each(lateRows(today), m.RSA_MEASURE_LATE))
      )
    }),
}
