/** What a sheet asks of those who keep stock and materials of contractors. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

export interface SheetInForce {
  chmMsdsNo: number
  chmMatNo: number
  matNm: string
  /** Calendar day in Asia/Seoul. */
  effectiveYmd: string
  /** Section 2, 3 or 15 differs from the revision before, or there was none. */
  asksTeaching: boolean
}

/** Who handles a material somewhere, so that he has to know its sheet. */
export interface MaterialHandler {
  chmMatNo: number
  plantCd: string
  processNo: number
  userId: string
}

export const msdsSheetAsks = ports('chm-msds-asks', {
  /** Containers of a material that lie somewhere, said by place. Null: nobody keeps stock, so nothing is known. */
  lots: port<(db: Queries, chmMatNo: number) => Promise<readonly string[] | null>>(async () => null),
  /** By the uses of materials at all plants. */
  handlers: port<(db: Queries, matNos: readonly number[]) => Promise<readonly MaterialHandler[]>>(async () => []),
  /** Takes note that a sheet came into force, in the transaction of the approval. */
  inForce: port<(tx: Transaction, sheet: SheetInForce, now: Date) => Promise<void>>(async () => {}),
})
