/** The operations that the OpenAPI description names, each with a request that fits its schemas. */
import type { RouteRight } from '#platform/model/call.ts'

interface Schema {
  maximum?: number
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  default?: unknown
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}
interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie'
  name: string
  required?: boolean
  schema: Schema
}
interface Described {
  parameters?: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
  'x-open'?: boolean
  'x-right'?: RouteRight
}
export interface Operation {
  /** `GET /api/…/{no}`. */
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  body: Schema | undefined
  /** For whoever comes, signed in or not. */
  isOpen: boolean
  right: RouteRight | undefined
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

export async function operationsOf(address: string): Promise<Operation[]> {
  const answer = await fetch(`${address}/api/docs/json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> }
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    METHODS.flatMap((verb) => {
      const described = byMethod[verb]
      if (!described) return []
      const method = verb.toUpperCase()
      return {
        name: `${method} ${path}`,
        method,
        path,
        parameters: described.parameters ?? [],
        body: described.requestBody?.content['application/json']?.schema,
        isOpen: described['x-open'] === true || !(path.startsWith('/api/') || described['x-right'] !== undefined),
        right: described['x-right'],
      }
    }),
  )
}

/** What is put in the place of parameters and fields of these names; everything else is made from its schema. */
export type Given = Readonly<Record<string, unknown>>

/** The address with every place filled, and the query that has to be there. */
export function addressOf({ path, parameters }: Operation, given: Given): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {}
    return encodeURIComponent(String(given[name] ?? sampleOf(schema, given)))
  })
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, schema }) => [name, String(given[name] ?? sampleOf(schema, given))])
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`
}

/** The least that a schema takes: what is required, as small as it may be. */
export function sampleOf(schema: Schema, given: Given): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, given)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, given)))
  const [type] = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, given[name] ?? sampleOf(schema.properties?.[name] ?? {}, given)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, given))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1)
    case 'boolean':
      return false
    default:
      return textOf(schema)
  }
}

const texts = ['A', '2026-11-21', '2026-11-21T09:00:00+09:00', '12345', 'a'.repeat(32), 'a'.repeat(64), 'a@example.com']

function textOf({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): string {
  const fitting = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const found = texts.find(
    (text) => text.length >= minLength && text.length <= maxLength && (fitting?.test(text) ?? true),
  )
  return found ?? 'A'.repeat(Math.max(1, minLength))
}
