import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, count, day, number, text, yesNo } from '#platform/model/field.ts'
import { SECRET_ROUTE } from '../chm-routes.model.ts'

const origins = { OWN: '자사 신청', SUPPLIER: '공급사 승인' } as const
const percent = (label: string) => number(label, { unit: '%', min: 0, max: 100, decimals: 3 })
const applied = [
  'chmMatNo',
  'altNm',
  'substanceNm',
  'pctVal',
  'altMinPctVal',
  'altMaxPctVal',
  'rndYn',
  'reasonDesc',
  'attachFileId',
  'applyYmd',
] as const

/**
 * A component that is not named on the sheet, with the approval by which it may be: 비공개 승인. Our own is applied for
 * here; a supplier's comes with his sheet.
 *
 * @law 산업안전보건법 제112조, 시행규칙 제161조–제164조 (확인 필요)
 */
export const chmSecret = defineDocument({
  area: 'chm',
  name: 'chm-secret',
  label: '비공개 승인',
  api: '/api/chm/msds/chmsecret',
  route: { staff: SECRET_ROUTE },
  title: 'altNm',
  number: { format: 'CS-{yyyymmdd}-{000}', at: 'apply' },
  fields: {
    chmMatNo: count('자재', { min: 1, max: 2_000_000_000, required: true }),
    matNm: text('자재명', { max: 200, system: true }),
    altNm: text('성분 대체명', { max: 200, required: true }),
    originCd: code('구분', origins, { system: true, default: 'OWN' }),
    substanceNm: text('CAS 번호 또는 국문명', { max: 200 }),
    pctVal: percent('함량'),
    altMinPctVal: percent('대체 최소'),
    altMaxPctVal: percent('대체 최대'),
    rndYn: yesNo('연구개발용', { help: '연구개발용은 2주 안에 결정됩니다.' }),
    reasonDesc: text('비공개 사유', { max: 1000, lines: 4 }),
    attachFileId: attachments('신청 자료', { taskClass: 'CHM_SECRET' }),
    applyYmd: day('신청일', { notAfter: 'today' }),
    decideByYmd: day('결정 기한', { system: true }),
    resultDesc: text('결과', { max: 500, lines: 2 }),
    approvalNo: text('승인번호', { max: 50 }),
    startYmd: day('유효 시작일'),
    endYmd: day('유효 만료일', { help: '비워 두면 시작일부터 5년입니다.' }),
    extendDueYmd: day('연장신청 기한', { system: true }),
    extendYmd: day('연장신청일', { notAfter: 'today' }),
  },
  access: { create: ['CHM'], plants: 'all' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '신청 준비', tone: 'draft', editableBy: 'author', editable: applied, todo: { action: 'apply' } },
      APPLY: { label: '심사중', tone: 'waiting', todo: { action: 'approve', due: 'decideByYmd', kind: 'CHECK' } },
      APPR: { label: '승인', tone: 'done' },
      PART: { label: '부분승인', tone: 'progress' },
      REJ: { label: '불승인', tone: 'danger' },
      END: { label: '만료', tone: 'suspended' },
    },
    actions: {
      apply: {
        label: '신청',
        from: 'TEMP',
        to: 'APPLY',
        by: 'CHM',
        needs: ['substanceNm', 'pctVal', 'altMinPctVal', 'altMaxPctVal', 'reasonDesc', 'applyYmd'],
        said: '신청을 기록했습니다.',
      },
      approve: {
        label: '승인 기록',
        from: 'APPLY',
        to: 'APPR',
        by: 'CHM',
        needs: ['approvalNo', 'startYmd'],
        takes: ['endYmd', 'resultDesc', 'attachFileId'],
        said: '승인을 기록했습니다.',
      },
      approvePart: {
        label: '부분승인 기록',
        from: 'APPLY',
        to: 'PART',
        by: 'CHM',
        needs: ['approvalNo', 'startYmd', 'resultDesc'],
        takes: ['endYmd', 'altMinPctVal', 'altMaxPctVal', 'altNm'],
        said: '부분승인을 기록했습니다.',
      },
      reject: { label: '불승인 기록', from: 'APPLY', to: 'REJ', by: 'CHM', needs: ['resultDesc'], danger: true },
      extend: {
        label: '연장신청 기록',
        from: ['APPR', 'PART'],
        by: 'CHM',
        needs: ['extendYmd'],
        takes: ['attachFileId'],
        said: '연장신청을 기록했습니다.',
      },
      renew: {
        label: '연장승인 기록',
        from: ['APPR', 'PART'],
        by: ({ extendYmd }) => (extendYmd ? 'CHM' : []),
        needs: ['approvalNo', 'startYmd'],
        takes: ['endYmd', 'resultDesc'],
        said: '연장승인을 기록했습니다.',
      },
      register: { label: '공급사 승인 등록', from: 'TEMP', to: 'APPR', by: 'program' },
      expire: { label: '만료', from: ['APPR', 'PART'], to: 'END', by: 'program' },
    },
  },
  list: {
    columns: [
      'matNm',
      'originCd',
      'approvalNo',
      'startYmd',
      'endYmd',
      'extendDueYmd',
      'extendYmd',
      'applyYmd',
      'chmMatNo',
    ],
    filters: ['originCd', 'endYmd', 'chmMatNo'],
    search: ['altNm', 'matNm', 'approvalNo'],
    sort: ['endYmd', 'chmMatNo'],
  },
})
