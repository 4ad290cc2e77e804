import { z } from 'zod'

/**
 * What is derived from a declaration alone is made at its first use and shared: by the routes that show the same shape,
 * and by several servers in one program.
 */
function madeOnce<Declared extends object, T>(make: (declared: Declared) => T): (declared: Declared) => T {
  const made = new WeakMap<Declared, { value: T }>()
  return (declared) => {
    const before = made.get(declared)
    if (before) return before.value
    const value = make(declared)
    made.set(declared, { value })
    return value
  }
}

/** A shape that is worked out when something is first checked by it: most are asked by nobody between two starts. */
export const shapeLater = <Declared extends object, S extends z.ZodType>(make: (declared: Declared) => S) =>
  madeOnce((declared: Declared) => z.lazy(() => make(declared)))
