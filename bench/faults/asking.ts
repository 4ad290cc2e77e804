/** Requests whose answers are counted and timed, over connections that are kept, as those of browsers are. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const GIVEN_UP_MS = 30_000

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
  ms: number
  headers: IncomingHttpHeaders
}

/** So many browsers at once; who waits for one of their connections waits for his answer. */
const CONNECTIONS = 1_000
const OPENED_AT_ONCE = 50

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS })
export const hangUp = (): void => agent.destroy()

export function ask(address: string, { kind, method, path, headers, body }: Asked): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, got: IncomingHttpHeaders = {}) =>
      resolve({ kind, status, ms: performance.now() - began, headers: got })
    const sent = request(`${address}${path}`, { method, headers, agent, timeout: GIVEN_UP_MS }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0, answer.headers))
      answer.once('error', () => done(0))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => done(0))
    sent.end(body)
  })
}

/** Opens them some after the other: a program that is busy lets in one connection in each turn of its loop. */
export async function connect(address: string, request: Asked): Promise<void> {
  for (let open = OPENED_AT_ONCE; open <= CONNECTIONS; open += OPENED_AT_ONCE)
    await Promise.all(Array.from({ length: open }, () => ask(address, request)))
}

/** As many as it can do: each asks the next when he was answered. */
export async function capacity(address: string, next: () => Asked, { askers, ms }: { askers: number; ms: number }) {
  const until = performance.now() + ms
  const answers: Answer[] = []
  const asker = async () => {
    while (performance.now() < until) answers.push(await ask(address, next()))
  }
  await Promise.all(Array.from({ length: askers }, asker))
  const goodCnt = answers.filter(({ status }) => status < 300 && status > 0).length
  return { perSecond: (goodCnt / ms) * 1000, goodCnt, failedCnt: answers.length - goodCnt }
}

const TICK_MS = 10

/** So many a second, whether those before were answered or not. */
export async function rush(
  address: string,
  next: (turn: number) => Asked,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answer[]> {
  const waiting: Promise<Answer>[] = []
  const began = performance.now()
  const passedMs = () => performance.now() - began
  while (passedMs() < seconds * 1000) {
    const due = (passedMs() / 1000) * perSecond
    while (waiting.length < due) waiting.push(ask(address, next(waiting.length)))
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  return Promise.all(waiting)
}
