/** How many analyses stand where, and since when: so that none waits unseen. */
import type { Queries } from '#platform/server/database/database.ts'
import { and, sql } from '#platform/server/database/sql.ts'
import type { StageLine, StageRow } from './jsa.calls.ts'
import { lateSince } from './jsa.jobs.ts'

const begun = sql`(r.stage_dt at time zone 'Asia/Seoul')::date`
/** A draft that nobody has seen is its author's own affair; what has ended stands in no stage. */
const inStages = sql`r.delete_yn = 'N' and r.status_cd in ('TEMP', 'CHECK', 'RQST', 'REVIEW', 'RTN', 'FIX', 'REEVAL')
  and (r.status_cd <> 'TEMP' or r.jsa_doc_no is not null)`
const isLate = (day: string) => sql`(r.eval_stage_cd in ('2', '3', '4') and ${begun} <= ${day}::date)`

export async function stagesOf(db: Queries, today: string, plantCd: string | undefined): Promise<StageLine[]> {
  const day = await lateSince(db, today)
  const rows = await db.query<StageLine>(
    sql`with counted as (
        select coalesce(r.vendor_cd, r.dept_cd, '-') as owner, r.vendor_cd is not null as is_vendor, r.eval_stage_cd as stage_cd,
          count(*)::int as n, greatest(0, max(${today}::date - ${begun})) as oldest, count(*) filter (where ${isLate(day)})::int as late
        from jsa r where ${and([inStages, ...(plantCd ? [sql`r.plant_cd = ${plantCd}`] : [])])} group by 1, 2, 3)
      select c.owner as "ownerCd", c.is_vendor as "isVendor",
        case when c.is_vendor then (select vendor_nm from vendor_info v where v.vendor_cd = c.owner)
          else (select dept_nm from directory_dept d where d.dept_cd = c.owner) end as "ownerNm",
        jsonb_agg(jsonb_build_object('stageCd', c.stage_cd, 'count', c.n, 'oldestDay', c.oldest, 'late', c.late) order by c.stage_cd) as stages
      from counted c group by 1, 2 order by sum(c.late) desc, 3`,
  )
  return rows
}

/** The rows behind one number, with who holds them. */
export async function stageRows(
  db: Queries,
  today: string,
  { ownerCd, stageCd }: { ownerCd: string; stageCd: string },
): Promise<StageRow[]> {
  const day = await lateSince(db, today)
  return db.query<StageRow>(
    sql`select r.jsa_no as "jsaNo", r.jsa_doc_no as "jsaDocNo", r.jsa_title as "jsaTitle", r.max_after_val as "maxAfterVal",
        ${begun}::text as "stageYmd", greatest(0, ${today}::date - ${begun}) as "ageDay", case when ${isLate(day)} then 'Y' else 'N' end as "lateYn",
        case r.eval_stage_cd
          when '3' then concat_ws('·', case when r.opr_dt is null then '운전부서' end, case when r.own_dt is null and r.vendor_cd is not null then '공사감독' end)
          when '4' then case r.consent_yn when 'Y' then '안전환경팀장' else '안전관리자' end
          else (select user_nm from directory_person p where p.user_id = r.create_user_id) end as "holderNm"
      from jsa r where ${inStages} and coalesce(r.vendor_cd, r.dept_cd, '-') = ${ownerCd} and r.eval_stage_cd = ${stageCd}
      order by r.stage_dt, r.jsa_no limit 300`,
  )
}
