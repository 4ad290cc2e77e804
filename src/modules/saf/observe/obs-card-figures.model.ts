/** Observation cards in figures: how many for how many people, of what; without duplicates and what says nothing. */
import { figures } from '#platform/model/figures.ts'
import { obsCard } from './obs-card.model.ts'

export const obsCardFigures = figures(obsCard, {
  api: `${obsCard.api}-figures`,
  label: '관찰카드 현황',
  period: 'obsDt',
  without: ['DUP'],
  empty: '이 기간에 등록된 관찰카드가 없습니다.',
  sums: {
    total: { label: '관찰카드' },
    accepted: { label: '채택', where: { acceptYn: 'Y' } },
    /** People who work at the plant now, staff and contractors. */
    workers: { label: '일하는 사람', text: '{n}명', noList: true },
  },
  by: {
    byMonth: {
      by: 'month',
      keyIn: 'month',
      kind: 'line',
      measure: 'rate',
      unit: '건/100명',
      title: ({ lines }) => ({
        text: '이번 달은 100명에 {n}건입니다.',
        values: { n: lines.at(-1)?.value('rate') ?? 0 },
      }),
    },
    byType: { by: 'obsTypeCd', keyIn: 'obsTypeCd', title: '{name}이(가) 가장 많습니다. {n}건' },
  },
})
