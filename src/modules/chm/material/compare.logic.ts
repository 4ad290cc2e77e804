/** The classes of a product as they were entered beside those that its composition says, and which of them is stricter. Pure. */
import type { Found } from '../ghs/ghs.logic.ts'
import { type AcuteRoute, type HazardClass, hazardClassCds } from '../ghs/ghs-codes.model.ts'
import type { HazardRow } from '../ghs/ghs-rows.logic.ts'

export type Side = 'ENTERED' | 'CALC'
export interface Compared {
  hazardClassCd: HazardClass
  routeCd: AcuteRoute | null
  entered: HazardRow | null
  /** Null for hazards that no composition decides. */
  calc: Found | null
  differs: boolean
  /** The stricter of two; what was tested or bridged before what was calculated. Null: nothing known. */
  proposed: Side | null
}

/** By the table: the strictest category of a class has the lowest place. */
export type RankOf = (hazardClassCd: HazardClass, categoryCd: string) => number

const UNRANKED = 1000
const isTested = (row: HazardRow) => row.originCd === 'TEST' || row.originCd === 'BRIDGE'
const keyOf = (hazardClassCd: HazardClass, routeCd: AcuteRoute | null, categoryCd: string | null) =>
  [
    hazardClassCd,
    hazardClassCd === 'ACUTE_INHAL' ? routeCd : '',
    hazardClassCd === 'STOT_SE' ? effectOf(categoryCd) : '',
  ].join(' ')
const effectOf = (categoryCd: string | null) => (categoryCd?.startsWith('3') ? categoryCd : '')

export function compared(entered: readonly HazardRow[], calculated: readonly Found[], rankOf: RankOf): Compared[] {
  const byKey = new Map<string, { entered: HazardRow | null; calc: Found | null }>()
  for (const row of entered)
    byKey.set(keyOf(row.hazardClassCd, row.routeCd, row.categoryCd), { entered: row, calc: null })
  for (const calc of calculated) {
    const key = keyOf(calc.hazardClassCd, calc.routeCd, calc.categoryCd)
    byKey.set(key, { entered: byKey.get(key)?.entered ?? null, calc })
  }
  const rank = (hazardClassCd: HazardClass, categoryCd: string | null | undefined) =>
    categoryCd ? rankOf(hazardClassCd, categoryCd) : UNRANKED
  return [...byKey.values()]
    .map(({ entered: row, calc }): Compared => {
      const hazardClassCd = (row ?? calc)?.hazardClassCd ?? 'EXPL'
      const own = rank(hazardClassCd, row?.categoryCd)
      const other = rank(hazardClassCd, calc?.categoryCd)
      const isKnown = calc !== null && calc.judgeCd !== 'CHECK'
      return {
        hazardClassCd,
        routeCd: row?.routeCd ?? calc?.routeCd ?? null,
        entered: row,
        calc,
        differs: row !== null && isKnown && own !== other,
        proposed: row && (isTested(row) || !isKnown || own <= other) ? 'ENTERED' : isKnown ? 'CALC' : null,
      }
    })
    .toSorted((a, b) => hazardClassCds.indexOf(a.hazardClassCd) - hazardClassCds.indexOf(b.hazardClassCd))
}
