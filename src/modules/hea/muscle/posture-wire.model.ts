/** Between the fields of a posture and what the methods compute with. */
import type { MusclePosture } from './muscle-posture.model.ts'
import { type Part, partNames, type Scores } from './posture.logic.ts'

type ScoreField = `${Part}Score`
export type Judged = { [F in ScoreField]?: number | null }

export function scoresIn(record: { readonly [F in ScoreField]?: MusclePosture[F] | null }): Scores {
  const parts = Object.keys(partNames) as Part[]
  return Object.fromEntries(parts.map((part) => [part, record[`${part}Score`] ?? null]))
}
