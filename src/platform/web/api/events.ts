/**
 * Live events: one stream to the server for all tabs of the browser (HTTP/1.1 allows six connections in all). The tab
 * that holds the lock reads it and tells the others.
 */
import { useEffect, useEffectEvent } from 'react'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { withLock } from '#platform/web/lock.ts'
import { logError } from './error-log.ts'
import { eventParser } from './event-stream.ts'
import { correctClock, signed } from './signature.ts'
import { getAccessToken, onToken, renewToken } from './token.ts'

export type ServerEvent = { type: string } & Readonly<Record<string, unknown>>

/** The stream was lost and is back: what was told meanwhile nobody has heard. */
export const RECONNECTED = 'reconnected'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000
const channel = new BroadcastChannel('jikim:events')
const listeners = new Set<(event: ServerEvent) => void>()
const tell = (event: ServerEvent) => {
  for (const listener of listeners) listener(event)
}
channel.onmessage = (message: MessageEvent<ServerEvent>) => tell(message.data)

/** Calls the handler for every event of this type while the component is shown. */
export function useServerEvent(type: string, handler: (event: ServerEvent) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    const hear = (event: ServerEvent) => {
      if (event.type === type) handle(event)
    }
    listeners.add(hear)
    return () => {
      listeners.delete(hear)
    }
  }, [type])
}

/** Listens until the returned function is called. */
export function openEvents(): () => void {
  const stop = new AbortController()
  void withLock('events', () => readForever(stop.signal))
  return () => stop.abort()
}

async function readForever(signal: AbortSignal): Promise<void> {
  let lastId: string | null = null
  let retryMs = FIRST_RETRY_MS
  let isAgain = false
  const tellAll = (event: ServerEvent) => {
    channel.postMessage(event)
    tell(event)
  }
  while (!signal.aborted) {
    try {
      for await (const event of readStream(lastId, signal)) {
        retryMs = FIRST_RETRY_MS
        lastId = event.id ?? lastId
        const news = JSON.parse(event.data) as ServerEvent
        tellAll(news)
        if (news.type !== 'hello') continue
        if (isAgain) tellAll({ type: RECONNECTED })
        isAgain = true
      }
    } catch (error) {
      if (!signal.aborted) logError('GET /api/events', error)
    }
    await pause(retryMs, signal)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }
}

async function* readStream(lastId: string | null, signal: AbortSignal) {
  const token = getAccessToken()
  const response = await fetch('/api/events', {
    credentials: 'same-origin',
    headers: {
      Accept: 'text/event-stream',
      'X-Authorization': `Bearer ${token ?? ''}`,
      ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      ...signed({ method: 'GET', url: '/api/events', token }),
    },
    signal,
  })
  if (response.status === 401) await obey((await response.json()) as ErrorAnswer)
  if (!response.ok || !response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const parse = eventParser()
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) yield* parse(part.value)
}

const obey = async (answer: ErrorAnswer): Promise<unknown> =>
  answer.returnCode === 'SIGNATURE_EXPIRED' ? correctClock(answer) : renewToken()

/** Ends with the time, with the listening, or when network or session are back: who comes back is not to wait out a minute. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      over.abort()
      forget()
      resolve()
    }
    const timer = setTimeout(stop, ms)
    const forget = onToken(stop)
    signal.addEventListener('abort', stop, { signal: over.signal })
    window.addEventListener('online', stop, { signal: over.signal })
  })
