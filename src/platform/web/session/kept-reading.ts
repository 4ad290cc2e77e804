/**
 * What a screen was told and needs again where there is no network, under the name of the person. It goes when he signs
 * out, when his session ends and when somebody else signs in: see `forgetPerson`. What he wrote is another matter: it
 * stays until it is sent (`web/offline`).
 */
import { READING, storedUserId } from './remembered.ts'

const keyOf = (name: string): string => `${READING}${storedUserId()}:${name}`

export const keepReading = (name: string, value: unknown): void =>
  localStorage.setItem(keyOf(name), JSON.stringify(value))

/** Without reading it. */
export const hasReading = (name: string): boolean => localStorage.getItem(keyOf(name)) !== null

export const dropReading = (name: string): void => localStorage.removeItem(keyOf(name))

export function keptReading<T>(name: string): T | undefined {
  const text = localStorage.getItem(keyOf(name))
  return text === null ? undefined : (JSON.parse(text) as T)
}
