/** The work of a gate: scans that are answered or kept, and the queue that is sent when the network is back. */
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { ask, renew as renewCalls, sendWith } from '#platform/web/calls/ask.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { Direction } from './entry-codes.model.ts'
import { gatePeople, gateScans, type KeptList, type ScanBody, type ShownBody, scanGate } from './gate.calls.ts'
import { decideOffline, keepList, keptList, newScanKey, settled, type Told, waiting } from './gate-device.ts'

const sendScan = (body: ScanBody) => sendWith({ quiet: true, idempotencyKey: body.scanKey }, scanGate, body)

const LIST_EVERY_MS = 5 * 60_000
const RETRY_EVERY_MS = 15_000

/** No answer, or a server that is not there: the device decides by itself. */
const isOffline = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504)

export interface Gate {
  told: (Told & { at: string; isOffline: boolean }) | null
  /** How many scans wait for the network. */
  queued: number
  /** What the device would decide by, and as of when. */
  list: KeptList | null
  isAway: boolean
  isBusy: boolean
  scan(shown: ShownBody, directionCd: Direction | undefined): Promise<void>
}

export function useGate(gateCd: string): Gate {
  const t = useT()
  const [told, setTold] = useState<Gate['told']>(null)
  const [isAway, setAway] = useState(!navigator.onLine)
  const [isBusy, setBusy] = useState(false)
  const [queued, setQueued] = useState(() => waiting().length)
  const [list, setList] = useState<KeptList | null>(() => keptList(gateCd))
  const renew = useCallback(() => renewCalls(gateScans), [])

  const fetchList = useCallback(async () => {
    try {
      const fresh = await ask(gatePeople, { gateCd }, { quiet: true })
      keepList(gateCd, fresh)
      setList(fresh)
      setAway(false)
    } catch (error) {
      setAway(isOffline(error))
      setList(keptList(gateCd))
    }
  }, [gateCd])

  const flush = useCallback(async () => {
    for (const { body } of waiting()) {
      try {
        await sendScan(body)
      } catch (error) {
        if (isOffline(error)) return
        // The server has refused it for good, as a time that nobody believes: it does not stand in the way of the others.
        if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 401) return
      }
      settled(body.scanKey)
      setQueued(waiting().length)
    }
    setAway(false)
    await renew()
  }, [renew])

  useEffect(() => void fetchList(), [fetchList])
  useEffect(() => {
    const timer = setInterval(() => void fetchList(), isAway ? RETRY_EVERY_MS : LIST_EVERY_MS)
    return () => clearInterval(timer)
  }, [fetchList, isAway])

  useEffect(() => {
    const back = () => void flush()
    if (queued > 0) back()
    addEventListener('online', back)
    const timer = queued > 0 ? setInterval(back, RETRY_EVERY_MS) : undefined
    return () => {
      removeEventListener('online', back)
      clearInterval(timer)
    }
  }, [queued, flush])

  const scan = async (shown: ShownBody, directionCd: Direction | undefined) => {
    const body = { ...shown, scanKey: newScanKey(), gateCd, ...(directionCd && { directionCd }) }
    const at = new Date().toISOString()
    setBusy(true)
    try {
      const row = await sendScan(body)
      setAway(false)
      setTold({ ...row, at, isOffline: false })
      await renew()
    } catch (error) {
      if (isOffline(error)) {
        setAway(true)
        const texts = {
          unknown: t('단말기 명단에 없는 코드입니다.'),
          none: t('연결이 끊겼고 저장된 명단이 없습니다. 안전팀에 확인하십시오.'),
          out: t('퇴장했습니다. 연결되면 시간을 보냅니다.'),
        }
        setTold({ ...decideOffline(body, texts, at), at, isOffline: true })
        setQueued(waiting().length)
        setList(keptList(gateCd))
      } else {
        setTold({
          resultCd: 'BLOCK',
          personNm: null,
          vendorNm: null,
          directionCd: null,
          isOffline: false,
          at,
          conditions: [],
          message: messageOf(error),
        })
      }
    } finally {
      setBusy(false)
    }
  }
  return { told, queued, list, isAway, isBusy, scan }
}
