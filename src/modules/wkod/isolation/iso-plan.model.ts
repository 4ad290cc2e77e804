import { SYSTEM_CHOICES } from '#modules/common/plant-systems.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  department,
  marks,
  person,
  rows,
  text,
  user,
  yesNo,
} from '#platform/model/field.ts'
import {
  energies,
  type IsoState,
  lineServices,
  methods,
  type PointState,
  pointStates,
  stateOf,
  storedEnergies,
} from './isolation.logic.ts'

/** What is locked, in the order of the drawing: 격리 지점. */
const isoPointFields = {
  isoPointNo: count('순서', { min: 1, max: 200, required: true }),
  tagNm: text('밸브·차단기', { max: 100, required: true }),
  energyCd: code('에너지', energies, { required: true }),
  isoMethodCd: code('방법', methods, { required: true }),
  serviceCd: code('취급물질', lineServices),
  systemCds: text('계통', { max: 200, codesFrom: SYSTEM_CHOICES }),
  storedCd: code('잔류에너지', storedEnergies),
  lockNo: text('잠금번호', { max: 50 }),
  tagNo: text('꼬리표번호', { max: 50 }),
  setUserId: user('설치자', { system: true }),
  setDt: dateTime('설치시각', { system: true }),
  verifyUserId: user('확인자', { system: true }),
  verifyDt: dateTime('확인시각', { system: true }),
  verifyMethodDesc: text('확인방법·값', { max: 300, system: true }),
  removeUserId: user('해제자', { system: true }),
  removeDt: dateTime('해제시각', { system: true }),
  pointStatusCd: code('상태', pointStates, { system: true }),
}
const personalFields = {
  isoPersonalNo: count('번호', { system: true }),
  personNo: person('작업자'),
  userId: user('작업자(사내)'),
  permitNo: count('허가키'),
  lockNo: text('개인잠금번호', { max: 50 }),
  onDt: dateTime('체결'),
  onUserId: user('체결 기록자'),
  offDt: dateTime('해제'),
  offUserId: user('해제 기록자'),
}
const forceFields = {
  forceDt: dateTime('강제해제'),
  isoPointNo: count('지점'),
  isoPersonalNo: count('개인잠금'),
  reasonDesc: text('사유', { max: 500 }),
  ownerContactDesc: text('설치자 연락기록', { max: 1000 }),
  checkDesc: text('현장확인', { max: 500 }),
  briefDesc: text('복귀 시 안내', { max: 500 }),
  apprUserId: user('승인자'),
}
const reviewFields = {
  reviewYmd: day('검토일'),
  reviewUserId: user('검토자'),
  reviewDesc: text('유지 사유', { max: 500 }),
}

export const planners = ['OPR', 'ENG'] as const
const header = [
  'equipNo',
  'isoDesc',
  'drawingNo',
  'areaDeptCd',
  'lockBoxNo',
  'storedCds',
  'drawingFileId',
  'isoMarks',
  'points',
] as const

/** A step at a point, a lock or a link: taken on the page of the isolation by its own rules, and the state follows. */
const pointStep = <const L extends string>(label: L) =>
  ({
    label,
    from: ['TEMP', 'PLAN', 'SET', 'VERIFIED', 'TESTING', 'REMOVING', 'CLOSE'],
    to: ({ statusCd, points }: { statusCd: string; points: readonly { pointStatusCd: PointState | null }[] }) =>
      stateOf(
        statusCd as IsoState,
        points.map(({ pointStatusCd }) => ({ pointStatusCd: pointStatusCd ?? 'PLAN' })),
      ),
    by: 'program',
  }) as const

/**
 * Energy that is cut, locked and tagged so that nobody can let it in again while people are at work: 격리·LOTO.
 *
 * @law 산업안전보건기준에 관한 규칙 제92조, 제319조
 */
export const isoPlan = defineDocument({
  area: 'wkod',
  name: 'iso-plan',
  label: '격리계획',
  api: '/api/saf/wkod/isoplan',
  route: { staff: '/constSafe/wkod/lotoList' },
  title: 'equipNo',
  number: { format: 'ISO-{yyyymmdd}-{000}', at: 'plan' },
  fields: {
    equipNo: text('설비', { max: 50, required: true }),
    isoDesc: text('격리 범위', { max: 500, required: true }),
    drawingNo: text('도면번호', { max: 50, required: true }),
    areaDeptCd: department('운전부서', { required: true }),
    lockBoxNo: text('잠금함', { max: 50 }),
    storedCds: text('잔류에너지', {
      max: 60,
      several: { codes: storedEnergies, between: ' ' },
      help: '설비에 남는 에너지. 종류마다 지점이 있어야 합니다.',
    }),
    drawingFileId: attachments('도면', { taskClass: 'ISO_DRAWING' }),
    isoMarks: marks('도면 표시'),
    points: rows('격리 지점', isoPointFields, { required: true, max: 100 }),
    personal: rows('개인잠금', personalFields, { system: true, max: 300 }),
    forces: rows('강제해제', forceFields, { system: true }),
    reviews: rows('장기 격리 검토', reviewFields, { system: true }),
    pointCnt: count('지점', { unit: '개', system: true, default: 0 }),
    permitCnt: count('연결 허가', { unit: '건', system: true, default: 0 }),
    permitDocNos: text('연결 허가번호', { max: 1000, system: true }),
    personalCnt: count('개인잠금', { unit: '개', system: true, default: 0 }),
    setUserId: user('설치자', { system: true }),
    setYmd: day('설치일', { system: true }),
    verifiedDt: dateTime('제로에너지 확인', { system: true }),
    longYn: yesNo('30일 초과', { system: true }),
    nextReviewYmd: day('다음 검토', { system: true }),
    testAskUserId: user('시운전 요청자', { system: true }),
    testAskDt: dateTime('시운전 요청', { system: true }),
    areaClearYn: yesNo('작업구역 비움 확인'),
    reviewDesc: text('유지 사유', { max: 500, lines: 2 }),
  },
  access: {
    create: planners,
    heldAt: { dept: 'areaDeptCd', roles: ['OPR'], but: ['plan', 'revise', 'cancel'] },
  },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: ['author', 'OPR', 'ENG'],
        editable: header,
        todo: { action: 'plan' },
      },
      PLAN: { label: '계획', tone: 'waiting' },
      SET: { label: '설치', tone: 'progress' },
      VERIFIED: { label: '확인완료', tone: 'done' },
      TESTING: { label: '시운전', tone: 'suspended', todo: { action: 'endTest' } },
      REMOVING: { label: '해제중', tone: 'waiting' },
      CLOSE: { label: '종결', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      plan: { label: '계획 확정', from: 'TEMP', to: 'PLAN', by: planners, said: '격리계획을 확정했습니다.' },
      revise: { label: '계획 수정', from: 'PLAN', to: 'TEMP', by: planners, said: '계획을 고칠 수 있습니다.' },
      test: {
        label: '시운전 임시해제',
        from: 'VERIFIED',
        to: 'TESTING',
        by: 'OPR',
        needs: ['areaClearYn'],
        reason: 'text',
        danger: true,
        said: '시운전을 위해 격리를 임시로 풀었습니다. 끝나면 다시 설치하고 확인하십시오.',
      },
      endTest: {
        label: '시운전 종료',
        from: 'TESTING',
        to: 'SET',
        by: 'OPR',
        said: '시운전을 마쳤습니다. 지점마다 설치자가 다시 잠근 뒤 다른 사람이 제로에너지를 확인합니다.',
      },
      review: {
        label: '장기 격리 검토',
        from: ['SET', 'VERIFIED'],
        to: ({ verifiedDt }) => (verifiedDt ? 'VERIFIED' : 'SET'),
        by: ({ longYn }) => (longYn === 'Y' ? ['OPR', 'SHM'] : []),
        needs: ['reviewDesc'],
        said: '검토를 기록했습니다.',
      },
      cancel: {
        label: '취소',
        from: 'PLAN',
        to: 'CANC',
        by: planners,
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
      ASK_TEST: pointStep('시운전 요청'),
      LOCK_ON: pointStep('개인잠금'),
      LOCK_OFF: pointStep('개인잠금 해제'),
      SET_POINT: pointStep('격리설치'),
      VERIFY_POINT: pointStep('제로에너지 확인'),
      REMOVE_POINT: pointStep('격리해제'),
      FORCE: pointStep('강제해제'),
      LINK: pointStep('허가 연결'),
    },
  },
  list: {
    columns: [
      'equipNo',
      'isoDesc',
      'drawingNo',
      'pointCnt',
      'permitCnt',
      'permitDocNos',
      'personalCnt',
      'setUserId',
      'setYmd',
      'longYn',
      'nextReviewYmd',
    ],
    filters: ['equipNo', 'setUserId', 'longYn', 'areaDeptCd', 'setYmd', 'nextReviewYmd'],
    search: ['equipNo', 'isoDesc', 'permitDocNos'],
    sort: ['setYmd', 'nextReviewYmd'],
    views: { open: ['VERIFIED'], own: ['setUserId'] },
  },
})

type Stored = RecordOf<typeof isoPlan>
/** As it is read: its lists are there, empty or not. */
export type IsoPlan = Stored & { [K in 'personal' | 'forces' | 'reviews']: NonNullable<Stored[K]> }
export type IsoPoint = IsoPlan['points'][number]
export type IsoPersonal = IsoPlan['personal'][number]
