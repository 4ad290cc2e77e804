import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { loadNeeds } from './need/edu-need.demo.ts'
import { loadRounds } from './round/edu-round.demo.ts'

export interface EducationDemo extends FirstDay {
  readonly holidays: ReadonlySet<string>
}

export async function loadEducation(connection: OwnerConnection, demo: EducationDemo): Promise<void> {
  await loadRounds(connection, demo)
  await loadNeeds(connection, demo)
}
