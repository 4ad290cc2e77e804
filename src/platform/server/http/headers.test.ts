import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite({ settings: { trustProxy: true } })
const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await site().app.inject({ url, headers })).headers

test('data is no page: nothing may run in it, frame it or keep it, also where it is refused', async () => {
  for (const url of ['/api/health', '/api/common/menu', '/api/nowhere', '/api/manage/dept/%ff']) {
    const headers = await ask(url)
    expect(headers['content-security-policy'], url).toMatch(/^default-src 'none'; frame-ancestors 'none'; .*sandbox$/)
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('a page loads from here alone, holds no plug-in and is framed by nobody', async () => {
  for (const url of ['/api/docs/', '/nowhere']) {
    const { 'content-security-policy': policy, 'cross-origin-opener-policy': opener } = await ask(url)
    for (const part of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy, url).toContain(part)
    expect(policy).not.toMatch(/script-src|unsafe-eval/)
    expect(opener).toBe('same-origin')
  }
})

test('over TLS the browser is told to come by TLS only; on plain http it is not', async () => {
  expect((await ask('/api/health'))['strict-transport-security']).toBeUndefined()
  const headers = await ask('/api/health', { 'x-forwarded-proto': 'https' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('no other origin is let in, and no method that only repeats what it was sent', async () => {
  expect((await ask('/api/health', { origin: 'https://evil.example' }))['access-control-allow-origin']).toBeUndefined()
  const options = await site().app.inject({
    method: 'OPTIONS',
    url: '/api/health',
    headers: { origin: 'https://e.example' },
  })
  expect(options.statusCode).toBe(404)
})

test('who asks for the head alone gets that of the whole answer, behind the same right, and no body', async () => {
  const path = '/api/saf/accident/nearmisss?page=1&limit=1'
  const token = await site().tokenOf('safety')
  const answers = async (method: string, headers: Record<string, string>) => {
    const answer = await fetch(site().address + path, { method, headers })
    return { status: answer.status, length: answer.headers.get('content-length'), body: await answer.text() }
  }
  const whole = await answers('GET', { 'x-authorization': `Bearer ${token}` })
  expect(whole.status).toBe(200)
  expect(await answers('HEAD', { 'x-authorization': `Bearer ${token}` })).toEqual({ ...whole, body: '' })
  expect((await answers('HEAD', {})).status).toBe(401)
})
