/** What observations ask of other parts; composed in `saf.server.ts`, empty while there are none. */
import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'

/** Stops the permit that a card names, as the program: whoever stops work needs no right for it (법 52). */
export interface StopTaker {
  /** @returns the number of the permit that was stopped; undefined where it was not running */
  stop(
    tx: Transaction,
    stopped: { permitNo: number; plantCd: string; reasonDesc: string; now: Date },
  ): Promise<{ permitDocNo: string } | undefined>
  /** Writes down with the permit what was decided about its stop: said once, it is known in both places. */
  decided(
    tx: Transaction,
    decision: { permitNo: number; decisionDesc: string; person: Person; now: Date },
  ): Promise<void>
  /** Permits that a reporter may name: those that run at the moment. */
  running(
    db: Queries,
    plantCd: string,
    now: Date,
  ): Promise<readonly { permitNo: number; permitDocNo: string; workTitle: string; placeDesc: string }[]>
}

/** Keeps the credit of an accepted card with the demerits of its author (CP 4, `demeritCredit`, source OBS). */
export interface CreditTaker {
  credit(
    tx: Transaction,
    credited: { personNo: number; plantCd: string; srcNo: string; creditYmd: string; creditScore: -1; now: Date },
  ): Promise<void>
}
