/** The work of the clock with the real queue: two programs on one database. */

import { once } from 'node:events'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { type Job, Jobs, jobsOf } from './jobs.ts'

const site = aFileSite()
const MINUTE = new Date('2026-11-24T03:20:00+09:00')
const WITHIN = { timeout: 20_000, interval: 50 }

function counted(name: string, cron: string, more: Partial<Job> = {}) {
  const job: Job & { runCnt: number } = {
    name,
    label: '시험',
    cron,
    runCnt: 0,
    ...more,
    async run() {
      job.runCnt += 1
      return 1
    },
  }
  return job
}

async function started(...jobs: Job[]): Promise<Jobs> {
  const working = new Jobs(site().url, site().services, jobsOf('manage', jobs))
  await working.start()
  onTestFinished(() => working.stop())
  return working
}

test('of two programs that see the same minute begin one does the work; another minute is another run', async () => {
  const often = counted('test-often', '* * * * *')
  const daily = counted('test-daily', '20 3 * * *')
  const [one, other] = [await started(often, daily), await started(often, daily)]
  await Promise.all([one.begin([MINUTE]), other.begin([MINUTE])])
  await expect.poll(() => [often.runCnt, daily.runCnt], WITHIN).toEqual([1, 1])
  await one.begin([new Date(MINUTE.getTime() + 1)])
  await expect.poll(() => daily.runCnt, WITHIN).toBe(1)
})

test('what somebody waits for does not stand in line behind the work of the clock', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const long = counted('test-long', '20 3 * * *')
  long.run = () => promise.then(() => 1)
  const asked = counted('test-asked', '0 0 1 1 *', { isAskedFor: true })
  const working = await started(long, asked)
  await working.begin([MINUTE])
  await working.runSoon('test-asked')
  await expect.poll(() => asked.runCnt, WITHIN).toBe(1)
  resolve()
})

test('a program that ends begins no further work of the minute', async () => {
  const begun: string[] = []
  const untilStopped = (name: string): Job => ({
    ...counted(name, '20 3 * * *'),
    async run(_, stopping) {
      begun.push(name)
      if (!stopping.aborted) await once(stopping, 'abort')
      return 1
    },
  })
  const working = await started(untilStopped('test-one'), untilStopped('test-other'))
  await working.begin([MINUTE])
  await expect.poll(() => begun.length, WITHIN).toBe(1)
  await working.stop()
  expect(begun).toHaveLength(1)
})

test('the queue that an earlier version had for each job is gone after a start', async () => {
  const boss = new PgBoss({ connectionString: site().url, schedule: false, supervise: false })
  boss.on('error', () => {})
  await boss.start()
  onTestFinished(() => boss.stop())
  await boss.createQueue('send-outbox')
  await started(counted('test-any', '0 0 1 1 *'))
  expect(
    (await boss.getQueues())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('__'))
      .toSorted(),
  ).toEqual(['asked', 'daily', 'often'])
})

test('a program that is ended while it begins ends without a fault, and nothing is begun after it', async () => {
  const faults: unknown[] = []
  const services = { ...site().services, onFault: (error: unknown) => faults.push(error) }
  const often = counted('test-ended', '* * * * *')
  for (const isBegun of [true, false]) {
    const working = new Jobs(site().url, services, jobsOf('manage', [often]))
    const beginning = isBegun ? working.start() : undefined
    await working.stop()
    await beginning
    await working.start()
    await working.runSoon('test-ended')
  }
  expect([faults, often.runCnt]).toEqual([[], 0])
})
