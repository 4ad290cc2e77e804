import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a while: what is typed is not asked letter by letter. */
export function useSettled<T extends string | number | null | undefined>(value: T, waitMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
