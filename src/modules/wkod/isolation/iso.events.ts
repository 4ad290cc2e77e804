import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const loto = { eventGrpCd: 'LOTO', label: '격리·LOTO', optional: false } as const

export const isoEvents: readonly MessageEvent[] = messagesOf(loto, {
  ISO_TEST_ON: ['시운전 임시해제', '시운전을 위해 격리를 임시로 풀었습니다: {title}'],
  ISO_TEST_OFF: ['시운전 종료', '시운전이 끝나 격리를 다시 확인합니다: {title}'],
  ISO_FORCE: [
    '강제해제',
    '격리를 강제해제했습니다. 경위를 확인하십시오: {title}',
    { channels: ['NOTICE', 'MAIL', 'SMS'] },
  ],
  ISO_FORCE_OWN: [
    '본인 잠금 강제해제',
    '회원님의 잠금을 강제해제했습니다. 작업 전에 안내를 받으십시오: {title}',
    { channels: ['NOTICE', 'MAIL', 'SMS'] },
  ],
  ISO_REVIEW: ['장기 격리 검토', '30일이 넘은 격리를 검토하십시오({due}): {title}'],
})
