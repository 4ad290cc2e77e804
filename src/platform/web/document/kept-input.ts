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

/** The one name of what is typed, of its pictures (`kept-files.ts`) and of the post that carries it (`offline.ts`). */
export const draftOf = (name: string, no: number | null): string => `${name}:${no ?? 'new'}`
const placeOf = (draft: string): string => `kept:${storedUserId()}:${draft}`
const keyOf = (name: string, no: number | null): string => placeOf(draftOf(name, no))

export function keepInput(name: string, no: number | null, input: Omit<KeptInput, 'keptAt'>): void {
  const isNothing = Object.keys(input.values).length === 0 && !input.creation
  if (isNothing) forgetInput(name, no)
  else localStorage.setItem(keyOf(name, no), JSON.stringify({ ...input, keptAt: new Date().toISOString() }))
}

export function keptInput(name: string, no: number | null): KeptInput | null {
  const text = localStorage.getItem(keyOf(name, no))
  return text === null ? null : (JSON.parse(text) as KeptInput)
}

export const forgetDraft = (draft: string): void => localStorage.removeItem(placeOf(draft))
export const forgetInput = (name: string, no: number | null): void => forgetDraft(draftOf(name, no))
