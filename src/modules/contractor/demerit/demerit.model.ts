import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  person,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import type { Level } from './demerit.logic.ts'
import { violGrades } from './viol-grade.model.ts'

/** What the points of a person lead to (R2). */
export const demeritLevels = {
  NONE: '없음',
  REEDU: '재교육',
  STOP_SHORT: '출입정지 7일 + 재교육',
  STOP_LONG: '출입정지 30일 + 재교육',
  STOP_OUT: '출입정지 365일 (퇴출)',
} as const satisfies Record<Level, string>

const committee = { SHD: '안전환경팀장', MGR: '부서장', WRP: '근로자대표' } as const
export type CommitteeRole = keyof typeof committee
const opinions = { KEEP: '유지', REDUCE: '감경', ANNUL: '취소' } as const

const entered = [
  'personNo',
  'violItemCd',
  'guideYn',
  'violDt',
  'placeDesc',
  'permitDocNo',
  'contentDesc',
  'attachFileId',
  'witnessCnt',
] as const
const sides = ['VAD', 'VSM'] as const

/** Points for a worker who broke a rule, with evidence, a hearing and an end: 벌점카드. */
export const sgcDemerit = defineDocument({
  area: 'contractor',
  name: 'sgc-demerit',
  label: '벌점',
  api: '/api/vendor/sgc/sgcdemerit',
  route: { staff: '/vendor/demerit/demeritIssue', vendor: '/vendor/sgc/sgcDemeritCard' },
  title: 'demeritTitle',
  number: { format: 'DM-{yyyymmdd}-{0000}', at: 'issue' },
  fields: {
    demeritTitle: text('벌점', { max: 300, system: true }),
    vendorCd: vendor('업체', { system: true }),
    personNo: person('대상자', { required: true }),
    violItemCd: code('위반항목', 'VIOL_ITEM', { required: true }),
    violGradeCd: code('등급', violGrades, { system: true }),
    guideYn: yesNo('구두지도', { help: '경미한 위반의 첫 번째는 벌점 없이 기록만 남길 수 있습니다.' }),
    demeritScore: count('벌점', { unit: '점', max: 10, system: true }),
    violDt: dateTime('위반일시', { required: true, notAfter: 'now', default: 'now' }),
    placeDesc: text('장소', { max: 200, required: true }),
    permitDocNo: text('작업허가번호', { max: 30 }),
    contentDesc: text('위반내용', { max: 2000, lines: 3, required: true }),
    attachFileId: attachments('사진', { taskClass: 'DEMERIT_PHOTO' }),
    witnessCnt: count('목격자 수', { unit: '명', max: 99, default: 0 }),
    langCd: code('통보 언어', 'LANG', { system: true }),
    issueDt: dateTime('발부일시', { system: true }),
    issuerUserId: user('발부자', { system: true }),
    notifyDueYmd: day('확인기한', { system: true }),
    notifyDt: dateTime('통보일시', { system: true }),
    objectDueYmd: day('이의신청기한', { system: true }),
    objectYn: yesNo('이의', { system: true }),
    objectByCd: code('이의신청자', { VENDOR: '업체', WORKER: '본인' }, { system: true }),
    objectDt: dateTime('이의신청일시', { system: true }),
    objectDesc: text('이의내용', { max: 2000, lines: 4 }),
    committeeDueYmd: day('심의기한', { system: true }),
    opinionCd: code('위원 의견', opinions),
    opinionDesc: text('의견 내용', { max: 1000, lines: 3 }),
    opinions: rows(
      '심의의견',
      {
        memberUserId: user('위원', { system: true }),
        memberRoleCd: code('자격', committee, { system: true }),
        opinionCd: code('의견', opinions, { system: true }),
        opinionDesc: text('내용', { max: 1000, system: true }),
        opinionDt: dateTime('일시', { system: true }),
      },
      { max: 20, system: true },
    ),
    finalScore: count('확정점수', { unit: '점', max: 10 }),
    decisionDesc: text('심의결과', { max: 2000, lines: 3 }),
    decisionDt: dateTime('심의일시', { system: true }),
    effectYmd: day('효력일', { system: true }),
    stopBaseDt: dateTime('정지 기산일시', { system: true }),
    expireYmd: day('소멸일', { system: true }),
    yearScore: count('12개월 누적', { unit: '점', max: 999, system: true, default: 0 }),
    levelCd: code('조치', demeritLevels, { system: true }),
  },
  access: { create: ['SHM', 'SUP', 'OWN', 'OPR'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: entered, todo: { action: 'issue' } },
      ISSUED: {
        label: '발부',
        tone: 'danger',
        todo: { action: 'acknowledge', due: 'notifyDueYmd', kind: 'CHECK' },
      },
      NOTIFIED: { label: '통보', tone: 'waiting' },
      OBJECT: {
        label: '이의심의',
        tone: 'progress',
        todo: { action: 'opine', due: 'committeeDueYmd', kind: 'REVIEW' },
      },
      FINAL: { label: '확정', tone: 'danger' },
      REDUCED: { label: '감경', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
      EXPIRED: { label: '소멸', tone: 'suspended' },
    },
    actions: {
      issue: { label: '발부', from: 'TEMP', to: 'ISSUED', by: 'author', danger: true, said: '벌점을 발부했습니다.' },
      acknowledge: { label: '확인', from: 'ISSUED', to: 'NOTIFIED', by: sides, said: '확인했습니다.' },
      object: {
        label: '이의신청',
        from: ['ISSUED', 'NOTIFIED'],
        to: 'OBJECT',
        by: sides,
        needs: ['objectDesc'],
        said: '이의를 신청했습니다.',
      },
      opine: {
        label: '위원 의견',
        from: 'OBJECT',
        to: 'OBJECT',
        by: ['SHD', 'MGR', 'WRP'],
        neverBy: 'issuerUserId',
        needs: ['opinionCd', 'opinionDesc'],
        said: '의견을 기록했습니다.',
      },
      uphold: {
        label: '유지 의결',
        from: 'OBJECT',
        to: 'FINAL',
        by: 'SHD',
        neverBy: 'issuerUserId',
        needs: ['decisionDesc'],
        said: '벌점을 확정했습니다.',
      },
      reduce: {
        label: '감경 의결',
        from: 'OBJECT',
        to: 'REDUCED',
        by: 'SHD',
        neverBy: 'issuerUserId',
        needs: ['finalScore', 'decisionDesc'],
        said: '벌점을 감경했습니다.',
      },
      annul: {
        label: '취소 의결',
        from: 'OBJECT',
        to: 'CANC',
        by: 'SHD',
        neverBy: 'issuerUserId',
        needs: ['decisionDesc'],
        said: '벌점을 취소했습니다.',
      },
    },
  },
  list: {
    columns: [
      'violDt',
      'vendorCd',
      'violItemCd',
      'violGradeCd',
      'demeritScore',
      'yearScore',
      'levelCd',
      'objectYn',
      'personNo',
      'issuerUserId',
      'finalScore',
      'expireYmd',
      'committeeDueYmd',
    ],
    filters: ['violDt', 'vendorCd', 'violGradeCd', 'yearScore', 'levelCd', 'objectYn', 'personNo', 'committeeDueYmd'],
    search: ['demeritTitle', 'placeDesc'],
    sort: ['violDt', 'vendorCd', 'personNo', 'yearScore', 'committeeDueYmd'],
  },
})

export type SgcDemerit = RecordOf<typeof sgcDemerit>
