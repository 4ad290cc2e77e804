import type { DraftOf } from '#platform/model/document.ts'
import type { safetyPraise } from './safety-praise.model.ts'

/** A draft that may be sent as it stands. */
export const aSafetyPraise = (values: DraftOf<typeof safetyPraise> = {}): DraftOf<typeof safetyPraise> => ({
  praiseTitle: '맨홀 작업을 멈추고 다시 측정',
  praisedUserId: 'owner',
  actCd: 'STOP',
  placeDesc: '생산1팀 3층',
  praiseDesc: '일정이 밀렸는데도 산소 농도를 다시 재자고 했습니다.',
  ...values,
})
