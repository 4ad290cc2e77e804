/** The open answers of one instance, each with the person whom it tells: as he is now, not as he was when he opened it. */
import type { FastifyReply } from 'fastify'
import type { Listener } from '../database/listen.ts'
import { Refusal } from '../refusal.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { SessionCache } from '../sign-in/session-cache.ts'

interface Stream {
  readonly userId: string
  readonly sessionNo: string | null
  readonly reply: FastifyReply
  /** Undefined from a change of rights on, until he has been read again. */
  person: SignedInPerson | undefined
  reading: Promise<SignedInPerson | undefined> | undefined
}
export interface LiveEvent {
  type: string
  [about: string]: unknown
}

export class Streams {
  private readonly open = new Set<Stream>()
  private readonly sessions: SessionCache
  private readonly stops: (() => void)[]

  constructor(sessions: SessionCache, listener: Listener) {
    this.sessions = sessions
    this.stops = [
      listener.on('jikim_directory', () => this.doubtAll()),
      listener.onReconnect(() => this.doubtAll()),
      listener.on('jikim_session', (sessionNo) => this.end((stream) => stream.sessionNo === sessionNo)),
    ]
  }

  add({ person, reply }: { person: SignedInPerson; reply: FastifyReply }): void {
    const { userId, sessionNo } = person
    const stream: Stream = { userId, sessionNo, reply, person, reading: undefined }
    this.open.add(stream)
    reply.raw.on('close', () => this.open.delete(stream))
  }

  /** What names nothing: everybody is told. */
  tellAll(event: LiveEvent): void {
    for (const stream of this.open) write(stream, event)
  }

  /** Whom it is meant for by the rights that he has now; who has to be read first hears it as soon as he is. */
  tell(event: LiveEvent, isMeant: (person: SignedInPerson) => boolean, onFault: (error: unknown) => void): void {
    for (const stream of this.open) {
      if (stream.person) {
        if (isMeant(stream.person)) write(stream, event)
        continue
      }
      this.personOf(stream).then((person) => {
        if (person && isMeant(person)) write(stream, event)
      }, onFault)
    }
  }

  close(): void {
    for (const stop of this.stops) stop()
    this.end(() => true)
  }

  private doubtAll(): void {
    for (const stream of this.open) {
      stream.person = undefined
      stream.reading = undefined
    }
  }

  private end(isMeant: (stream: Stream) => boolean): void {
    for (const stream of this.open) if (isMeant(stream)) stream.reply.raw.end()
  }

  /** @returns nobody when his session is over, and with it his stream */
  private personOf(stream: Stream): Promise<SignedInPerson | undefined> {
    if (stream.reading) return stream.reading
    const { userId, sessionNo } = stream
    if (sessionNo === null) return Promise.resolve(undefined)
    const reading = this.sessions.load({ userId, sessionNo }).then((found) => {
      if (found instanceof Refusal) {
        stream.reply.raw.end()
        return undefined
      }
      // What changed while he was read is asked for by the next event.
      if (stream.reading === reading) stream.person = found
      return found
    })
    stream.reading = reading
    // Whoever could not be read is read again for the next event.
    reading.catch(() => {
      if (stream.reading === reading) stream.reading = undefined
    })
    return reading
  }
}

const write = ({ reply }: Stream, event: LiveEvent): void => {
  if (!reply.raw.writableEnded) reply.raw.write(`data: ${JSON.stringify(event)}\n\n`)
}
