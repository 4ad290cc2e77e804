import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, dateTime, day, department, reference, text, user, vendor, yesNo } from '#platform/model/field.ts'

/** Why a JSA is looked at again. */
const evalReasons = {
  REGULAR: '정기(12개월)',
  EVENT: '사고·아차사고',
  MOC: '변경관리',
  SUSP: '작업중지 2회',
  LAW: '법정기준 변경',
  RSA: '위험성평가 완료',
} as const

const writers = ['startUserId', 'VSM', 'VAD'] as const

/** One look at a JSA that is in force, regular or for a reason: 정기평가 대상. The program makes it. */
export const jsaEval = defineDocument({
  area: 'saf',
  name: 'jsa-eval',
  label: 'JSA 정기평가',
  api: '/api/saf/jsaeval',
  route: { staff: '/saf/jsa/jsaRegularList', vendor: '/vendor/subconSafJsa/safJsaRegularList' },
  title: 'evalTitle',
  number: { format: 'JE-{yyyymmdd}-{0000}' },
  fields: {
    evalTitle: text('작업명', { max: 100, system: true }),
    jsaNo: reference('JSA', 'jsa', { system: true }),
    newJsaNo: reference('평가 중인 개정', 'jsa', { system: true }),
    rootJsaNo: reference('최초 개정', 'jsa', { system: true }),
    reasonCd: code('사유', evalReasons, { system: true }),
    eventDesc: text('근거', { max: 300, system: true }),
    dueYmd: day('기한', { system: true }),
    vendorCd: vendor('업체', { system: true }),
    deptCd: department('부서', { system: true }),
    authorUserId: user('JSA 작성자', { system: true }),
    startDt: dateTime('평가시작', { system: true }),
    startUserId: user('평가자', { system: true }),
    submitDt: dateTime('평가제출', { system: true }),
    rowCnt: count('요인수', { system: true, default: 0 }),
    doneCnt: count('평가한 요인', { system: true, default: 0 }),
    formalYn: yesNo('형식평가 의심', { system: true }),
    reviewDesc: text('평가의견', { max: 1000, lines: 3 }),
  },
  access: { create: [] },
  stories: { trigger: 'JSA 정기평가 대상' },
  lifecycle: {
    start: 'TARGET',
    states: {
      TARGET: { label: '대상', tone: 'waiting', todo: { action: 'start', due: 'dueYmd' } },
      DOING: {
        label: '평가중',
        tone: 'progress',
        editableBy: writers,
        editable: ['reviewDesc'],
        todo: { action: 'send', due: 'dueYmd' },
      },
      REVIEW: { label: '검토중', tone: 'waiting', todo: { action: 'confirm', due: 'dueYmd', kind: 'REVIEW' } },
      DONE: { label: '완료', tone: 'done' },
    },
    actions: {
      start: {
        label: '평가시작',
        from: 'TARGET',
        to: 'DOING',
        by: ['authorUserId', 'VSM', 'VAD'],
        said: '평가를 시작했습니다.',
      },
      send: {
        label: '평가제출',
        from: 'DOING',
        to: 'REVIEW',
        by: writers,
        takes: ['reviewDesc'],
        said: '평가를 제출했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'REVIEW',
        to: 'DOING',
        returns: true,
        by: ['SHM', 'SHD'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      confirm: {
        label: '확정',
        from: 'REVIEW',
        to: 'DONE',
        by: ['SHM', 'SHD'],
        fourEyes: true,
        said: '확정했습니다.',
      },
    },
  },
  list: {
    columns: [
      'evalTitle',
      'reasonCd',
      'eventDesc',
      'dueYmd',
      'vendorCd',
      'deptCd',
      'authorUserId',
      'doneCnt',
      'rowCnt',
      'formalYn',
    ],
    filters: ['reasonCd', 'vendorCd', 'deptCd', 'dueYmd', 'formalYn', 'jsaNo'],
    says: { formalYn: ({ formalYn }, t) => (formalYn === 'Y' ? t('형식평가 의심') : '') },
    search: ['evalTitle'],
    sort: ['dueYmd', 'jsaNo'],
  },
})

export type JsaEval = RecordOf<typeof jsaEval>
