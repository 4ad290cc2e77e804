import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, dateTime, text, user, yesNo } from '#platform/model/field.ts'
import { eduClasses, eduLanguages, instructorQuals } from '../course/edu-codes.model.ts'

/**
 * One date of a course with its seats: 교육 차수. Staff and vendors sit in rounds of one kind; `internalYn` says whose it is.
 * What passes is copied from the course when the round is opened.
 *
 * @law 산업안전보건법 제29조, 시행규칙 제26조
 */
export const eduRound = defineDocument({
  area: 'education',
  name: 'edu-round',
  label: '교육 차수',
  api: '/api/saf/education/round',
  route: { staff: '/education/round/eduRound' },
  title: 'roundTitle',
  number: { format: 'ED-{yyyymmdd}-{00}', at: 'open' },
  fields: {
    roundTitle: text('차수명', { max: 200, system: true }),
    eduCourseCd: code('과정', 'EDU_COURSE', { required: true }),
    eduClassCd: code('교육구분', eduClasses, { system: true }),
    specialKindNo: count('특별교육 호', { min: 1, max: 39, system: true }),
    startDt: dateTime('시작', { required: true }),
    endDt: dateTime('종료', { required: true }),
    eduMinVal: count('교육시간', { min: 1, max: 6000, unit: '분', help: '비우면 시작부터 종료까지로 봅니다.' }),
    placeNm: text('장소', { max: 100, required: true }),
    langCd: code('언어', eduLanguages, { required: true, default: 'kr' }),
    capacityCnt: count('정원', { min: 1, max: 500, unit: '명', required: true, default: 30 }),
    cutoffDt: dateTime('신청마감', { help: '비우면 시작 24시간 전입니다.' }),
    instructorUserId: user('강사', { required: true }),
    instructorQualCd: code('강사 자격', instructorQuals, { help: '법정교육이면 필수입니다. (시행규칙 제26조제3항)' }),
    internalYn: yesNo('임직원 교육'),
    logDesc: text('교육일지', { max: 4000, lines: 6 }),
    photoFileId: attachments('교육 사진', { taskClass: 'EDU_ROUND_PHOTO' }),
    legalYn: yesNo('법정교육', { system: true }),
    testYn: yesNo('평가', { system: true }),
    passScore: count('합격점수', { unit: '점', system: true }),
    attendPctVal: count('출석기준', { unit: '%', system: true }),
    creditMinVal: count('인정시간', { unit: '분', system: true }),
    validMonthCnt: count('유효기간', { unit: '개월', system: true }),
    renewDayCnt: count('갱신기간', { unit: '일', system: true }),
    seatCnt: count('확정', { unit: '명', system: true, default: 0 }),
    waitCnt: count('대기', { unit: '명', system: true, default: 0 }),
    attendCnt: count('출석', { unit: '명', system: true, default: 0 }),
    passCnt: count('이수', { unit: '명', system: true, default: 0 }),
  },
  access: { create: ['EDU', 'SHM'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'open' } },
      OPEN: {
        label: '모집',
        tone: 'progress',
        editableBy: ['EDU', 'SHM'],
        editable: ['placeNm', 'capacityCnt', 'instructorUserId', 'instructorQualCd'],
      },
      CLOSED: {
        label: '마감',
        tone: 'waiting',
        editableBy: ['EDU', 'SHM'],
        editable: ['placeNm', 'instructorUserId', 'instructorQualCd'],
        todo: { action: 'start', kind: 'EDU' },
      },
      HELD: {
        label: '진행',
        tone: 'progress',
        editableBy: ['EDU', 'SHM', 'instructorUserId'],
        editable: ['logDesc', 'photoFileId'],
        todo: { action: 'finish', kind: 'EDU' },
      },
      DONE: { label: '완료', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      open: { label: '개설', from: 'TEMP', to: 'OPEN', by: 'author', said: '교육을 개설했습니다.' },
      close: { label: '신청 마감', from: 'OPEN', to: 'CLOSED', by: ['EDU', 'SHM'], said: '신청을 마감했습니다.' },
      start: {
        label: '교육 진행',
        from: 'CLOSED',
        to: 'HELD',
        by: ['instructorUserId', 'EDU', 'SHM'],
        said: '교육을 시작했습니다.',
      },
      finish: {
        label: '이수처리',
        from: 'HELD',
        to: 'DONE',
        by: 'EDU',
        takes: ['logDesc'],
        said: '이수처리를 마쳤습니다.',
      },
      // Taken by an approved correction and by nobody else.
      fix: { label: '정정', from: 'DONE', to: 'DONE', by: [], reason: 'text' },
      cancel: {
        label: '교육 취소',
        from: ['OPEN', 'CLOSED'],
        to: 'CANC',
        by: ['EDU', 'SHM'],
        reason: 'text',
        danger: true,
        said: '교육을 취소하고 대상자의 업체에 알렸습니다.',
      },
    },
  },
  list: {
    columns: [
      'eduCourseCd',
      'eduClassCd',
      'startDt',
      'endDt',
      'placeNm',
      'langCd',
      'instructorUserId',
      'capacityCnt',
      'seatCnt',
      'waitCnt',
      'attendCnt',
      'passCnt',
      'cutoffDt',
    ],
    filters: ['eduCourseCd', 'eduClassCd', 'langCd', 'startDt', 'instructorUserId'],
    search: ['roundTitle', 'placeNm'],
    sort: ['startDt', 'eduCourseCd'],
  },
})

export type EduRound = RecordOf<typeof eduRound>

/** Where vendors see rounds and apply, and where they see how their people stand. */
export const APPLY_ROUTE = '/vendor/subconEducation/educationApply'
export const STATUS_ROUTE = '/vendor/portal/educationStatus'
export const STAFF_STATUS_ROUTE = '/education/status/vendorEdu'

/** What messages about rounds lead to: staff to the round, vendors to the page where they apply. */
export const roundForAll = { ...eduRound, route: { ...eduRound.route, vendor: APPLY_ROUTE } }
