/** The board as the server has it: asked once, again when a permit changes, and every minute in case nobody told. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { RECONNECTED, useServerEvent } from '#platform/web/api/events.ts'
import { prepareImage } from '#platform/web/form/attachments/attachments.api.ts'
import { permit } from '../permit/permit.model.ts'
import { BOARD_API, type Board } from './board.wire.ts'

const EVERY_MS = 60_000
/** Several changes of a moment are one look. */
const GATHER_MS = 150
const TICK_MS = 1_000
const boardKey = ['wkod', 'board'] as const

export function useBoard() {
  const client = useQueryClient()
  const [isStale, setStale] = useState(false)
  const answer = useQuery({
    queryKey: boardKey,
    queryFn: async ({ signal }) => {
      const board = await api.get<Board>(BOARD_API, { signal, quiet: true })
      // The first plan is on its way while its works are being drawn.
      const mapFileNo = board.plans[0]?.mapFileNo
      if (mapFileNo) void prepareImage(mapFileNo, 'full')
      return { ...board, offsetMs: Date.parse(board.nowDt) - Date.now() }
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

/** The moment by the server's clock, once a second. */
export function useNow(offsetMs: number): number {
  const [now, setNow] = useState(() => Date.now() + offsetMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + offsetMs), TICK_MS)
    setNow(Date.now() + offsetMs)
    return () => clearInterval(timer)
  }, [offsetMs])
  return now
}
