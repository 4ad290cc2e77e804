import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

/** What the law gives a day for cannot be switched off. */
const dues = { eventGrpCd: 'MUSCLE_DUE', label: '근골격계 조사 기한', optional: false } as const
const news = { eventGrpCd: 'MUSCLE_NEWS', label: '근골격계 조사 소식', optional: true } as const
const day = { left: ['남은 날', '90'] } as const

export const muscleEvents: readonly MessageEvent[] = [
  ...messagesOf(dues, {
    MSD_DUE_SOON: [
      '다음 유해요인조사 다가옴',
      '다음 근골격계 유해요인조사가 {left}일 남았습니다({due}): {title}',
      { variables: { left: day.left } },
    ],
    MSD_DUE_LATE: ['유해요인조사 기한 지남', '근골격계 유해요인조사 기한이 지났습니다({due}): {title}'],
    MSD_START_LATE: ['유해요인조사 시작 지연', '근골격계 유해요인조사를 시작할 날이 지났습니다({due}): {title}'],
    MSD_IMPR_CANCELLED: ['단위작업 개선 취소', '단위작업의 개선이 취소되었습니다: {title}'],
  }),
  ...messagesOf(news, {
    MSD_BEGUN: ['유해요인조사 시작', '근골격계 유해요인조사가 시작되었습니다: {title}'],
    MSD_IMPR_DONE: ['단위작업 개선 끝남', '단위작업의 개선이 끝났습니다: {title}'],
  }),
]
