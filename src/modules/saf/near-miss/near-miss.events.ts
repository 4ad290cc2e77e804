import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'NEAR_MISS_TASK', label: '아차사고 담당·기한', optional: false } as const
const news = { eventGrpCd: 'NEAR_MISS_NEWS', label: '아차사고 소식', optional: true } as const

export const nearMissEvents: readonly MessageEvent[] = [
  ...messagesOf(tasks, {
    NM_REPORTED: ['아차사고 보고', '새 아차사고: {title}'],
    NM_RETURNED: ['보완 요청', '보완이 필요합니다: {title}'],
    NM_OWNER: ['조치 담당 지정', '조치를 맡으셨습니다: {title} (기한 {due})'],
    NM_REDO: ['재조치 요청', '다시 조치해 주세요: {title}'],
    NM_HIPO: ['고위험 아차사고', 'HiPo 아차사고: {title}'],
    NM_CLOSE: ['종결 요청', '조치가 끝났습니다. 확인하고 종결해 주세요: {title}'],
    NM_CLOSE_HIPO: ['종결 상신 요청', '조치가 끝났습니다. 확인하고 종결을 상신해 주세요: {title}'],
    NM_INJURY: [
      '부상자 있는 아차사고',
      '부상자 {count}명: {place} · {title} (아차사고로 작성됨, 사고 확인 필요)',
      { variables: { count: ['부상자 수', '1'], place: ['발생장소', '생산1팀 3층'] } },
    ],
    NM_CLASS_SOON: ['분류 기한 다가옴', '분류 기한이 다가옵니다({due}): {title}'],
    NM_CLASS_LATE: ['분류 기한 지남', '분류 기한이 지났습니다({due}): {title}'],
    NM_ACTION_SOON: ['조치 기한 다가옴', '조치 기한이 다가옵니다({due}): {title}'],
    NM_ACTION_LATE: ['조치 기한 지남', '조치 기한이 지났습니다({due}): {title}'],
  }),
  ...messagesOf(news, { NM_CLOSED: ['아차사고 종결', '보고하신 건이 종결되었습니다: {title}'] }),
]
