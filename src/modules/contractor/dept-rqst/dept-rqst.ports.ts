/** What a confirmed request leads to. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { TargetClass } from './dept-rqst.model.ts'

interface Confirmed {
  deptRqstNo: number
  targetClassCd: TargetClass
  vendorCd: string
  plantCd: string
  wantYmd: string | null
}

/** An area that makes something of the people applied for: course seats, checks of examinations, card orders. */
export interface TargetTaker {
  readonly classes: readonly TargetClass[]
  /** @returns the number of what came of each person */
  take(
    context: { db: Transaction; person: Person; now: Date },
    request: Confirmed,
    personNos: readonly number[],
  ): Promise<ReadonlyMap<number, string>>
}

export const deptRqstAsks = ports('dept-rqst-asks', {
  /** A class that nobody takes is confirmed and left to its desk. */
  takers: portOfMany<TargetTaker>(),
})
