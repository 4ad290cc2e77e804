/** The register's rows of what was measured above its limit on the demo site: ended where the measurement has ended. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'

/** @param rows numbered from 801 a day, which the register's own rows do not reach */
export async function addImprovements(connection: OwnerConnection, rows: readonly object[]): Promise<void> {
  await connection.query(
    `insert into impr (impr_doc_no, impr_title, src_cd, src_no, src_row_no, impr_desc, place_desc, process_no, hazard_cat_cd,
        risk_grade_cd, owner_user_id, owner_dept_cd, verify_user_id, accept_due_ymd, org_due_ymd, due_ymd, bounce_cnt, extend_cnt,
        rework_cnt, plan_desc, measure_type_cd, action_desc, action_dt, action_user_id, verify_dt, on_time_cd, status_cd, plant_cd,
        last_actor_id, create_user_id, create_dt, update_user_id, update_dt)
      select 'IM-' || replace(r.ymd, '-', '') || '-' || lpad((800 + row_number() over (partition by r."plantCd", r.ymd))::text, 4, '0'),
        r."imprTitle", 'HEA', r."srcNo", r."srcRowNo", r."imprDesc", r."placeDesc", r."processNo",
        case when r."srcRowNo" like '%NOISE' then 'PHYS' else 'CHEM' end, r."riskGradeCd", r."ownerUserId", u.dept_cd,
        r."verifyUserId", r.ymd::date + 3, r."dueYmd"::date, r."dueYmd"::date, 0, 0, 0,
        '국소배기와 밀폐, 방음을 검토해 조치합니다.', case when r."isEnded" then 'ENG' end,
        case when r."isEnded" then '설비를 밀폐하고 국소배기의 제어풍속을 높였습니다.' end,
        case when r."isEnded" then (r.ymd::date + 30)::timestamptz end, case when r."isEnded" then r."ownerUserId" end,
        case when r."isEnded" then (r.ymd::date + 33)::timestamptz end, case when r."isEnded" then 'IN' else 'OPEN' end,
        case when r."isEnded" then 'CLOSE' else 'ACTION' end, r."plantCd", r."ownerUserId", r."verifyUserId",
        r.ymd::timestamptz + interval '10 hours', r."ownerUserId", r.ymd::timestamptz + interval '30 hours'
      from jsonb_to_recordset($1::jsonb) as r("imprTitle" text, "imprDesc" text, "srcNo" text, "srcRowNo" text, "placeDesc" text,
        "processNo" bigint, "plantCd" text, "ownerUserId" text, "verifyUserId" text, "riskGradeCd" text, "dueYmd" text, ymd text,
        "isEnded" boolean) left join sys_user u on u.user_id = r."ownerUserId"`,
    [JSON.stringify(rows)],
  )
}
