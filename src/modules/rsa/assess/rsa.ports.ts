/** What assessments ask of the work that goes on at their process. */
import type { Queries } from '#platform/server/database/database.ts'
import type { HeldBefore } from '#platform/server/links/in-app-signing.ts'
import { port, ports } from '#platform/server/ports.ts'

export interface ThereAsked {
  plantCd: string
  /** Where none is named, nobody works there. */
  processNo: number | null
  from: Date
  to: Date
}
export interface CrewPerson {
  personNo: number
  personNm: string
  vendorCd: string
}
export interface VendorThere {
  vendorCd: string
  vendorNm: string
}

export const rsaAsks = ports('rsa-asks', {
  /** Contractors with a permit of the process that was asked for and not over at some time between. A question of law: unknown refuses. */
  vendorsThere: port<(db: Queries, asked: ThereAsked) => Promise<readonly VendorThere[] | 'unknown'>>(
    async () => 'unknown',
  ),
  /** People of contractors on crews of permits of the process between. Nobody is known to have been there. */
  crewsThere: port<(db: Queries, asked: ThereAsked) => Promise<readonly CrewPerson[]>>(async () => []),
  /** Whose card somebody holds before the device; where nobody issues cards, nobody is known by one. */
  held: port<HeldBefore>(async () => undefined),
})
