/** Live events for the browser: one open answer per person and browser, fed by PostgreSQL, so by every instance. */
import type { FastifyReply } from 'fastify'
import type { Listener } from '../database/listen.ts'
import type { App } from '../http/app.ts'

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

interface Stream {
  userId: string
  reply: FastifyReply
}

export function registerEvents(app: App, listener: Listener): void {
  const streams = new Set<Stream>()
  const tell = (type: string, isMeant: (stream: Stream) => boolean) => {
    for (const stream of streams) if (isMeant(stream)) stream.reply.raw.write(`data: {"type":"${type}"}\n\n`)
  }
  const stopNotifications = listener.on('jikim_notification', (payload) => {
    const told = new Set(payload.split(','))
    tell('notification', ({ userId }) => told.has(userId))
  })
  // S-090: menus and rights take effect without signing in again.
  const stopMenus = listener.on('jikim_directory', (table) => {
    if (RIGHTS.has(table)) tell('menus', () => true)
  })

  app.get('/api/events', { schema: { tags: ['알림'], description: 'text/event-stream' } }, (request, reply) => {
    const stream = { userId: request.person.userId, reply }
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    reply.raw.write('retry: 2000\ndata: {"type":"hello"}\n\n')
    const keepAlive = setInterval(() => reply.raw.write(': \n\n'), KEEP_ALIVE_MS)
    const end = setTimeout(() => reply.raw.end(), LIFETIME_MS)
    streams.add(stream)
    reply.raw.on('close', () => {
      clearInterval(keepAlive)
      clearTimeout(end)
      streams.delete(stream)
    })
  })

  // close() waits for open answers, so they are ended first.
  app.addHook('preClose', async () => {
    stopNotifications()
    stopMenus()
    for (const { reply } of streams) reply.raw.end()
  })
}
