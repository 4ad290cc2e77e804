import { messages } from '#platform/model/messages.ts'

const group = {
  eventGrpCd: 'HEA_VENDOR_EXAM',
  label: '협력업체 배치전검진',
  optional: false,
  isForStaff: true,
} as const

/** To the contract, not to the examination: who orders the work reads none. */
export const vendorExamMessages = messages(
  { name: 'vendor-contract', route: { staff: '/vendor/baseInfo/vendorContract' }, key: 'vendorContractNo' },
  { group },
  {
    HEA_VENDOR_UNFIT: [
      '협력업체 작업 제한',
      '보건 사유로 작업할 수 없는 협력업체 근로자가 있습니다: {vendor} {name}',
      { tone: 'danger', places: { vendor: ['업체', '한별플랜트㈜'] } },
    ],
  },
)
