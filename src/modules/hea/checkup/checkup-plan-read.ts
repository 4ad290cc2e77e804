import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { CheckupPlan } from './checkup-plan.model.ts'

/** What the parts of a plan need to know of it. */
export type PlanRow = Pick<
  CheckupPlan,
  | 'heaCheckupPlanNo'
  | 'heaCheckupPlanNm'
  | 'heaCheckupClassCd'
  | 'heaCheckupYear'
  | 'checkupStartYmd'
  | 'checkupEndYmd'
  | 'reserveStartYmd'
  | 'reserveEndYmd'
  | 'statusCd'
  | 'plantCd'
>

/** @throws Refusal 404 for a plan that is not there, or not for the person who asks */
export async function readPlan(db: Queries, no: number, lock: '' | 'for update' | 'for share' = ''): Promise<PlanRow> {
  const [plan] = await db.query<PlanRow>(sql`
    select hea_checkup_plan_no as "heaCheckupPlanNo", hea_checkup_plan_nm as "heaCheckupPlanNm",
      hea_checkup_class_cd as "heaCheckupClassCd", hea_checkup_year as "heaCheckupYear",
      checkup_start_ymd as "checkupStartYmd", checkup_end_ymd as "checkupEndYmd",
      reserve_start_ymd as "reserveStartYmd", reserve_end_ymd as "reserveEndYmd", status_cd as "statusCd", plant_cd as "plantCd"
    from hea_checkup_plan where hea_checkup_plan_no = ${no} and delete_yn = 'N' ${raw(lock)}`)
  if (!plan) throw notFound()
  return plan
}
