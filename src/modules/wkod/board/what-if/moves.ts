/** Works that are moved on the board without anything being kept: by how much, written so that others can look at it, and how the board looks then. Pure. */
import type { Board, BoardConflict, BoardMark, BoardWork } from '../board.calls.ts'
import { MOST_MOVES, type WhatIfMove } from './what-if.calls.ts'

export interface Move {
  /** Later by so many; earlier below 0. */
  minutes: number
  /** Marks that stand elsewhere, in thousandths of their plans, by their number. */
  spots: Readonly<Record<number, Spot>>
}
export interface Spot {
  locationX: number
  locationY: number
}
/** By permit. */
export type Moves = Readonly<Record<number, Move>>

/** Hours are tried in these steps. */
export const STEP_MINUTES = 15
const MINUTE_MS = 60_000
const MOST_MINUTES = 1440

const still: Move = { minutes: 0, spots: {} }
const isStill = ({ minutes, spots }: Move) => minutes === 0 && Object.keys(spots).length === 0

/** What has not begun may begin at another hour. */
export const isMovable = ({ statusCd }: Pick<BoardWork, 'statusCd'>): boolean =>
  ['RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED'].includes(statusCd)

function withMove(moves: Moves, permitNo: number, move: Move): Moves {
  const { [permitNo]: _, ...others } = moves
  if (isStill(move)) return others
  return Object.keys(others).length < MOST_MOVES ? { ...others, [permitNo]: move } : moves
}

/** @param minutes from the hours that the permit has */
export function toHour(moves: Moves, permitNo: number, minutes: number): Moves {
  const stepped = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES + 0
  const held = Math.min(MOST_MINUTES, Math.max(-MOST_MINUTES, stepped))
  return withMove(moves, permitNo, { ...(moves[permitNo] ?? still), minutes: held })
}

// No negative zero: an address does not know it.
const onPlan = (value: number) => Math.min(1000, Math.max(0, Math.round(value))) + 0
export function toSpot(moves: Moves, permitNo: number, markNo: number, to: Spot): Moves {
  const move = moves[permitNo] ?? still
  const spot = { locationX: onPlan(to.locationX), locationY: onPlan(to.locationY) }
  return withMove(moves, permitNo, { ...move, spots: { ...move.spots, [markNo]: spot } })
}

export const without = (moves: Moves, permitNo: number): Moves => withMove(moves, permitNo, still)

const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString()

export function movedWork<W extends BoardWork>(work: W, move: Move): W {
  const marks = work.marks.map((mark): BoardMark => ({ ...mark, ...move.spots[mark.markNo] }))
  return {
    ...work,
    workFromDt: later(work.workFromDt, move.minutes),
    workToDt: later(work.workToDt, move.minutes),
    marks,
  }
}

/** Conflicts of what is moved are those that were found for it there; until then none are known. */
export function movedBoard(board: Board, moves: Moves, found: readonly BoardConflict[]): Board {
  if (Object.keys(moves).length === 0) return board
  const works = board.works.map((work) => {
    const move = moves[work.permitNo]
    return move ? movedWork(work, move) : work
  })
  const conflicts = board.conflicts.filter(({ permitNo, otherPermitNo }) => !moves[permitNo] && !moves[otherPermitNo])
  return { ...board, works, conflicts: [...conflicts, ...found] }
}

/** As it is asked of the server; what has begun meanwhile, or is gone, is moved no more. */
export function askedMoves(works: readonly BoardWork[], moves: Moves): WhatIfMove[] {
  return works.flatMap((work) => {
    const move = moves[work.permitNo]
    if (!move || !isMovable(work)) return []
    const { workFromDt: fromDt, workToDt: toDt } = movedWork(work, move)
    const spots = Object.entries(move.spots).map(([markNo, spot]) => ({ markNo: Number(markNo), ...spot }))
    return [{ permitNo: work.permitNo, fromDt, toDt, spots }]
  })
}

/** Of the address of the board. */
export const WHAT_IF_PARAM = 'whatIf'

/** `6012,-30,1:500:400;6013,60`: short enough for an address. */
export const writtenMoves = (moves: Moves): string =>
  Object.entries(moves)
    .map(([permitNo, { minutes, spots }]) =>
      [
        permitNo,
        minutes,
        ...Object.entries(spots).map(([markNo, { locationX, locationY }]) => `${markNo}:${locationX}:${locationY}`),
      ].join(','),
    )
    .join(';')

/** What is no move is left out. */
export function readMoves(text: string): Moves {
  let moves: Moves = {}
  for (const part of text.split(';')) {
    const [no, minutes, ...spots] = part.split(',')
    const permitNo = Number(no)
    if (!isWhole(permitNo) || permitNo < 1) continue
    moves = toHour(moves, permitNo, isWhole(Number(minutes)) ? Number(minutes) : 0)
    for (const spot of spots) {
      const [markNo = 0, locationX = Number.NaN, locationY = Number.NaN] = spot.split(':').map(Number)
      if (isWhole(markNo) && markNo > 0 && isWhole(locationX) && isWhole(locationY))
        moves = toSpot(moves, permitNo, markNo, { locationX, locationY })
    }
  }
  return moves
}
const isWhole = Number.isInteger

/**
 * The moment to look at, in minutes from now: the same, unless the work is not there then.
 *
 * @param minutes by how much the work is moved
 */
export function offsetWithin(work: BoardWork, minutes: number, now: number, before: number): number {
  const [from, to] = [work.workFromDt, work.workToDt].map(
    (instant) => Math.round((Date.parse(instant) - now) / MINUTE_MS) + minutes,
  ) as [number, number]
  if (before >= from && before < to) return before
  return Math.min(MOST_MINUTES, Math.max(-MOST_MINUTES, Math.ceil(from / STEP_MINUTES) * STEP_MINUTES))
}
