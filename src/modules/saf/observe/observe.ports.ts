/** What observations ask of other parts, besides permits. */
import type { Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

interface Credited {
  personNo: number
  plantCd: string
  srcNo: string
  creditYmd: string
  creditScore: -1
  now: Date
}
export const observeAsks = ports('observe-asks', {
  /** Keeps the credit of an accepted card with the demerits of its author (CP 4, `demeritCredit`, source OBS). */
  credit: port<(tx: Transaction, credited: Credited) => Promise<void>>(async () => {}),
})
