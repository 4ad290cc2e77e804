/** What others ask of the register of harmful factors. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface ExposureLimit {
  factorCd: string
  factorNm: string
  /** The lowest of the limits in ppm; null where the register has none. */
  limitPpmVal: number | null
}

/** Exposure limits of gases and vapours in the air, for many of them in one statement; unknown codes are left out. */
export const exposureLimits = (db: Queries, factorCds: readonly string[]): Promise<ExposureLimit[]> =>
  db.query<ExposureLimit>(sql`select factor_cd as "factorCd", factor_nm as "factorNm",
      least(twa_ppm_val, stel_ppm_val, ceil_ppm_val) as "limitPpmVal"
    from hea_hazard_factor where factor_cd = any(${[...factorCds]}::text[]) and delete_yn = 'N'`)

/** All that occur as gas or vapour, to choose from. */
export const gaseousFactors = (db: Queries): Promise<ExposureLimit[]> =>
  db.query<ExposureLimit>(sql`select factor_cd as "factorCd", factor_nm as "factorNm",
      least(twa_ppm_val, stel_ppm_val, ceil_ppm_val) as "limitPpmVal"
    from hea_hazard_factor where phase_cd = 'GAS' and use_yn = 'Y' and delete_yn = 'N' order by factor_nm`)

export interface FactorLimits {
  factorCd: string
  factorNm: string
  twaPpmVal: number | null
  stelPpmVal: number | null
  ceilPpmVal: number | null
  twaMgVal: number | null
  stelMgVal: number | null
  ceilMgVal: number | null
  /** Y, N; null where it was not certain. */
  specialCheckYn: string | null
  measureYn: string | null
  specialMgmtYn: string | null
  permitYn: string | null
  controlYn: string | null
  verifiedYn: 'Y' | 'N'
}
/** Limits and duties of one factor, for the page of its substance; undefined where it is not there any more. */
export async function limitsOf(db: Queries, factorCd: string): Promise<FactorLimits | undefined> {
  const [found] = await db.query<FactorLimits>(sql`select factor_cd as "factorCd", factor_nm as "factorNm",
      twa_ppm_val::float8 as "twaPpmVal", stel_ppm_val::float8 as "stelPpmVal", ceil_ppm_val::float8 as "ceilPpmVal",
      twa_mg_val::float8 as "twaMgVal", stel_mg_val::float8 as "stelMgVal", ceil_mg_val::float8 as "ceilMgVal",
      special_check_yn as "specialCheckYn", measure_yn as "measureYn", special_mgmt_yn as "specialMgmtYn", permit_yn as "permitYn",
      control_yn as "controlYn", verified_yn as "verifiedYn"
    from hea_hazard_factor where factor_cd = ${factorCd} and delete_yn = 'N'`)
  return found
}
