import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  number,
  reference,
  rows,
  signature,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { zones } from '../entry/entry-codes.model.ts'
import { answers, checkTypes, hostInspectors, jointSigns, outcomes, vendorInspectors } from './check-codes.model.ts'

const signs = {
  inspectorSign: signature(jointSigns.inspectorSign),
  hostSign: signature(jointSigns.hostSign),
  hostWorkerSign: signature(jointSigns.hostWorkerSign),
  vendorWorkerSign: signature(jointSigns.vendorWorkerSign),
}
const filledIn = [
  'checkDt',
  'inspectorNo',
  'areaCd',
  'items',
  'photoFileId',
  'inspectorSign',
  'hostSign',
  'hostWorkerSign',
  'vendorWorkerSign',
] as const

/** One check as it was found: 점검결과. Once it is done it stays as it is; what was wrong in it is noted beside it. */
export const checkResult = defineDocument({
  area: 'contractor',
  name: 'check-result',
  table: 'subcon_check_result',
  label: '점검결과',
  api: '/api/vendor/subconcheckpatrol/subconcheckresult',
  route: { staff: '/vendor/checkPatrol/checkResult', vendor: '/vendor/subconCheckPatrol/subconCheckPatrol' },
  title: 'checkTitle',
  number: { format: 'CK-{yyyymmdd}-{0000}', at: 'complete' },
  fields: {
    checkTitle: text('점검', { max: 200, system: true, kept: true }),
    selfCheckPlanNo: reference('점검계획', 'self-check-plan', { required: true }),
    checkTypeCd: code('유형', checkTypes, { system: true }),
    vendorCd: vendor('업체', { system: true }),
    checkDt: dateTime('일시', { required: true, notAfter: 'now', default: 'now' }),
    inspectorNo: reference('점검자 지정', 'inspector', { required: true }),
    inspectorNm: text('점검자', { max: 100, system: true }),
    areaCd: code('구역', zones, { required: true }),
    items: rows(
      '점검항목',
      {
        itemNo: count('번호', { required: true, max: 999 }),
        itemNm: text('점검항목', { max: 200, system: true }),
        criterionDesc: text('판정기준', { max: 300, system: true }),
        criticalYn: yesNo('중대항목'),
        askedByNo: count('앞 항목 번호', { system: true }),
        askedByCd: code('이 판정이면 묻기', answers, { system: true }),
        answerCd: code('판정', answers),
        ngDesc: text('부적합 내용', { max: 500 }),
        imprDesc: text('개선조치', { max: 500 }),
        imprDueYmd: day('조치기한'),
        fileNo: count('사진 번호', { max: 2_000_000_000, system: true }),
        imprNo: count('개선번호', { max: 2_000_000_000, system: true }),
      },
      { max: 60 },
    ),
    photoFileId: attachments('부적합 사진', { taskClass: 'SELF_CHECK_PHOTO' }),
    ...signs,
    okCnt: count('적합', { system: true, default: 0 }),
    ngCnt: count('부적합', { system: true, default: 0 }),
    naCnt: count('해당없음', { system: true, default: 0 }),
    checkScore: number('점수', { system: true, decimals: 1 }),
    criticalNgYn: yesNo('중대부적합', { system: true }),
    resultCd: code('결과', outcomes, { system: true }),
    openImprCnt: count('미조치 수', { system: true, default: 0 }),
    doneDt: dateTime('완료일시', { system: true }),
    periodYmd: day('해당 주기', { system: true }),
    limitsDesc: text('판정 기준', { max: 100, system: true, kept: true }),
    corrections: rows(
      '정정',
      { correctDt: dateTime('정정일시'), correctUserId: user('정정자'), correctDesc: text('정정 내용', { max: 2000 }) },
      { system: true },
    ),
  },
  access: { create: [...vendorInspectors, ...hostInspectors] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: ['selfCheckPlanNo', ...filledIn],
        todo: { action: 'complete' },
      },
      DONE: { label: '완료', tone: 'done' },
    },
    actions: {
      complete: {
        label: '완료',
        from: 'TEMP',
        to: 'DONE',
        by: 'author',
        takes: filledIn,
        said: '점검을 완료했습니다.',
      },
      correct: {
        label: '정정',
        from: 'DONE',
        to: 'DONE',
        by: 'SHM',
        reason: 'text',
        said: '정정 내용을 남겼습니다. 원래 기록은 그대로입니다.',
      },
    },
  },
  list: {
    columns: [
      'checkTitle',
      'checkTypeCd',
      'vendorCd',
      'checkDt',
      'inspectorNm',
      'areaCd',
      'okCnt',
      'ngCnt',
      'naCnt',
      'checkScore',
      'resultCd',
      'criticalNgYn',
      'openImprCnt',
    ],
    filters: ['checkTypeCd', 'vendorCd', 'checkDt', 'resultCd', 'criticalNgYn', 'selfCheckPlanNo'],
    search: ['checkTitle', 'inspectorNm'],
    sort: ['checkDt', 'vendorCd'],
  },
})
export type CheckResult = RecordOf<typeof checkResult>
export type CheckItem = NonNullable<CheckResult['items']>[number]
export type SignField = keyof typeof jointSigns
