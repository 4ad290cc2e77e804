/** What the demo of cards and demerits hands from one part to the next. */
import { startOfDay, toWire } from '#platform/model/calendar.ts'
import type { Credit, DemeritState, Grade, ServedStop, Stop } from './demerit.logic.ts'
import type { violItems } from './viol-item.seed.ts'

export interface DemoPerson {
  personNo: number
  personNm: string
  vendorCd: string
  plantCd: string
  workerKey: string
  langCd: string
  hireYmd: string
  /** Of the latest entry education. */
  eduYmd: string | null
  validToYmd: string | null
}
export interface DemoDemerit {
  no: number
  person: DemoPerson
  gradeCd: Grade
  score: number
  statusCd: DemeritState
  effectYmd: string | null
  stopBaseDt: string | null
  item: (typeof violItems)[number]
  issueYmd: string
  issueDt: string
  issuer: string
  notifyYmd: string | null
  isObjected: boolean
  objectYmd: string | null
}
export interface Result {
  person: DemoPerson
  points: number
  credits: Credit[]
  stops: (Stop & ServedStop)[]
}

export const moment = (ymd: string, minutes: number): string =>
  toWire(new Date(startOfDay(ymd).getTime() + minutes * 60_000))
