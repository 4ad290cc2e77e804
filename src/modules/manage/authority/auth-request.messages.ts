import { messages } from '#platform/model/messages.ts'
import { authRequest } from './auth-request.model.ts'

const group = { eventGrpCd: 'AUTH_RQST', label: authRequest.label, optional: false, isForStaff: true } as const

export const authRequestMessages = messages(
  authRequest,
  { group, places: { change: { of: 'changeDesc', sample: '추가 가스측정자' } } },
  {
    AUTH_CHANGED: ['권한 변경', '권한이 바뀌었습니다: {change}', { to: 'userId', tone: 'done', channels: ['NOTICE'] }],
  },
)
