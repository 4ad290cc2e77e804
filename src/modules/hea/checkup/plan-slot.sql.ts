/** Conditions on the half days `s` of a plan and their organisation `o`, in SQL. */
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { designatedClasses } from './checkup-codes.model.ts'
import type { CheckupPlan } from './checkup-plan.model.ts'

type PlanPeriod = Pick<CheckupPlan, 'heaCheckupClassCd' | 'checkupStartYmd' | 'checkupEndYmd'>

/** The organisation does checkups of this class; K6: special ones only where it is designated. */
export const doesClass = (classCd: string): Sql => sql`(o.status_cd = 'ACTIVE' and o.delete_yn = 'N'
  and exists (select from hea_checked_org_classes c where c.hea_checked_org_no = o.hea_checked_org_no and c.class_cd = ${classCd})
  and (${!designatedClasses.has(classCd)}::boolean or coalesce(o.designation_no, '') <> ''))`

/** It may do so on each day of the plan. */
export const fitsPlan = ({ heaCheckupClassCd, checkupStartYmd, checkupEndYmd }: PlanPeriod): Sql =>
  sql`(${doesClass(heaCheckupClassCd)} and o.valid_from_ymd <= ${checkupStartYmd}::date and o.valid_to_ymd >= ${checkupEndYmd}::date)`

/**
 * K6: the organisation is designated for all these factors on the day. One that names none is designated as a whole.
 *
 * @law 산업안전보건법 제130조제4항
 */
export const designatedFor = (classCd: string, factorCds: readonly string[], examYmd: Sql): Sql =>
  sql`(${!designatedClasses.has(classCd)}::boolean or (coalesce(o.designation_no, '') <> ''
    and ${examYmd} between o.valid_from_ymd and o.valid_to_ymd
    and (not exists (select from hea_checked_org_factors f where f.hea_checked_org_no = o.hea_checked_org_no)
      or not exists (select from unnest(${[...factorCds]}::text[]) as x(factor_cd) where x.factor_cd not in (
        select f.factor_cd from hea_checked_org_factors f where f.hea_checked_org_no = o.hea_checked_org_no)))))`

/** A half day that has not begun yet: mornings begin at nine, afternoons at one. */
export const beginsAfter = (now: Date): Sql =>
  sql`((s.exam_ymd + case s.slot_cd when 'AM' then time '09:00' else time '13:00' end) at time zone 'Asia/Seoul' > ${now}::timestamptz)`
