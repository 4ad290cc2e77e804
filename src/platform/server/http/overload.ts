/**
 * More than the program can answer is refused with a time to wait, so that who is let in is answered soon and all is as
 * before when the rush is over. It is decided where a request is first heard, before anything of it is looked up: a refusal
 * has to cost a small part of an answer, or refusing alone would be more than the program can do.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { toWire } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'
import { Entrance, type EntranceLimits } from './entrance.ts'
import { DATA_HEADERS } from './headers.ts'
import { languageOf } from './language-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however many others ask, as a press that stops work; or only with these as the last part of the address. */
    always?: true | readonly string[] | undefined
  }
  interface FastifyInstance {
    /** Whether somebody who reads would have to wait before the door: then nothing is answered that nobody has asked for yet. */
    isCrowded(): boolean
  }
}

/** Twice what the database answers at once: with more at a time nobody is answered sooner. */
const LIMITS: EntranceLimits = { most: 24, waiting: 256, patienceMs: 1_500 }
/** Where somebody waits to change something, so many readers are let in beside. */
const READERS_BESIDE = 8
/** Who needs a connection waits so long for it: then no more readers are let in. */
const MOST_WAITED_MS = 2_500
const LOOK_EVERY_MS = 50
/** Whose words take longer to arrive takes nobody's place meanwhile. */
const ARRIVED_WITHIN_MS = 1_000
/** Not the same for all, or all would come back at once. */
const COME_BACK_SECONDS = [2, 3, 4, 5]
const TOLD_EVERY_MS = 10_000

const BUSY_CODE = 'BUSY'
const BUSY = '지금은 접속이 몰려 처리할 수 없습니다. {seconds}초 뒤에 다시 시도하세요.'

interface Visit {
  request: IncomingMessage
  response: ServerResponse
  entrance: Entrance<Visit>
  /** When he was let in; undefined before, and once somebody else may have his place. */
  inSince: number | undefined
}

/** Stands before everything else that hears of a request; a test without a network does not meet it. */
export function refuseOverload(app: App, services: Services): void {
  const { server } = app
  const [answer, ...others] = server.listeners('request') as ((...of: [IncomingMessage, ServerResponse]) => void)[]
  if (!answer || others.length > 0) throw new RangeError('Somebody else answers requests')
  const crowd = new Crowd(answer, services, alwaysOf(app))
  server.removeAllListeners('request')
  server.on('request', (request, response) => crowd.come(request, response))
  app.decorate('isCrowded', () => crowd.isCrowded)
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => crowd.look(), LOOK_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

class Crowd {
  private readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  private readonly services: Services
  private readonly isAlways: (request: IncomingMessage) => boolean
  private readonly readers: Entrance<Visit>
  private readonly writers: Entrance<Visit>
  /** Let in before all of their words had come. */
  private readonly arriving = new Set<Visit>()
  private awayCnt = 0
  private toldAt = 0

  constructor(answer: Crowd['answer'], services: Services, isAlways: Crowd['isAlways']) {
    this.answer = answer
    this.services = services
    this.isAlways = isAlways
    const letIn = (one: Visit) => this.letIn(one)
    const sendAway = (one: Visit) => this.sendAway(one)
    this.readers = new Entrance(LIMITS, { room: () => this.roomForReaders(), letIn, sendAway })
    this.writers = new Entrance(LIMITS, { room: () => LIMITS.most, letIn, sendAway })
  }

  come(request: IncomingMessage, response: ServerResponse): void {
    const entrance = this.entranceOf(request)
    if (!entrance) {
      this.answer(request, response)
      return
    }
    const visit: Visit = { request, response, entrance, inSince: undefined }
    response.once('close', () => this.leave(visit))
    entrance.come(visit, performance.now())
  }

  get isCrowded(): boolean {
    const { readers } = this
    return readers.waiting > 0 || readers.inside >= this.roomForReaders()
  }

  look(): void {
    const now = performance.now()
    this.writers.look(now)
    this.readers.look(now)
    for (const visit of this.arriving) {
      if (visit.request.complete) this.arriving.delete(visit)
      else if (now - (visit.inSince ?? 0) > ARRIVED_WITHIN_MS) this.leave(visit)
    }
    if (this.awayCnt > 0 && now - this.toldAt > TOLD_EVERY_MS) this.tell(now)
  }

  /** Pages and their files are from memory, files have their own pace, some are heard at any time. */
  private entranceOf(request: IncomingMessage): Entrance<Visit> | undefined {
    if (!request.url?.startsWith('/api/') || isFile(request) || this.isAlways(request)) return undefined
    return request.method === 'GET' || request.method === 'HEAD' ? this.readers : this.writers
  }

  private roomForReaders(): number {
    if (this.services.db.waitedMs > MOST_WAITED_MS) return 0
    return this.writers.waiting > 0 ? READERS_BESIDE : LIMITS.most
  }

  private letIn(visit: Visit): void {
    visit.inSince = performance.now()
    if (visit.entrance === this.writers) this.arriving.add(visit)
    this.answer(visit.request, visit.response)
  }

  private leave(visit: Visit): void {
    const { entrance, inSince } = visit
    this.arriving.delete(visit)
    visit.inSince = undefined
    if (inSince === undefined) entrance.giveUp(visit)
    else entrance.leave(performance.now())
  }

  private sendAway({ request, response }: Visit): void {
    const seconds = COME_BACK_SECONDS[this.awayCnt++ % COME_BACK_SECONDS.length] ?? 0
    const body = JSON.stringify(busyAnswer(request, this.services.clock.now(), seconds))
    // Head and body are one piece of text: two would cost twice as much to send.
    response.writeHead(503, [...HEADERS, 'content-length', Buffer.byteLength(body), 'retry-after', seconds] as string[])
    response.end(body)
  }

  /** No fault, and yet what who looks after the program wants to know. */
  private tell(now: number): void {
    this.services.log?.write('warn', { where: 'overload', refused: this.awayCnt })
    this.awayCnt = 0
    this.toldAt = now
  }
}

const HEADERS = Object.entries({ ...DATA_HEADERS, 'content-type': 'application/json; charset=utf-8' }).flat()

const isFile = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/api/attachfile/') || headers['content-type']?.startsWith('multipart/') === true

function busyAnswer({ url = '', headers }: IncomingMessage, now: Date, seconds: number): ErrorAnswer {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  const language = languageOf(chosen ?? headers['accept-language'])
  return {
    code: BUSY_CODE,
    timestamp: toWire(now),
    message: translate('platform', language, BUSY, { seconds }),
    url: url.split('?')[0] ?? '',
    returnCode: BUSY_CODE,
    logNo: randomUUID(),
    problems: [],
  }
}

/** What is taken in any case, of the routes that are registered from now on. */
function alwaysOf(app: App): (request: IncomingMessage) => boolean {
  const methods = new Map<string, RegExp[]>()
  app.addHook('onRoute', ({ method, url, config }) => {
    const { always } = config ?? {}
    if (!always) return
    const path = always === true ? url : url.replace(/:\w+$/, `(${always.join('|')})`)
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}/?(\\?|$)`)
    for (const one of [method].flat()) methods.set(one, [...(methods.get(one) ?? []), pattern])
  })
  return ({ method = '', url = '' }) => methods.get(method)?.some((pattern) => pattern.test(url)) === true
}
