import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'
import { LINK_TEXT } from './account/account-write.ts'
import { vendorDocMessages } from './document/vendor-doc.messages.ts'

const tasks = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const
const vendorNm = { vendor: ['업체', '한별플랜트㈜'] } as const
const period = { from: ['시작', '2026-12-01'], to: ['종료', '2026-12-05'] } as const

export const events: readonly MessageEvent[] = [
  ...messagesOf(tasks, {
    VND_RQST: ['업체 등록 신청', '업체 등록 신청: {title}'],
    VND_REVIEW: ['업체 승인 요청', '업체 승인 요청: {title}'],
    VND_RTN: ['업체 등록 보완', '업체 등록 보완이 필요합니다: {title}'],
    VND_SUSP_ASK: ['출입정지 제안', '출입정지가 제안되었습니다: {title}'],
    VND_SUSP: ['출입정지', '출입이 정지되었습니다: {title} ({from} ~ {to})', { variables: period }],
    VND_RELEASE: ['정지해제', '출입정지가 해제되었습니다: {title}'],
    VND_CARDS: [
      '거래종료 카드 회수',
      '거래가 끝난 업체의 안전카드 {n}장을 회수하십시오: {title}',
      { variables: { n: ['건수', '12'] } },
    ],
    VND_LINK: [
      '비밀번호 설정 링크',
      LINK_TEXT,
      {
        channels: ['SMS'],
        variables: {
          ...vendorNm,
          id: ['아이디', 'V100001-04'],
          hours: ['유효 시간', '24'],
          link: ['링크', 'https://example.com/x'],
        },
      },
    ],
  }),
  ...Object.values(vendorDocMessages),
  ...messagesOf(tasks, {
    VND_CONTRACT: ['계약 등록', '계약이 등록되었습니다: {title} ({from} ~ {to})', { variables: period }],
    VND_CHANGE_RQST: ['업체정보 변경 신청', '업체정보 변경 신청: {vendor} · {title}', { variables: vendorNm }],
    VND_CHANGE_OK: ['업체정보 변경 반영', '업체정보 변경이 반영되었습니다: {title}'],
    VND_CHANGE_RTN: ['업체정보 변경 보완', '업체정보 변경에 보완이 필요합니다: {title}'],
    VND_QUAL_RQST: ['자격 확인 요청', '자격 확인 요청: {title}'],
    VND_QUAL_OK: ['자격 확인', '자격이 확인되었습니다: {title}'],
    VND_QUAL_RTN: ['자격 보완', '자격 보완이 필요합니다: {title}'],
    VND_DEPT_RQST: ['대상 신청', '대상 신청 확인 요청: {vendor} · {title} (기한 {due})', { variables: vendorNm }],
    VND_DEPT_HOST: ['대상 신청 부서확인', '대상 신청 확정 요청: {vendor} · {title}', { variables: vendorNm }],
    VND_DEPT_OK: ['대상 신청 확정', '대상 신청이 확정되었습니다: {title}'],
    VND_DEPT_RTN: ['대상 신청 보완', '대상 신청에 보완이 필요합니다: {title}'],
    VND_DEPT_LATE: ['대상 신청 지연', '대상 신청 처리가 늦어지고 있습니다({due}): {title}'],
    VND_MOVE: [
      '이적 요청',
      '{vendor}에서 소속 인원의 이적을 요청했습니다: {name} (기한 {due})',
      { variables: vendorNm },
    ],
    VND_MOVE_DONE: ['이적 완료', '이적이 끝났습니다: {name}'],
  }),
]
