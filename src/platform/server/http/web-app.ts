/** Serves the built web app: its files, and for every address that is no file and no API the app itself (S-010). */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { CARRIES, type Carry, isOpened } from './carried.ts'
import { filesAhead } from './files-ahead.ts'
import { PAGE_POLICY } from './headers.ts'
import { metaFor, type PageAsks } from './page-asks.ts'

interface WebSettings {
  /** What a page will ask first, and which document it shows, where that is known. */
  asks: PageAsks
  /** What it brings with it for whoever is signed in. */
  carry?: Carry
  /** Whether browsers keep the app for a start without a network. */
  offline: boolean
}

export async function serveWeb(app: App, folder: string, { asks, carry, offline }: WebSettings): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // A route for each of some hundred files would be a twentieth of the start.
    serve: false,
    maxAge: '1y',
    immutable: true,
    index: false,
  })
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const policy = policyFor(page)
  const filesOf = filesAhead(folder, page, asks.screensAt)
  const paths = pathsIn(folder)
  // Before the routes: an address outside the API may answer a program with data and a browser with its screen.
  app.addHook('onRequest', async (request, reply) => {
    if (!asksForScreen(request) || paths.has(pathOf(request))) return
    const files = filesOf(request)
    if (files) reply.header('link', files)
    const asked = files && asks.asked(request.url)
    const carries = files !== undefined && carry !== undefined && isOpened(request)
    const head = `${asked ? metaFor(asked) : ''}${carries ? CARRIES : ''}`
    // Before the script that reads it.
    const written = page.replace('<title>', () => `${head}<title>`)
    reply.headers({ 'content-security-policy': policy, 'cache-control': carries ? 'private, no-store' : 'no-cache' })
    return reply.type(HTML).send(carries ? Readable.from(withEnd(written, carry(request, asked))) : written)
  })
  // 0.8: a page for people without an account. Its data has the same address and is for a program.
  app.get(
    '/api/q/:key',
    { config: { open: true, unsigned: true }, constraints: { wants: 'page' }, schema: { hide: true } },
    (_request, reply) =>
      reply
        .header('content-security-policy', PAGE_POLICY)
        .header('x-robots-tag', 'noindex')
        .sendFile('link.html', { cacheControl: false }),
  )
  serveWorker(app, offline)
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request)
    return paths.has(path) ? reply.sendFile(path) : reply.callNotFound()
  })
}

/** The page goes at once, so that its files are asked for while what it carries is read. */
async function* withEnd(page: string, carried: Promise<string>): AsyncGenerator<string> {
  const end = page.lastIndexOf('</body>')
  yield page.slice(0, end)
  yield (await carried) + page.slice(end)
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

/** Where the files stand; what begins with a dot is told nobody, and the worker has an address of its own. */
function pathsIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`)
  return new Set(paths.filter((path) => !path.includes('/.') && !path.startsWith(`/${WORKER}`)))
}

const WORKER = 'sw.js'
/** Takes itself and all that was kept away again. */
const LEAVING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (/^(app|link)-/.test(name)) await caches.delete(name)
  await registration.unregister()
}
`

/** Asked for anew each time: it names the files of the build that is live. */
function serveWorker(app: App, offline: boolean): void {
  app.get(`/${WORKER}`, { schema: { hide: true } }, (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return offline
      ? reply.sendFile(WORKER, { cacheControl: false })
      : reply.type('text/javascript; charset=utf-8').send(LEAVING_WORKER)
  })
}

const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url)
/** A file that is opened by itself is asked for like a page; its route ends with its suffix. */
const isFile = (route: string | undefined): boolean => /\.\w+$/.test(route ?? '')

/** Whoever asks whether the site is there, as a load balancer does, asks for its first page and says nothing of what he takes. */
const asksForScreen = ({ method, url, headers, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !isApi(url) &&
  !isFile(routeOptions.url) &&
  (url === '/' || (headers.accept ?? '').includes('text/html'))

const HTML = 'text/html; charset=utf-8'

/** The scripts that stand in the page run by their digest; nothing that is put there later does. */
function policyFor(page: string): string {
  const digestOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const digests = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => digestOf(code))
  return [PAGE_POLICY, ["script-src 'self'", ...digests].join(' ')].join('; ')
}
