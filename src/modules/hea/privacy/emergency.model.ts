/** 응급열람: who opened whose data in an emergency, and why. */
import { code, count, dateTime, text, user } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'

export const emergencies = report('emergency-read', {
  area: 'hea',
  label: '응급열람',
  api: '/api/hea/privacy/emergencys',
  right: '/hea/privacy/emergency',
  key: 'emergencyReadNo',
  columns: {
    startDt: dateTime('시작', { required: true }),
    endDt: dateTime('끝', { required: true }),
    openYn: code('상태', { Y: '열람중', N: '끝남' }, { required: true }),
    userId: user('산업보건의', { required: true }),
    subjectUserId: user('대상자', { required: true }),
    subjectOrgNm: text('대상자 부서', { max: 100 }),
    reasonDesc: text('사유', { max: 1000, required: true }),
  },
  beside: { emergencyReadNo: count('', { required: true }) },
  filters: ['userId', 'subjectUserId', 'startDt'],
  order: '-emergencyReadNo',
  tones: { openYn: { Y: 'danger', N: 'draft' } },
})
export type Emergency = ReportRow<typeof emergencies>
