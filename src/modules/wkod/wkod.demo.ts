/** Two years of work for the demo site, told after the contractors and their people are there; each part brings its own. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { loadConsts } from './const/const.demo.ts'
import { loadGas } from './gas/gas.demo.ts'
import { loadIsolations } from './isolation/iso.demo.ts'
import { loadPermits } from './permit/demo/permit.demo.ts'
import { loadPlans } from './plan/plan.demo.ts'
import { loadShifts } from './shift/shift.demo.ts'

export interface WorkDemo extends FirstDay {
  readonly holidays: ReadonlySet<string>
}

type Part = (connection: OwnerConnection, demo: WorkDemo) => Promise<void>

const parts: readonly Part[] = [loadPlans, loadPermits, loadGas, loadIsolations, loadConsts, loadShifts]

export async function loadWork(connection: OwnerConnection, demo: WorkDemo): Promise<void> {
  for (const part of parts) await part(connection, demo)
}
