/** 감사 로그: who changed what, from which value to which. */
import { code, count, dateTime, text, user } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'

/** What every kind has; its own steps are asked of the server. */
export const auditActions = {
  CREATE: '등록',
  EDIT: '수정',
  DELETE: '삭제',
  FILE_ADD: '파일 추가',
  FILE_DELETE: '파일 삭제',
  RIGHTS: '메뉴 권한',
  MEMBERS: '구성원',
  PASSWORD: '비밀번호 변경',
  UNLOCK: '잠금 해제',
  EXPORT: '내려받기',
} as const

export const auditLog = report('manage/log/auditLog', {
  area: 'manage',
  label: '감사 로그',
  api: '/api/manage/log/auditlogs',
  right: '/manage/log/auditLog',
  ownRoute: true,
  key: 'auditNo',
  columns: {
    auditDt: dateTime('일시', { required: true }),
    userNm: text('사용자', { max: 50 }),
    bizNm: text('대상', { max: 60, required: true }),
    title: text('번호·제목', { max: 200 }),
    actionNm: text('행위', { max: 60, required: true }),
    changeDesc: text('바뀐 항목', { max: 2000, required: true }),
    reasonDesc: text('사유', { max: 1000 }),
    userId: text('아이디', { max: 30 }),
    ipAddr: text('IP', { max: 50 }),
  },
  hidden: ['userId', 'ipAddr'],
  beside: {
    auditNo: count('', { required: true }),
    bizNo: text('문서번호', { max: 60, required: true }),
    fromStatusNm: text('', { max: 60 }),
    toStatusNm: text('', { max: 60 }),
  },
  asks: { bizCd: code('대상', {}), actionCd: code('행위', auditActions), userId: user('사용자') },
  search: ['bizNo'],
  filters: ['bizCd', 'actionCd', 'userId', 'auditDt'],
  order: '-auditDt',
})
export type AuditRow = ReportRow<typeof auditLog>
