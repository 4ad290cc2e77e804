/** What the vendor master asks of areas that hang on vendors; composed in `contractor.server.ts`. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'

/** What is still open with a vendor and keeps it from being terminated: permits, entries, improvements. */
export type VendorTie = (db: Transaction, vendorCd: string) => Promise<{ label: string; count: number }>

/** Stops what a vendor does on the site at once: its work, and the plans under which it works. */
export type WorkStop = (
  tx: Transaction,
  vendor: { plantCd: string; vendorCd: string; reasonDesc: string; now: Date },
) => Promise<void>

/** The score of the latest qualification (적격수급업체 평가) that holds on a day; undefined where the vendor has none. */
export type Qualification = (db: Queries, vendorCd: string, ymd: string) => Promise<number | undefined>
