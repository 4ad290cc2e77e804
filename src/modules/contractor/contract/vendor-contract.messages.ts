/** A contract that is signed: its owner at the host and its vendor hear of it. */
import { messages } from '#platform/model/messages.ts'
import { vendorContract } from './vendor-contract.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const

export const vendorContractMessages = messages(
  vendorContract,
  { group },
  {
    VND_CONTRACT: [
      '계약 등록',
      '계약이 등록되었습니다: {title} ({from} ~ {to})',
      {
        to: ['ownUserId', 'VAD', 'VSM'],
        tone: 'progress',
        places: { from: { of: 'startYmd', sample: '2026-12-01' }, to: { of: 'endYmd', sample: '2026-12-05' } },
      },
    ],
  },
)
