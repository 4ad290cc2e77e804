import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'
import { STOP_SMS } from './obs-card.effects.ts'

const tasks = { eventGrpCd: 'OBS_TASK', label: '관찰카드', optional: false } as const
const news = { eventGrpCd: 'OBS_NEWS', label: '관찰카드 소식', optional: true } as const
const place = { place: ['장소', '생산1팀 3층'] } as const

export const obsCardEvents: readonly MessageEvent[] = [
  ...messagesOf(tasks, {
    OBS_NEW: ['새 관찰카드', '새 관찰카드: {title} ({place})', { variables: place }],
    OBS_STOP: ['작업중지 신고', '작업중지 신고: {title} ({place}). 30분 안에 결정해 주세요.', { variables: place }],
    OBS_STOP_SMS: [
      '작업중지 문자',
      STOP_SMS,
      { channels: ['SMS'], variables: { ...place, content: ['내용', '가스 냄새가 납니다.'] } },
    ],
    OBS_STOP_LATE: ['작업중지 결정 지연', '작업중지가 결정되지 않았습니다({place}): {title}', { variables: place }],
    OBS_OWNER: ['관찰카드 조치 담당', '관찰카드 조치를 맡으셨습니다: {title} (기한 {due})'],
    OBS_SORT_LATE: ['관찰카드 분류 지연', '관찰카드 분류 기한이 지났습니다({due}): {title}'],
    OBS_REPLY_LATE: ['관찰카드 회신 지연', '관찰카드 회신 기한이 지났습니다({due}): {title}'],
  }),
  ...messagesOf(news, {
    OBS_DECIDED: ['작업중지 결정', '작업중지에 대해 결정했습니다: {title}'],
    OBS_ACCEPTED: ['관찰카드 채택', '관찰카드가 채택되었습니다. 고맙습니다: {title}'],
    OBS_THANKED: ['칭찬 전달', '칭찬을 전했습니다. 고맙습니다: {title}'],
    OBS_REPLIED: ['관찰카드 회신', '관찰카드에 회신했습니다: {title}'],
    OBS_MERGED: ['관찰카드 중복', '같은 관찰카드에 이어서 처리합니다: {title}'],
  }),
]
