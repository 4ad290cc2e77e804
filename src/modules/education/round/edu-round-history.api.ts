/** How each round of the demo came to where it is, whichever of its parts made it. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import { eduRound } from './edu-round.model.ts'

const held = [
  ['open', 'createUserId', '+ 3 minutes'],
  ['close', '@SYSTEM', 'cutoffDt'],
  ['start', 'createUserId', 'startDt - 28 minutes'],
  ['finish', 'createUserId', 'endDt + 25 minutes'],
] as const

export const tellRounds = (connection: OwnerConnection, latest: Date): Promise<void> =>
  tellRows(connection, eduRound, [held], { latest })
