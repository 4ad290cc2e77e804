import { expect, test } from 'vitest'
import { dayOf } from '#platform/model/calendar.ts'
import { aFileSite } from './site.ts'

const site = aFileSite()

test('test, site and database stand on the day of the tests, whatever the machine says', async () => {
  await site().sql('create table seen (no int, at timestamptz not null default now())')
  const [row] = await site().sql<{ at: string; said: string }>(
    'with made as (insert into seen values (1) returning at) select at, now() as said from made',
  )
  const instants = [new Date(), new Date(Date.now()), site().now(), new Date(row?.at ?? 0), new Date(row?.said ?? 0)]
  expect(instants.map(dayOf)).toEqual(instants.map(() => '2026-11-24'))
  const times = instants.map((one) => one.getTime())
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(5000)
  expect(new Date()).toBeInstanceOf(Date)
})
