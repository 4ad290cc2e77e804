/** Requests as nobody should send them: each is answered, and by no fault. */
interface Malformed {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

const LONG = 60_000

/** @param api of a document */
export function malformed(token: string, api: string): Malformed[] {
  const signed = { 'x-authorization': `Bearer ${token}` }
  const json = { ...signed, 'content-type': 'application/json' }
  const get = (path: string, headers: Record<string, string> = signed): Malformed => ({ method: 'GET', path, headers })
  const post = (body: string, headers: Record<string, string> = json, path = api): Malformed => ({
    method: 'POST',
    path,
    headers,
    body,
  })
  return [
    get(`${api}/%ff`),
    get(`${api}/0x10`),
    get(`${api}/99999999999999999999`),
    get(`${api}s?page=-1`),
    get(`${api}s?limit=1e9`),
    get(`${api}s?sort=nothing`),
    get(`${api}s?${'a=1&'.repeat(2000)}`),
    get(`${api}s?q=%00`),
    get(`${api}s`, { 'x-authorization': 'Bearer of.bad.news' }),
    get(`${api}s`, { 'x-authorization': 'x'.repeat(4000) }),
    get('/api/nowhere/at/all'),
    post('{'),
    post(''),
    post('[]'),
    post('null'),
    post('"text"'),
    post(`{"nearMissTitle":${'['.repeat(LONG)}`),
    post(JSON.stringify({ nearMissTitle: 'x'.repeat(LONG) })),
    post(JSON.stringify({ nearMissTitle: '\u0000' })),
    post(JSON.stringify({ nearMissTitle: { toString: 1 }, constructor: {} })),
    post('{"__proto__":{"roles":["SYS"]}}'),
    post('<xml/>', { ...signed, 'content-type': 'text/xml' }),
    post('--x', { ...signed, 'content-type': 'multipart/form-data; boundary=y' }, `${api}s/upload`),
    post('{}', { ...json, 'idempotency-key': 'k'.repeat(4000) }),
    post('{"rowVersion":1}', json, `${api}/1/no-such-action`),
    { method: 'PATCH', path: `${api}/1`, headers: json, body: '{"rowVersion":"one"}' },
    { method: 'DELETE', path: `${api}/1?rowVersion=`, headers: signed },
  ]
}
