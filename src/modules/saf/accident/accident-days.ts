/** R2: who is still absent is one day longer so, and nobody has to save it. All of them in a few statements. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { accForms } from './accident-codes.model.ts'
import { judgeAgain } from './accident-victims.ts'
import { FORM_DAYS, PATIENT_DAYS, SAPA_PATIENTS } from './judge/flags.logic.ts'

const stands = sql`a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC')`
const occurYmd = (a: Sql): Sql => sql`(${a}.occur_dt at time zone 'Asia/Seoul')::date`

const daysOf = sql`(select sum(v.lost_day_cnt)::int from acc_victim v where v.accident_no = a.accident_no and v.delete_yn = 'N')`

/**
 * Only where a class, a flag or a form follows is the accident judged, which its history tells. A day more alone changes no version:
 * an approval that is on its way goes on.
 *
 * @returns how many are absent
 */
export async function countDays(tx: Transaction, now: Date): Promise<number> {
  const today = dayOf(now)
  const absent = await tx.query<{ no: number }>(
    sql`with counted as (
        update acc_victim v set lost_day_cnt = greatest(0, ${today}::date - ${occurYmd(sql`a`)}), update_dt = ${now}
        from accident a where a.accident_no = v.accident_no and ${stands} and v.delete_yn = 'N'
          and v.expect_lost_day_cnt >= 1 and v.return_ymd is null and v.death_ymd is null
        returning v.accident_no)
      select distinct accident_no::int as no from counted`,
  )
  await tx.query(
    sql`update accident a set lost_day_cnt = ${daysOf} where a.accident_no = any(${absent.map(({ no }) => no)}::bigint[])
      and a.lost_day_cnt is distinct from ${daysOf}`,
  )
  for (const { no } of await turned(tx)) await judgeAgain({ tx, now, notify: notifyThrough(tx, now) }, no, 'FLAG')
  return absent.length
}

/** Accidents of which a class, a flag or a form follows from the days, or from patients of the same factor that came to be known elsewhere. */
const turned = (tx: Transaction): Promise<{ no: number }[]> =>
  tx.query(
    sql`with patient as (select a.accident_no, v.factor_cd, ${occurYmd(sql`a`)} as ymd
        from acc_victim v join accident a on a.accident_no = v.accident_no
        where ${stands} and v.delete_yn = 'N' and v.listed_ill_yn = 'Y' and v.factor_cd is not null)
      select a.accident_no::int as no from accident a where ${stands} and (
        exists (select from acc_victim v where v.accident_no = a.accident_no and v.delete_yn = 'N' and v.lost_day_cnt >= 1
          and (coalesce(v.sev_class_cd, '') not in ('FAT', 'LTI')
            or v.lost_day_cnt >= ${FORM_DAYS} and a.acc_kind_cd is distinct from 'COMM' and (a.form_yn <> 'Y' or a.status_cd <> 'REPORTED'
              and not exists (select from acc_form f where f.accident_no = a.accident_no and f.acc_victim_no = v.acc_victim_no
                and f.form_status_cd <> ${accForms.is.CANC}))))
        or a.sapa_yn <> 'Y' and a.acc_kind_cd is distinct from 'COMM' and exists (select from patient p where p.accident_no = a.accident_no and ${SAPA_PATIENTS} <=
          (select count(*) from patient o where o.factor_cd = p.factor_cd and o.ymd between p.ymd - ${PATIENT_DAYS}::int and p.ymd)))
      order by 1`,
  )
