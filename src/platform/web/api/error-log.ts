/** The last errors of this browser tab, for the person who is asked "what did it say?" (S-121). */
import { ERROR_LOG_MAX } from '#platform/web/constants.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { ApiError } from './api-error.ts'

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
  store.set((entries) => [entry, ...entries].slice(0, ERROR_LOG_MAX))
}

/** Whatever nobody caught. */
export function watchErrors(): void {
  addEventListener('error', (event) => logError('window', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => {
    // A failed request has been logged where it failed.
    if (!(event.reason instanceof ApiError)) logError('promise', event.reason)
  })
}
