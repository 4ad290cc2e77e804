/** What a schema of the API's description takes, and values that it does not take. */

/** As much of JSON Schema as the description uses. */
export interface Schema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

type Values = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? numberType(value)
        : typeof value
const numberType = (value: number): string => (Number.isInteger(value) ? 'integer' : 'number')

/** Text that no table can hold is taken nowhere, whatever a schema says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const isStorable = (text: string): boolean => !/\u0000/.test(text) && text.isWellFormed()

/** Nor what is nested deeper than any form. */
const MAX_DEPTH = 64

/** Whether the value may be sent; for doubtful ones yes, so that what is called wrong is wrong for certain. */
export function accepts(schema: Schema, value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  const ways = schema.anyOf ?? schema.oneOf
  if (ways && !ways.some((way) => accepts(way, value, depth))) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if ('const' in schema && schema.const !== value) return false
  if (!acceptsType(schema, value)) return false
  if (typeof value === 'string') return acceptsText(schema, value)
  if (typeof value === 'number') return acceptsNumber(schema, value)
  if (Array.isArray(value)) return acceptsArray(schema, value, depth + 1)
  return !isObject(value) || acceptsObject(schema, value, depth + 1)
}

function acceptsType({ type }: Schema, value: unknown): boolean {
  if (type === undefined) return true
  const types = typeof type === 'string' ? [type] : type
  const given = typeOf(value)
  return types.includes(given) || (given === 'integer' && types.includes('number'))
}

function acceptsText({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string): boolean {
  // The length is that before or after blanks are cut off.
  if (!isStorable(text) || text.trim().length > maxLength || text.length < minLength) return false
  return pattern === undefined || regexOf(pattern).test(text) || regexOf(pattern).test(text.trim())
}

const patterns = new Map<string, RegExp>()
function regexOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known
}

const acceptsNumber = (schema: Schema, value: number): boolean =>
  value >= (schema.minimum ?? Number.NEGATIVE_INFINITY) &&
  value <= (schema.maximum ?? Number.POSITIVE_INFINITY) &&
  value > (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY)

const acceptsArray = (schema: Schema, values: readonly unknown[], depth: number): boolean =>
  values.length >= (schema.minItems ?? 0) &&
  values.length <= (schema.maxItems ?? Number.POSITIVE_INFINITY) &&
  values.every((value) => accepts(schema.items ?? {}, value, depth))

function acceptsObject(schema: Schema, value: Values, depth: number): boolean {
  const { properties = {}, required = [], additionalProperties = true, propertyNames } = schema
  if (required.some((name) => !Object.hasOwn(value, name))) return false
  return Object.entries(value).every(([name, one]) => {
    if (propertyNames && !accepts(propertyNames, name)) return false
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (known) return accepts(known, one, depth)
    if (schema.type === undefined || additionalProperties === true) return accepts({}, one, depth)
    return additionalProperties !== false && accepts(additionalProperties, one, depth)
  })
}

/** A place in a body, with what may stand there. */
export interface Spot {
  path: readonly string[]
  schema: Schema
}

/** Every place that can be put wrong by itself; `0` is the first item of a list. */
export function spotsOf(schema: Schema, path: readonly string[] = []): Spot[] {
  const own = { path, schema }
  const ways = schema.anyOf ?? schema.oneOf
  if (ways) {
    // Where two ways are taken, what is wrong for one may be right for the other.
    const deep = ways.filter((way) => way.properties || way.items)
    return [own, ...(deep.length === 1 && deep[0] ? spotsOf(deep[0], path).slice(1) : [])]
  }
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => spotsOf(one, [...path, name]))
  return [own, ...inner, ...(schema.items ? spotsOf(schema.items, [...path, '0']) : [])]
}

/** The value with another one at the place, made there where it is not. */
export function withValue(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put
  if (name === '0') {
    const [first, ...others] = Array.isArray(value) ? value : []
    return [withValue(first, rest, put), ...others]
  }
  const object = isObject(value) ? value : {}
  return { ...object, [name]: withValue(object[name], rest, put) }
}

/** The value without the name at the place. */
export function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || !isObject(value)) return value
  if (rest.length > 0) return { ...value, [name]: without(value[name], rest) }
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
}
