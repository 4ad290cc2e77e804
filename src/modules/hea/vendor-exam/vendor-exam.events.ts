import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const exams = {
  eventGrpCd: 'HEA_VENDOR_EXAM',
  label: '협력업체 배치전검진',
  optional: false,
  isForStaff: true,
} as const

export const vendorExamEvents: readonly MessageEvent[] = messagesOf(exams, {
  HEA_VENDOR_UNFIT: [
    '협력업체 작업 제한',
    '보건 사유로 작업할 수 없는 협력업체 근로자가 있습니다: {vendor} {name}',
    { variables: { vendor: ['업체', '한별플랜트㈜'] } },
  ],
})
