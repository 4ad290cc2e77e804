import { approvalActions, approvalStates, refusedForGood } from '#platform/model/by-approval.ts'
import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, count, day, reference, text, yesNo } from '#platform/model/field.ts'
import { triggers } from './muscle.logic.ts'

/** Who surveys: the health team, and the hygienist, who reads no answer of a person. */
export const surveyors = ['HLM', 'HYG', 'NUR', 'DOC'] as const

const planned = [
  'surveyTitle',
  'surveyTypeCd',
  'triggerCd',
  'triggerYmd',
  'openYmd',
  'startYmd',
  'endYmd',
  'workerRepNm',
  'planDesc',
  'diseaseCnt',
  'reportFileId',
] as const

/** One survey of the burden on muscles and joints, from its plan to the day the workers know its result: 유해요인조사. */
export const muscleSurvey = defineDocument({
  area: 'hea',
  name: 'muscle-survey',
  label: '유해요인조사',
  api: '/api/hea/muscle/survey',
  route: { staff: '/hea/muscle/survey' },
  title: 'surveyTitle',
  number: { format: 'MS-{yyyymmdd}-{000}', at: 'submit' },
  approvals: ['HEA_MUSCLE_SURVEY'],
  fields: {
    surveyTitle: text('조사명', { max: 100, required: true }),
    surveyTypeCd: code('조사 구분', { REG: '정기', OCC: '수시' }, { required: true, default: 'REG' }),
    triggerCd: code('수시조사 사유', triggers),
    triggerYmd: day('사유 발생일', { notAfter: 'today' }),
    openYmd: day('사업장 신설일', { notAfter: 'today', help: '처음 하는 정기조사이면 입력합니다.' }),
    startYmd: day('시작일', { required: true }),
    endYmd: day('종료일'),
    workerRepNm: text('근로자대표', { max: 50, help: '근로자대표 또는 조사에 참여하는 해당 작업 근로자입니다.' }),
    planDesc: text('조사 방법과 범위', { max: 2000, lines: 4 }),
    diseaseCnt: count('1년간 업무상질병 인정', { unit: '명', max: 9999, help: '근골격계질환만 셉니다.' }),
    reportFileId: attachments('조사 자료', { taskClass: 'MUSCLE_SURVEY' }),

    startDueYmd: day('시작기한', { system: true }),
    workforceCnt: count('근로자 수', { unit: '명', system: true }),
    programYn: yesNo('예방관리 프로그램 대상', { system: true }),
    doneYmd: day('완료일', { system: true }),
    cycleMonthCnt: count('정기조사 주기', { unit: '개월', system: true }),
    nextDueYmd: day('다음 조사기한', { system: true }),
    noticeNo: reference('결과 공지', 'notice', { system: true }),
  },
  access: { create: [...surveyors] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: planned,
        todo: { action: 'submit', due: 'startDueYmd' },
      },
      PROGRESS: { label: '결재중', tone: 'waiting' },
      RTN: { label: '반려', tone: 'waiting', editableBy: 'author', editable: planned, todo: { action: 'submit' } },
      REJ: approvalStates.REJ,
      DOING: {
        label: '조사중',
        tone: 'progress',
        editableBy: [...surveyors],
        editable: ['endYmd', 'workerRepNm', 'diseaseCnt', 'reportFileId'],
        todo: { action: 'review', due: 'endYmd' },
      },
      REVIEW: { label: '평가', tone: 'progress', todo: { action: 'evaluate', kind: 'REVIEW' } },
      ACTION: { label: '개선중', tone: 'progress', todo: { action: 'notify' } },
      NOTIFY: { label: '결과통지', tone: 'progress', todo: { action: 'finish' } },
      DONE: { label: '완료', tone: 'done' },
    },
    actions: {
      ...approvalActions({
        bizCd: 'HEA_MUSCLE_SURVEY',
        by: 'author',
        approve: { label: '조사 승인', to: 'DOING' },
        takenBackTo: 'TEMP',
      }),
      reject: refusedForGood,
      review: {
        label: '조사 마감|act',
        from: 'DOING',
        to: 'REVIEW',
        by: [...surveyors],
        said: '조사를 마감했습니다. 증상조사도 더 받지 않습니다.',
      },
      reopen: {
        label: '조사 재개',
        from: 'REVIEW',
        to: 'DOING',
        by: 'HLM',
        reason: 'text',
        said: '조사를 다시 시작했습니다.',
      },
      evaluate: {
        label: '평가 완료',
        from: 'REVIEW',
        to: 'ACTION',
        by: [...surveyors],
        said: '평가를 마치고 작업 부서에 결과를 알렸습니다. 개선할 작업을 개선으로 등록하십시오.',
      },
      notify: {
        label: '통지 확인',
        from: 'ACTION',
        to: 'NOTIFY',
        by: 'HLM',
        said: '개선을 마쳤고 결과를 알린 것을 확인했습니다.',
      },
      finish: { label: '조사 완료', from: 'NOTIFY', to: 'DONE', by: 'HLM', said: '조사를 완료했습니다.' },
    },
  },
  list: {
    columns: ['surveyTitle', 'surveyTypeCd', 'triggerCd', 'startYmd', 'endYmd', 'startDueYmd', 'doneYmd', 'nextDueYmd'],
    filters: ['surveyTypeCd', 'startYmd', 'nextDueYmd', 'triggerCd'],
    search: ['surveyTitle'],
    sort: ['startYmd', 'nextDueYmd'],
    views: { day: ['startYmd', 'endYmd'] },
  },
})

/** States in which works may still be added and judged. */
export const openSurveyStates: readonly string[] = ['TEMP', 'RTN', 'DOING', 'REVIEW']
