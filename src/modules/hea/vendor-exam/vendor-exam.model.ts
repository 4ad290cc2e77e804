import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, day, person, reference, rows, text, vendor } from '#platform/model/field.ts'
import { workFits } from '../result/result-codes.model.ts'

const entered = [
  'personNo',
  'factors',
  'examYmd',
  'examOrgNm',
  'designationNo',
  'workFitCd',
  'conditionDesc',
  'reviewYmd',
  'attachFileId',
] as const

/**
 * Whether somebody of a vendor was examined before he works with what is harmful, and whether he may: what a certificate
 * says of his fitness, no finding. It follows the human from vendor to vendor: 협력업체 배치전검진.
 *
 * @law 산업안전보건법 제130조제2항, 제138조
 */
export const vendorExam = defineDocument({
  area: 'hea',
  name: 'hea-vendor-exam',
  label: '협력업체 배치전검진',
  api: '/api/hea/checkup/vendorexam',
  route: { staff: '/hea/checkup/vendorExam' },
  title: 'workerNm',
  number: { format: 'HVE-{yyyymmdd}-{000}', at: 'confirm' },
  fields: {
    workerNm: text('성명', { max: 100, system: true }),
    personNo: person('대상자', { required: true }),
    /** Not `vendorCd`: that would open the row to his vendor. */
    workerVendorCd: vendor('소속 업체', { system: true }),
    deptRqstNo: reference('대상 신청', 'dept-rqst', { system: true }),
    factors: rows('유해인자', { factorCd: code('유해인자', 'HAZARD_FACTOR', { required: true }) }, { max: 30 }),
    factorNms: text('유해인자', { max: 500, system: true }),
    examYmd: day('검진일', { notAfter: 'today' }),
    examOrgNm: text('검진한 기관', { max: 100 }),
    designationNo: text('지정번호', { max: 50, help: '특수건강진단기관의 지정번호입니다.' }),
    workFitCd: code('업무적합성', workFits),
    conditionDesc: text('근무 조건', {
      max: 500,
      lines: 2,
      help: "업무적합성 '나'는 반드시 입력합니다. 병명은 적지 않습니다.",
    }),
    reviewYmd: day('재평가일', { help: "업무적합성 '다'는 반드시 입력합니다." }),
    attachFileId: attachments('건강진단 확인서', { taskClass: 'HEA_VENDOR_EXAM' }),
  },
  access: { create: ['HLM', 'NUR'], confidential: { worker: 'personNo', levels: ['F'] } },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: entered, todo: { action: 'confirm' } },
      /** Asked for by a vendor: `dept-rqst` of the class HEALTH_CHK. */
      RQST: {
        label: '확인대기',
        tone: 'waiting',
        editableBy: ['HLM', 'NUR'],
        editable: entered.filter((name) => name !== 'personNo'),
        todo: { action: 'confirm', kind: 'CHECK' },
      },
      CONFIRM: { label: '확인', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      confirm: {
        label: '확인',
        from: ['TEMP', 'RQST'],
        to: 'CONFIRM',
        by: ['HLM', 'NUR'],
        needs: ['factors', 'examYmd', 'examOrgNm', 'designationNo', 'workFitCd', 'attachFileId'],
        said: '배치전검진을 확인했습니다.',
      },
      cancel: {
        label: '취소',
        from: ['RQST', 'CONFIRM'],
        to: 'CANC',
        by: 'HLM',
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
      request: { label: '확인대기', from: 'TEMP', to: 'RQST', by: 'program' },
    },
  },
  list: {
    columns: ['workerVendorCd', 'factorNms', 'examYmd', 'workFitCd', 'reviewYmd'],
    filters: ['workFitCd', 'workerVendorCd', 'examYmd', 'personNo'],
    search: ['workerNm', 'factorNms'],
    sort: ['examYmd', 'personNo'],
  },
})
