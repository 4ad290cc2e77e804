/**
 * Which works are too close to each other, and by which rule. `simops.sql.ts` asks the same of all permits at once; a
 * property test holds the two together. All lengths in metres, all instants in milliseconds.
 *
 * @law 산업안전보건법 제64조제1항제7호·제8호, 같은 법 시행령 제53조의2
 */
import type { SimopsCondition, SimopsLevel, WorkKind } from './simops-codes.model.ts'

/** A plan of the site: its size on the ground and where its upper left corner lies. */
export interface PlanSize {
  widthVal: number
  heightVal: number
  originXVal: number
  originYVal: number
}
/** A place on a plan in thousandths of its width and height. */
export interface OnPlan {
  locationX: number
  locationY: number
}
/** A place on the ground. */
export interface Metres {
  x: number
  y: number
}
/** What stands at a place: a kind of work, how far it reaches, how high it is above the site's datum. */
export interface Spot extends Metres {
  kind: WorkKind
  radius: number
  elevation: number
}
export interface Window {
  from: number
  to: number
}
/** A permit as conflicts see it. */
export interface Work {
  permitNo: number
  window: Window
  spots: readonly Spot[]
  /** As the register knows it, or as it is spelt where that knows none. */
  equipNo: string | null
  /** Isolation plans that it stands on. */
  isolations: readonly { isoPlanNo: number; statusCd: string }[]
  /** Lines, headers, circuits and drains that its equipment and its isolations belong to. */
  systemCds: readonly string[]
  /** Handles or opens something that burns. */
  isFlammable: boolean
  /** Digs beside a gas main. */
  hasGasMain: boolean
}
export interface SimopsRule {
  ruleNo: number
  typeACd: WorkKind
  /** Any kind where null. */
  typeBCd: WorkKind | null
  /** Metres to be kept; 0: reaches must not touch; null: at any distance. */
  gapVal: number | null
  vertCd: 'ANY' | 'SAME' | 'BELOW'
  condCd: SimopsCondition
  levelCd: SimopsLevel
}
export interface Hit {
  ruleNo: number
  levelCd: SimopsLevel
  /** The smallest of all their marks, to 0.1 m; null where one of the works has no place on any plan. */
  gapVal: number | null
}

const THOUSANDTHS = 1000
/** Beyond this one work stands above the other. */
const LEVEL_DIFFERENCE = 2

/** X = originX + locationX × width / 1000, Y likewise. */
export const onGround = (plan: PlanSize, { locationX, locationY }: OnPlan): Metres => ({
  x: plan.originXVal + (locationX * plan.widthVal) / THOUSANDTHS,
  y: plan.originYVal + (locationY * plan.heightVal) / THOUSANDTHS,
})

/** Between the middles. The squares are added as the database adds them, so that both come to the same number. */
const distance = (a: Metres, b: Metres): number => {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return Math.sqrt(dx * dx + dy * dy)
}

const round = (value: number): number => Math.floor(value * 10 + 0.5) / 10

/** What is left between two reaches, to 0.1 m, half up; none where they touch or overlap. */
export const gapOf = (a: Spot, b: Spot): number => round(Math.max(0, distance(a, b) - (a.radius + b.radius)))

const knownGap = (a: Spot, b: Spot): number | null => {
  const gap = gapOf(a, b)
  return Number.isNaN(gap) ? null : gap
}

/** Windows that only touch do not overlap. */
const overlap = (a: Window, b: Window): boolean => a.from < b.to && b.from < a.to

/** A rule for any other kind leaves those of its own kind to the rule that names both at such heights, where there is one. */
const speaksOf = (rule: SimopsRule, a: WorkKind, b: WorkKind, rules: readonly SimopsRule[]): boolean =>
  rule.typeACd === a &&
  (rule.typeBCd === b ||
    (rule.typeBCd === null &&
      !(
        a === b &&
        rules.some(({ typeACd, typeBCd, vertCd }) => typeACd === a && typeBCd === a && vertCd === rule.vertCd)
      )))

function isInReach({ gapVal }: SimopsRule, a: Spot, b: Spot): boolean {
  if (gapVal === null) return true
  return gapVal === 0 ? distance(a, b) <= a.radius + b.radius : gapOf(a, b) < gapVal
}

/** BELOW: the second is more than 2 m lower than the first. */
function isAtHeight({ vertCd }: SimopsRule, a: Spot, b: Spot): boolean {
  if (vertCd === 'ANY') return true
  const above = a.elevation - b.elevation
  return vertCd === 'SAME' ? Math.abs(above) <= LEVEL_DIFFERENCE : above > LEVEL_DIFFERENCE
}

/** As it is meant, however it is spelt. */
const equipKeyOf = ({ equipNo }: Work): string => (equipNo ?? '').replaceAll(/[-_./\s]/g, '').toUpperCase()
const isSameEquipment = (a: Work, b: Work): boolean => equipKeyOf(a) !== '' && equipKeyOf(a) === equipKeyOf(b)
const isUnknownEquipment = (a: Work, b: Work): boolean => equipKeyOf(a) === '' || equipKeyOf(b) === ''

/** Systems that both touch: what is let into one of them reaches either work. */
const sharedSystems = (a: Work, b: Work): string[] => a.systemCds.filter((systemCd) => b.systemCds.includes(systemCd))
const sharedIsolations = (a: Work, b: Work) =>
  a.isolations.filter(({ isoPlanNo }) => b.isolations.some((other) => other.isoPlanNo === isoPlanNo))
const isOnTest = ({ isolations }: Work): boolean => isolations.some(({ statusCd }) => statusCd === 'TESTING')
const holdsForBoth = (a: Work, b: Work): boolean =>
  sharedIsolations(a, b).some(({ statusCd }) => statusCd === 'VERIFIED')

/** `a` is the work that the rule names first: what burns is looked for at the second, the gas main at either. */
function isGiven({ condCd }: SimopsRule, a: Work, b: Work): boolean {
  switch (condCd) {
    case 'NONE':
      return true
    case 'EQUIP_SAME':
      return isSameEquipment(a, b)
    case 'EQUIP_OTHER':
      return !isSameEquipment(a, b) && !isUnknownEquipment(a, b)
    case 'EQUIP_UNKNOWN':
      return isUnknownEquipment(a, b)
    case 'SYSTEM_SAME':
      return sharedSystems(a, b).length > 0
    case 'SYSTEM_TEST':
      return sharedSystems(a, b).length > 0 && isOnTest(a) && !holdsForBoth(a, b)
    case 'ISO_SHARED':
      return sharedIsolations(a, b).length > 0
    case 'FLAMMABLE':
      return b.isFlammable
    case 'GAS_MAIN':
      return b.hasGasMain
  }
}

/** The rules that two works break, each once with the smallest gap; whichever of them is asked about first. */
export function hitsOf(one: Work, other: Work, rules: readonly SimopsRule[]): Hit[] {
  if (one.permitNo === other.permitNo || !overlap(one.window, other.window)) return []
  const found = new Map<number, Hit>()
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    for (const rule of rules) {
      if (!isGiven(rule, a, b)) continue
      for (const spotA of a.spots)
        for (const spotB of b.spots) {
          if (!speaksOf(rule, spotA.kind, spotB.kind, rules)) continue
          if (!isInReach(rule, spotA, spotB) || !isAtHeight(rule, spotA, spotB)) continue
          const gapVal = knownGap(spotA, spotB)
          const before = found.get(rule.ruleNo)
          if (!before || (gapVal !== null && (before.gapVal === null || gapVal < before.gapVal)))
            found.set(rule.ruleNo, { ruleNo: rule.ruleNo, levelCd: rule.levelCd, gapVal })
        }
    }
  return [...found.values()].sort((x, y) => x.ruleNo - y.ruleNo)
}

/** No number compares with it: only what holds at any distance and height is found there. */
const nowhere = { x: Number.NaN, y: Number.NaN, elevation: Number.NaN, radius: 0 }

/**
 * Where the kinds of a permit stand. A kind that has no mark of its own is taken to be at each mark, without a reach of
 * its own, so that nothing is missed because a mark was; general work has no hazard of its own to be missed. Work without
 * any place is nowhere, and still has neighbours on its system.
 */
export function spotsOf(kinds: readonly WorkKind[], marks: readonly Spot[]): Spot[] {
  if (marks.length === 0) return kinds.map((kind) => ({ ...nowhere, kind }))
  const marked = new Set(marks.map(({ kind }) => kind))
  const unmarked = kinds.filter((kind) => kind !== 'GEN' && !marked.has(kind))
  return [...marks, ...marks.flatMap((mark) => unmarked.map((kind) => ({ ...mark, kind, radius: 0 })))]
}

/** The least free radius below work at a height: max(2 m, a quarter of the height). */
export const dropRadius = (heightVal: number): number => Math.max(2, heightVal / 4)
