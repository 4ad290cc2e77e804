/** The weather of the plant, and what the heat asks for. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Asking } from './home.asking.ts'
import { heatOf } from './home.logic.ts'
import { homeSeams } from './home.seams.ts'
import type { HomeCard } from './home.wire.ts'

export async function weatherCard(
  { plantCd, today, now }: Asking,
  db: Queries,
): Promise<Omit<HomeCard, 'cardId' | 'isFailed'>> {
  const [latest] = homeSeams.weather
  const found = latest && (await latest(db, plantCd, now))
  if (!found) return { href: null, figures: [], items: [] }
  const {
    HEAT: heatVal = 31,
    HEAT_REST: restVal = 33,
    HEAT_REST_MIN: minutes = 20,
  } = await legalNumbers(db, ['HEAT', 'HEAT_REST', 'HEAT_REST_MIN'], today)
  const state = found.feelTempVal === null ? 'NONE' : heatOf(found.feelTempVal, { heatVal, restVal })
  return {
    href: null,
    figures: [
      {
        ...{ label: '체감온도', value: found.feelTempVal, unit: '℃' },
        ...(state !== 'NONE' && { tone: state === 'REST' ? ('danger' as const) : ('waiting' as const) }),
      },
      { label: '풍속', value: found.windVal, unit: 'm/s' },
      { label: '순간풍속', value: found.gustVal, unit: 'm/s' },
    ],
    items: [],
    note: noteOf(state, minutes),
  }
}

function noteOf(state: ReturnType<typeof heatOf>, minutes: number): NonNullable<HomeCard['note']> | null {
  if (state === 'REST')
    return {
      ...{ text: '2시간마다 {n}분 이상 휴식을 주어야 합니다.', values: { n: minutes }, tone: 'danger' },
      law: '산업안전보건기준에 관한 규칙 제560조',
    }
  if (state === 'HEAT')
    return {
      text: '폭염작업입니다. 그늘과 물을 마련하십시오.',
      tone: 'waiting',
      law: '산업안전보건기준에 관한 규칙 제559조',
    }
  return null
}
