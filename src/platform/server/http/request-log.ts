/** Each request in the log of the operator, where that is as talkative as `info`: who asked what, and how long it took. */
import type { FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { App } from './app.ts'

/** What a request is found by. Neither what it carried nor what stood behind its `?` is printed. */
export const requestFields = ({ id, method, url, person, ip, routeOptions }: FastifyRequest) => ({
  requestId: id,
  person: person?.userId ?? null,
  method,
  route: routeOptions.url ?? url.split('?')[0],
  ip,
})

/** What takes longer is a warning. */
const SLOW_MS = 3_000

export function logRequests(app: App, log: Log | undefined): void {
  if (!log?.isOn('warn')) return
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const isSlow = elapsedTime > SLOW_MS && !request.routeOptions.url?.endsWith('/events')
    log.write(isSlow ? 'warn' : 'info', {
      ...requestFields(request),
      status: statusCode,
      ms: Math.round(elapsedTime * 10) / 10,
    })
    done()
  })
}

/** Of this start, and counted: the same number stands beside a fault of the request. */
export function requestNumbers(): () => string {
  const start = Date.now().toString(36)
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}
