import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, day, rows, text, user, yesNo } from '#platform/model/field.ts'
import { MSDS_ROUTE } from '../chm-routes.model.ts'
import { hazardFields } from '../ghs/hazard-fields.model.ts'
import { compFields } from '../material/comp-fields.model.ts'
import { emptyTypes, msdsExcepts, msdsLangs, msdsOrigins } from './msds-sections.model.ts'

const sectionFields = {
  sectionNo: count('항목', { min: 1, max: 16, required: true }),
  bodyDesc: text('내용', { max: 20_000, lines: 12 }),
  emptyTypeCd: code('내용 없음', emptyTypes),
}

/**
 * A safety data sheet of a product, the same for all plants: 물질안전보건자료. The Korean one that is in force decides
 * composition, classes, regulations, labels, and who has to be taught (S11).
 *
 * @law 산업안전보건법 제110조–제114조
 */
export const chmMsds = defineDocument({
  area: 'chm',
  name: 'chm-msds',
  label: 'MSDS',
  api: '/api/chm/msds/chmmsds',
  route: { staff: MSDS_ROUTE },
  title: 'matNm',
  number: { format: 'MS-{yyyymmdd}-{0000}', at: 'request' },
  stories: { CHOOSE: '분류 확정' },
  fields: {
    chmMatNo: count('자재', { min: 1, max: 2_000_000_000, required: true }),
    matNm: text('자재명', { max: 200, system: true }),
    supplierNm: text('공급사', { max: 100, required: true }),
    msdsSubmitNo: text('MSDS번호', { max: 30, help: '자료 머리글의 제출번호입니다. 예: AA00000-0000000000' }),
    exceptCd: code('제출 제외', msdsExcepts, { help: '제출번호가 없는 자료는 제외 사유를 고릅니다.' }),
    revNo: text('개정번호', { max: 20, required: true }),
    revYmd: day('개정일', { required: true, notAfter: 'today' }),
    writeYmd: day('최초 작성일', { notAfter: 'today' }),
    langCd: code('언어', msdsLangs, { required: true, default: 'ko' }),
    emergencyTel: text('긴급전화', { max: 30, format: 'phone', open: true, required: true }),
    originCd: code('작성', msdsOrigins, { required: true, default: 'RECEIVED' }),
    attachFileId: attachments('원본 파일', { taskClass: 'MSDS' }),
    sections: rows('16개 항목', sectionFields, { max: 16 }),
    comps: compFields,
    restOkYn: yesNo('나머지는 기타(미기재)로 확인', { help: '최대 함량의 합이 100%보다 작을 때 확인합니다.' }),
    hazards: hazardFields,

    calcDesc: text('계산 분류를 따르는 유해성', { max: 1000, system: true }),
    ghsReasonDesc: text('분류 확정 사유', { max: 500, system: true }),
    ghsUserId: user('분류 확정자', { system: true }),
    requestUserId: user('검토요청자', { system: true }),
    reviewByYmd: day('검토기한', { system: true }),
    effectiveYmd: day('승인일', { system: true }),
    /** Against the revision before: the sections that differ, a space between them. */
    changedDesc: text('바뀐 항목', { max: 50, system: true }),
    /** S12: handlers are taught again. */
    teachYn: yesNo('교육 대상 개정', { system: true }),
    reviewDueYmd: day('재검토 기한', { system: true }),
    keepYmd: day('보존기한', { system: true }),
  },
  access: { create: ['CHM'], plants: 'all' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'request' } },
      RTN: { label: '보완요청', tone: 'waiting', editableBy: ['author', 'CHM'], todo: { action: 'request' } },
      REVIEW: { label: '검토중', tone: 'waiting', todo: { action: 'approve', due: 'reviewByYmd', kind: 'REVIEW' } },
      ACTIVE: { label: '유효', tone: 'done' },
      OLD: { label: '이전 개정', tone: 'suspended' },
      RETIRED: { label: '폐기|msds', tone: 'suspended' },
    },
    actions: {
      request: {
        label: '검토요청',
        from: ['TEMP', 'RTN'],
        to: 'REVIEW',
        by: ['author', 'CHM'],
        said: '검토를 요청했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'REVIEW',
        to: 'RTN',
        returns: true,
        by: ['CHM', 'HLM', 'TOX'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      approve: {
        label: '승인',
        from: 'REVIEW',
        to: 'ACTIVE',
        by: ({ requestUserId }) => (requestUserId ? ['CHM', 'HLM', 'TOX'] : 'CHM'),
        fourEyes: true,
        said: '승인했습니다. 구성성분과 분류가 이 개정본을 따릅니다.',
      },
      replace: { label: '이전 개정으로', from: 'ACTIVE', to: 'OLD', by: 'program' },
      retire: {
        label: '폐기|msds',
        from: 'ACTIVE',
        to: 'RETIRED',
        by: 'CHM',
        reason: 'text',
        danger: true,
        said: '폐기했습니다. 자료는 5년 동안 볼 수 있습니다.',
      },
    },
  },
  list: {
    columns: [
      'supplierNm',
      'msdsSubmitNo',
      'revNo',
      'revYmd',
      'langCd',
      'reviewDueYmd',
      'effectiveYmd',
      'changedDesc',
      'exceptCd',
      'originCd',
      'chmMatNo',
    ],
    filters: ['langCd', 'revYmd', 'reviewDueYmd', 'exceptCd', 'chmMatNo'],
    search: ['matNm', 'supplierNm', 'msdsSubmitNo'],
    sort: ['revYmd', 'reviewDueYmd', 'chmMatNo'],
  },
})
export type ChmMsds = RecordOf<typeof chmMsds>
