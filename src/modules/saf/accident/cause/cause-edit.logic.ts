/** What somebody does to a tree of causes: each step gives a new one, so that the one before can come back. */

import { type Cause, causesBelow, inReadingOrder } from './cause.logic.ts'
import type { CauseMethod } from './cause-codes.model.ts'

/** The next key of what is not stored. */
const newNo = (causes: readonly Cause[]): number => Math.min(0, ...causes.map(({ causeNo }) => causeNo)) - 1

const blank = (causes: readonly Cause[], methodCd: CauseMethod, parentNo: number | null): Cause => ({
  ...{ causeNo: newNo(causes), methodCd, parentNo, gateCd: null, m4Cd: null, causeDesc: '', evidenceNos: [] },
  levelCd: parentNo === null ? 'DIRECT' : 'CONTRIB',
})

export interface Edited {
  readonly causes: readonly Cause[]
  /** Where the focus goes; null where nothing is left. */
  readonly at: number | null
}

export const addFirst = (causes: readonly Cause[], methodCd: CauseMethod): Edited => {
  const made = blank(causes, methodCd, null)
  return { causes: [...causes, made], at: made.causeNo }
}

/** As the last of what brings it about; of two, in a tree, all are needed until somebody says otherwise. */
export function addBelow(causes: readonly Cause[], { causeNo, methodCd }: Cause): Edited {
  const made = blank(causes, methodCd, causeNo)
  const isForked = methodCd === 'TREE' && causesBelow(causes, causeNo).length > 0
  const forked = causes.map((one) =>
    one.causeNo === causeNo && isForked && one.gateCd === null ? { ...one, gateCd: 'AND' as const } : one,
  )
  return { causes: [...forked, made], at: made.causeNo }
}

/** Beside it, next in order. */
export function addBeside(causes: readonly Cause[], cause: Cause): Edited {
  const above = causes.find(({ causeNo }) => causeNo === cause.parentNo)
  const { causes: grown, at } = above ? addBelow(causes, above) : addFirst(causes, cause.methodCd)
  const made = grown.filter(({ causeNo }) => causeNo === at)
  const others = grown.filter(({ causeNo }) => causeNo !== at)
  const after = others.findIndex(({ causeNo }) => causeNo === cause.causeNo) + 1
  return { causes: [...others.slice(0, after), ...made, ...others.slice(after)], at }
}

/** With all that lies below it; one that is left alone forks no more. */
export function removeCause(causes: readonly Cause[], cause: Cause): Edited {
  const gone = new Set([cause, ...inReadingOrder(causes, cause.causeNo)].map(({ causeNo }) => causeNo))
  const left = causes.filter(({ causeNo }) => !gone.has(causeNo))
  const besides = causesBelow(causes, cause.parentNo)
  const at = besides.findIndex(({ causeNo }) => causeNo === cause.causeNo)
  const next = besides[at - 1] ?? besides[at + 1]
  return {
    causes: left.map((one) =>
      one.causeNo === cause.parentNo && causesBelow(left, one.causeNo).length < 2 ? { ...one, gateCd: null } : one,
    ),
    at: next?.causeNo ?? cause.parentNo ?? left[0]?.causeNo ?? null,
  }
}

/** Past the one before it, or after it, of the same parent. */
export function moveCause(causes: readonly Cause[], cause: Cause, by: -1 | 1): Edited {
  const besides = causesBelow(causes, cause.parentNo)
  const other = besides[besides.indexOf(cause) + by]
  if (!other) return { causes, at: cause.causeNo }
  const swapped = causes.map((one) => (one === cause ? other : one === other ? cause : one))
  return { causes: swapped, at: cause.causeNo }
}

export const changeCause = (causes: readonly Cause[], no: number, change: Partial<Cause>): Edited => ({
  causes: causes.map((one) => (one.causeNo === no ? { ...one, ...change } : one)),
  at: no,
})

/** Where an arrow leads from a cause: to the one before and after as they are read, to its parent, to the first below it. */
export function besideKey(causes: readonly Cause[], no: number, key: string): number | null {
  const all = inReadingOrder(causes)
  const at = all.findIndex(({ causeNo }) => causeNo === no)
  const target = {
    ArrowUp: all[at - 1],
    ArrowDown: all[at + 1],
    ArrowLeft: all.find(({ causeNo }) => causeNo === all[at]?.parentNo),
    ArrowRight: causesBelow(causes, no)[0],
    Home: all[0],
    End: all.at(-1),
  }[key]
  return target?.causeNo ?? null
}
