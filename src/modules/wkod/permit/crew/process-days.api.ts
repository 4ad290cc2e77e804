/** What permits tell of the days of processes: which of them worked, whose crews talked before, what was seen at them. */
import type { DaysAsked, Discovery, WorkDay } from '#modules/rsa/continuous/continuous.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** After so long a stop work begins anew: its crew talks again. A break at midnight is no new day of work. */
const NIGHT_H = 4
/** A talk before midnight is that of work which begins after it. */
const BEFORE_H = 12

const dayAt = (instant: Sql): Sql => sql`(${instant} at time zone 'Asia/Seoul')::date`
const startOf = (ymd: string): Sql => sql`${ymd}::date::timestamp at time zone 'Asia/Seoul'`
const endOf = (ymd: string): Sql => sql`(${ymd}::date + 1)::timestamp at time zone 'Asia/Seoul'`
const ofProcess = (column: Sql, { processNo }: DaysAsked): Sql =>
  processNo === null ? sql`${column} is not null` : sql`${column} = ${processNo}`

/**
 * One row for each process and day on which there was anything, in one statement.
 *
 * @param db acts as the program
 */
export const workDaysOf = (db: Queries, asked: DaysAsked): Promise<WorkDay[]> => {
  const { plantCd, fromYmd, toYmd } = asked
  const within = (instant: Sql): Sql => sql`${instant} >= ${startOf(fromYmd)} and ${instant} < ${endOf(toYmd)}`
  return db.query<WorkDay>(sql`
    with begun as (
      select permit_no, start_dt as at from wkod_master where plant_cd = ${plantCd} and ${within(sql`start_dt`)}
      union all
      select s.permit_no, s.resume_dt from wkod_master_permit_susp s
      where ${within(sql`s.resume_dt`)} and ${dayAt(sql`s.resume_dt`)} > ${dayAt(sql`s.susp_dt`)}
        and s.resume_dt - s.susp_dt >= make_interval(hours => ${NIGHT_H}::int)
    ), worked as (
      select p.process_no, p.permit_no, p.permit_doc_no, p.wkod_title, p.vendor_cd, ${dayAt(sql`b.at`)} as ymd, min(b.at) as at
      from begun b join wkod_master p on p.permit_no = b.permit_no
      where p.plant_cd = ${plantCd} and p.delete_yn = 'N' and ${ofProcess(sql`p.process_no`, asked)} group by 1, 2, 3, 4, 5, 6
    ), permits as (
      select w.process_no, w.ymd, jsonb_agg(jsonb_build_object('permitNo', w.permit_no, 'permitDocNo', w.permit_doc_no,
          'wkodTitle', w.wkod_title, 'vendorCd', w.vendor_cd, 'vendorNm', v.vendor_nm, 'isTalked', exists (select from tbm t
            where t.permit_no = w.permit_no and t.sign_cnt > 0 and t.delete_yn = 'N'
              and t.tbm_dt >= w.at - make_interval(hours => ${BEFORE_H}::int)
              and t.tbm_dt < (w.ymd + 1)::timestamp at time zone 'Asia/Seoul')) order by w.permit_no) as permits
      from worked w left join vendor_info v on v.vendor_cd = w.vendor_cd group by 1, 2
    ), talks as (
      select p.process_no, ${dayAt(sql`t.tbm_dt`)} as ymd, jsonb_agg(t.tbm_no order by t.tbm_no) as tbm_nos
      from tbm t join wkod_master p on p.permit_no = t.permit_no
      where t.plant_cd = ${plantCd} and ${within(sql`t.tbm_dt`)} and t.sign_cnt > 0 and t.delete_yn = 'N'
        and ${ofProcess(sql`p.process_no`, asked)} group by 1, 2
    ), shifts as (
      select r.process_no, ${dayAt(sql`h.shift_end_dt`)} as ymd from permit_handover h
        join process r on r.dept_cd = h.area_dept_cd and r.plant_cd = h.plant_cd
      where h.plant_cd = ${plantCd} and ${within(sql`h.shift_end_dt`)} and h.out_dt is not null and h.delete_yn = 'N'
        and ${ofProcess(sql`r.process_no`, asked)} group by 1, 2
    )
    select process_no::int as "processNo", ymd::text as ymd, coalesce(t.tbm_nos, '[]') as "tbmNos", coalesce(w.permits, '[]') as permits,
      s.ymd is not null as "isShift"
    from permits w full join talks t using (process_no, ymd) full join shifts s using (process_no, ymd)
    order by 1, 2`)
}

/** Cards seen at a permit of the process, or at a place that is called by it: accepted, graded, with what was done about it. */
export const cardsOf = (db: Queries, asked: DaysAsked): Promise<Discovery[]> =>
  db.query<Discovery>(sql`
    select r.process_no::int as "processNo", ${dayAt(sql`c.obs_dt`)}::text as ymd, 'OBS' as "kindCd", c.obs_card_no::int as no,
      c.obs_card_doc_no as "docNo", left(c.content_desc, 200) as "titleDesc"
    from obs_card c left join wkod_master p on p.permit_no = c.permit_no
      join process r on r.plant_cd = c.plant_cd and (r.process_no = p.process_no
        or p.process_no is null and strpos(c.place_desc, r.process_nm) > 0)
    where c.plant_cd = ${asked.plantCd} and c.delete_yn = 'N' and c.obs_type_cd <> 'GOOD' and c.accept_yn = 'Y'
      and c.risk_grade_cd is not null and (c.impr_no is not null or c.now_action_desc is not null or c.reply_desc is not null)
      and c.obs_dt >= ${startOf(asked.fromYmd)} and c.obs_dt < ${endOf(asked.toYmd)} and ${ofProcess(sql`r.process_no`, asked)}
    order by c.obs_dt`)
