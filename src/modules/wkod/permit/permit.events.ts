import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'
import { LEFT_TEXT, STOP_TEXT, TOMORROW_TEXT } from './permit.tell.ts'

const permits = { eventGrpCd: 'PERMIT', label: '작업허가', optional: false } as const
const reason = { reason: ['중지사유', '가스농도 초과'] } as const
const sms = ['NOTICE', 'MAIL', 'SMS'] as const

export const permitEvents: readonly MessageEvent[] = messagesOf(permits, {
  PT_RQST: ['허가 신청', '작업허가 신청을 검토하십시오: {title}'],
  PT_LATE: ['검토 지연', '작업허가 검토가 2시간 넘게 늦어지고 있습니다: {title}'],
  PT_APPR: ['승인 요청', '작업허가 승인이 필요합니다: {title}'],
  PT_RTN: ['보완요청', '작업허가에 보완이 필요합니다: {title}'],
  PT_REJ: ['반려', '작업허가가 반려되었습니다: {title}'],
  PT_ISSUED: ['발급', '작업허가가 발급되었습니다: {title}'],
  PT_STOP: ['작업중지', STOP_TEXT, { channels: sms, variables: reason }],
  PT_RESUME: ['재개 요청', '작업 재개 요청을 확인하십시오: {title}'],
  PT_LEFT: ['작업인원 이탈', LEFT_TEXT, { variables: { names: ['인원', '김서연, 이도현'] } }],
  PT_END30: ['종료 30분 전', '작업허가가 30분 뒤에 끝납니다: {title}'],
  PT_END10: ['종료 10분 전', '작업허가가 10분 뒤에 끝납니다: {title}'],
  PT_OVER: ['만료 후 미완료', '시간이 만료된 작업이 완료되지 않았습니다: {title}'],
  PT_TOMORROW: [
    '내일 작업허가',
    TOMORROW_TEXT,
    {
      channels: sms,
      variables: {
        day: ['작업일', '2026-12-05'],
        n: ['건수', '24'],
        high: ['위험등급 높음', '6'],
        hot: ['화기', '8'],
        space: ['밀폐공간', '3'],
      },
    },
  ],
})
