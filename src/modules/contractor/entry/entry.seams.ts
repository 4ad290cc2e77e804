/** What other areas know of people at the gate; each says it in one statement for many. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import type { EntryCheck } from './entry-check.logic.ts'
import type { CarriedMaterial } from './gate.conditions.logic.ts'

export interface PersonsAsked {
  fromYmd: string
  toYmd: string
  /** They work with what asks for an examination before. */
  examHazardYn: 'Y' | 'N'
  /** Where, as far as that is known. */
  processNos: readonly number[]
}
/** E06 (safety card), E10 and E11 (health): asked for a period, answered for everybody who is asked about. */
export type PersonChecks = (
  db: Queries,
  personNos: readonly number[],
  asked: PersonsAsked,
) => Promise<readonly EntryCheck[]>

/** Codes that open the gate beside those of passes. They are known by their hashes: a device keeps no others. */
export interface CardKeys {
  /** Whose card it is, while it is good. */
  holderOf(db: Queries, keyHash: string): Promise<number | undefined>
  hashesOf(db: Queries, personNos: readonly number[]): Promise<readonly { personNo: number; keyHash: string }[]>
}

/** An emergency that no regular request followed: what comes of it for the vendor. */
export type EmergencyMissed = (
  /** Acts as the program. */
  tx: Transaction,
  missed: { entryRqstNo: number; plantCd: string; vendorCd: string; now: Date },
) => Promise<void>

/** Materials of vendors that are approved to come in on the day and have not come yet, and who handles them. */
export type Materials = (
  db: Queries,
  vendorCds: readonly string[],
  ymd: string,
) => Promise<readonly (CarriedMaterial & { vendorCd: string; handlerNos: number[] })[]>

/** Filled where the server is put together; a rule whose area is not there is not asked. */
export const entrySeams: {
  personChecks: PersonChecks[]
  cards: CardKeys[]
  emergencyMissed: EmergencyMissed[]
  materials: Materials[]
} = { personChecks: [], cards: [], emergencyMissed: [], materials: [] }
