/** Whether a value says the same as another one, though it may be written otherwise: as it was read, and as it was sent. Pure. */
import type { AnyField } from './field.ts'

const isNothing = (value: unknown): boolean => value === null || value === undefined

/**
 * An instant with one offset and with another, a figure as text, rows with more than their fields beside them, are the same.
 *
 * @param field undefined where it is not declared
 */
export function isAlike(field: AnyField | undefined, one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  switch (field?.kind) {
    case 'dateTime':
      return momentOf(one) === momentOf(other)
    case 'number':
    case 'count':
    case 'amount':
    case 'attachments':
      return String(one) === String(other) || Number(one) === Number(other)
    case 'rows': {
      if (!Array.isArray(one) || !Array.isArray(other)) return isSame(one, other)
      const names = Object.entries(field.fields)
      return (
        one.length === other.length &&
        one.every((line, at) => names.every(([name, spec]) => isAlike(spec, line?.[name], other[at]?.[name])))
      )
    }
    default:
      return isSame(one, other)
  }
}

/** What is no instant is compared as it stands. */
function momentOf(value: unknown): unknown {
  const ms = value instanceof Date ? value.getTime() : Date.parse(String(value))
  return Number.isNaN(ms) ? value : ms
}

/** Deep, whatever the order of names. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const at = (value: object, name: string) => (value as Readonly<Record<string, unknown>>)[name] ?? null
  return [...names].every((name) => isSame(at(one, name), at(other, name)))
}

/** A difference without what changed nothing. */
export function changedOnly<P extends readonly [unknown, unknown]>(
  fields: Readonly<Record<string, AnyField>>,
  diff: Readonly<Record<string, P>>,
): Record<string, P> {
  return Object.fromEntries(
    Object.entries(diff).filter(([name, [before, after]]) => !isAlike(fields[name], before, after)),
  )
}
