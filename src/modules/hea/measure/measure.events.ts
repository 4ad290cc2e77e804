import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'MEASURE_TASK', label: '작업환경측정 기한', optional: false, isForStaff: true } as const
const places = { n: ['건수', '3'] } as const

export const measureEvents: readonly MessageEvent[] = messagesOf(tasks, {
  WEM_DUE: ['측정기한 다가옴', '측정기한이 다가옵니다({due}): {title} 등 {n}곳', { variables: places }],
  WEM_REPORT_DUE: ['측정결과 보고기한 다가옴', '측정결과 보고기한이 다가옵니다({due}): {title}'],
  WEM_PROOF_DUE: ['개선 증명기한 다가옴', '개선 증명서류 제출기한이 다가옵니다({due}): {title}'],
  WEM_EXCEEDED: ['노출기준 초과', '노출기준 초과 {n}건: {title}', { variables: places }],
  WEM_IMPROVED: ['측정 초과의 개선 끝남', '측정 초과의 개선이 모두 끝났습니다: {title}'],
})
