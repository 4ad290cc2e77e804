/**
 * What a set of gas readings says: which gases and heights a kind of work asks for, which limit holds, how a line and the
 * whole set are judged. Oxygen, LEL (share of the lower flammable limit) and CO2 in %, the others in ppm.
 *
 * @law 산업안전보건기준에 관한 규칙 제618조제3호, 제619조의2, 제231조제2항제1호, 제296조
 */
import { kinds as kindsOfPermit } from '../permit/types/kinds.model.ts'

/** Gases that every site measures; beside them substances by the code of the register of harmful factors. */
export const gases = {
  O2: { gasNm: '산소', unitCd: '%' },
  LEL: { gasNm: '폭발하한(LEL)', unitCd: '%' },
  CO2: { gasNm: '이산화탄소', unitCd: '%' },
  CO: { gasNm: '일산화탄소', unitCd: 'ppm' },
  H2S: { gasNm: '황화수소', unitCd: 'ppm' },
} as const
export type GasCd = keyof typeof gases

/** Kinds of work that ask for gas sets. */
export const gasKinds = ['CSE', 'HOT', 'LNB', 'EXC'] as const
export type GasKind = (typeof gasKinds)[number]

/** Where it is read: the heights of a vessel, its entrance, places of a wider area. */
export const gasPoints = {
  TOP: '상',
  MID: '중',
  BOT: '하',
  ENT: '입구',
  P1: '지점 1',
  P2: '지점 2',
  P3: '지점 3',
  P4: '지점 4',
  P5: '지점 5',
} as const
export type PointCd = keyof typeof gasPoints
export const heights: readonly PointCd[] = ['TOP', 'MID', 'BOT']

export type Judge = 'PASS' | 'WARN' | 'FAIL'

/** Numbers of the register, on the day of the measurement. */
export interface GasNumbers {
  o2Min: number
  o2Max: number
  o2Warn: number
  co2: number
  co: number
  h2s: number
  lelStop: number
  lelCse: number
  lelHot: number
}

/** A substance beside the usual gases, with its exposure limit; null where none is known. */
export interface Substance {
  gasCd: string
  gasNm: string
  unitCd: string
  limitVal: number | null
}

export interface Reading {
  pointCd: PointCd
  gasCd: string
  readVal: number
}

/** At least `minVal`, below `maxVal`; below `warnVal` it holds, but somebody looks at it. */
export interface Limit {
  minVal: number | null
  maxVal: number | null
  warnVal: number | null
}

export interface JudgedReading extends Reading {
  gasNm: string
  unitCd: string
  gasLimitMinVal: number | null
  gasLimitMaxVal: number | null
  judgeCd: Judge
}

const isGas = (gasCd: string): gasCd is GasCd => Object.hasOwn(gases, gasCd)

export const nameOfGas = (gasCd: string, substances: readonly Substance[]): string =>
  isGas(gasCd) ? gases[gasCd].gasNm : (substances.find((one) => one.gasCd === gasCd)?.gasNm ?? gasCd)

/** The strictest limit that the kinds of work ask for: confined and hot work together keep both. */
function lelLimit(kinds: readonly GasKind[], numbers: GasNumbers): number {
  const limits = [numbers.lelStop]
  if (kinds.includes('CSE')) limits.push(numbers.lelCse)
  if (kinds.includes('HOT')) limits.push(numbers.lelHot)
  return Math.min(...limits)
}

export function limitOf(
  gasCd: string,
  kinds: readonly GasKind[],
  numbers: GasNumbers,
  substances: readonly Substance[],
): Limit {
  const below = (maxVal: number | null): Limit => ({ minVal: null, maxVal, warnVal: null })
  switch (gasCd) {
    case 'O2':
      return { minVal: numbers.o2Min, maxVal: numbers.o2Max, warnVal: numbers.o2Warn }
    case 'LEL':
      return below(lelLimit(kinds, numbers))
    case 'CO2':
      return below(numbers.co2)
    case 'CO':
      return below(numbers.co)
    case 'H2S':
      return below(numbers.h2s)
    default:
      return below(substances.find((one) => one.gasCd === gasCd)?.limitVal ?? null)
  }
}

/** A substance without a known limit is never simply good: somebody looks at it. */
function judgeReading({ gasCd, readVal }: Reading, { minVal, maxVal, warnVal }: Limit): Judge {
  if (minVal !== null && readVal < minVal) return 'FAIL'
  if (maxVal !== null && readVal >= maxVal) return 'FAIL'
  if (warnVal !== null && readVal < warnVal) return 'WARN'
  return minVal === null && maxVal === null && !isGas(gasCd) && readVal > 0 ? 'WARN' : 'PASS'
}

const severity: Readonly<Record<Judge, number>> = { PASS: 0, WARN: 1, FAIL: 2 }
const worse = (one: Judge, other: Judge): Judge => (severity[other] > severity[one] ? other : one)

/** The worst line, never a mean: who stands at the bottom breathes what is at the bottom. */
export const worstOf = (judges: readonly Judge[]): Judge => judges.reduce(worse, 'PASS')

export const judgeLines = (
  readings: readonly Reading[],
  kinds: readonly GasKind[],
  numbers: GasNumbers,
  substances: readonly Substance[],
): JudgedReading[] =>
  readings.map((reading) => {
    const limit = limitOf(reading.gasCd, kinds, numbers, substances)
    const substance = substances.find(({ gasCd }) => gasCd === reading.gasCd)
    return {
      ...reading,
      gasNm: nameOfGas(reading.gasCd, substances),
      unitCd: isGas(reading.gasCd) ? gases[reading.gasCd].unitCd : (substance?.unitCd ?? 'ppm'),
      gasLimitMinVal: limit.minVal,
      gasLimitMaxVal: limit.maxVal,
      judgeCd: judgeReading(reading, limit),
    }
  })

/** Gases that the kinds of work ask for, `substances` being those ever held in the vessel or the line. */
export function requiredGases(kinds: readonly GasKind[], substances: readonly Pick<Substance, 'gasCd'>[]): string[] {
  const asked = kinds.flatMap((kind) => kindsOfPermit[kind].gas ?? [])
  const held = asked.some(({ withHeld }) => withHeld) ? substances.map(({ gasCd }) => gasCd) : []
  return [...new Set([...asked.flatMap(({ gases }): readonly string[] => gases), ...held])]
}

/** Heights at which each of them is read; elsewhere one place is enough. */
export const requiredPoints = (kinds: readonly GasKind[]): readonly PointCd[] => (kinds.includes('CSE') ? heights : [])

/** A gas that was not read at all (`pointCd` null), or not at a height at which it has to be. */
export interface Missing {
  gasCd: string
  pointCd: PointCd | null
}

export function missingReadings(
  readings: readonly Reading[],
  kinds: readonly GasKind[],
  substances: readonly Pick<Substance, 'gasCd'>[],
): Missing[] {
  const points = requiredPoints(kinds)
  return requiredGases(kinds, substances).flatMap((gasCd): Missing[] => {
    const read = readings.filter((reading) => reading.gasCd === gasCd)
    if (read.length === 0) return [{ gasCd, pointCd: null }]
    return points
      .filter((pointCd) => !read.some((reading) => reading.pointCd === pointCd))
      .map((pointCd) => ({ gasCd, pointCd }))
  })
}

/** LEL at which everybody leaves, whatever the work. @law 제231조제2항제1호, 제296조제2호 */
export const isEvacuation = (readings: readonly Reading[], { lelStop }: Pick<GasNumbers, 'lelStop'>): boolean =>
  readings.some(({ gasCd, readVal }) => gasCd === 'LEL' && readVal >= lelStop)

/**
 * Whether breathing air may make up for it: where air is short or toxic, never where it may burn.
 *
 * @law 제619조의2제3항
 */
export const mayBreatheSupplied = (
  lines: readonly Pick<JudgedReading, 'gasCd' | 'readVal' | 'judgeCd'>[],
  { lelCse, o2Max }: Pick<GasNumbers, 'lelCse' | 'o2Max'>,
): boolean =>
  lines.some(({ judgeCd, gasCd }) => judgeCd === 'FAIL' && gasCd !== 'LEL') &&
  lines.every(
    ({ gasCd, readVal, judgeCd }) =>
      !(gasCd === 'LEL' && (readVal >= lelCse || judgeCd === 'FAIL')) && !(gasCd === 'O2' && readVal >= o2Max),
  )

/** Minutes from one set to the next, of the kinds that ask for sets; the shortest of them. */
export type Intervals = Readonly<Record<GasKind, number>>
export const intervalOf = (kinds: readonly GasKind[], intervals: Intervals): number | null =>
  kinds.length === 0 ? null : Math.min(...kinds.map((kind) => intervals[kind]))

export const nextDue = (measured: Date, kinds: readonly GasKind[], intervals: Intervals): Date | null => {
  const minutes = intervalOf(kinds, intervals)
  return minutes === null ? null : new Date(measured.getTime() + minutes * 60_000)
}
