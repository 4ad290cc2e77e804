/**
 * All that is wrong with one row of a sheet. A form is refused at the first check that fails, whose fields its author then
 * mends; of a sheet with two hundred rows he wants to know everything, so here the next check is asked as well.
 */
import type { Problem } from '#platform/model/problem.ts'
import { isEmpty } from '#platform/model/validate.ts'
import { Refusal, type RuleProblem } from '../refusal.ts'

type Values = Readonly<Record<string, unknown>>

/** A rule has read what nobody knows yet: its cell is wrong or missing. */
class NotKnown extends Error {}

export class Faults {
  private readonly problems: (RuleProblem | Problem)[] = []
  private readonly unknown = new Set<string>()
  private isRefused = false

  /** @param found in the cells already, at their fields */
  constructor(found: readonly Problem[] = []) {
    this.tellUnknown(found)
  }

  get hasAny(): boolean {
    return this.problems.length > 0
  }

  /** Notes what is refused at fields: their values count as unknown from here on. @throws what is wrong with no field */
  async gather(check: () => unknown): Promise<void> {
    try {
      await check()
    } catch (error) {
      if (!(error instanceof Refusal) || error.problems.length === 0) throw error
      this.tellUnknown(error.problems)
    }
  }

  /** Notes what rules refuse: the values are known, and other rules may judge them too. */
  refuse(problems: readonly RuleProblem[]): void {
    const news = problems.filter(({ field }) => !this.unknown.has(fieldOf(field)))
    this.problems.push(...news)
    this.isRefused ||= news.length > 0
  }

  private tellUnknown(problems: readonly (RuleProblem | Problem)[]): void {
    for (const one of problems) {
      if (this.unknown.has(fieldOf(one.field))) continue
      this.problems.push(one)
      this.unknown.add(fieldOf(one.field))
    }
  }

  /** What would have been set stays unknown, and that may be whatever is empty. */
  lose(record: Values, names: readonly string[]): void {
    for (const name of names) if (isEmpty(record[name])) this.unknown.add(name)
  }

  known<V extends Values>(values: V): V {
    return Object.fromEntries(Object.entries(values).filter(([name]) => !this.unknown.has(name))) as V
  }

  /** The same record; a rule that reads of it what is unknown ends there (`judged`). */
  guarded<V extends object>(record: V): V {
    return new Proxy(record, {
      get: (target, name) => {
        if (typeof name === 'string' && this.unknown.has(name)) throw new NotKnown()
        return Reflect.get(target, name)
      },
    })
  }

  /** @returns undefined where it cannot be judged yet */
  async judged<T>(rule: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await rule()
    } catch (error) {
      if (error instanceof NotKnown) return undefined
      throw error
    }
  }

  /** Where nothing more can be asked. @throws Refusal with everything that was found */
  stop(): void {
    if (!this.hasAny) return
    const { problems } = this
    throw this.isRefused
      ? new Refusal(422, problems[0]?.code ?? '', problems[0]?.message ?? '', { problems })
      : new Refusal(400, 'INVALID_INPUT', problems[0]?.message ?? '', { problems })
  }
}

/** `eduPersons.0.personNo` is of `eduPersons`. */
const fieldOf = (path: string): string => path.split('.')[0] ?? ''

/** A check whose refusal ends everything, unless faults are gathered. */
export const checked = async (faults: Faults | undefined, check: () => unknown): Promise<void> => {
  await (faults ? faults.gather(check) : check())
}

/** What a rule says, as far as it can. */
export const judged = async <T>(faults: Faults | undefined, rule: () => T | Promise<T>): Promise<T | undefined> =>
  faults ? faults.judged(rule) : rule()
