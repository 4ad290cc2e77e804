import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { loadNeeds } from './need/edu-need.demo.ts'
import { loadRounds } from './round/edu-round.demo.ts'

export async function loadEducation(
  connection: OwnerConnection,
  demo: { today: string; holidays: ReadonlySet<string> },
): Promise<void> {
  await loadRounds(connection, demo)
  await loadNeeds(connection, demo)
}
