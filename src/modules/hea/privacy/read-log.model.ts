/** 열람기록: who read whose health data, when, what and why; never what they said. */
import { code, count, dateTime, text, user } from '#platform/model/field.ts'
import { report } from '#platform/model/report.ts'

/** What an entry of the read log says, in Korean. */
export const readKinds: Readonly<Record<string, string>> = {
  LIST: '목록',
  RECORD: '상세',
  HISTORY: '이력',
  FILE: '파일',
  EXPORT: '반출',
}
export const readPurposes: Readonly<Record<string, string>> = {
  DUTY: '업무 수행',
  EMERGENCY: '응급열람',
  EXPORT: '승인된 반출',
}

export const readLog = report('read-log', {
  area: 'hea',
  label: '건강자료 열람기록',
  api: '/api/hea/privacy/readlogs',
  right: '/hea/privacy/readLog',
  key: 'readLogNo',
  columns: {
    readDt: dateTime('일시', { required: true }),
    readUserId: user('열람자', { required: true }),
    readOrgNm: text('열람자 부서', { max: 100 }),
    subjectUserId: user('대상자'),
    subjectOrgNm: text('대상자 부서', { max: 100 }),
    bizNm: text('자료', { max: 60, required: true }),
    fieldSetCd: code('범위', readKinds, { required: true }),
    purposeCd: code('목적', readPurposes, { required: true }),
    reasonDesc: text('사유', { max: 1000 }),
    ipAddr: text('IP', { max: 50 }),
  },
  hidden: ['ipAddr'],
  beside: {
    readLogNo: count('', { required: true }),
    bizNo: count('', { required: true }),
  },
  asks: { bizCd: code('자료', {}) },
  filters: ['readUserId', 'subjectUserId', 'bizCd', 'purposeCd', 'readDt'],
  order: '-readDt',
  tones: { purposeCd: { DUTY: 'draft', EMERGENCY: 'danger', EXPORT: 'waiting' } },
})
