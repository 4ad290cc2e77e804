/** The causes of an accident, each below what it brings about: how they lie, and what an analysis still lacks (R5). */
import type { CauseGate, CauseLevel, CauseMethod, FourM } from './cause-codes.model.ts'

export interface Cause {
  /** Its key; a negative one is not stored yet. */
  readonly causeNo: number
  readonly methodCd: CauseMethod
  readonly parentNo: number | null
  /** Of a cause tree, where two or more lie below it. */
  readonly gateCd: CauseGate | null
  readonly m4Cd: FourM | null
  readonly levelCd: CauseLevel
  readonly causeDesc: string
  readonly evidenceNos: readonly number[]
}

export const causesBelow = (causes: readonly Cause[], no: number | null): Cause[] =>
  causes.filter(({ parentNo }) => parentNo === no)

/** Each before those below it, as they are read. A cause whose parent is gone, or that lies below itself, is in none. */
export const inReadingOrder = (causes: readonly Cause[], no: number | null = null): Cause[] =>
  causesBelow(causes, no).flatMap((one) => [one, ...inReadingOrder(causes, one.causeNo)])

/** It and what led from the accident to it, the accident's end first. */
export function pathTo(causes: readonly Cause[], cause: Cause): Cause[] {
  const above = causes.find(({ causeNo }) => causeNo === cause.parentNo)
  return above ? [...pathTo(causes, above), cause] : [cause]
}

/** Why is asked three times at least, and seven at most. */
const WHYS = { least: 3, most: 7 } as const

export interface CauseLack {
  /** Null where it is about the analysis. */
  readonly causeNo: number | null
  readonly message: string
  readonly values?: Readonly<Record<string, number>>
}

type Ask = (cause: Cause, causes: readonly Cause[]) => Omit<CauseLack, 'causeNo'> | undefined

const isLeaf = ({ causeNo }: Cause, causes: readonly Cause[]) => causesBelow(causes, causeNo).length === 0

const asks: readonly Ask[] = [
  ({ causeDesc }) => (causeDesc.trim() === '' ? { message: '원인을 적으십시오.' } : undefined),
  ({ methodCd, m4Cd }) => (methodCd === 'M4' && m4Cd === null ? { message: '4M 구분을 고르십시오.' } : undefined),
  (cause, causes) => {
    if (cause.methodCd !== 'WHY5' || !isLeaf(cause, causes)) return undefined
    const n = pathTo(causes, cause).length
    if (n < WHYS.least || n > WHYS.most)
      return { message: '5-Why는 {least}~{most}단계로 묻습니다. (지금 {n}단계)', values: { ...WHYS, n } }
    return cause.m4Cd === 'MGMT' ? undefined : { message: '마지막 왜는 관리·체계에 닿아야 합니다.' }
  },
  (cause, causes) =>
    cause.methodCd === 'TREE' && cause.gateCd === null && causesBelow(causes, cause.causeNo).length > 1
      ? { message: '아래 원인이 모두 있어야 하는지, 하나라도 있으면 되는지 고르십시오.' }
      : undefined,
  (cause, causes) =>
    cause.methodCd === 'TREE' && isLeaf(cause, causes) && cause.evidenceNos.length === 0
      ? { message: '맨 아래 원인에는 근거가 있어야 합니다.' }
      : undefined,
]

/**
 * What keeps an analysis from being done.
 *
 * @param isSerious a HiPo, or somebody off work or dead: a root is owed, else a cause alone
 */
export function lacksOfCauses(causes: readonly Cause[], isSerious: boolean): CauseLack[] {
  const found = causes.flatMap((cause) =>
    asks.flatMap((ask): CauseLack[] => {
      const lack = ask(cause, causes)
      return lack ? [{ causeNo: cause.causeNo, ...lack }] : []
    }),
  )
  if (causes.length === 0) return [{ causeNo: null, message: '원인을 하나 이상 적으십시오.' }]
  const hasRoot = causes.some(({ levelCd }) => levelCd === 'ROOT')
  return isSerious && !hasRoot ? [{ causeNo: null, message: '근본원인이 하나 이상 있어야 합니다.' }, ...found] : found
}
