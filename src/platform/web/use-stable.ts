import { useRef, useState } from 'react'

/** The same function for good, which does what the latest one does: for what is called by a person, never while rendering. */
export function useStable<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work)
  latest.current = work
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )
  return stable
}
