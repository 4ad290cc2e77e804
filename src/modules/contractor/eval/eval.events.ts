import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'EVAL_TASK', label: '수급업체 평가', optional: false } as const
const vendor = { vendor: ['업체', '한별플랜트㈜'] } as const
const grade = { grade: ['등급', 'B'] } as const

export const evalEvents: readonly MessageEvent[] = messagesOf(tasks, {
  EVAL_START: ['자체평가 요청', '자체평가를 제출해 주세요: {title} (기한 {due})'],
  EVAL_SELF: ['자체평가 제출', '자체평가가 제출되었습니다. 평가해 주세요: {vendor} · {title}', { variables: vendor }],
  EVAL_NO_SELF: [
    '자체평가 없이 평가',
    '자체평가 없이 평가를 이어갑니다. 평가해 주세요: {vendor} · {title}',
    { variables: vendor },
  ],
  EVAL_DONE: ['평가 완료', '평가가 끝났습니다. 검토하고 공개해 주세요: {vendor} · {title}', { variables: vendor }],
  EVAL_OPEN: [
    '결과 공개',
    '평가 결과가 공개되었습니다: {title} · {grade} 등급 (이의신청 {due}까지)',
    { variables: grade },
  ],
  EVAL_AGAIN: ['재평가', '다시 평가해 주세요: {vendor} · {title}', { variables: vendor }],
  EVAL_OBJECT: [
    '이의신청',
    '평가 결과에 이의가 있습니다. 결정해 주세요: {vendor} · {title} (기한 {due})',
    { variables: vendor },
  ],
  EVAL_FIX: ['등급 확정', '평가 등급이 확정되었습니다: {title} · {grade} 등급', { variables: grade }],
  EVAL_D: ['D 등급', '평가 D 등급으로 출입이 제한되었습니다: {vendor} · {title}', { variables: vendor }],
  EVAL_SELF_SOON: ['자체평가 기한 임박', '자체평가 기한이 다가옵니다({due}): {title}'],
  EVAL_SELF_LATE: ['자체평가 미제출', '자체평가 제출기한이 지나 0점으로 마감했습니다: {title}'],
  EVAL_DUE: ['평가 기한 임박', '평가를 끝낼 날이 다가옵니다({due}): {vendor} · {title}', { variables: vendor }],
  EVAL_RE_DUE: ['재평가 기한 임박', 'C 등급 업체의 재평가 기한이 다가옵니다({due}): {vendor}', { variables: vendor }],
  EVAL_DECIDE_LATE: ['이의 결정 지연', '이의 결정기한이 지났습니다({due}): {vendor} · {title}', { variables: vendor }],
  EVAL_FIX_DUE: [
    '등급 확정 요청',
    '이의신청 기한이 끝났습니다. 등급을 확정해 주세요: {vendor} · {title}',
    { variables: vendor },
  ],
  EVAL_NO_GRADE: [
    '등급 없는 업체',
    '유효한 평가등급이 없는 업체가 {n}곳입니다: {names}',
    {
      variables: { n: ['업체 수', '3'], names: ['업체', '한별플랜트㈜'] },
    },
  ],
})
