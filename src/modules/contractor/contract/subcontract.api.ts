/**
 * Work that was approved to be contracted out is done by whom it was approved for: one condition, asked at every door by
 * which somebody joins a work, contract, plan, permit, crew, request for entry.
 */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

export const SUBCONTRACT_LAW = '산업안전보건법 제60조'
export const SUBCONTRACT_TEXT = '도급승인을 받은 작업은 하도급할 수 없습니다.'

/** What a contract says of itself before it is stored so. */
interface ContractWritten {
  contractNo: string
  constNo: string | null
  upContractNo: number | null
}
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
  /** In the place of the contract as it is stored. */
  written?: ContractWritten
}

/** The contracts under which it is done. */
function ownContracts({ vendorCd, contractNo, isApproved = false, written }: WorkJoined, inForce: Sql): Sql {
  if (written)
    return sql`select ${contractNo}::bigint as vendor_contract_no, ${written.contractNo}::text as contract_no,
      ${written.constNo}::text as const_no, ${isApproved ? 'Y' : 'N'}::text as acid_work_yn, ${written.upContractNo}::bigint as up_contract_no`
  return sql`select c.vendor_contract_no, c.contract_no, c.const_no, c.acid_work_yn, c.up_contract_no from vendor_contract c
    where c.vendor_cd = ${vendorCd}
      and case when ${contractNo}::bigint is null then ${inForce} else c.vendor_contract_no = ${contractNo}::bigint end`
}

/**
 * Whether the work is subcontracted though the law forbids it.
 *
 * A contract that names the one under which it stands is a subcontract, of whatever tier its contractor is: it is about
 * approved work where it, or any contract above it, says so. What is older may name none: below a contractor it is about
 * approved work where it says so; where it names the construction, or the number, of an approved contract above it; and
 * where nothing but approved work is contracted above it.
 *
 * @param db acts as the program: contracts of others decide
 * @returns what shows it, for people to read; undefined where nothing is wrong
 * @law 산업안전보건법 제58조제2항제2호, 제59조제1항, 제60조
 */
export async function bannedSubcontract(db: Queries, asked: WorkJoined): Promise<string | undefined> {
  const { vendorCd, fromYmd, toYmd, isApproved = false, personNos = [] } = asked
  if (vendorCd === null) return undefined
  const inForce = sql`c.delete_yn = 'N' and c.status_cd = 'ACTIVE' and c.start_ymd <= ${toYmd}::date and c.end_ymd >= ${fromYmd}::date`
  const [found] = await db.query<{
    isLower: boolean
    isApproved: boolean
    isBelow: boolean
    isSaidBelow: boolean
    own: string
    approvedNo: string | null
    others: string | null
  }>(
    sql`with recursive chain as (
        select v.vendor_cd, v.up_vendor_cd, v.vendor_nm, v.tier_no, 0 as steps from vendor_info v where v.vendor_cd = ${vendorCd}
        union all select u.vendor_cd, u.up_vendor_cd, u.vendor_nm, u.tier_no, c.steps + 1
        from chain c join vendor_info u on u.vendor_cd = c.up_vendor_cd where c.steps < 5
      ), own as (${ownContracts(asked, inForce)}), line as (
        select u.vendor_contract_no, u.contract_no, u.acid_work_yn, u.up_contract_no, 1 as steps
        from own o join vendor_contract u on u.vendor_contract_no = o.up_contract_no
        union all
        select u.vendor_contract_no, u.contract_no, u.acid_work_yn, u.up_contract_no, l.steps + 1
        from line l join vendor_contract u on u.vendor_contract_no = l.up_contract_no where l.steps < 10
      ), unsaid as (select * from own where up_contract_no is null),
      above as (
        select c.contract_no, c.const_no, c.acid_work_yn from vendor_contract c join chain x on x.vendor_cd = c.vendor_cd
        where x.steps > 0 and ${inForce}
      )
      select coalesce(bool_or(x.steps = 0 and x.tier_no > 1), false) and (exists (select from unsaid) or not exists (select from own)) as "isLower",
        max(x.vendor_nm) filter (where x.steps = 0) as own,
        ${isApproved} or (select coalesce(bool_and(acid_work_yn = 'Y'), false) from own) as "isApproved",
        (select coalesce(bool_and(acid_work_yn = 'Y'), false) from above) or exists (select from unsaid o join above a
          on a.acid_work_yn = 'Y' and (a.const_no = o.const_no or a.contract_no = o.contract_no)) as "isBelow",
        exists (select from own where up_contract_no is not null and (${isApproved} or acid_work_yn = 'Y'))
          or exists (select from line where acid_work_yn = 'Y') as "isSaidBelow",
        (select min(contract_no) from line where acid_work_yn = 'Y') as "approvedNo",
        (select string_agg(distinct v.vendor_nm, ', ') from vendor_person p join vendor_info v on v.vendor_cd = p.vendor_cd
          where p.person_no = any(${[...personNos]}::bigint[]) and p.vendor_cd <> ${vendorCd}) as others
      from chain x`,
  )
  if (!found) return undefined
  if (found.isSaidBelow) return [found.own, found.approvedNo].filter(Boolean).join(' · ')
  if (found.isLower && (found.isApproved || found.isBelow)) return found.own
  return found.isApproved ? (found.others ?? undefined) : undefined
}
