/** What constructions ask of other parts of the site. */
import type { Queries } from '#platform/server/database/database.ts'
import { port, portOfMany, ports } from '#platform/server/ports.ts'
import type { AccidentRow, Kept } from './const.calls.ts'

export interface KeptAsked {
  plantCd: string
  vendorCds: readonly string[]
  fromYmd: string
  toYmd: string
}
/** Council, patrols and joint inspections with these contractors in that time; one row for each kind that the part keeps. */
export type KeptDuties = (db: Queries, asked: KeptAsked) => Promise<readonly Kept[]>

/** What happened to people of these contractors in that time; undefined where nobody knows. */
type Accidents = (db: Queries, asked: KeptAsked) => Promise<readonly AccidentRow[] | undefined>

export const constAsks = ports('const-asks', {
  /** What nobody keeps was not done. */
  kept: portOfMany<KeptDuties>(),
  accidents: port<Accidents>(async () => undefined),
})
