import { defineDocument } from '#platform/model/document.ts'
import { amount, attachments, code, dayRange, rows, text } from '#platform/model/field.ts'
import { checkupClasses } from './checkup-codes.model.ts'

/** Who examines: a clinic with what it is designated for, until when, and at which price: 검진기관. */
export const checkedOrg = defineDocument({
  area: 'hea',
  name: 'hea-checked-org',
  label: '검진기관',
  api: '/api/hea/checkup/checkedorg',
  route: { staff: '/hea/checkup/checkupOrg' },
  title: 'checkedOrgNm',
  number: { format: 'HCO-{yyyymmdd}-{000}', at: 'use' },
  fields: {
    checkedOrgNm: text('기관명', { max: 100, required: true }),
    designationNo: text('지정번호', { max: 50, help: '특수건강진단기관으로 지정된 번호입니다.' }),
    valid: dayRange('유효기간', { required: true }),
    classes: rows(
      '가능 검진구분',
      { classCd: code('검진구분', checkupClasses, { required: true }), unitAmt: amount('단가') },
      { required: true, max: 6 },
    ),
    /** None: all of them. */
    factors: rows('지정 유해인자', { factorCd: code('유해인자', 'HAZARD_FACTOR', { required: true }) }, { max: 200 }),
    contactNm: text('기관 담당자', { max: 50 }),
    contactTel: text('연락처', { max: 20, format: 'phone', open: true }),
    addrDesc: text('주소', { max: 200 }),
    attachFileId: attachments('지정서', { taskClass: 'HEA_ORG' }),
  },
  access: { create: ['HLM', 'NUR'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: ['HLM', 'NUR'], todo: { action: 'use' } },
      ACTIVE: { label: '사용', tone: 'done', editableBy: ['HLM', 'NUR'] },
      RETIRED: { label: '사용 안 함', tone: 'suspended' },
    },
    actions: {
      use: { label: '사용', from: ['TEMP', 'RETIRED'], to: 'ACTIVE', by: ['HLM', 'NUR'], said: '저장되었습니다.' },
      retire: { label: '사용 중지', from: 'ACTIVE', to: 'RETIRED', by: ['HLM', 'NUR'], said: '사용을 중지했습니다.' },
    },
  },
  list: {
    columns: ['checkedOrgNm', 'designationNo', 'valid', 'contactNm', 'contactTel'],
    filters: ['valid'],
    search: ['checkedOrgNm', 'designationNo'],
    sort: [],
    views: false,
  },
})
