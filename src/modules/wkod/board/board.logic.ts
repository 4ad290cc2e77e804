/** What of the day's works is shown at a moment, in which order, and what is urgent. Pure; instants in milliseconds. */

export interface ShownWork {
  permitNo: number
  statusCd: string
  kindCds: readonly string[]
  vendorCd: string | null
  workFromDt: string
  workToDt: string
  gasNextDueDt: string | null
  crewCnt: number
}
export interface ShownConflict {
  permitNo: number
  otherPermitNo: number
  levelCd: string
  hitStatusCd: string
}
export interface Conditions {
  statusCds: readonly string[]
  kindCds: readonly string[]
  vendorCds: readonly string[]
  isConflictOnly: boolean
}
export const noConditions: Conditions = { statusCds: [], kindCds: [], vendorCds: [], isConflictOnly: false }

const MINUTE = 60_000
/** A measurement that is due so soon is to be prepared for. */
const GAS_SOON_MINUTES = 10

/** People are at the place: whatever the paper says of its end. */
export const isOnSite = (statusCd: string): boolean => statusCd === 'WORK' || statusCd === 'SUSP' || statusCd === 'DONE'

const spanOf = ({ workFromDt, workToDt }: ShownWork) => ({ from: Date.parse(workFromDt), to: Date.parse(workToDt) })

/** @param isNow works that run past their end are still there now, though not at another hour */
export const isThere = (work: ShownWork, at: number, isNow: boolean): boolean => {
  const { from, to } = spanOf(work)
  return (isNow && isOnSite(work.statusCd)) || (from <= at && at < to)
}

/** What still asks somebody to do something. */
export const isOpen = ({ levelCd, hitStatusCd }: ShownConflict): boolean => levelCd !== 'INFO' && hitStatusCd === 'OPEN'

export const conflictsAmong = <C extends ShownConflict>(works: readonly ShownWork[], conflicts: readonly C[]): C[] => {
  const shown = new Set(works.map(({ permitNo }) => permitNo))
  return conflicts.filter(({ permitNo, otherPermitNo }) => shown.has(permitNo) && shown.has(otherPermitNo))
}
/** Permits with a conflict that is still open. */
export const inConflict = (conflicts: readonly ShownConflict[]): Set<number> =>
  new Set(conflicts.filter(isOpen).flatMap(({ permitNo, otherPermitNo }) => [permitNo, otherPermitNo]))

export function matching<W extends ShownWork>(
  works: readonly W[],
  conditions: Conditions,
  conflicting: ReadonlySet<number>,
): W[] {
  const { statusCds, kindCds, vendorCds, isConflictOnly } = conditions
  const isAmong = (chosen: readonly string[], value: string | null) =>
    chosen.length === 0 || chosen.includes(value ?? '')
  return works.filter(
    (work) =>
      isAmong(statusCds, work.statusCd) &&
      isAmong(vendorCds, work.vendorCd) &&
      (kindCds.length === 0 || work.kindCds.some((kind) => kindCds.includes(kind))) &&
      (!isConflictOnly || conflicting.has(work.permitNo)),
  )
}

/** Whole minutes until the next measurement, below 0 when it is late; undefined where none is asked for. */
export const gasMinutes = (
  { gasNextDueDt, statusCd }: Pick<ShownWork, 'gasNextDueDt' | 'statusCd'>,
  now: number,
): number | undefined =>
  gasNextDueDt === null || statusCd !== 'WORK' ? undefined : Math.floor((Date.parse(gasNextDueDt) - now) / MINUTE)
/** The same until who works alone checks in. */
export const checkInMinutes = ({ checkInDt }: { checkInDt: string | null }, now: number): number | undefined =>
  checkInDt === null ? undefined : Math.floor((Date.parse(checkInDt) - now) / MINUTE)
export const gasTone = (minutes: number): 'danger' | 'waiting' | 'progress' =>
  minutes < 0 ? 'danger' : minutes <= GAS_SOON_MINUTES ? 'waiting' : 'progress'

const rank = ['SUSP', 'WORK', 'DONE', 'ISSUED', 'APPR', 'PREP', 'REVIEW', 'RQST', 'CLOSE']

/** Conflicts first, then late and due measurements, then by how near to people at work. */
export function byUrgency<W extends ShownWork>(
  works: readonly W[],
  conflicting: ReadonlySet<number>,
  now: number,
): W[] {
  const gas = (work: W) => {
    const minutes = gasMinutes(work, now)
    return minutes === undefined || minutes > GAS_SOON_MINUTES ? 1 : 0
  }
  const keys = (work: W): number[] => [
    conflicting.has(work.permitNo) ? 0 : 1,
    gas(work),
    rank.indexOf(work.statusCd),
    Date.parse(work.workFromDt),
    work.permitNo,
  ]
  return works
    .map((work) => ({ work, keys: keys(work) }))
    .sort(({ keys: a }, { keys: b }) => {
      const differing = a.findIndex((value, index) => value !== b[index])
      return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
    })
    .map(({ work }) => work)
}

export interface Counts {
  workCnt: number
  crewCnt: number
  suspCnt: number
  gasCnt: number
  conflictCnt: number
}
export function countsOf(works: readonly ShownWork[], conflicts: readonly ShownConflict[], now: number): Counts {
  const working = works.filter(({ statusCd }) => statusCd === 'WORK')
  const isGasNear = (work: ShownWork) => {
    const minutes = gasMinutes(work, now)
    return minutes !== undefined && minutes <= GAS_SOON_MINUTES
  }
  return {
    workCnt: working.length,
    crewCnt: working.reduce((sum, { crewCnt }) => sum + crewCnt, 0),
    suspCnt: works.filter(({ statusCd }) => statusCd === 'SUSP').length,
    gasCnt: working.filter(isGasNear).length,
    conflictCnt: conflicts.filter(isOpen).length,
  }
}

/** How many works there are in each hour from the first offset on: what the slider stands on. */
export function perHour(works: readonly ShownWork[], now: number, hours: number): number[] {
  const spans = works.map((work) => ({ ...spanOf(work), isHereNow: isOnSite(work.statusCd) }))
  return Array.from({ length: hours * 2 + 1 }, (_, index) => {
    const at = now + (index - hours) * 60 * MINUTE
    return spans.filter(({ from, to, isHereNow }) => (isHereNow && index === hours) || (from <= at && at < to)).length
  })
}

/** As few pages as hold all rows, none fuller than another by more than one: the last does not hang with a single row. */
export function evenPages<T>(rows: readonly T[], most: number): T[][] {
  const pages = Math.max(1, Math.ceil(rows.length / most))
  const startOf = (page: number) => Math.floor((page * rows.length) / pages)
  return Array.from({ length: pages }, (_, page) => rows.slice(startOf(page), startOf(page + 1)))
}

export interface Point {
  x: number
  y: number
}
const ROUNDS = 12
/** Another direction for each: also places that are the same come apart. */
const TURN = 2.4

/** How far each place moves so that none lies on another: by as little as leaves so much between any two. */
export function apart(places: readonly Point[], least: number): Point[] {
  const moved = places.map(({ x, y }) => ({ x, y }))
  for (let round = 0, isMoving = true; round < ROUNDS && isMoving; round++) {
    isMoving = false
    for (const [at, one] of moved.entries())
      for (let next = at + 1; next < moved.length; next++)
        if (part(one, moved[next] as Point, least, at)) isMoving = true
  }
  return moved.map(({ x, y }, at) => ({
    x: Math.round(x - (places[at]?.x ?? x)),
    y: Math.round(y - (places[at]?.y ?? y)),
  }))
}

/** @returns whether the two were too near */
function part(one: Point, other: Point, least: number, at: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  if (Math.abs(dx) >= least || Math.abs(dy) >= least) return false
  const gap = Math.hypot(dx, dy)
  // What rounding leaves is no move.
  if (gap > least - 1) return false
  const push = (least - gap) / 2
  const [ux, uy] = gap > 0 ? [dx / gap, dy / gap] : [Math.cos(at * TURN), Math.sin(at * TURN)]
  one.x -= ux * push
  one.y -= uy * push
  other.x += ux * push
  other.y += uy * push
  return true
}

export interface View {
  zoom: number
  /** Of the middle of what is seen, in parts of the plan. */
  x: number
  y: number
}
export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 }
const MOST_ZOOM = 8

/** Nothing beside the plan is looked at. */
export function within({ zoom, x, y }: View): View {
  const bounded = Math.min(MOST_ZOOM, Math.max(1, zoom))
  const half = 0.5 / bounded
  const held = (value: number) => Math.min(1 - half, Math.max(half, value))
  return { zoom: bounded, x: held(x), y: held(y) }
}

/** Nearer or farther, with what is at the pointer staying there; the pointer in parts of what is seen. */
export function zoomed(view: View, factor: number, at: { x: number; y: number } = { x: 0.5, y: 0.5 }): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor))
  const x = view.x + (at.x - 0.5) * (1 / view.zoom - 1 / zoom)
  const y = view.y + (at.y - 0.5) * (1 / view.zoom - 1 / zoom)
  return within({ zoom, x, y })
}
