import type { RecordOf } from '#platform/model/document.ts'
import { defineDocument } from '#platform/model/document.ts'
import {
  code,
  dateTime,
  department,
  number,
  person,
  process,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'

/** Those who treat people, and who answers for it. */
export const healthTeam = ['NUR', 'DOC', 'HLM'] as const

/** How somebody leaves. */
const results = { BACK: '복귀', REFER: '의뢰', HOME: '귀가' } as const

/** What its author may set while the visit lasts and until the end of its day (I6). */
const entered = [
  'symptomCd',
  'symptomDesc',
  'processNo',
  'bpSysVal',
  'bpDiaVal',
  'pulseVal',
  'bodyTempVal',
  'spo2Val',
  'treatCd',
  'restStartDt',
  'restEndDt',
  'workRelatedYn',
  'earlierVisitNo',
  'placeDesc',
  'referHospitalNm',
  'resultCd',
] as const

/** Where employees find what is kept about themselves. */
export const MY_VISITS = '/hea/infirm/myVisit'

/**
 * Somebody was treated in the infirmary. A nurse as health manager treats what is slight and gives first aid.
 *
 * @law 산업안전보건법 시행령 제22조제1항제7호
 */
export const infirmVisit = defineDocument({
  area: 'hea',
  name: 'hea-infirm-visit',
  label: '의무실 이용',
  api: '/api/hea/infirm/visit',
  route: { staff: '/hea/infirm/visit' },
  title: 'symptomDesc',
  number: { format: 'IV-{yyyymmdd}-{000}' },
  fields: {
    visitDt: dateTime('방문일시', { required: true, notAfter: 'now', default: 'now' }),
    userId: user('임직원'),
    personNo: person('협력업체 작업자'),
    /** Not `vendorCd`: that would open the row to his vendor. */
    visitVendorCd: vendor('소속 업체', { system: true }),
    deptCd: department('부서', { system: true }),
    processNo: process('공정'),
    symptomCd: code('증상분류', 'HEA_SYMPTOM', { required: true }),
    symptomDesc: text('증상', { max: 500 }),
    bpSysVal: number('수축기 혈압', { unit: 'mmHg', decimals: 0 }),
    bpDiaVal: number('이완기 혈압', { unit: 'mmHg', decimals: 0 }),
    pulseVal: number('맥박', { unit: '회/분', decimals: 0 }),
    bodyTempVal: number('체온', { unit: '℃', decimals: 1 }),
    spo2Val: number('산소포화도', { unit: '%', decimals: 0 }),
    treatCd: code('처치', 'HEA_TREAT', { required: true }),
    restStartDt: dateTime('침상안정 시작'),
    restEndDt: dateTime('침상안정 종료'),
    workRelatedYn: yesNo('업무관련'),
    placeDesc: text('발생장소', { max: 200 }),
    /** What it goes on with: the same accident, and no other is opened. */
    earlierVisitNo: number('경과를 보는 방문', { decimals: 0, min: 1, max: 2_000_000_000 }),
    /** The accident that was opened for it (I3). */
    accidentNo: number('사고번호', { decimals: 0, system: true }),
    referHospitalNm: text('의뢰 병원', { max: 100 }),
    resultCd: code('결과', results),
    nurseUserId: user('처치자', { system: true }),
    addenda: rows(
      '추가기록',
      {
        addDt: dateTime('일시'),
        addUserId: user('작성자'),
        addDesc: text('내용', { max: 1000 }),
      },
      { max: 50 },
    ),
  },
  access: { create: healthTeam, confidential: { subject: 'userId', worker: 'personNo', levels: ['F'] } },
  lifecycle: {
    start: 'OPEN',
    states: {
      OPEN: {
        label: '진료중',
        tone: 'progress',
        editableBy: 'author',
        editable: ['visitDt', 'userId', 'personNo', ...entered],
      },
      CLOSE: { label: '종결', tone: 'done', editableBy: 'author', editable: entered },
      ADDENDUM: { label: '추가기록', tone: 'done', editableBy: 'author', editable: entered },
    },
    actions: {
      close: {
        label: '종결',
        from: 'OPEN',
        to: 'CLOSE',
        by: healthTeam,
        needs: ['resultCd'],
        takes: ['restEndDt', 'referHospitalNm'],
        said: '종결했습니다.',
      },
      addendum: {
        label: '추가기록',
        from: ['CLOSE', 'ADDENDUM'],
        to: 'ADDENDUM',
        by: healthTeam,
        reason: 'text',
        said: '추가기록을 남겼습니다.',
      },
    },
  },
  list: {
    columns: ['visitDt', 'symptomCd', 'treatCd', 'workRelatedYn', 'referHospitalNm'],
    filters: ['symptomCd', 'treatCd', 'workRelatedYn', 'visitDt'],
    search: [],
    sort: ['visitDt'],
    views: { first: 'today', own: ['nurseUserId'] },
  },
})
export type InfirmVisit = RecordOf<typeof infirmVisit>
