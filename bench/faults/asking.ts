/** Requests whose answers are counted and timed, over connections that are kept, as those of browsers are. */
import { Connection } from './connection.ts'

export interface Asked {
  kind: 'read' | 'act' | 'malformed'
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Answer {
  kind: Asked['kind']
  /** 0: none came. */
  status: number
  /** Seconds after which to come back; 0 where nothing is said of it. */
  retryAfter: number
  /** When it was due, from the beginning of the rush. */
  dueMs: number
  /** From when it was due, whether or not a connection was free. */
  ms: number
}

/** So many browsers' connections; who waits for one of them waits for his answer. */
const CONNECTIONS = 1_000
const OPENED_AT_ONCE = 50

interface Due {
  request: Buffer
  heard: Parameters<Connection['send']>[1]
}

export class Askers {
  private readonly free: Connection[]
  private readonly all: readonly Connection[]
  private waiting: Due[] = []
  private next = 0

  constructor(address: string) {
    const port = Number(new URL(address).port)
    this.all = Array.from({ length: CONNECTIONS }, () => new Connection(port, (one) => this.isFree(one)))
    this.free = [...this.all]
  }

  /** @param due from when its time is counted */
  ask(asked: Asked, began: number, due = performance.now()): Promise<Answer> {
    return new Promise((resolve) => {
      this.send({
        request: onTheWire(asked),
        heard: ({ status, retryAfter }) =>
          resolve({ kind: asked.kind, status, retryAfter, dueMs: due - began, ms: performance.now() - due }),
      })
    })
  }

  /** Opens them some after the other: a program that is busy lets in one connection in each turn of its loop. */
  async connect(asked: Asked): Promise<void> {
    for (let open = OPENED_AT_ONCE; open <= CONNECTIONS; open += OPENED_AT_ONCE)
      await Promise.all(Array.from({ length: open }, () => this.ask(asked, 0)))
  }

  end(): void {
    for (const one of this.all) one.end()
  }

  private send(due: Due): void {
    const connection = this.free.pop()
    if (connection) connection.send(due.request, due.heard)
    else this.waiting.push(due)
  }

  private isFree(connection: Connection): void {
    const due = this.waiting[this.next]
    if (due) {
      this.next++
      connection.send(due.request, due.heard)
    } else {
      this.waiting = []
      this.next = 0
      this.free.push(connection)
    }
  }
}

function onTheWire({ method, path, headers, body }: Asked): Buffer {
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
  return Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${own.join('')}${length}\r\n${body ?? ''}`)
}

/** As many as it can do: each asks the next when he was answered. */
export async function capacity(askers: Askers, next: () => Asked, { count, ms }: { count: number; ms: number }) {
  const began = performance.now()
  const answers: Answer[] = []
  const asking = async () => {
    while (performance.now() - began < ms) answers.push(await askers.ask(next(), began))
  }
  await Promise.all(Array.from({ length: count }, asking))
  const goodCnt = answers.filter(({ status }) => status < 300 && status > 0).length
  return { perSecond: (goodCnt / ms) * 1000, goodCnt, failedCnt: answers.length - goodCnt, answers }
}

const TICK_MS = 5

export interface Rushed {
  answers: Answer[]
  /** How late whoever asked was himself, at most: his requests went out by so much later, and their answers were heard so. */
  ownLagMs: number
}

/** So many a second, whether those before were answered or not. */
export async function rush(
  askers: Askers,
  next: (turn: number) => Asked,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Rushed> {
  const waiting: Promise<Answer>[] = []
  const began = performance.now()
  let ownLagMs = 0
  for (let looked = began; ; ) {
    const now = performance.now()
    ownLagMs = Math.max(ownLagMs, now - looked - TICK_MS)
    looked = now
    const dueCnt = Math.min((now - began) / 1000, seconds) * perSecond
    while (waiting.length < dueCnt) waiting.push(askers.ask(next(waiting.length), began, now))
    if (now - began >= seconds * 1000) break
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  return { answers: await Promise.all(waiting), ownLagMs }
}
