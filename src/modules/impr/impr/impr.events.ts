import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

/** What somebody must do, and by when. */
const tasks = { eventGrpCd: 'IMPR_TASK', label: '개선 담당·기한', optional: false } as const
const news = { eventGrpCd: 'IMPR_NEWS', label: '개선 진행 소식', optional: true } as const

export const imprEvents: readonly MessageEvent[] = [
  ...messagesOf(tasks, {
    IMPR_OWNER: ['개선 담당 지정', '개선을 맡으셨습니다: {title} (기한 {due})'],
    IMPR_REASSIGN: ['담당 다시 지정', '담당을 다시 정해 주세요: {title}'],
    IMPR_VERIFY: ['조치 확인 요청', '조치가 끝났습니다. 현장을 보고 확인해 주세요: {title}'],
    IMPR_ANSWERED: ['관련 조치 끝남', '관련 조치가 끝났습니다. 개선을 마무리해 주세요: {title} (기한 {due})'],
    IMPR_ANSWERED_VERIFY: ['관련 조치 끝남 확인', '관련 조치가 끝났습니다. 개선 조치를 확인해 주세요: {title}'],
    IMPR_REDO: ['재조치 요청', '다시 조치해 주세요: {title} (기한 {due})'],
    IMPR_ASK_EXTENSION: ['기한연장 검토', '기한연장을 검토해 주세요: {title} (기한 {due})'],
    IMPR_ASK_CANCEL: ['취소 검토', '개선 취소를 검토해 주세요: {title}'],
    IMPR_LATE: ['개선 기한 지남', '개선 기한이 지났습니다({due}): {title}'],
    IMPR_SOON: ['개선 기한 다가옴', '개선 기한이 다가옵니다({due}): {title}'],
    IMPR_INTERIM: ['임시조치 미등록', '임시조치가 24시간 안에 등록되지 않았습니다: {title}'],
  }),
  ...messagesOf(news, {
    IMPR_EXTENDED: ['기한 연장', '기한이 연장되었습니다: {title} (기한 {due})'],
    IMPR_KEPT: ['기한연장 반려', '기한연장이 반려되었습니다: {title} (기한 {due})'],
    IMPR_HOLD: ['보류', '보류되었습니다: {title}'],
    IMPR_RESUMED: ['재개', '다시 시작되었습니다: {title} (기한 {due})'],
    IMPR_VERIFIED: ['조치 확인', '조치를 확인했습니다: {title}'],
    IMPR_CANCELLED: ['개선 취소', '개선이 취소되었습니다: {title}'],
    IMPR_CONTINUED: ['취소하지 않음', '취소하지 않고 계속 진행합니다: {title}'],
    IMPR_WEEKLY: [
      '주간 개선 현황',
      '{dept}의 개선: 진행 {open}건, 기한 지남 {late}건',
      { variables: { dept: ['담당부서', '생산1팀'], open: ['진행', '7'], late: ['지연', '2'] } },
    ],
    IMPR_MONTHLY: [
      '월간 개선 준수율',
      '{month} 개선 기한 준수율: {share} %',
      { variables: { month: ['월', '2026-10'], share: ['준수율', '93'] } },
    ],
  }),
]
