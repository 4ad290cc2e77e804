/** G3: hazards that a mixture has from a content of a single ingredient on, and those of which contents are added up. */
import { fraction, isAtLeast, toNumber } from './fraction.logic.ts'
import {
  type Found,
  finding,
  hazardOf,
  type Ingredient,
  isMainCategory,
  type KnownHazard,
  type Mixture,
  pctSum,
  type Step,
  unknownFor,
  unknownStep,
} from './ghs.logic.ts'
import type { HazardClass } from './ghs-codes.model.ts'

interface Cut {
  /** The category of the ingredient: this one and those that begin with it. */
  of: string
  /** Of those only what does not begin with this one. */
  but?: string
  /** From this content on, in wt%. */
  pct: number
  /** In a gas, where that differs. */
  gasPct?: number
  /** The category of the mixture, where it is not that of the ingredient. */
  gives?: string
  /** Contents of all ingredients of the category count together. */
  isSum?: boolean
}
/**
 * The strictest first.
 *
 * @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요)
 */
const cuts = {
  RESP_SENS: [
    { of: '1A', pct: 0.1 },
    { of: '1', but: '1A', pct: 1, gasPct: 0.2 },
  ],
  SKIN_SENS: [
    { of: '1A', pct: 0.1 },
    { of: '1', but: '1A', pct: 1 },
  ],
  MUTA: [
    { of: '1', pct: 0.1 },
    { of: '2', pct: 1 },
  ],
  CARC: [
    { of: '1', pct: 0.1 },
    { of: '2', pct: 1 },
  ],
  REPR: [
    { of: '1', pct: 0.3 },
    { of: '2', pct: 3 },
  ],
  LACT: [{ of: 'ADD', pct: 0.3 }],
  STOT_SE: [
    { of: '1', pct: 10 },
    { of: '1', pct: 1, gives: '2' },
    { of: '2', pct: 10 },
    { of: '3R', pct: 20, isSum: true },
    { of: '3N', pct: 20, isSum: true },
  ],
  STOT_RE: [
    { of: '1', pct: 10 },
    { of: '1', pct: 1, gives: '2' },
    { of: '2', pct: 10 },
  ],
  ASP: [{ of: '1', pct: 10, isSum: true }],
  OZONE: [{ of: '1', pct: 0.1 }],
} as const satisfies Partial<Record<HazardClass, readonly Cut[]>>
type CutClass = keyof typeof cuts
export const cutClasses = Object.keys(cuts) as CutClass[]

/** From here on a sensitiser that classifies nothing is named in section 2. */
const NAMED_PCT = 0.1
/** Above it nothing is drawn into the lungs. mm²/s at 40 ℃. */
const ASPIRATION_VISCOSITY = 20.5

const limitOf = (cut: Cut, { physStateCd }: Mixture): number =>
  physStateCd === 'G' && cut.gasPct !== undefined ? cut.gasPct : cut.pct
const isOf = (cut: Cut, { isNone, categoryCd }: KnownHazard) =>
  !isNone && isMainCategory(categoryCd, cut.of) && !(cut.but !== undefined && isMainCategory(categoryCd, cut.but))

/** What of a class one line of the table finds in a mixture. */
function reach(mixture: Mixture, hazardClassCd: CutClass, cut: Cut): { categories: string[]; steps: Step[] } {
  // One ingredient may have several: STOT 1, and both effects of STOT 3.
  const rows = mixture.ingredients.flatMap((one) => {
    const row = one.hazards.find((hazard) => hazard.hazardClassCd === hazardClassCd && isOf(cut, hazard))
    return row ? [{ one, row }] : []
  })
  const category = (row: KnownHazard) => cut.gives ?? row.categoryCd ?? cut.of
  if (cut.isSum) {
    const sum = pctSum(rows.map(({ one }) => one))
    const limit = limitOf(cut, mixture)
    const isMet = rows.length > 0 && isAtLeast(sum, fraction(limit))
    const of = rows.map(({ one }) => ({ name: one.name, value: one.pct }))
    return { categories: isMet ? [cut.of] : [], steps: [{ step: 'SUM', value: toNumber(sum), limit, isMet, of }] }
  }
  const judged = rows.map(({ one, row }) => {
    const own = row.cutPctVal ?? null
    const limit = own ?? limitOf(cut, mixture)
    const step: Step = {
      step: own === null ? 'CUT' : 'OWN_CUT',
      value: one.pct,
      limit,
      isMet: one.pct >= limit,
      of: [{ name: one.name, value: one.pct }],
    }
    return { step, categoryCd: own === null ? category(row) : (row.categoryCd ?? cut.of) }
  })
  return {
    categories: judged.flatMap(({ step, categoryCd }) => (step.isMet ? categoryCd : [])),
    steps: judged.map(({ step }) => step),
  }
}

/** A category without its part stands behind its parts: 1A, 1B, 1, 2. */
const rank = (categoryCd: string) => (categoryCd.length === 1 ? `${categoryCd}Z` : categoryCd)
const strictest = (categories: readonly string[]): string | null =>
  categories.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0] ?? null

/** @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요) */
export function byCutOff(mixture: Mixture, hazardClassCd: CutClass): Found[] {
  const lines: readonly Cut[] = cuts[hazardClassCd]
  const from = Math.min(...lines.map((cut) => limitOf(cut, mixture)))
  const reached = lines.map((cut) => reach(mixture, hazardClassCd, cut))
  const steps = reached.flatMap((one) => one.steps)
  const unknown = unknownFor(mixture, hazardClassCd, from)
  const viscosity = hazardClassCd === 'ASP' ? viscosityOf(mixture, reached[0]?.categories.length !== 0) : undefined
  const categories = viscosity && !viscosity.isMet ? [] : reached.flatMap((one) => one.categories)
  const categoryCd = strictest(categories)
  const base = { hazardClassCd, ruleCd: 'G3' as const, named: namedIn(mixture, hazardClassCd, categoryCd) }
  const isUnknown = unknown.pct > 0 || viscosity?.isMissing === true
  const first = finding(
    { ...base, steps: [...steps, ...(viscosity?.steps ?? []), ...unknownStep(unknown, from)] },
    categoryCd,
    { isUnknown: isUnknown && viscosity?.excludes !== true, isStrictest: isStrictest(hazardClassCd, categoryCd) },
  )
  // Both effects of STOT 3 stand beside each other: a vapour may irritate and daze.
  const second = categoryCd === '3N' && categories.includes('3R') ? '3R' : null
  return second ? [first, { ...first, categoryCd: second }] : [first]
}

const isStrictest = (hazardClassCd: CutClass, categoryCd: string | null) =>
  categoryCd !== null && isMainCategory(categoryCd, hazardClassCd === 'LACT' ? 'ADD' : '1')

/** Only a liquid that is thin enough gets into the lungs; how thin it is must be known where enough of it could. */
function viscosityOf({ kinViscVal, physStateCd }: Mixture, isEnough: boolean) {
  const excludes = physStateCd !== 'L' || (kinViscVal !== null && kinViscVal > ASPIRATION_VISCOSITY)
  const isMet = physStateCd === 'L' && kinViscVal !== null && !excludes
  const step: Step = { step: 'VISCOSITY', value: kinViscVal, limit: ASPIRATION_VISCOSITY, isMet, of: [] }
  return { isMet, excludes, isMissing: isEnough && physStateCd === 'L' && kinViscVal === null, steps: [step] }
}

function namedIn(mixture: Mixture, hazardClassCd: CutClass, categoryCd: string | null): string[] {
  if (categoryCd !== null || (hazardClassCd !== 'RESP_SENS' && hazardClassCd !== 'SKIN_SENS')) return []
  return mixture.ingredients
    .filter((one: Ingredient) => one.pct >= NAMED_PCT && isMainCategory(hazardOf(one, hazardClassCd)?.categoryCd, '1'))
    .map(({ name }) => name)
}
