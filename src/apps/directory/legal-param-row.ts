/** One row of the register as the product brings it. */
import type { LegalParamRow } from './rows.ts'

type Unit =
  | 'DAY'
  | 'MONTH'
  | 'HOUR'
  | 'MINUTE'
  | 'PERCENT'
  | 'PPM'
  | 'METER'
  | 'CM'
  | 'MPS'
  | 'MM_H'
  | 'CM_H'
  | 'VOLT'
  | 'VA'
  | 'CELSIUS'
  | 'YEAR'
  | 'TIMES_HALF'
  | 'TIMES_QUARTER'
  | 'TIMES_YEAR'

export type LegalParamSeed = LegalParamRow

/** @param verifiedYn N where the text in force was not read */
export const param = (
  legalParamCd: string,
  legalParamVal: string,
  unitCd: Unit | null,
  effectiveFromYmd: string,
  lawRefDesc: string,
  verifiedYn: 'Y' | 'N' = 'Y',
): LegalParamSeed => ({ legalParamCd, legalParamVal, unitCd, effectiveFromYmd, lawRefDesc, verifiedYn })
