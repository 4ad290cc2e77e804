/** What gas measurement asks of other parts of work: the neighbourhood of a reading. */
import type { Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

export const gasAsks = ports('gas-asks', {
  /** The board: which permits have a mark near a mark of this one. */
  near: port<(tx: Transaction, permitNo: number, meters: number) => Promise<readonly number[]>>(async () => []),
})
