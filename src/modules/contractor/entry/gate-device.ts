/**
 * What a gate's device keeps for the time without a network: who may come in as of when, for as long as the guard is signed
 * in; and what was scanned since, which names nobody and is sent by whoever has the gate next.
 */

import { sha256Hex } from '#platform/web/api/sha256.ts'
import { randomId } from '#platform/web/random-id.ts'
import { keepReading, keptReading } from '#platform/web/session/kept-reading.ts'
import { isKeyShaped } from './entry.logic.ts'
import type { Direction, ScanResult } from './entry-codes.model.ts'
import type { KeptList, ScanBody, ToCheck } from './gate.calls.ts'

/** A scan on its way. */
interface Waiting {
  body: ScanBody
}

const LIST = 'gate-people'
const QUEUE = 'jikim:gate:queue'

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback
  } catch {
    return fallback
  }
}

export const keptList = (gateCd: string): KeptList | null => keptReading<KeptList>(`${LIST}:${gateCd}`) ?? null
export const keepList = (gateCd: string, list: KeptList): void => keepReading(`${LIST}:${gateCd}`, list)

export const waiting = (): Waiting[] => read<Waiting[]>(QUEUE, [])
const keepWaiting = (queue: readonly Waiting[]): void => localStorage.setItem(QUEUE, JSON.stringify(queue))

const putOff = (one: Waiting): void => keepWaiting([...waiting(), one])
export const settled = (scanKey: string): void => keepWaiting(waiting().filter(({ body }) => body.scanKey !== scanKey))

export const newScanKey = (): string => randomId()

export interface Told {
  resultCd: ScanResult
  personNm: string | null
  vendorNm: string | null
  directionCd: Direction | null
  message: string
  conditions: ToCheck[]
}

/** A code that may open the gate is not kept on the device: its hash says the same to who knows it. */
function withoutKey(body: ScanBody): ScanBody {
  if (!('text' in body) || !isKeyShaped(body.text)) return body
  const { text, ...rest } = body
  return { ...rest, keyHash: sha256Hex(text) }
}

/** What the kept list says, and the scan as it will be sent. Who went in or out since is remembered. */
export function decideOffline(asked: ScanBody, texts: { unknown: string; none: string; out: string }, now: string) {
  const body = withoutKey(asked)
  const list = keptList(body.gateCd)
  const person = list?.rows.find((one) =>
    'personNo' in body ? one.personNo === body.personNo : 'keyHash' in body && one.keyHashes?.includes(body.keyHash),
  )
  const directionCd = body.directionCd ?? (person?.insideYn === 'Y' ? 'OUT' : 'IN')
  const isOut = directionCd === 'OUT'
  const resultCd: ScanResult = person ? (isOut ? 'OK' : person.resultCd) : 'BLOCK'
  const passed = isOut || resultCd !== 'BLOCK'
  if (list && person && passed)
    keepList(body.gateCd, {
      ...list,
      rows: list.rows.map((one) => (one === person ? { ...one, insideYn: isOut ? 'N' : 'Y' } : one)),
    })
  putOff({
    body: { ...body, directionCd, scanDt: now, offlineYn: 'Y', passedYn: passed ? 'Y' : 'N' },
  })
  const told: Told = {
    resultCd,
    directionCd: person ? directionCd : null,
    personNm: person?.personNm ?? null,
    vendorNm: person?.vendorNm ?? null,
    message: person ? (isOut ? texts.out : person.message) : list ? texts.unknown : texts.none,
    conditions: isOut ? [] : (person?.conditions ?? []),
  }
  return told
}
