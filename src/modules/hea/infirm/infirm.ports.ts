/** What becomes of a visit that has to do with work (I3): whoever keeps accidents opens one for it. */
import type { Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

/** Who, when and where. Nothing of what he had: that stays in the infirmary. */
export interface WorkRelated {
  readonly heaInfirmVisitNo: number
  readonly plantCd: string
  readonly userId: string | null
  readonly personNo: number | null
  readonly occurDt: string
  readonly placeDesc: string
  readonly processNo: number | null
  /** When the infirmary knew, where it is opened later. */
  readonly knowDt?: string
}

/** @returns the number of the accident, in the transaction of the visit; undefined where none is opened */
type AccidentOpener = (tx: Transaction, visit: WorkRelated, now: Date) => Promise<number | undefined>

export const infirmAsks = ports('infirm-asks', {
  openAccident: port<AccidentOpener>(async () => undefined),
})
