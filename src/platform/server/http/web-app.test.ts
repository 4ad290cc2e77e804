import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, wants } from './app.ts'
import { pageAsks } from './page-asks.ts'
import { serveWeb } from './web-app.ts'

/** A document as the page knows it: where its list stands, and where its data. */
const nearMiss = {
  name: 'near-miss',
  route: { staff: '/saf/accident/nearMissList' },
  api: '/api/saf/accident/nearmiss',
}
/** A page that is no document's and asks one thing. */
const board = { path: '/constSafe/wkod/wkodMap', api: '/api/saf/wkod/board', name: 'board' }
const folder = mkdtempSync(join(tmpdir(), 'jikim-web-'))
const START = "console.log('start')"
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><head><title>app</title><script>${START}</script><script type="module" src="/assets/index-1234abcd.js"></script></head>`,
)
writeFileSync(join(folder, 'link.html'), '<!doctype html><title>link</title>')
writeFileSync(join(folder, 'logo.svg'), '<svg/>')
writeFileSync(join(folder, 'sw.js'), '// keeps the app')
mkdirSync(join(folder, 'assets'))
const BUILT = [
  'frame-a1b2c3d4.js',
  'frame-a1b2c3d4.css',
  'listing-Z_y-x0w9.js',
  'records-a1b2c3d4.js',
  'records-of-11111111.js',
]
for (const name of BUILT) writeFileSync(join(folder, 'assets', name), '')
mkdirSync(join(folder, '.vite'))
const manifest = {
  'src/modules/saf/near-miss/near-miss.screens.tsx': {
    file: 'assets/near-miss.screens-12345678.js',
    css: ['assets/near-miss-12345678.css'],
    imports: ['_words.js', '_listing.js'],
  },
  'src/modules/saf/near-miss/near-miss-record.screens.tsx': { file: 'assets/near-miss-record.screens-12345678.js' },
  'src/modules/wkod/board/board.screens.tsx': { file: 'assets/board.screens-12345678.js', imports: ['_words.js'] },
  '_words.js': { file: 'assets/words-12345678.js', imports: ['_words.js'] },
  '_listing.js': { file: 'assets/listing-Z_y-x0w9.js' },
}
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
const app: App = Fastify()
app.addConstraintStrategy(wants)

beforeAll(async () => {
  app.get('/menus', async () => ({ rows: [] }))
  app.get('/api/q/:key', async () => ({ label: 'data' }))
  app.get('/api/health', async () => ({ status: 'ok' }))
  await app.register(cookie)
  await serveWeb(app, folder, { asks: pageAsks([nearMiss], [board]), offline: true })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const ask = (url: string, accept = BROWSER, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { accept } })

test.each([
  '/',
  '/index',
  '/hea/checkup/plan_%EA%B0%80?page=2',
  '/redirect/index',
  '/menus',
  '/menus/17/api_contents',
  '/apiary',
])('S-010 S-371 a browser that opens %s gets the app', async (url) => {
  const answer = await ask(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<title>app</title>')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('S-010 a program, another method and the API never get it', async () => {
  expect((await ask('/menus', 'application/json')).json()).toEqual({ rows: [] })
  expect((await ask('/nowhere', 'application/json')).statusCode).toBe(404)
  expect((await ask('/index', BROWSER, 'POST')).statusCode).toBe(404)
  expect((await ask('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await ask('/api/nowhere')).statusCode).toBe(404)
  for (const accept of ['image/svg+xml', BROWSER]) expect((await ask('/logo.svg', accept)).body).toBe('<svg/>')
})

test('the script that stands in the page runs by its digest, and no other does', async () => {
  const { 'content-security-policy': policy } = (await ask('/index')).headers
  const digest = createHash('sha256').update(START).digest('base64')
  expect(policy).toMatch(/; script-src 'self' 'sha256-[^' ]+'$/)
  expect(policy).toContain(`'sha256-${digest}'`)
})

test('who is likely signed in is told with the first answer which files follow', async () => {
  const linkOf = async (url: string, jwtToken?: string) =>
    (await app.inject({ url, headers: { accept: BROWSER }, ...(jwtToken && { cookies: { jwtToken } }) })).headers.link
  const script = (name: string) => `</assets/${name}.js>; rel=modulepreload`
  const style = (name: string) => `</assets/${name}.css>; rel=preload; as=style; crossorigin`
  const frame = [script('index-1234abcd'), style('frame-a1b2c3d4'), script('frame-a1b2c3d4')].join(', ')
  const lists = [frame, script('listing-Z_y-x0w9')].join(', ')
  const screens = [script('near-miss.screens-12345678'), style('near-miss-12345678'), script('words-12345678')]
  expect(await linkOf('/saf/accident/nearMissList?page=2', 'x')).toBe([lists, ...screens].join(', '))
  const record = [lists, script('records-a1b2c3d4'), script('near-miss-record.screens-12345678')].join(', ')
  for (const no of ['17', 'new']) expect(await linkOf(`/saf/accident/nearMissList/${no}`, 'x'), no).toBe(record)
  expect(await linkOf(board.path, 'x')).toBe(
    [lists, script('board.screens-12345678'), script('words-12345678')].join(', '),
  )
  expect(await linkOf('/saf/accident/nearMissStat', 'x')).toBe(lists)
  expect(await linkOf('/index', 'x')).toBe(frame)
  expect(await linkOf('/login', 'x')).toBeUndefined()
  expect(await linkOf('/saf/accident/nearMissList')).toBeUndefined()
})

test('the page names what it will ask: the rows of a list, a record or what it is made of, and to nobody else than who may be signed in', async () => {
  const named = async (url: string, jwtToken = 'x') =>
    (await app.inject({ url, headers: { accept: BROWSER }, cookies: jwtToken ? { jwtToken } : {} })).body.match(
      /<meta name="ahead" content="([^"]*)" \/>/,
    )?.[1]
  expect(await named('/saf/accident/nearMissList')).toBe('/api/saf/accident/nearmisss?page=1&amp;limit=20')
  expect(await named('/saf/accident/nearMissList/17')).toBe('/api/saf/accident/nearmiss/17')
  expect(await named(board.path)).toBe(board.api)
  for (const url of [
    `${board.path}/wall`,
    '/saf/accident/nearMissList?q=a',
    '/saf/accident/nearMissList/new',
    '/17',
    '/index',
  ])
    expect(await named(url), url).toBeUndefined()
  expect(await named('/saf/accident/nearMissList', '')).toBeUndefined()
})

test('0.8 a link without an account opens its own page, which may run its script; a program gets its data', async () => {
  const page = await ask('/api/q/1-abcdefghijklmnopqrstuv')
  expect(page.body).toContain('<title>link</title>')
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  expect(page.headers['x-robots-tag']).toBe('noindex')
  expect((await ask('/api/q/1-abcdefghijklmnopqrstuv', 'application/json')).json()).toEqual({ label: 'data' })
})

test('the service worker is asked for anew each time, for the whole site, and may be taken back', async () => {
  const answer = await ask('/sw.js', '*/*')
  expect(answer.body).toBe('// keeps the app')
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
  expect((await ask('/sw.js?link', '*/*')).body).toBe('// keeps the app')

  const without: App = Fastify()
  without.addConstraintStrategy(wants)
  await without.register(cookie)
  await serveWeb(without, folder, { asks: pageAsks([]), offline: false })
  const leaving = await without.inject({ url: '/sw.js' })
  expect(leaving.body).toMatch(/caches\.delete[\s\S]*registration\.unregister\(\)/)
  expect(leaving.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
  await without.close()
})

test('a load balancer that asks for the first page, and says nothing of what it takes, hears that the site is there', async () => {
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/' })
  expect([statusCode, body.includes('<title>app</title>')]).toEqual([200, true])
  const head = await app.inject({ method: 'HEAD', url: '/' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect((await ask('/nothing.js', '*/*')).statusCode).toBe(404)
})
