import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, day, department, person, reference, rows, text, vendor } from '#platform/model/field.ts'
import { keptWords, sentences } from '#platform/model/sentences.ts'

/** What a vendor applies to a department for, on behalf of its people. */
export const targetClasses = {
  ENTRY_EDU: '입문교육',
  SPECIAL_EDU: '특별교육',
  CCA_EDU: '유해화학물질교육',
  HEALTH_CHK: '배치전검진 확인',
  CARD: '안전카드',
  PPE: '대여보호구',
} as const
export type TargetClass = keyof typeof targetClasses
export const targetWord = keptWords('DEPT_TARGET', targetClasses, 'contractor')
/** What a request is called: for what it asks, for how many. */
export const { TITLE: DEPT_TITLE } = sentences('DEPT_RQST', { TITLE: '{kind} {n}명' }, 'contractor')

const lineStates = { OK: '처리', DUP: '중복', RTN: '반려' } as const

/** Who confirms what a class leads to. */
const confirmers = {
  ENTRY_EDU: 'EDU',
  SPECIAL_EDU: 'EDU',
  CCA_EDU: 'EDU',
  HEALTH_CHK: 'HLM',
  CARD: 'SHM',
  PPE: 'SHM',
} as const

export const confirmerOf = (targetClassCd: TargetClass | null) => confirmers[targetClassCd ?? 'CARD']

const entered = ['targetClassCd', 'contractNo', 'wantYmd', 'persons', 'remarkDesc'] as const

/** People of a vendor applied for at its host department: 업체별 대상 신청. */
export const deptRqst = defineDocument({
  area: 'contractor',
  name: 'dept-rqst',
  label: '업체별 대상 신청',
  api: '/api/vendor/portal/deptrqst',
  route: { staff: '/vendor/baseInfo/deptRqst', vendor: '/vendor/portal/deptRqst' },
  title: 'rqstTitle',
  number: { format: 'DR-{yyyymmdd}-{000}', at: 'request' },
  fields: {
    rqstTitle: text('신청 내용', { max: 200, system: true, kept: true }),
    vendorCd: vendor('업체', { system: true }),
    targetClassCd: code('대상구분', targetClasses, { required: true }),
    contractNo: reference('계약', 'vendor-contract', { required: true }),
    hostDeptCd: department('수행부서', { system: true }),
    wantYmd: day('희망일', { notBefore: 'today' }),
    persons: rows(
      '대상자',
      {
        personNo: person('대상자', { required: true }),
        lineStatusCd: code('처리', lineStates, { system: true }),
        resultRefNo: text('처리결과번호', { max: 50, system: true }),
      },
      { required: true, max: 100 },
    ),
    personCnt: count('인원', { unit: '명', system: true, default: 0 }),
    remarkDesc: text('비고', { max: 500, lines: 2 }),
    hostDueYmd: day('부서확인 기한', { system: true }),
    confirmDueYmd: day('확인 기한', { system: true }),
  },
  access: { create: ['VAD', 'VSM'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: entered, todo: { action: 'request' } },
      RQST: { label: '신청', tone: 'waiting', todo: { action: 'hostOk', due: 'hostDueYmd', kind: 'REVIEW' } },
      HOST_OK: {
        label: '부서확인',
        tone: 'progress',
        todo: { action: 'confirm', due: 'confirmDueYmd', kind: 'CHECK' },
      },
      CONFIRM: { label: '확정', tone: 'done' },
      RTN: {
        label: '보완요청',
        tone: 'waiting',
        editableBy: ['author', 'VAD', 'VSM'],
        editable: entered,
        todo: { action: 'request' },
      },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      request: {
        label: '신청',
        from: ['TEMP', 'RTN'],
        to: 'RQST',
        by: ['author', 'VAD', 'VSM'],
        said: '신청했습니다.',
      },
      hostOk: { label: '부서확인', from: 'RQST', to: 'HOST_OK', by: 'OWN', said: '확인했습니다.' },
      confirm: {
        label: '확정',
        from: 'HOST_OK',
        to: 'CONFIRM',
        by: ({ targetClassCd }) => confirmerOf(targetClassCd),
        fourEyes: true,
        said: '확정했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: ['RQST', 'HOST_OK'],
        to: 'RTN',
        returns: true,
        by: ['OWN', 'EDU', 'SHM', 'HLM'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      cancel: {
        label: '취소',
        from: ['RQST', 'HOST_OK', 'RTN'],
        to: 'CANC',
        by: ['author', 'VAD', 'VSM'],
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
    },
  },
  list: {
    columns: ['targetClassCd', 'vendorCd', 'hostDeptCd', 'personCnt', 'wantYmd', 'hostDueYmd', 'confirmDueYmd'],
    filters: ['targetClassCd', 'vendorCd', 'hostDeptCd', 'wantYmd', 'hostDueYmd', 'confirmDueYmd'],
    search: ['rqstTitle'],
    sort: ['wantYmd', 'vendorCd'],
  },
})

export type DeptRqst = RecordOf<typeof deptRqst>
