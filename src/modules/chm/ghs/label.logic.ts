/** G6 to G10: what stands on a label of which size. */
import type { PrecautionKind, SignalWord } from './ghs-codes.model.ts'

/** A line of the table of classes, as a label needs it. */
export interface LabelClass {
  hazardClassCd: string
  categoryCd: string
  pictograms: readonly string[]
  signalWordCd: SignalWord | null
  hCds: readonly string[]
  pCds: readonly string[]
}

const [EXCLAMATION, SKULL, CORROSION, HEALTH] = ['GHS07', 'GHS06', 'GHS05', 'GHS08'] as const
const IRRITATES = ['SKIN', 'EYE']
/** From so many pictograms on four of them may stand. */
const MANY_PICTOGRAMS = 5
export const FEW_PICTOGRAMS = 4

/** Whether a class still brings its exclamation mark beside the other pictograms. */
function keepsExclamation({ hazardClassCd }: LabelClass, all: readonly LabelClass[]): boolean {
  const has = (pictogram: string) => all.some(({ pictograms }) => pictograms.includes(pictogram))
  if (has(SKULL)) return false
  if (has(CORROSION) && IRRITATES.includes(hazardClassCd)) return false
  const isRespiratory = all.some((one) => one.hazardClassCd === 'RESP_SENS' && one.pictograms.includes(HEALTH))
  return !(isRespiratory && [...IRRITATES, 'SKIN_SENS'].includes(hazardClassCd))
}

export interface Pictograms {
  /** All that stand on the label, in the order of their numbers. */
  shown: readonly string[]
  /** Those that gave way, each with what it gave way to. */
  removed: readonly string[]
  /** From five on, four may be chosen; all stand unless somebody does. */
  mayChoose: boolean
}
/** G6. @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 제6조의2 */
export function pictogramsOf(all: readonly LabelClass[]): Pictograms {
  const given = new Set(all.flatMap(({ pictograms }) => pictograms))
  const kept = all.flatMap((one) =>
    one.pictograms.filter((pictogram) => pictogram !== EXCLAMATION || keepsExclamation(one, all)),
  )
  const shown = [...new Set(kept)].toSorted()
  return {
    shown,
    removed: [...given].filter((pictogram) => !shown.includes(pictogram)),
    mayChoose: shown.length >= MANY_PICTOGRAMS,
  }
}

/** 위험 removes 경고. @law 같은 고시 제6조의2 */
export const signalWordOf = (all: readonly LabelClass[]): SignalWord | null =>
  all.some(({ signalWordCd }) => signalWordCd === 'DANGER')
    ? 'DANGER'
    : all.some(({ signalWordCd }) => signalWordCd === 'WARNING')
      ? 'WARNING'
      : null

export const hazardStatementsOf = (all: readonly LabelClass[]): string[] =>
  [...new Set(all.flatMap(({ hCds }) => hCds))].toSorted()

const kinds: Readonly<Record<string, PrecautionKind>> = { 1: 'GEN', 2: 'PREV', 3: 'RESP', 4: 'STOR', 5: 'DISP' }
/** The kind of a statement: of a combined one that of its first part. */
export const precautionKindOf = (pCd: string): PrecautionKind => kinds[pCd.charAt(1)] ?? 'GEN'

const MOST_PRECAUTIONS = 6
export interface Precautions {
  shown: readonly string[]
  /** The label says that the others stand in the sheet. */
  isCut: boolean
}
/** All statements of all classes, each once; a combined one is one. */
export const precautionsOf = (all: readonly LabelClass[]): string[] =>
  [...new Set(all.flatMap(({ pCds }) => pCds))].toSorted((a, b) => (a < b ? -1 : 1))

/**
 * G7: from seven on six may stand, as long as each kind that has any keeps one.
 *
 * @param wanted the six that somebody chose; left out, one of each kind, then in the order of the classes
 * @returns undefined for a choice that the rule does not allow
 * @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 제6조의2
 */
export function shownPrecautions(
  all: readonly LabelClass[],
  wanted?: readonly string[] | undefined,
): Precautions | undefined {
  const every = precautionsOf(all)
  if (every.length <= MOST_PRECAUTIONS) return { shown: every, isCut: false }
  if (wanted && !isFairChoice(every, wanted)) return undefined
  const chosen = wanted ?? sixOf(all)
  const shown = every.filter((one) => chosen.includes(one))
  return { shown, isCut: shown.length < every.length }
}
/** One of each kind, then in the order of the classes. */
function sixOf(all: readonly LabelClass[]): string[] {
  const byClass = [...new Set(all.flatMap(({ pCds }) => pCds))]
  const first = byClass.filter(
    (one, at) => byClass.findIndex((other) => precautionKindOf(other) === precautionKindOf(one)) === at,
  )
  return [...new Set([...first, ...byClass])].slice(0, MOST_PRECAUTIONS)
}
function isFairChoice(every: readonly string[], wanted: readonly string[]): boolean {
  const kindsOf = (some: readonly string[]) => new Set(some.map(precautionKindOf))
  const kept = kindsOf(wanted)
  return (
    wanted.length >= MOST_PRECAUTIONS &&
    wanted.every((one) => every.includes(one)) &&
    [...kindsOf(every)].every((kind) => kept.has(kind))
  )
}

/** What a label has to say, by what it stands on (G8). */
export type LabelKind = 'WHOLE' | 'SMALL' | 'SIGNAL'
const SMALL_QTY = 100
const inBase = { G: 1, KG: 1000, ML: 1, L: 1000 } as const
export type ContentUnit = keyof typeof inBase
/**
 * @param isInProcess a container of own use within the process, where label or sheet hangs at the place
 * @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 제6조제3항, 제5조 (확인 필요)
 */
export const labelKindOf = (qty: number, unit: ContentUnit, isInProcess = false): LabelKind =>
  isInProcess ? 'SIGNAL' : qty * inBase[unit] <= SMALL_QTY ? 'SMALL' : 'WHOLE'

/** Sheets of labels with their measures in mm. */
export const labelSizes = {
  T70: { width: 100, height: 70 },
  T150: { width: 100, height: 150 },
  A5: { width: 148, height: 210 },
  A4: { width: 210, height: 297 },
} as const
export type LabelSize = keyof typeof labelSizes
const MM2_PER_CM2 = 100
export const areaOf = (sizeCd: LabelSize): number =>
  (labelSizes[sizeCd].width * labelSizes[sizeCd].height) / MM2_PER_CM2

/** Least area of the label in cm² by the volume of the container in L, the largest first. */
const areas = [
  [500, 450],
  [200, 300],
  [50, 180],
  [5, 90],
] as const
const SIDE_SHARE = 0.05
const PICTOGRAM_SHARE = 1 / 40
const LEAST_PICTOGRAM_CM2 = 0.5

/**
 * G9: the least area of a label in cm².
 *
 * @param sideAreaVal cm² of the container's sides without top and bottom, for containers below 5 L; not entered: T70
 * @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 3 (확인 필요)
 */
export function leastAreaOf(containerVolVal: number, sideAreaVal: number | null): number {
  const [, area] = areas.find(([from]) => containerVolVal >= from) ?? []
  return area ?? (sideAreaVal === null ? areaOf('T70') : sideAreaVal * SIDE_SHARE)
}
export const isLargeEnough = (sizeCd: LabelSize, containerVolVal: number, sideAreaVal: number | null): boolean =>
  areaOf(sizeCd) >= leastAreaOf(containerVolVal, sideAreaVal)
/** The smallest sheet that is large enough. */
export const smallestSize = (containerVolVal: number, sideAreaVal: number | null): LabelSize | undefined =>
  (Object.keys(labelSizes) as LabelSize[]).find((sizeCd) => isLargeEnough(sizeCd, containerVolVal, sideAreaVal))
/** Least area of one pictogram in cm². @law 같은 고시 별표 3 (확인 필요) */
export const leastPictogramOf = (labelAreaVal: number): number =>
  Math.max(labelAreaVal * PICTOGRAM_SHARE, LEAST_PICTOGRAM_CM2)

/** G10: a 유해화학물질 bears its UN number. @law 화학물질관리법 제16조 */
export const lacksUnNo = (isToxic: boolean, unNo: string | null): boolean => isToxic && !unNo?.trim()
