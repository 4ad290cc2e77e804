import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  department,
  process,
  reference,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { MOST_STEPS } from '../scale/scale.logic.ts'
import { channels, checkAnswers, hazardKinds, measureTypes, rsaTypes, triggers, upReasons } from './rsa-codes.model.ts'

/** As many as one sheet brings. */
export const MOST_ITEMS = 500

const step = (label: string) => count(label, { min: 1, max: MOST_STEPS })

/** A hazard in a task, with its rating as it was decided. Order: as it is read and pasted. */
export const rsaItemFields = {
  taskNm: text('세부작업', { max: 200 }),
  hazardCatCd: code('분류', hazardKinds),
  hazardDesc: text('유해위험요인', { max: 1000, lines: 2 }),
  accTypeCd: code('재해형태', accidentTypes),
  lawRefDesc: text('관련근거', { max: 300 }),
  existMeasureDesc: text('현재조치', { max: 1000, lines: 2 }),
  exposedCnt: count('노출인원', { max: 9999 }),
  lawOkYn: yesNo('법적기준 충족'),
  freqVal: step('빈도'),
  sevVal: step('강도'),
  harmDesc: text('누가 어떻게 다치는가', { max: 500, lines: 2 }),
  checkCd: code('점검결과', checkAnswers),
  fatalYn: yesNo('사망 예견'),
  similarYn: yesNo('동종 사망사고'),
  noteDesc: text('비고', { max: 500 }),
  riskVal: count('위험성'),
  gradeCd: code('등급', grades),
  upReasonCds: text('상향사유', { max: 60, several: { codes: upReasons, between: ' ' } }),
  acceptYn: yesNo('허용'),
  interimDesc: text('잠정조치', { max: 1000, lines: 2 }),
  interimDt: dateTime('잠정조치일시'),
  /** Files that show it. */
  interimFileId: count('잠정조치 증빙'),
  residualYn: yesNo('잔여'),
  rsaItemNo: count('요인번호'),
  /** What was known before and it has come of: `NM:12`. */
  srcKey: text('사전조사 출처', { max: 80 }),
}

/** A measure against a hazard; its row of the register says how far it is. */
const rsaControlFields = {
  rsaItemNo: count('요인', { min: 1, max: 9999 }),
  measureTypeCd: code('대책구분', measureTypes),
  controlDesc: text('감소대책', { max: 1000, lines: 2 }),
  ownerUserId: user('담당자'),
  vendorCd: vendor('담당업체'),
  dueYmd: day('기한'),
  verifyUserId: user('확인자'),
  whyDesc: text('상위 대책 불가 사유', { max: 500, lines: 2 }),
  controlNo: count('대책번호'),
  imprNo: count('개선번호'),
  doneYmd: day('완료일'),
}

const leaders = ['leaderUserId', 'SUP'] as const
const plan = [
  'rsaTitle',
  'rsaTypeCd',
  'deptCd',
  'processNo',
  'workCatCd',
  'equipCds',
  'triggerCd',
  'triggerSrcDesc',
  'scaleNo',
  'planYmd',
  'doFromYmd',
  'doToYmd',
  'leaderUserId',
  'noticeDesc',
  'preChannelCd',
] as const
const taken = ['takenOverYn', 'takenYmd', 'takenFileId'] as const
const survey = ['surveyDesc', 'surveyFileId', 'specialReasonDesc'] as const

/** What was done before is taken over as it was: nothing of it is done again. */
const doneBefore = ({ takenOverYn }: { takenOverYn: string | null }) => takenOverYn === 'Y'
const unlessDoneBefore = (record: { takenOverYn: string | null }) => (doneBefore(record) ? ([] as const) : leaders)

/** What would not be accepted even so is closed by the head of safety. */
const finisher = ({ openCnt }: { openCnt: number | null }) => (openCnt ? ('SHD' as const) : (['SHM', 'SHD'] as const))

/** Every foreseeable hazard of a process, judged with those who do the work, and brought down: 위험성평가. */
export const rsa = defineDocument({
  area: 'rsa',
  name: 'rsa',
  label: '위험성평가',
  api: '/api/rsa/assess',
  route: { staff: '/rsa/assess/rsaAssessList' },
  title: 'rsaTitle',
  number: { format: 'RS-{yyyymmdd}-{0000}' },
  fields: {
    rsaTitle: text('제목', { max: 100, required: true }),
    rsaTypeCd: code('유형', rsaTypes, { required: true, default: 'REG' }),
    deptCd: department('부서', { required: true }),
    /** Empty only of one that an accident opened, until its process is known (R9). */
    processNo: process('공정'),
    workCatCd: code('작업분류', 'WORK_CAT', { help: '비우면 공정의 모든 작업입니다.' }),
    equipCds: text('설비', { max: 300, help: '설비번호를 쉼표로 나누어 적습니다.' }),
    triggerCd: code('수시사유', triggers),
    triggerSrcDesc: text('근거', { max: 300, help: '사고, 변경, 아차사고 등의 번호를 적습니다.' }),
    scaleNo: reference('척도', 'rsa-scale'),
    scaleRevNo: count('척도 개정', { system: true }),
    planYmd: day('계획일', { required: true, default: 'today' }),
    doFromYmd: day('실시 시작', { required: true }),
    doToYmd: day('실시 종료', { required: true }),
    leaderUserId: user('담당', { required: true }),
    noticeDesc: text('일정 안내', { max: 1000, lines: 3 }),
    preChannelCd: code('사전공유 방법', channels),

    takenOverYn: yesNo('기존평가', { help: '이 시스템을 쓰기 전에 마친 평가를 옮겨 적습니다.' }),
    takenYmd: day('평가를 마친 날', { notAfter: 'today' }),
    takenFileId: attachments('기존 평가서', { taskClass: 'RSA_TAKEN' }),

    surveyDesc: text('사전조사 내용', { max: 4000, lines: 5 }),
    surveyFileId: attachments('사전조사 자료', { taskClass: 'RSA_SURVEY' }),
    specialReasonDesc: text('순회불가 사유', { max: 500, lines: 2, help: '있으면 설문·면담으로 참여를 대신합니다.' }),
    repRqstDt: dateTime('근로자대표 참여요청', { system: true }),
    items: rows('위험요인', rsaItemFields, { max: MOST_ITEMS }),
    controls: rows('감소대책', rsaControlFields, { max: MOST_ITEMS }),

    itemCnt: count('요인수', { system: true, default: 0 }),
    openCnt: count('허용불가', { unit: '건', system: true, default: 0 }),
    maxBeforeCd: code('최고등급 전', grades, { system: true }),
    maxAfterCd: code('최고등급 후', grades, { system: true }),
    residualCnt: count('잔여', { unit: '건', system: true, default: 0 }),
    partCnt: count('참여자', { unit: '명', system: true, default: 0 }),
    signCnt: count('참여', { system: true, default: 0 }),
    workBlockYn: yesNo('작업제한', { system: true }),
    preShareDt: dateTime('사전공유', { system: true }),
    decideDt: dateTime('결정일시', { system: true }),
    decideUserId: user('결정자', { system: true }),
    completeDt: dateTime('완료일시', { system: true }),
    completeUserId: user('완료자', { system: true }),
    postDueYmd: day('공유기한', { system: true }),
    postShareDt: dateTime('사후공유', { system: true }),
    retainToYmd: day('보존기한', { system: true }),
    siteDueYmd: day('다음 정기평가', { system: true }),
    legalLimitYmd: day('법정기한', { system: true }),
  },
  access: { create: ['SUP', 'SHM', 'SHD'], heldAt: { dept: 'deptCd', roles: ['SUP'] } },
  stories: {
    ITEMS: '위험요인 올리기',
    INTERIM: '잠정조치',
    RERATE: '재평가',
    CONTROL: '감소대책',
    PART: '참여자',
    POST: '사후공유 시작',
    NEXT: '다음 평가로 이어짐',
    ORIGIN: '근거 추가',
  },
  lifecycle: {
    start: 'PLAN',
    states: {
      PLAN: {
        label: '계획',
        tone: 'waiting',
        editableBy: ['author', ...leaders, 'SHM'],
        editable: [...plan, ...taken, ...survey],
        todo: { action: 'announce', due: 'planYmd' },
      },
      PREP: {
        label: '준비',
        tone: 'waiting',
        editableBy: leaders,
        editable: ['doFromYmd', 'doToYmd', ...survey],
        todo: { action: 'identify', due: 'doFromYmd' },
      },
      DOING: {
        label: '실시중',
        tone: 'progress',
        editableBy: leaders,
        editable: ['doToYmd', 'items', 'controls', ...survey],
        todo: { action: 'decide', due: 'doToYmd' },
      },
      DECIDED: {
        label: '결정',
        tone: 'progress',
        editableBy: leaders,
        editable: ['controls'],
        todo: { action: 'complete', kind: 'CHECK' },
      },
      DONE: { label: '완료', tone: 'done', todo: { action: 'share', due: 'postDueYmd' } },
      SHARED: { label: '공유완료', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      announce: {
        label: '실시공지',
        from: 'PLAN',
        to: 'PREP',
        by: unlessDoneBefore,
        needs: ['processNo', 'scaleNo', 'noticeDesc', 'preChannelCd'],
        said: '일정을 공지했습니다.',
      },
      identify: { label: '요인파악', from: 'PREP', to: 'DOING', by: leaders, said: '요인파악을 시작했습니다.' },
      decide: { label: '결정', from: 'DOING', to: 'DECIDED', by: leaders, said: '위험성을 결정했습니다.' },
      complete: { label: '완료', from: 'DECIDED', to: 'DONE', by: finisher, said: '평가를 완료했습니다.' },
      take: {
        label: '인수확인',
        from: 'PLAN',
        to: 'DONE',
        by: (record) => (doneBefore(record) ? 'SHD' : []),
        fourEyes: true,
        needs: ['processNo', 'scaleNo', 'takenYmd', 'takenFileId'],
        said: '기존 평가를 인수했습니다.',
      },
      share: { label: '공유완료', from: 'DONE', to: 'SHARED', by: unlessDoneBefore, said: '결과를 공유했습니다.' },
      askRep: {
        label: '참여요청',
        from: ['PLAN', 'PREP', 'DOING'],
        by: ({ repRqstDt, ...record }) => (repRqstDt || doneBefore(record) ? [] : ['WRP', ...leaders]),
        said: '근로자대표의 참여요청을 기록했습니다.',
      },
      // What it was opened for turned out to be none.
      lapse: { label: '근거소멸', from: ['PLAN', 'PREP', 'DOING', 'DECIDED'], to: 'CANC', by: 'program' },
      cancel: {
        label: '취소',
        from: ['PLAN', 'PREP'],
        to: 'CANC',
        by: ({ rsaTypeCd, triggerCd }) =>
          rsaTypeCd === 'OCC' && (triggerCd === 'ACC' || triggerCd === 'MOC') ? [] : 'SHM',
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
    },
  },
  list: {
    columns: [
      'rsaTitle',
      'rsaTypeCd',
      'processNo',
      'workCatCd',
      'deptCd',
      'leaderUserId',
      'itemCnt',
      'maxBeforeCd',
      'maxAfterCd',
      'openCnt',
      'signCnt',
      'planYmd',
      'doFromYmd',
      'postDueYmd',
      'siteDueYmd',
      'legalLimitYmd',
      'completeDt',
    ],
    filters: [
      'rsaTypeCd',
      'processNo',
      'deptCd',
      'leaderUserId',
      'workCatCd',
      'triggerCd',
      'maxAfterCd',
      'planYmd',
      'siteDueYmd',
      'legalLimitYmd',
    ],
    says: { signCnt: ({ signCnt, partCnt }) => (partCnt ? `${signCnt ?? 0}/${partCnt}` : '') },
    shows: { signCnt: ['partCnt'] },
    search: ['rsaTitle'],
    sort: ['planYmd', 'siteDueYmd', 'legalLimitYmd', 'processNo'],
    views: { own: ['leaderUserId'] },
  },
})

export type Rsa = RecordOf<typeof rsa>
export type RsaItem = NonNullable<Rsa['items']>[number]
export type RsaControl = NonNullable<Rsa['controls']>[number]
