import { defineDocument } from '#platform/model/document.ts'
import { code, count, dateTime, day, number, reference, text, user, yesNo } from '#platform/model/field.ts'
import { bpGrades, riskGroups } from './cvd-risk.logic.ts'

/** What the physician finds about a person and his work. */
const workFits = {
  가: '현재 조건에서 가능',
  나: '일정 조건에서 가능',
  다: '한시적 불가',
  라: '영구 불가',
} as const

const measured = [
  'userId',
  'evalYmd',
  'bpSysVal',
  'bpDiaVal',
  'ldlVal',
  'smokeYn',
  'familyYn',
  'diabetesYn',
  'organYn',
  'diseaseYn',
  'prob10Val',
] as const

/** How likely heart or brain fail a person within ten years, and what follows for his work: 뇌심혈관 발병위험도. */
export const cvdRisk = defineDocument({
  area: 'hea',
  name: 'cvd-risk',
  label: '뇌심혈관 발병위험도',
  api: '/api/hea/cvd/cvdrisk',
  route: { staff: '/hea/cvd/cvdRisk' },
  title: 'personNm',
  number: { format: 'CV-{yyyymmdd}-{0000}', at: 'begin' },
  fields: {
    userId: user('대상자', { required: true }),
    personNm: text('성명', { max: 100, system: true }),
    evalYmd: day('평가일', { required: true, notAfter: 'today', default: 'today' }),
    sexCd: code('성별', { M: '남', F: '여' }, { system: true }),
    ageVal: count('나이', { unit: '세', system: true }),
    bpSysVal: count('수축기 혈압', { unit: 'mmHg', min: 50, max: 300 }),
    bpDiaVal: count('이완기 혈압', { unit: 'mmHg', min: 20, max: 200 }),
    ldlVal: count('LDL 콜레스테롤', { unit: 'mg/dL', min: 10, max: 500 }),
    smokeYn: yesNo('흡연'),
    familyYn: yesNo('조기 심뇌혈관질환 가족력'),
    diabetesYn: yesNo('당뇨병'),
    organYn: yesNo('표적장기 손상'),
    diseaseYn: yesNo('심뇌혈관·신장질환'),
    prob10Val: number('10년 발병확률', { unit: '%', decimals: 1 }),

    riskFactorCnt: count('위험인자', { unit: '개', system: true }),
    bpGradeCd: code('혈압 단계', bpGrades, { system: true }),
    probGroupCd: code('확률에 따른 위험군', riskGroups, { system: true }),
    surveyGroupCd: code('조사표에 따른 위험군', riskGroups, { system: true }),
    riskGroupCd: code('위험군', riskGroups, { system: true }),
    nextYmd: day('다음 평가', { system: true }),

    reviewDueYmd: day('업무적합성 평가기한', { system: true }),
    workFitCd: code('업무적합성', workFits),
    reviewDesc: text('산업보건의 의견', { max: 2000, lines: 3 }),
    reviewDt: dateTime('평가일시', { system: true }),

    overtimeYn: yesNo('연장근로 제한'),
    nightYn: yesNo('야간작업 제한'),
    hotYn: yesNo('고열작업 제한'),
    managerUserId: user('조치담당자'),
    careDesc: text('사후관리 내용', { max: 2000, lines: 3 }),
    workCareNo: reference('근무조치', 'work-care', { system: true }),
  },
  access: {
    create: ['NUR', 'HLM', 'DOC'],
    confidential: { subject: 'userId', shownIn: ['REPORTED', 'ACTION', 'DONE'], levels: ['F'] },
  },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: measured, todo: { action: 'begin' } },
      OPEN: {
        label: '조사중',
        tone: 'progress',
        editableBy: ['NUR', 'HLM', 'DOC'],
        editable: measured,
        todo: { action: 'close' },
      },
      CLOSED: {
        label: '평가완료',
        tone: 'waiting',
        todo: { action: 'review', due: 'reviewDueYmd', kind: 'REVIEW' },
      },
      REPORTED: { label: '결과통보', tone: 'waiting' },
      ACTION: { label: '사후관리', tone: 'progress', editableBy: ['NUR', 'HLM', 'DOC'], editable: ['careDesc'] },
      DONE: { label: '완료', tone: 'done' },
    },
    actions: {
      begin: { label: '조사시작', from: 'TEMP', to: 'OPEN', by: 'author', said: '조사를 시작했습니다.' },
      close: {
        label: '평가확정',
        from: 'OPEN',
        to: 'CLOSED',
        by: ['NUR', 'HLM', 'DOC'],
        needs: ['bpSysVal', 'bpDiaVal', 'ldlVal', 'prob10Val'],
        said: '위험군을 정했습니다.',
      },
      reopen: {
        label: '평가취소',
        from: 'CLOSED',
        to: 'OPEN',
        by: ['HLM', 'DOC'],
        reason: 'text',
        said: '평가를 취소했습니다.',
      },
      review: {
        label: '업무적합성 평가',
        from: 'CLOSED',
        to: 'CLOSED',
        by: ({ reviewDueYmd }) => (reviewDueYmd === null ? [] : 'DOC'),
        needs: ['workFitCd', 'reviewDesc'],
        said: '업무적합성을 평가했습니다.',
      },
      report: {
        label: '결과통보',
        from: 'CLOSED',
        to: 'REPORTED',
        by: ['NUR', 'HLM'],
        said: '본인에게 결과를 알렸습니다.',
      },
      propose: {
        label: '근무조치 제안',
        from: 'REPORTED',
        to: 'ACTION',
        by: ['HLM', 'DOC'],
        needs: ['managerUserId'],
        takes: ['overtimeYn', 'nightYn', 'hotYn', 'careDesc'],
        said: '근무조치를 제안했습니다.',
      },
      finish: {
        label: '완료',
        from: ['REPORTED', 'ACTION'],
        to: 'DONE',
        by: ['NUR', 'HLM'],
        takes: ['careDesc'],
        said: '사후관리를 마쳤습니다.',
      },
    },
  },
  list: {
    columns: [
      'personNm',
      'evalYmd',
      'riskGroupCd',
      'prob10Val',
      'surveyGroupCd',
      'nextYmd',
      'reviewDueYmd',
      'workFitCd',
    ],
    filters: ['userId', 'riskGroupCd', 'workFitCd', 'evalYmd', 'nextYmd', 'reviewDueYmd'],
    search: ['personNm'],
    sort: ['evalYmd', 'nextYmd', 'riskGroupCd'],
    views: { own: ['managerUserId'] },
  },
})
