/** Two years of occupational health for the demo site, told after the directory is there; each part brings its own. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { loadCheckups } from './checkup/checkup.demo.ts'
import { loadCvdRisks } from './cvd/cvd-risk.demo.ts'
import { loadExposures } from './exposure/exposure.demo.ts'
import { loadInfirmary } from './infirm/infirm.demo.ts'
import { loadMeasurements } from './measure/measure.demo.ts'
import { loadMuscle } from './muscle/muscle.demo.ts'
import { loadResults } from './result/result.demo.ts'
import { loadStress } from './stress/stress.demo.ts'
import { loadVendorExams } from './vendor-exam/vendor-exam.demo.ts'

export interface HealthDemo extends FirstDay {
  readonly holidays: ReadonlySet<string>
}

type Part = (connection: OwnerConnection, demo: HealthDemo) => Promise<void>

const parts: readonly Part[] = [
  loadExposures,
  loadMeasurements,
  loadMuscle,
  loadInfirmary,
  loadStress,
  loadCvdRisks,
  loadCheckups,
  loadResults,
  loadVendorExams,
]

export async function loadHealth(connection: OwnerConnection, demo: HealthDemo): Promise<void> {
  for (const part of parts) await part(connection, demo)
}
