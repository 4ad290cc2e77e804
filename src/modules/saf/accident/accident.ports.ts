/** What accidents ask of work above them: under which permit it happened. */
import type { accidentTypes } from '#modules/common/accident-types.model.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

export interface PermitFacts {
  permitNo: number
  isConfinedSpace: boolean
  processNo: number | null
  jsaNo: number | null
  workCatCd: string | null
  /** Its owner and its leader, where they are employees. */
  answerUserIds: readonly string[]
  /** As it stood: kept beside the accident. */
  snap: object
}

/** What an assessment has to know of an accident. */
export interface AccidentAtWork {
  accidentNo: number
  docNo: string
  title: string
  placeDesc: string
  contentDesc: string | null
  plantCd: string
  /** Null until it is known, or where it was no work of a process. */
  processNo: number | null
  workCatCd: string | null
  accTypeCd: keyof typeof accidentTypes | null
  /** Somebody was hurt at work, or it is a major industrial accident, and it stands. */
  isAsked: boolean
}

export interface GateHours {
  hourYm: string
  workHourVal: number
  workerCnt: number
}

/** Who is taught again after an accident, before he does that work again: who was hurt, and the crew of the permit. */
export interface TaughtAgain {
  accidentNo: number
  plantCd: string
  permitNo: number | null
  hurt: readonly { userId: string | null; personNo: number | null }[]
}

/** A visit to the infirmary that has to do with work, and no accident was opened for it. */
export interface UntoldVisit {
  plantCd: string
  visitNo: number
  visitDt: string
  placeDesc: string | null
  processNm: string | null
  isVendor: boolean
}

export const accidentAsks = ports('accident-asks', {
  /** Asked as the program. */
  permit: port<(db: Queries, permitNo: number) => Promise<PermitFacts | undefined>>(async () => undefined),
  /** The permits in work at that moment on whose crew he is. */
  permitsOfPerson: port<
    (db: Queries, whom: { userId: string | null; personNo: number | null }, at: string) => Promise<readonly number[]>
  >(async () => []),
  /** Opens, moves along or ends the occasional assessment that an accident asks for. Nobody is told where nobody assesses. */
  assess: port<(tx: Transaction, about: AccidentAtWork, now: Date) => Promise<void>>(async () => {}),
  /** Of a plant, or of all. Where nobody treats people, nobody has come. */
  untold: port<(db: Queries, plantCd: string | null) => Promise<readonly UntoldVisit[]>>(async () => []),
  /** Opens the accident of one of them. @returns its number; undefined where it is none of them */
  tellVisit: port<
    (tx: Transaction, visit: { visitNo: number; plantCd: string }, now: Date) => Promise<number | undefined>
  >(async () => undefined),
  /** With the classification. Where nobody keeps who has to be taught what, nobody is told. */
  teachAgain: port<(tx: Transaction, about: TaughtAgain, now: Date) => Promise<void>>(async () => {}),
  /** What contractors worked in months of plants, as the gates know it; months without an entry have none. Asked as the program. */
  gateHours: port<
    (db: Queries, months: readonly { plantCd: string; hourYm: string }[]) => Promise<readonly GateHours[]>
  >(async () => []),
})
