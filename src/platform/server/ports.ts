/**
 * What an area asks of others that it does not know: a port. The area says what it asks and what it means when nobody is
 * there to answer; one file of the apps joins ports and answers, and a site does not start while a port has none.
 */

/** Who answers on this site is known wherever its database is: to a transaction, a connection, the database itself. */
export interface Joined {
  readonly joins: Joins
}

/** Its first argument is the connection through which the answer looks things up. */
type Question = (db: never, ...asked: never[]) => unknown

interface One<Ask> {
  readonly kind: 'one'
  readonly whenAbsent: Ask
}
interface Many<Answer> {
  readonly kind: 'many'
  readonly whenAbsent: readonly Answer[]
}

/**
 * A question with one answer, asked like a function: `gas.air(db, permitNos)`.
 *
 * @param whenAbsent what it means that the area which would know is not there: a question of law refuses, a figure is
 *   not known, and who would take note of something is not told
 */
export const port = <Ask extends Question>(whenAbsent: Ask): One<Ask> => ({ kind: 'one', whenAbsent })

/** A question that several areas answer, each in its own way: `home.mustRead(db)` is the list of them. */
export const portOfMany = <Answer>(whenAbsent: readonly Answer[] = []): Many<Answer> => ({ kind: 'many', whenAbsent })

// biome-ignore lint/suspicious/noExplicitAny: ports of different questions stand in one group
type Declared = Readonly<Record<string, One<any> | Many<any>>>
type Asked<P> =
  P extends One<infer Ask> ? Ask : P extends Many<infer Answer> ? (db: Joined) => readonly Answer[] : never
type Answered<P> = (P extends One<infer Ask> ? Ask : P extends Many<infer Answer> ? readonly Answer[] : never) | Absent
type AnswersOf<D extends Declared> = { readonly [K in keyof D]: Answered<D[K]> }

const GROUP = Symbol('ports')
interface Group<D extends Declared> {
  readonly [GROUP]: { readonly name: string; readonly declared: D }
}
export type Ports<D extends Declared = Declared> = Group<D> & { readonly [K in keyof D]: Asked<D[K]> }

/** What of a site somebody asks, by the names of its ports. */
export function ports<const D extends Declared>(name: string, declared: D): Ports<D> {
  const asked = Object.entries(declared).map(([key, { kind }]) => {
    const full = `${name}.${key}`
    const ask = (db: Joined, ...rest: unknown[]) => {
      const answer = db.joins.answerOf(full)
      return kind === 'many' ? answer : (answer as (...given: unknown[]) => unknown)(db, ...rest)
    }
    return [key, ask]
  })
  return { [GROUP]: { name, declared }, ...Object.fromEntries(asked) }
}

/** An area that this site does not have; its ports answer what absence means. */
export interface Absent {
  readonly absentArea: string
}
export const absent = (absentArea: string): Absent => ({ absentArea })
const isAbsent = (answer: unknown): answer is Absent =>
  typeof answer === 'object' && answer !== null && 'absentArea' in answer

export interface Join {
  readonly group: Group<Declared>
  readonly answers: Readonly<Record<string, unknown>>
}
/** Answers all ports of a group; one that is forgotten does not compile. */
export const join = <D extends Declared>(group: Ports<D>, answers: AnswersOf<D>): Join => ({ group, answers })
/** Answers some ports otherwise than the site does: for one that stands beside it, or for a test of its own. */
export const instead = <D extends Declared>(group: Ports<D>, answers: Partial<AnswersOf<D>>): Join => ({
  group,
  answers,
})

/** The answers of one site. */
export class Joins {
  private readonly answers: ReadonlyMap<string, unknown>

  private constructor(answers: ReadonlyMap<string, unknown>) {
    this.answers = answers
  }

  /** A database without a site: a tool, a migration. */
  static readonly none = new Joins(new Map())

  /** @throws Error that names every port without an answer, every answer that nobody asked for, and each given twice */
  static of(groups: readonly Ports[], joins: readonly Join[]): Joins {
    const wanted = groups.flatMap(namesOf)
    const given = joins.flatMap(entriesOf).map(([name]) => name)
    const found = new Joins(new Map(joins.flatMap(entriesOf)))
    refuse([
      ...found.unanswered(groups),
      ...given.filter((name) => !wanted.includes(name)).map((name) => `Nobody asks the port ${name}`),
      ...twiceIn(given).map((name) => `The port ${name} is answered twice`),
      ...twiceIn(wanted).map((name) => `Two groups ask by the name ${name}`),
    ])
    return found
  }

  /** What asks before it starts. @throws Error that names every port without an answer */
  require(groups: readonly Ports[]): void {
    refuse(this.unanswered(groups))
  }

  private unanswered(groups: readonly Ports[]): string[] {
    const open = groups.flatMap(namesOf).filter((name) => !this.answers.has(name))
    return open.map((name) => `Nobody answers the port ${name}`)
  }

  /** The same site where some of it answers otherwise. */
  with(changes: readonly Join[]): Joins {
    return new Joins(new Map([...this.answers, ...changes.flatMap(entriesOf)]))
  }

  /** @throws Error for a port that nobody answers */
  answerOf(name: string): unknown {
    if (!this.answers.has(name)) throw new Error(`Nobody answers the port ${name}`)
    return this.answers.get(name)
  }
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${faults.join('; ')}. Ports are answered in apps/joins.ts.`)
}
const twiceIn = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index)

const namesOf = ({ [GROUP]: { name, declared } }: Group<Declared>): string[] =>
  Object.keys(declared).map((key) => `${name}.${key}`)

/** Each answer by the full name of its port; what is absent answers as its port says. */
const entriesOf = ({ group, answers }: Join): [string, unknown][] => {
  const { name, declared } = group[GROUP]
  return Object.entries(answers).map(([key, answer]) => [
    `${name}.${key}`,
    isAbsent(answer) ? declared[key]?.whenAbsent : answer,
  ])
}
