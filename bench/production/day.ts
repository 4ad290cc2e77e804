/** A day of two hundred people in some minutes: each does something every few seconds, and how long he waits is kept. A process of its own. */
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { INSERTED } from '../operations.ts'
import { askedOn, ROWS_PER_PAGE } from './asked.ts'

export interface Day {
  port: number
  minutes: number
  rowCnt: number
  /** Reports that are read, and one for each person that he edits. */
  read: number[]
  edited: number[]
  tokens: Record<string, string>
}
/** How long people waited, in each minute and for each kind of act, and what was not answered as it should. */
export interface DayFigures {
  minutes: WaitedFor[]
  kinds: (WaitedFor & { kind: Kind })[]
  /** Those who waited longest, the longest first. */
  worst: Waited[]
  /** How long this process itself stood still at most: no answer can be heard meanwhile. */
  stoodMs: number
  failed: string[]
}
export interface WaitedFor {
  actCnt: number
  p50: number
  p99: number
  longest: number
}
const KINDS = ['list', 'filtered list', 'detail', 'report', 'edit', 'photo'] as const
export type Kind = (typeof KINDS)[number]
export interface Waited {
  kind: Kind
  /** Since the day began. */
  at: number
  ms: number
}

const PEOPLE = 200
const LEAST_PAUSE_MS = 2_000
const MOST_PAUSE_MS = 6_000
const MINUTE_MS = 60_000
const WORST = 3
const LOOK_EVERY_MS = 10
const NS_PER_MS = 1e6

const WIDTH = 2000
const HEIGHT = 1500
/** Two megabytes, as phones send it; what it shows nobody looks at. Drawn before anybody begins. */
const PICTURE = await sharp(randomBytes(WIDTH * HEIGHT * 3), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .jpeg({ quality: 82 })
  .toBuffer()

process.once('disconnect', () => process.exit())
let tokens: Record<string, string> = {}
process.on('message', async (message: Day | { tokens: Record<string, string> }) => {
  tokens = message.tokens
  if ('port' in message) process.send?.(await spend(message).catch((error: Error) => ({ error: error.message })))
})

async function spend(day: Day): Promise<DayFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE })
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS })
  delay.enable()
  const began = performance.now()
  const waited: Waited[] = []
  const failed: string[] = []
  const person = async (index: number) => {
    let version = 1
    await sleep((MOST_PAUSE_MS * index) / PEOPLE)
    while (performance.now() - began < day.minutes * MINUTE_MS) {
      const act = actOf(day, index, version)
      const at = performance.now()
      const { status, body } = await send(agent, day.port, act).catch((error: Error) => ({
        status: 0,
        body: error.message,
      }))
      waited.push({ kind: act.kind, at: at - began, ms: performance.now() - at })
      if (status === 0 || (status >= 400 && status !== 409))
        failed.push(`${act.method} ${act.path} ${status} ${body.slice(0, 200)}`)
      if (act.method === 'PUT' && status < 300) version += 1
      await sleep(LEAST_PAUSE_MS + Math.random() * (MOST_PAUSE_MS - LEAST_PAUSE_MS))
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(index)))
  agent.destroy()
  const minutes = Array.from({ length: day.minutes }, (_, minute) =>
    waitedFor(waited.filter(({ at }) => Math.floor(at / MINUTE_MS) === minute)),
  )
  const kinds = KINDS.map((kind) => ({ kind, ...waitedFor(waited.filter((one) => one.kind === kind)) }))
  const worst = waited.toSorted((a, b) => b.ms - a.ms).slice(0, WORST)
  return { minutes, kinds, worst, stoodMs: delay.max / NS_PER_MS, failed }
}

function waitedFor(acts: readonly Waited[]): WaitedFor {
  const ms = acts.map((one) => one.ms).toSorted((a, b) => a - b)
  const at = (share: number) => ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? Number.NaN
  return { actCnt: ms.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
}

interface Act {
  kind: Kind
  method: 'GET' | 'POST' | 'PUT'
  path: string
  userId: string
  type?: string
  body?: Buffer
}

const STAFF = ['safety', 'reader', 'emp', 'owner', 'health', 'V100001-02']

/** Six of ten a list, half of them by date, a third filtered; a quarter details; one in eight written; three in a hundred photos. */
function actOf({ rowCnt, read, edited }: Day, index: number, version: number): Act {
  const drawn = Math.random()
  const asked = askedOn(rowCnt)
  const path = (name: string) => asked.find((one) => one.name === name)?.path ?? ''
  const get = (kind: Kind, userId: string, to: string): Act => ({ kind, method: 'GET', path: to, userId })
  const one = read[Math.floor(Math.random() * read.length)]
  if (drawn < 0.3)
    return get('list', STAFF[index % 2] ?? '', `${nearMiss.api}s?page=1&limit=${ROWS_PER_PAGE}&sort=-occurDt`)
  if (drawn < 0.5) return get('filtered list', 'safety', path('filtered'))
  if (drawn < 0.6)
    return index % 3 === 0
      ? get('list', 'V100001-02', path('own list'))
      : get('list', 'safety', path(`by ${nearMiss.key}`))
  if (drawn < 0.85) return get('detail', 'safety', `${nearMiss.api}/${one}`)
  if (drawn < 0.91) return written('report', 'POST', nearMiss.api, 'emp', INSERTED)
  if (drawn < 0.97)
    return written('edit', 'PUT', `${nearMiss.api}/${edited[index]}`, 'owner', {
      measureDesc: `${drawn}`,
      rowVersion: version,
    })
  return photo()
}

const written = (kind: Kind, method: 'POST' | 'PUT', path: string, userId: string, body: object): Act => ({
  kind,
  method,
  path,
  userId,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
})

function photo(): Act {
  const boundary = 'measured'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="taskClassNm"\r\n\r\nNEAR_MISS_PHOTO\r\n--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    kind: 'photo',
    method: 'POST',
    path: '/api/attachfile/uploadfiles',
    userId: 'emp',
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), PICTURE, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

function send(
  agent: Agent,
  port: number,
  { method, path, userId, type, body }: Act,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-authorization': `Bearer ${tokens[userId]}`,
      ...(body ? { 'content-type': type, 'content-length': body.length } : {}),
    }
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
