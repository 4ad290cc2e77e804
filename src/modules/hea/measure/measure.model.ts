import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, day, number, reference, text, vendor, year, yesNo } from '#platform/model/field.ts'
import { hygienists } from './measure-unit.model.ts'

const halves = { H1: '상반기', H2: '하반기' } as const

/** States in which samples may still be written. */
export const openForSamples = ['SAMPLED', 'RESULT'] as const
/** The list of what has been sampled; the model's own route is that of the plans. */
export const MEASURE_RESULTS = '/hea/env/measureResult'

const isExceeded = ({ exceedCnt }: { exceedCnt: number | null }): boolean => (exceedCnt ?? 0) > 0

/**
 * One measurement of the work environment by an agency: 작업환경측정.
 *
 * @law 산업안전보건법 제125조, 시행규칙 제188조·제189조
 */
export const measure = defineDocument({
  area: 'hea',
  name: 'measure',
  label: '작업환경측정',
  api: '/api/hea/env/measure',
  route: { staff: '/hea/env/measurePlan' },
  title: 'measureNm',
  number: { format: 'WM-{yyyymmdd}-{000}', at: 'plan' },
  stories: { UNITS: '단위작업장소', SAMPLES: '시료' },
  fields: {
    measureNm: text('측정명', { max: 100, required: true }),
    measureYear: year('연도', { required: true }),
    halfCd: code('반기', halves, { required: true }),
    agencyVendorCd: vendor('측정기관', { required: true }),
    planStartYmd: day('측정 예정 시작일', { required: true }),
    planEndYmd: day('측정 예정 종료일', { required: true }),
    prelimYmd: day('예비조사일'),
    prelimDesc: text('예비조사 내용', { max: 2000, lines: 4 }),
    workerRepNm: text('근로자대표', { max: 50 }),
    repJoinYn: yesNo('근로자대표 참석'),

    sampleStartYmd: day('시료채취 시작일'),
    sampleEndYmd: day('시료채취 종료일'),
    unitCnt: count('단위작업장소', { unit: '곳', system: true, default: 0 }),
    sampleCnt: count('시료', { unit: '건', system: true, default: 0 }),
    resultYn: yesNo('결과 단계', { system: true }),

    exceedCnt: count('초과', { unit: '건', system: true, default: 0 }),
    maxIndexVal: number('최대 노출지수', { decimals: 2, system: true }),
    keepYearCnt: count('보존기간', { unit: '년', system: true }),
    keepToYmd: day('보존기한', { system: true }),

    extendYn: yesNo('보고기한 연장', { help: '지방고용노동관서에 연장을 신청한 경우' }),
    reportDueYmd: day('보고기한', { system: true }),
    legalLastYmd: day('법정 말일', { system: true }),
    reportedYmd: day('보고일', { notAfter: 'today' }),
    reportFileId: attachments('측정결과보고서', { taskClass: 'MEASURE_REPORT' }),
    improveDueYmd: day('개선 증명기한', { system: true }),
    improveProofYmd: day('개선 증명·계획 제출일', { notAfter: 'today' }),
    improveFileId: attachments('개선 증명서류', { taskClass: 'MEASURE_REPORT' }),
    noticeNo: reference('공지', 'notice', { system: true }),
  },
  access: { create: hygienists },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: ['measureNm', 'measureYear', 'halfCd', 'agencyVendorCd', 'planStartYmd', 'planEndYmd', 'workerRepNm'],
        todo: { action: 'plan' },
      },
      PLAN: {
        label: '계획',
        tone: 'waiting',
        editableBy: hygienists,
        editable: [
          'measureNm',
          'agencyVendorCd',
          'planStartYmd',
          'planEndYmd',
          'prelimYmd',
          'prelimDesc',
          'workerRepNm',
          'repJoinYn',
        ],
        todo: { action: 'prelim', due: 'planStartYmd' },
      },
      PRELIM: {
        label: '예비조사',
        tone: 'progress',
        editableBy: hygienists,
        editable: [
          'planStartYmd',
          'planEndYmd',
          'prelimYmd',
          'prelimDesc',
          'workerRepNm',
          'repJoinYn',
          'sampleStartYmd',
          'sampleEndYmd',
        ],
        todo: { action: 'sampled', due: 'planEndYmd' },
      },
      SAMPLED: {
        label: '시료채취',
        tone: 'progress',
        editableBy: hygienists,
        editable: ['extendYn', 'reportFileId'],
        todo: { action: 'enter', due: 'reportDueYmd' },
      },
      RESULT: {
        label: '결과입력',
        tone: 'progress',
        editableBy: hygienists,
        editable: ['extendYn', 'reportFileId'],
        todo: { action: 'evaluate', due: 'reportDueYmd' },
      },
      EVAL: {
        label: '평가완료',
        tone: 'waiting',
        editableBy: hygienists,
        editable: ['extendYn', 'reportedYmd', 'reportFileId'],
        todo: { action: 'report', due: 'reportDueYmd' },
      },
      REPORTED: { label: '보고', tone: 'waiting', todo: { action: 'improve', due: 'improveDueYmd' } },
      ACTION: {
        label: '개선중',
        tone: 'progress',
        editableBy: hygienists,
        editable: ['improveProofYmd', 'improveFileId'],
        todo: { action: 'complete', due: 'improveDueYmd' },
      },
      DONE: { label: '완료', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      plan: { label: '계획 확정', from: 'TEMP', to: 'PLAN', by: 'author', said: '측정계획을 세웠습니다.' },
      prelim: {
        label: '예비조사',
        from: 'PLAN',
        to: 'PRELIM',
        by: hygienists,
        needs: ['prelimYmd', 'prelimDesc', 'workerRepNm'],
        takes: ['repJoinYn'],
        said: '예비조사를 마쳤습니다.',
      },
      sampled: {
        label: '시료채취',
        from: 'PRELIM',
        to: 'SAMPLED',
        by: hygienists,
        needs: ['sampleStartYmd', 'sampleEndYmd'],
        takes: ['repJoinYn'],
        said: '시료채취를 마쳤습니다. 결과를 입력하십시오.',
      },
      enter: { label: '결과입력', from: 'SAMPLED', to: 'RESULT', by: hygienists, said: '결과를 입력했습니다.' },
      evaluate: { label: '평가', from: 'RESULT', to: 'EVAL', by: hygienists, said: '평가했습니다.' },
      report: {
        label: '보고',
        from: 'EVAL',
        to: 'REPORTED',
        by: hygienists,
        needs: ['reportedYmd'],
        takes: ['reportFileId'],
        said: '보고를 기록했습니다.',
      },
      improve: {
        label: '개선 시작',
        from: 'REPORTED',
        to: 'ACTION',
        by: (record) => (isExceeded(record) ? hygienists : []),
        said: '개선을 시작했습니다.',
      },
      finish: {
        label: '완료',
        from: 'REPORTED',
        to: 'DONE',
        by: (record) => (isExceeded(record) ? [] : hygienists),
        said: '측정을 마쳤습니다.',
      },
      complete: {
        label: '개선완료',
        from: 'ACTION',
        to: 'DONE',
        by: hygienists,
        needs: ['improveProofYmd'],
        takes: ['improveFileId'],
        said: '측정을 마쳤습니다.',
      },
      correct: {
        label: '정정',
        from: ['EVAL', 'REPORTED', 'ACTION'],
        to: 'RESULT',
        by: hygienists,
        reason: 'text',
        danger: true,
        said: '시료를 고친 뒤 다시 평가하십시오.',
      },
      cancel: {
        label: '취소',
        from: ['PLAN', 'PRELIM'],
        to: 'CANC',
        by: hygienists,
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
    },
  },
  list: {
    columns: [
      'measureNm',
      'measureYear',
      'halfCd',
      'agencyVendorCd',
      'planStartYmd',
      'sampleEndYmd',
      'unitCnt',
      'sampleCnt',
      'exceedCnt',
      'maxIndexVal',
      'reportDueYmd',
      'reportedYmd',
    ],
    filters: ['measureYear', 'halfCd', 'agencyVendorCd', 'sampleEndYmd', 'resultYn', 'exceedCnt'],
    search: ['measureNm'],
    sort: ['sampleEndYmd', 'reportDueYmd', 'measureYear'],
  },
})

export type Measure = RecordOf<typeof measure>
