/** Serves the built web app: its files, and for every address that is no file and no API the app itself (S-010). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { PAGE_POLICY } from './headers.ts'
import { metaFor } from './page-asks.ts'

interface WebSettings {
  /** What a page will ask first, where it is known. */
  asks(url: string): string | undefined
  /** Whether browsers keep the app for a start without a network. */
  offline: boolean
}

export async function serveWeb(app: App, folder: string, { asks, offline }: WebSettings): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    globIgnore: [`**/${WORKER}*`],
    maxAge: '1y',
    immutable: true,
    index: false,
  })
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const filesOf = filesAhead(join(folder, 'assets'))
  // Before the routes: an address outside the API may answer a program with data and a browser with its screen.
  app.addHook('onRequest', async (request, reply) => {
    if (!asksForScreen(request)) return
    const files = filesOf(request)
    if (files) reply.header('link', files)
    const asked = files && asks(request.url)
    return sendApp(reply, asked ? page.replace('</head>', `${metaFor(asked)}</head>`) : page)
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
  app.get('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
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
/** A picture opened by itself is asked for like a page; its route ends with its suffix. */
const isFile = (route: string | undefined): boolean => /\.\w+$/.test(route ?? '')

const asksForScreen = ({ method, url, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && !isApi(url) && !isFile(routeOptions.url) && (headers.accept ?? '').includes('text/html')

/** The parts of the app behind the sign-in, in the order of need: the frame, and what lists and documents are made of. */
const FRAME = ['frame']
const PAGES = [...FRAME, 'table', 'document']
const startPages = new Set(['/', '/index'])

/**
 * Whoever is most likely signed in gets the files behind the sign-in page named with the first answer: they travel while
 * the scripts before them are still being read.
 *
 * @returns the value of the `Link` header, or undefined for who has to sign in first
 */
function filesAhead(folder: string): (request: FastifyRequest) => string | undefined {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const headerOf = (parts: readonly string[]): string =>
    parts
      .flatMap((part) => names.filter((name) => new RegExp(`^${part}-[\\w-]{8}\\.(js|css)$`).test(name)))
      .map((name) => `</assets/${name}>; rel=${name.endsWith('.js') ? 'modulepreload' : 'preload; as=style'}`)
      .join(', ')
  const [frame, pages] = [headerOf(FRAME), headerOf(PAGES)]
  return ({ cookies, url }: { cookies?: FastifyRequest['cookies']; url: string }) => {
    const path = url.split('?')[0] ?? ''
    if (!cookies?.jwtToken || path === '/login') return undefined
    return startPages.has(path) ? frame : pages
  }
}

const sendApp = (reply: FastifyReply, page: string) =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
