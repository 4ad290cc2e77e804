/**
 * What is derived from a declaration alone is made at its first use and shared: by the routes that show the same shape,
 * and by several servers in one program.
 */
export function madeOnce<Declared extends object, T>(make: (declared: Declared) => T): (declared: Declared) => T {
  const made = new WeakMap<Declared, { value: T }>()
  return (declared) => {
    const before = made.get(declared)
    if (before) return before.value
    const value = make(declared)
    made.set(declared, { value })
    return value
  }
}
