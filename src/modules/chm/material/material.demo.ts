/** Products of a surfactant and glycol site, with what is in them and how some of them were classified. */

import { addDays } from '#platform/model/calendar.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { moreProducts } from '../demo/products.demo.ts'
import { moreSubstances } from '../demo/substances.demo.ts'
import { substanceSeeds } from '../substance/substance.seed.ts'
import { demoMaterials, demoSubstances, type Part } from './material-demo-texts.ts'

interface DemoOptions {
  today: string
  now: Date
}
/** Who keeps chemicals on the demo site. */
const KEEPER = 'chem'
const DAYS_AGO = 120
/** As many as a site of this kind keeps. */
export const DEMO_PRODUCTS = 900

const substances = [
  ...demoSubstances,
  ...moreSubstances.map(([casNo, korNm, engNm, physStateCd]) => ({
    ...{ casNo, korNm, engNm, physStateCd, casNoneReasonDesc: null },
    hazards: [],
  })),
]
const names = new Map([...substances, ...substanceSeeds].map(({ casNo, korNm }) => [casNo, korNm] as const))
const products = [
  ...demoMaterials.map((one) => ({ ...one, useCds: null })),
  ...moreProducts((casNo) => names.get(casNo) ?? casNo, DEMO_PRODUCTS - demoMaterials.length),
]

export async function loadChemicals(connection: OwnerConnection, { today, now }: DemoOptions): Promise<void> {
  await addSubstances(connection, now)
  await addHazards(connection, now)
  await addMaterials(connection, now)
  await addCompositions(connection, addDays(today, -DAYS_AGO), now)
}

/** Those that the exposure limits do not have; what stands there already is left alone. */
const addSubstances = (connection: OwnerConnection, now: Date) =>
  connection.query(
    `insert into chm_substance (cas_no, cas_none_reason_desc, kor_nm, eng_nm, nm_initials, phys_state_cd, create_user_id, create_dt, update_user_id, update_dt)
     select r."casNo", r."casNoneReasonDesc", r."korNm", r."engNm", r."nmInitials", r."physStateCd", $2, $3::timestamptz, $2, $3::timestamptz
     from jsonb_to_recordset($1::jsonb) as r ("casNo" text, "casNoneReasonDesc" text, "korNm" text, "engNm" text, "nmInitials" text, "physStateCd" text)
     where not exists (select from chm_substance s where s.delete_yn = 'N' and (s.cas_no = r."casNo" or r."casNo" is null and s.kor_nm = r."korNm"))`,
    [
      JSON.stringify(substances.map((one) => ({ ...one, nmInitials: initialsOf(one.korNm) }))),
      KEEPER,
      now.toISOString(),
    ],
  )

/** What the demo knows of hazards of its substances; every other hazard of theirs is known as none where it says so. */
const addHazards = (connection: OwnerConnection, now: Date) =>
  connection.query(
    `insert into chm_ghs (chm_substance_no, hazard_class_cd, category_cd, route_cd, none_yn, ate_val, m_factor_val, origin_cd, basis_desc,
       create_user_id, create_dt, update_user_id, update_dt)
     select s.chm_substance_no, h."hazardClassCd", h."categoryCd", h."routeCd", h."noneYn", h."ateVal", h."mFactorVal", 'SUPPLIER', '공급자 MSDS',
       $2, $3::timestamptz, $2, $3::timestamptz
     from jsonb_to_recordset($1::jsonb) as r ("casNo" text, hazards jsonb)
       join chm_substance s on s.cas_no = r."casNo" and s.delete_yn = 'N'
       cross join lateral jsonb_to_recordset(r.hazards) as h ("hazardClassCd" text, "categoryCd" text, "routeCd" text, "noneYn" text,
         "ateVal" numeric, "mFactorVal" int)
     where not exists (select from chm_ghs g where g.chm_substance_no = s.chm_substance_no)`,
    [JSON.stringify(demoSubstances.filter(({ hazards }) => hazards.length > 0)), KEEPER, now.toISOString()],
  )

const addMaterials = (connection: OwnerConnection, now: Date) =>
  connection.query(
    `insert into chm_material (chm_mat_cd, mat_nm, nm_initials, origin_cd, supplier_nm, supplier_tel, use_desc, use_cds, phys_state_cd, mixture_yn, ph_val,
       flash_pt_val, boil_pt_val, density_val, un_no, comp_rev_no, create_user_id, create_dt, update_user_id, update_dt)
     select r."chmMatCd", r."matNm", r."nmInitials", r."originCd", r."supplierNm", r."supplierTel", r."useDesc", r."useCds", r."physStateCd", r."mixtureYn",
       r."phVal", r."flashPtVal", r."boilPtVal", r."densityVal", r."unNo", 1, $2, $3::timestamptz, $2, $3::timestamptz
     from jsonb_to_recordset($1::jsonb) as r ("chmMatCd" text, "matNm" text, "nmInitials" text, "originCd" text, "supplierNm" text, "supplierTel" text,
       "useDesc" text, "useCds" text, "physStateCd" text, "mixtureYn" text, "phVal" numeric, "flashPtVal" numeric, "boilPtVal" numeric, "densityVal" numeric, "unNo" text)`,
    [JSON.stringify(products.map((one) => ({ ...one, nmInitials: initialsOf(one.matNm) }))), KEEPER, now.toISOString()],
  )

const isWhole = (parts: readonly Part[]) =>
  parts.reduce((sum, { pctVal, maxPctVal }) => sum + (pctVal ?? maxPctVal ?? 0), 0) >= 100

async function addCompositions(connection: OwnerConnection, startYmd: string, now: Date): Promise<void> {
  const revisions = products.map(({ chmMatCd, parts }) => ({
    chmMatCd,
    restOkYn: isWhole(parts) ? 'N' : 'Y',
    parts,
  }))
  const sent = [JSON.stringify(revisions), KEEPER, now.toISOString()]
  await connection.query(
    `insert into chm_mat_rev (chm_mat_no, comp_rev_no, start_ymd, reason_desc, rest_ok_yn, create_user_id, create_dt, update_user_id, update_dt)
     select m.chm_mat_no, 1, $4::date, '공급사 MSDS 최초 등록', r."restOkYn", $2, $3::timestamptz, $2, $3::timestamptz
     from jsonb_to_recordset($1::jsonb) as r ("chmMatCd" text, "restOkYn" text) join chm_material m on m.chm_mat_cd = r."chmMatCd"`,
    [...sent, startYmd],
  )
  await connection.query(
    `insert into chm_mat_comp (chm_mat_no, comp_rev_no, seq_no, chm_substance_no, pct_val, min_pct_val, max_pct_val, secret_yn, alt_nm, alt_min_pct_val,
       alt_max_pct_val, approval_no, create_user_id, create_dt, update_user_id, update_dt)
     select m.chm_mat_no, 1, p.at, s.chm_substance_no, p."pctVal", p."minPctVal", p."maxPctVal", coalesce(p."secretYn", 'N'), p."altNm",
       p."altMinPctVal", p."altMaxPctVal", p."approvalNo", $2, $3::timestamptz, $2, $3::timestamptz
     from jsonb_to_recordset($1::jsonb) as r ("chmMatCd" text, parts jsonb) join chm_material m on m.chm_mat_cd = r."chmMatCd"
       cross join lateral rows from (jsonb_to_recordset(r.parts) as (substance text, "pctVal" numeric, "minPctVal" numeric, "maxPctVal" numeric,
         "secretYn" text, "altNm" text, "altMinPctVal" numeric, "altMaxPctVal" numeric, "approvalNo" text)) with ordinality
         p (substance, "pctVal", "minPctVal", "maxPctVal", "secretYn", "altNm", "altMinPctVal", "altMaxPctVal", "approvalNo", at)
       left join chm_substance s on s.delete_yn = 'N' and (s.cas_no = p.substance or s.cas_no is null and s.kor_nm = p.substance)`,
    sent,
  )
}
