import { messages } from '#platform/model/messages.ts'
import { eduExternal } from './edu-external.model.ts'

const group = { eventGrpCd: 'EDU_EXTERNAL', label: '업체 자체교육', optional: false } as const

export const eduExternalMessages = messages(
  eduExternal,
  { group },
  {
    EDU_EXT_RQST: ['확인 요청', '업체 자체교육 확인을 기다립니다: {title}', { to: 'EDU' }],
    EDU_EXT_CONFIRM: ['확인', '업체 자체교육이 확인되었습니다: {title}', { to: 'author', tone: 'done' }],
    EDU_EXT_RTN: ['보완요청', '업체 자체교육을 보완해 주십시오: {title}', { to: 'author' }],
  },
)
