/** What follows from what was entered about a work and a posture; by these their stories are told as well. */
import type { Scene } from '#platform/server/stories/step.ts'
import { exclusionOf, itemsOf } from './muscle.logic.ts'
import type { musclePosture } from './muscle-posture.model.ts'
import type { muscleWork } from './muscle-work.model.ts'
import { type Part, partNames, ranges, scoreOf } from './posture.logic.ts'
import { readChoices, scoreOfChoice } from './posture-steps.logic.ts'
import { type Judged, scoresIn } from './posture-wire.model.ts'

type Work = Pick<Scene<typeof muscleWork>, 'record'>
type Posture = Pick<Scene<typeof musclePosture>, 'record'>

export function burden({ record }: Work) {
  const items = itemsOf(record)
  const excludeCd =
    exclusionOf(record, { shortMonthCnt: record.shortMonthCnt ?? 0, rareDayCnt: record.rareDayCnt ?? 0 }) ?? null
  return {
    burdenItemNos: items.length > 0 ? items.join(', ') : null,
    excludeCd,
    excludedYn: excludeCd ? ('Y' as const) : ('N' as const),
    burdenYn: items.length > 0 && !excludeCd ? ('Y' as const) : ('N' as const),
  }
}

/** Where steps were chosen they decide the score of their part; parts of another tool are emptied. */
function fromSteps({ record }: Posture) {
  // A draft may lack it.
  const tool: typeof record.toolCd | null = record.toolCd
  if (!tool) return {}
  const choices = readChoices(tool, record.stepDesc)
  const known = new Set<Part>(ranges[tool].map(({ part }) => part))
  const scores: Judged = {}
  for (const part of Object.keys(partNames) as Part[]) {
    const choice = choices[part]
    if (choice) scores[`${part}Score`] = scoreOfChoice(tool, part, choice)
    else if (!known.has(part)) scores[`${part}Score`] = null
  }
  return scores
}

export function judged(posture: Posture) {
  const scores = fromSteps(posture)
  return { ...scores, ...results({ record: { ...posture.record, ...scores } }) }
}

export function results({ record }: Posture) {
  const scored = record.toolCd && scoreOf(record.toolCd, scoresIn(record))
  return {
    tableAScore: scored?.tableA ?? null,
    sumAScore: scored?.a ?? null,
    tableBScore: scored?.tableB ?? null,
    sumBScore: scored?.b ?? null,
    tableCScore: scored?.tableC ?? null,
    finalScore: scored?.final ?? null,
    actionLvlCd: scored ? (String(scored.level) as '1' | '2' | '3' | '4') : null,
  }
}
