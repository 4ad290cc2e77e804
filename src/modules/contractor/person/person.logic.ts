/** What must be known of a person beyond the fields that everybody has. */

export interface Employment {
  nationCd: string | null
  visaTypeCd: string | null
  visaToYmd: string | null
  employTypeCd: string | null
  contractFromYmd: string | null
  contractToYmd: string | null
}

/** Permanent residence has no last day. */
const UNLIMITED = 'F5'

/**
 * Fields that this person lacks: the stay of a foreigner, the contract of who is employed for a time.
 *
 * @law 출입국관리법 제18조제1항 (체류자격 범위의 취업)
 */
export function missingOf({
  nationCd,
  visaTypeCd,
  visaToYmd,
  employTypeCd,
  contractFromYmd,
  contractToYmd,
}: Employment) {
  const isForeign = nationCd !== null && nationCd !== 'KR'
  const isForTime = employTypeCd === 'FIX' || employTypeCd === 'DAY'
  return [
    isForeign && !visaTypeCd && 'visaTypeCd',
    isForeign && visaTypeCd !== UNLIMITED && !visaToYmd && 'visaToYmd',
    isForTime && !contractFromYmd && 'contractFromYmd',
    isForTime && !contractToYmd && 'contractToYmd',
  ].filter((name) => name !== false)
}

/** The year is enough to tell two of a name apart. */
export const maskedBirth = (birthYmd: string): string => `${birthYmd.slice(0, 4)}-**-**`

/** `김서연` → `김*연`, `이준` → `이*`, `Nguyen Van An` → `N***********n`. */
export const maskedName = (personNm: string): string => {
  const letters = [...personNm]
  if (letters.length < 3) return `${letters[0] ?? ''}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}
