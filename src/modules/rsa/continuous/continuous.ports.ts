/** What the continuous assessment asks of the work that goes on at processes. */
import type { Queries } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

export interface DaysAsked {
  plantCd: string
  /** One process instead of all of the plant. */
  processNo: number | null
  /** Calendar days, both included. */
  fromYmd: string
  toYmd: string
}
export interface PermitOfDay {
  permitNo: number
  permitDocNo: string
  wkodTitle: string
  vendorCd: string | null
  vendorNm: string | null
  /** Its crew talked before it began, or went on. */
  isTalked: boolean
}
/** A day of a process on which there was anything: a talk, a permit that worked, a shift that handed over. */
export interface WorkDay {
  processNo: number
  ymd: string
  /** Talks of permits of the process that were signed. */
  tbmNos: readonly number[]
  permits: readonly PermitOfDay[]
  isShift: boolean
}
/** Something found at a process: judged, and answered by a measure. */
export interface Discovery {
  processNo: number
  ymd: string
  kindCd: 'OBS' | 'NM' | 'CHK' | 'VPO'
  no: number
  docNo: string
  titleDesc: string
}

export const continuousAsks = ports('rsa-continuous', {
  /** A question of law: where nobody knows of work, nothing is fulfilled. */
  workDays: port<(db: Queries, asked: DaysAsked) => Promise<readonly WorkDay[] | 'unknown'>>(async () => 'unknown'),
  /** Observation cards of the process that were accepted with a grade and a measure. */
  cards: port<(db: Queries, asked: DaysAsked) => Promise<readonly Discovery[]>>(async () => []),
})
