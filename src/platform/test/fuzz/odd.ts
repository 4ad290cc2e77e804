/**
 * Values that a person can send and no form would. Whether the schema of a place takes them is not asked: what it lets
 * through and the table refuses is what is looked for.
 */
import { random } from '../../model/random.ts'
import { addressOf, type Given, type Operation, sampleOf } from '../operations.ts'
import type { Site } from '../site.ts'
import { accepts, spotsOf, withValue } from './schema.ts'

/** By their kind, so that what is found can be counted by it. */
const oddValues: Readonly<Record<string, readonly unknown[]>> = {
  null: [null],
  list: [[], [null], ['가'], [[1]]],
  object: [{}, { a: 1 }, { length: -1 }],
  truth: [true, false],
  number: [
    ...[0, -1, 0.5, -0.5, 1e-9, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649, 999_999_999_999],
    ...[999_999_999_999.9, 9_999_999_999_999_998, 1e21, 1e308, -1e308],
  ],
  unstorable: ['가\0나', '\ud800', 'a\udfff'],
  long: ['ㄱ'.repeat(21), 'a'.repeat(31), '가'.repeat(201), '👩‍🚒'.repeat(50), 'ㄱ'.repeat(4_001), 'a'.repeat(100_001)],
  day: ['2026-02-30', '0000-01-01', '0001-01-01', '9999-12-31', '99999-01-01', '-000001-01-01', '2026-13-01'],
  instant: [
    ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '99999-01-01T00:00:00Z', '1900-01-01T00:00:00+09:00'],
    ...['2026-11-24T10:00:00+23:59', '2026-11-24T10:00:00-16:00', '2026-11-24T24:00:00+09:00'],
  ],
  clock: ['24:00', '23:59:60', '99:99', '0000-00', '0000-01', '2026-13'],
  numeral: ['0', '-1', '1.5', '1e400', 'NaN', 'Infinity', '-Infinity', '0x10', '9'.repeat(40), '2147483648'],
  text: ['', ' ', 'N', 'y', '없는값', 'constructor', '%_\\', "'", '\u200b', 'a~b', 'a,b', '\n'],
}
const all = Object.entries(oddValues).flatMap(([kind, values]) => values.map((value) => ({ kind, value })))
type Odd = (typeof all)[number]

/** `null`, and some others: which, the seed and the name of the place say. */
export function oddAt(place: string, seed: string, cnt: number): readonly Odd[] {
  const [empty, ...others] = all
  const chosen = random(`${seed} ${place}`)
    .shuffle(others)
    .slice(0, cnt - 1)
  return empty ? [empty, ...chosen] : chosen
}

const inAddress = ({ value }: Odd): boolean => typeof value !== 'object' && String(value).length < 5_000
/** Longer ones no router takes. */
const inPath = (odd: Odd): boolean => inAddress(odd) && String(odd.value).length < 200 && odd.value !== ''

export interface OddRequest {
  method: string
  url: string
  body: unknown
  /** Where the value stands, and of what kind it is. */
  place: string
  /** A key that cannot be one: it answers like an unknown one. */
  isNoKey?: boolean
}

interface Choosing {
  seed: string
  /** Values for each place. */
  cnt: number
  given: Given
  /** A body that is right but for the one place; made of the schema where there is none. */
  base?: object | undefined
}

/** The operation once for each place and odd value: in its body, its query, its path. */
export function* oddRequests(operation: Operation, { seed, cnt, given, base }: Choosing): Generator<OddRequest> {
  const { method, name, parameters } = operation
  const body = base ?? (operation.body && sampleOf(operation.body, given))
  const url = addressOf(operation, given)
  const [path = '', query = ''] = url.split('?')
  for (const spot of spotsOf(operation.body ?? {})) {
    if (!operation.body) break
    const at = spot.path.join('.')
    for (const { kind, value } of oddAt(`${name} ${at}`, seed, cnt))
      yield { method, url, body: withValue(body, spot.path, value), place: `${at}: ${kind}` }
  }
  for (const { name: at, in: where, schema } of parameters) {
    const odd = oddAt(`${name} ${where} ${at}`, seed, cnt + 1)
    const text = (value: unknown) => String(value).toWellFormed()
    if (where === 'query')
      for (const { kind, value } of odd.filter(inAddress)) {
        const asked = new URLSearchParams(query)
        asked.set(at, text(value))
        yield { method, url: `${path}?${asked}`, body, place: `?${at}: ${kind}` }
      }
    if (where === 'path')
      for (const { kind, value } of odd.filter(inPath)) {
        const to = addressOf(operation, { ...given, [at]: text(value) })
        const isNoKey = schema.type === 'integer' && !accepts(schema, Number(text(value)))
        yield { method, url: to, body, place: `{${at}}: ${kind}`, isNoKey }
      }
  }
}

/** Sends without a socket, as whoever it is, and keeps what the server failed at. */
export class OddSender {
  count = 0
  /** How often each status was answered: what stops at the door tells nothing. */
  readonly statuses = new Map<number, number>()
  readonly faults = new Map<string, string[]>()
  private readonly site: Site
  private readonly tokens = new Map<string, string>()

  constructor(site: Site) {
    this.site = site
  }

  async send(
    userId: string,
    { method, url, body, place, isNoKey }: OddRequest,
  ): Promise<{ statusCode: number; body: string }> {
    this.count++
    const sent = await this.inject(userId, method, url, body)
    const answer = sent.statusCode === 401 ? await this.again(userId, method, url, body) : sent
    this.statuses.set(answer.statusCode, (this.statuses.get(answer.statusCode) ?? 0) + 1)
    const told = `${method} ${url.slice(0, 200)} ${place}`
    if (answer.statusCode >= 500) this.note(told, answer.body)
    // Whoever may not so much as ask hears that first.
    if (isNoKey && answer.statusCode !== 404 && answer.statusCode !== 403)
      this.faults.set(`${told} → ${answer.statusCode}, not 404`, [answer.body.slice(0, 200)])
    return answer
  }

  /** Sessions end after a while, and some of what is sent ends them. */
  private async again(userId: string, method: string, url: string, body: unknown) {
    this.tokens.delete(userId)
    return this.inject(userId, method, url, body)
  }

  private async inject(userId: string, method: string, url: string, body: unknown) {
    const token = this.tokens.get(userId) ?? (await this.site.tokenOf(userId))
    this.tokens.set(userId, token)
    const headers = { 'x-authorization': `Bearer ${token}`, accept: 'application/json' }
    return this.site.app.inject({
      method: method as 'GET',
      url,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && method !== 'GET' && { payload: JSON.stringify(body) }),
    })
  }

  /** The same fault is told once, with some of the requests that show it. */
  private note(request: string, answer: string): void {
    const { cause = answer.slice(0, 300), causeDetail = '' } = JSON.parse(answer) as Record<string, string>
    const [at = ''] = causeDetail
      .split('\n')
      .filter((line) => /\/src\/(?!platform\/server\/(database|calls|http))/.test(line))
    const fault = `${cause.replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d+/g, '#')} ${at.trim().replace(/^.*\/src\//, '')}`
    this.faults.set(fault, [...(this.faults.get(fault) ?? []), request])
  }
}
