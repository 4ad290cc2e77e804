/** What demands ask of the parts that keep permits; composed in `contractor.server.ts`, empty while there are none. */
import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'

/** Why a permit is stopped, in the words of the permit (SUSP_REASON). */
type StopReason = 'INSPECTION' | 'STOPWORK'

export interface StopDemand {
  plantCd: string
  /** These permits, or … */
  permitNos: readonly number[]
  /** … where none is named, every running permit of this vendor at this place. */
  vendorCd: string | null
  placeDesc: string
  reasonCd: StopReason
  reasonDesc: string
  person: Person
  now: Date
}
export interface StoppedPermit {
  permitNo: number
  permitDocNo: string
}

/** A permit under which a vendor works now, with the place of it on the plan in thousandths. */
export interface RunningPermit extends StoppedPermit {
  vendorCd: string
  vendorNm: string
  workTitle: string
  placeDesc: string
  locationX: number | null
  locationY: number | null
}

export interface PermitsAtWork {
  /** In the transaction of the demand; runs as the program where the asker may not stop permits himself. */
  suspend(tx: Transaction, demand: StopDemand): Promise<readonly StoppedPermit[]>
  running(db: Queries, plantCd: string, now: Date): Promise<readonly RunningPermit[]>
}
