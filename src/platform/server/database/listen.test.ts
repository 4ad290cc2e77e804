import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dropDatabase, emptyDatabase } from '#platform/test/cluster.ts'
import { Listener } from './listen.ts'

let url: string
let client: pg.Client
beforeAll(async () => {
  url = await emptyDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await dropDatabase(url)
})

const collect = () => {
  const heard: string[] = []
  return { heard, hear: (payload: string) => void heard.push(payload) }
}

test('hears what is told on its channels, and no longer once a handler is taken away', async () => {
  const listener = new Listener(() => {})
  const early = collect()
  const late = collect()
  const stop = listener.on('early', early.hear)
  await listener.start(url)
  listener.on('Late "one"', late.hear)
  await vi.waitFor(async () => {
    await client.query(`select pg_notify('early', 'a'), pg_notify('Late "one"', 'b')`)
    expect(late.heard).toContain('b')
  })
  expect(early.heard).toContain('a')
  stop()
  const { length } = early.heard
  await client.query(`select pg_notify('early', 'c'), pg_notify('Late "one"', 'd')`)
  await vi.waitFor(() => expect(late.heard).toContain('d'))
  expect(early.heard).toHaveLength(length)
  await listener.stop()
})

test('comes back after the connection was lost, and says that something may have been missed', async () => {
  const onFault = vi.fn()
  const listener = new Listener(onFault)
  const { heard, hear } = collect()
  const onReconnect = vi.fn()
  listener.on('again', hear)
  listener.onReconnect(onReconnect)
  await listener.start(url)
  expect(listener.isConnected).toBe(true)
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce())
  await client.query(`select pg_notify('again', 'x')`)
  await vi.waitFor(() => expect(heard).toEqual(['x']))
  expect(onFault).toHaveBeenCalled()
  await listener.stop()
})

test('a handler that throws does not keep others from hearing', async () => {
  const onFault = vi.fn()
  const listener = new Listener(onFault)
  const { heard, hear } = collect()
  listener.on('both', () => {
    throw new Error('broken')
  })
  listener.on('both', hear)
  await listener.start(url)
  await client.query(`select pg_notify('both', 'x')`)
  await vi.waitFor(() => expect(heard).toEqual(['x']))
  expect(onFault).toHaveBeenCalledOnce()
  await listener.stop()
})
