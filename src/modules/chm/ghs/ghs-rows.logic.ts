/** Rows of hazards as somebody enters them: what belongs to which class, and what is wrong with a row. */
import type { KnownHazard } from './ghs.logic.ts'
import { type AcuteRoute, acuteClassOf, type HazardClass } from './ghs-codes.model.ts'

export const ghsOrigins = { SUPPLIER: '공급자', CALC: '계산', TEST: '시험', BRIDGE: '가교원리' } as const
export type GhsOrigin = keyof typeof ghsOrigins

export interface HazardRow {
  hazardClassCd: HazardClass
  categoryCd: string | null
  routeCd: AcuteRoute | null
  organDesc: string | null
  noneYn: 'Y' | 'N'
  ateVal: number | null
  mFactorVal: number | null
  cutPctVal: number | null
  addYn: 'Y' | 'N'
  /** Where it comes from: a test or a bridge goes before what is worked out. */
  originCd: GhsOrigin
}

const isAcute = (hazardClassCd: HazardClass) => hazardClassCd.startsWith('ACUTE_')
const hasRoute = (hazardClassCd: HazardClass) => hazardClassCd === 'ACUTE_INHAL'
const hasFactor = ({ hazardClassCd, categoryCd }: Pick<HazardRow, 'hazardClassCd' | 'categoryCd'>) =>
  (hazardClassCd === 'AQ_ACUTE' || hazardClassCd === 'AQ_CHRONIC') && categoryCd === '1'

export interface RowProblem {
  field: keyof HazardRow
  code: string
  message: string
}
/**
 * What is wrong with one row.
 *
 * @param categories those that the class has
 */
export function hazardRowProblem(row: HazardRow, categories: readonly string[]): RowProblem | undefined {
  const { hazardClassCd, categoryCd, routeCd, noneYn, ateVal, mFactorVal } = row
  if (noneYn === 'Y')
    return categoryCd === null && ateVal === null
      ? undefined
      : {
          field: 'categoryCd',
          code: 'CHM_GHS_NONE_CAT',
          message: '분류되지 않음으로 둔 유해성에는 구분을 적지 않습니다.',
        }
  if (categoryCd !== null && !categories.includes(categoryCd))
    return { field: 'categoryCd', code: 'CHM_GHS_CAT', message: '해당 유해성에 없는 구분입니다.' }
  if (categoryCd === null && !(isAcute(hazardClassCd) && ateVal !== null))
    return { field: 'categoryCd', code: 'CHM_GHS_CAT_NEEDED', message: '구분을 고르거나 분류되지 않음을 표시하세요.' }
  if (hasRoute(hazardClassCd) !== (routeCd !== null) || (routeCd && acuteClassOf[routeCd] !== hazardClassCd))
    return {
      field: 'routeCd',
      code: 'CHM_GHS_ROUTE',
      message: '흡입 독성은 가스, 증기, 분진·미스트 가운데 하나를 고르세요.',
    }
  if (mFactorVal !== null && !hasFactor(row))
    return { field: 'mFactorVal', code: 'CHM_GHS_M', message: 'M 계수는 수생환경 유해성 구분 1에만 적습니다.' }
  return undefined
}

const keyOf = ({ hazardClassCd, routeCd, categoryCd }: HazardRow) =>
  [hazardClassCd, routeCd, hazardClassCd === 'STOT_SE' && categoryCd?.startsWith('3') ? categoryCd : ''].join(' ')
/** The place of a row that says something of a hazard of which an earlier one speaks already. Both effects of STOT 3 may stand. */
export const repeatedAt = (rows: readonly HazardRow[]): number =>
  rows.findIndex((row, at) => rows.findIndex((other) => keyOf(other) === keyOf(row)) < at)

/** As the rules of classification read it. */
export const knownHazard = (row: Omit<HazardRow, 'organDesc' | 'originCd'>): KnownHazard => ({
  hazardClassCd: row.hazardClassCd,
  categoryCd: row.categoryCd,
  isNone: row.noneYn === 'Y',
  routeCd: row.routeCd ?? null,
  ateVal: row.ateVal,
  mFactorVal: row.mFactorVal,
  cutPctVal: row.cutPctVal,
  isAdditive: row.addYn === 'Y',
})
