/** What a person has arranged for himself: kept in this browser, and on the server for his other devices (S-124). */
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { storedUserId } from './remembered.ts'
import { useSession } from './session.ts'

const SEND_AFTER_MS = 1000
const keyOf = (name: string): string => `preference:${storedUserId()}:${name}`
const unsent = new Map<string, unknown>()
let sending: ReturnType<typeof setTimeout> | undefined

/** Several changes in a row are sent together. */
function sendSoon(name: string, value: unknown): void {
  unsent.set(name, value)
  clearTimeout(sending)
  sending = setTimeout(() => {
    const preferences = Object.fromEntries(unsent)
    unsent.clear()
    // Kept in this browser in any case; the next change sends it again.
    api.put('/api/manage/preferences', preferences, { quiet: true }).catch(() => undefined)
  }, SEND_AFTER_MS)
}

/** Keeps a value for the signed-in person. */
export function savePreference(name: string, value: unknown): void {
  localStorage.setItem(keyOf(name), JSON.stringify(value))
  sendSoon(name, value)
}

/** A value that the person has set before, here or on another device; `initial` until then. */
export function usePreference<T>(name: string, initial: T): [T, (value: T) => void] {
  const remote = useSession()?.user.preferences?.[name]
  const [value, setValue] = useState<T>(() => {
    const local = localStorage.getItem(keyOf(name))
    return local === null ? ((remote as T | undefined) ?? initial) : (JSON.parse(local) as T)
  })
  const save = (next: T) => {
    setValue(next)
    savePreference(name, next)
  }
  return [value, save]
}
