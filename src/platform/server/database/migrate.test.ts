import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '#platform/test/cluster.ts'
import { migrate } from './migrate.ts'

const directory = mkdtempSync(join(tmpdir(), 'jikim-migrations-'))
afterAll(() => rmSync(directory, { recursive: true }))

const file = (name: string) => join(directory, `${name}.sql`)
beforeEach(() => {
  rmSync(file('0003-third'), { force: true })
  writeFileSync(file('0001-first'), 'create table first (no int)')
  writeFileSync(file('0002-second'), 'insert into first values (1)')
})

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

test('applies each migration once, in order', async () => {
  const url = await emptyDatabase()
  const told: string[] = []

  const first = await migrate({ url, directory, onProgress: (text) => told.push(text) })
  const again = await migrate({ url, directory })

  expect(first).toEqual({ applied: ['0001-first', '0002-second'], version: '0002-second' })
  expect(again).toEqual({ applied: [], version: '0002-second' })
  expect(told).toHaveLength(2)
  expect(await query(url, 'select no from first')).toEqual([{ no: 1 }])
})

test('two instances that start together do not get into each other’s way', async () => {
  const url = await emptyDatabase()

  const both = await Promise.all([migrate({ url, directory }), migrate({ url, directory })])

  expect(both.flatMap(({ applied }) => applied)).toEqual(['0001-first', '0002-second'])
})

test('a migration that fails leaves nothing of itself behind', async () => {
  const url = await emptyDatabase()
  writeFileSync(file('0003-third'), 'insert into first values (3); select nonsense')

  await expect(migrate({ url, directory })).rejects.toThrow('The migration 0003-third failed')

  expect(await query(url, 'select no from first')).toEqual([{ no: 1 }])
})

test('refuses a database that is newer than the program', async () => {
  const url = await emptyDatabase()
  writeFileSync(file('0003-third'), 'select 1')
  await migrate({ url, directory })
  rmSync(file('0003-third'))

  await expect(migrate({ url, directory })).rejects.toThrow('The database is newer than this program')
})

test('refuses a migration that was changed after its release', async () => {
  const url = await emptyDatabase()
  await migrate({ url, directory })
  writeFileSync(file('0001-first'), 'create table first (no bigint)')

  await expect(migrate({ url, directory })).rejects.toThrow('0001-first was changed after it had been applied')
})

test('a database that cannot be reached is said in a sentence that names the variable', async () => {
  await expect(migrate({ url: 'postgresql://nobody@127.0.0.1:1/none', directory, patienceMs: 0 })).rejects.toThrow(
    'DATABASE_URL',
  )
})

test('a database that starts beside the program is waited for, and that is said once', async () => {
  const real = new URL(await emptyDatabase())
  const door = createServer((socket) => {
    const behind = connect(Number(real.port), real.hostname)
    socket.pipe(behind).pipe(socket)
    for (const end of [socket, behind]) end.on('error', () => end.destroy())
  })
  // A port that nobody listens on until the first try has failed.
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const said: string[] = []
  const url = new URL(real)
  url.host = `127.0.0.1:${port}`
  const onProgress = (text: string) => {
    said.push(text)
    if (!door.listening) door.listen(port, '127.0.0.1')
  }
  try {
    expect((await migrate({ url: url.href, directory, onProgress })).applied).not.toEqual([])
  } finally {
    door.close()
  }
  expect(said.filter((text) => text.includes('Waiting for the database'))).toHaveLength(1)
})

test('the owner of the database may become the role that answers requests', async () => {
  const url = await emptyDatabase()
  await migrate({ url, directory })

  expect(await query(url, 'set role jikim_app; select 1').then(() => 'ok')).toBe('ok')
  await expect(query(url, 'set role jikim_app; create table evil (no int)')).rejects.toThrow('permission denied')
})
