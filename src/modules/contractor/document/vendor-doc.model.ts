import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, day, text, vendor } from '#platform/model/field.ts'
import { keptWords } from '#platform/model/sentences.ts'

/** What a vendor proves with papers. */
export const vendorDocTypes = {
  INS: '산재보험가입증명',
  LIA: '배상책임보험',
  LIC: '면허·등록증',
  SHP: '안전보건관리규정',
  RA: '위험성평가',
  ORG: '안전조직도',
  TAX: '납세증명',
} as const
export type VendorDocType = keyof typeof vendorDocTypes
/** As a sentence names it. */
export const docWord = keptWords('VENDOR_DOC', vendorDocTypes, 'contractor')

const entered = ['vendorCd', 'docTypeCd', 'validFromYmd', 'validToYmd', 'attachFileId', 'remarkDesc'] as const

/** A certificate, insurance or rule of a vendor that holds for a time: 자격·보험서류. */
export const vendorDoc = defineDocument({
  area: 'contractor',
  name: 'vendor-doc',
  label: '자격·보험서류',
  api: '/api/vendor/baseinfo/vendordoc',
  route: { staff: '/vendor/baseInfo/vendorDoc', vendor: '/vendor/portal/vendorDoc' },
  title: 'docNm',
  number: { format: 'VC-{yyyymmdd}-{000}', at: 'submit' },
  fields: {
    docNm: text('서류명', { max: 100, system: true, kept: true }),
    vendorCd: vendor('업체', { required: true }),
    docTypeCd: code('서류종류', vendorDocTypes, { required: true }),
    validFromYmd: day('유효시작', { required: true }),
    validToYmd: day('유효종료', { required: true }),
    attachFileId: attachments('파일', { taskClass: 'VENDOR_DOC' }),
    remarkDesc: text('비고', { max: 500, lines: 2 }),
  },
  access: { create: ['VAD', 'VSM', 'PUR', 'OWN', 'SHM'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: entered,
        todo: { action: 'submit' },
      },
      RQST: { label: '제출', tone: 'waiting', todo: { action: 'confirm', kind: 'REVIEW' } },
      RTN: {
        label: '보완요청',
        tone: 'waiting',
        editableBy: ['author', 'VAD', 'VSM'],
        editable: entered,
        todo: { action: 'submit' },
      },
      CONFIRM: { label: '확인', tone: 'done' },
      EXPIRED: { label: '만료', tone: 'danger' },
    },
    actions: {
      submit: {
        label: '제출',
        from: ['TEMP', 'RTN'],
        to: 'RQST',
        by: ['author', 'VAD', 'VSM'],
        needs: ['attachFileId'],
        said: '제출했습니다.',
      },
      confirm: {
        label: '확인',
        from: 'RQST',
        to: 'CONFIRM',
        by: ['SHM', 'PUR'],
        fourEyes: true,
        said: '서류를 확인했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'RTN',
        returns: true,
        by: ['SHM', 'PUR'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      expire: { label: '만료', from: 'CONFIRM', to: 'EXPIRED', by: 'program' },
    },
  },
  list: {
    columns: ['vendorCd', 'docTypeCd', 'validFromYmd', 'validToYmd'],
    filters: ['docTypeCd', 'vendorCd', 'validToYmd'],
    search: ['docNm'],
    sort: ['validToYmd', 'vendorCd'],
    views: { first: 'all', day: null },
  },
})
