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
