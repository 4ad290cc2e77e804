/** Requests with at least one fault: those that write something are refused for certain, whoever sends them. */
import fc from 'fast-check'
import { hostileText, hostileValue, oddRight, wrongAt } from './hostile.ts'
import { isWrite, type Operation } from './operations.ts'
import { isObject, type Schema, spotsOf, without, withValue } from './schema.ts'
import { brokenForm } from './upload.ts'

export type Signature = 'none' | 'right' | 'wrong' | 'browser without'
export interface Draft {
  /** Path parameters as they stand in the address, encoded. */
  params: Readonly<Record<string, string>>
  query: readonly (readonly [name: string, value: string])[]
  body: string | undefined
  contentType: string | undefined
  headers: Readonly<Record<string, string>>
  signature: Signature
}
type Fault = (draft: Draft) => Draft
export type KnownKeys = (operation: Operation, param: string) => readonly string[]

const JSON_TYPE = 'application/json'

/** @param known keys of rows that are there, so that a request gets as far as it can */
export function malformed(operation: Operation, known: KnownKeys): fc.Arbitrary<Draft> {
  const faults = faultsOf(operation)
  const oddities = fc.array(oddity(operation), { maxLength: 2 })
  return fc
    .tuple(aDraft(operation, known), fc.array(faults, { minLength: 1, maxLength: 2 }), oddities)
    .map(([draft, wrong, odd]) => [...odd, ...wrong].reduce((changed, fault) => fault(changed), draft))
}

/** A request of the right form, with strange values. */
function aDraft(operation: Operation, known: KnownKeys): fc.Arbitrary<Draft> {
  const params = fc.record(
    Object.fromEntries(
      operation.params.map(({ name }) => {
        const keys = known(operation, name)
        return [name, keys.length > 0 ? fc.constantFrom(...keys).map(encodeURIComponent) : missingKey]
      }),
    ),
    { noNullPrototype: true },
  )
  const query = fc.tuple(
    ...operation.query.map(({ name, schema }) =>
      fc.option(oddRight(schema).map((value) => [name, String(value)] as const)),
    ),
  )
  const body = operation.body === undefined ? fc.constant(undefined) : oddRight(operation.body)
  const signature = fc.constantFrom<Signature>('none', 'none', 'none', 'right', 'right')
  return fc.record({ params, query, body, signature }).map((drawn) => ({
    params: drawn.params,
    query: drawn.query.filter((pair) => pair !== null),
    body: drawn.body === undefined ? undefined : JSON.stringify(drawn.body),
    contentType: drawn.body === undefined ? undefined : JSON_TYPE,
    headers: {},
    signature: drawn.signature,
  }))
}

function faultsOf(operation: Operation): fc.Arbitrary<Fault> {
  const { body, params, query } = operation
  const faults: fc.WeightedArbitrary<Fault>[] = isWrite(operation) ? [] : [{ weight: 1, arbitrary: oddity(operation) }]
  if (operation.path.startsWith('/api/'))
    faults.push({ weight: 1, arbitrary: fc.constantFrom<Signature>('wrong', 'browser without').map(signed) })
  if (params.length > 0) faults.push({ weight: 2, arbitrary: wrongParam(operation) })
  if (query.length > 0) faults.push({ weight: isWrite(operation) ? 3 : 6, arbitrary: wrongQuery(operation) })
  if (operation.isForm)
    faults.push({ weight: 8, arbitrary: brokenForm.map((form) => (draft) => ({ ...draft, ...form })) })
  else if (body) faults.push({ weight: 8, arbitrary: wrongBody(body) }, { weight: 2, arbitrary: wrongText })
  else if (isWrite(operation)) faults.push({ weight: 2, arbitrary: wrongText })
  return fc.oneof(...faults)
}

const signed =
  (signature: Signature): Fault =>
  (draft) => ({ ...draft, signature })

/** Names nothing that is there, and no other address. */
const missingKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '999999999',
    '0',
    '-1',
    '1.5',
    '1e12',
    '9'.repeat(15),
    '9007199254740991',
    '9'.repeat(40),
    '%',
    '%zz',
  ),
  fc.constantFrom('%00', '%ff', '%ed%a0%80', 'a~b~c~d', '~', '%2e%2e%2f', 'x'.repeat(190), 'x'.repeat(3_000)),
  fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty'),
  hostileText.map((text) => `${encodeURIComponent(text.toWellFormed())}!`),
)

const wrongParam = ({ params }: Operation): fc.Arbitrary<Fault> =>
  fc.tuple(fc.constantFrom(...params.map(({ name }) => name)), missingKey).map(([name, key]) => (draft) => ({
    ...draft,
    params: { ...draft.params, [name]: key },
  }))

/** Texts that become no number above 0, and no day. */
const noNumbers = ['abc', '-1', '0', '1.5', '', ' ', 'NaN', '1e400', '١', '1,0', '2026-02-30', '[object Object]']
const staleVersions = ['999999999', '2147483648', '9007199254740991', '99999999999999999999']

function wrongQuery(operation: Operation): fc.Arbitrary<Fault> {
  const put = (name: string, values: readonly string[]): Fault => {
    return (draft) => ({
      ...draft,
      query: [...draft.query.filter(([one]) => one !== name), ...values.map((value) => [name, value] as const)],
    })
  }
  const texts = ({ schema }: Operation['query'][number]) => {
    const isNumber = schema.type === 'integer' || schema.type === 'number'
    if (isNumber) return fc.constantFrom(...noNumbers, ...staleVersions)
    if (!isWrite(operation)) return fc.oneof(hostileText, fc.constantFrom(...noNumbers))
    // What a text may be is not told by the description; a letter that no row can hold is refused in any.
    return fc.constantFrom('a\0b', '\0')
  }
  return fc
    .constantFrom(...operation.query)
    .chain((parameter) =>
      fc.oneof(
        { weight: 5, arbitrary: texts(parameter).map((text) => put(parameter.name, [text])) },
        { weight: 1, arbitrary: texts(parameter).map((text) => put(parameter.name, [text, text])) },
      ),
    )
}

function wrongBody(schema: Schema): fc.Arbitrary<Fault> {
  const change =
    (edit: (body: unknown) => unknown): Fault =>
    (draft) => ({ ...draft, body: JSON.stringify(edit(parsed(draft.body))), contentType: JSON_TYPE })
  const spots = spotsOf(schema)
  const wrongValue = fc
    .constantFrom(...spots)
    .chain((spot) => wrongAt(spot).map((value) => change((body) => withValue(body, spot.path, value))))
  const required = spots.flatMap(({ path, schema: { required = [] } }) =>
    path.includes('0') ? [] : required.map((name) => [...path, name]),
  )
  const strict = spots.filter(({ schema: { additionalProperties } }) => additionalProperties === false)
  const others: fc.Arbitrary<Fault>[] = []
  const versions = spots.filter(({ path }) => path.at(-1) === 'rowVersion')
  if (versions.length > 0)
    others.push(
      fc
        .tuple(fc.constantFrom(...versions), fc.constantFrom(999_999_999, 2 ** 31, 2 ** 53 - 1))
        .map(([{ path }, version]) => change((body) => staleRow(body, path, version))),
    )
  if (required.length > 0)
    others.push(fc.constantFrom(...required).map((path) => change((body) => withoutName(body, path))))
  if (strict.length > 0)
    others.push(
      fc
        .tuple(
          fc.constantFrom(...strict),
          fc.constantFrom('colour', '__proto__', 'constructor', '', 'ㄱ', 'createUserId'),
          hostileValue,
        )
        .map(([{ path }, name, value]) => change((body) => withValue(body, [...path, unknownName(name)], value))),
    )
  return fc.oneof({ weight: 4, arbitrary: wrongValue }, ...others.map((arbitrary) => ({ weight: 1, arbitrary })))
}

/** A version that no row has; in a list of rows, of a row that is not there. */
function staleRow(body: unknown, path: readonly string[], version: number): unknown {
  const stale = withValue(body, path, version)
  return path.includes('0') ? withValue(stale, [...path.slice(0, -1), 'key'], '없음!') : stale
}

/** Beside whatever the schema knows. */
const unknownName = (name: string): string => (name === '' || name === '__proto__' ? name : `${name}X`)

/** The place may be one that the body does not have; then it is missing anyway, with all above it. */
function withoutName(body: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  const isThere = isObject(body) && name !== undefined && Object.hasOwn(body, name)
  if (rest.length > 0 && !isThere) return withValue(body, path.slice(0, -1), {})
  return without(body, path)
}

function parsed(body: string | undefined): unknown {
  if (body === undefined) return {}
  try {
    return JSON.parse(body)
  } catch {
    // Already cut by another fault; a fault of its own is made of nothing.
    return {}
  }
}

/** No JSON, or none that is announced. */
const wrongText: fc.Arbitrary<Fault> = fc.oneof(
  fc
    .constantFrom('{', '{"a":', '{"a":1}}', '[1,]', "{'a':1}", 'nul', '\u0000', '{"a":\ud800}', '<a/>', 'a=1&b=2', '')
    .map(
      (body): Fault =>
        (draft) => ({ ...draft, body, contentType: JSON_TYPE }),
    ),
  fc
    .constantFrom('application/xml', 'application/x-www-form-urlencoded', 'image/png', 'x', 'application/jsonx', '*/*')
    .map(
      (contentType): Fault =>
        (draft) => ({ ...draft, body: draft.body || '{}', contentType }),
    ),
  fc.constant<Fault>((draft) => ({
    ...draft,
    body: `${'['.repeat(90_000)}1${']'.repeat(90_000)}`,
    contentType: JSON_TYPE,
  })),
  fc.constant<Fault>((draft) => ({ ...draft, body: `{"a":"${'x'.repeat(1_000_001)}"}`, contentType: JSON_TYPE })),
)

/** What makes no request wrong, and yet must disturb none. */
function oddity(operation: Operation): fc.Arbitrary<Fault> {
  const header = (name: string, value: fc.Arbitrary<string>) =>
    value.map(
      (text): Fault =>
        (draft) => ({ ...draft, headers: { ...draft.headers, [name]: text } }),
    )
  const latin = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '\xff').slice(0, 4_000))
  const headers = fc.oneof(
    header(
      'cookie',
      latin.map((text) => `language=${text}; refreshToken=${text}; jwtToken=${text}`),
    ),
    header('cookie', fc.constantFrom('refreshToken=%00', 'language=%E0%A4%A', '=;;=', 'refreshToken=../..')),
    header('accept-language', latin),
    header('idempotency-key', latin),
    header('user-agent', latin),
    header('x-refresh-token', latin),
    header('x-forwarded-for', latin),
    header('if-none-match', latin),
    header('accept', fc.constantFrom('text/plain', 'application/json', '*/*;q=x')),
  )
  if (isWrite(operation)) return headers
  const more = fc
    .tuple(fc.oneof(fc.constantFrom('page', 'limit', 'sort', 'q', '__proto__', 'a[b]', ''), hostileText), hostileText)
    .map(
      ([name, value]): Fault =>
        (draft) => ({ ...draft, query: [...draft.query, [name, value]] }),
    )
  return fc.oneof(headers, more)
}
