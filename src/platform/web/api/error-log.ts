/** The last errors of this browser tab, for the person who is asked "what did it say?" (S-121). */
import { ERROR_LOG_MAX } from '#platform/web/constants.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { ApiError, isAborted } from './api-error.ts'

export interface LoggedError {
  at: string
  place: string
  message: string
  url: string
  stack: string
  logNo: string
}

const store = createStore<readonly LoggedError[]>([])

export const useErrorLog = (): readonly LoggedError[] => useStore(store)
export const clearErrorLog = (): void => store.set([])

export function logError(place: string, error: unknown): void {
  const entry: LoggedError = {
    at: new Date().toISOString(),
    place,
    message: error instanceof Error ? error.message : String(error),
    url: location.pathname,
    stack: error instanceof Error ? (error.stack ?? '') : '',
    logNo: error instanceof ApiError ? (error.answer?.logNo ?? '') : '',
  }
  if (isAborted(error)) return
  store.set((entries) => [entry, ...entries].slice(0, ERROR_LOG_MAX))
  // What the server answered it knows itself.
  if (!(error instanceof ApiError)) for (const listener of listeners) listener(entry)
}

const listeners = new Set<(entry: LoggedError) => void>()
/** For whoever passes errors of the browser on. */
export function onError(listener: (entry: LoggedError) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whatever nobody caught. */
export function watchErrors(): void {
  addEventListener('error', (event) => logError('window', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => {
    // A failed request has been logged where it failed.
    if (!(event.reason instanceof ApiError)) logError('promise', event.reason)
  })
}
