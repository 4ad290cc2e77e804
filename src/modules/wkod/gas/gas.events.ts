import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const gas = { eventGrpCd: 'GAS', label: '가스측정', optional: false } as const
const result = { result: ['측정값', 'O2 17.5% · LEL 0%'] } as const
const due = { at: ['시각', '11:00'] } as const

export const gasEvents: readonly MessageEvent[] = messagesOf(gas, {
  GAS_WARN: ['주의값 확인', '가스측정 주의값을 확인하십시오: {title}'],
  GAS_HIGH: [
    '가스농도 초과',
    '가스농도 초과로 작업을 중지했습니다: {title} ({result})',
    { channels: ['NOTICE', 'MAIL', 'SMS'], variables: result },
  ],
  GAS_EVACUATE: [
    '대피',
    '폭발하한 25% 이상입니다. 즉시 대피하십시오: {title} ({result})',
    { channels: ['NOTICE', 'MAIL', 'SMS'], variables: result },
  ],
  GAS_SUPPLY: ['송기 승인', '공기호흡기·송기마스크 사용을 승인했습니다: {title}'],
  GAS_SOON: [
    '다음 측정 10분 전',
    '{at}에 다음 가스측정입니다: {title}',
    { channels: ['NOTICE', 'SMS'], variables: due },
  ],
  GAS_DUE: ['측정 시각', '가스를 측정할 시각입니다({at}): {title}', { channels: ['NOTICE', 'SMS'], variables: due }],
  GAS_OVERDUE: [
    '측정 지연 중지',
    '가스측정이 늦어 작업을 중지했습니다: {title}',
    { channels: ['NOTICE', 'MAIL', 'SMS'] },
  ],
})
