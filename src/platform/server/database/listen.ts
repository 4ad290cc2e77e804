/** One connection that hears what other instances and triggers tell by NOTIFY, and comes back when it was lost. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

type Handler = (payload: string) => void

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000
/** How often the connection is asked for a sign of life, and how long it may take to give one. */
const PING_MS = 15_000
const PING_TIMEOUT_MS = 5_000

export class Listener {
  private readonly handlers = new Map<string, Set<Handler>>()
  private readonly reconnectHandlers = new Set<() => void>()
  private readonly onFault: (error: unknown) => void
  private url = ''
  private client: pg.Client | undefined
  private isStopped = true
  private ping: NodeJS.Timeout | undefined

  /** @param onFault told of lost connections and of handlers that threw */
  constructor(onFault: (error: unknown) => void) {
    this.onFault = onFault
  }

  /** False while messages may be missed. */
  get isConnected(): boolean {
    return this.client !== undefined
  }

  /** @returns a function that takes the handler away again */
  on(channel: string, handler: Handler): () => void {
    const known = this.handlers.get(channel)
    const handlers = known ?? new Set()
    handlers.add(handler)
    if (!known) {
      this.handlers.set(channel, handlers)
      this.say(`listen ${pg.escapeIdentifier(channel)}`)
    }
    return () => {
      handlers.delete(handler)
      if (handlers.size > 0 || this.handlers.get(channel) !== handlers) return
      this.handlers.delete(channel)
      this.say(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }

  /** Called when the connection is back: what was told meanwhile is lost. */
  onReconnect(handler: () => void): () => void {
    this.reconnectHandlers.add(handler)
    return () => this.reconnectHandlers.delete(handler)
  }

  /** @throws when the first connection fails; a later one is tried until it succeeds */
  async start(url: string): Promise<void> {
    this.url = url
    this.isStopped = false
    await this.connect()
    this.ping = setInterval(() => this.say('select 1'), PING_MS)
    this.ping.unref()
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.ping)
    const { client } = this
    this.client = undefined
    await client?.end()
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      pipeline: true,
      query_timeout: PING_TIMEOUT_MS,
    })
    client.on('notification', ({ channel, payload }) => this.tell(channel, payload ?? ''))
    // Either may come first, or both: the connection is given up once.
    client.on('error', (error) => this.lose(client, error))
    client.on('end', () => this.lose(client, new Error('The listening connection has ended')))
    const channels = [...this.handlers.keys()]
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(this.onFault)
      throw error
    }
    if (this.isStopped) return client.end()
    this.client = client
    // What was added while this connected.
    for (const channel of this.handlers.keys())
      if (!channels.includes(channel)) this.say(`listen ${pg.escapeIdentifier(channel)}`)
  }

  private say(statement: string): void {
    const { client } = this
    client?.query(statement).catch((error) => this.lose(client, error))
  }

  private tell(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) this.attempt(() => handler(payload))
  }

  private attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.onFault(error)
    }
  }

  private lose(client: pg.Client, error: unknown): void {
    if (this.client !== client || this.isStopped) return
    this.client = undefined
    this.onFault(error)
    client.end().catch(this.onFault)
    this.reconnect().catch(this.onFault)
  }

  private async reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !this.isStopped; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      await sleep(wait, undefined, { ref: false })
      try {
        await this.connect()
        for (const handler of this.reconnectHandlers) this.attempt(handler)
        return
      } catch (error) {
        this.onFault(error)
      }
    }
  }
}
