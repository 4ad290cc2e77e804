/** 열람·반출 기록: who opened, printed or took out what. */
import { code, count, dateTime, text, user } from '#platform/model/field.ts'
import { report } from '#platform/model/report.ts'

const kinds = { OPEN: '열람', PRINT: '인쇄', EXPORT: '엑셀', DOWNLOAD: '파일', DENIED: '거부' } as const

export const accessLog = report('manage/log/accessLog', {
  area: 'manage',
  label: '열람·반출 기록',
  api: '/api/manage/log/accesslogs',
  right: '/manage/log/accessLog',
  key: 'accessLogNo',
  columns: {
    accessDt: dateTime('일시', { required: true }),
    userNm: text('사용자', { max: 50 }),
    userId: text('아이디', { max: 30, required: true }),
    accessCd: code('구분', kinds, { required: true }),
    bizNm: text('대상', { max: 60, required: true }),
    bizNo: text('번호', { max: 30 }),
    detailDesc: text('내용', { max: 200 }),
    rowCnt: count('건수'),
    ipAddr: text('IP', { max: 50 }),
  },
  beside: { accessLogNo: count('', { required: true }), bizCd: text('', { max: 60, required: true }) },
  asks: { userId: user('사용자'), bizCd: code('대상', {}) },
  filters: ['userId', 'accessCd', 'bizCd', 'accessDt'],
  order: '-accessDt',
  tones: { accessCd: { OPEN: 'progress', PRINT: 'progress', EXPORT: 'waiting', DOWNLOAD: 'draft', DENIED: 'danger' } },
})
