/** What the weather of the day stops of these works, and what the heat asks. */

import type { PageLanguage } from '#platform/model/problem.ts'
import { kept, sentences, wordedFor } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Permit } from '../permit/permit.model.ts'
import { weatherNow } from '../shift/weather/weather.api.ts'
import { isOutdoor, kindsOfPermit, limitsOf, stoppableKinds, weatherMeasures } from '../shift/weather/weather.logic.ts'
import { weatherNumbers } from '../shift/weather/weather-store.ts'

const says = sentences(
  'MORNING',
  {
    AT_LEAST: '{kind}: {measure} {limit} {unit} 이상이면 중지',
    BEYOND: '{kind}: {measure} {limit} {unit} 초과하면 중지',
    HEAT: '옥외작업: 체감온도 {limit} ℃ 이상이면 2시간마다 {n}분 휴식',
    NOW: '지금 {measure} {value} {unit}',
  },
  'wkod',
)
const word = (message: string) => ({ message })

interface Told {
  text: string
  tone?: 'danger'
  lines: { text: string }[]
}

export async function weatherOf(
  tx: Transaction,
  works: readonly Permit[],
  { now, today, language }: { now: Date; today: string; language: PageLanguage },
): Promise<Told[]> {
  const [first] = works
  if (!first) return []
  const program = asProgram(tx)
  const [numbers, seen] = [await weatherNumbers(program, today), await weatherNow(program, first.plantCd, now)]
  const kinds = [...new Set(works.flatMap(kindsOfPermit))]
  const say = (...asked: Parameters<typeof kept>) => wordedFor('wkod', language, kept(...asked))
  const nowOf = (measure: keyof typeof weatherMeasures) => {
    const value = seen?.[measure] ?? null
    const { label, unit } = weatherMeasures[measure]
    return value === null ? [] : [{ text: say(says.NOW, { measure: word(label), value, unit }) }]
  }
  const told = limitsOf(kinds, numbers).map(({ kind, measure, limit, isBeyond }): Told => {
    const { label, unit } = weatherMeasures[measure]
    const value = seen?.[measure] ?? null
    const isOver = value !== null && (isBeyond ? value > limit : value >= limit)
    return {
      text: say(isBeyond ? says.BEYOND : says.AT_LEAST, {
        ...{ kind: word(stoppableKinds[kind]), measure: word(label), limit, unit },
      }),
      lines: nowOf(measure),
      ...(isOver && { tone: 'danger' as const }),
    }
  })
  if (!works.some(isOutdoor)) return told
  const { HEAT_REST: limit = 33, HEAT_REST_MIN: n = 20 } = await legalNumbers(
    program,
    ['HEAT_REST', 'HEAT_REST_MIN'],
    today,
  )
  const isHot = (seen?.feelTempVal ?? limit - 1) >= limit
  return [
    ...told,
    { text: say(says.HEAT, { limit, n }), lines: nowOf('feelTempVal'), ...(isHot && { tone: 'danger' as const }) },
  ]
}
