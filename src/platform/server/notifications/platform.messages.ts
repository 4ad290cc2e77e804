/** What the platform itself tells: approvals, files that are ready, jobs that fail, codes. */
import { messages } from '#platform/model/messages.ts'
import { approvalMenus } from '../approvals/approval.asker.ts'

const approvals = { eventGrpCd: 'APPR_TASK', label: '결재 요청', optional: false, isForStaff: true } as const
const results = { eventGrpCd: 'APPR_NEWS', label: '결재 결과', optional: true, isForStaff: true } as const
const files = { eventGrpCd: 'FILE', label: '엑셀 파일', optional: true } as const
const sheets = { eventGrpCd: 'SHEET', label: '엑셀 일괄 처리', optional: false } as const
const account = { eventGrpCd: 'ACCOUNT', label: '계정 보안', optional: false } as const
const jobs = { eventGrpCd: 'JOB', label: '배치 작업', optional: false, isForStaff: true } as const

/** Where a request is read and decided. */
const approval = {
  name: 'approval',
  route: { staff: approvalMenus.box },
  key: 'apprRqstNo',
} as const
/** The shell opens its list of files there. */
const file = { name: 'export', route: { staff: '/exports', vendor: '/exports' }, key: 'exportNo' } as const
const places = {
  reason: ['사유', '인사이동'],
  from: ['시작', '2026-12-01'],
  to: ['종료', '2026-12-05'],
} as const
const channels = ['NOTICE'] as const

export const platformMessages = {
  ...messages(
    approval,
    { group: approvals, places },
    {
      APPR_TODO: ['결재 요청', '결재할 문서가 있습니다: {title}'],
      APPR_URGENT: ['긴급 결재 요청', '긴급 결재할 문서가 있습니다: {title}', { tone: 'danger' }],
      APPR_DEPUTY: ['대신 결재 요청', '{name} 부재로 대신 결재할 문서가 있습니다: {title}'],
      APPR_LATE: ['결재 지연', '결재가 지연되고 있습니다: {title}', { tone: 'danger' }],
      APPR_LATE_HEAD: ['부서원 결재 지연', '부서원의 결재가 지연되고 있습니다: {title}', { channels, tone: 'danger' }],
      APPR_ADDED: ['결재자 지정', '결재자로 지정되었습니다({reason}): {title}'],
      APPR_RETIRED: ['결재자 퇴직', '결재자가 퇴직했습니다. 결재자를 변경해 주세요: {title}', { tone: 'danger' }],
      APPR_RTN: ['결재 반려', '결재가 반려되었습니다: {title}', { tone: 'danger' }],
      APPR_REJ: ['결재 부결', '결재가 부결되었습니다: {title}', { tone: 'danger' }],
      APPR_REFERENCE: ['참조 문서', '참조할 문서가 있습니다: {title}', { channels, tone: 'progress' }],
      APPR_WITHDRAWN: ['기안자 회수', '기안자가 회수했습니다: {title}', { channels, tone: 'progress' }],
    },
  ),
  ...messages(
    { name: approval.name, route: approval.route },
    { group: approvals, places },
    {
      APPR_ABSENCE: ['부재 위임', '{name} 님의 부재 중 결재를 맡으셨습니다({from} ~ {to}).'],
      APPR_ABSENCE_ALL: [
        '결재와 할 일 위임',
        '{name} 님의 부재 중 결재와 할 일을 맡으셨습니다({from} ~ {to}).',
        { channels },
      ],
      APPR_ABSENCE_NAMED: [
        '수임자 지정',
        '{head} 님이 내 부재 기간({from} ~ {to})의 수임자로 {name} 님을 정했습니다.',
        { places: { head: ['부서장', '김정호'] } },
      ],
      /** Leads to the document, whichever it is. */
      ACTED_BY_DEPUTY: ['대신 처리함', '{name} 님이 대신 처리했습니다: {title}', { channels, tone: 'progress' }],
    },
  ),
  ...messages(
    approval,
    { group: results, places },
    {
      APPR_DONE: ['결재 완결', '결재가 완결되었습니다: {title}', { tone: 'done' }],
      APPR_BY_DEPUTY: ['대신 결재함', '{name} 님이 대신 결재했습니다: {title}', { tone: 'progress' }],
      APPR_REMOVED: ['결재자 제외', '결재자에서 제외되었습니다({reason}): {title}', { tone: 'progress' }],
    },
  ),
  ...messages(
    file,
    { group: files },
    {
      FILE_READY: [
        '엑셀 파일 준비',
        '엑셀 파일이 준비되었습니다: {name} {count}건',
        { tone: 'done', places: { count: ['건수', '52,000'] } },
      ],
      FILE_FAILED: ['엑셀 파일 실패', '엑셀 파일을 만들지 못했습니다: {name}', { tone: 'danger' }],
    },
  ),
  /** In the place of several messages about records of one sheet; it leads to their list. */
  ...messages(
    { name: 'sheet', route: { staff: '/' } },
    {
      group: sheets,
      places: { label: ['자료', '아차사고', 'word'], count: ['건수', '12'], title: ['첫 자료', '지게차 후진'] },
    },
    {
      SHEET_TOLD: [
        '엑셀 일괄 처리',
        '엑셀로 함께 처리된 {label} {count}건이 있습니다: {title} 등',
        { hidesReceiver: true },
      ],
      SHEET_TOLD_GRAVE: [
        '엑셀 일괄 처리(위험)',
        '엑셀로 함께 처리된 {label} {count}건을 바로 확인하십시오: {title} 등',
        { tone: 'danger', hidesReceiver: true },
      ],
    },
  ),
  ...messages(
    { name: 'job', route: { staff: '/manage/log/job' } },
    { group: jobs, places: { label: ['배치 작업', '알림 메일 발송', 'word'] } },
    {
      JOB_FAILED: [
        '배치 작업 실패',
        '배치 작업 {label}이(가) 두 번 연속 실패했습니다. 배치 현황에서 확인하십시오.',
        { channels, tone: 'danger' },
      ],
    },
  ),
  ...messages(
    { name: 'sign-in', route: { staff: '/' } },
    { group: account, places: { code: ['인증번호', '123456'], minutes: ['유효 시간(분)', '10'] } },
    {
      /** Told to the owner of the account, who did not set it himself. */
      PWD_ONE_TIME: [
        '임시 비밀번호 발급',
        '{name} 님이 내 계정에 임시 비밀번호를 발급했습니다. 요청하지 않았다면 관리자에게 바로 알려 주세요.',
        { channels, tone: 'danger' },
      ],
      PWD_ONE_TIME_SENT: [
        '임시 비밀번호 발급 통지',
        '[지킴] {name} 님이 회원님의 계정에 임시 비밀번호를 발급했습니다. 요청하지 않았다면 관리자에게 바로 알려 주세요.',
        { channels: ['MAIL', 'SMS'] },
      ],
      PWD_LINK: [
        '비밀번호 설정 링크',
        '[지킴] 비밀번호를 정하는 링크입니다. {hours}시간 안에 한 번 쓸 수 있습니다. {link}',
        {
          channels: ['MAIL', 'SMS'],
          places: { hours: ['유효 시간', '1'], link: ['링크', 'https://example.com/x'] },
        },
      ],
      /** Told to a vendor that resets a password (Part 1 R5). */
      PWD_RESET_CODE: [
        '비밀번호 초기화 인증번호',
        '[지킴] 비밀번호 초기화 인증번호는 {code} 입니다. {minutes}분 안에 입력하십시오.',
        { channels: ['SMS'] },
      ],
      /** To who signs by a link and has no account. */
      LINK_SIGN_CODE: [
        '서명 인증번호',
        '[지킴] 서명 인증번호는 {code} 입니다. {minutes}분 안에 직접 입력하고, 다른 사람에게 알려 주지 마십시오.',
        { channels: ['SMS'] },
      ],
    },
  ),
}
