/** What demerits ask of areas that others build; composed in `contractor.server.ts`. With none of them their rule is not there. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'

/** Somebody, and what he is to be blamed for. */
export interface Blamed {
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

/** R3: the average number of people of each vendor on the site on a day of the period. */
export type Headcounts = (
  db: Queries,
  period: { plantCd: string; fromYmd: string; toYmd: string },
) => Promise<ReadonlyMap<string, number>>
