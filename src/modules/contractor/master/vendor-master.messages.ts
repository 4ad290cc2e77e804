/** Who hears what of a contractor on its way in and out. */
import { messages } from '#platform/model/messages.ts'
import { vendorMaster } from './vendor-master.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const
const everybody = ['SHM', 'VAD', 'VSM'] as const

export const vendorMasterMessages = messages(
  vendorMaster,
  {
    group,
    places: {
      from: { of: 'suspendFromYmd', sample: '2026-12-01' },
      to: { of: 'suspendToYmd', sample: '2026-12-05' },
    },
  },
  {
    VND_RQST: ['업체 등록 신청', '업체 등록 신청: {title}', { to: 'SHM' }],
    VND_REVIEW: ['업체 승인 요청', '업체 승인 요청: {title}', { to: 'PUR' }],
    VND_RTN: ['업체 등록 보완', '업체 등록 보완이 필요합니다: {title}', { to: 'author' }],
    VND_SUSP_ASK: ['출입정지 제안', '출입정지가 제안되었습니다: {title}', { to: 'CSO', tone: 'danger' }],
    VND_SUSP: ['출입정지', '출입이 정지되었습니다: {title} ({from} ~ {to})', { to: everybody, tone: 'danger' }],
    VND_RELEASE: ['정지해제', '출입정지가 해제되었습니다: {title}', { to: everybody, tone: 'danger' }],
    VND_CARDS: [
      '거래종료 카드 회수',
      '거래가 끝난 업체의 안전카드 {n}장을 회수하십시오: {title}',
      { to: 'SEC', places: { n: ['건수', '12'] } },
    ],
  },
)
