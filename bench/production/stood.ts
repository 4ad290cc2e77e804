/** What the measurement asks of the program that it watches, and what is answered. */
export const STOOD = 'stood'

export interface Stood {
  longestMs: number
}
