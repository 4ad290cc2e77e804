import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'
import { GUIDE_TEXT, ISSUE_TEXT, VENDOR_TEXT } from './demerit-tell.ts'

const group = { eventGrpCd: 'SGC', label: '안전카드·벌점', optional: false } as const
const item = ['위반항목', '안전모 미착용'] as const
const score = ['벌점', '3'] as const

export const sgcEvents: readonly MessageEvent[] = messagesOf(group, {
  SGC_CARD_LOST: ['안전카드 분실', '안전카드 분실로 QR이 정지되었습니다: {title}'],
  SGC_ISSUE: ['벌점 발부', '벌점이 발부되었습니다: {title} ({n}점)', { variables: { n: score } }],
  SGC_ISSUE_SMS: [
    '벌점 발부 문자(본인)',
    ISSUE_TEXT,
    { channels: ['SMS'], variables: { item, score, link: ['링크', 'https://example.com/x'] } },
  ],
  SGC_VENDOR_SMS: ['벌점 발부 문자(업체)', VENDOR_TEXT, { channels: ['SMS'], variables: { item, score } }],
  SGC_GUIDE_SMS: ['구두지도 문자', GUIDE_TEXT, { channels: ['SMS'], variables: { item } }],
  SGC_OBJECT: ['벌점 이의심의 요청', '벌점 이의심의 요청: {title} (기한 {due})'],
  SGC_OBJECT_LATE: ['벌점 이의심의 지연', '벌점 이의심의가 늦어지고 있습니다({due}): {title}'],
  SGC_DECIDED: [
    '벌점 심의결과',
    '벌점 심의가 끝났습니다: {title} · {result}',
    { variables: { result: ['심의결과', '감경'] } },
  ],
  SGC_SANCTION: ['업체 벌점율 제재', '업체 벌점율 제재: {title}'],
  SGC_SANCTION_DECIDED: ['업체 제재 결정', '업체 제재가 결정되었습니다: {title}'],
})
