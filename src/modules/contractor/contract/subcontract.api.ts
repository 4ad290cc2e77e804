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

/** The contracts under which the work `a` is done. */
const ownContracts = (inForce: Sql): Sql => sql`
  select a."contractNo" as vendor_contract_no, a."writtenNo"::text as contract_no, a."writtenConstNo"::text as const_no,
    case when a."isApproved" then 'Y' else 'N' end::text as acid_work_yn, a."writtenUpNo" as up_contract_no where a."isWritten"
  union all
  select c.vendor_contract_no, c.contract_no, c.const_no, c.acid_work_yn::text, c.up_contract_no from vendor_contract c
  where not a."isWritten" and c.vendor_cd = a."vendorCd"
    and case when a."contractNo" is null then ${inForce} else c.vendor_contract_no = a."contractNo" end`

const given = (asked: readonly WorkJoined[]): Sql => {
  const rows = asked.map(({ written, isApproved = false, personNos = [], ...work }, at) => ({
    ...work,
    at,
    isApproved,
    personNos,
    isWritten: written !== undefined,
    writtenNo: written?.contractNo,
    writtenConstNo: written?.constNo,
    writtenUpNo: written?.upContractNo,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (at int, "vendorCd" text, "contractNo" bigint, "fromYmd" date,
    "toYmd" date, "isApproved" boolean, "personNos" bigint[], "isWritten" boolean, "writtenNo" text, "writtenConstNo" text, "writtenUpNo" bigint)`
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
  const [found] = await bannedSubcontracts(db, [asked])
  return found
}

/** The same of many works in one statement, each at the place at which it was asked. */
export async function bannedSubcontracts(
  db: Queries,
  asked: readonly WorkJoined[],
): Promise<readonly (string | undefined)[]> {
  const contracted = asked.filter(({ vendorCd }) => vendorCd !== null)
  if (contracted.length === 0) return asked.map(() => undefined)
  const inForce = sql`c.delete_yn = 'N' and c.status_cd = 'ACTIVE' and c.start_ymd <= a."toYmd" and c.end_ymd >= a."fromYmd"`
  const rows = await db.query<Found & { at: number }>(
    sql`select a.at, f.* from ${given(contracted)} cross join lateral (${standing(inForce)}) f`,
  )
  const byPlace = new Map(rows.map(({ at, ...found }) => [at, bannedOf(found)]))
  return asked.map((work) => byPlace.get(contracted.indexOf(work)))
}

interface Found {
  isLower: boolean
  isApproved: boolean
  isBelow: boolean
  isSaidBelow: boolean
  own: string
  approvedNo: string | null
  others: string | null
}
function bannedOf(found: Found): string | undefined {
  if (found.isSaidBelow) return [found.own, found.approvedNo].filter(Boolean).join(' · ')
  if (found.isLower && (found.isApproved || found.isBelow)) return found.own
  return found.isApproved ? (found.others ?? undefined) : undefined
}

/** How the work `a` stands among contractors and contracts. */
const standing = (inForce: Sql): Sql => sql`
  with recursive chain as (
    select v.vendor_cd, v.up_vendor_cd, v.vendor_nm, v.tier_no, 0 as steps from vendor_info v where v.vendor_cd = a."vendorCd"
    union all select u.vendor_cd, u.up_vendor_cd, u.vendor_nm, u.tier_no, c.steps + 1
    from chain c join vendor_info u on u.vendor_cd = c.up_vendor_cd where c.steps < 5
  ), own as (${ownContracts(inForce)}), line as (
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
    a."isApproved" or (select coalesce(bool_and(acid_work_yn = 'Y'), false) from own) as "isApproved",
    (select coalesce(bool_and(acid_work_yn = 'Y'), false) from above) or exists (select from unsaid o join above u
      on u.acid_work_yn = 'Y' and (u.const_no = o.const_no or u.contract_no = o.contract_no)) as "isBelow",
    exists (select from own where up_contract_no is not null and (a."isApproved" or acid_work_yn = 'Y'))
      or exists (select from line where acid_work_yn = 'Y') as "isSaidBelow",
    (select min(contract_no) from line where acid_work_yn = 'Y') as "approvedNo",
    (select string_agg(distinct v.vendor_nm, ', ') from vendor_person p join vendor_info v on v.vendor_cd = p.vendor_cd
      where p.person_no = any(a."personNos") and p.vendor_cd <> a."vendorCd") as others
  from chain x`
