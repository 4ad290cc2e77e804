/** What is tried on the board: kept in the address, so that whoever gets it sees the same; answered once it rests. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keyOf, sendWith } from '#platform/web/calls/ask.ts'
import { useSettled } from '#platform/web/form/use-settled.ts'
import type { Board } from '../board.calls.ts'
import { askedMoves, type Moves, movedBoard, readMoves, WHAT_IF_PARAM, writtenMoves } from './moves.ts'
import { type TriedWork, whatIf } from './what-if.calls.ts'

/** What is dragged is asked about once it rests. */
const REST_MS = 250

export interface Trying {
  moves: Moves
  works: readonly TriedWork[]
  /** Nobody has answered yet for what is shown. */
  isWaiting: boolean
  error: Error | null
  change(how: (moves: Moves) => Moves): void
}
interface WhatIfBoard {
  /** As the board looks then. */
  board: Board
  /** While works can be dragged. */
  trying: Trying | undefined
  turn(isOn: boolean): void
}

export function useWhatIf(asIs: Board): WhatIfBoard {
  const [moves, setMoves] = useMoves()
  const asked = JSON.stringify(moves ? askedMoves(asIs.works, moves) : [])
  const settled = useSettled(asked, REST_MS)
  const isAsked = moves !== undefined && settled !== '[]'
  const { data, error, isFetching } = useQuery({
    queryKey: [...keyOf(whatIf, {}), settled],
    queryFn: ({ signal }) => sendWith({ signal, quiet: true }, whatIf, { moves: JSON.parse(settled) }),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const change = useCallback((how: (moves: Moves) => Moves) => setMoves((before) => how(before ?? {})), [setMoves])
  const found = isAsked ? data : undefined
  const board = useMemo(() => movedBoard(asIs, moves ?? {}, found?.conflicts ?? []), [asIs, moves, found])
  const trying = moves && {
    moves,
    works: found?.works ?? [],
    isWaiting: isFetching || settled !== asked,
    error,
    change,
  }
  return { board, trying, turn: (isOn) => setMoves(isOn ? {} : undefined) }
}

function useMoves() {
  const [params, setParams] = useSearchParams()
  const [moves, setMoves] = useState<Moves | undefined>(() => {
    const written = params.get(WHAT_IF_PARAM)
    return written === null ? undefined : readMoves(written)
  })
  const written = useSettled(moves && writtenMoves(moves), REST_MS)
  const write = useEffectEvent(() => {
    if ((params.get(WHAT_IF_PARAM) ?? undefined) === written) return
    const next = new URLSearchParams(params)
    if (written === undefined) next.delete(WHAT_IF_PARAM)
    else next.set(WHAT_IF_PARAM, written)
    setParams(next, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was moved writes the address.
  useEffect(() => write(), [written])
  return [moves, setMoves] as const
}
