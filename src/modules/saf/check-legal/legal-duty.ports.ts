/** What the board of legal duties asks whoever keeps one. */
import type { Queries } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { DutyPeriod } from './legal-duty.logic.ts'

/** Days, both included; of one plant, or of all of them. */
export interface DutySpanAsked {
  plantCd: string | null
  fromYmd: string
  toYmd: string
  today: string
}

export const legalAsks = ports('legal-asks', {
  /** Periods that end in the span, or are open on its last day, each with what was done in it. */
  periods: portOfMany<(db: Queries, asked: DutySpanAsked) => Promise<readonly DutyPeriod[]>>(),
})
