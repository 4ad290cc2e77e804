import { code, count, number, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { SUBSTANCE_ROUTE } from '../chm-routes.model.ts'

/** Solid, liquid, gas at 20 ℃. */
export const physStates = { S: '고체', L: '액체', G: '기체' } as const
/** Not entered: nobody knows. */
export const solubility = { Y: '수용성', N: '비수용성' } as const

const celsius = (label: string) => number(label, { unit: '℃', min: -273, max: 5000, decimals: 1 })

/**
 * Substances, the same for all plants. Exposure limits and the cycle of checkups stand with the harmful factor and nowhere
 * else; what is not entered is not known.
 */
export const substanceMaster = defineMaster({
  area: 'chm',
  name: 'chm-substance',
  label: '화학물질',
  api: '/api/chm/substance/chmsubstance',
  route: SUBSTANCE_ROUTE,
  table: 'chm_substance',
  key: ['chmSubstanceNo'],
  title: 'korNm',
  fields: {
    chmSubstanceNo: count('번호', { system: true }),
    casNo: text('CAS 번호', { max: 12, help: '없으면 없는 사유를 적습니다.' }),
    casNoneReasonDesc: text('CAS 번호가 없는 사유', { max: 200 }),
    korNm: text('국문명', { max: 200, required: true }),
    engNm: text('영문명', { max: 200, required: true }),
    synonymNms: text('이명', { max: 1000, lines: 3, help: '한 줄에 하나씩 적습니다.' }),
    nmInitials: text('초성', { max: 1500, system: true }),
    physStateCd: code('물리상태', physStates, { required: true, help: '20 ℃에서의 상태입니다.' }),
    molWeightVal: number('분자량', { min: 0, max: 99_999, decimals: 3 }),
    densityVal: number('밀도', { unit: 'kg/L', min: 0, max: 30, decimals: 4 }),
    flashPtVal: celsius('인화점'),
    boilPtVal: celsius('초기 끓는점'),
    autoIgnitTempVal: celsius('자연발화온도'),
    lelVal: number('폭발하한', { unit: 'vol%', min: 0, max: 100, decimals: 2 }),
    uelVal: number('폭발상한', { unit: 'vol%', min: 0, max: 100, decimals: 2 }),
    waterSolubleCd: code('수용성', solubility),
    factorCd: code('유해인자', 'HAZARD_FACTOR', {
      help: '노출기준과 검진 주기는 유해인자에 있습니다. 비우면 CAS 번호가 같은 유해인자를 잇습니다.',
    }),
    unNo: text('유엔번호', { max: 4 }),
    kReachNo: text('기존화학물질번호', { max: 20 }),
    regDesc: text('규제 목록', { max: 500, system: true }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['casNo', 'korNm', 'engNm', 'regDesc', 'physStateCd', 'flashPtVal', 'factorCd', 'unNo', 'useYn'],
    search: ['casNo', 'korNm', 'engNm', 'synonymNms', 'nmInitials', 'regDesc'],
    filters: ['physStateCd', 'waterSolubleCd', 'useYn'],
    order: ['korNm', 'chmSubstanceNo'],
  },
  found: 'casNo',
  // Without a CAS number it is known by its name; that no number stands twice its rules ask.
  unique: ['casNo', 'korNm'],
  usedBy: [
    { table: 'chm_mat_comp', column: 'chm_substance_no', label: '자재의 구성성분' },
    { table: 'chm_reg_item', column: 'chm_substance_no', label: '법규 목록의 항목' },
    { table: 'chm_sub_group_part', column: 'chm_substance_no', label: '물질군' },
  ],
})
