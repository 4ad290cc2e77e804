import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  amount,
  attachments,
  code,
  count,
  dateTime,
  day,
  department,
  process,
  reference,
  siteMark,
  text,
  user,
  vendor,
} from '#platform/model/field.ts'

/** Where findings come from; a module creates its rows through `registerFindings` and nowhere else. */
const sources = {
  RSA: '위험성평가',
  JSA: '작업안전분석',
  ACC: '사고',
  NM: '아차사고',
  OBS: '안전관찰',
  CHK: '점검',
  VPO: '업체지적',
  SELF: '업체 자율점검',
  MOC: '변경관리',
  PSSR: '가동전 점검',
  PSM: '공정안전',
  AUD: '감사',
  EVAL: '수급업체 평가',
  COM: '산업안전보건위원회',
  COU: '협의체',
  PTW: '작업허가',
  LAW: '감독·시정명령',
  EDU: '교육',
  HEA: '보건',
  CHM: '화학물질',
  ENV: '환경',
  EXT: '외부 제안',
} as const
/** From the worst down. */
export const riskGrades = { CRIT: '치명', HIGH: '높음', MID: '보통', LOW: '낮음' } as const
export type RiskGrade = keyof typeof riskGrades

const hazardCategories = {
  MAN: '인적',
  MACHINE: '기계·설비',
  MEDIA: '작업·환경',
  MGMT: '관리',
  CHEM: '화학',
  PHYS: '물리',
  BIO: '생물',
  ERGO: '인간공학',
  PSYCH: '심리',
} as const

/** States in which the owner still owes his measure, and whose deadline therefore runs. */
export const openStates = ['RQST', 'RTN', 'ASSIGN', 'ACTION', 'EXTEND', 'HOLD', 'REVIEW'] as const
const notInWork = ['RQST', 'RTN', 'ASSIGN', 'EXTEND', 'HOLD', 'REVIEW'] as const
/** After so many objections it is the head who decides whose it is. */
export const MOST_BOUNCES = 2

/** Who owns a row: its person, or the managers of its vendor, who see no other one's. */
const OWNER = ['ownerUserId', 'VAD', 'VSM'] as const

/** R4: the effect is looked at again a quarter later. */
const needsEffect = ({ riskGradeCd, srcCd }: { riskGradeCd: string; srcCd: string }): boolean =>
  riskGradeCd === 'CRIT' || riskGradeCd === 'HIGH' || srcCd === 'ACC'

/** Who grants an extension: CRIT the plant head; the first the owner's department head, the second the SHE head. */
const granter = ({
  riskGradeCd,
  extendCnt,
  extendUserId,
}: { riskGradeCd: string; extendCnt: number | null } & {
  extendUserId: string | null
}) => {
  if (riskGradeCd === 'CRIT') return 'CSO'
  if (extendCnt) return 'SHD'
  return extendUserId ? 'extendUserId' : 'MGR'
}

/** What is to be put right, wherever it was found: 개선. One register for all of them. */
export const impr = defineDocument({
  area: 'impr',
  name: 'impr',
  label: '개선',
  api: '/api/impr/impr',
  route: { staff: '/impr/impr/imprList', vendor: '/vendor/impr/imprList' },
  title: 'imprTitle',
  number: { format: 'IM-{yyyymmdd}-{0000}', at: 'register' },
  fields: {
    imprTitle: text('제목', { max: 100, required: true, kept: true }),
    srcCd: code('출처', sources, { required: true }),
    srcNo: text('출처 번호', { max: 40 }),
    srcRowNo: text('출처 행', { max: 20, system: true }),
    imprDesc: text('내용', { max: 2000, lines: 4, required: true, kept: true }),
    placeDesc: text('위치', { max: 200, required: true, kept: true }),
    siteMark: siteMark('배치도 위치'),
    processNo: process('공정'),
    hazardCatCd: code('위험분류', hazardCategories),
    accTypeCd: code('발생형태', accidentTypes),
    riskGradeCd: code('위험등급', riskGrades, { required: true }),
    beforeFileId: attachments('조치 전 사진', { taskClass: 'IMPR_PHOTO' }),
    parentImprNo: reference('상위 개선', 'impr'),

    ownerUserId: user('담당자'),
    ownerDeptCd: department('담당부서', { system: true }),
    vendorCd: vendor('담당업체'),
    verifyUserId: user('확인자'),
    acceptDueYmd: day('접수기한', { system: true }),
    orgDueYmd: day('최초기한', { system: true }),
    dueYmd: day('현재기한', { notBefore: 'today' }),
    suggestUserId: user('맡을 사람'),
    bounceCnt: count('이의 횟수', { system: true, default: 0 }),

    interimDesc: text('임시조치', { max: 1000, lines: 3 }),
    interimDueDt: dateTime('임시조치 기한', { system: true }),
    interimDt: dateTime('임시조치일시', { system: true }),
    planDesc: text('조치계획', { max: 2000, lines: 4 }),

    extendCnt: count('연장', { unit: '회', system: true, default: 0 }),
    extendToYmd: day('연장 희망일', { notBefore: 'today' }),
    extendUserId: user('연장 결정자', { system: true }),
    holdReviewYmd: day('보류 재검토일', { notBefore: 'today' }),

    measureTypeCd: code('대책구분', {
      LAW: '법령조치',
      ELIM: '제거',
      SUBST: '대체',
      ENG: '공학적 대책',
      ADMIN: '관리적 대책',
      PPE: '보호구',
    }),
    actionDesc: text('조치내용', { max: 2000, lines: 5 }),
    afterFileId: attachments('조치 후 사진', { taskClass: 'IMPR_PHOTO' }),
    costAmt: amount('비용', { min: 0 }),
    budgetNo: text('예산번호', { max: 40 }),
    actionDt: dateTime('조치일시', { system: true }),
    actionUserId: user('조치자', { system: true }),
    reworkCnt: count('재조치', { unit: '회', system: true, default: 0 }),

    verifyDueYmd: day('확인기한', { system: true }),
    verifyDt: dateTime('확인일시', { system: true }),
    onTimeCd: code('기한준수', { OPEN: '진행중', IN: '기한 내', LATE: '지연', OUT: '제외' }, { system: true }),
    effectDueYmd: day('유효성 확인일', { system: true }),
    effectCd: code('유효성', { EFF: '유효', PART: '일부 유효', NONE: '효과 없음' }),
    effectDesc: text('유효성 의견', { max: 1000, lines: 3 }),
    cancelDesc: text('위험수용 근거', { max: 1000, lines: 3 }),
    resumeCd: text('되돌릴 상태', { max: 20, system: true }),
  },
  access: { create: 'SHM' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: [
          'imprTitle',
          'srcCd',
          'srcNo',
          'imprDesc',
          'placeDesc',
          'siteMark',
          'processNo',
          'hazardCatCd',
          'accTypeCd',
          'riskGradeCd',
          'beforeFileId',
          'parentImprNo',
          'ownerUserId',
          'vendorCd',
          'verifyUserId',
          'dueYmd',
        ],
        todo: { action: 'register' },
      },
      RQST: {
        label: '접수대기',
        tone: 'waiting',
        editableBy: OWNER,
        editable: ['interimDesc'],
        todo: { action: 'accept', due: 'acceptDueYmd' },
      },
      RTN: { label: '담당이의', tone: 'waiting', todo: { action: 'reassign', due: 'dueYmd', kind: 'REVIEW' } },
      ASSIGN: {
        label: '접수',
        tone: 'progress',
        editableBy: OWNER,
        editable: ['interimDesc', 'planDesc'],
        todo: { action: 'plan', due: 'dueYmd' },
      },
      ACTION: {
        label: '조치중',
        tone: 'progress',
        editableBy: OWNER,
        editable: ['planDesc', 'interimDesc', 'measureTypeCd', 'actionDesc', 'afterFileId', 'costAmt', 'budgetNo'],
        todo: { action: 'finish', due: 'dueYmd' },
      },
      EXTEND: { label: '연장검토', tone: 'waiting', todo: { action: 'extend', due: 'dueYmd', kind: 'REVIEW' } },
      HOLD: { label: '보류', tone: 'suspended', todo: { action: 'resume', due: 'holdReviewYmd', kind: 'REVIEW' } },
      REVIEW: { label: '취소검토', tone: 'waiting', todo: { action: 'cancel', due: 'dueYmd', kind: 'REVIEW' } },
      DONE: { label: '조치완료', tone: 'waiting', todo: { action: 'verify', due: 'verifyDueYmd', kind: 'CHECK' } },
      EFFECT: {
        label: '유효성확인',
        tone: 'progress',
        todo: { action: 'confirmEffect', due: 'effectDueYmd', kind: 'CHECK' },
      },
      CLOSE: { label: '종결', tone: 'done' },
      CANC: { label: '취소됨', tone: 'suspended' },
    },
    actions: {
      register: {
        label: '등록',
        from: 'TEMP',
        to: 'RQST',
        by: 'author',
        needs: ['hazardCatCd'],
        said: '개선을 등록했습니다.',
      },
      accept: { label: '접수', from: 'RQST', to: 'ASSIGN', by: OWNER, said: '접수했습니다.' },
      object: {
        label: '담당이의',
        from: 'RQST',
        to: 'RTN',
        by: OWNER,
        takes: ['suggestUserId'],
        reason: 'text',
        said: '담당이의를 보냈습니다.',
      },
      reassign: {
        label: '담당지정',
        from: 'RTN',
        to: 'RQST',
        by: ({ bounceCnt }) => ((bounceCnt ?? 0) >= MOST_BOUNCES ? 'SHD' : 'SHM'),
        takes: ['ownerUserId', 'vendorCd'],
        said: '담당을 지정했습니다.',
      },
      plan: {
        label: '조치계획',
        from: 'ASSIGN',
        to: 'ACTION',
        by: OWNER,
        needs: ['planDesc'],
        takes: ['interimDesc'],
        said: '계획을 세웠습니다.',
      },
      finish: {
        label: '조치완료',
        from: ['ACTION', 'EXTEND'],
        to: 'DONE',
        by: OWNER,
        needs: ['measureTypeCd', 'actionDesc', 'afterFileId'],
        takes: ['costAmt', 'budgetNo'],
        said: '조치완료로 알렸습니다.',
      },
      askExtension: {
        label: '기한연장',
        from: 'ACTION',
        to: 'EXTEND',
        by: OWNER,
        needs: ['extendToYmd'],
        reason: 'text',
        said: '기한연장을 요청했습니다.',
      },
      extend: {
        label: '연장승인',
        from: 'EXTEND',
        to: 'ACTION',
        by: granter,
        fourEyes: true,
        said: '기한을 연장했습니다.',
      },
      keepDue: {
        label: '연장반려',
        from: 'EXTEND',
        to: 'ACTION',
        by: granter,
        reason: 'text',
        said: '기한을 그대로 두었습니다.',
      },
      hold: {
        label: '보류',
        from: 'ACTION',
        to: 'HOLD',
        by: 'SHD',
        needs: ['budgetNo', 'holdReviewYmd'],
        reason: 'text',
        said: '보류했습니다.',
      },
      resume: { label: '재개', from: 'HOLD', to: 'ACTION', by: 'SHD', needs: ['dueYmd'], said: '다시 시작했습니다.' },
      verify: {
        label: '조치확인',
        from: 'DONE',
        to: (record) => (needsEffect(record) ? 'EFFECT' : 'CLOSE'),
        by: 'verifyUserId',
        said: '확인했습니다.',
      },
      redo: {
        label: '재조치',
        from: 'DONE',
        to: 'ACTION',
        returns: true,
        by: 'verifyUserId',
        reason: 'text',
        said: '재조치를 요청했습니다.',
      },
      confirmEffect: {
        label: '유효성확인',
        from: 'EFFECT',
        to: 'CLOSE',
        by: ['SHM', 'SHD'],
        needs: ['effectCd'],
        takes: ['effectDesc'],
        said: '유효성을 확인했습니다.',
      },
      askCancel: {
        label: '취소요청',
        from: ['RQST', 'RTN', 'ASSIGN', 'ACTION', 'HOLD'],
        to: 'REVIEW',
        by: 'verifyUserId',
        needs: ['cancelDesc'],
        reason: 'text',
        danger: true,
        said: '취소를 요청했습니다.',
      },
      cancel: {
        label: '취소승인',
        from: 'REVIEW',
        to: 'CANC',
        by: 'SHD',
        fourEyes: true,
        danger: true,
        said: '취소했습니다.',
      },
      keepOpen: {
        label: '계속',
        from: 'REVIEW',
        to: ({ resumeCd }) => stateToResume(resumeCd),
        by: 'SHD',
        reason: 'text',
        said: '계속 진행합니다.',
      },
      // Where the page of its source is where the work is done, the row follows it.
      finishedThere: { label: '조치완료', from: [...openStates, 'EFFECT'], to: 'DONE', by: 'program' },
      redoneThere: {
        label: '재조치',
        from: [...notInWork, 'DONE', 'EFFECT'],
        to: 'ACTION',
        by: 'program',
        returns: true,
      },
      verifiedThere: {
        label: '조치확인',
        from: [...openStates, 'DONE'],
        to: (record) => (needsEffect(record) ? 'EFFECT' : 'CLOSE'),
        by: 'program',
      },
      cancelledThere: { label: '취소승인', from: [...openStates, 'DONE', 'EFFECT'], to: 'CANC', by: 'program' },
    },
  },
  list: {
    columns: [
      'imprTitle',
      'srcCd',
      'riskGradeCd',
      'placeDesc',
      'ownerUserId',
      'ownerDeptCd',
      'vendorCd',
      'orgDueYmd',
      'dueYmd',
      'extendCnt',
      'reworkCnt',
      'actionDt',
      'onTimeCd',
    ],
    filters: [
      'srcCd',
      'riskGradeCd',
      'ownerDeptCd',
      'ownerUserId',
      'vendorCd',
      'dueYmd',
      'orgDueYmd',
      'extendCnt',
      'reworkCnt',
      'onTimeCd',
      'processNo',
      'srcNo',
    ],
    search: ['imprTitle', 'placeDesc'],
    sort: ['dueYmd', 'orgDueYmd', 'srcNo'],
  },
})

/** Where a cancellation that was refused goes on. */
const resumable = ['RQST', 'RTN', 'ASSIGN', 'ACTION', 'HOLD'] as const
const stateToResume = (code: string | null) => resumable.find((one) => one === code) ?? 'ACTION'

export type Impr = RecordOf<typeof impr>
