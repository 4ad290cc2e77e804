import type { ErrorAnswer, Problem } from '#platform/model/problem.ts'

/** A request that did not do what was asked. Status 0: no answer came (no network, timeout). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly answer: ErrorAnswer | null
  readonly place: string
  /** The person was asked for a password and did not give it: he knows why nothing happened. */
  isDeclined = false
  /** S-464: no answer came in time, or to a change the line broke: sent once more, it may come. */
  isWorthOnceMore = false
  /** The server has looked at nothing of it, for too many ask at once, and says after how long to come back. */
  comeBackMs: number | undefined

  constructor(place: string, status: number, answer: ErrorAnswer | null) {
    super(answer?.message || `${place}: ${status}`)
    this.place = place
    this.status = status
    this.answer = answer
  }

  /** What is wrong at which field, in the reader's language. */
  get problems(): Problem[] {
    return this.answer?.problems ?? []
  }
}

/** Whoever asked no longer wants the answer; nobody is told (S-401). */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const UNANSWERED: ReadonlySet<number> = new Set([0, 502, 503, 504])
/** Neither done nor refused, as far as anybody knows. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && UNANSWERED.has(error.status)
