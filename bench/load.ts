/**
 * The load: connections that each send the next request when the last one was answered. Raw sockets, because on a small
 * machine a comfortable client takes more processor time than the servers that it measures. A process of its own.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { EDITED_FIELD, INSERTED } from './operations.ts'

export interface Load {
  port: number
  connections: number
  durationMs: number
  method: 'GET' | 'POST' | 'PUT'
  /** Where they are more than the connections, each connection has its own, and takes them in turn. */
  paths: string[]
  token: string
  /** Each change is asked for under a key of its own, as the web app does. */
  isKeyed?: boolean
}
export interface Measured {
  requestCnt: number
  durationMs: number
  latenciesMs: number[]
}

/** Whatever happens, a measurement ends here. */
const MAX_REQUESTS = 200_000

process.once('disconnect', () => process.exit())
process.on('message', async (load: Load) => {
  process.send?.(await run(load).catch((error: Error) => ({ error: error.message })))
})

async function run(load: Load): Promise<Measured> {
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => opened(load.port)))
  try {
    const began = performance.now()
    const latencies = await Promise.all(sockets.map((socket, index) => drive(socket, load, index, began)))
    const latenciesMs = latencies.flat()
    return { requestCnt: latenciesMs.length, durationMs: performance.now() - began, latenciesMs }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

async function opened(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

async function drive(socket: Socket, load: Load, index: number, began: number): Promise<number[]> {
  const latencies: number[] = []
  const requests = requestsOf(load, index)
  const answers = new Answers(socket)
  const most = MAX_REQUESTS / load.connections
  while (performance.now() - began < load.durationMs && latencies.length < most) {
    const sent = performance.now()
    socket.write(requests())
    await answers.next()
    latencies.push(performance.now() - sent)
  }
  return latencies
}

/** @returns the next request of this connection, as it goes over the wire */
function requestsOf({ method, paths, token, connections, isKeyed }: Load, index: number): () => string {
  const own = paths.length > connections ? paths.filter((_, order) => order % connections === index) : paths
  const headers = `Host: 127.0.0.1\r\nx-authorization: Bearer ${token}\r\n`
  let turn = 0
  return () => {
    const path = own[turn % own.length] ?? ''
    const round = Math.floor(turn++ / own.length)
    if (method === 'GET') return `GET ${path} HTTP/1.1\r\n${headers}\r\n`
    const body = JSON.stringify(
      method === 'POST'
        ? INSERTED
        : { rowVersion: round + 1, [EDITED_FIELD]: `${round + 1}차 조치: 발판을 고정하고 점검표에 넣었습니다.` },
    )
    const key = isKeyed ? `idempotency-key: ${randomUUID()}\r\n` : ''
    return `${method} ${path} HTTP/1.1\r\n${headers}${key}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  }
}

/** Reads answers off a connection, one after the other; each must be a success and say how long it is. */
class Answers {
  private head = ''
  private missing = -1
  private settle: { done: () => void; fail: (error: Error) => void } | undefined

  constructor(socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.take(chunk))
    socket.on('error', (error) => this.settle?.fail(error))
    socket.on('close', () => this.settle?.fail(new Error('The server closed the connection.')))
  }

  next(): Promise<void> {
    return new Promise((done, fail) => {
      this.settle = { done, fail }
    })
  }

  private take(chunk: Buffer): void {
    if (this.missing >= 0) this.missing -= chunk.length
    else {
      this.head += chunk.toString('latin1')
      const end = this.head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(this.head)?.[1]
      if (!/^HTTP\/1\.1 20[01] /.test(this.head) || length === undefined) {
        this.settle?.fail(new Error(`Answered ${Buffer.from(this.head, 'latin1').toString().slice(0, 1500)}`))
        return
      }
      this.missing = Number(length) - (this.head.length - end - 4)
    }
    if (this.missing > 0) return
    this.head = ''
    this.missing = -1
    this.settle?.done()
  }
}
