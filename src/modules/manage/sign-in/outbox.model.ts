/** 메일·문자 발송: what left the site, and what did not. */
import { code, count, dateTime, text } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'

export const channels = { MAIL: '메일', SMS: '문자' } as const
export const statuses = { WAIT: '대기', SENT: '발송', FAIL: '실패', NONE: '발송 수단 없음' } as const

export const outbox = report('manage/message/outbox', {
  area: 'manage',
  label: '메일·문자 발송',
  api: '/api/manage/message/outboxs',
  right: '/manage/message/outbox',
  key: 'outboxNo',
  columns: {
    createDt: dateTime('작성일시', { required: true }),
    channelCd: code('수단', channels, { required: true }),
    recipientDesc: text('받는 곳', { max: 200, required: true }),
    userId: text('아이디', { max: 30 }),
    sendStatusCd: code('상태', statuses, { required: true }),
    subjectDesc: text('제목', { max: 200 }),
    errorDesc: text('오류', { max: 500 }),
    tryCnt: count('시도', { required: true }),
    sentDt: dateTime('발송일시'),
    bodyDesc: text('내용', { max: 4000, required: true }),
  },
  beside: { outboxNo: count('', { required: true }) },
  search: ['recipientDesc', 'subjectDesc'],
  filters: ['sendStatusCd'],
  order: '-createDt',
  tones: { sendStatusCd: { WAIT: 'waiting', SENT: 'done', FAIL: 'danger', NONE: 'draft' } },
})
export type OutboxRow = ReportRow<typeof outbox>
