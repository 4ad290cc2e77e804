import { defineDocument } from '#platform/model/document.ts'
import { amount, day, department, text, user, vendor, yesNo } from '#platform/model/field.ts'

const entered = [
  'vendorCd',
  'contractNo',
  'contractNm',
  'hostDeptCd',
  'ownUserId',
  'startYmd',
  'endYmd',
  'contractAmt',
  'permitWorkYn',
  'constYn',
  'constNo',
  'chemHandleYn',
  'chemReportYmd',
  'acidWorkYn',
  'acidApprNo',
  'acidApprToYmd',
] as const

/** What was agreed with a vendor, and what the law asks for it before work begins: 계약. */
export const vendorContract = defineDocument({
  name: 'vendor-contract',
  label: '계약',
  api: '/api/vendor/baseinfo/vendorcontract',
  route: { staff: '/vendor/baseInfo/vendorContract', vendor: '/vendor/portal/vendorContract' },
  title: 'contractNm',
  number: { format: 'CT-{yyyymmdd}-{000}', at: 'sign' },
  fields: {
    vendorCd: vendor('업체', { required: true }),
    contractNo: text('계약번호', { max: 50, required: true }),
    contractNm: text('계약명', { max: 200, required: true }),
    hostDeptCd: department('발주부서', { required: true }),
    ownUserId: user('공사감독', { required: true }),
    startYmd: day('시작일', { required: true }),
    endYmd: day('종료일', { required: true }),
    contractAmt: amount('금액', { min: 0 }),
    permitWorkYn: yesNo('작업허가 대상', { help: '대상이면 업체 위험군이 고위험이 됩니다.' }),
    constYn: yesNo('공사'),
    constNo: text('공사번호', { max: 50 }),
    chemHandleYn: yesNo('유해화학물질 도급'),
    chemReportYmd: day('도급신고일', { help: '화학물질관리법 제31조' }),
    acidWorkYn: yesNo('도급승인 대상'),
    acidApprNo: text('도급승인번호', { max: 50, help: '산업안전보건법 제59조' }),
    acidApprToYmd: day('도급승인 만료일'),
  },
  access: { create: ['PUR', 'OWN'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: entered, todo: { action: 'sign' } },
      ACTIVE: {
        label: '유효',
        tone: 'progress',
        editableBy: ['PUR', 'ownUserId'],
        // A construction comes into the ledger when it comes: its number is added then.
        editable: ['ownUserId', 'hostDeptCd', 'constYn', 'constNo'],
      },
      END: { label: '종료', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      sign: { label: '등록', from: 'TEMP', to: 'ACTIVE', by: 'author', said: '계약을 등록했습니다.' },
      extend: {
        label: '기간 변경',
        from: ['ACTIVE', 'END'],
        to: 'ACTIVE',
        by: ['PUR', 'ownUserId'],
        needs: ['endYmd'],
        takes: ['acidApprNo', 'acidApprToYmd'],
        reason: 'text',
        said: '계약 기간을 바꿨습니다.',
      },
      end: { label: '종료', from: 'ACTIVE', to: 'END', by: ['PUR', 'ownUserId'], said: '계약을 종료했습니다.' },
      cancel: {
        label: '취소',
        from: 'ACTIVE',
        to: 'CANC',
        by: 'PUR',
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
    },
  },
  list: {
    columns: ['contractNo', 'vendorCd', 'hostDeptCd', 'ownUserId', 'startYmd', 'endYmd', 'contractAmt', 'permitWorkYn'],
    filters: ['vendorCd', 'hostDeptCd', 'endYmd', 'permitWorkYn', 'chemHandleYn', 'acidWorkYn'],
    search: ['contractNm', 'contractNo'],
    sort: ['endYmd', 'vendorCd'],
  },
})
