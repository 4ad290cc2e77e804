/** Who tried out other hours or places proposes them to whom they concern. */
import { messages } from '#platform/model/messages.ts'
import { permit } from '../../permit/permit.model.ts'

export const whatIfMessages = messages(
  permit,
  { group: { eventGrpCd: 'PERMIT', label: '작업허가', optional: false } },
  {
    PT_PROPOSE: [
      '작업 변경 제안',
      '{by}님이 작업의 시간이나 위치를 바꾸자고 제안했습니다: {title} ({from} ~ {to})',
      {
        places: {
          by: ['제안자', '김감독'],
          from: ['바뀔 시작', '11-21 10:00'],
          to: ['바뀔 종료', '11-21 14:00'],
        },
      },
    ],
  },
)
