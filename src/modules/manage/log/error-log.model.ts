/** 오류 로그: the same fault once, or each time it happened. */
import { code, count, dateTime, text, user } from '#platform/model/field.ts'
import { report } from '#platform/model/report.ts'

export const sides = { SERVER: '서버', CLIENT: '브라우저' } as const
const tones = { sideCd: { SERVER: 'danger', CLIENT: 'waiting' } } as const
const right = '/manage/log/errorLog'
export const ERROR_API = '/api/manage/log/errorlog'
const asks = { userId: user('사용자'), errorDt: dateTime('일시') }
const filters = ['sideCd', 'userId', 'errorDt'] as const
const message = text('메시지', { max: 2000, required: true })
const side = code('구분', sides, { required: true })
const url = text('URL', { max: 500 })
const errorCode = text('코드', { max: 60 })

export const faultLog = report('manage/log/errorLog:fault', {
  area: 'manage',
  label: '오류 로그',
  api: `${ERROR_API}/faults`,
  right,
  key: 'faultCd',
  columns: {
    messageDesc: message,
    sideCd: side,
    errorCnt: count('건수', { required: true }),
    userCnt: count('사용자 수', { required: true }),
    url,
    errorCd: errorCode,
    firstDt: dateTime('처음', { required: true }),
    lastDt: dateTime('마지막', { required: true }),
  },
  hidden: ['errorCd'],
  beside: { faultCd: text('', { max: 40, required: true }), logNo: text('로그번호', { max: 40, required: true }) },
  asks,
  search: ['logNo', 'messageDesc', 'url'],
  filters,
  order: '-lastDt',
  tones,
})

export const errorLog = report('manage/log/errorLog', {
  area: 'manage',
  label: '오류 로그',
  api: `${ERROR_API}s`,
  right,
  key: 'logNo',
  columns: {
    errorDt: dateTime('일시', { required: true }),
    messageDesc: message,
    sideCd: side,
    errorCd: errorCode,
    url,
    userNm: text('사용자', { max: 50 }),
    sameCnt: count('같은 오류', { required: true }),
    logNo: text('로그번호', { max: 40, required: true }),
  },
  beside: {
    userId: text('', { max: 30 }),
    methodCd: text('', { max: 10 }),
    faultCd: text('', { max: 40, required: true }),
  },
  asks,
  search: ['logNo', 'messageDesc', 'url'],
  filters,
  order: '-errorDt',
  tones,
})
