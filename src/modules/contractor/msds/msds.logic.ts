/** Rules of materials without a database: what of the site's lists is in them, multiples of the designated quantity. */

export interface Lot {
  qtyVal: number
  designQtyVal: number | null
}
/**
 * R3, D2: Σ(quantity ÷ designated quantity) in one place. Quantities in the unit of their designated quantity.
 *
 * @law 위험물안전관리법 제5조제5항
 */
export const multipleOf = (lots: readonly Lot[]): number =>
  exact(lots.reduce((sum, { qtyVal, designQtyVal }) => sum + (designQtyVal ? qtyVal / designQtyVal : 0), 0))
/** What adding binary fractions leaves behind the ninth decimal is no quantity: 0.7 + 0.3 is one. */
const exact = (value: number): number => Math.round(value * 1e9) / 1e9

/** Three decimals at most, rounded up: what passes a limit is never shown as if it did not. */
export const shownMultiple = (multiple: number): string => String(Math.ceil(multiple * 1000 - 1e-6) / 1000)

export interface Store {
  /** The multiple that its permit allows; null where it has none. */
  permitMultiple: number | null
}
/** From this share of its permit a permitted place is spoken of (D3). */
const WARN_SHARE = 0.8

/**
 * Below one where there is no permit; up to its permit in a permitted place (D2, D3).
 *
 * @law 위험물안전관리법 제5조
 */
export function judgeMultiple(multiple: number, { permitMultiple }: Store): 'OK' | 'WARN' | 'BLOCK' {
  if (permitMultiple === null) return multiple < 1 ? 'OK' : 'BLOCK'
  if (multiple > permitMultiple) return 'BLOCK'
  return multiple >= permitMultiple * WARN_SHARE ? 'WARN' : 'OK'
}

export interface ListedRule {
  casNo: string
  chemNm: string
  bringRuleCd: 'BAN' | 'LIMIT'
  cutPctVal: number | null
  basisDesc: string | null
}
/** R2: what of the site's lists is in the product; the content that counts is the most there may be (A3, A4). */
export const listedIn = (
  components: readonly { casNo: string | null; maxPctVal: number | null }[],
  rules: readonly ListedRule[],
): ListedRule[] =>
  rules.filter((rule) =>
    components.some(
      ({ casNo, maxPctVal }) => casNo?.trim() === rule.casNo && (maxPctVal ?? 100) >= (rule.cutPctVal ?? 0),
    ),
  )
