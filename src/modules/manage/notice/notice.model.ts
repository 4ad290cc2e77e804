import { siteLangs } from '#modules/common/site-langs.model.ts'
import { defineDocument, type RecordOf, type Who } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  dayRange,
  department,
  reference,
  rows,
  text,
  vendor,
  yesNo,
} from '#platform/model/field.ts'

const noticeTypes = { GEN: '일반', SHE: 'SHE 절차' } as const
/** DEPT and below name their targets one by one. */
export const targetScopes = {
  ALL: '전체',
  STAFF: '임직원',
  DEPT: '부서',
  PARTNER: '업체 전체',
  TYPE: '업체유형',
  VENDOR: '업체',
} as const
export type TargetScope = keyof typeof targetScopes

/** What stays inside the plant is published by whoever writes notices; what goes to vendors, and procedures, by the SHE team. */
const publishers = ({
  targetScopeCd,
  noticeTypeCd,
}: {
  targetScopeCd: TargetScope
  noticeTypeCd: 'GEN' | 'SHE'
}): Who =>
  (targetScopeCd === 'STAFF' || targetScopeCd === 'DEPT') && noticeTypeCd === 'GEN'
    ? ['author', 'SHM', 'SHD']
    : ['SHM', 'SHD']

/** A procedure is approved before it goes out; others go out at the word of whoever may publish them. */
const approvalBy = ({ noticeTypeCd }: { noticeTypeCd: 'GEN' | 'SHE' }) =>
  noticeTypeCd === 'SHE' ? 'NOTICE_SHE' : undefined

/** What is told to employees, departments or vendors: 공지. Each revision is a row with its own reading round. */
export const notice = defineDocument({
  area: 'manage',
  name: 'notice',
  label: '공지사항',
  api: '/api/manage/notice',
  route: { staff: '/manage/notice/noticeList', vendor: '/vendor/portal/portalNotice' },
  title: 'noticeTitle',
  number: { format: 'NT-{yyyymmdd}-{000}', at: 'publish' },
  approvals: ['NOTICE_SHE'],
  fields: {
    noticeTitle: text('제목', { max: 100, required: true, kept: true }),
    noticeTypeCd: code('공지 구분', noticeTypes, { required: true, default: 'GEN' }),
    noticeDesc: text('공지 내용', { max: 4000, lines: 10, required: true, kept: true }),
    texts: rows('번역', {
      langCd: code('언어', siteLangs, { required: true }),
      titleDesc: text('제목', { max: 200, required: true }),
      bodyDesc: text('공지 내용', { max: 6000, lines: 5, required: true }),
    }),
    attachFileId: attachments('첨부파일', { taskClass: 'NOTICE' }),
    procNo: text('절차번호', { max: 50 }),
    revNo: count('개정', { system: true, default: 1 }),
    effectiveYmd: day('시행일'),

    targetScopeCd: code('대상|readers', targetScopes, { required: true, default: 'ALL' }),
    targetDepts: rows('대상 부서', { targetDeptCd: department('부서', { required: true }) }),
    targetTypes: rows('대상 업체유형', { targetTypeCd: code('업체유형', 'VENDOR_TYPE', { required: true }) }),
    targetVendors: rows('대상 업체', { targetVendorCd: vendor('업체', { required: true }) }),
    audienceDesc: text('대상 범위', { max: 4000, system: true, lines: 1 }),

    startDt: dateTime('게시 시작'),
    endDt: dateTime('게시 종료'),
    popupYn: yesNo('팝업'),
    popup: dayRange('팝업 기간'),
    confirmYn: yesNo('필독'),
    confirmLevelCd: code('확인 수준', { VENDOR: '업체 1인', WORKER: '작업자 전원' }, { default: 'VENDOR' }),
    confirmDueYmd: day('확인기한'),
    urgentYn: yesNo('긴급', { help: '확인기한이 2근무일보다 가까워도 게시합니다.' }),

    openDt: dateTime('게시일시', { system: true }),
    prevNoticeNo: reference('이전 개정', 'notice', { system: true }),
    nextNoticeNo: reference('다음 개정', 'notice', { system: true }),
  },
  access: {
    create: 'anyone',
    audience: {
      field: 'audienceDesc',
      staff: ['OPEN', 'END', 'OLD'],
      vendor: ['OPEN'],
      named: ['targetVendors'],
    },
  },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'publish' } },
      SCHEDULED: { label: '게시예정', tone: 'waiting' },
      OPEN: {
        label: '게시중',
        tone: 'progress',
        editableBy: ['author', 'SHM', 'SHD'],
        editable: ['noticeTitle', 'noticeDesc', 'texts'],
      },
      END: { label: '게시종료', tone: 'done' },
      OLD: { label: '구본', tone: 'suspended' },
    },
    actions: {
      publish: {
        label: '게시',
        from: 'TEMP',
        to: 'OPEN',
        by: (record) => (record.noticeTypeCd === 'SHE' ? ['SHM'] : publishers(record)),
        approval: approvalBy,
        said: '공지를 게시했습니다.',
      },
      schedule: {
        label: '예약',
        from: 'TEMP',
        to: 'SCHEDULED',
        // An approved procedure that begins later is scheduled by its approval.
        by: (record) => (record.noticeTypeCd === 'SHE' ? [] : publishers(record)),
        needs: ['startDt'],
        said: '게시를 예약했습니다.',
      },
      unschedule: { label: '예약취소', from: 'SCHEDULED', to: 'TEMP', by: 'author', said: '예약을 취소했습니다.' },
      /** By the program, when its start has come. */
      open: { label: '게시 시작', from: 'SCHEDULED', to: 'OPEN', by: 'program' },
      revise: { label: '개정', from: 'OPEN', to: 'OPEN', by: publishers, said: '개정본을 작성합니다.' },
      /** By the program, when the next revision opens. */
      replace: { label: '개정본으로 대체', from: 'OPEN', to: 'OLD', by: 'program' },
      end: { label: '게시종료', from: 'OPEN', to: 'END', by: publishers, danger: true, said: '게시를 종료했습니다.' },
    },
  },
  list: {
    columns: ['noticeTitle', 'noticeTypeCd', 'targetScopeCd', 'startDt', 'endDt', 'popupYn', 'confirmYn'],
    filters: ['noticeTypeCd', 'confirmYn', 'startDt', 'targetScopeCd', 'popupYn', 'procNo', 'effectiveYmd'],
    shows: { startDt: ['endDt'] },
    asked: { doneYn: { label: '확인여부', by: 'jikim_notice_done' } },
    search: ['noticeTitle'],
    sort: ['startDt', 'effectiveYmd', 'confirmDueYmd'],
    views: false,
  },
})
export type Notice = RecordOf<typeof notice>

/** What may be put right in an open notice without telling everybody again (오탈자 수정). */
export const MOST_CORRECTED_CHARS = 20
/** A notice counts as read when it has been open so long. */
export const READ_SECONDS = 5
