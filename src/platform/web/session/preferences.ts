/**
 * What a person has arranged for himself: kept on the server for all his devices, and in this browser (S-124).
 *
 * The server's value holds. A change that has not reached it yet (`unsent`) holds while it is the later of the two:
 * it is sent with the next page. What was changed in this page holds at once.
 */
import { useEffect, useMemo } from 'react'
import { api } from '#platform/web/api/client.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { storedUserId } from './remembered.ts'
import { useSession } from './session.ts'
import type { UserInfo } from './types.ts'

interface Kept {
  value: unknown
  /** When it was changed, by the clock of this browser. */
  at: string
  unsent: boolean
}

const PREFIX = 'preference:'
const keyOf = (name: string): string => `${PREFIX}${storedUserId()}:${name}`

/** Changes since the page was opened, of every tab of this browser, by key. */
const changes = createStore<Readonly<Record<string, unknown>>>({})
const setChange = (key: string, value: unknown) => changes.set((before) => ({ ...before, [key]: value }))

addEventListener('storage', ({ key, newValue }) => {
  const kept = key?.startsWith(PREFIX) ? parse(newValue) : undefined
  if (key && kept) setChange(key, kept.value)
})

/** Nothing for what is missing, broken, or was written before changes had a time: the server knows better. */
function parse(stored: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<Kept> | null
    return typeof kept?.at === 'string' ? { value: kept.value, at: kept.at, unsent: kept.unsent === true } : undefined
  } catch {
    return undefined
  }
}
const read = (key: string): Kept | undefined => parse(localStorage.getItem(key))
const write = (key: string, kept: Kept) => localStorage.setItem(key, JSON.stringify(kept))

const SEND_AFTER_MS = 1000
const waiting = new Map<string, unknown>()
let sending: ReturnType<typeof setTimeout> | undefined

/** Several changes in a row are sent together; one that does not arrive is sent again by the next page. */
function sendSoon(name: string, value: unknown): void {
  waiting.set(name, value)
  clearTimeout(sending)
  sending = setTimeout(() => {
    const sent = Object.fromEntries(waiting)
    waiting.clear()
    api.put('/api/manage/preferences', sent, { quiet: true }).then(
      () => Object.entries(sent).forEach(setSent),
      () => undefined,
    )
  }, SEND_AFTER_MS)
}

function setSent([name, value]: [string, unknown]): void {
  const kept = read(keyOf(name))
  if (kept && JSON.stringify(kept.value) === JSON.stringify(value)) write(keyOf(name), { ...kept, unsent: false })
}

/** Keeps a value for the signed-in person. */
export function savePreference(name: string, value: unknown): void {
  setChange(keyOf(name), value)
  write(keyOf(name), { value, at: new Date().toISOString(), unsent: true })
  sendSoon(name, value)
}

/** The change of this browser that the server does not know yet and that is later than what it has. */
function unsentChange(name: string, user: UserInfo | undefined): Kept | undefined {
  const kept = read(keyOf(name))
  const serverAt = user?.preferenceDts?.[name]
  return kept?.unsent && (!serverAt || Date.parse(kept.at) > Date.parse(serverAt)) ? kept : undefined
}

/** Before anybody is signed in, and without an answer of the server, what this browser knows. */
function startValue(name: string, user: UserInfo | undefined): unknown {
  return unsentChange(name, user)?.value ?? user?.preferences?.[name] ?? read(keyOf(name))?.value
}

/** A value that the person has set before, here or on another device; `initial` (a constant) until then. */
export function usePreference<T>(name: string, initial: T): [T, (value: T) => void] {
  const user = useSession()?.user
  const changed = useStore(changes)
  const start = useMemo(() => startValue(name, user), [name, user])
  useEffect(() => {
    const unsent = user && unsentChange(name, user)
    if (unsent) sendSoon(name, unsent.value)
  }, [name, user])
  const key = keyOf(name)
  const value = key in changed ? changed[key] : start
  return [(value as T | undefined) ?? initial, (next) => savePreference(name, next)]
}
