/**
 * The service worker: what a page needs to start where there is no network. Built to `/sw.js`, registered by `keep-app.ts`.
 *
 * - An address is asked of the server first; the kept page is for when nobody answers. It is the page as everybody gets it,
 *   before the sign-in.
 * - The files of a build never change, so the kept one is as good as any. They go with the build that they belong to.
 * - Data passes by: what a screen needs without a network it keeps itself, under the name of the person.
 * - `/sw.js?link` is the same for the pages behind a link, on phones that have nothing to do with the app.
 */

interface Kept {
  /** Differs from build to build. */
  version: string
  /** Where the page is asked for. */
  page: string
  files: readonly string[]
}
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Rule {
  condition: { urlPattern: { pathname: string } }
  source: 'network' | { cacheName: string }
}
interface InstallEvent extends LifeEvent {
  /** Where there is one, the browser answers by these rules without waking the worker. */
  addRoutes?(rules: readonly Rule[]): Promise<void>
}
interface AskEvent extends LifeEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
/** Of the library of workers, which excludes that of pages, what is used here. */
interface Worker {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', hear: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', hear: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: AskEvent) => void): void
  addEventListener(type: 'message', hear: (event: LifeEvent & { data: unknown }) => void): void
}
declare const self: Worker
/** Written in by the build. */
declare const KEPT: Readonly<Record<'app' | 'link', Kept>>

const FILES = '/assets/'
/** A proxy that speaks for a server that is not there. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

const kind = self.location.search === '?link' ? 'link' : 'app'
const { version, page, files } = KEPT[kind]
const cacheName = `${kind}-${version}`

/** Without cookies: the page of nobody in particular. */
const readPage = () => fetch(page, { credentials: 'omit', cache: 'no-store', headers: { accept: 'text/html' } })

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName)
  const answer = await readPage()
  if (!answer.ok) throw new Error(`${page}: ${answer.status}`)
  await Promise.all([cache.put(page, answer), cache.addAll(files)])
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(`${kind}-`) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The question is on its way while the worker wakes up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function answerPage({ request, preloadResponse }: AskEvent): Promise<Response> {
  const kept = () => caches.match(page, { cacheName })
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    return (AWAY.has(answer.status) && (await kept())) || answer
  } catch {
    return (await kept()) ?? Response.error()
  }
}

const answerFile = async ({ request }: AskEvent): Promise<Response> =>
  (await caches.match(request.url, { cacheName, ignoreVary: true })) ?? fetch(request)

/** What this start has read beside: the texts of its language, its characters. */
async function keepMore(names: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const wanted = names.filter((name) => name.startsWith(FILES))
  for (const name of wanted) if (!(await cache.match(name))) await cache.add(name)
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep())
  const rule = (pathname: string, source: Rule['source']): Rule => ({ condition: { urlPattern: { pathname } }, source })
  const asked = event.addRoutes?.([
    ...(kind === 'app' ? [rule('/api/*', 'network')] : []),
    rule(`${FILES}*`, { cacheName }),
  ])
  if (asked) event.waitUntil(asked)
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(FILES)) event.respondWith(answerFile(event))
  else if (mode === 'navigate' && pathname.startsWith('/api/') === (kind === 'link'))
    event.respondWith(answerPage(event))
})
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepMore(event.data.map(String)))
})
