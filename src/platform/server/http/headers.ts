/** What every answer tells the browser about itself. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Everything from here alone; the component library writes its styles into the page. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')
/** Data is no page, whoever opens its address. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"
const YEAR_SECONDS = 31_536_000

/** The description of the API is a page below /api. */
const isData = (url: string): boolean => /^\/api\/(?!docs\b)/.test(url)

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
/** Of what is answered before it is looked at. */
export const DATA_HEADERS = { ...COMMON, 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' }

export function setHeaders({ url, protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...COMMON, 'content-security-policy': isData(url) ? DATA_POLICY : PAGE_POLICY })
  if (url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  // A site on plain http in a works network must still let people in.
  if (protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}
