import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'HEA_CVD', label: '뇌심혈관 위험도·근무조치', optional: false, isForStaff: true } as const

export const cvdEvents: readonly MessageEvent[] = messagesOf(tasks, {
  CVD_REVIEW: ['업무적합성 평가 요청', '업무적합성을 평가해 주십시오: {title} (기한 {due})'],
  CVD_REVIEW_DUE: ['업무적합성 평가기한', '업무적합성 평가기한입니다: {title} (기한 {due})'],
  CVD_RESULT: ['평가 결과', '뇌심혈관 발병위험도 평가 결과가 나왔습니다. 나의 건강검진에서 확인하십시오.'],
  CVD_NEXT: ['다음 평가', '{due}에 뇌심혈관 위험도를 다시 평가할 사람: {n}명', { variables: { n: ['인원', '12'] } }],
  WORK_CARE: ['근무조치 확인', '근무조치를 확인해 주십시오: {title}'],
})
