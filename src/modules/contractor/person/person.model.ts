/** People who work for vendors: what the roster holds, in one declaration for the form, the checks and the sheet. */
import { menu } from '#platform/model/call.ts'
import { attachments, code, day, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { rowStates } from '#platform/model/row-states.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import type { VendorPersonState } from '#platform/model/vendor-states.ts'

export const personRoutes = {
  staff: '/vendor/baseInfo/vendorPerson',
  vendor: '/vendor/portal/vendorPerson',
} as const

/** Kept by routes of its own: what of it is shown depends on who asks. */
export const roster = defineMaster({
  area: 'contractor',
  name: 'vendor-person',
  label: '소속인원',
  api: '/api/vendor/portal/person',
  route: personRoutes.vendor,
  table: 'vendor_person',
  key: ['personNo'],
  title: 'personNm',
  fields: {
    personNo: text('인원번호', { max: 20, system: true }),
    personNm: text('성명', { max: 200, required: true }),
    birthYmd: day('생년월일', { required: true, notAfter: 'today' }),
    genderCd: code('성별', 'GENDER'),
    nationCd: code('국적', 'NATION', { required: true, default: 'KR' }),
    visaTypeCd: code('체류자격', 'VISA_TYPE'),
    visaToYmd: day('체류만료'),
    phoneNo: text('휴대폰', { max: 20, format: 'phone', required: true }),
    emergencyPhoneNo: text('비상연락처', { max: 20, format: 'phone', required: true }),
    langCd: code('사용언어', 'LANG', { required: true, default: 'kr' }),
    jobTypeCd: code('직종', 'JOB_TYPE', { required: true }),
    employTypeCd: code('고용형태', 'EMPLOY_TYPE', { required: true }),
    contractFromYmd: day('근로계약 시작'),
    contractToYmd: day('근로계약 종료'),
    hireYmd: day('입사일', { required: true, notAfter: 'today' }),
    agreeYn: yesNo('개인정보 동의'),
    photoFileId: attachments('사진', { taskClass: 'PERSON_PHOTO' }),
  },
  list: {
    columns: ['personNm', 'birthYmd', 'jobTypeCd', 'nationCd', 'phoneNo', 'employTypeCd', 'hireYmd'],
    search: ['personNm'],
    order: ['personNm'],
  },
})

/** The roster as it comes in by Excel, which only a vendor sends; somebody with his number is there already. */
export const rosterSheet = defineSheet({
  area: 'contractor',
  label: roster.label,
  api: `${roster.api}s`,
  right: menu(Object.values(personRoutes), 'write'),
  columns: { ...roster.fields, personNo: text('인원번호', { max: 20, help: '비우면 새로 등록합니다.' }) },
  most: 300,
  tooManyCd: 'ROSTER_TOO_MANY',
})

export const PERSON_STATES = {
  ACTIVE: { label: '재직', tone: 'done' },
  WAIT: { label: '이적대기', tone: 'waiting' },
  LEAVE: { label: '퇴사', tone: 'suspended' },
} as const satisfies Record<VendorPersonState, unknown>

/** A request of a vendor for somebody who is still on the roster of another. */
export const moves = rowStates('person_move', {
  column: 'moveStatusCd',
  states: ['RQST', 'CONFIRM', 'AUTO', 'CANC'],
  moves: {
    release: { from: 'RQST', to: 'CONFIRM' },
    /** Not answered in time. */
    lapse: { from: 'RQST', to: 'AUTO' },
    cancel: { from: 'RQST', to: 'CANC' },
  },
})
