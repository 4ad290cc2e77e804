/** What demerits ask of others. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, portOfMany, ports } from '#platform/server/ports.ts'

/** Somebody, and what he is to be blamed for. */
interface Blamed {
  plantCd: string
  personNo: number
  /** The same human at this and other vendors. */
  personNos: readonly number[]
  /** The moment of the violation. */
  violDt: string
  placeDesc: string
  permitDocNo: string | null
}
/** R4: he stopped the work, or told of the same event himself. */
export type Protection = (
  db: Transaction,
  blamed: Blamed,
) => Promise<{ kindCd: 'STOP' | 'REPORT'; evidenceDesc: string } | undefined>

/** R3: the average number of people of each vendor on the site on a day of the period; undefined where nobody counts. */
type Headcounts = (
  db: Queries,
  period: { plantCd: string; fromYmd: string; toYmd: string },
) => Promise<ReadonlyMap<string, number> | undefined>

export const demeritAsks = ports('demerit-asks', {
  /** Where nobody can say who stopped or told, nobody is blamed (법 제52조제4항). */
  protections: portOfMany<Protection>([async () => ({ kindCd: 'STOP', evidenceDesc: '' })]),
  headcounts: port<Headcounts>(async () => undefined),
})
