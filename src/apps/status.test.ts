import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { backup } from '#platform/server/database/backup.ts'
import { recorded } from '#platform/server/database/backup-record.ts'
import { RequestStats } from '#platform/server/status/request-stats.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
interface Status {
  requestCnt: number
  p50Val: number | null
  routes: {
    methodCd: string
    routeDesc: string
    requestCnt: number
    errorCnt: number
    p50Val: number
    p95Val: number
  }[]
  errorCnt: number
  faultCnt: number
  failedJobCnt: number
  failedSendCnt: number
  waitingSendCnt: number
  databaseBytes: number
  connectionCnt: number
  maxConnectionCnt: number
  fileCnt: number
  diskFreeBytes: number
  diskBytes: number
  backup: { resultCd: string; doneCnt: number | null; lateYn: string } | null
}
const status = () => site().as('admin').call<Status>('/api/manage/log/systemstatus')
const routeOf = async (routeDesc: string) => (await status()).routes.find((one) => one.routeDesc === routeDesc)

test('requests of the last hour are measured by route, faults among them, and an older hour is not', async () => {
  for (let count = 0; count < 5; count++) await site().as('emp').list(nearMiss)
  await site().as('emp').fetch('/api/sample/status/500')
  expect(await routeOf(`${nearMiss.api}s`)).toMatchObject({ methodCd: 'GET', requestCnt: 5, errorCnt: 0 })
  expect(await routeOf('/api/sample/status/:status')).toMatchObject({ requestCnt: 1, errorCnt: 1 })
  const { p50Val, p95Val } = (await routeOf(`${nearMiss.api}s`)) ?? {}
  expect(p95Val).toBeGreaterThanOrEqual(p50Val ?? Number.POSITIVE_INFINITY)
  await site().sql(
    `update sys_request_stat set minute_dt = minute_dt - interval '61 minutes' where route_desc = '${nearMiss.api}s'`,
  )
  expect(await routeOf(`${nearMiss.api}s`)).toBeUndefined()
})

test('two instances add up to one measurement', async () => {
  const counted = async (times: readonly number[]) => {
    const stats = new RequestStats(site().services)
    for (const elapsedTime of times)
      stats.count(
        // Only what is counted of a request and of its answer.
        { method: 'GET', routeOptions: { url: '/api/two' } } as Parameters<RequestStats['count']>[0],
        { elapsedTime, statusCode: elapsedTime > 1000 ? 500 : 200 } as Parameters<RequestStats['count']>[1],
      )
    await stats.flush()
  }
  await Promise.all([counted([4, 4, 4]), counted([4, 400, 4000])])
  expect(await routeOf('/api/two')).toMatchObject({
    requestCnt: 6,
    errorCnt: 1,
    p50Val: 4.5,
    p95Val: expect.closeTo(4400, -3),
  })
})

test('each number is that of the list it leads to', async () => {
  await site().sql(`insert into com_outbox (channel_cd, recipient_desc, body_desc, send_status_cd, next_try_dt, create_dt)
    values ('MAIL', 'a@b.c', 'x', 'FAIL', now(), now()), ('MAIL', 'a@b.c', 'x', 'WAIT', now() + interval '1 hour', now())`)
  await site().sql(`insert into sys_job_run (job_nm, start_dt, end_dt, result_cd) values ('x', now(), now(), 'FAIL')`)
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  const total = async (path: string) => (await site().as('admin').call<{ total: number }>(path)).total
  expect(await status()).toMatchObject({
    errorCnt: await total(`/api/manage/log/errorlogs?errorDtFrom=${today}`),
    faultCnt: await total(`/api/manage/log/errorlog/faults?errorDtFrom=${today}`),
    failedJobCnt: await total(`/api/manage/log/batchjob/runs?resultCd=FAIL&startDtFrom=${today}`),
    failedSendCnt: await total('/api/manage/message/outboxs?sendStatusCd=FAIL'),
    waitingSendCnt: await total('/api/manage/message/outboxs?sendStatusCd=WAIT'),
  })
  const { errorCnt, failedJobCnt, databaseBytes, connectionCnt, maxConnectionCnt, diskFreeBytes, diskBytes } =
    await status()
  for (const count of [errorCnt, failedJobCnt, databaseBytes, connectionCnt, diskFreeBytes])
    expect(count).toBeGreaterThan(0)
  expect(connectionCnt).toBeLessThanOrEqual(maxConnectionCnt)
  expect(diskFreeBytes).toBeLessThanOrEqual(diskBytes)
})

test('a backup leaves its record; one that failed or is older than a day is warned of', async () => {
  expect((await status()).backup).toBeNull()
  const folder = mkdtempSync(join(tmpdir(), 'jikim-status-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { url } = site()
  const make = (name: string) =>
    recorded(url, join(folder, name), () =>
      backup({ url, dataDir: folder, folder: join(folder, name), programVersion: '1.2.3' }),
    )
  const { tables } = await make('one')
  const rowCnt = tables.reduce((sum, table) => sum + table.rowCnt, 0)
  expect((await status()).backup).toMatchObject({ resultCd: 'OK', doneCnt: rowCnt, lateYn: 'N' })
  await site().sql(`update sys_job_run set end_dt = now() - interval '25 hours' where job_nm = 'backup'`)
  expect((await status()).backup).toMatchObject({ resultCd: 'OK', lateYn: 'Y' })
  await expect(make('one')).rejects.toThrow()
  expect((await status()).backup).toMatchObject({ resultCd: 'FAIL', lateYn: 'Y' })
})

test('the state of the site is for who has its menu', async () => {
  await expect(site().as('emp').call('/api/manage/log/systemstatus')).rejects.toMatchObject({ status: 403 })
})
