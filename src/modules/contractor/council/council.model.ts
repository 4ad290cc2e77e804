import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  month,
  number,
  reference,
  rows,
  signature,
  text,
  user,
  vendor,
} from '#platform/model/field.ts'

/** What a council has to talk about every month. @law 산업안전보건법 시행규칙 제79조제2항 */
export const agendas = {
  START: '작업 시작시간',
  CONTACT: '작업 또는 작업장 간의 연락방법',
  EVAC: '재해발생 위험이 있는 경우 대피방법',
  RISK: '위험성평가의 실시에 관한 사항',
  ADJUST: '사업주와 수급인 또는 수급인 상호 간의 연락방법 및 작업공정의 조정',
} as const
export type Agenda = keyof typeof agendas
export const agendaCds = Object.keys(agendas) as Agenda[]

/** Secretary, his head, and the chair. */
export const conveners = ['SHM', 'SHD', 'CSO'] as const

const planned = ['meetYm', 'meetYmd', 'placeNm', 'chairUserId', 'agendaItems'] as const
const written = ['minutesDesc', 'decisions', 'attachFileId', 'hostAttendDesc'] as const
const shown = ['PLAN', 'HELD', 'SIGNED'] as const

/** The monthly meeting of the host with all contractors on the site: 도급 협의체. @law 산업안전보건법 시행규칙 제79조 */
export const council = defineDocument({
  area: 'contractor',
  name: 'council',
  label: '도급 협의체',
  api: '/api/vendor/coworksaf/councilmeeting',
  route: { staff: '/vendor/council/councilMeeting', vendor: '/vendor/coworkSaf/councilMeeting' },
  title: 'meetTitle',
  number: { format: 'CM-{yyyymmdd}-{000}', at: 'call' },
  stories: { MEMBERS: '협의체 대상 업체 갱신' },
  fields: {
    meetTitle: text('회의', { max: 100, system: true, kept: true }),
    meetYm: month('회의월', { required: true }),
    meetYmd: day('회의일', { required: true }),
    placeNm: text('장소', { max: 100, required: true }),
    chairUserId: user('의장'),
    agendaItems: rows(
      '협의사항',
      { agendaCd: code('협의사항', agendas, { required: true }), agendaDesc: text('협의 내용', { max: 1000 }) },
      { max: 10 },
    ),
    hostAttendDesc: text('도급인 참석자', { max: 500 }),
    hostSign: signature('도급인 서명'),
    minutesDesc: text('회의록', { max: 4000, lines: 8 }),
    attachFileId: attachments('첨부', { taskClass: 'COUNCIL' }),
    decisions: rows(
      '결정사항',
      {
        decisionDesc: text('결정사항', { max: 500, required: true }),
        ownerUserId: user('담당자'),
        vendorCd: vendor('담당업체'),
        dueYmd: day('기한', { required: true }),
        imprNo: count('개선번호', { max: 2_000_000_000, system: true }),
      },
      { max: 50 },
    ),
    memberCnt: count('대상 업체', { system: true, default: 0 }),
    attendCnt: count('참석 업체', { system: true, default: 0 }),
    decisionCnt: count('결정사항', { unit: '건', system: true, default: 0 }),
    decisionDoneCnt: count('이행', { unit: '건', system: true, default: 0 }),
    implRate: number('이행률', { unit: '%', decimals: 1, system: true }),
    heldDt: dateTime('개최 확정', { system: true }),
    signedDt: dateTime('회의록 공개', { system: true }),
    noticeNo: reference('불참 업체 공지', 'notice', { system: true }),
    audienceDesc: text('대상', { max: 4000, system: true }),
  },
  access: { create: [...conveners], audience: { field: 'audienceDesc', staff: shown, vendor: shown } },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: [...planned, ...written],
        todo: { action: 'call' },
      },
      PLAN: {
        label: '계획',
        tone: 'progress',
        editableBy: [...conveners],
        editable: ['meetYmd', 'placeNm', 'chairUserId', 'agendaItems', ...written, 'hostSign'],
        todo: { action: 'hold', due: 'meetYmd' },
      },
      HELD: {
        label: '개최',
        tone: 'waiting',
        editableBy: [...conveners],
        editable: written,
        todo: { action: 'publish' },
      },
      SIGNED: { label: '회의록 공개', tone: 'done' },
      CANC: { label: '취소됨', tone: 'suspended' },
    },
    actions: {
      call: { label: '소집', from: 'TEMP', to: 'PLAN', by: [...conveners], said: '대상 업체에 회의를 알렸습니다.' },
      hold: { label: '개최 확정', from: 'PLAN', to: 'HELD', by: [...conveners], said: '회의를 개최로 기록했습니다.' },
      publish: {
        label: '회의록 공개',
        from: 'HELD',
        to: 'SIGNED',
        by: [...conveners],
        needs: ['minutesDesc'],
        said: '회의록을 공개했습니다. 불참 업체에는 필독 공지로 보냈습니다.',
      },
      cancel: {
        label: '취소',
        from: 'PLAN',
        to: 'CANC',
        by: [...conveners],
        reason: 'text',
        danger: true,
        said: '회의를 취소했습니다.',
      },
    },
  },
  list: {
    columns: [
      'meetTitle',
      'meetYm',
      'meetYmd',
      'placeNm',
      'attendCnt',
      'memberCnt',
      'decisionCnt',
      'decisionDoneCnt',
      'implRate',
    ],
    filters: ['meetYm', 'meetYmd'],
    shows: { implRate: ['decisionDoneCnt'] },
    search: ['meetTitle', 'placeNm'],
    sort: ['meetYmd'],
    views: { own: ['chairUserId'] },
  },
})
export type Council = RecordOf<typeof council>
