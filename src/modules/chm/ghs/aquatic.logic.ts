/** G4: what a mixture does in water, by the sums of the notice. */
import { type Fraction, fraction, isAtLeast, plus, sumOf, times, toNumber } from './fraction.logic.ts'
import {
  type Found,
  finding,
  hazardOf,
  type Ingredient,
  isMainCategory,
  type Mixture,
  type Step,
  unknownFor,
  unknownStep,
} from './ghs.logic.ts'

/** Weighted per cent from which a category is reached. @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준 별표 1 (확인 필요) */
const LIMIT = fraction(25)
/** From here on something unknown could be so toxic that it counts. */
const FROM_PCT = 0.1
const TEN = fraction(10)
const HUNDRED = fraction(100)

type AquaticClass = 'AQ_ACUTE' | 'AQ_CHRONIC'
interface Weighed {
  sum: Fraction
  of: Step['of']
  /** Without M. */
  plain: Fraction
  plainOf: Step['of']
  /** Those of category 1 of which the factor is not known: it counts as 1. */
  withoutM: string[]
}

/** Σ(content × M) of a category; M counts in category 1 alone. */
function weighed({ ingredients }: Mixture, hazardClassCd: AquaticClass, category: string): Weighed {
  const rows = ingredients.flatMap((one: Ingredient) => {
    const row = hazardOf(one, hazardClassCd)
    if (!row || row.isNone || !isMainCategory(row.categoryCd, category)) return []
    const factor = category === '1' ? (row.mFactorVal ?? null) : 1
    const share = times(fraction(one.pct), fraction(factor ?? 1))
    return [{ name: one.name, pct: one.pct, share, isFactorKnown: factor !== null }]
  })
  return {
    sum: sumOf(rows.map(({ share }) => share)),
    of: rows.map(({ name, share }) => ({ name, value: toNumber(share) })),
    plain: sumOf(rows.map(({ pct }) => fraction(pct))),
    plainOf: rows.map(({ name, pct }) => ({ name, value: pct })),
    withoutM: rows.flatMap(({ name, isFactorKnown }) => (isFactorKnown ? [] : name)),
  }
}

const reaches = (sum: Fraction) => isAtLeast(sum, LIMIT)
const stepOf = (step: 'AQ_SUM' | 'AQ_100', sum: Fraction, of: Step['of']): Step => ({
  step,
  value: toNumber(sum),
  limit: toNumber(LIMIT),
  isMet: reaches(sum),
  of,
})

function found(mixture: Mixture, hazardClassCd: AquaticClass, sums: Step[], categoryCd: string | null, one: Weighed) {
  const unknown = unknownFor(mixture, hazardClassCd, FROM_PCT)
  const missing: Step[] =
    one.withoutM.length === 0
      ? []
      : [
          {
            step: 'M_UNKNOWN',
            value: 1,
            limit: null,
            isMet: true,
            of: one.withoutM.map((name) => ({ name, value: 1 })),
          },
        ]
  return finding(
    { hazardClassCd, ruleCd: 'G4', steps: [...sums, ...missing, ...unknownStep(unknown, FROM_PCT)] },
    categoryCd,
    { isUnknown: unknown.pct > 0 || missing.length > 0, isStrictest: categoryCd === '1' },
  )
}

/** @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요) */
export function aquaticAcute(mixture: Mixture): Found {
  const one = weighed(mixture, 'AQ_ACUTE', '1')
  const categoryCd = reaches(one.sum) ? '1' : null
  return found(mixture, 'AQ_ACUTE', [stepOf('AQ_SUM', one.sum, one.of)], categoryCd, one)
}

/** The sums of categories 1 to 4, each only asked where the one before is not reached. @law 같은 고시 별표 1 (확인 필요) */
export function aquaticChronic(mixture: Mixture): Found {
  const [one, two, three, four] = (['1', '2', '3', '4'] as const).map((category) =>
    weighed(mixture, 'AQ_CHRONIC', category),
  ) as [Weighed, Weighed, Weighed, Weighed]
  const all = [one, two, three, four]
  const of = (...some: Weighed[]) => some.flatMap((weighed) => weighed.of)
  const third = [times(HUNDRED, one.sum), times(TEN, two.sum), three.sum]
  const plain = all.map((weighed) => weighed.plain)
  const sums: [string, Step][] = [
    ['1', stepOf('AQ_SUM', one.sum, one.of)],
    ['2', stepOf('AQ_100', plus(times(TEN, one.sum), two.sum), of(one, two))],
    ['3', stepOf('AQ_100', sumOf(third), of(one, two, three))],
    [
      '4',
      stepOf(
        'AQ_100',
        sumOf(plain),
        all.flatMap((weighed) => weighed.plainOf),
      ),
    ],
  ]
  const at = sums.findIndex(([, { isMet }]) => isMet)
  const asked = at < 0 ? sums : sums.slice(0, at + 1)
  return found(
    mixture,
    'AQ_CHRONIC',
    asked.map(([, step]) => step),
    sums[at]?.[0] ?? null,
    one,
  )
}
