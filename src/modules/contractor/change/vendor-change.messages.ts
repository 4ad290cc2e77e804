/** What a contractor wants changed about itself, and what became of it. */
import { messages } from '#platform/model/messages.ts'
import { vendorChange } from './vendor-change.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const

export const vendorChangeMessages = messages(
  vendorChange,
  { group, places: { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' } } },
  {
    VND_CHANGE_RQST: ['업체정보 변경 신청', '업체정보 변경 신청: {vendor} · {title}', { to: 'PUR' }],
    VND_CHANGE_OK: ['업체정보 변경 반영', '업체정보 변경이 반영되었습니다: {title}', { to: 'author', tone: 'done' }],
    VND_CHANGE_RTN: ['업체정보 변경 보완', '업체정보 변경에 보완이 필요합니다: {title}', { to: 'author' }],
  },
)
