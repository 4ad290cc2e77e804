import type { IncomingHttpHeaders } from 'node:http'

/** The access token of a request, with or without `Bearer ` before it (S-065, S-350). */
export function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['x-authorization'] ?? headers['x-token'] ?? headers.authorization
  return (typeof value === 'string' ? value : value?.[0])?.replace(/^Bearer /i, '') || undefined
}
