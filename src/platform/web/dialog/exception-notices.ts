/** Faults of the server that the person has been told of; each stays until it is closed (S-402). */
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { createStore } from '#platform/web/store.ts'

export const exceptionStore = createStore<readonly ErrorAnswer[]>([])

export const showException = (answer: ErrorAnswer): void =>
  exceptionStore.set((shown) => (shown.some(({ logNo }) => logNo === answer.logNo) ? shown : [...shown, answer]))
export const dropException = (answer: ErrorAnswer): void =>
  exceptionStore.set((shown) => shown.filter((one) => one !== answer))
export const dropExceptions = (): void => exceptionStore.set([])
