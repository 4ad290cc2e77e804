/**
 * What any area does to permitted work: the one port to permits. Areas that
 * stand below work stop it through here, as the program: whoever stops work needs no right for it (법 52).
 */
import type { Person } from '#platform/model/access.ts'
import type { Kept } from '#platform/model/sentences.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'
import type { SuspReason } from './stop-reasons.model.ts'

export interface Suspension {
  permitNos: readonly number[]
  reasonCd: SuspReason
  /** What somebody has typed, or a sentence of ours. */
  reasonDesc?: string | Kept | null
  /** A quarter of the lower explosive limit and more: the safety manager releases as well. */
  gasHigh?: boolean
  /** Who stopped; the program where nobody with an account did. */
  byUserId?: string
  now: Date
}
interface StopDemand {
  plantCd: string
  /** These permits, or … */
  permitNos: readonly number[]
  /** … where none is named, the works of this vendor at the place, and all of them where none is known to be there. */
  vendorCd?: string | null
  placeDesc?: string
  reasonCd: SuspReason
  reasonDesc: string
  /** By a card of somebody at work. */
  srcCd?: 'CARD'
  byUserId?: string
  now: Date
}
export interface StoppedPermit {
  permitNo: number
  permitDocNo: string
}
/** Who may no longer work: all of a vendor, or people. */
type Blocked =
  | { readonly vendorCd: string; readonly plantCd: string; readonly reasonDesc: Kept; readonly now: Date }
  | { readonly personNos: readonly number[]; readonly now: Date }

/** Whose works are asked anew, or where. */
export type Rechecked =
  | { readonly personNos: readonly number[] }
  | { readonly processNos: readonly number[] }
  | { readonly plantCd: string }

/** A permit under which a vendor works now, with its place on the plan in thousandths. */
export interface RunningPermit extends StoppedPermit {
  vendorCd: string
  vendorNm: string
  workTitle: string
  placeDesc: string
  locationX: number | null
  locationY: number | null
}

/** A permit that has not ended, at equipment of the register. */
export interface PermitAt extends StoppedPermit {
  workTitle: string
  vendorNm: string | null
}

/** Where there are no permits, nothing is at work: nobody is stopped, and nobody is in the way. */
export const permitPort = ports('permit', {
  /** Passes over permits that are not at work. @returns those that were stopped */
  suspend: port<(tx: Transaction, suspension: Suspension) => Promise<readonly number[]>>(async () => []),
  /** A person's demand: numbers of another plant stop nothing. @returns the permits that were stopped */
  stop: port<(tx: Transaction, demand: StopDemand) => Promise<readonly StoppedPermit[]>>(async () => []),
  /** In the transaction of the decision; with a vendor its plans stop as well. */
  block: port<(tx: Transaction, blocked: Blocked) => Promise<void>>(async () => {}),
  /** Something has changed of what the works of these people, at these processes or of this plant rest on: they are asked at once. */
  recheck: port<(tx: Transaction, works: Rechecked, now: Date) => Promise<void>>(async () => {}),
  /** The same of the works at these equipments. */
  recheckAt: port<(tx: Transaction, at: { plantCd: string; equipNos: readonly number[] }, now: Date) => Promise<void>>(
    async () => {},
  ),
  /** Permits that have not ended and name this equipment, by its tag or its name. Asked as the program. */
  openAt: port<(db: Queries, at: { plantCd: string; equipNo: number }) => Promise<readonly PermitAt[]>>(async () => []),
  /** Works at this moment, as far as who asks sees them. */
  running: port<(db: Queries, plantCd: string) => Promise<readonly RunningPermit[]>>(async () => []),
  /** Writes down with the permit what was decided about its stop: said once, it is known in both places. */
  noteDecision: port<
    (tx: Transaction, decided: { permitNo: number; decisionDesc: string; person: Person; now: Date }) => Promise<void>
  >(async () => {}),
  /** How many permits of a vendor are not yet ended, and what they are called. */
  openOf: port<(tx: Transaction, vendorCd: string) => Promise<{ label: string; count: number }>>(async () => ({
    label: '',
    count: 0,
  })),
})
