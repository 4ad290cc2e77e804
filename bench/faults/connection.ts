/**
 * One kept connection that sends a request when the last one was answered: on a small machine a comfortable client takes more
 * processor time than the program that it asks.
 */
import { connect, type Socket } from 'node:net'

export interface Heard {
  /** 0: the connection ended without an answer. */
  status: number
  /** In seconds; 0 where nobody was told to come back. */
  retryAfter: number
}

const NOTHING: Heard = { status: 0, retryAfter: 0 }
const HEAD_END = Buffer.from('\r\n\r\n')
const GIVEN_UP_MS = 30_000

export class Connection {
  private readonly port: number
  private readonly isFree: (connection: Connection) => void
  private socket: Socket | undefined
  private got: Buffer = Buffer.alloc(0)
  private heard: ((heard: Heard) => void) | undefined

  /** @param isFree told when it may be asked for the next */
  constructor(port: number, isFree: (connection: Connection) => void) {
    this.port = port
    this.isFree = isFree
  }

  send(request: Buffer, heard: (heard: Heard) => void): void {
    this.heard = heard
    this.socket ??= this.opened()
    this.socket.write(request)
  }

  end(): void {
    this.socket?.destroy()
  }

  private opened(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true })
    socket.setTimeout(GIVEN_UP_MS, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => this.take(chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.socket !== socket) return
      this.socket = undefined
      this.got = Buffer.alloc(0)
      if (this.heard) this.tell(NOTHING)
    })
    return socket
  }

  private take(chunk: Buffer): void {
    this.got = this.got.length === 0 ? chunk : Buffer.concat([this.got, chunk])
    const end = this.got.indexOf(HEAD_END)
    if (end < 0) return
    const head = this.got.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.got.length < end + HEAD_END.length + length) return
    this.got = Buffer.alloc(0)
    if (/\r\nconnection: close/i.test(head)) {
      this.socket?.destroy()
      this.socket = undefined
    }
    this.tell({ status: Number(head.slice(9, 12)), retryAfter: Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 0) })
  }

  private tell(heard: Heard): void {
    const told = this.heard
    this.heard = undefined
    told?.(heard)
    this.isFree(this)
  }
}
