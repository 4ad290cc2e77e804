/**
 * Isolation of energy with locks and tags: what a plan must hold, who may lock, look and take off, in which order.
 *
 * @law 산업안전보건기준에 관한 규칙 제92조, 제319조, 제630조
 */

export const energies = {
  ELE: '전기',
  PRS: '압력',
  CHM: '물질',
  STM: '증기',
  MEC: '기계·중력',
  HYD: '유압',
  THR: '열',
  RAD: '방사선',
} as const
export type Energy = keyof typeof energies

export const methods = {
  LOCK: '차단기잠금',
  VALVE: '밸브잠금',
  BLIND: '맹판',
  DISC: '분리',
  DBB: '이중차단배출',
} as const
export type Method = keyof typeof methods

export const pointStates = {
  PLAN: '계획',
  SET: '설치',
  VERIFIED: '확인완료',
  OFF: '재잠금 대기',
  REMOVED: '해제',
  KEPT: '다른 격리가 유지',
} as const
export type PointState = keyof typeof pointStates

/** Energy that stays when the supply is cut. */
export const storedEnergies = { SPRING: '스프링', ACC: '축압기', CAP: '콘덴서', LOAD: '매달린 하중' } as const
export type StoredEnergy = keyof typeof storedEnergies

/** What is in the line, where it matters to those inside a vessel. */
export const lineServices = { NONE: '위험물질 없음', FLAM: '인화성', TOXIC: '독성', INERT: '불활성' } as const
export type LineService = keyof typeof lineServices

export interface Point {
  isoPointNo: number | null
  tagNm: string | null
  energyCd: Energy | null
  isoMethodCd: Method | null
  storedCd: StoredEnergy | null
  serviceCd: LineService | null
  lockNo: string | null
  setUserId: string | null
  verifyUserId: string | null
  pointStatusCd: PointState | null
}

const wordsOf = (text: string | null): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean)
const storedIn = (text: string | null): StoredEnergy[] =>
  wordsOf(text).filter((word): word is StoredEnergy => Object.hasOwn(storedEnergies, word))

/** R3: kinds of stored energy that have no point of their own. */
export const storedWithoutPoint = (
  storedCds: string | null,
  points: readonly Pick<Point, 'storedCd'>[],
): StoredEnergy[] => storedIn(storedCds).filter((stored) => !points.some(({ storedCd }) => storedCd === stored))

/** A closed valve leaks: for people inside, a line is cut, blinded, or blocked twice with a bleed between. */
const cutsLine: ReadonlySet<Method | null> = new Set<Method>(['BLIND', 'DISC', 'DBB'])

/** Energies that come through a line. */
const inLine: ReadonlySet<Energy | null> = new Set<Energy>(['CHM', 'PRS', 'STM'])
const isDangerous = (serviceCd: LineService | null) => serviceCd !== null && serviceCd !== 'NONE'

/**
 * R2: points on lines of flammable, toxic or inert service that a valve alone closes. The service is the worse of what the
 * point and what the permit says.
 *
 * @law 산업안전보건기준에 관한 규칙 제630조
 */
export const weakForConfinedSpace = <P extends Pick<Point, 'energyCd' | 'serviceCd' | 'isoMethodCd'>>(
  points: readonly P[],
  ofPermit: LineService | null = null,
): P[] =>
  points.filter(
    ({ energyCd, serviceCd, isoMethodCd }) =>
      (isDangerous(serviceCd) || (inLine.has(energyCd) && isDangerous(ofPermit))) && !cutsLine.has(isoMethodCd),
  )

/** Electricity is cut by the electrical isolator, everything else by maintenance. */
export const setterRole = (energyCd: Energy | null): 'ELE' | 'MNT' => (energyCd === 'ELE' ? 'ELE' : 'MNT')

/** Somebody's lock hangs there, or did until a test run took it off: it is his to take off, or to put on again. */
export const isHeld = ({ pointStatusCd }: Pick<Point, 'pointStatusCd'>): boolean =>
  pointStatusCd === 'SET' || pointStatusCd === 'VERIFIED' || pointStatusCd === 'OFF'
/** What waits for a lock: for its first one, or for its setter's after a test run. */
export const isUnlocked = ({ pointStatusCd }: Pick<Point, 'pointStatusCd'>): boolean =>
  pointStatusCd === 'PLAN' || pointStatusCd === 'OFF'

/** The next point in the order of the drawing; undefined when all are set. */
export const nextToSet = <P extends Pick<Point, 'isoPointNo' | 'pointStatusCd'>>(points: readonly P[]): P | undefined =>
  points.filter(isUnlocked).toSorted((one, other) => (one.isoPointNo ?? 0) - (other.isoPointNo ?? 0))[0]

const allIn = (points: readonly Pick<Point, 'pointStatusCd'>[], ...states: PointState[]): boolean =>
  points.length > 0 && points.every(({ pointStatusCd }) => pointStatusCd !== null && states.includes(pointStatusCd))

export type IsoState = 'TEMP' | 'PLAN' | 'SET' | 'VERIFIED' | 'TESTING' | 'REMOVING' | 'CLOSE'

/** The state of a plan that follows from its points. */
export function stateOf(now: IsoState, points: readonly Pick<Point, 'pointStatusCd'>[]): IsoState {
  const isGone = ({ pointStatusCd }: Pick<Point, 'pointStatusCd'>) =>
    pointStatusCd === 'REMOVED' || pointStatusCd === 'KEPT'
  if (points.some(isGone)) return points.some(isHeld) ? 'REMOVING' : 'CLOSE'
  if (now === 'TESTING' || now === 'TEMP') return now
  if (allIn(points, 'VERIFIED')) return 'VERIFIED'
  if (allIn(points, 'SET', 'VERIFIED', 'OFF')) return 'SET'
  return 'PLAN'
}

/** States of a permit in which it needs no isolation any more; those that never began stand beside those that ended. */
export const endedPermits = ['CLOSE', 'CANC', 'EXPIRED', 'REJ'] as const

/** R1: permits for which the isolation still stands. */
export const openPermits = <P extends { statusCd: string }>(permits: readonly P[]): P[] =>
  permits.filter(({ statusCd }) => !endedPermits.some((ended) => ended === statusCd))

/** R5: the day of the next review of an isolation that stays: weekly, once it is older than the limit. */
export function nextReview(
  setYmd: string,
  reviewedYmd: string | null,
  { afterDays, everyDays }: { afterDays: number; everyDays: number },
  addDays: (ymd: string, days: number) => string,
): string {
  const first = addDays(setYmd, afterDays)
  if (reviewedYmd === null || reviewedYmd < first) return first
  return addDays(reviewedYmd, everyDays)
}
