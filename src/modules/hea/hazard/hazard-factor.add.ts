import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { hazardFactors } from './hazard-factor.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addHazardFactors(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into hea_hazard_factor (factor_cd, factor_nm, factor_en_nm, cas_no, factor_group_cd, phase_cd, cycle_group_no,
        first_month_cnt, cycle_month_cnt, keep_year_cnt, mol_weight_val, twa_ppm_val, stel_ppm_val, ceil_ppm_val, twa_mg_val,
        stel_mg_val, ceil_mg_val, special_check_yn, measure_yn, special_mgmt_yn, permit_yn, control_yn, skin_yn, verified_yn, sort_order)
      select f."factorCd", f."factorNm", f."factorEnNm", f."casNo", f."factorGroupCd", f."phaseCd", f."cycleGroupNo",
        f."firstMonthCnt", f."cycleMonthCnt", f."keepYearCnt", f."molWeightVal", f."twaPpmVal", f."stelPpmVal",
        f."ceilPpmVal", f."twaMgVal", f."stelMgVal", f."ceilMgVal", f."specialCheckYn", f."measureYn",
        f."specialMgmtYn", f."permitYn", f."controlYn", f."skinYn", f."verifiedYn", f."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(hazardFactors)}::jsonb) as f("factorCd" text, "factorNm" text, "factorEnNm" text,
        "casNo" text, "factorGroupCd" text, "phaseCd" text, "cycleGroupNo" int, "firstMonthCnt" int, "cycleMonthCnt" int,
        "keepYearCnt" int, "molWeightVal" numeric, "twaPpmVal" numeric, "stelPpmVal" numeric, "ceilPpmVal" numeric,
        "twaMgVal" numeric, "stelMgVal" numeric, "ceilMgVal" numeric, "specialCheckYn" text, "measureYn" text,
        "specialMgmtYn" text, "permitYn" text, "controlYn" text, "skinYn" text, "verifiedYn" text, "sortOrder" int)
      where not exists (select from hea_hazard_factor)`,
  )
}
