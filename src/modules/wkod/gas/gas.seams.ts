/** What gas measurement asks of other parts of work: the permit's own stop, and the neighbourhood of a reading. */
import type { Transaction } from '#platform/server/database/database.ts'

export interface GasStop {
  permitNos: readonly number[]
  reasonCd: 'GAS_HIGH' | 'GAS_OVERDUE'
  reasonDesc: string
  /** LEL of a quarter of the lower limit and more: the safety manager releases as well. */
  evacuate: boolean
  now: Date
  /** Who measured; null where nobody did and the time ran out. */
  byUserId: string | null
}

/** The permit's suspend function. It passes over permits that are not at work. */
export interface PermitStopper {
  /** @returns the permits that were stopped */
  suspend(tx: Transaction, stop: GasStop): Promise<readonly number[]>
}

/** The board: which permits have a mark near a mark of this one. */
export interface Neighbourhood {
  near(tx: Transaction, permitNo: number, meters: number): Promise<readonly number[]>
}

export interface GasSeams {
  readonly stoppers: readonly PermitStopper[]
  readonly neighbourhoods: readonly Neighbourhood[]
}

/** Stops permits through whoever can; the numbers of those that were stopped. */
export async function stopPermits(tx: Transaction, { stoppers }: GasSeams, stop: GasStop): Promise<number[]> {
  const stopped: number[] = []
  for (const stopper of stoppers) stopped.push(...(await stopper.suspend(tx, stop)))
  return stopped
}
