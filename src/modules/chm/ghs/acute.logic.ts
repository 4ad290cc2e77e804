/** G1: acute toxicity of a mixture, each way of exposure by itself. */
import { type Fraction, fraction, isAtLeast, minus, over, sumOf, toNumber, ZERO } from './fraction.logic.ts'
import {
  type Found,
  finding,
  type Ingredient,
  type KnownHazard,
  type Mixture,
  type Step,
  unknownOf,
} from './ghs.logic.ts'
import { type AcuteRoute, acuteClassOf } from './ghs-codes.model.ts'

/**
 * Up to which ATE a category reaches: oral and dermal in mg/kg, vapour, dust and mist in mg/L, gas in ppmV.
 *
 * @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요)
 */
const bounds: Readonly<Record<AcuteRoute, readonly [number, number, number, number]>> = {
  ORAL: [5, 50, 300, 2000],
  DERMAL: [50, 200, 1000, 2000],
  GAS: [100, 500, 2500, 20_000],
  VAPOUR: [0.5, 2, 10, 20],
  MIST: [0.05, 0.5, 1, 5],
}
/** The ATE that stands for a category where no value is known. @law 같은 고시 별표 1 (확인 필요) */
const converted: Readonly<Record<AcuteRoute, readonly [number, number, number, number]>> = {
  ORAL: [0.5, 5, 100, 500],
  DERMAL: [5, 50, 300, 1100],
  GAS: [10, 100, 700, 4500],
  VAPOUR: [0.05, 0.5, 3, 11],
  MIST: [0.005, 0.05, 0.5, 1.5],
}
/** Ingredients below it are left out. */
const FROM_PCT = 1
/** Above it what is unknown is taken out of the whole. */
const UNKNOWN_PCT = 10

/** The category of an ATE; null above the last one. */
function acuteCategory(routeCd: AcuteRoute, ate: Fraction): string | null {
  const place = bounds[routeCd].findIndex((bound) => isAtLeast(fraction(bound), ate))
  return place < 0 ? null : String(place + 1)
}

type Toxicity = 'UNKNOWN' | 'NONE' | Fraction
/** The ATE that counts for an ingredient: its own, else that of its category; what is above the last category is not toxic. */
function toxicityOf(one: Ingredient, routeCd: AcuteRoute): Toxicity {
  const rows = one.hazards.filter((row) => isOfRoute(row, routeCd))
  if (rows.length === 0) return 'UNKNOWN'
  const ates = rows.flatMap((row) => ateOf(row, routeCd) ?? [])
  if (ates.length > 0) {
    const strictest = ates.reduce((least, ate) => (isAtLeast(least, ate) ? ate : least))
    return acuteCategory(routeCd, strictest) === null ? 'NONE' : strictest
  }
  return rows.some(({ isNone }) => isNone) ? 'NONE' : 'UNKNOWN'
}
/** What is known as not toxic when breathed is so in each form that the row does not tell apart. */
const isOfRoute = (row: KnownHazard, routeCd: AcuteRoute) =>
  row.hazardClassCd === acuteClassOf[routeCd] &&
  (row.routeCd === routeCd || (!row.routeCd && (acuteClassOf[routeCd] !== 'ACUTE_INHAL' || row.isNone === true)))
function ateOf({ ateVal, categoryCd }: KnownHazard, routeCd: AcuteRoute): Fraction | undefined {
  if (ateVal !== null && ateVal !== undefined && ateVal > 0) return fraction(ateVal)
  const value = converted[routeCd][Number(categoryCd) - 1]
  return value === undefined ? undefined : fraction(value)
}

/** @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요) */
export function acuteToxicity(mixture: Mixture, routeCd: AcuteRoute): Found {
  const counted = mixture.ingredients.filter(({ pct }) => pct >= FROM_PCT)
  const toxic = counted.flatMap((one) => {
    const ate = toxicityOf(one, routeCd)
    return typeof ate === 'string' ? [] : [{ name: one.name, share: over(fraction(one.pct), ate) }]
  })
  const sum = sumOf(toxic.map(({ share }) => share))
  const unknown = unknownOf(mixture, FROM_PCT, (one) => toxicityOf(one, routeCd) === 'UNKNOWN')
  const whole = unknown.pct > UNKNOWN_PCT ? minus(fraction(100), fraction(unknown.pct)) : fraction(100)
  const ateMix = isAtLeast(ZERO, sum) ? undefined : over(whole, sum)
  const categoryCd = ateMix ? acuteCategory(routeCd, ateMix) : null
  const steps: Step[] = [
    {
      step: 'ATE_SUM',
      value: toNumber(sum),
      limit: null,
      isMet: toxic.length > 0,
      of: toxic.map(({ name, share }) => ({ name, value: toNumber(share) })),
    },
    { step: 'ATE_UNKNOWN', value: unknown.pct, limit: UNKNOWN_PCT, isMet: unknown.pct > UNKNOWN_PCT, of: unknown.of },
    {
      step: 'ATE_MIX',
      value: ateMix ? toNumber(ateMix) : null,
      limit: bounds[routeCd][Number(categoryCd ?? 4) - 1] ?? null,
      isMet: categoryCd !== null,
      of: [],
    },
  ]
  return finding(
    { hazardClassCd: acuteClassOf[routeCd], routeCd, ruleCd: 'G1', unknownPct: unknown.pct || null, steps },
    categoryCd,
    { isUnknown: unknown.pct > 0, isStrictest: categoryCd === '1' },
  )
}
