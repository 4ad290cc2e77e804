/** The owner of a test's database: one connection, which hears as well what the server on it is told. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Listener } from '../server/database/listen.ts'

/** After these a person may be allowed something else, or his session be over. */
const CHANGES = ['jikim_directory', 'jikim_session']
/** Nothing but a mark in the order of what is told. */
const MARKS = 'jikim_test_mark'

export class Owner {
  /** How often anybody's rights, a setting or a session have changed, as far as this connection has heard. */
  changeCnt = 0
  readonly url: string
  private readonly listener: Listener
  private readonly marks = new Map<string, () => void>()
  private client: Promise<pg.Client> | undefined
  private before: Promise<unknown> = Promise.resolve()

  /** @param listener of the server, not yet started */
  constructor(url: string, listener: Listener) {
    this.url = url
    this.listener = listener
    listener.on(MARKS, (mark) => this.marks.get(mark)?.())
    listener.onReconnect(() => {
      for (const isHeard of this.marks.values()) isHeard()
    })
  }

  /** Runs statements past row-level security. Whatever they change of rights and settings the server has heard then. */
  async sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { changeCnt } = this
    const rows = await this.run<Row>(text, values)
    if (this.changeCnt !== changeCnt && this.listener.isConnected) await this.untilHeard()
    return rows
  }

  /** Everything that was told before is counted then. */
  async listen(): Promise<void> {
    await this.run('select 1', [])
  }

  async end(): Promise<void> {
    const client = await this.client
    this.client = undefined
    await client?.end()
  }

  /** One after the other, however many are asked for at once. */
  private run<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    const answer = this.before.then(() => this.runNow<Row>(text, values))
    this.before = answer.catch(() => {})
    return answer
  }

  private async runNow<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    this.client ??= this.connect()
    const client = await this.client
    try {
      return (await client.query<Row>(text, values)).rows
    } catch (error) {
      // What a statement leaves open when it fails ends with its connection.
      this.forget()
      await client.end()
      throw error
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url })
    client.on('notification', () => {
      this.changeCnt += 1
    })
    // A test that ends all connections ends this one too; the next statement opens another.
    client.on('error', () => this.forget())
    await client.connect()
    await client.query(CHANGES.map((channel) => `listen ${channel}`).join(';'))
    return client
  }

  /** What was told while nobody listened is taken for told. */
  private forget(): void {
    this.client = undefined
    this.changeCnt += 1
  }

  private async untilHeard(): Promise<void> {
    const mark = randomUUID()
    const heard = new Promise<void>((resolve) => this.marks.set(mark, resolve))
    await this.run('select pg_notify($1, $2)', [MARKS, mark])
    await heard
    this.marks.delete(mark)
  }
}
