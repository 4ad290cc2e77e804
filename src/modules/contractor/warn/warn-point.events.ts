import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'WARN_TASK', label: '경고·지적', optional: false } as const

export const warnPointEvents: readonly MessageEvent[] = messagesOf(tasks, {
  WARN_POINT: ['지적 발부', '지적을 받았습니다: {title} (기한 {due})'],
  WARN_WARN: ['경고 발부', '경고를 받았습니다. 대표자가 회신해 주세요: {title} (기한 {due})'],
  WARN_STOP: ['작업중지 발부', '작업중지를 요구받았습니다: {title} (기한 {due})'],
  WARN_ACK: ['업체 접수', '업체가 접수했습니다: {title}'],
  WARN_DONE: ['업체 조치완료', '업체가 조치했습니다. 확인해 주세요: {title}'],
  WARN_DECLINE: ['업체 이행 거부', '업체가 이행하지 못하는 사유를 냈습니다: {title}'],
  WARN_UPHOLD: ['요구 유지', '요구가 유지되었습니다. 기한까지 조치해 주세요: {title} (기한 {due})'],
  WARN_OK: ['조치 확인', '조치가 확인되었습니다: {title}'],
  WARN_REDO: ['재조치 요구', '다시 조치해 주세요: {title} (기한 {due})'],
  WARN_CANC: ['경고·지적 취소', '경고·지적이 취소되었습니다: {title}'],
  WARN_PROPOSE: ['경고 제안', '같은 위반이 되풀이되어 경고를 제안합니다: {title}'],
  WARN_SOON: ['조치기한 하루 전', '조치기한이 다가옵니다({due}): {title}'],
  WARN_LATE: ['조치기한 지남', '조치기한이 지났습니다({due}): {title}'],
  WARN_LATE_3: [
    '조치 3일 지연',
    '업체 조치가 {n}일 늦었습니다({due}): {title}',
    { variables: { n: ['늦은 날수', '3'] } },
  ],
  WARN_ACK_LATE: ['접수기한 지남', '접수기한이 지났습니다({due}): {title}'],
})
