/**
 * What permits, the gate and others ask of work plans. It follows from the plans and not from the rights of who asks: all
 * of it reads as the program.
 */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import type { Check } from '#platform/model/check.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { kindNames, kindsIn, type PlanWork } from './plan-codes.model.ts'

/** Kinds of a plan that a kind of permit belongs to; one of them is enough. Others may be worked without a plan of their kind. */
const kindsOfPermit: Readonly<Partial<Record<PermitType, readonly PlanWork[]>>> = {
  HOT: ['H'],
  CSE: ['C'],
  RAD: ['R'],
  HGT: ['A', '10'],
  ELE: ['5'],
  EXC: ['6', '3'],
  HVY: ['11', '2', '3', '10'],
  LNB: ['4'],
}

export interface PlanAsked {
  permitNo: number
  plantCd: string
  /** Own crews work without a plan of a vendor. */
  vendorCd: string | null
  /** The revision that was chosen, or any revision of the same plan. */
  wkodPlanNo: number | null
  fromYmd: string
  toYmd: string
  permitTypeCds: readonly PermitType[]
}

interface Covering {
  wkodPlanNo: number
  wkodPlanDocNo: string
  revNo: number
  planWorkCds: string | null
  law65Yn: 'Y' | 'N'
  toldYn: 'Y' | 'N'
  planStartYmd: string
  planEndYmd: string
}

/**
 * The approved revisions of vendors that are in force on all days asked for; of a plan that is being revised the one
 * before, until its successor is approved. A plan that is named, by whichever of its revisions, is the only one.
 */
export const coveringPlans = (
  db: Transaction,
  asked: readonly Omit<PlanAsked, 'permitTypeCds'>[],
): Promise<(Covering & { permitNo: number })[]> =>
  db.queryAs<Covering & { permitNo: number }>(
    'SYSTEM',
    sql`select a."permitNo", p.wkod_plan_no as "wkodPlanNo", p.wkod_plan_doc_no as "wkodPlanDocNo", p.rev_no as "revNo",
        p.plan_work_cds as "planWorkCds", p.law65_yn as "law65Yn", p.plan_start_ymd::text as "planStartYmd",
        p.plan_end_ymd::text as "planEndYmd",
        case when exists (select from wkod_info i where i.wkod_info_no = p.info_provide_no and i.status_cd = 'CONFIRM') then 'Y' else 'N' end as "toldYn"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a ("permitNo" int, "plantCd" text, "vendorCd" text,
          "wkodPlanNo" bigint, "fromYmd" date, "toYmd" date)
        join wkod_plan p on p.vendor_cd = a."vendorCd" and p.plant_cd = a."plantCd" and p.status_cd = 'APPR' and p.delete_yn = 'N'
          and p.plan_start_ymd <= a."fromYmd" and p.plan_end_ymd >= a."toYmd"
          and (a."wkodPlanNo" is null or p.root_plan_no = (select r.root_plan_no from wkod_plan r where r.wkod_plan_no = a."wkodPlanNo"))
      order by p.plan_start_ymd desc, p.wkod_plan_no desc`,
  )

/** Whether the works of permits stand under approved plans: the rows that a permit asks before it is approved and started. */
export async function planChecks(
  db: Transaction,
  asked: readonly PlanAsked[],
): Promise<(Check & { permitNo: number })[]> {
  const needing = asked.filter(
    ({ vendorCd, wkodPlanNo, permitTypeCds }) =>
      vendorCd !== null && (wkodPlanNo !== null || permitTypeCds.some((type) => kindsOfPermit[type])),
  )
  if (needing.length === 0) return []
  const byPermit = Map.groupBy(await coveringPlans(db, needing), ({ permitNo }) => permitNo)
  return needing.flatMap((one) =>
    coverChecks(one, byPermit.get(one.permitNo) ?? []).map((check) => ({ ...check, permitNo: one.permitNo })),
  )
}

function coverChecks({ fromYmd, toYmd, permitTypeCds }: PlanAsked, plans: readonly Covering[]): Check[] {
  const at = { field: 'wkodPlanNo', law: '산업안전보건기준에 관한 규칙 제38조제1항', lifterCds: [] }
  if (plans.length === 0) {
    const message = '작업기간을 덮는 승인된 작업계획서가 없습니다.'
    return [{ ...at, ruleCd: 'PLAN_NONE', resultCd: 'BLOCK', message, evidenceDesc: `${fromYmd} ~ ${toYmd}` }]
  }
  const planned = new Set(plans.flatMap(({ planWorkCds }) => kindsIn(planWorkCds)))
  const missing = permitTypeCds.flatMap((type) => {
    const kinds = kindsOfPermit[type] ?? []
    return kinds.length > 0 && !kinds.some((kind) => planned.has(kind)) ? kinds.slice(0, 1) : []
  })
  const evidenceDesc = plans.map(({ wkodPlanDocNo }) => wkodPlanDocNo).join(', ')
  const covers: Check =
    missing.length === 0
      ? { ...at, ruleCd: 'PLAN_COVERS', resultCd: 'OK', message: '승인된 작업계획서가 있습니다.', evidenceDesc }
      : {
          ...at,
          ruleCd: 'PLAN_KINDS',
          resultCd: 'BLOCK',
          evidenceDesc,
          message: "작업계획서에 작업종류 '{kind}'이(가) 없습니다.",
          values: { kind: kindNames([...new Set(missing)]) },
        }
  const untold = plans.filter(({ law65Yn, toldYn }) => law65Yn === 'Y' && toldYn === 'N')
  if (untold.length < plans.length) return [covers]
  return [
    covers,
    {
      ...at,
      ruleCd: 'PLAN_LAW65',
      resultCd: 'BLOCK',
      law: '산업안전보건법 제65조제1항',
      message: '안전보건정보 제공을 확인하지 않은 작업입니다.',
      evidenceDesc: untold.map(({ wkodPlanDocNo }) => wkodPlanDocNo).join(', '),
    },
  ]
}

/** Under which contracts the works of plans are done, by whichever of their revisions, and whether they need an approval. */
export async function contractsOfPlans(
  db: Queries,
  wkodPlanNos: readonly number[],
): Promise<ReadonlyMap<number, { contractNo: number | null; isApproved: boolean }>> {
  if (wkodPlanNos.length === 0) return new Map()
  const rows = await db.query<{ no: number; contractNo: number; isApproved: boolean }>(
    sql`select distinct on (r.wkod_plan_no) r.wkod_plan_no::int as no, p.contract_no as "contractNo", p.acid_work_yn = 'Y' as "isApproved"
      from wkod_plan r join wkod_plan p on p.root_plan_no = r.root_plan_no and p.delete_yn = 'N'
      where r.wkod_plan_no = any(${[...new Set(wkodPlanNos)]}::bigint[])
      order by r.wkod_plan_no, p.status_cd = 'APPR' desc, p.rev_no desc`,
  )
  return new Map(rows.map(({ no, ...contract }) => [no, contract]))
}

/** Works whose plan somebody has suspended, whichever of its revisions they were asked for under. */
export async function suspendedPlans(
  db: Transaction,
  asked: readonly UnderPlan[],
): Promise<(Check & { permitNo: number })[]> {
  if (asked.length === 0) return []
  const rows = await db.queryAs<{ permitNo: number; docNo: string }>(
    'SYSTEM',
    sql`select a."permitNo", p.wkod_plan_doc_no as "docNo"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a ("permitNo" int, "wkodPlanNo" bigint)
        join wkod_plan r on r.wkod_plan_no = a."wkodPlanNo"
        join wkod_plan p on p.root_plan_no = r.root_plan_no and p.plant_cd = r.plant_cd and p.status_cd = 'SUSP' and p.delete_yn = 'N'
      where not exists (select from wkod_plan f where f.root_plan_no = p.root_plan_no and f.plant_cd = p.plant_cd
        and f.status_cd = 'APPR' and f.delete_yn = 'N')`,
  )
  return rows.map(({ permitNo, docNo }) => ({
    permitNo,
    ruleCd: 'PLAN_SUSP',
    resultCd: 'BLOCK',
    message: '작업계획서가 중지되었습니다. ({docNo})',
    values: { docNo },
    law: '산업안전보건기준에 관한 규칙 제38조제1항',
    lifterCds: ['SHM'],
  }))
}

/** A work with the revision under which it was asked for, or any other revision of its plan. */
interface UnderPlan {
  permitNo: number
  wkodPlanNo: number
}
/**
 * R5: who of the crews has not signed the revision that is in force now.
 *
 * @returns those without a signature; all of them where no revision is in force
 * @law 산업안전보건기준에 관한 규칙 제38조제2항
 */
export const unsignedCrew = (
  db: Transaction,
  asked: readonly (UnderPlan & { personNos: readonly number[] })[],
): Promise<{ permitNo: number; personNo: number }[]> =>
  db.queryAs<{ permitNo: number; personNo: number }>(
    'SYSTEM',
    sql`select a."permitNo", c.no::int as "personNo"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a ("permitNo" int, "wkodPlanNo" bigint, "personNos" jsonb)
        cross join lateral jsonb_array_elements_text(a."personNos") with ordinality c (no, at)
      where not exists (select from wkod_plan r join wkod_plan p on p.root_plan_no = r.root_plan_no and p.plant_cd = r.plant_cd
          and p.status_cd = 'APPR' and p.delete_yn = 'N'
        join wkod_plan_sign s on s.wkod_plan_no = p.wkod_plan_no and s.person_no = c.no::bigint
        where r.wkod_plan_no = a."wkodPlanNo")
      order by a."permitNo", c.at`,
  )

/** Where the written information of 법 제65조 stands for plans, by any of their revisions. */
export interface Law65State {
  wkodPlanNo: number
  law65Yn: 'Y' | 'N'
  wkodInfoNo: number | null
  /** Null where none was given. */
  infoStatusCd: string | null
  confirmDt: string | null
}
export const law65Of = (db: Transaction, wkodPlanNos: readonly number[]): Promise<Law65State[]> =>
  db.queryAs<Law65State>(
    'SYSTEM',
    sql`select p.wkod_plan_no as "wkodPlanNo", p.law65_yn as "law65Yn", i.wkod_info_no as "wkodInfoNo", i.status_cd as "infoStatusCd",
        i.confirm_dt as "confirmDt"
      from wkod_plan p left join wkod_info i on i.wkod_info_no = p.info_provide_no and i.delete_yn = 'N'
      where p.wkod_plan_no = any(${[...wkodPlanNos]}::bigint[])`,
  )
