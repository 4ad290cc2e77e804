/** What hangs on a construction by its number: plans, permits, statements of its safety money. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

export interface ConstKey {
  plantCd: string
  constNo: number
  constDocNo: string | null
}

/** By the number that they took from their contract, or that it got later. */
export const plansOf = ({ plantCd, constDocNo }: ConstKey): Sql =>
  sql`wkod_plan p where p.delete_yn = 'N' and p.wkod_plan_no in (
    select n.wkod_plan_no from wkod_plan n where n.plant_cd = ${plantCd} and n.const_no = ${constDocNo}
    union all select n.wkod_plan_no from vendor_contract k join wkod_plan n on n.contract_no = k.vendor_contract_no
      where k.plant_cd = ${plantCd} and k.const_no = ${constDocNo} and k.delete_yn = 'N' and n.const_no is null)`

/** Permits under any plan of it, as `m`. */
export const permitsOf = (key: ConstKey): Sql =>
  sql`wkod_master m where m.plant_cd = ${key.plantCd} and m.delete_yn = 'N'
    and m.wkod_plan_no in (select p.wkod_plan_no from ${plansOf(key)})`

export const openPermitState = sql`m.status_cd not in ('TEMP', 'CLOSE', 'CANC', 'REJ', 'EXPIRED')`
/** Papers after the work are complete, or there is no work. */
export const openPlanState = sql`p.status_cd not in ('TEMP', 'CLOSE', 'CANC', 'REJ', 'OLD', 'EXPIRED')`
export const givenCost = sql`k.status_cd in ('RQST', 'CONFIRM') and k.delete_yn = 'N'`
