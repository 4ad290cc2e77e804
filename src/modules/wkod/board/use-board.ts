/** The board as the server has it: asked once, again when a permit changes, and every minute in case nobody told. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenAhead } from '#platform/web/api/ahead.ts'
import { RECONNECTED, useServerEvent } from '#platform/web/api/events.ts'
import { useAhead } from '#platform/web/api/use-ahead.ts'
import { ask } from '#platform/web/calls/ask.ts'
import { prepareImage } from '#platform/web/form/attachments/attachments.api.ts'
import { permit } from '../permit/permit.model.ts'
import { BOARD_API, type Board, board } from './board.calls.ts'

const EVERY_MS = 60_000
/** Several changes of a moment are one look. */
const GATHER_MS = 150
/** A plan that comes as soon as its works is seen with them; one on a slow line is not waited for. */
const PLAN_WAIT_MS = 150
/** What is shown in minutes changes no later than this. */
export const GLANCE_MS = 5_000
const boardKey = ['wkod', 'board'] as const

/** By the server's clock, as far as it was from this one when it was asked. */
const boardAt = (found: Board, askedMs: number) => ({ ...found, offsetMs: Date.parse(found.nowDt) - askedMs })
const preparePlan = ({ plans }: Board) => plans[0]?.mapFileNo && prepareImage(plans[0].mapFileNo, 'full')

whenAhead<Board>(BOARD_API, preparePlan)

export function useBoard() {
  const client = useQueryClient()
  const [isStale, setStale] = useState(false)
  useAhead(boardKey, BOARD_API, { read: ({ body, at }) => boardAt(body as Board, at) })
  const answer = useQuery({
    queryKey: boardKey,
    queryFn: async ({ signal }) => {
      const found = await ask(board, {}, { signal, quiet: true })
      const read = boardAt(found, Date.now())
      await Promise.race([preparePlan(found), passed(PLAN_WAIT_MS)])
      return read
    },
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    retry: true,
    retryDelay: 5_000,
  })
  useServerEvent('document', ({ documentName }) => {
    if (documentName === permit.name) setStale(true)
  })
  useServerEvent(RECONNECTED, () => setStale(true))
  useEffect(() => {
    if (!isStale) return
    const timer = setTimeout(() => {
      setStale(false)
      void client.invalidateQueries({ queryKey: boardKey })
    }, GATHER_MS)
    return () => clearTimeout(timer)
  }, [isStale, client])
  return answer
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The moment by the server's clock, as often as it is looked at. */
export function useNow(offsetMs: number, everyMs: number): number {
  const [now, setNow] = useState(() => Date.now() + offsetMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + offsetMs), everyMs)
    return () => clearInterval(timer)
  }, [offsetMs, everyMs])
  return now
}
