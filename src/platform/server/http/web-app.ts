/** Serves the built web app: its files, and for every address that is no file and no API the app itself (S-010). */
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { PAGE_POLICY } from './headers.ts'

export async function serveWeb(app: App, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    maxAge: '1y',
    immutable: true,
    index: false,
  })
  // Before the routes: an address outside the API may answer a program with data and a browser with its screen.
  app.addHook('onRequest', async (request, reply) => {
    if (asksForScreen(request)) return sendApp(reply)
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
  app.get('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
}

const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url)
/** A picture opened by itself is asked for like a page; its route ends with its suffix. */
const isFile = (route: string | undefined): boolean => /\.\w+$/.test(route ?? '')

const asksForScreen = ({ method, url, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && !isApi(url) && !isFile(routeOptions.url) && (headers.accept ?? '').includes('text/html')

const sendApp = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
