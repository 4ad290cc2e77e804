import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, dateTime, department, rows, signature, text, user, yesNo } from '#platform/model/field.ts'

export const shifts = { NIGHT: '야간조 (23–07)', DAY: '주간조 (07–15)', EVE: '저녁조 (15–23)' } as const
export type Shift = keyof typeof shifts

const handStates = { WORK: '작업중', SUSP: '중지' } as const
const permitRowFields = {
  permitNo: count('허가키'),
  permitDocNo: text('허가번호', { max: 40 }),
  wkodTitle: text('작업명', { max: 200 }),
  statusCd: code('상태', handStates),
  suspReasonCd: code('중지사유', suspReasons),
  workToDt: dateTime('유효종료'),
  gasNextDueDt: dateTime('다음측정'),
  isoPlanNo: count('격리키'),
  isoDesc: text('격리', { max: 300 }),
  memoDesc: text('인계사항', { max: 500 }),
}
const isoRowFields = {
  isoPlanNo: count('격리키'),
  isoPlanDocNo: text('격리번호', { max: 40 }),
  equipNo: text('설비', { max: 50 }),
  stateDesc: text('상태', { max: 30 }),
  pointCnt: count('지점', { unit: '곳' }),
  memoDesc: text('인계사항', { max: 500 }),
}

/** What one shift leaves to the next: 교대 인수인계. One record for each area and end of a shift. */
export const hand = defineDocument({
  area: 'wkod',
  name: 'hand',
  table: 'permit_handover',
  label: '교대 인수인계',
  api: '/api/saf/wkod/handover',
  route: { staff: '/constSafe/wkod/handoverList' },
  title: 'handTitle',
  stories: { miss: '미인계' },
  number: { format: 'HO-{yyyymmdd}-{000}' },
  fields: {
    handTitle: text('인수인계', { max: 100, system: true }),
    areaDeptCd: department('구역', { required: true }),
    shiftCd: code('교대', shifts, { system: true }),
    shiftEndDt: dateTime('교대시각', { system: true }),
    permitRows: rows('작업허가', permitRowFields, { max: 300 }),
    isoRows: rows('열린 격리', isoRowFields, { max: 300 }),
    permitCnt: count('작업허가', { unit: '건', system: true, default: 0 }),
    isoCnt: count('열린 격리', { unit: '건', system: true, default: 0 }),
    memoDesc: text('전달사항', { max: 2000, lines: 4 }),
    outUserId: user('인계자', { system: true }),
    outSign: signature('인계자 서명'),
    outDt: dateTime('인계일시', { system: true }),
    inUserId: user('인수자', { system: true }),
    inSign: signature('인수자 서명'),
    handDt: dateTime('인수일시', { system: true }),
    lateYn: yesNo('지연', { system: true }),
    missDt: dateTime('미인계', { system: true }),
    suspCnt: count('중지된 작업', { unit: '건', system: true, default: 0 }),
  },
  access: { create: ['OPR', 'SUP', 'APR'], heldAt: { dept: 'areaDeptCd', roles: ['OPR', 'SUP', 'APR'] } },
  lifecycle: {
    start: 'OPEN',
    states: {
      OPEN: {
        label: '인계 전',
        tone: 'waiting',
        editableBy: ['OPR', 'SUP', 'APR'],
        editable: ['areaDeptCd', 'permitRows', 'isoRows', 'memoDesc'],
        todo: { action: 'signOut', due: 'shiftEndDt', kind: 'CHECK' },
      },
      OUT: { label: '인수 전', tone: 'progress', todo: { action: 'signIn', due: 'shiftEndDt', kind: 'CHECK' } },
      DONE: { label: '인수인계 완료', tone: 'done' },
    },
    actions: {
      signOut: {
        label: '인계 서명',
        from: 'OPEN',
        to: 'OUT',
        by: ['OPR', 'SUP', 'APR'],
        needs: ['outSign'],
        said: '인계했습니다. 인수자가 서명하면 끝납니다.',
      },
      signIn: {
        label: '인수 서명',
        from: 'OUT',
        to: 'DONE',
        by: ['OPR', 'SUP', 'APR'],
        neverBy: 'outUserId',
        needs: ['inSign'],
        said: '인수인계를 마쳤습니다.',
      },
      takeBack: {
        label: '인계 취소',
        from: 'OUT',
        to: 'OPEN',
        by: 'outUserId',
        reason: 'text',
        said: '인계를 취소했습니다.',
      },
    },
  },
  list: {
    columns: [
      'handTitle',
      'shiftEndDt',
      'areaDeptCd',
      'shiftCd',
      'permitCnt',
      'isoCnt',
      'outUserId',
      'outDt',
      'inUserId',
      'handDt',
      'lateYn',
      'suspCnt',
    ],
    filters: ['shiftEndDt', 'areaDeptCd', 'shiftCd', 'lateYn'],
    search: ['handTitle'],
    sort: ['shiftEndDt', 'areaDeptCd'],
    views: { own: ['outUserId', 'inUserId'] },
  },
})

export type Hand = RecordOf<typeof hand>
