import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, count, day, number, reference, rows, text, user, yesNo } from '#platform/model/field.ts'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'
import { examItemNames, followUps, grades, organs, physicians, shortenings, workFits } from './result-codes.model.ts'

const written = [
  'factors',
  'items',
  'workFitCd',
  'conditionDesc',
  'reviewYmd',
  'followUps',
  'doctorOpinionDesc',
  'judgeDoctorNm',
  'attachFileId',
] as const
const team = ['HLM', 'NUR', 'DOC'] as const

/**
 * What a checkup found about one person: 검진결과. Comes by the sheet of the organisation and in no other way. Whoever took
 * his consent back has it to himself (SEALED): the site neither sees nor acts on it.
 */
export const checkupResult = defineDocument({
  area: 'hea',
  name: 'hea-checkup-result',
  label: '검진결과',
  api: '/api/hea/checkup/checkupresult',
  route: { staff: '/hea/checkup/checkupResult' },
  title: 'personNm',
  number: { format: 'HCR-{yyyymmdd}-{0000}' },
  stories: { UPLOAD: '결과표 등록' },
  fields: {
    personNm: text('성명', { max: 100, required: true, system: true }),
    userId: user('검진자', { required: true, system: true }),
    heaCheckupPlanNo: reference('검진계획', 'hea-checkup-plan', { required: true, system: true }),
    heaCheckupTargetNo: count('대상자 번호', { required: true, system: true }),
    heaCheckupClassCd: code('검진구분', checkupClasses, { required: true, system: true }),
    secondRoundYn: yesNo('2차검진', { system: true }),
    /** What it corrects, and why it was issued again. */
    prevResultNo: reference('정정 전 결과', 'hea-checkup-result', { system: true }),
    reissueDesc: text('정정 사유', { max: 500, lines: 2, system: true }),
    examYmd: day('검진일', { required: true, system: true }),
    receiveYmd: day('결과표 수령일', { required: true, system: true }),
    overallGradeCd: code('판정', grades, { system: true }),
    // Names of factors and measures as they stand in lists.
    factorNms: text('유해인자', { max: 500, system: true }),
    followUpNms: text('사후관리', { max: 300, system: true }),
    factors: rows(
      '유해인자별 판정',
      {
        factorCd: code('유해인자', 'HAZARD_FACTOR'),
        organCd: code('계통', organs),
        gradeCd: code('판정', grades, { required: true }),
        opinionDesc: text('소견', { max: 500 }),
        /** Nothing said is neither of them. */
        shortenCd: code('주기단축', shortenings),
      },
      { max: 60 },
    ),
    items: rows(
      '검사항목',
      {
        examItemCd: code('검사항목', examItemNames, { required: true }),
        resultVal: number('결과'),
        resultDesc: text('소견', { max: 200 }),
        unitCd: text('단위', { max: 20 }),
        refMinVal: number('참고치 하한'),
        refMaxVal: number('참고치 상한'),
        abnormalYn: yesNo('벗어남'),
      },
      { max: 100 },
    ),
    workFitCd: code('업무적합성', workFits),
    conditionDesc: text('근무 조건', {
      max: 500,
      lines: 2,
      help: '부서장에게 보입니다. 병명이나 소견을 적지 마십시오.',
    }),
    reviewYmd: day('재평가일', { help: "업무적합성 '다'는 반드시 입력합니다." }),
    followUps: rows('사후관리', { followUpCd: code('조치', followUps, { required: true }) }, { max: 10 }),
    doctorOpinionDesc: text('종합소견', { max: 2000, lines: 4 }),
    judgeDoctorNm: text('판정 의사', { max: 50, help: '근로를 금지하는 판정은 의사 이름과 원본파일을 남깁니다.' }),
    attachFileId: attachments('원본파일', { taskClass: 'HEA_RESULT' }),
    // Why nobody answered an R, and since when that is known.
    unansweredYmd: day('판정불가로 한 날', { notAfter: 'today' }),
    unansweredDesc: text('2차 검진을 받지 않은 사유', { max: 500, lines: 2 }),
    // What a physician said later of the limit that followed from this result; the ones before it stand in the history.
    hearFitCd: code('의사 의견', workFits),
    hearKindCd: code('의견을 낸 의사', physicians),
    hearDoctorNm: text('의사 이름', { max: 50 }),
    hearYmd: day('의견을 들은 날', { notAfter: 'today' }),
    hearConditionDesc: text('앞으로의 근무 조건', {
      max: 500,
      lines: 2,
      help: '부서장에게 보입니다. 병명이나 소견을 적지 마십시오.',
    }),
    hearReviewYmd: day('다음 재평가일'),
    hearFileId: attachments('의견서', { taskClass: 'HEA_RESULT' }),
  },
  access: {
    create: [],
    confidential: { subject: 'userId', shownIn: ['RELEASED', 'SEALED'], hisIn: ['SEALED'], levels: ['F'] },
  },
  lifecycle: {
    start: 'RECEIVED',
    states: {
      RECEIVED: { label: '접수', tone: 'waiting', editableBy: team, editable: written, todo: { action: 'check' } },
      CHECKED: { label: '검토', tone: 'progress', todo: { action: 'release' } },
      RELEASED: { label: '본인공개', tone: 'done' },
      SEALED: { label: '본인만 열람', tone: 'suspended' },
      REPLACED: { label: '정정됨', tone: 'suspended' },
    },
    actions: {
      check: { label: '검토', from: 'RECEIVED', to: 'CHECKED', by: ['HLM', 'DOC'], said: '검토했습니다.' },
      sendBack: {
        label: '접수로 되돌리기',
        from: 'CHECKED',
        to: 'RECEIVED',
        returns: true,
        by: ['HLM', 'DOC'],
        reason: 'text',
        said: '접수로 되돌렸습니다.',
      },
      release: {
        label: '본인공개',
        from: 'CHECKED',
        to: 'RELEASED',
        by: ['HLM', 'DOC'],
        said: '본인에게 공개했습니다.',
      },
      giveUp: {
        label: '판정불가(U) 처리',
        from: ['CHECKED', 'RELEASED'],
        by: ['HLM', 'DOC'],
        needs: ['unansweredYmd', 'unansweredDesc'],
        danger: true,
        said: '2차 검진을 받지 않은 항목을 판정불가(U)로 바꿨습니다.',
      },
      replace: { label: '정정 결과로 바꿈', from: ['RECEIVED', 'CHECKED', 'RELEASED'], to: 'REPLACED', by: 'program' },
      hear: {
        label: '의사 의견 등록',
        from: 'RELEASED',
        by: ['HLM', 'DOC'],
        needs: ['hearFitCd', 'hearKindCd', 'hearDoctorNm', 'hearYmd', 'hearFileId'],
        takes: ['hearConditionDesc', 'hearReviewYmd'],
        said: '의사 의견을 등록했습니다. 업무 제한에 반영했습니다.',
      },
    },
  },
  list: {
    columns: ['factorNms', 'overallGradeCd', 'workFitCd', 'followUpNms', 'receiveYmd'],
    filters: [
      'heaCheckupPlanNo',
      'heaCheckupClassCd',
      'overallGradeCd',
      'workFitCd',
      'secondRoundYn',
      'receiveYmd',
      'examYmd',
      'userId',
    ],
    search: ['personNm', 'factorNms'],
    sort: ['receiveYmd', 'examYmd', 'overallGradeCd', 'heaCheckupPlanNo', 'heaCheckupTargetNo'],
  },
})
