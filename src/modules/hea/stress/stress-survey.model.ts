import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, dateTime, day, department, rows, text } from '#platform/model/field.ts'

/**
 * A round of questions about strain at work, answered without a name: 직무스트레스 조사.
 *
 * @law 산업안전보건기준에 관한 규칙 제669조
 */
export const stressSurvey = defineDocument({
  area: 'hea',
  name: 'stress-survey',
  label: '직무스트레스 조사',
  api: '/api/hea/stress/stresssurvey',
  route: { staff: '/hea/stress/stressSurvey' },
  title: 'surveyTitle',
  number: { format: 'JS-{yyyymmdd}-{00}', at: 'open' },
  fields: {
    surveyTitle: text('조사명', { max: 100, required: true }),
    formCd: code(
      '문항',
      { KOSS43: 'KOSS 기본형 43문항', KOSS24: 'KOSS 단축형 24문항' },
      { required: true, default: 'KOSS24' },
    ),
    startYmd: day('시작일', { required: true, default: 'today' }),
    endYmd: day('종료일', { required: true }),
    targetDepts: rows('대상 부서', { targetDeptCd: department('부서', { required: true }) }),
    guideDesc: text('안내문', { max: 2000, lines: 4 }),
    targetCnt: count('대상', { unit: '명', system: true }),
    answerCnt: count('응답', { unit: '명', system: true }),
    closedDt: dateTime('마감일시', { system: true }),
    resultDesc: text('결과 요약', { max: 2000, lines: 4 }),
    planDesc: text('개선계획', { max: 2000, lines: 4 }),
  },
  access: { create: ['HLM', 'NUR', 'DOC'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: ['surveyTitle', 'formCd', 'startYmd', 'endYmd', 'targetDepts', 'guideDesc'],
        todo: { action: 'open' },
      },
      OPEN: { label: '응답중', tone: 'progress', todo: { action: 'close', due: 'endYmd' } },
      CLOSED: {
        label: '마감',
        tone: 'waiting',
        editableBy: 'HLM',
        editable: ['resultDesc'],
        todo: { action: 'report' },
      },
      REPORTED: {
        label: '결과보고',
        tone: 'waiting',
        editableBy: 'HLM',
        editable: ['planDesc'],
        todo: { action: 'plan' },
      },
      ACTION: {
        label: '개선계획',
        tone: 'progress',
        editableBy: 'HLM',
        editable: ['planDesc'],
        todo: { action: 'finish' },
      },
      DONE: { label: '완료', tone: 'done' },
    },
    actions: {
      open: { label: '응답 시작', from: 'TEMP', to: 'OPEN', by: 'author', said: '대상자에게 조사를 알렸습니다.' },
      close: { label: '마감', from: 'OPEN', to: 'CLOSED', by: 'HLM', said: '응답을 마감했습니다.' },
      report: {
        label: '결과보고',
        from: 'CLOSED',
        to: 'REPORTED',
        by: 'HLM',
        needs: ['resultDesc'],
        said: '결과를 보고했습니다.',
      },
      plan: {
        label: '개선계획',
        from: 'REPORTED',
        to: 'ACTION',
        by: 'HLM',
        needs: ['planDesc'],
        said: '개선계획을 시작했습니다.',
      },
      finish: { label: '완료', from: 'ACTION', to: 'DONE', by: 'HLM', said: '조사를 마쳤습니다.' },
    },
  },
  list: {
    columns: ['surveyTitle', 'formCd', 'startYmd', 'endYmd', 'targetCnt', 'answerCnt'],
    filters: ['formCd', 'startYmd', 'endYmd'],
    search: ['surveyTitle'],
    sort: ['startYmd', 'endYmd'],
    views: { day: ['startYmd', 'endYmd'] },
  },
})

export type StressSurvey = RecordOf<typeof stressSurvey>
