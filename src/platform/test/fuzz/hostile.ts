/** What nobody types by chance: texts and values that programs stumble over. */
import fc from 'fast-check'
import { accepts, type Schema, type Spot } from './schema.ts'

const injections = [
  "' or '1'='1",
  "'); drop table near_miss; --",
  "%' escape '!",
  '%_%\\',
  '\\',
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}\u0024{7*7}<%= 7*7 %>#{7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2f',
  'x\r\nset-cookie: a=b\r\n\r\n<html>',
  '=HYPERLINK("http://x")',
  '; cat /etc/passwd | sh',
  '$(reboot)`reboot`',
  '\u0024{jndi:ldap://x/a}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-Infinity',
  '1e999',
  '0x10',
  '١٢٣',
  '1,000',
  '[object Object]',
  'true',
]
const scripts = [
  '\u202etxt.exe',
  'شركة السلامة',
  '👩‍🚒🔥👨‍👩‍👧‍👦',
  'Z̷̡̛a̸l̴g̶o̷',
  '\u200b\u200c\u200d\ufeff',
  '각각',
  'ﷺ'.repeat(20),
  'İıſß',
  '\u0007\u001b[31m',
  '\u2028\u2029',
]
const unstorable = ['가\u0000나', '\u0000', '\ud800', 'a\udfff', '\udc00\ud800']

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...injections) },
  { weight: 3, arbitrary: fc.constantFrom(...scripts) },
  { weight: 2, arbitrary: fc.constantFrom(...unstorable) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(300, 5_000, 100_000).map((length) => 'ㄱ'.repeat(length)) },
)

const numbers = [0, -0, -1, 0.5, 1e-9, 2_147_483_648, 4_294_967_296, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), 1e21, 1e308]
const deep = (depth: number, make: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = make(value)
  return value
}
/** An own property of this name, as `JSON.parse` makes it: an object literal would set the prototype. */
const protoKey: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}')

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, '', [], {}, [[]], [null], { '': '' }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(protoKey, { $ne: null }, { toString: 1, length: -1 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      deep(3_000, (inner) => [inner]),
      deep(1_000, (inner) => ({ a: inner })),
      Array.from({ length: 10_000 }, (_, index) => index),
      Array.from({ length: 10_000 }, () => ({})),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** One step beyond what the schema says, of its own type. */
function justBeyond({ maxLength, minLength, maximum, minimum, maxItems, enum: names }: Schema): unknown[] {
  const beyond: unknown[] = [...unstorable]
  if (maxLength !== undefined) beyond.push('a'.repeat(maxLength + 1))
  if (minLength) beyond.push('a'.repeat(minLength - 1))
  if (maximum !== undefined) beyond.push(maximum + 1, maximum * 2)
  if (minimum !== undefined) beyond.push(minimum - 1, minimum - 0.5)
  if (maxItems !== undefined) beyond.push(Array.from({ length: maxItems + 1 }, () => null))
  if (names) beyond.push(...names.map((name) => `${name} `), 'toString', '')
  return beyond
}

/** What the place certainly does not take; undefined where it takes everything that can be stored. */
export function wrongAt({ schema }: Spot): fc.Arbitrary<unknown> {
  const ways = [schema, ...(schema.anyOf ?? schema.oneOf ?? [])]
  const beyond = ways.flatMap(justBeyond).filter((value) => !accepts(schema, value))
  return fc.oneof(
    fc.constantFrom(...beyond),
    hostileValue.map((value) => (accepts(schema, value) ? beyond[0] : value)),
  )
}

/** What the place takes as far as its schema says: extreme and strange, but of its form. */
export function oddRight(schema: Schema): fc.Arbitrary<unknown> {
  const ways = schema.anyOf ?? schema.oneOf
  if (ways) return fc.oneof(...ways.map(oddRight))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return fc.oneof(fc.constantFrom(...examples), hostileText).map((text) => fitted(schema, text))
    case 'integer':
    case 'number':
      return oddNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(oddRight(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(3, schema.maxItems ?? 3),
      })
    case 'object':
      return oddObject(schema)
    default:
      return hostileValue.filter((value) => accepts({}, value))
  }
}

/** One of each form that the product's schemas ask for. */
const examples = [
  'Y',
  'admin',
  'NEAR_MISS_CLOSE',
  '2026-01-02',
  '2026-01-02T03:04:05+09:00',
  '08:30',
  '123456',
  '2000',
  '/saf/accident/nearMissList',
  'a'.repeat(64),
  'b'.repeat(43),
  'c'.repeat(32),
  '-1',
]
/** The text, if the schema takes it, cut to its length; else the first example that it takes. */
function fitted(schema: Schema, text: string): string {
  const cut = text
    .toWellFormed()
    .replaceAll('\0', '')
    .slice(0, Math.min(schema.maxLength ?? 2_000, 2_000))
  return [cut, ...examples].find((one) => accepts(schema, one)) ?? cut
}

function oddNumber({ type, minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const low = minimum ?? (exclusiveMinimum === undefined ? -(2 ** 53 - 1) : exclusiveMinimum + 1)
  const high = maximum ?? 2 ** 53 - 1
  const chosen = [low, high, 1, 2, 3, 2_147_483_647, 2_147_483_648].filter((one) => one >= low && one <= high)
  return fc.constantFrom(...chosen, ...(type === 'number' ? [low + 0.123_456_789] : []))
}

function oddObject({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> {
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, oddRight(one)])), {
    requiredKeys: [...required],
    noNullPrototype: true,
  })
  if (typeof additionalProperties !== 'object') return known
  const more = fc.dictionary(fc.constantFrom('a', '가', 'rowVersion', 'useYn'), oddRight(additionalProperties), {
    maxKeys: 2,
    noNullPrototype: true,
  })
  return fc.tuple(known, more).map(([object, others]) => ({ ...others, ...object }))
}
