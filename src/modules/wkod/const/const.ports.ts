/** What constructions ask of other parts of the site. */
import type { Queries } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { Kept } from './const.calls.ts'

export interface KeptAsked {
  plantCd: string
  vendorCds: readonly string[]
  fromYmd: string
  toYmd: string
}
/** Council, patrols and joint inspections with these contractors in that time; one row for each kind that the part keeps. */
export type KeptDuties = (db: Queries, asked: KeptAsked) => Promise<readonly Kept[]>

export const constAsks = ports('const-asks', {
  /** What nobody keeps was not done. */
  kept: portOfMany<KeptDuties>(),
})
