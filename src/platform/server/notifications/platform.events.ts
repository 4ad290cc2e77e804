/** What the platform itself tells: approvals, files that are ready, codes. */
import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const approvals = { eventGrpCd: 'APPR_TASK', label: '결재 요청', optional: false, isForStaff: true } as const
const results = { eventGrpCd: 'APPR_NEWS', label: '결재 결과', optional: true, isForStaff: true } as const
const files = { eventGrpCd: 'FILE', label: '엑셀 파일', optional: true } as const
const account = { eventGrpCd: 'ACCOUNT', label: '계정 보안', optional: false } as const
const reason = { variables: { reason: ['사유', '인사이동'] } } as const
const period = { variables: { from: ['시작', '2026-12-01'], to: ['종료', '2026-12-05'] } } as const

/** Told to a vendor that resets a password (Part 1 R5). */
export const RESET_CODE_TEXT = '[지킴] 비밀번호 초기화 인증번호는 {code} 입니다. {minutes}분 안에 입력하십시오.'

export const platformEvents: readonly MessageEvent[] = [
  ...messagesOf(approvals, {
    APPR_TODO: ['결재 요청', '결재할 문서가 있습니다: {title}'],
    APPR_URGENT: ['긴급 결재 요청', '긴급 결재할 문서가 있습니다: {title}'],
    APPR_DEPUTY: ['대신 결재 요청', '{name} 부재로 대신 결재할 문서가 있습니다: {title}'],
    APPR_ABSENCE: ['부재 위임', '{name} 님의 부재 중 결재를 맡으셨습니다({from} ~ {to}).', period],
    APPR_LATE: ['결재 지연', '결재가 지연되고 있습니다: {title}'],
    APPR_ADDED: ['결재자 지정', '결재자로 지정되었습니다({reason}): {title}', reason],
    APPR_RETIRED: ['결재자 퇴직', '결재자가 퇴직했습니다. 결재자를 변경해 주세요: {title}'],
    APPR_RTN: ['결재 반려', '결재가 반려되었습니다: {title}'],
    APPR_REJ: ['결재 부결', '결재가 부결되었습니다: {title}'],
  }),
  ...messagesOf(results, {
    APPR_DONE: ['결재 완결', '결재가 완결되었습니다: {title}'],
    APPR_BY_DEPUTY: ['대신 결재함', '{name} 님이 대신 결재했습니다: {title}'],
    APPR_REMOVED: ['결재자 제외', '결재자에서 제외되었습니다({reason}): {title}', reason],
  }),
  ...messagesOf(files, {
    FILE_READY: [
      '엑셀 파일 준비',
      '엑셀 파일이 준비되었습니다: {name} {count}건',
      { variables: { count: ['건수', '52,000'] } },
    ],
    FILE_FAILED: ['엑셀 파일 실패', '엑셀 파일을 만들지 못했습니다: {name}'],
  }),
  ...messagesOf(account, {
    PWD_RESET_CODE: [
      '비밀번호 초기화 인증번호',
      RESET_CODE_TEXT,
      { channels: ['SMS'], variables: { code: ['인증번호', '123456'], minutes: ['유효 시간(분)', '10'] } },
    ],
  }),
]
