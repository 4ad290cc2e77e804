/**
 * What the checks let through and a table refused all the same: told as what it is, a fault of what was sent, at its field.
 * It stays a fault of ours as well, for the check should have known.
 */
import type { FastifyRequest } from 'fastify'
import { notFound, Refusal } from '../refusal.ts'

/** Of PostgreSQL: class 22 is data that a type cannot hold, 23 what a constraint refuses. */
interface TableFault extends Error {
  readonly code: string
  readonly column?: string
  readonly detail?: string
}

const TABLE_FAULT = /^2[23]\w{3}$/
export const isTableFault = (error: Error & { code?: unknown }): error is TableFault =>
  typeof error.code === 'string' && TABLE_FAULT.test(error.code) && 'severity' in error

const INVALID = '[400 에러] 필수 입력값이 입력되지 않았습니다.'
const MALFORMED = '{label}의 형식이 올바르지 않습니다.'

/** @returns undefined for what is none of it, or cannot have come from what was sent: nothing was */
export function refusedByTable(error: Error, { params, query, body }: FastifyRequest): Refusal | undefined {
  if (!isTableFault(error)) return undefined
  const isCause = causeOf(error)
  if (leavesOf(params).some(([, value]) => isCause(value))) return notFound()
  const leaves = [...leavesOf(query), ...leavesOf(body)]
  if (leaves.length === 0) return undefined
  const named = columnsOf(error)
  const found = leaves.filter(([path, value]) => named.has(path.split('.').at(-1) ?? '') || isCause(value))
  const fields = found.length > 0 ? found.map(([path]) => path) : [...named]
  const problems = fields.map((field) => ({ field, code: 'INVALID', message: MALFORMED, values: { label: field } }))
  return new Refusal(400, 'INVALID_INPUT', INVALID, { problems })
}

const camelCase = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The columns that it names, as they are sent. */
function columnsOf({ column, detail }: TableFault): ReadonlySet<string> {
  const [, keys = ''] = /^Key \(([^)]*)\)/.exec(detail ?? '') ?? []
  return new Set([...(column ? [column] : []), ...keys.split(', ').filter(Boolean)].map(camelCase))
}

const LENGTH = /type character(?: varying)?\((\d+)\)/
const POWER = /less than 10\^(\d+)/
/** Where it names no column, it quotes the value, or says how long or how large one may be. */
function causeOf({ message, detail = '' }: TableFault): (value: unknown) => boolean {
  const [, quoted] = /"(.*)"/s.exec(message) ?? []
  const [, length] = LENGTH.exec(message) ?? []
  const [, power] = POWER.exec(detail) ?? []
  return (value) =>
    (typeof value === 'string' || typeof value === 'number') &&
    (String(value) === quoted ||
      (length !== undefined && [...String(value)].length > Number(length)) ||
      (power !== undefined && Math.abs(Number(value)) >= 10 ** Number(power)))
}

const MOST_LEAVES = 10_000
/** Every plain value of what was sent, with its path; what is nested too deep was refused before. */
function leavesOf(sent: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof sent !== 'object' || sent === null) return path === '' ? [] : [[path, sent]]
  return Object.entries(sent)
    .slice(0, MOST_LEAVES)
    .flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
}
