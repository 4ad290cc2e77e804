/** What is due, what was missed, how each vendor keeps up; as many rows as the reader may see. */
import type { Person } from '#platform/model/access.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { CheckStatus, Improvement, Sheet, Tmpl } from './check.calls.ts'
import { ownTypes } from './check-codes.model.ts'

const MOST_MISSED = 200
const nameOfVendor = sql`(select v.vendor_nm from vendor_info v where v.vendor_cd = r.vendor_cd)`

/** Plans by which the person may begin a check today, what is waiting first. */
export const plansFor = (db: Queries, person: Person, today: string): Promise<Sheet['plans']> =>
  db.query(sql`select r.self_check_plan_no as "selfCheckPlanNo", r.plan_nm as "planNm", r.check_type_cd as "checkTypeCd",
      ${nameOfVendor} as "vendorNm", r.tmpl_nm as "tmplNm", r.area_cds as "areaCds",
      (select count(*)::int from self_check_tmpl_items i where i.self_check_tmpl_no = r.check_tmpl_no) as "itemCnt",
      d.due_status_cd as "dueStatusCd", d.to_ymd::text as "dueToYmd",
      (select max(c.check_result_no) from subcon_check_result c where c.self_check_plan_no = r.self_check_plan_no
        and c.create_user_id = ${person.userId} and c.status_cd = 'TEMP' and c.delete_yn = 'N')::float8 as "openResultNo"
    from self_check_plan r left join lateral (select * from self_check_due d where d.self_check_plan_no = r.self_check_plan_no
        and d.from_ymd <= ${today}::date and d.to_ymd >= ${today}::date order by d.from_ymd desc limit 1) d on true
    where r.status_cd = 'ACTIVE' and r.delete_yn = 'N' and r.start_ymd <= ${today}::date and r.end_ymd >= ${today}::date
      and r.check_type_cd = any(${person.kind === 'vendor' ? [...ownTypes, 'JOINT'] : ['JOINT', 'PATROL']}::text[])
    order by d.due_status_cd is not distinct from 'DONE', d.to_ymd, r.plan_nm limit 100`)

/** As whom the person may sign in to a check: his own appointments in force. */
export const inspectorsFor = (db: Queries, person: Person, today: string): Promise<Sheet['inspectors']> =>
  db.query(sql`select inspector_no as "inspectorNo", inspector_nm as "inspectorNm", position_nm as "positionNm",
      appoint_to_ymd::text as "toYmd"
    from self_check_inspector where user_id = ${person.userId} and status_cd = 'ACTIVE' and delete_yn = 'N'
      and appoint_from_ymd <= ${today}::date and appoint_to_ymd >= ${today}::date and inspector_nm = ${person.userNm}
    order by appoint_to_ymd desc`)

/** Vendors with a plan or with people on the site, the worst first. */
export const byVendor = (db: Queries, fromYmd: string, toYmd: string, today: string): Promise<CheckStatus['vendors']> =>
  db.query(sql`with due as (
      select vendor_cd, count(*) filter (where due_status_cd <> 'OPEN')::int as planned,
        count(*) filter (where due_status_cd = 'DONE')::int as done, count(*) filter (where due_status_cd = 'MISS')::int as miss
      from self_check_due where check_type_cd = any(${[...ownTypes]}::text[]) and to_ymd between ${fromYmd}::date and ${toYmd}::date
      group by 1
    ), came as (
      select distinct vendor_cd from entry_log where delete_yn = 'N' and in_dt >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
        and in_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul'
    )
    select v.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", v.vendor_risk_cd as "vendorRiskCd",
      coalesce(d.planned, 0) as "plannedCnt", coalesce(d.done, 0) as "doneCnt", coalesce(d.miss, 0) as "missCnt",
      case when exists (select from self_check_plan p where p.vendor_cd = v.vendor_cd and p.status_cd = 'ACTIVE' and p.delete_yn = 'N'
          and p.end_ymd >= ${today}::date and (p.check_type_cd = 'DAILY' or v.vendor_risk_cd <> 'A' and p.check_type_cd = 'WEEKLY'))
        then 'N' else 'Y' end as "lackYn"
    from vendor_info v left join due d on d.vendor_cd = v.vendor_cd left join came c on c.vendor_cd = v.vendor_cd
    where d.vendor_cd is not null or c.vendor_cd is not null
    order by coalesce(d.miss, 0) desc, v.vendor_nm`)

export const missedIn = (db: Queries, fromYmd: string, toYmd: string): Promise<CheckStatus['missed']> =>
  db.query(sql`select r.self_check_plan_no as "selfCheckPlanNo", p.plan_nm as "planNm", ${nameOfVendor} as "vendorNm",
      r.check_type_cd as "checkTypeCd", r.from_ymd::text as "fromYmd", r.to_ymd::text as "toYmd",
      r.check_result_no as "checkResultNo"
    from self_check_due r join self_check_plan p on p.self_check_plan_no = r.self_check_plan_no
    where r.due_status_cd = 'MISS' and r.to_ymd between ${fromYmd}::date and ${toYmd}::date
    order by r.to_ymd desc, r.vendor_cd limit ${MOST_MISSED}`)

/** JOINT: a quarter is open until a check with all signatures is done in it. @law 산업안전보건법 시행규칙 제82조제2항 */
export const quartersIn = (db: Queries, fromYmd: string, toYmd: string): Promise<CheckStatus['quarters']> =>
  db.query(sql`select r.vendor_cd as "vendorCd", ${nameOfVendor} as "vendorNm", r.from_ymd::text as "fromYmd",
      r.to_ymd::text as "toYmd", r.due_status_cd as "dueStatusCd", r.check_result_no as "checkResultNo"
    from self_check_due r where r.check_type_cd = 'JOINT' and r.to_ymd >= ${fromYmd}::date and r.from_ymd <= ${toYmd}::date
    order by r.from_ymd desc, r.due_status_cd <> 'OPEN', 2 limit ${MOST_MISSED}`)

export const tmplsFor = (db: Queries): Promise<Tmpl[]> =>
  db.query(sql`select self_check_tmpl_no as "selfCheckTmplNo", tmpl_nm as "tmplNm", check_type_cd as "checkTypeCd", item_cnt as "itemCnt"
    from self_check_tmpl where status_cd = 'FIX' and delete_yn = 'N' order by tmpl_nm limit 200`)

/** What is open first, the earliest due before the others. */
export const improvementsIn = (db: Queries): Promise<Improvement[]> =>
  db.query(sql`select i.impr_no as "imprNo", m.impr_doc_no as "imprDocNo", m.status_cd as "imprStatusCd", m.due_ymd::text as "dueYmd",
      i.item_nm as "itemNm", i.ng_desc as "ngDesc", i.impr_desc as "imprDesc", i.critical_yn as "criticalYn",
      r.check_result_no as "checkResultNo", r.check_title as "checkTitle", r.check_dt as "checkDt", ${nameOfVendor} as "vendorNm"
    from subcon_check_result r join subcon_check_result_items i on i.check_result_no = r.check_result_no
      join impr m on m.impr_no = i.impr_no and m.delete_yn = 'N'
    where r.status_cd = 'DONE' and r.ng_cnt > 0 and r.delete_yn = 'N'
    order by m.status_cd in ('DONE', 'EFFECT', 'CLOSE', 'CANC'), m.due_ymd, i.impr_no limit 500`)
