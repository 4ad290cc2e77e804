import type { DraftOf } from '#platform/model/document.ts'
import type { obsCard } from './obs-card.model.ts'

/** The three things that somebody says. */
export const anObservation = (values: DraftOf<typeof obsCard> = {}): DraftOf<typeof obsCard> => ({
  obsTypeCd: 'COND',
  contentDesc: '비상구 앞에 자재가 쌓여 있습니다.',
  placeDesc: '생산1팀 3층',
  ...values,
})
