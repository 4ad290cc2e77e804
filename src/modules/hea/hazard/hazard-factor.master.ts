import { code, count, number, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Classes of harmful factors of 시행규칙 별표 21 and 22. */
export const factorGroups = {
  ORG: '유기화합물',
  MET: '금속류',
  ACID: '산·알칼리류',
  GAS: '가스 상태 물질류',
  PERMIT: '허가대상 유해물질',
  OIL: '금속가공유',
  DUST: '분진',
  PHYS: '물리적 인자',
  NIGHT: '야간작업',
  ETC: '그 밖의 유해인자',
} as const

/** In what form it is in the air: particles are measured in mg/㎥, gases and vapours in ppm. */
export const factorPhases = { GAS: '가스·증기', PARTICLE: '입자상', PHYS: '물리적 인자' } as const

/** The law says yes, says no, or it was not certain: that is shown as unknown and never as no. */
const duty = { Y: '해당', N: '비해당' } as const

/**
 * Harmful factors: what workers are exposed to, what is measured against which limit, and how often who is examined.
 *
 * @law 산업안전보건법 시행규칙 별표 21(작업환경측정), 별표 22(특수건강진단), 별표 23(주기), 제241조(보존); 화학물질 및 물리적 인자의 노출기준
 */
export const hazardFactorMaster = defineMaster({
  area: 'hea',
  name: 'hazard-factor',
  label: '유해인자',
  api: '/api/hea/checkup/hazardfactor',
  route: '/hea/checkup/hazardFactor',
  table: 'hea_hazard_factor',
  key: ['factorCd'],
  title: 'factorNm',
  fields: {
    factorCd: text('인자코드', {
      max: 20,
      required: true,
      help: 'CAS 번호 또는 영문 대문자. 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    factorNm: text('인자명', { max: 100, required: true }),
    factorEnNm: text('영문명', { max: 200 }),
    casNo: text('CAS 번호', { max: 12 }),
    factorGroupCd: code('분류', factorGroups, { required: true }),
    phaseCd: code('상태', factorPhases, { required: true }),
    cycleGroupNo: count('주기그룹', {
      min: 1,
      max: 6,
      help: '시행규칙 별표 23의 구분 1~6. 특수건강진단 대상이 아니면 비웁니다.',
    }),
    firstMonthCnt: count('첫 검진', { min: 1, max: 60, unit: '개월' }),
    cycleMonthCnt: count('주기', { min: 1, max: 60, unit: '개월' }),
    keepYearCnt: count('보존', { min: 1, max: 50, unit: '년', required: true, default: 5 }),
    molWeightVal: number('분자량', { min: 0, max: 99999 }),
    twaPpmVal: number('TWA (ppm)', { min: 0, max: 999999, decimals: 4 }),
    stelPpmVal: number('STEL (ppm)', { min: 0, max: 999999, decimals: 4 }),
    ceilPpmVal: number('최고 (ppm)', { min: 0, max: 999999, decimals: 4 }),
    twaMgVal: number('TWA (mg/㎥)', { min: 0, max: 999999, decimals: 4 }),
    stelMgVal: number('STEL (mg/㎥)', { min: 0, max: 999999, decimals: 4 }),
    ceilMgVal: number('최고 (mg/㎥)', { min: 0, max: 999999, decimals: 4 }),
    specialCheckYn: code('특수건강진단', duty),
    measureYn: code('작업환경측정', duty),
    specialMgmtYn: code('특별관리물질', duty),
    permitYn: code('허가대상', duty),
    controlYn: code('관리대상', duty),
    skinYn: code('피부 흡수', duty),
    verifiedYn: yesNo('원문 확인'),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: [
      'factorNm',
      'casNo',
      'factorGroupCd',
      'cycleGroupNo',
      'firstMonthCnt',
      'cycleMonthCnt',
      'keepYearCnt',
      'specialCheckYn',
      'measureYn',
      'specialMgmtYn',
      'useYn',
    ],
    search: ['factorCd', 'factorNm', 'factorEnNm'],
    filters: ['factorGroupCd', 'cycleGroupNo', 'useYn'],
    order: ['sortOrder', 'factorNm'],
  },
  usedBy: [{ table: 'hea_worker_hazard', column: 'factor_cd', label: '노출 근로자' }],
  namedAs: { group: 'HAZARD_FACTOR' },
})
