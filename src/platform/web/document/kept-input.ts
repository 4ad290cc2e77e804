/** What was typed and not yet acknowledged by the server, kept in this browser over a crash. */
import type { Values } from '#platform/web/form/field-control.tsx'
import { storedUserId } from '#platform/web/session/remembered.ts'

export interface KeptInput {
  values: Values
  /** The version it was typed over; null for a document that does not exist yet. */
  rowVersion: number | null
  /** A creation whose answer never came; sent again it makes no second row. */
  creation?: { key: string; body: Values }
  keptAt: string
}

const keyOf = (name: string, no: number | null): string => `kept:${storedUserId()}:${name}:${no ?? 'new'}`

export function keepInput(name: string, no: number | null, input: Omit<KeptInput, 'keptAt'>): void {
  const isNothing = Object.keys(input.values).length === 0 && !input.creation
  if (isNothing) forgetInput(name, no)
  else localStorage.setItem(keyOf(name, no), JSON.stringify({ ...input, keptAt: new Date().toISOString() }))
}

export function keptInput(name: string, no: number | null): KeptInput | null {
  const text = localStorage.getItem(keyOf(name, no))
  return text === null ? null : (JSON.parse(text) as KeptInput)
}

export const forgetInput = (name: string, no: number | null): void => localStorage.removeItem(keyOf(name, no))
