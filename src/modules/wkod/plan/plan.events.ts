import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'WKOD_PLAN', label: '작업계획서', optional: false } as const
const vendor = { variables: { vendor: ['업체', '한별플랜트㈜'] } } as const

export const planEvents: readonly MessageEvent[] = messagesOf(tasks, {
  PLAN_RQST: ['작업계획서 검토', '작업계획서를 검토해 주세요: {vendor} · {title}', vendor],
  PLAN_APPROVE: ['작업계획서 승인 요청', '작업계획서를 승인해 주세요: {vendor} · {title}', vendor],
  PLAN_APPR: ['작업계획서 승인', '작업계획서가 승인되었습니다. 작업자의 확인 서명을 받아 주세요: {title}'],
  PLAN_RTN: ['작업계획서 보완', '작업계획서를 보완해 주세요: {title}'],
  PLAN_INFO_ASK: ['안전보건정보 요청', '업체가 안전보건정보 제공을 요청했습니다: {vendor} · {title}', vendor],
  PLAN_INFO_GIVE: ['안전보건정보 제공', '안전보건정보를 확인해 주세요: {title}'],
  PLAN_INFO_OK: ['안전보건정보 확인', '안전보건정보 제공서를 업체가 확인했습니다: {vendor} · {title}', vendor],
  PLAN_INFO_RTN: ['안전보건정보 보완', '안전보건정보 제공서를 보완해 주세요: {vendor} · {title}', vendor],
  PLAN_FINISH: ['작업종료', '작업이 종료되었습니다. {due}까지 사후서류를 올려 주세요: {title}'],
  PLAN_SUSP: ['작업계획 중지', '작업계획이 중지되었습니다: {title}'],
  PLAN_RESUME: ['작업계획 중지 해제', '작업계획의 중지가 해제되었습니다: {title}'],
  PLAN_LATE: ['사후서류 지연', '사후서류 제출기한({due})이 지났습니다: {title}'],
  PLAN_LATE_HEAD: [
    '사후서류 장기 지연',
    '사후서류가 {n}일째 늦고 있습니다: {title}',
    { variables: { n: ['늦은 날', '8'] } },
  ],
  PLAN_OVER: ['계획기간 종료', '계획기간({due})이 끝났습니다. 작업종료를 처리해 주세요: {title}'],
})
