/** What the patrol rule asks: who came through the gate, and who of the host looked at them. */
import type { Queries } from '#platform/server/database/database.ts'
import { port, portOfMany, ports } from '#platform/server/ports.ts'
import type { Look, PresenceDay } from './patrol.logic.ts'
import type { LookSource } from './patrol.model.ts'

/** Days, both included; of one plant, or of all of them. */
export interface Span {
  plantCd: string | null
  fromYmd: string
  toYmd: string
}

export interface PresenceSpan extends Span {
  /** How many days with contractors before the span are asked for as well. */
  daysBefore: number
}

/** A patrol or joint check that is done, by whoever keeps it. */
export interface LookDone extends Look {
  plantCd: string
  vendorNm: string | null
  inspectorNm: string | null
  srcCd: LookSource
  srcNo: number
}

export const patrolAsks = ports('patrol-asks', {
  /** Days on which contractors came in to work, with the last ones before the span; where nobody knows there were none. */
  presence: port<(db: Queries, span: PresenceSpan) => Promise<readonly PresenceDay[]>>(async () => []),
  /** Checks of the host by the day on which they were made. One duty: whoever keeps them, all count. */
  looks: portOfMany<(db: Queries, span: Span) => Promise<readonly LookDone[]>>(),
})
