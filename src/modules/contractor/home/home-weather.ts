/** The weather of the plant, and what the heat asks for. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { type HomeCard, type HomeList, homeList } from './home.calls.ts'
import { heatOf } from './home.logic.ts'
import { homeAsks } from './home.ports.ts'
import type { Asking } from './home-asking.ts'

export async function weatherCard(
  { plantCd, today, now }: Asking,
  db: Queries,
): Promise<Omit<HomeCard, 'cardId' | 'isFailed'> & { list?: HomeList }> {
  const found = await homeAsks.weather(db, plantCd, now)
  if (!found) return { href: null, figures: [], items: [] }
  const {
    HEAT: heatVal = 31,
    HEAT_REST: restVal = 33,
    HEAT_REST_MIN: minutes = 20,
  } = await legalNumbers(db, ['HEAT', 'HEAT_REST', 'HEAT_REST_MIN'], today)
  const state = found.feelTempVal === null ? 'NONE' : heatOf(found.feelTempVal, { heatVal, restVal })
  const href = homeList('weather', OF_DAY)
  return {
    href,
    figures: [
      {
        label: '체감온도',
        value: found.feelTempVal,
        unit: '℃',
        href,
        ...(state !== 'NONE' && { tone: state === 'REST' ? ('danger' as const) : ('waiting' as const) }),
      },
      { label: '풍속', value: found.windVal, unit: 'm/s', href },
      { label: '순간풍속', value: found.gustVal, unit: 'm/s', href },
    ],
    items: [],
    note: noteOf(state, minutes),
    list: await observationsOf(db, plantCd, today, now),
  }
}

const OF_DAY = 'DAY'
/** What was observed today, the last first: what the day was like is asked when somebody fell ill. */
async function observationsOf(db: Queries, plantCd: string, today: string, now: Date): Promise<HomeList> {
  const seen = await homeAsks.weatherOfDay(db, plantCd, today, now)
  const rows = seen.map(({ obsDt, feelTempVal, windVal, gustVal }) => ({
    label: '관측',
    href: null,
    atDt: new Date(obsDt).toISOString(),
    inCds: [OF_DAY],
    text: '체감온도 {feel} ℃ · 풍속 {wind} m/s · 순간풍속 {gust} m/s',
    values: { feel: feelTempVal ?? '–', wind: windVal ?? '–', gust: gustVal ?? '–' },
  }))
  return { rows, figures: [{ code: OF_DAY, label: '오늘 관측', value: rows.length }] }
}

function noteOf(state: ReturnType<typeof heatOf>, minutes: number): NonNullable<HomeCard['note']> | null {
  if (state === 'REST')
    return {
      text: '2시간마다 {n}분 이상 휴식을 주어야 합니다.',
      values: { n: minutes },
      tone: 'danger',
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
