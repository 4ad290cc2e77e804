import { code, count, number, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { ghsPictures, signalWords } from '../ghs/ghs-codes.model.ts'
import { matJudges } from '../reg/reg-codes.model.ts'
import { physStates, solubility } from '../substance/substance.master.ts'
import { useKinds } from '../use/use-codes.model.ts'

const matOrigins = { BUY: '구매', OWN: '자사제품', VENDOR: '업체 반입' } as const

const celsius = (label: string) => number(label, { unit: '℃', min: -273, max: 5000, decimals: 1 })

/** Products: bought, made here, brought in. What is in them, their classes and labels stand on their page. */
export const materialMaster = defineMaster({
  area: 'chm',
  name: 'chm-material',
  label: '자재',
  api: '/api/chm/material/chmmaterial',
  route: MATERIAL_ROUTE,
  table: 'chm_material',
  key: ['chmMatNo'],
  title: 'matNm',
  fields: {
    chmMatNo: count('번호', { system: true }),
    chmMatCd: text('자재코드', { max: 30, required: true }),
    matNm: text('자재명', { max: 200, required: true }),
    nmInitials: text('초성', { max: 300, system: true }),
    originCd: code('출처 구분', matOrigins, { required: true, default: 'BUY' }),
    supplierNm: text('공급사', { max: 100, required: true, help: '경고표지에 적히는 이름입니다.' }),
    supplierAddr: text('공급사 주소', { max: 200 }),
    supplierTel: text('공급사 전화', { max: 30, format: 'phone', open: true }),
    supplierMail: text('공급사 메일', { max: 100, format: 'email' }),
    makerNm: text('제조사', { max: 100 }),
    useDesc: text('용도', { max: 200, required: true }),
    useCds: text('용도 구분', {
      max: 120,
      several: { codes: useKinds, between: ' ' },
      help: '용도를 조건으로 하는 법규 목록과 견줍니다. 비우면 그런 항목은 확인 필요입니다.',
    }),
    physStateCd: code('물리상태', physStates, { required: true, help: '20 ℃에서의 상태입니다.' }),
    mixtureYn: yesNo('혼합물', { default: 'Y' }),
    densityVal: number('밀도', { unit: 'kg/L', min: 0, max: 30, decimals: 4 }),
    phVal: number('pH', { min: -2, max: 16, decimals: 2 }),
    flashPtVal: celsius('인화점'),
    boilPtVal: celsius('초기 끓는점'),
    autoIgnitTempVal: celsius('자연발화온도'),
    kinViscVal: number('동점도', { unit: '㎟/s', min: 0, max: 9_999_999, decimals: 2, help: '40 ℃에서의 값입니다.' }),
    waterSolubleCd: code('수용성', solubility),
    unNo: text('유엔번호', { max: 4 }),
    signalWordCd: code('신호어', signalWords, { system: true }),
    pictogramCds: text('그림문자', { max: 60, system: true, several: { codes: ghsPictures, between: ' ' } }),
    regJudgeCd: code('규제', matJudges, { system: true }),
    regDesc: text('규제 목록', { max: 500, system: true }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: [
      'chmMatCd',
      'matNm',
      'supplierNm',
      'physStateCd',
      'pictogramCds',
      'signalWordCd',
      'regJudgeCd',
      'regDesc',
      'originCd',
      'flashPtVal',
      'useYn',
    ],
    search: ['chmMatCd', 'matNm', 'supplierNm', 'makerNm', 'nmInitials', 'regDesc'],
    filters: ['regJudgeCd', 'originCd', 'physStateCd', 'signalWordCd', 'useYn'],
    order: ['matNm', 'chmMatNo'],
  },
  found: 'chmMatCd',
  unique: ['chmMatCd'],
  usedBy: [
    {
      table: 'chm_mat_use',
      column: 'chm_mat_no',
      label: '사업장의 사용',
      where: "status_cd <> 'RETIRED' and delete_yn = 'N'",
    },
    { table: 'chm_label_print', column: 'chm_mat_no', label: '출력한 경고표지', where: 'print_cnt > replace_cnt' },
  ],
})
