/** What materials of contractors ask of the part that keeps the site's own; empty until it is there. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import type { Lot } from './msds.logic.ts'

/** The site's own dangerous goods in these places, in the unit of their designated quantity. */
export type OwnStock = (
  db: Queries,
  stockLocNos: readonly number[],
) => Promise<readonly (Lot & { stockLocNo: number })[]>

export interface StockMoved {
  vendorMsdsNo: number
  stockLocNo: number
  qtyVal: number
  moveCd: 'IN' | 'OUT'
  at: Date
}
/** Takes note of what came in and went out (chmStockLot). */
export type StockTaker = (tx: Transaction, moved: StockMoved) => Promise<void>

export interface MsdsSeams {
  readonly ownStock: OwnStock[]
  readonly takers: StockTaker[]
}
