/** What materials of contractors ask of the part that keeps the site's own. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'
import type { Lot } from './msds.logic.ts'

/**
 * The site's own dangerous goods by place, in the unit of their designated quantity. Of a place that has no entry nothing is
 * known; one that is known to hold none has an empty one.
 */
type OwnStock = (db: Queries, stockLocNos: readonly number[]) => Promise<ReadonlyMap<number, readonly Lot[]>>

export interface StockMoved {
  vendorMsdsNo: number
  stockLocNo: number
  qtyVal: number
  moveCd: 'IN' | 'OUT'
  at: Date
}
/** Takes note of what came in and went out (chmStockLot). */
type StockTaker = (tx: Transaction, moved: StockMoved) => Promise<void>

export const msdsAsks = ports('msds-asks', {
  /** Where nobody keeps the site's own, nothing is known of any place: how full it is cannot be judged. */
  ownStock: port<OwnStock>(async () => new Map()),
  moved: port<StockTaker>(async () => {}),
})
