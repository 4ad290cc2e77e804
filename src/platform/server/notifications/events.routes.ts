/** Live events for the browser: one open answer per person and browser, fed by PostgreSQL, so by every instance. */
import type { Listener } from '../database/listen.ts'
import { CHANGE_CHANNEL, changeOf, mayHear } from '../documents/live.ts'
import { reaching, rightOf } from '../documents/rights.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import type { SessionCache } from '../sign-in/session-cache.ts'
import { Streams } from './streams.ts'

const KEEP_ALIVE_MS = 25_000
/** No longer than an access token lives: whoever was signed out stops hearing. */
const LIFETIME_MS = 10 * 60_000

/** Tables whose change may change what a person may open. */
const RIGHTS: ReadonlySet<string> = new Set([
  'sys_menu',
  'sys_auth_grp',
  'sys_auth_menu',
  'sys_auth_user',
  'sys_setting',
])

/** Tables whose rows are chosen from by a code. */
const CODES: ReadonlySet<string> = new Set([
  'sys_code',
  'sys_code_grp',
  'sys_position',
  'sys_duty',
  'saf_facility_type',
  'work_type',
  'hea_hazard_factor',
  'sys_menu',
  'sys_auth_grp',
])

export function registerEvents(
  app: App,
  { models, onFault }: Services,
  listener: Listener,
  sessions: SessionCache,
): void {
  const streams = new Streams(sessions, listener)
  const failed = (error: unknown) => onFault(error, 'events')
  const stopNotifications = listener.on('jikim_notification', (payload) => {
    const told = new Set(payload.split(','))
    streams.tell({ type: 'notification' }, ({ userId }) => told.has(userId), failed)
  })
  // S-090: menus and rights take effect without signing in again.
  const stopMenus = listener.on('jikim_directory', (table) => {
    if (RIGHTS.has(table)) streams.tellAll({ type: 'menus' })
    if (CODES.has(table)) streams.tellAll({ type: 'codes' })
  })
  const stopChanges = listener.on(CHANGE_CHANNEL, (payload) => {
    const change = changeOf(payload)
    const { documentName, no, rowVersion } = change
    const model = models.find(({ name }) => name === documentName)
    if (!model) return
    const event = { type: 'document', documentName, no, rowVersion }
    streams.tell(
      event,
      (person) => rightOf(person, model).access && mayHear(reaching(person, model, 'read'), change),
      failed,
    )
  })

  const schema = { tags: ['알림'], description: 'text/event-stream' }
  app.get('/api/events', { config: { always: true }, schema }, (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    reply.raw.write('retry: 2000\ndata: {"type":"hello"}\n\n')
    const keepAlive = setInterval(() => reply.raw.write(': \n\n'), KEEP_ALIVE_MS)
    const end = setTimeout(() => reply.raw.end(), LIFETIME_MS)
    streams.add({ person: request.person, reply })
    reply.raw.on('close', () => {
      clearInterval(keepAlive)
      clearTimeout(end)
    })
  })

  // close() waits for open answers, so they are ended first.
  app.addHook('preClose', async () => {
    stopNotifications()
    stopMenus()
    stopChanges()
    streams.close()
  })
}
