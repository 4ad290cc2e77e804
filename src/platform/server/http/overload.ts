/**
 * Reading more than the program can answer is refused at once, with a time to wait: who was let in is answered in time, and all is as
 * before when the rush is over. It is more than it can do when its one thread is late, or when who needs the database
 * has to wait long for a connection.
 */
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'

const LOOK_EVERY_MS = 100
const MOST_LATE_MS = 400
/** Some two seconds and a half. */
const LATE_IN_A_ROW = 5
const MOST_WAITED_MS = 2_500
const COME_BACK_SECONDS = 3
const BUSY = '지금은 접속이 몰려 처리할 수 없습니다. {seconds}초 뒤에 다시 시도하세요.'

const BUSY_CODE = 'BUSY'
/** No fault: it passes by itself. */
export const isBusy = ({ code }: { code?: string }): boolean => code === BUSY_CODE

/** What must be heard at any time: those who watch the program. */
const ALWAYS = '/api/health'

/** Before all other hooks, so that what is refused costs next to nothing. */
export function refuseOverload(app: App, { db }: Services): void {
  const loop = new LoopWatch()
  app.addHook('onListen', async () => loop.start())
  app.addHook('onClose', async () => loop.stop())

  app.addHook('onRequest', (request, reply, done) => {
    const isOver = loop.isLate || db.waitedMs > MOST_WAITED_MS
    // A press that stops work is heard however many are reading.
    if (!isOver || request.method !== 'GET' || request.url === ALWAYS) return done()
    reply.header('retry-after', String(COME_BACK_SECONDS))
    done(new Refusal(503, BUSY_CODE, BUSY, { values: { seconds: COME_BACK_SECONDS } }))
  })
}

/** Whether the thread is late again and again: a few long breaths, as of a start, send nobody away. */
class LoopWatch {
  private lateCnt = 0
  private timer: NodeJS.Timeout | undefined

  get isLate(): boolean {
    return this.lateCnt >= LATE_IN_A_ROW
  }

  start(): void {
    let expected = performance.now() + LOOK_EVERY_MS
    this.timer = setInterval(() => {
      const now = performance.now()
      this.lateCnt = now - expected > MOST_LATE_MS ? this.lateCnt + 1 : 0
      expected = now + LOOK_EVERY_MS
    }, LOOK_EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
