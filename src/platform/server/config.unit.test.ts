import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig, variables } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'jikim-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
const DATA_DIR = join(folder, 'data')

test('.env.example names exactly the variables of the schema, with their defaults', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const lines = example.split('\n').filter((line) => line && !line.startsWith('#'))
  const entries = lines.map((line) => line.split('=') as [string, string])

  expect(entries.map(([name]) => name).sort()).toEqual(Object.keys(variables.shape).sort())
  const given = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  expect(variables.parse(given)).toEqual(variables.parse({}))
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ DATA_DIR, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'web'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://here'],
  ['PUBLIC_URL', 'example.com'],
  ['TOKEN_SECRET', 'short'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => loadConfig({ DATA_DIR, [name]: value })).toThrow(new RegExp(`^${name} is not valid: .*\\n.*${name}`))
})

test.each(['file/data', '/proc/data'])(
  'a DATA_DIR that cannot be a folder (%s) is refused in a sentence that names it',
  (path) => {
    writeFileSync(join(folder, 'file'), '')

    expect(() => loadConfig({ DATA_DIR: resolve(folder, path) })).toThrow(/^DATA_DIR .* cannot be written to/)
  },
)

test.skipIf(process.getuid?.() === 0)('a DATA_DIR that this user may not write to is refused', () => {
  const locked = mkdtempSync(join(folder, 'locked-'))
  chmodSync(locked, 0o500)

  expect(() => loadConfig({ DATA_DIR: locked })).toThrow(/^DATA_DIR .* cannot be written to/)
})

test('the token secret is made once, and only its owner may read it', () => {
  const { tokenSecret } = loadConfig({ DATA_DIR })

  expect(tokenSecret.length).toBeGreaterThanOrEqual(32)
  expect(loadConfig({ DATA_DIR }).tokenSecret).toBe(tokenSecret)
  expect(statSync(join(DATA_DIR, 'token.secret')).mode & 0o777).toBe(0o600)
})
