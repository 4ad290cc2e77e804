/** R5: whether what is planned can keep it from happening again. */
import { isLostTime, type SevClass, type Yn } from './facts.logic.ts'

/** ACC_WEAK_WORD: what a measure is called that leaves everything as it was. */
const weakWords = /안전교육|재교육|교육|주의|환기|당부|강조|전파|홍보|실시|강화|철저|작업자|근로자|전원/g
const LETTERS_LEFT = 4

/** What is left of a measure without these words is no measure. */
export const isWeak = (measureDesc: string): boolean =>
  [...measureDesc.replaceAll(weakWords, ' ').matchAll(/\p{L}/gu)].length < LETTERS_LEFT

export type MeasureType = 'LAW' | 'ELIM' | 'SUBST' | 'ENG' | 'ADMIN' | 'PPE'
const strong: ReadonlySet<MeasureType | null> = new Set<MeasureType>(['ELIM', 'SUBST', 'ENG'])
export interface Measure {
  measureDesc: string
  measureTypeCd: MeasureType | null
  rootCauseNo: number | null
}
interface Planned {
  rootCauseNos: readonly number[]
  measures: readonly Measure[]
  sevClassCd: SevClass | null
  hipoYn: Yn
  /** Why the head of safety accepts measures none of which is technical. */
  noEngDesc: string | null
}
export interface MeasureProblem {
  code: string
  /** Korean with `{n}`. */
  message: string
  values?: Readonly<Record<string, number>>
}
/** @law 산업안전보건법 제54조제1항; 시행규칙 제72조제4호 (재해 재발방지 계획) */
export function measureProblems({ rootCauseNos, measures, sevClassCd, hipoYn, noEngDesc }: Planned): MeasureProblem[] {
  const bare = rootCauseNos.filter((no) => !measures.some(({ rootCauseNo }) => rootCauseNo === no)).length
  const isSerious = isLostTime(sevClassCd) || hipoYn === 'Y'
  const isTechnical = measures.some(({ measureTypeCd }) => strong.has(measureTypeCd)) || Boolean(noEngDesc?.trim())
  const isAllWeak = measures.length > 0 && measures.every(({ measureDesc }) => isWeak(measureDesc))
  return [
    ...(bare > 0
      ? [{ code: 'ACC_ROOT_BARE', message: '재발방지대책이 없는 근본원인이 {n}개 있습니다.', values: { n: bare } }]
      : []),
    ...(isSerious && !isTechnical
      ? [{ code: 'ACC_NO_ENG', message: '재발방지대책에 공학적 대책이 없습니다. 사유를 입력하세요.' }]
      : []),
    ...(isAllWeak ? [{ code: 'ACC_WEAK', message: '교육·주의만으로는 재발방지대책이 될 수 없습니다.' }] : []),
  ]
}
