import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'VENDOR_MSDS', label: '반입물질', optional: false } as const
const vendor = { variables: { vendor: ['업체', '한별플랜트㈜'] } } as const

export const msdsEvents: readonly MessageEvent[] = messagesOf(tasks, {
  MSDS_RQST: ['반입물질 검토', '반입물질을 검토해 주세요: {vendor} · {title}', vendor],
  MSDS_APPR: ['반입물질 승인', '반입물질이 승인되었습니다: {title}'],
  MSDS_GATE: ['반입 승인 안내', '반입이 승인된 물질이 있습니다: {vendor} · {title}', vendor],
  MSDS_RTN: ['반입물질 보완', '반입물질 신청에 보완이 필요합니다: {title}'],
  MSDS_REJ: [
    '반입물질 반려',
    '반입물질 신청이 반려되었습니다: {title} ({reason})',
    { variables: { reason: ['사유', '반입금지 물질'] } },
  ],
  MSDS_LATE: ['반출지연', '반출예정일({due})이 지났습니다: {title}'],
  MSDS_LATE_OWN: [
    '반출지연(공사감독)',
    '반입물질 반출이 {n}일 늦었습니다: {vendor} · {title}',
    {
      variables: { ...vendor.variables, n: ['늦은 날', '3'] },
    },
  ],
})
