/** Statements as values: text with numbered parameters, safe to compose, prepared once per connection under a name. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { changedBy, type KeptTable } from './memory.ts'

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** A piece of a statement that may stand inside another. Texts come from code only; every value becomes a parameter. */
class Fragment {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }

  /** Renders the fragment with its parameters numbered from 1. */
  statement(): Statement {
    const values: unknown[] = []
    const text = this.rendered((value) => {
      values.push(value)
      return `$${values.length}`
    })
    return { text, values }
  }

  /** With its values written into it: COPY takes no parameters. */
  inline(): string {
    return this.rendered(literal)
  }

  private rendered(place: (value: unknown) => string): string {
    let text = this.strings[0] ?? ''
    this.values.forEach((value, index) => {
      text += value instanceof Fragment ? value.rendered(place) : place(value)
      text += this.strings[index + 1] ?? ''
    })
    return text
  }
}

/** A value as a parameter would have brought it: text, whose type is that of its place. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map(elementOf).join(',')}}` : textOf(value))
}

const elementOf = (value: unknown): string =>
  value === null || value === undefined ? 'NULL' : `"${textOf(value).replace(/["\\]/g, '\\$&')}"`

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (['string', 'number', 'boolean', 'bigint'].includes(typeof value)) return String(value)
  throw new RangeError(`No text stands for ${typeof value} in a statement`)
}

export type Sql = Fragment
export const isSql = (value: unknown): value is Sql => value instanceof Fragment

export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => new Fragment(strings, values)

/** Text of our own code as it stands: an identifier derived from a model, a keyword. Never a person's input. */
export const raw = (text: string): Sql => new Fragment([text], [])
/** A quoted identifier. */
export const name = (identifier: string): Sql => raw(`"${identifier.replaceAll('"', '""')}"`)

export function join(parts: readonly Sql[], separator: string): Sql {
  if (parts.length === 0) return raw('')
  return new Fragment(['', ...parts.slice(1).map(() => separator), ''], parts)
}
export const and = (parts: readonly Sql[]): Sql => (parts.length === 0 ? raw('true') : join(parts, ' and '))

export interface Prepared {
  /** The same text, the same plan. */
  readonly name: string
  readonly changes: readonly KeptTable[]
}

const known = new Map<string, Prepared>()
const MAX_KNOWN = 2000

/** Under which name a statement is prepared, and which tables that are kept in memory it changes. */
export function prepared(text: string): Prepared {
  const before = known.get(text)
  if (before) return before
  const created = { name: createHash('sha1').update(text).digest('hex').slice(0, 20), changes: changedBy(text) }
  if (known.size < MAX_KNOWN) known.set(text, created)
  return created
}
