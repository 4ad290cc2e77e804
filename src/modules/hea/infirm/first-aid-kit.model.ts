import { defineDocument } from '#platform/model/document.ts'
import { code, count, day, department, rows, text, user } from '#platform/model/field.ts'
import { healthTeam } from './visit.model.ts'

const checkResults = { OK: '이상 없음', LACK: '보충 필요' } as const

const described = ['kitNm', 'placeDesc', 'deptCd', 'managerUserId', 'contents'] as const

/** A first-aid box and where it hangs, what is in it, and its monthly check: 구급함. */
export const firstAidKit = defineDocument({
  area: 'hea',
  name: 'hea-first-aid-kit',
  label: '구급함',
  api: '/api/hea/infirm/firstaidkit',
  route: { staff: '/hea/infirm/firstAidKit' },
  title: 'kitNm',
  number: { format: 'FK-{yyyymmdd}-{000}', at: 'register' },
  fields: {
    kitNm: text('구급함 이름', { max: 100, required: true }),
    placeDesc: text('비치 장소', { max: 200, required: true }),
    deptCd: department('관리부서'),
    managerUserId: user('관리자', { required: true }),
    contents: rows(
      '내용물',
      {
        itemNm: text('품목', { max: 100, required: true }),
        needQtyVal: count('비치 기준', { required: true, max: 9999 }),
        haveQtyVal: count('있는 수량', { max: 9999 }),
        expireYmd: day('유효기간'),
      },
      { max: 60 },
    ),
    checkNoteDesc: text('점검 의견', { max: 500, lines: 2 }),
    lastCheckYmd: day('최근 점검일', { system: true }),
    lastResultCd: code('최근 점검 결과', checkResults, { system: true }),
    nextCheckYmd: day('다음 점검일', { system: true }),
  },
  access: { create: healthTeam },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: described, todo: { action: 'register' } },
      ACTIVE: {
        label: '사용',
        tone: 'done',
        editableBy: healthTeam,
        editable: described,
        todo: { action: 'check', due: 'nextCheckYmd', kind: 'CHECK' },
      },
      RETIRED: { label: '철거', tone: 'draft' },
    },
    actions: {
      register: { label: '등록', from: 'TEMP', to: 'ACTIVE', by: 'author', said: '구급함을 등록했습니다.' },
      check: {
        label: '월 점검',
        from: 'ACTIVE',
        to: 'ACTIVE',
        by: [...healthTeam, 'managerUserId'],
        takes: ['contents', 'checkNoteDesc'],
        said: '점검을 기록했습니다.',
      },
      retire: { label: '철거', from: 'ACTIVE', to: 'RETIRED', by: healthTeam, reason: 'text', danger: true },
    },
  },
  list: {
    columns: ['placeDesc', 'deptCd', 'managerUserId', 'lastCheckYmd', 'lastResultCd', 'nextCheckYmd'],
    filters: ['deptCd', 'managerUserId', 'lastResultCd', 'nextCheckYmd'],
    search: ['kitNm', 'placeDesc'],
    sort: ['nextCheckYmd'],
    views: false,
  },
})
