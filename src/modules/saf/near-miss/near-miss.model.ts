import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  process,
  reference,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'

/** How bad it could have been; 4 and 5 are HiPo. */
export const potentialSeverity = {
  1: '경미',
  2: '응급처치',
  3: '휴업',
  4: '중상·영구장해',
  5: '사망',
} as const
export const LEAST_HIPO_SEVERITY = 4

/** From here on the action may go to the improvement register. */
const LEAST_REGISTERED_SEVERITY = 3

/** A situation that could have hurt someone but did not: 아차사고. */
export const nearMiss = defineDocument({
  area: 'saf',
  name: 'near-miss',
  label: '아차사고',
  api: '/api/saf/accident/nearmiss',
  route: { staff: '/saf/accident/nearMissList', vendor: '/vendor/coworkSaf/nearMissList' },
  title: 'nearMissTitle',
  number: { format: 'NM-{yyyymmdd}-{0000}', at: 'report' },
  approvals: ['NEAR_MISS_CLOSE'],
  fields: {
    nearMissTitle: text('제목', { max: 100, required: true }),
    placeDesc: text('발생장소', { max: 200, required: true }),
    photoFileId: attachments('현장사진', { taskClass: 'NEAR_MISS_PHOTO' }),
    occurDt: dateTime('발생일시', { required: true, notAfter: 'now', default: 'now' }),
    injuredCnt: count('부상자 수', { unit: '명', max: 999, required: true, default: 0 }),
    processNo: process('공정'),
    contentDesc: text('상황 설명', { max: 2000, lines: 4 }),
    anonymousYn: yesNo('이름 숨김', { help: '안전관리자 외에는 보고자를 볼 수 없습니다.' }),
    vendorCd: vendor('업체', { system: true }),

    accTypeCd: code('발생형태', accidentTypes),
    potSevCd: code('잠재심각도', potentialSeverity),
    workCatCd: code('작업분류', 'WORK_CAT', { help: '같은 작업분류의 JSA를 14일 안에 다시 평가합니다.' }),
    hipoYn: yesNo('HiPo', { system: true }),
    ownerUserId: user('조치담당자'),
    triageDueYmd: day('분류기한', { system: true }),
    dueYmd: day('조치기한', { notBefore: 'today' }),

    measureDesc: text('개선대책', { max: 2000, lines: 5 }),
    afterFileId: attachments('조치 후 사진', { taskClass: 'NEAR_MISS_PHOTO' }),
    actionDt: dateTime('조치일시', { system: true }),
    imprNo: reference('개선', 'impr', { system: true }),
  },
  access: {
    create: 'anyone',
    anonymous: { field: 'anonymousYn', seenBy: ['SHM', 'SHD'] },
  },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: [
          'nearMissTitle',
          'placeDesc',
          'photoFileId',
          'occurDt',
          'injuredCnt',
          'processNo',
          'contentDesc',
          'anonymousYn',
        ],
        todo: { action: 'report' },
      },
      REPORTED: { label: '보고', tone: 'waiting', todo: { action: 'assign', due: 'triageDueYmd', kind: 'REVIEW' } },
      ACTION: {
        label: '조치중',
        tone: 'progress',
        editableBy: 'ownerUserId',
        editable: ['measureDesc', 'afterFileId'],
        todo: { action: 'finish', due: 'dueYmd' },
      },
      DONE: { label: '조치완료', tone: 'waiting', todo: { action: 'close', kind: 'CHECK' } },
      CLOSE: { label: '종결', tone: 'done' },
    },
    actions: {
      report: { label: '보고', from: 'TEMP', to: 'REPORTED', by: 'author', said: '보고했습니다.' },
      takeBack: { label: '회수', from: 'REPORTED', to: 'TEMP', by: 'author', said: '회수했습니다.' },
      sendBack: {
        label: '보완요청',
        from: 'REPORTED',
        to: 'TEMP',
        returns: true,
        by: 'SHM',
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      assign: {
        label: '조치지시',
        from: 'REPORTED',
        to: 'ACTION',
        by: 'SHM',
        needs: ['accTypeCd', 'potSevCd', 'ownerUserId', 'dueYmd'],
        takes: ['processNo', 'workCatCd'],
        said: '조치를 지시했습니다.',
      },
      finish: {
        label: '조치완료',
        from: 'ACTION',
        to: 'DONE',
        by: 'ownerUserId',
        needs: ['measureDesc', 'afterFileId'],
        said: '조치완료로 알렸습니다.',
      },
      improve: {
        label: '개선 등록',
        from: 'ACTION',
        to: 'ACTION',
        by: ({ potSevCd, imprNo }) => (Number(potSevCd) >= LEAST_REGISTERED_SEVERITY && !imprNo ? 'SHM' : []),
        said: '개선으로 등록했습니다.',
      },
      redo: {
        label: '재조치',
        from: 'DONE',
        to: 'ACTION',
        returns: true,
        by: ['SHM', 'SHD'],
        takes: ['dueYmd'],
        reason: 'text',
        said: '재조치를 요청했습니다.',
      },
      close: {
        label: '종결',
        from: 'DONE',
        to: 'CLOSE',
        by: 'SHM',
        approval: (record) => (record.hipoYn === 'Y' ? 'NEAR_MISS_CLOSE' : undefined),
        neverBy: 'ownerUserId',
        fourEyes: true,
        said: '종결했습니다.',
      },
    },
  },
  list: {
    columns: [
      'nearMissTitle',
      'placeDesc',
      'occurDt',
      'accTypeCd',
      'potSevCd',
      'hipoYn',
      'processNo',
      'ownerUserId',
      'triageDueYmd',
      'dueYmd',
      'vendorCd',
    ],
    filters: [
      'accTypeCd',
      'potSevCd',
      'hipoYn',
      'processNo',
      'ownerUserId',
      'vendorCd',
      'occurDt',
      'dueYmd',
      'triageDueYmd',
    ],
    shows: { potSevCd: ['hipoYn'] },
    search: ['nearMissTitle', 'placeDesc'],
    sort: ['occurDt', 'dueYmd'],
  },
})

export type NearMiss = RecordOf<typeof nearMiss>
