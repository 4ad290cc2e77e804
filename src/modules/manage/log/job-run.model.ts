/** 실행 기록: what became of every run of a job. */
import { code, count, dateTime, text } from '#platform/model/field.ts'
import { report } from '#platform/model/report.ts'

export const jobResults = { WAIT: '대기', RUN: '실행중', OK: '성공', FAIL: '실패' } as const
export const jobTones = { WAIT: 'waiting', RUN: 'progress', OK: 'done', FAIL: 'danger' } as const

export const jobRuns = report('manage/log/batchJob', {
  area: 'manage',
  label: '실행 기록',
  api: '/api/manage/log/batchjob/runs',
  right: '/manage/log/batchJob',
  key: 'jobRunNo',
  columns: {
    startDt: dateTime('시작', { required: true }),
    endDt: dateTime('종료'),
    label: text('작업', { max: 100, required: true }),
    resultCd: code('결과', jobResults, { required: true }),
    doneCnt: count('건수'),
    userNm: text('실행한 사람', { max: 50 }),
    messageDesc: text('메시지', { max: 1000 }),
  },
  beside: { jobRunNo: count('', { required: true }), jobNm: text('', { max: 60, required: true }) },
  asks: { jobNm: code('작업', {}) },
  filters: ['jobNm', 'resultCd', 'startDt'],
  order: '-startDt',
  tones: { resultCd: jobTones },
})
