import { defineDocument } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  number,
  person,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'

/** What a vendor owes its people as their employer, and may hold itself. */
const externalClasses = {
  HIRE: '채용 시 교육',
  SPECIAL: '특별교육',
  CONS: '건설업 기초안전보건교육',
} as const

/**
 * Training that a vendor held for its own people or had held elsewhere; the host confirms that it took place:
 * 업체 자체교육.
 *
 * @law 산업안전보건법 제64조제1항제3호·제4호
 */
export const eduExternal = defineDocument({
  area: 'education',
  name: 'edu-external',
  label: '업체 자체교육',
  api: '/api/saf/education/external',
  route: { staff: '/education/external/eduExternal', vendor: '/vendor/subconEducation/eduExternal' },
  title: 'externalTitle',
  number: { format: 'EX-{yyyymmdd}-{000}', at: 'submit' },
  fields: {
    externalTitle: text('교육명', { max: 100, required: true }),
    vendorCd: vendor('업체', { system: true }),
    eduClassCd: code('교육구분', externalClasses, { required: true }),
    specialKindNo: count('특별교육 호', { min: 1, max: 39, help: '특별교육이면 시행규칙 별표 5의 작업 번호' }),
    eduYmd: day('교육일', { required: true, notAfter: 'today' }),
    hourVal: number('시간', { min: 0.5, max: 40, decimals: 1, unit: '시간', required: true }),
    orgNm: text('기관', { max: 100, required: true, help: '직접 했으면 업체명과 강사를 적습니다.' }),
    eduPersons: rows('이수자', { personNo: person('이수자', { required: true }) }, { required: true, max: 100 }),
    /** @law 산업안전보건법 시행규칙 제27조제5항제1호·제2호 */
    experiencedYn: yesNo('경력자 감면', {
      help: '같은 업종(특별교육은 같은 작업)에서 6개월 이상 일하고 이직 후 1년 이내인 사람은 절반만 이수하면 됩니다. 경력증명을 증빙에 붙입니다.',
    }),
    attachFileId: attachments('증빙', { taskClass: 'EDU_EXTERNAL', required: true }),
    personCnt: count('인원', { unit: '명', system: true }),
    checkUserId: user('확인자', { system: true }),
    checkDt: dateTime('확인일시', { system: true }),
  },
  access: { create: ['VAD', 'VSM'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'submit' } },
      RQST: { label: '제출', tone: 'waiting', todo: { action: 'confirm', kind: 'CHECK' } },
      RTN: { label: '보완요청', tone: 'waiting', editableBy: ['VAD', 'VSM'], todo: { action: 'submit' } },
      CONFIRM: { label: '확인', tone: 'done' },
    },
    actions: {
      submit: {
        label: '제출',
        from: ['TEMP', 'RTN'],
        to: 'RQST',
        by: ['VAD', 'VSM'],
        said: '교육담당에게 제출했습니다.',
      },
      confirm: { label: '확인', from: 'RQST', to: 'CONFIRM', by: ['EDU', 'SHM'], said: '교육 실시를 확인했습니다.' },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'RTN',
        returns: true,
        by: ['EDU', 'SHM'],
        reason: 'RTN_REASON',
        said: '업체에 보완을 요청했습니다.',
      },
    },
  },
  list: {
    columns: ['externalTitle', 'vendorCd', 'eduClassCd', 'specialKindNo', 'eduYmd', 'hourVal', 'personCnt', 'orgNm'],
    filters: ['vendorCd', 'eduClassCd', 'eduYmd'],
    search: ['externalTitle', 'orgNm'],
    sort: ['eduYmd', 'eduClassCd'],
  },
})
