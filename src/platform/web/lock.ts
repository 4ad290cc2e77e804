/**
 * One holder over all tabs of the browser. Web Locks where there are any; they are missing on plain http, where a
 * lease in local storage that its holder renews does the same.
 */
import { randomId } from './random-id.ts'

const LEASE_MS = 4000
const RENEW_MS = 1000
const LOOK_AGAIN_MS = 120
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`jikim:${name}`, work) : withLease(`jikim:lock:${name}`, work)
}

async function withLease<T>(key: string, work: () => Promise<T>): Promise<T> {
  const me = randomId()
  const take = () => localStorage.setItem(key, JSON.stringify({ me, until: Date.now() + LEASE_MS }))
  while (!(await tryLease(key, me, take))) await wait(LOOK_AGAIN_MS)
  const renewing = setInterval(take, RENEW_MS)
  const release = () => localStorage.removeItem(key)
  addEventListener('pagehide', release, { once: true })
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    removeEventListener('pagehide', release)
    release()
  }
}

/** Writes its own name, waits for others who do the same, and holds the lease if its name is still there. */
async function tryLease(key: string, me: string, take: () => void): Promise<boolean> {
  const holder = readLease(key)
  if (holder && holder.until > Date.now()) return false
  take()
  await wait(LOOK_AGAIN_MS / 2)
  return readLease(key)?.me === me
}

function readLease(key: string): { me: string; until: number } | null {
  const text = localStorage.getItem(key)
  return text ? (JSON.parse(text) as { me: string; until: number }) : null
}
