/** What the approval of a scale tells. */
import { messages } from '#platform/model/messages.ts'
import { rsaScale } from './rsa-scale.model.ts'

const group = { eventGrpCd: 'RSA_SCALE', label: '위험성 척도', optional: false } as const

export const rsaScaleMessages = messages(
  rsaScale,
  { group },
  {
    RSA_SCALE_RQST: ['척도 승인 요청', '위험성 척도를 승인해 주세요: {title}', { to: 'SHD' }],
    RSA_SCALE_APPR: ['척도 승인', '위험성 척도가 승인되었습니다: {title}', { to: 'author', tone: 'done' }],
    RSA_SCALE_RTN: ['척도 보완 요청', '위험성 척도를 보완해 주세요: {title}', { to: 'author' }],
  },
)
