import { defineDocument } from '#platform/model/document.ts'
import { code, department, person, reference, rows, text, user, vendor, yesNo } from '#platform/model/field.ts'
import { bodyParts, durations, frequencies, pains, verdicts } from './symptom.logic.ts'

/** What a complaint has led to. */
export const effects = {
  NONE: '아무 일 없음',
  CLINIC: '병원·한의원 치료',
  DRUG: '약국 치료',
  LEAVE: '병가·산재',
  MOVE: '작업 전환',
} as const

/**
 * What somebody says about himself, once in a survey: 증상조사. The health team and he himself read it; everybody else
 * sees numbers of departments. A worker of a vendor answers by a link, without an account.
 */
export const muscleSymptom = defineDocument({
  area: 'hea',
  name: 'muscle-symptom',
  label: '근골격계 증상조사',
  api: '/api/hea/muscle/symptom',
  route: { staff: '/hea/muscle/symptom' },
  title: 'deptCd',
  number: { format: 'MY-{yyyymmdd}-{0000}' },
  fields: {
    muscleSurveyNo: reference('유해요인조사', 'muscle-survey', { required: true }),
    userId: user('응답자', { system: true }),
    deptCd: department('부서', { system: true }),
    personNo: person('협력업체 작업자', { system: true }),
    /** Not `vendorCd`: that would open the row to his vendor. */
    workerVendorCd: vendor('소속 업체', { system: true }),
    muscleWorkNo: reference('하는 작업', 'muscle-work'),
    painYn: yesNo('지난 1년 동안 통증이나 불편함'),
    complaints: rows(
      '부위별 증상',
      {
        partCd: code('부위', bodyParts, { required: true }),
        durationCd: code('통증 기간', durations, { required: true }),
        painCd: code('통증 정도', pains, { required: true }),
        freqCd: code('통증 빈도', frequencies, { required: true }),
        lastWeekYn: yesNo('지난 1주일에도 통증'),
        effectCds: text('통증으로 생긴 일', { max: 60, several: { codes: effects, between: ',' } }),
      },
      { max: 6 },
    ),
    partVerdictDesc: text('부위 판정', { max: 120, system: true }),
    verdictCd: code('판정|verdict', verdicts, { system: true }),
  },
  access: { create: [], confidential: { subject: 'userId', worker: 'personNo', levels: ['F'] } },
  lifecycle: {
    start: 'SENT',
    states: {
      SENT: { label: '제출', tone: 'progress' },
      CLOSED: { label: '마감', tone: 'done' },
    },
    actions: {
      // When the survey goes to its evaluation, and back when it is taken up again.
      lock: { label: '마감', from: 'SENT', to: 'CLOSED', by: 'program' },
      unlock: { label: '재개', from: 'CLOSED', to: 'SENT', by: 'program' },
    },
  },
  list: {
    columns: ['userId', 'deptCd', 'personNo', 'workerVendorCd', 'muscleWorkNo', 'verdictCd', 'partVerdictDesc'],
    filters: ['muscleSurveyNo', 'verdictCd', 'deptCd'],
    search: [],
    sort: ['muscleSurveyNo'],
    views: false,
  },
})
