import { permitTypes } from '#modules/common/permit-types.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  department,
  marks,
  number,
  person,
  reference,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { acids, kindsIn, orgRoles, planRisks, planTabs, planWorks } from './plan-codes.model.ts'

/** A row of the matrix as this plan answers it; `fileNo` is one of the files of the plan or of an earlier revision. */
const docFields = {
  planDocNo: count('서류번호'),
  planWorkCd: text('작업종류', { max: 10 }),
  docNm: text('서류', { max: 200 }),
  mustYn: yesNo('필수'),
  validYn: yesNo('만료일 있음'),
  leadDayCnt: count('사전 일수'),
  urgentDayCnt: count('긴급 사전 일수'),
  fileNo: count('파일'),
  fileNm: text('파일명', { max: 255 }),
  attachFileId: count('첨부묶음'),
  docYmd: day('발급·접수일'),
  urgentYn: yesNo('긴급'),
  validToYmd: day('만료일'),
  noteDesc: text('비고', { max: 300 }),
}
const equipFields = {
  equipNo: count('반입장비'),
  equipNm: text('장비', { max: 100 }),
  capacityDesc: text('능력', { max: 100 }),
  inspectToYmd: day('검사 만료일'),
  operatorPersonNo: person('운전자'),
}
const orgFields = {
  orgRoleCd: code('역할', orgRoles),
  personNo: person('성명'),
  licenceDesc: text('자격·면허', { max: 100 }),
}
/** What of a JSA the plan was approved with; the key names one revision. */
const jsaFields = {
  jsaNo: count('JSA'),
  jsaDocNo: text('JSA 번호', { max: 40 }),
  jsaTitle: text('작업명', { max: 100 }),
  jsaRevNo: count('개정'),
  permitTypeCds: text('허가유형', { max: 60, several: { codes: permitTypes, between: ' ' } }),
  workCatCd: text('작업분류', { max: 20 }),
  riskCd: code('위험등급', planRisks),
  evalDueYmd: day('정기평가 기한'),
}
const reviewFields = {
  tabCd: code('탭', planTabs),
  noteDesc: text('의견', { max: 500, lines: 2 }),
}

/** What a vendor writes, and writes again when something is sent back. */
export const contents = [
  'wkodTitle',
  'wkodDesc',
  'contractNo',
  'areaDeptCd',
  'planStartYmd',
  'planEndYmd',
  'planWorkCds',
  'workCmdPersonNo',
  'chemEquipYn',
  'collapseYn',
  'acidSubCd',
  'acidPctVal',
  'acidApprNo',
  'acidApprToYmd',
  'acidRemoveYmd',
  'chemHandleYn',
  'chemReportYmd',
  'beforeFileId',
  'docs',
  'equips',
  'orgs',
  'phoneTreeDesc',
  'hospitalNm',
  'hospitalTel',
  'jsas',
  'mapNo',
  'levelNo',
  'planMarks',
] as const
const afterContents = ['afterFileId', 'afterDocs'] as const
/** What the site itself knows better: its approvals and reports. */
const reviewed = ['reviews', 'acidApprNo', 'acidApprToYmd', 'acidRemoveYmd', 'chemReportYmd'] as const

const writers = ['author', 'VSM', 'VAD'] as const
const reviewers = ['OWN', 'OPR', 'SHM', 'SHD'] as const

/** How a vendor is going to work under a contract, kind by kind; permits are issued under it: 작업계획서. */
export const wkodPlan = defineDocument({
  area: 'wkod',
  name: 'wkod-plan',
  label: '작업계획서',
  api: '/api/saf/wkod/wkodplan',
  route: { staff: '/constSafe/wkod/wkodPlanList', vendor: '/vendor/wkod/wkodPlan' },
  title: 'wkodTitle',
  number: { format: 'WP-{yyyymmdd}-{0000}', at: 'submit' },
  fields: {
    wkodTitle: text('작업명', { max: 100, required: true }),
    wkodDesc: text('작업내용', { max: 2000, lines: 4, required: true }),
    vendorCd: vendor('업체', { system: true }),
    contractNo: reference('계약', 'vendor-contract', { required: true }),
    contractNm: text('계약명', { max: 200, system: true }),
    constNo: text('공사번호', { max: 50, system: true }),
    hostDeptCd: department('발주부서', { system: true }),
    ownUserId: user('공사감독', { system: true }),
    areaDeptCd: department('운전부서', { required: true }),
    planStartYmd: day('시작일', { required: true }),
    planEndYmd: day('종료일', { required: true }),
    actualEndYmd: day('실제 종료일', { notAfter: 'today' }),
    planWorkCds: text('작업종류', { max: 60, several: { codes: planWorks, between: ' ' } }),
    planWorkNms: text('작업종류', { max: 200, system: true }),
    workCmdPersonNo: person('작업지휘자', {
      help: '차량계 하역운반기계, 굴착, 구축물 해체, 중량물 작업에 둡니다. (규칙 제39조)',
    }),

    chemEquipYn: yesNo('화학설비 개방·내부작업', {
      help: '안전보건규칙 별표 7의 설비에서, 유해·위험물질이 있는 때',
    }),
    collapseYn: yesNo('붕괴·매몰 위험'),
    law65Yn: yesNo('안전보건정보 제공 대상', { system: true }),
    infoProvideNo: reference('안전보건정보 제공서', 'wkod-info', { system: true }),
    infoAskDt: dateTime('정보제공 요청', { system: true }),
    acidSubCd: code('도급승인 대상 물질', acids, { help: '산업안전보건법 시행령 제51조' }),
    acidPctVal: number('중량비율', { unit: 'wt%', min: 0, max: 100, decimals: 2 }),
    acidWorkYn: yesNo('도급승인 대상', { system: true }),
    acidApprNo: text('도급승인번호', { max: 50 }),
    acidApprToYmd: day('도급승인 만료일'),
    acidRemoveYmd: day('전부 제거 신고일', { help: '물질을 전부 제거하고 신고한 설비는 승인이 필요 없습니다.' }),
    chemHandleYn: yesNo('유해화학물질 취급 도급'),
    chemReportYmd: day('도급신고일', { help: '화학물질관리법 제31조' }),

    beforeFileId: attachments('사전서류 파일', { taskClass: 'PLAN_BEFORE' }),
    docs: rows('사전서류', docFields, { max: 60 }),
    equips: rows('장비', equipFields, { max: 60 }),
    orgs: rows('조직', orgFields, { max: 200 }),
    phoneTreeDesc: text('비상연락망', { max: 1000, lines: 3 }),
    hospitalNm: text('가까운 병원', { max: 100 }),
    hospitalTel: text('병원 전화', { max: 20, format: 'phone', open: true }),
    jsas: rows('연결 JSA', jsaFields, { max: 60 }),
    jsaCnt: count('JSA 수', { system: true, default: 0 }),
    mapNo: count('배치도'),
    levelNo: count('층', { max: 99 }),
    planMarks: marks('작업 위치'),
    reviews: rows('검토의견', reviewFields, { max: 60 }),

    afterFileId: attachments('사후서류 파일', { taskClass: 'PLAN_AFTER' }),
    afterDocs: rows('사후서류', docFields, { max: 60 }),
    afterDueYmd: day('사후서류 기한', { system: true }),
    afterLackYn: yesNo('사후서류 미제출', { system: true }),

    legalYn: yesNo('법정 작업계획 대상', { system: true }),
    riskCd: code('위험등급', planRisks, { system: true }),
    headYn: yesNo('안전환경팀장 승인', { system: true }),
    revNo: count('개정', { system: true, default: 1 }),
    rootPlanNo: count('최초 계획', { system: true }),
    ownOkUserId: user('공사감독 검토', { system: true }),
    ownOkDt: dateTime('공사감독 검토일시', { system: true }),
    oprOkUserId: user('운전부서 검토', { system: true }),
    oprOkDt: dateTime('운전부서 검토일시', { system: true }),
    apprUserId: user('승인자', { system: true }),
    apprDt: dateTime('승인일시', { system: true }),
    suspFromCd: text('중지 전 상태', { max: 20, system: true }),
    suspDesc: text('중지 사유', { max: 4000, system: true, kept: true }),
    rtnCnt: count('보완횟수', { system: true, default: 0 }),
  },
  access: { create: ['VSM', 'VAD'], heldAt: { dept: 'areaDeptCd', roles: ['OPR'] } },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: writers,
        editable: contents,
        todo: { action: 'submit' },
      },
      RQST: {
        label: '제출',
        tone: 'waiting',
        editableBy: reviewers,
        editable: reviewed,
        todo: { action: 'reviewOwn', kind: 'REVIEW' },
      },
      DEPT_OK: {
        label: '부서검토 완료',
        tone: 'waiting',
        editableBy: ['OWN', 'SHM', 'SHD'],
        editable: reviewed,
        todo: { action: 'approve', kind: 'REVIEW' },
      },
      RTN: {
        label: '보완요청',
        tone: 'waiting',
        editableBy: writers,
        editable: contents,
        todo: { action: 'submit' },
      },
      APPR: { label: '승인', tone: 'done' },
      AFTER: {
        label: '사후서류',
        tone: 'progress',
        editableBy: writers,
        editable: afterContents,
        todo: { action: 'close', due: 'afterDueYmd' },
      },
      CLOSE: { label: '종결', tone: 'done' },
      SUSP: { label: '중지', tone: 'danger' },
      OLD: { label: '구본', tone: 'suspended' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      submit: {
        label: '제출',
        from: ['TEMP', 'RTN'],
        to: 'RQST',
        by: ['VSM', 'VAD'],
        said: '작업계획서를 제출했습니다.',
      },
      reviewOwn: {
        label: '감독 검토',
        from: 'RQST',
        to: ({ oprOkDt }) => (oprOkDt ? 'DEPT_OK' : 'RQST'),
        by: ({ ownOkDt }) => (ownOkDt ? [] : ['ownUserId', 'OWN']),
        fourEyes: true,
        said: '검토했습니다.',
      },
      reviewOpr: {
        label: '운전부서 검토',
        from: 'RQST',
        to: ({ ownOkDt }) => (ownOkDt ? 'DEPT_OK' : 'RQST'),
        by: ({ oprOkDt }) => (oprOkDt ? [] : 'OPR'),
        fourEyes: true,
        said: '검토했습니다.',
      },
      approve: {
        label: '승인',
        from: 'DEPT_OK',
        to: 'APPR',
        by: ({ headYn }) => (headYn === 'Y' ? 'SHD' : 'SHM'),
        fourEyes: true,
        said: '승인했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: ['RQST', 'DEPT_OK'],
        to: 'RTN',
        returns: true,
        by: ['ownUserId', 'OWN', 'OPR', 'SHM', 'SHD'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      revise: { label: '개정', from: 'APPR', to: 'APPR', by: ['VSM', 'VAD'], said: '개정을 시작했습니다.' },
      askInfo: {
        label: '정보제공 요청',
        from: ['TEMP', 'RTN', 'RQST', 'DEPT_OK', 'APPR'],
        to: (record) => stateOf(record),
        by: ({ law65Yn }) => (law65Yn === 'Y' ? ['VSM', 'VAD'] : []),
        reason: 'text',
        said: '안전보건정보 제공을 요청했습니다. 확인할 때까지 작업을 하지 않아도 지연 책임이 없습니다.',
      },
      finish: {
        label: '작업종료',
        from: 'APPR',
        to: 'AFTER',
        by: ['ownUserId', 'OWN'],
        takes: ['actualEndYmd'],
        said: '작업을 종료했습니다.',
      },
      close: { label: '종결', from: 'AFTER', to: 'CLOSE', by: ['ownUserId', 'OWN'], said: '종결했습니다.' },
      suspend: {
        label: '중지',
        from: ['RQST', 'DEPT_OK', 'RTN', 'APPR', 'AFTER'],
        to: 'SUSP',
        by: 'SHM',
        reason: 'text',
        danger: true,
        said: '작업계획을 중지했습니다.',
      },
      resume: {
        label: '중지 해제',
        from: 'SUSP',
        to: ({ suspFromCd }) => resumed(suspFromCd),
        by: 'SHM',
        reason: 'text',
        said: '중지를 해제했습니다.',
      },
      cancel: {
        label: '취소',
        from: ['TEMP', 'RTN', 'RQST'],
        to: 'CANC',
        by: ({ revNo, rtnCnt, ownOkDt, oprOkDt }) =>
          (revNo ?? 1) > 1 || rtnCnt || ownOkDt || oprOkDt ? ['VSM', 'VAD'] : [],
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
      supersede: { label: '새 개정으로 대체', from: 'APPR', to: 'OLD', by: 'program' },
    },
  },
  list: {
    columns: [
      'wkodTitle',
      'revNo',
      'vendorCd',
      'planStartYmd',
      'planEndYmd',
      'planWorkNms',
      'legalYn',
      'riskCd',
      'jsaCnt',
      'hostDeptCd',
      'areaDeptCd',
      'ownUserId',
      'afterDueYmd',
      'afterLackYn',
    ],
    filters: [
      'planStartYmd',
      'planEndYmd',
      'hostDeptCd',
      'areaDeptCd',
      'planWorkNms',
      'vendorCd',
      'riskCd',
      'legalYn',
      'afterLackYn',
      'rootPlanNo',
    ],
    says: {
      planWorkNms: ({ planWorkCds }, t) =>
        kindsIn(planWorkCds)
          .map((kind) => t(planWorks[kind]))
          .join(', '),
      legalYn: ({ legalYn }, t) => (legalYn === 'Y' ? t('대상') : ''),
      afterLackYn: ({ statusCd, afterLackYn }, t) =>
        statusCd === 'AFTER' || statusCd === 'CLOSE' ? t(afterLackYn === 'Y' ? '미제출' : '제출') : '',
    },
    search: ['wkodTitle', 'planWorkNms'],
    sort: ['planStartYmd', 'planEndYmd', 'afterDueYmd', 'rootPlanNo'],
    views: { open: ['APPR', 'SUSP'], day: ['planStartYmd', 'planEndYmd'] },
  },
})

export type WkodPlan = RecordOf<typeof wkodPlan>
export type PlanDocLine = WkodPlan['docs'] extends (infer L)[] | null ? L : never
export type PlanJsaLine = WkodPlan['jsas'] extends (infer L)[] | null ? L : never

type Resumable = 'RQST' | 'DEPT_OK' | 'RTN' | 'APPR' | 'AFTER'
const resumable: ReadonlySet<string> = new Set<Resumable>(['RQST', 'DEPT_OK', 'RTN', 'APPR', 'AFTER'])
const resumed = (was: string | null): Resumable => (was !== null && resumable.has(was) ? (was as Resumable) : 'APPR')
/** An action that moves nothing. */
const stateOf = (record: object): Resumable | 'TEMP' => (record as { statusCd: Resumable | 'TEMP' }).statusCd
