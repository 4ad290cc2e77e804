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
  equipNo: string | null
  /** Isolation plans that it stands on. */
  isoPlanNos: readonly number[]
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
  /** The smallest of all their marks, to 0.1 m. */
  gapVal: number
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

/** Windows that only touch do not overlap. */
const overlap = (a: Window, b: Window): boolean => a.from < b.to && b.from < a.to

/** A rule for any other kind leaves those of its own kind to the rule that names both, where there is one. */
const speaksOf = (rule: SimopsRule, a: WorkKind, b: WorkKind, rules: readonly SimopsRule[]): boolean =>
  rule.typeACd === a &&
  (rule.typeBCd === b ||
    (rule.typeBCd === null && !(a === b && rules.some(({ typeACd, typeBCd }) => typeACd === a && typeBCd === a))))

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

/** `a` is the work that the rule names first: what burns is looked for at the second, the gas main at either. */
function isGiven({ condCd }: SimopsRule, a: Work, b: Work): boolean {
  switch (condCd) {
    case 'NONE':
      return true
    case 'EQUIP_SAME':
      return isSameEquipment(a, b)
    case 'EQUIP_OTHER':
      return !isSameEquipment(a, b)
    case 'ISO_SHARED':
      return a.isoPlanNos.some((no) => b.isoPlanNos.includes(no))
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
          const gapVal = gapOf(spotA, spotB)
          const before = found.get(rule.ruleNo)
          if (!before || gapVal < before.gapVal)
            found.set(rule.ruleNo, { ruleNo: rule.ruleNo, levelCd: rule.levelCd, gapVal })
        }
    }
  return [...found.values()].sort((x, y) => x.ruleNo - y.ruleNo)
}

/**
 * Where the kinds of a permit stand. A kind that has no mark of its own is taken to be at each mark, without a reach of
 * its own, so that nothing is missed because a mark was; general work has no hazard of its own to be missed.
 */
export function spotsOf(kinds: readonly WorkKind[], marks: readonly Spot[]): Spot[] {
  const marked = new Set(marks.map(({ kind }) => kind))
  const unmarked = kinds.filter((kind) => kind !== 'GEN' && !marked.has(kind))
  return [...marks, ...marks.flatMap((mark) => unmarked.map((kind) => ({ ...mark, kind, radius: 0 })))]
}

/** The least free radius below work at a height: max(2 m, a quarter of the height). */
export const dropRadius = (heightVal: number): number => Math.max(2, heightVal / 4)
