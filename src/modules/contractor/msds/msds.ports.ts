/** What materials of contractors ask of the part that keeps the site's own. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'
import type { Lot } from './msds.logic.ts'

/** The site's own dangerous goods in these places, in the unit of their designated quantity. */
type OwnStock = (db: Queries, stockLocNos: readonly number[]) => Promise<readonly (Lot & { stockLocNo: number })[]>

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
  /** Where nobody keeps the site's own, no lot of it is known. */
  ownStock: port<OwnStock>(async () => []),
  moved: port<StockTaker>(async () => {}),
})
