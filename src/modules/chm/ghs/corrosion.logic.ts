/** G2: what a mixture does to skin and eyes. */
import { type Fraction, fraction, isAtLeast, plus, times, toNumber } from './fraction.logic.ts'
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
  unknownOf,
  unknownStep,
} from './ghs.logic.ts'
import type { HazardClass } from './ghs-codes.model.ts'

/** In %: values of the notice. @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요) */
const SKIN = { one: 5, two: 1, weighted: 10 } as const
const EYE = { one: 3, two: 1, weighted: 10 } as const
/** Of what acts by itself: category 1, category 2. */
const ALONE = { one: 1, two: 3 } as const
const ACID_PH = 2
const BASE_PH = 11.5
/** Below it what is unknown changes nothing. */
const FROM_PCT = 1
const TEN = fraction(10)

interface Sorted {
  ones: readonly Ingredient[]
  twos: readonly Ingredient[]
  steps: readonly Step[]
  /** The categories that single ingredients give the mixture. */
  alone: readonly string[]
}

const isOne = (row: KnownHazard | undefined) => isMainCategory(row?.categoryCd, '1')
const isTwo = (row: KnownHazard | undefined) => isMainCategory(row?.categoryCd, '2')

/** Ingredients with a limit of their own and those that act by themselves are judged one by one; the others are added up. */
function sorted(mixture: Mixture, rowOf: (one: Ingredient) => KnownHazard | undefined): Sorted {
  const judged: { step: Step; categoryCd: string }[] = []
  const added: Ingredient[] = []
  for (const one of mixture.ingredients) {
    const row = rowOf(one)
    if (!row || row.isNone || !row.categoryCd) continue
    const categoryCd = isOne(row) ? '1' : '2'
    const hasOwn = row.cutPctVal !== null && row.cutPctVal !== undefined
    if (!hasOwn && row.isAdditive !== false) {
      added.push(one)
      continue
    }
    const limit = row.cutPctVal ?? (categoryCd === '1' ? ALONE.one : ALONE.two)
    const step: Step = {
      step: hasOwn ? 'OWN_CUT' : 'ALONE',
      value: one.pct,
      limit,
      isMet: one.pct >= limit,
      of: [{ name: one.name, value: one.pct }],
    }
    judged.push({ step, categoryCd })
  }
  return {
    ones: added.filter((one) => isOne(rowOf(one))),
    twos: added.filter((one) => isTwo(rowOf(one))),
    steps: judged.map(({ step }) => step),
    alone: judged.flatMap(({ step, categoryCd }) => (step.isMet ? categoryCd : [])),
  }
}

const named = (ingredients: readonly Ingredient[]) => ingredients.map(({ name, pct }) => ({ name, value: pct }))

function phStep({ phVal }: Mixture): Step[] {
  if (phVal === null) return []
  const isMet = phVal <= ACID_PH || phVal >= BASE_PH
  return [{ step: 'PH', value: phVal, limit: phVal <= 7 ? ACID_PH : BASE_PH, isMet, of: [] }]
}

function judge(
  mixture: Mixture,
  hazardClassCd: HazardClass,
  limits: { one: number; two: number; weighted: number },
  rowOf: (one: Ingredient) => KnownHazard | undefined,
): Found {
  const { ones, twos, steps, alone } = sorted(mixture, rowOf)
  const [sum1, sum2] = [pctSum(ones), pctSum(twos)]
  const weighted = plus(times(TEN, sum1), sum2)
  const reaches = (sum: Fraction, limit: number) => isAtLeast(sum, fraction(limit))
  const ph = phStep(mixture)
  const isFirst = reaches(sum1, limits.one) || alone.includes('1') || ph.some(({ isMet }) => isMet)
  const isSecond = reaches(sum1, limits.two) || reaches(weighted, limits.weighted) || alone.includes('2')
  const unknown = unknownOf(mixture, FROM_PCT, (one) => rowOf(one) === undefined)
  const categoryCd = isFirst ? '1' : isSecond ? '2' : null
  return finding(
    {
      hazardClassCd,
      ruleCd: 'G2',
      steps: [
        ...ph,
        ...steps,
        {
          step: 'SUM_1',
          value: toNumber(sum1),
          limit: reaches(sum1, limits.one) ? limits.one : limits.two,
          isMet: reaches(sum1, limits.two),
          of: named(ones),
        },
        {
          step: 'SUM_10_2',
          value: toNumber(weighted),
          limit: limits.weighted,
          isMet: reaches(weighted, limits.weighted),
          of: named([...ones, ...twos]),
        },
        ...unknownStep(unknown, FROM_PCT),
      ],
    },
    categoryCd,
    { isUnknown: unknown.pct > 0, isStrictest: isFirst },
  )
}

/** @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요) */
export const skinCorrosion = (mixture: Mixture): Found => judge(mixture, 'SKIN', SKIN, (one) => hazardOf(one, 'SKIN'))

/** What corrodes the skin damages the eyes: it counts as their category 1, once. @law 같은 고시 별표 1 (확인 필요) */
export const eyeDamage = (mixture: Mixture): Found =>
  judge(mixture, 'EYE', EYE, (one) => {
    const [skin, eye] = [hazardOf(one, 'SKIN'), hazardOf(one, 'EYE')]
    return isOne(skin) && !isOne(eye) ? skin : eye
  })
