/** `/api/docs`: what the interface is, out of the schemas of its routes. */
import { setImmediate as breathe } from 'node:timers/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './app.ts'

const PATH = '/api/docs'
/** As many as are described in one breath: whoever asks for two thousand keeps nobody else waiting. */
const ROUTES_AT_ONCE = 20

const describeBySchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

/** The description says who is let in: anybody, or whoever has the right. */
const withRight: typeof describeBySchema = (asked) => {
  const { schema, url } = describeBySchema(asked)
  const { open, right } = asked.route.config ?? {}
  const access = open ? { 'x-open': true } : right ? { 'x-right': right } : {}
  return { schema: { ...schema, ...access }, url }
}

interface Description {
  openapi: string
  paths?: Record<string, object>
}

/** It is made when somebody asks for it first, some routes after the other. */
export async function describeInterface(app: App, version: string): Promise<void> {
  const base = {
    openapi: '3.1.0',
    info: { title: 'Jikim', version },
    components: { securitySchemes: { token: { type: 'http' as const, scheme: 'bearer' } } },
  }
  const paths: Record<string, object> = {}
  const description: Description = { ...base, paths }
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  await app.register(swagger, { mode: 'static', specification: { document: description as never } })
  await app.register(swaggerUi, { routePrefix: PATH })

  let made: Promise<void> | undefined
  app.addHook('onRequest', async ({ url }, reply) => {
    const isText = url.startsWith(`${PATH}/yaml`)
    if (!isText && !url.startsWith(`${PATH}/json`)) return
    made ??= fill(paths, routes.splice(0), base)
    await made
    // What is JSON is YAML.
    if (isText) return reply.type('application/x-yaml').send(JSON.stringify(description))
  })
}

async function fill(paths: Record<string, object>, routes: readonly RouteOptions[], base: object): Promise<void> {
  const described = new Map(
    routes.filter(({ method }) => method !== 'HEAD').map((route) => [`${route.method} ${route.url}`, route]),
  )
  const all = [...described.values()]
  for (let from = 0; from < all.length; from += ROUTES_AT_ONCE) {
    for (const [path, methods] of Object.entries(await pathsOf(all.slice(from, from + ROUTES_AT_ONCE), base)))
      paths[path] = { ...paths[path], ...methods }
    await breathe()
  }
}

/** Described by an application that has these routes alone, and answers none of them. */
async function pathsOf(routes: readonly RouteOptions[], base: object): Promise<Record<string, object>> {
  const beside = Fastify({ exposeHeadRoutes: false })
  beside.setValidatorCompiler(() => () => true)
  beside.setSerializerCompiler(() => () => '')
  await beside.register(swagger, { openapi: base, transform: withRight })
  for (const { method, url, schema, config } of routes)
    beside.route({ method, url, ...(schema && { schema }), ...(config && { config }), handler: () => {} })
  await beside.ready()
  return (beside.swagger() as Description).paths ?? {}
}
