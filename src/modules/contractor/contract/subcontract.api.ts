/**
 * Work that was approved to be contracted out is done by whom it was approved for: one condition, asked at every door by
 * which somebody joins a work, contract, plan, permit, crew, request for entry.
 */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const SUBCONTRACT_LAW = '산업안전보건법 제60조'
export const SUBCONTRACT_TEXT = '도급승인을 받은 작업은 하도급할 수 없습니다.'

export interface WorkJoined {
  /** Who works; null where it is the own people's. */
  vendorCd: string | null
  /** Under which contract; null where that is not said: then it is one of those that are in force. */
  contractNo: number | null
  fromYmd: string
  toYmd: string
  /** What is known of the work itself, whatever the contract says: it needs the approval. */
  isApproved?: boolean
  /** Who of them is to work there: somebody of another contractor is its subcontractor, whatever his tier. */
  personNos?: readonly number[]
}

/**
 * Whether the work is subcontracted though the law forbids it.
 *
 * A contract of a lower tier is about approved work where it says so; where it names the construction, or the number, of
 * an approved contract above it; and where nothing but approved work is contracted above it.
 *
 * @param db acts as the program: contracts of others decide
 * @returns what shows it, for people to read; undefined where nothing is wrong
 * @law 산업안전보건법 제58조제2항제2호, 제59조제1항, 제60조
 */
export async function bannedSubcontract(db: Queries, asked: WorkJoined): Promise<string | undefined> {
  const { vendorCd, contractNo, fromYmd, toYmd, isApproved = false, personNos = [] } = asked
  if (vendorCd === null) return undefined
  const inForce = sql`c.delete_yn = 'N' and c.status_cd = 'ACTIVE' and c.start_ymd <= ${toYmd}::date and c.end_ymd >= ${fromYmd}::date`
  const [found] = await db.query<{
    isLower: boolean
    isApproved: boolean
    isBelow: boolean
    own: string
    others: string | null
  }>(
    sql`with recursive chain as (
        select v.vendor_cd, v.up_vendor_cd, v.vendor_nm, v.tier_no, 0 as steps from vendor_info v where v.vendor_cd = ${vendorCd}
        union all select u.vendor_cd, u.up_vendor_cd, u.vendor_nm, u.tier_no, c.steps + 1
        from chain c join vendor_info u on u.vendor_cd = c.up_vendor_cd where c.steps < 5
      ), own as (
        select c.contract_no, c.const_no, c.acid_work_yn from vendor_contract c where c.vendor_cd = ${vendorCd}
          and case when ${contractNo}::bigint is null then ${inForce} else c.vendor_contract_no = ${contractNo}::bigint end
      ), above as (
        select c.contract_no, c.const_no, c.acid_work_yn from vendor_contract c join chain x on x.vendor_cd = c.vendor_cd
        where x.steps > 0 and ${inForce}
      )
      select coalesce(bool_or(x.steps = 0 and x.tier_no > 1), false) as "isLower", max(x.vendor_nm) filter (where x.steps = 0) as own,
        ${isApproved} or (select coalesce(bool_and(acid_work_yn = 'Y'), false) from own) as "isApproved",
        (select coalesce(bool_and(acid_work_yn = 'Y'), false) from above) or exists (select from own o join above a
          on a.acid_work_yn = 'Y' and (a.const_no = o.const_no or a.contract_no = o.contract_no)) as "isBelow",
        (select string_agg(distinct v.vendor_nm, ', ') from vendor_person p join vendor_info v on v.vendor_cd = p.vendor_cd
          where p.person_no = any(${[...personNos]}::bigint[]) and p.vendor_cd <> ${vendorCd}) as others
      from chain x`,
  )
  if (!found) return undefined
  if (found.isLower && (found.isApproved || found.isBelow)) return found.own
  return found.isApproved ? (found.others ?? undefined) : undefined
}
