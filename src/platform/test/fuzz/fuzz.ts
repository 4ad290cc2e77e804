/** Malformed requests against every operation of the API: none may fail within the server, none may change a row. */
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { aFileSite, type Site } from '../site.ts'
import { type Operation, operationsOf } from './operations.ts'
import { type Draft, type KnownKeys, malformed } from './requests.ts'
import { Rows } from './rows.ts'
import { faultOf, requestOf, type Sent } from './send.ts'

const REQUESTS = 20_000
/** Some 45 s on two processors; others may be busy on them. */
const TIME_LIMIT_MS = 600_000
/** Who sends: nobody gets as far as the door only, so that few are enough. */
const senders = ['admin', 'admin', 'admin', 'emp', 'emp', 'V100001-01', 'V100001-01', undefined] as const
type Sender = (typeof senders)[number]

interface Shot {
  sender: Sender
  draft: Draft
}

/**
 * Declares the tests of one part of the operations. `FUZZ_SEED` repeats a run, `FUZZ_ONLY` tries the operations alone
 * whose address holds it.
 *
 * @param part from 0, of so many @param prepare makes some rows, and tells their keys
 */
export function fuzzPart(part: number, parts: number, prepare: (site: Site) => Promise<KnownKeys>): void {
  const site = aFileSite()
  const seed = Number(process.env.FUZZ_SEED ?? 4)
  const only = process.env.FUZZ_ONLY ?? ''

  test(`malformed requests, part ${part + 1} of ${parts}: no fault of the server, no change (FUZZ_SEED=${seed})`, {
    timeout: TIME_LIMIT_MS,
  }, async () => {
    const known = await prepare(site())
    const all = await operationsOf(site().address)
    const numRuns = Math.ceil(REQUESTS / all.length)
    const own = all.filter((_one, index) => index % parts === part).filter(({ path }) => path.includes(only))
    const target = new Target(site(), new Rows(site().url))
    onTestFinished(() => target.end())
    await target.begin()
    const found: string[] = []
    for (const operation of own) found.push(...(await target.attack(operation, known, { seed, numRuns })))
    expect(found, `${found.length} found with FUZZ_SEED=${seed}:\n\n${found.join('\n\n')}`).toEqual([])
    if (only === '') expect(target.count).toBeGreaterThanOrEqual(own.length * numRuns)
  })
}

class Target {
  count = 0
  private readonly site: Site
  private readonly rows: Rows
  private readonly tokens = new Map<Sender, string>()

  constructor(site: Site, rows: Rows) {
    this.site = site
    this.rows = rows
  }

  async begin(): Promise<void> {
    for (const sender of new Set(senders)) if (sender) this.tokens.set(sender, await this.site.tokenOf(sender))
    await this.rows.begin()
  }

  end(): Promise<void> {
    return this.rows.end()
  }

  /** @returns what was found, each with the smallest request that shows it */
  async attack(operation: Operation, known: KnownKeys, run: { seed: number; numRuns: number }): Promise<string[]> {
    const shots = fc.record<Shot>({ sender: fc.constantFrom(...senders), draft: malformed(operation, known) })
    const faulty = await this.check(shots, run, operation, async (sent) => faultOf(this.site, operation, sent))
    const changed = await this.rows.changed()
    if (changed.length === 0) return faulty
    // Again, asking after each request, for the one that did it.
    const again = await this.check(shots, run, operation, async (sent) => {
      await this.site.app.inject(sent)
      const tables = await this.rows.changed()
      return tables.length > 0 ? `changes ${tables.join(', ')}` : undefined
    })
    const name = `${operation.method} ${operation.path}`
    return [...faulty, ...(again.length > 0 ? again : [`${name} changed ${changed.join(', ')} once`])]
  }

  private async check(
    shots: fc.Arbitrary<Shot>,
    run: { seed: number; numRuns: number },
    operation: Operation,
    fault: (sent: Sent) => Promise<string | undefined>,
  ): Promise<string[]> {
    let told = ''
    const property = fc.asyncProperty(shots, async ({ sender, draft }) => {
      this.count++
      const sent = requestOf(operation, draft, this.tokens.get(sender))
      const found = await fault(sent)
      if (found === undefined) return true
      const { 'x-authorization': _token, ...headers } = sent.headers
      told = `${sent.method} ${sent.url.slice(0, 500)}\nas ${sender ?? 'nobody'} ${JSON.stringify(headers)}\n${sent.payload?.slice(0, 1_000) ?? ''}\n→ ${found}`
      return false
    })
    const { failed } = await fc.check(property, run)
    return failed ? [told] : []
  }
}
