/** What other areas know of people at the gate; each says it in one statement for many. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, portOfMany, ports } from '#platform/server/ports.ts'
import type { Presence } from '../muster/muster.logic.ts'
import type { EntryCheck } from './entry-check.logic.ts'
import type { CarriedMaterial } from './gate-conditions.logic.ts'

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

/** Codes that open the gate beside those of passes. They are known by their hashes: a device keeps no others. */
type HolderOf = (db: Queries, keyHash: string) => Promise<number | undefined>
type HashesOf = (db: Queries, personNos: readonly number[]) => Promise<readonly { personNo: number; keyHash: string }[]>

/** Who is, or was since that moment, at a place of his own beside the gates: at work, in a confined space. */
export type PresentSince = (
  /** Acts as the program. */
  db: Queries,
  asked: { plantCd: string; from: Date },
) => Promise<readonly Presence[]>

export const entryAsks = ports('entry-asks', {
  /** Where nobody knows of cards and health, nobody comes in. */
  personChecks: portOfMany<PersonChecks>([
    async (_, personNos) =>
      personNos.map((personNo) => ({
        personNo,
        ruleCd: 'E06',
        resultCd: 'BLOCK',
        message: '안전카드가 없습니다.',
        lifterCds: ['SHM'],
      })),
  ]),
  /** Whose card it is, while it is good. */
  holderOf: port<HolderOf>(async () => undefined),
  hashesOf: port<HashesOf>(async () => []),
  emergencyMissed: port<EmergencyMissed>(async () => {}),
  /** What nobody approved is not carried in. */
  materials: port<Materials>(async () => []),
  /** Where nobody knows of works, who is inside is who came through a gate. */
  present: portOfMany<PresentSince>(),
})
