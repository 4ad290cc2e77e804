/** When the air of a work is measured, as far as that is known before it begins. */
import { dayOf, toWire } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { measureNumbers } from './gas-numbers.ts'
import { gasKinds, intervalOf } from './judge.logic.ts'

interface Hours {
  kinds: readonly string[]
  fromDt: string
  toDt: string
}

/**
 * Before the start, and at every interval until the end; nothing where the kinds ask for none.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조의2제1항, 제296조제1호
 */
export async function gasTimes(db: Queries, { kinds, fromDt, toDt }: Hours): Promise<string[]> {
  const { intervals } = await measureNumbers(db, dayOf(fromDt))
  const minutes = intervalOf(
    gasKinds.filter((kind) => kinds.includes(kind)),
    intervals,
  )
  if (minutes === null) return []
  const [from, to] = [Date.parse(fromDt), Date.parse(toDt)]
  const count = Math.ceil((to - from) / (minutes * 60_000))
  return Array.from({ length: count }, (_, at) => toWire(new Date(from + at * minutes * 60_000)))
}
