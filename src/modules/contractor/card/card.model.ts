import { defineDocument } from '#platform/model/document.ts'
import { code, count, dateTime, day, person, text, vendor, yesNo } from '#platform/model/field.ts'
import { rowStates } from '#platform/model/row-states.ts'
import { type Kept, kept, sentences } from '#platform/model/sentences.ts'

export const cardTypes = { REG: '정규', TMP: '임시' } as const

/** What was done with a card, in its issue history. */
export const issueActs = {
  NEW: '신규 발급',
  REISSUE: '재발급',
  LOST: '분실',
  SUSP: '정지',
  RELEASE: '정지해제',
  RETURN: '반납',
  EXPIRE: '만료',
  EXTEND: '유효기간 연장',
} as const
export type IssueAct = keyof typeof issueActs

/** 출입정지: what follows from a demerit, as long as that holds. */
export const stops = rowStates('sgc_stop', {
  column: 'stopStatusCd',
  states: { ACTIVE: '정지', CANC: '취소' },
  moves: { cancel: { from: 'ACTIVE', to: 'CANC' } },
})

const desk = ['SHM', 'EDU', 'SEC'] as const

const { POINTS } = sentences('CARD', { POINTS: '{n}점' }, 'contractor')
/** For how much somebody is stopped. */
export const pointsSaid = (n: number): Kept => kept(POINTS, { n })

/** One personal card: who somebody is, what he has learned, and the code that opens the gate: 안전카드. */
export const sgcCard = defineDocument({
  area: 'contractor',
  name: 'sgc-card',
  label: '안전카드',
  api: '/api/vendor/sgc/sgccard',
  route: { staff: '/vendor/demerit/cardIssue', vendor: '/vendor/sgc/sgcIssueCard' },
  title: 'cardNm',
  number: { format: 'SC-{yyyymmdd}-{0000}' },
  fields: {
    cardNm: text('성명', { max: 200, system: true }),
    vendorCd: vendor('업체', { system: true }),
    personNo: person('대상자', { required: true }),
    cardTypeCd: code('구분', cardTypes, { required: true, default: 'REG' }),
    issueYmd: day('발급일', { system: true }),
    validToYmd: day('유효일', { system: true }),
    langCd: code('언어', 'LANG', { system: true }),
    stopYn: yesNo('정지 중', { system: true }),
    suspFromDt: dateTime('정지 시작', { system: true }),
    suspToDt: dateTime('정지 종료', { system: true }),
    suspDesc: text('정지 사유', { max: 500, system: true, kept: true }),
    reissueCnt: count('재발급횟수', { unit: '회', system: true, default: 0 }),
    statementDesc: text('업체 경위서', {
      max: 1000,
      lines: 3,
      help: '12개월 안에 세 번째 재발급이면 업체 현장소장의 경위서가 있어야 합니다.',
    }),
  },
  access: { create: desk },
  lifecycle: {
    start: 'RQST',
    states: {
      RQST: {
        label: '발급대기',
        tone: 'waiting',
        editableBy: desk,
        editable: ['personNo', 'cardTypeCd'],
        todo: { action: 'issue' },
      },
      ISSUED: { label: '발급', tone: 'done' },
      SUSP: { label: '정지', tone: 'suspended' },
      LOST: { label: '분실', tone: 'danger', todo: { action: 'reissue' } },
      RETURN: { label: '반납', tone: 'suspended' },
      EXPIRED: { label: '만료', tone: 'suspended' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      issue: {
        label: '발급',
        from: 'RQST',
        to: ({ stopYn }) => (stopYn === 'Y' ? 'SUSP' : 'ISSUED'),
        by: desk,
        said: '카드를 발급했습니다.',
      },
      lose: {
        label: '분실 신고',
        from: ['ISSUED', 'SUSP'],
        to: 'LOST',
        by: ['SHM', 'EDU', 'SEC', 'VAD', 'VSM'],
        reason: 'text',
        danger: true,
        said: '분실로 처리했습니다. 이전 QR은 지금부터 쓸 수 없습니다.',
      },
      reissue: {
        label: '재발급',
        from: 'LOST',
        to: ({ stopYn }) => (stopYn === 'Y' ? 'SUSP' : 'ISSUED'),
        by: desk,
        takes: ['statementDesc'],
        said: '카드를 재발급했습니다.',
      },
      giveBack: {
        label: '반납',
        from: ['ISSUED', 'SUSP', 'LOST', 'EXPIRED'],
        to: 'RETURN',
        by: desk,
        reason: 'text',
        said: '카드를 반납 처리했습니다.',
      },
      cancel: {
        label: '취소',
        from: 'RQST',
        to: 'CANC',
        by: desk,
        reason: 'text',
        danger: true,
        said: '발급을 취소했습니다.',
      },
      // With the points and the education of its holder.
      suspend: { label: '정지', from: 'ISSUED', to: 'SUSP', by: 'program' },
      release: { label: '정지해제', from: 'SUSP', to: 'ISSUED', by: 'program' },
      extend: { label: '유효기간 변경', from: ['ISSUED', 'SUSP'], by: 'program' },
      expire: { label: '만료', from: ['ISSUED', 'SUSP'], to: 'EXPIRED', by: 'program' },
      renew: { label: '다시 유효', from: 'EXPIRED', to: 'ISSUED', by: 'program' },
      renewStopped: { label: '다시 유효', from: 'EXPIRED', to: 'SUSP', by: 'program' },
    },
  },
  list: {
    columns: ['vendorCd', 'cardTypeCd', 'issueYmd', 'validToYmd', 'reissueCnt', 'suspToDt', 'personNo'],
    filters: ['vendorCd', 'issueYmd', 'validToYmd', 'personNo', 'stopYn'],
    search: ['cardNm'],
    sort: ['issueYmd', 'validToYmd', 'vendorCd', 'personNo'],
    views: { first: 'all' },
  },
})
