import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  amount,
  attachments,
  code,
  count,
  day,
  department,
  number,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { constTypes, costCats, dutyNames, hostRoles } from './const-codes.model.ts'

/** A duty as this construction meets it; `fileNo` is one of the files of `dutyFileId`. */
const dutyFields = {
  dutyCd: code('법정의무', dutyNames),
  requiredYn: yesNo('대상'),
  dueYmd: day('기한'),
  doneYmd: day('이행일', { notAfter: 'today' }),
  fileNo: count('파일'),
  fileNm: text('파일명', { max: 255 }),
  exemptDesc: text('제외 사유', { max: 500 }),
}
const vendorFields = {
  vendorCd: vendor('업체', { required: true }),
  workDesc: text('공종', { max: 100 }),
  contractAmt: amount('계약금액', { min: 0 }),
}
const costPlanFields = {
  costCatCd: code('항목', costCats, { required: true }),
  planAmt: amount('계획금액', { min: 0, required: true }),
}

/** What duties follow from. */
const basis = [
  'constTypeCd',
  'hostRoleCd',
  'totalAmt',
  'startYmd',
  'endYmd',
  'planEndYmd',
  'designEndYmd',
  'buildPermitYn',
  'fullTimeMgrYn',
  'samePlaceCnt',
  'heightVal',
  'areaVal',
  'spanVal',
  'depthVal',
] as const
const kept = ['vendors', 'duties', 'dutyFileId', 'costPlans', 'safCostAmt', 'attachFileId'] as const
const entered = ['constNm', 'placeDesc', 'hostDeptCd', 'ownUserId', ...basis, ...kept] as const
const keepers = ['SHM', 'OWN', 'PUR'] as const

/** A construction on the site and the duties that the law puts on who orders it: 공사대장. */
export const construction = defineDocument({
  area: 'wkod',
  name: 'const',
  table: 'consts',
  label: '공사대장',
  api: '/api/saf/const',
  route: { staff: '/constSafe/const/constList' },
  title: 'constNm',
  number: { format: 'CN-{yyyymmdd}-{000}', at: 'register' },
  fields: {
    constNm: text('공사명', { max: 100, required: true }),
    constTypeCd: code('종류', constTypes, { required: true }),
    placeDesc: text('장소', { max: 200, required: true }),
    hostRoleCd: code('당사 지위', hostRoles, { required: true, default: 'ORDERER' }),
    hostDeptCd: department('발주부서', { required: true }),
    ownUserId: user('공사감독', { required: true }),
    totalAmt: amount('총공사금액', { min: 0, required: true }),
    safCostAmt: amount('산업안전보건관리비', { min: 0 }),
    startYmd: day('착공일', { required: true }),
    endYmd: day('준공예정일', { required: true }),
    planEndYmd: day('계획 완료일', { help: '기본안전보건대장의 기한. 비우면 착공 전날입니다.' }),
    designEndYmd: day('설계 완료일', { help: '설계안전보건대장의 기한. 비우면 착공 전날입니다.' }),
    buildPermitYn: yesNo('건축허가 대상'),
    fullTimeMgrYn: yesNo('전담 안전관리자 선임'),
    samePlaceCnt: count('동일장소 공사수', { unit: '건', max: 99, default: 1 }),
    heightVal: number('지상높이', { unit: 'm', min: 0, max: 1000, decimals: 1 }),
    areaVal: number('연면적', { unit: '㎡', min: 0, max: 10_000_000, decimals: 1 }),
    spanVal: number('최대 지간', { unit: 'm', min: 0, max: 5000, decimals: 1 }),
    depthVal: number('굴착 깊이', { unit: 'm', min: 0, max: 500, decimals: 1 }),

    duties: rows('법정의무', dutyFields, { max: 20 }),
    dutyFileId: attachments('이행 증빙', { taskClass: 'CONST_DUTY' }),
    /** Numbers of the register by which the duties were decided, with the day. */
    basisDesc: text('적용 기준', { max: 1000, system: true }),
    dutyLackCnt: count('미이행 의무', { unit: '건', system: true, default: 0 }),
    dutyLackYn: yesNo('의무 미이행', { system: true }),
    costPlans: rows('사용계획', costPlanFields, { max: 20 }),
    vendors: rows('업체', vendorFields, { max: 60 }),
    attachFileId: attachments('첨부', { taskClass: 'CONST_FILE' }),

    actualEndYmd: day('준공일', { notAfter: 'today' }),
    measureDesc: text('재개 전 조치 확인', { max: 1000, lines: 3 }),
    suspDesc: text('중지 사유', { max: 500, system: true }),
    suspPermitCnt: count('중지한 작업허가', { unit: '건', system: true, default: 0 }),
  },
  access: { create: [...keepers] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: entered,
        todo: { action: 'register' },
      },
      PLAN: {
        label: '계획',
        tone: 'waiting',
        editableBy: ['author', ...keepers],
        editable: entered,
        todo: { action: 'prepare', due: 'startYmd', kind: 'CHECK' },
      },
      READY: {
        label: '착공준비',
        tone: 'progress',
        editableBy: [...keepers],
        editable: ['ownUserId', 'startYmd', 'endYmd', ...kept],
        todo: { action: 'start', due: 'startYmd' },
      },
      RUN: {
        label: '공사중',
        tone: 'progress',
        editableBy: [...keepers],
        editable: ['ownUserId', 'totalAmt', 'endYmd', 'fullTimeMgrYn', 'samePlaceCnt', ...kept],
        todo: { action: 'finish', due: 'endYmd' },
      },
      SUSP: {
        label: '공사중지',
        tone: 'suspended',
        editableBy: [...keepers],
        editable: [...kept],
        todo: { action: 'resume', kind: 'CHECK' },
      },
      END: { label: '준공', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      register: {
        label: '등록',
        from: 'TEMP',
        to: 'PLAN',
        by: 'author',
        said: '공사를 등록했습니다. 법정의무를 확인하십시오.',
      },
      prepare: {
        label: '착공준비 완료',
        from: 'PLAN',
        to: 'READY',
        by: 'SHM',
        said: '착공준비를 마쳤습니다.',
      },
      start: { label: '착공', from: 'READY', to: 'RUN', by: 'OWN', said: '착공했습니다. 작업을 시작할 수 있습니다.' },
      suspend: {
        label: '공사중지',
        from: 'RUN',
        to: 'SUSP',
        by: ['SHM', 'CSO'],
        reason: 'text',
        danger: true,
        said: '공사를 중지했습니다. 이 공사의 작업허가도 중지됩니다.',
      },
      resume: {
        label: '재개',
        from: 'SUSP',
        to: 'RUN',
        by: ['SHM', 'CSO'],
        needs: ['measureDesc'],
        fourEyes: true,
        said: '공사를 재개했습니다. 작업허가는 하나씩 다시 시작합니다.',
      },
      finish: {
        label: '준공',
        from: 'RUN',
        to: 'END',
        by: 'OWN',
        needs: ['actualEndYmd'],
        said: '준공했습니다.',
      },
      cancel: {
        label: '취소',
        from: ['PLAN', 'READY'],
        to: 'CANC',
        by: ['author', 'SHM', 'OWN'],
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
    },
  },
  list: {
    columns: [
      'constTypeCd',
      'hostRoleCd',
      'totalAmt',
      'safCostAmt',
      'startYmd',
      'endYmd',
      'hostDeptCd',
      'ownUserId',
      'dutyLackCnt',
      'placeDesc',
      'actualEndYmd',
    ],
    filters: ['startYmd', 'endYmd', 'constTypeCd', 'hostRoleCd', 'hostDeptCd', 'ownUserId', 'dutyLackYn'],
    search: ['constNm', 'placeDesc'],
    sort: ['startYmd', 'endYmd', 'totalAmt'],
    views: { own: ['ownUserId'], day: ['startYmd', 'endYmd'] },
  },
})

export type Construction = RecordOf<typeof construction>
export type DutyLine = NonNullable<Construction['duties']>[number]
