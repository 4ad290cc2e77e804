/**
 * The only door to PostgreSQL. Work runs on a connection of the role that cannot bypass row-level security, with the
 * acting person told to the database first, so that a forgotten condition still shows nobody another one's rows.
 */
import pg from 'pg'
import { deptsOf, type Person, seesAllPlants, vendorsOf } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { OpenDoor, ProgramAs, ProgramDoor } from '../documents/program-door.ts'
import { type Joined, Joins } from '../ports.ts'
import { type ChangeKey, keepKey, keptKey, noteOutcome, outcomeOf, takeKey } from './change-key.ts'
import { CopiedRows, type TextRow, textRows } from './copied-rows.ts'
import { levelsHeld } from './held-levels.ts'
import { Memory, OwnMemory, type Remembers } from './memory.ts'
import { prepared, type Sql } from './sql.ts'

const { builtins } = pg.types
const types = {
  getTypeParser(oid: number, format?: string) {
    if (format !== 'binary') {
      if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
      if (oid === builtins.DATE) return String
      if (oid === builtins.TIMESTAMPTZ) return toIso
    }
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** `2026-11-21 21:03:04.123456+09` → `2026-11-21T21:03:04.123456+09:00`; the session's zone is Asia/Seoul. */
export const toIso = (text: string): string => `${text.slice(0, 10)}T${text.slice(11)}:00`

/** Who acts: a person, or the program itself (jobs, sign-in before the person is known). */
export type Actor = Person | 'SYSTEM'

/** Who he is and where he belongs; then what of departments, vendors and plants is open to him. */
const scopeSettings = (actor: Actor): string[] =>
  actor === 'SYSTEM'
    ? ['SYSTEM', '', '', '', '', '', '', '', '']
    : [
        actor.scopeCd,
        actor.userId,
        actor.plantCd,
        actor.deptCd ?? '',
        actor.vendorCd ?? '',
        deptsOf(actor).join(','),
        vendorsOf(actor).join(','),
        seesAllPlants(actor) ? 'Y' : 'N',
        (actor.levels ?? []).join(','),
      ]

const SET_SCOPE = `select set_config('jikim.scope', $1, false), set_config('jikim.user', $2, false),
  set_config('jikim.plant', $3, false), set_config('jikim.dept', $4, false), set_config('jikim.vendor', $5, false),
  set_config('jikim.depts', $6, false), set_config('jikim.vendors', $7, false), set_config('jikim.plants', $8, false),
  set_config('jikim.levels', $9, false)`

/** What runs statements: a connection with or without an open transaction. It knows who answers the ports of its site. */
export interface Queries extends Joined {
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>
  /** What need not be asked again; without it everything is. */
  readonly memory?: Remembers | undefined
}
export interface Transaction extends Queries {
  /** What another person would get. On this connection: a second one, asked for by many at once, might never come. */
  queryAs<Row = Record<string, unknown>>(actor: Actor, statement: Sql): Promise<Row[]>
  /** What the program itself writes to documents of a kind, whoever's transaction it is. */
  program<M extends AnyDocument>(model: M, as?: ProgramAs): ProgramDoor<M>
  /** Runs when, and only when, the transaction has been committed. Failures are logged, never shown to the person. */
  afterCommit(work: () => void | Promise<void>): void
}

interface ScopedClient extends pg.PoolClient {
  jikimScope?: string
  readonly connection: pg.Connection
}

/** What is asked before the next turn of the event loop travels in one piece; a write to the socket each costs most. */
function gatherWrites({ connection: { stream } }: ScopedClient): void {
  stream.cork()
  setImmediate(() => stream.uncork())
}

/** Rather an error than a wait without end when all connections are taken. */
const CONNECTION_TIMEOUT_MS = 20_000

const RETRIED = new Set(['40001', '40P01'])
const MAX_TRIES = 4

export class Database {
  readonly joins: Joins
  private readonly pool: pg.Pool
  private readonly onFault: (error: unknown) => void
  readonly memory = new Memory()
  private readonly doors = new Map<AnyDocument, OpenDoor>()

  /**
   * @param url connects as a role that may `set role jikim_app`, or as that role itself
   * @param onFault told of faults that have no caller: lost idle connections, work after commit
   * @param joins who answers the ports of the site; nobody where it is a tool that opens the database
   */
  constructor(url: string, options: { size?: number; onFault?: (error: unknown) => void; joins?: Joins } = {}) {
    this.joins = options.joins ?? Joins.none
    this.onFault = options.onFault ?? (() => {})
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.size ?? 12,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      options: '-c role=jikim_app -c timezone=Asia/Seoul -c plan_cache_mode=auto -c jit=off',
      pipeline: true,
      types,
    } as pg.PoolConfig)
    this.pool.on('error', this.onFault)
    // Lost while somebody has it: he hears of it with his next statement. What nobody listens to would end the program.
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** From now on the program writes documents of this model. */
  joinDoor(model: AnyDocument, open: OpenDoor): void {
    this.doors.set(model, open)
  }

  /** One statement outside a transaction: the cheapest way, atomic by itself. */
  async query<Row = Record<string, unknown>>(actor: Actor, statement: Sql): Promise<Row[]> {
    return this.read(actor, (db) => db.query<Row>(statement))
  }

  /** Several reads on one connection; started together they travel together. */
  async read<T>(actor: Actor, work: (db: Queries) => Promise<T>): Promise<T> {
    const { joins } = this
    const memory = new OwnMemory(this.memory)
    const done = this.use(actor, (client) =>
      work({ joins, memory, query: (statement) => run(client, statement, memory) }),
    )
    return done.finally(() => memory.tell())
  }

  /**
   * The rows of a long list piece by piece, all of one moment, so that they never stand in memory together. A connection
   * is held until the last piece was taken, or whoever takes them stops.
   */
  async *pieces<Row = Record<string, unknown>>(actor: Actor, statement: Sql, size: number): AsyncGenerator<Row[]> {
    const { client, letGo } = await this.held(actor)
    try {
      await client.query('begin read only')
      const { text, values } = statement.statement()
      await client.query(`declare pieces no scroll cursor for ${text}`, values)
      const fetched = (): Promise<Row[]> => {
        const coming = client.query(`fetch ${Math.trunc(size)} from pieces`).then(({ rows }) => rows as Row[])
        // Whoever stops taking pieces waits for none; a fault is that of the piece which is taken next.
        coming.catch(() => {})
        return coming
      }
      for (let coming = fetched(); ; ) {
        const rows = await coming
        if (rows.length === 0) break
        // The database reads the next while this one is written.
        coming = fetched()
        yield rows
      }
    } finally {
      // Nothing was written; a connection that is gone has nothing to end.
      await client.query('rollback').catch(() => {})
      await letGo()
    }
  }

  /**
   * The same in the sixth part of the time: whole rows as COPY writes them, moments in Asia/Seoul. The bytes are theirs
   * until the next piece is asked for. Whoever stops early costs the connection, for the rest is on its way.
   */
  async *copied(actor: Actor, statement: Sql): AsyncGenerator<Buffer> {
    const { client, letGo } = await this.held(actor)
    let isRead = false
    try {
      await client.query('begin read only')
      yield* new CopiedRows(client, statement.inline()).pieces()
      isRead = true
      await client.query('rollback')
    } finally {
      await letGo(isRead ? undefined : new NotReadOn())
    }
  }

  /** What is copied, as texts. @param columnCnt how many columns the statement has */
  async *texts(actor: Actor, statement: Sql, columnCnt: number): AsyncGenerator<TextRow[]> {
    for await (const bytes of this.copied(actor, statement)) yield [...textRows(bytes, columnCnt)]
  }

  /** A connection for longer than one piece of work. @returns how it is let go of; after a fault nobody uses it again */
  private async held(actor: Actor) {
    const taken = Promise.withResolvers<ScopedClient>()
    const over = Promise.withResolvers<void>()
    const used = this.use(actor, (client) => {
      taken.resolve(client)
      return over.promise
    })
    used.catch(taken.reject)
    const letGo = async (fault?: Error): Promise<void> => {
      if (fault) over.reject(fault)
      else over.resolve()
      await used.catch((error) => {
        if (error !== fault) throw error
      })
    }
    return { client: await taken.promise, letGo }
  }

  /**
   * A transaction; tried again when it lost against another one through no fault of its own. Asked for under a key that is
   * committed already, by whichever program, it comes to what it came to then.
   */
  async write<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const key = takeKey()
    if (!key) return this.tried(actor, work, key)
    try {
      return await this.tried(actor, work, key)
    } catch (error) {
      const [before] = await this.query<{ answer: Buffer | null }>('SYSTEM', keptKey(key)).catch(() => [])
      const outcome = before && outcomeOf(key, before.answer)
      if (!outcome) throw error
      key.isKept = true
      return outcome.value as T
    }
  }

  private async tried<T>(actor: Actor, work: (tx: Transaction) => Promise<T>, key: ChangeKey | undefined): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.transaction(actor, work, key)
      } catch (error) {
        if (tries >= MAX_TRIES || !RETRIED.has((error as { code?: string }).code ?? '')) throw error
      }
    }
  }

  private async transaction<T>(
    actor: Actor,
    work: (tx: Transaction) => Promise<T>,
    key: ChangeKey | undefined,
  ): Promise<T> {
    const after: (() => void | Promise<void>)[] = []
    const memory = new OwnMemory(this.memory)
    const done = this.use(actor, async (client) => {
      const begun = client.query('begin')
      begun.catch(() => {})
      try {
        const tx: Transaction = {
          joins: this.joins,
          memory,
          query: (statement) => run(client, statement, memory),
          queryAs: (other, statement) =>
            other === actor ? run(client, statement, memory) : runAs(client, { self: actor, other, memory }, statement),
          program: (model, as = {}) => this.doorTo(model)(model, tx, as),
          afterCommit: (then) => after.push(then),
        }
        const value = await work(tx)
        await begun
        if (key) noteOutcome(key, value)
        const kept = key && run(client, keepKey(key), memory)
        // Not awaited: it travels with the commit, which undoes all where the key was there before.
        kept?.catch(() => {})
        await client.query('commit').catch(told)
        await kept
        if (key) key.isKept = true
        return value
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    })
    const result = await done.finally(() => memory.tell())
    for (const then of after) await Promise.try(then).catch(this.onFault)
    return result
  }

  private doorTo(model: AnyDocument): OpenDoor {
    const open = this.doors.get(model)
    if (!open) throw new RangeError(`${model.name} is registered nowhere: the program has no door to it`)
    return open
  }

  private lastWaitMs = 0
  /** How long who needs a connection waits now. */
  get waitedMs(): number {
    return this.pool.waitingCount > 0 ? this.lastWaitMs : 0
  }

  private async use<T>(actor: Actor, work: (client: ScopedClient) => Promise<T>): Promise<T> {
    const asked = performance.now()
    const client = (await this.pool.connect()) as ScopedClient
    this.lastWaitMs = performance.now() - asked
    gatherWrites(client)
    let fault: Error | undefined
    try {
      const settings = scopeSettings(actor)
      const scope = settings.join('\u0001')
      if (client.jikimScope === scope) return await work(client)
      // Not awaited: it travels in front of the work. Should it fail, the work's result is thrown away with the connection.
      delete client.jikimScope
      const told = client.query({ name: 'scope', text: SET_SCOPE, values: settings })
      told.catch(() => {})
      try {
        return await work(client)
      } finally {
        await told
        client.jikimScope = scope
      }
    } catch (error) {
      if (client.jikimScope === undefined || isConnectionFault(error)) fault = error as Error
      throw error
    } finally {
      client.release(fault)
    }
  }

  /** Waits for work under way, then closes all connections. */
  async close(): Promise<void> {
    // Connections that are on their way to be closed may be lost before.
    this.pool.removeAllListeners('error').on('error', () => {})
    await this.pool.end()
  }
}

const SET_SCOPE_LOCALLY = SET_SCOPE.replaceAll('false', 'true')

interface Becoming {
  self: Actor
  other: Actor
  memory: OwnMemory
}

/** Becomes the other person and himself again; should one of it fail, the transaction is lost and with it the change. */
async function runAs<Row>(client: pg.PoolClient, { self, other, memory }: Becoming, statement: Sql): Promise<Row[]> {
  const become = (actor: Actor) =>
    client.query({ name: 'scope-locally', text: SET_SCOPE_LOCALLY, values: scopeSettings(actor) })
  const [, rows] = await Promise.all([become(other), run<Row>(client, statement, memory), become(self)])
  return rows
}

async function run<Row>(client: pg.PoolClient, statement: Sql, memory: OwnMemory): Promise<Row[]> {
  const { text, values } = statement.statement()
  const { name, changes } = prepared(text)
  memory.note(changes)
  const result = await client.query({ name, text, values }).catch(told)
  return result.rows as Row[]
}

/** What the database refuses by its own rules is a refusal like any other. */
const told = (error: unknown): never => {
  throw levelsHeld(error)
}

/** What is left of an answer stands on the line: no other question may come behind it. */
class NotReadOn extends Error {
  readonly code = '08000'
}

const isConnectionFault = (error: unknown): boolean => {
  const code = (error as { code?: string }).code ?? ''
  return code.startsWith('08') || code.startsWith('57P') || ['ECONNRESET', 'EPIPE', 'ECONNREFUSED'].includes(code)
}
