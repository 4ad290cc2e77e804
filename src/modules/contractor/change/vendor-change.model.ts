import { defineDocument } from '#platform/model/document.ts'
import { count, text, vendor } from '#platform/model/field.ts'

/** What a vendor may ask to have changed; everything else follows from decisions of the site. */
export const changeable = ['chiefNm', 'insureMgmtNo', 'regWorkerCnt', 'safMgrNm', 'safMgrPhoneNo'] as const

/** What a vendor wants changed in its own master data: 업체정보 변경신청. */
export const vendorChange = defineDocument({
  area: 'contractor',
  name: 'vendor-change',
  label: '업체정보 변경신청',
  api: '/api/vendor/baseinfo/vendorchange',
  route: { staff: '/vendor/baseInfo/vendorChange', vendor: '/vendor/portal/vendorChange' },
  title: 'changeReasonDesc',
  number: { format: 'VG-{yyyymmdd}-{000}', at: 'submit' },
  fields: {
    vendorCd: vendor('업체', { system: true }),
    changeReasonDesc: text('변경 사유', { max: 200, required: true }),
    chiefNm: text('대표자명', { max: 40, required: true }),
    insureMgmtNo: text('산재보험 관리번호', { max: 14, required: true }),
    regWorkerCnt: count('상시근로자수', { unit: '명', min: 1, max: 100000, required: true }),
    safMgrNm: text('안전관리자', { max: 40 }),
    safMgrPhoneNo: text('안전관리자 휴대폰', { max: 20, format: 'phone' }),
  },
  access: { create: 'VAD' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'submit' } },
      RQST: { label: '신청', tone: 'waiting', todo: { action: 'confirm', kind: 'REVIEW' } },
      RTN: { label: '보완요청', tone: 'waiting', editableBy: 'author', todo: { action: 'submit' } },
      CONFIRM: { label: '반영', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      submit: { label: '신청', from: ['TEMP', 'RTN'], to: 'RQST', by: 'author', said: '변경을 신청했습니다.' },
      confirm: { label: '반영', from: 'RQST', to: 'CONFIRM', by: ['PUR', 'SHM'], said: '업체정보에 반영했습니다.' },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'RTN',
        returns: true,
        by: ['PUR', 'SHM'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      cancel: { label: '취소', from: ['RQST', 'RTN'], to: 'CANC', by: 'author', reason: 'text', said: '취소했습니다.' },
    },
  },
  list: {
    columns: ['vendorCd', 'changeReasonDesc'],
    filters: ['vendorCd'],
    search: ['changeReasonDesc'],
    sort: ['vendorCd'],
  },
})
