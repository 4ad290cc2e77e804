/** Medicine by lot: which box is given first, and what state a stock is in. */
import { daysBetween } from '#platform/model/calendar.ts'

export interface Lot {
  medicineLotNo: number
  /** The last day on which it may be given. */
  expireYmd: string
  remainQtyVal: number
}
export interface Taken {
  medicineLotNo: number
  qtyVal: number
}

/** I2: expiry within so many days is told. */
export const EXPIRY_SOON_DAYS = 60

export const isExpired = ({ expireYmd }: Pick<Lot, 'expireYmd'>, today: string): boolean => expireYmd < today

/** What may still be given: an expired lot never is (I1). */
export const usableQty = (lots: readonly Lot[], today: string): number =>
  rounded(lots.filter((lot) => !isExpired(lot, today)).reduce((sum, { remainQtyVal }) => sum + remainQtyVal, 0))

/**
 * I1: takes from the lot with the nearest expiry first, never from an expired one.
 *
 * @param lots of one medicine, in any order
 * @param qtyVal in the unit of the medicine, above 0
 * @returns what is taken from which lot; undefined where all usable lots together are too few
 */
export function takeNearest(lots: readonly Lot[], qtyVal: number, today: string): Taken[] | undefined {
  const usable = lots.filter((lot) => lot.remainQtyVal > 0 && !isExpired(lot, today))
  const taken: Taken[] = []
  let missing = qtyVal
  for (const lot of usable.toSorted(byExpiry)) {
    if (missing <= 0) break
    const part = Math.min(missing, lot.remainQtyVal)
    taken.push({ medicineLotNo: lot.medicineLotNo, qtyVal: rounded(part) })
    missing = rounded(missing - part)
  }
  return missing > 0 ? undefined : taken
}

const byExpiry = (a: Lot, b: Lot) => a.expireYmd.localeCompare(b.expireYmd) || a.medicineLotNo - b.medicineLotNo
/** Quantities are stored with three decimals. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

export type StockState = 'EXPIRED' | 'SHORT' | 'SOON' | 'OK'

/** I2, the most urgent first: an expired lot is still there, too little is left, or a lot expires within 60 days. */
export function stockState(lots: readonly Lot[], safeQtyVal: number, today: string): StockState {
  const there = lots.filter(({ remainQtyVal }) => remainQtyVal > 0)
  if (there.some((lot) => isExpired(lot, today))) return 'EXPIRED'
  if (usableQty(there, today) < safeQtyVal) return 'SHORT'
  if (there.some(({ expireYmd }) => daysBetween(today, expireYmd) <= EXPIRY_SOON_DAYS)) return 'SOON'
  return 'OK'
}
