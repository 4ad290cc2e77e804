/** What a mixture is made of and what a rule of classification finds: the words that G1 to G5 have in common. */
import { type Fraction, fraction, sumOf } from './fraction.logic.ts'
import type { AcuteRoute, HazardClass } from './ghs-codes.model.ts'

/** What is known of one hazard of an ingredient. A hazard of which there is no row is not known. */
export interface KnownHazard {
  hazardClassCd: HazardClass
  /** Null where it is known that the ingredient is not classified, or where only its ATE is known. */
  categoryCd: string | null
  /** Known as not classified. */
  isNone?: boolean
  /** Of acute toxicity; what is breathed has one row for each form. */
  routeCd?: AcuteRoute | null
  ateVal?: number | null
  mFactorVal?: number | null
  /** The ingredient's own limit in %, asked before those of the rules. */
  cutPctVal?: number | null
  /** False: acts by itself, in no sum (some acids, bases, phenols, aldehydes, surfactants). */
  isAdditive?: boolean
}
export interface Ingredient {
  name: string
  /** The content that counts (A3), in wt%. */
  pct: number
  hazards: readonly KnownHazard[]
}
export interface Mixture {
  ingredients: readonly Ingredient[]
  /** 기타: at most so much of which nothing is known (A2). */
  restPct: number
  physStateCd: 'S' | 'L' | 'G'
  phVal: number | null
  flashPtVal: number | null
  boilPtVal: number | null
  /** mm²/s at 40 ℃ */
  kinViscVal: number | null
}

/** One value on the way to a result: what was added up, what came out, against which limit. */
export interface Step {
  /** Which sum or comparison, in the words of `stepWords`. */
  step: keyof typeof stepWords
  value: number | null
  limit: number | null
  isMet: boolean
  /** What went into it. */
  of: readonly { name: string; value: number }[]
}
export const stepWords = {
  ATE_SUM: 'Σ(함량 ÷ ATE)',
  ATE_UNKNOWN: '급성독성이 알려지지 않은 성분(%)',
  ATE_MIX: '혼합물 ATE',
  OWN_CUT: '물질 고유 한계농도(%)',
  PH: 'pH',
  SUM_1: 'Σ구분 1(%)',
  SUM_10_2: '10 × Σ구분 1 + Σ구분 2(%)',
  ALONE: '가산하지 않는 성분(%)',
  CUT: '성분별 한계농도(%)',
  SUM: 'Σ(%)',
  VISCOSITY: '동점도(㎟/s, 40 ℃)',
  AQ_SUM: 'Σ(함량 × M)',
  AQ_100: '가중합(%)',
  FLASH: '인화점(℃)',
  BOIL: '초기 끓는점(℃)',
  UNKNOWN: '알려지지 않은 성분(%)',
  M_UNKNOWN: 'M 계수를 모르는 성분',
} as const

/**
 * What a rule finds of one hazard. `CLASS`: at least this category. `NONE`: known as not classified. `CHECK` (확인 필요): a
 * value is missing without which nobody can say; it is never taken for not classified (A6).
 */
export interface Found {
  hazardClassCd: HazardClass
  routeCd: AcuteRoute | null
  ruleCd: 'G1' | 'G2' | 'G3' | 'G4' | 'G5'
  judgeCd: 'CLASS' | 'NONE' | 'CHECK'
  categoryCd: string | null
  /** What is unknown could make it a stricter category. */
  isOpen: boolean
  /** Said on the label and in section 2: the share of which the acute toxicity is unknown. */
  unknownPct: number | null
  /** 0.1 to below 1 % of a sensitiser: named in section 2 although nothing is classified for it. */
  named: readonly string[]
  steps: readonly Step[]
}

export const isMainCategory = (categoryCd: string | null | undefined, main: string): boolean =>
  categoryCd?.startsWith(main) ?? false

/** Rows of one hazard of an ingredient. */
export const hazardOf = ({ hazards }: Ingredient, hazardClassCd: HazardClass): KnownHazard | undefined =>
  hazards.find((one) => one.hazardClassCd === hazardClassCd)

/** The sum of contents, to the last stored decimal. */
export const pctSum = (ingredients: readonly Pick<Ingredient, 'pct'>[]): Fraction =>
  sumOf(ingredients.map(({ pct }) => fraction(pct)))

const notKnown = (hazardClassCd: HazardClass) => (one: Ingredient) => hazardOf(one, hazardClassCd) === undefined
/**
 * What is in the mixture and unknown for this hazard, from the content on at which it could count.
 *
 * @returns the most it can be: never more than what the others leave
 */
export function unknownOf(
  { ingredients, restPct }: Mixture,
  from: number,
  isUnknown: (one: Ingredient) => boolean,
): { pct: number; of: Step['of'] } {
  const unknown = ingredients.filter((one) => one.pct >= from && isUnknown(one))
  const others = ingredients.filter((one) => !isUnknown(one))
  const rest = restPct >= from ? restPct : 0
  const thousandth = (value: number) => Math.round(value * 1000)
  const asked = unknown.reduce((sum, { pct }) => sum + thousandth(pct), thousandth(rest))
  const left = Math.max(0, 100_000 - others.reduce((sum, { pct }) => sum + thousandth(pct), 0))
  const of = [
    ...unknown.map(({ name, pct }) => ({ name, value: pct })),
    ...(rest > 0 ? [{ name: '기타', value: rest }] : []),
  ]
  const pct = Math.min(asked, left) / 1000
  return { pct, of: pct > 0 ? of : [] }
}
export const unknownFor = (mixture: Mixture, hazardClassCd: HazardClass, from: number) =>
  unknownOf(mixture, from, notKnown(hazardClassCd))

/** Puts a result together: the strictest category that was found, and whether what is unknown could change it. */
export function finding(
  found: Pick<Found, 'hazardClassCd' | 'ruleCd' | 'steps'> & Partial<Found>,
  categoryCd: string | null,
  { isUnknown, isStrictest }: { isUnknown: boolean; isStrictest: boolean },
): Found {
  const isOpen = isUnknown && !isStrictest
  return {
    routeCd: null,
    unknownPct: null,
    named: [],
    ...found,
    categoryCd,
    isOpen,
    judgeCd: categoryCd !== null ? 'CLASS' : isUnknown ? 'CHECK' : 'NONE',
  }
}

/** The step that says what is unknown, where anything is. */
export const unknownStep = ({ pct, of }: { pct: number; of: Step['of'] }, limit: number): Step[] =>
  pct > 0 ? [{ step: 'UNKNOWN', value: pct, limit, isMet: true, of }] : []
