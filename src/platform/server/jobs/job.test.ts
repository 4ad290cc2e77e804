import { afterAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { forgetJobRuns, runJob } from './job-run.ts'
import { forgetIdempotency, type Job } from './jobs.ts'
import { missedJobs } from './missed-jobs.ts'
import type { RunDays } from './run-days.ts'

const site = aFileSite()
const PATH = '/api/manage/log/batchjob'
interface JobRow {
  jobNm: string
  label: string
  cron: string | null
  scheduleYn: string
  reasonDesc: string | null
  nextDt: string | null
  resultCd?: string
  doneCnt?: number | null
  userNm?: string | null
}
const jobs = async () => (await site().as('admin').call<{ rows: JobRow[] }>(`${PATH}s`)).rows
const job = async (name: string) => (await jobs()).find(({ jobNm }) => jobNm === name)
const runs = (query: string) =>
  site()
    .as('admin')
    .call<{ total: number; rows: { resultCd: string; messageDesc: string | null; userNm: string | null }[] }>(
      `${PATH}/runs?${query}`,
    )
const order = (userId: string, path: string, body?: object) =>
  site()
    .as(userId)
    .call(`${PATH}/${path}`, { method: 'POST', ...(body && { body }) })

const failing = {
  ...forgetIdempotency,
  run: () => Promise.reject(new Error('no connection for "김서연"')),
}
const told = () =>
  site().sql<{ subject_desc: string; recipient_desc: string }>(
    `select subject_desc, recipient_desc from com_outbox where subject_desc like '%요청 번호 정리%'`,
  )

test('each job shows its schedule, its last run with what it did, and the next', async () => {
  expect(await job('forget-idempotency')).toMatchObject({
    label: '요청 번호 정리',
    cron: '20 3 * * *',
    scheduleYn: 'Y',
  })
  expect((await job('forget-idempotency'))?.nextDt).toMatch(/T03:20:00/)
  await site().runJob('forget-idempotency')
  expect(await job('forget-idempotency')).toMatchObject({ resultCd: 'OK', doneCnt: 0, userNm: null })
  expect(await job('backup')).toMatchObject({ cron: null, nextDt: null })
})

test('run now runs once under the name of who asked, however often it is asked', async () => {
  await order('admin', 'forget-nonces/run')
  await order('admin', 'forget-nonces/run')
  expect(await job('forget-nonces')).toMatchObject({ resultCd: 'WAIT' })
  await site().runJob('forget-nonces')
  expect((await runs('jobNm=forget-nonces')).rows).toMatchObject([{ resultCd: 'OK', userNm: expect.any(String) }])
  await expect(order('admin', 'unknown/run')).rejects.toMatchObject({ status: 404 })
  await expect(order('admin', 'backup/run')).rejects.toMatchObject({ status: 404 })
})

test('a stopped job runs only by hand until it is resumed; stopping needs a reason', async () => {
  await expect(order('admin', 'forget-errors/stop', { reasonDesc: ' ' })).rejects.toMatchObject({ field: 'reasonDesc' })
  await order('admin', 'forget-errors/stop', { reasonDesc: '감사 기간 중 보존' })
  expect(await job('forget-errors')).toMatchObject({ scheduleYn: 'N', nextDt: null, reasonDesc: '감사 기간 중 보존' })
  await site().runJob('forget-errors')
  expect((await runs('jobNm=forget-errors')).total).toBe(0)
  await order('admin', 'forget-errors/run')
  await site().runJob('forget-errors')
  expect((await runs('jobNm=forget-errors')).total).toBe(1)
  await order('admin', 'forget-errors/resume')
  await site().runJob('forget-errors')
  expect((await runs('jobNm=forget-errors')).total).toBe(2)
  const audit = await site().sql<{ action_cd: string }>(
    `select action_cd from sys_audit where biz_cd = 'job' and biz_no = 'forget-errors' order by audit_no`,
  )
  expect(audit.map((row) => row.action_cd)).toEqual(['STOP', 'RUN', 'RESUME'])
})

test('failed twice, its administrators are told by mail and notice, once; the cause is in the record without values', async () => {
  await expect(runJob(site().services, failing)).rejects.toThrow()
  expect((await runs('resultCd=FAIL')).rows[0]).toMatchObject({ messageDesc: 'no connection for …' })
  expect(await told()).toEqual([])
  await expect(runJob(site().services, failing)).rejects.toThrow()
  await expect(runJob(site().services, failing)).rejects.toThrow()
  const administrators = await site().sql(
    `select distinct m.user_id from directory_member m join sys_user u using (user_id) where m.auth_grp_cd = 'SYS' and u.email is not null`,
  )
  expect(await told()).toHaveLength(administrators.length)
  expect(administrators.length).toBeGreaterThan(0)
  const notices = (await site().as('admin').notifications()).rows.filter(({ messageDesc }) =>
    messageDesc.includes('요청 번호 정리'),
  )
  expect(notices).toHaveLength(1)
  // Well again, and then not: that is another failure.
  await site().runJob('forget-idempotency')
  for (const _ of [1, 2]) await expect(runJob(site().services, failing)).rejects.toThrow()
  expect(await told()).toHaveLength(administrators.length * 2)
  const errors = await site().sql(`select 1 from sys_error_log where method_cd = 'JOB' and url = 'forget-idempotency'`)
  expect(errors).toHaveLength(5)
})

test('an administrator hears of a failure in his language, the name of the job as well', async () => {
  await site().sql(`update sys_user set lang_cd = 'en' where user_id = 'admin'`)
  for (const _ of [1, 2]) await expect(runJob(site().services, { ...failing, name: 'fails' })).rejects.toThrow()
  const [mail] = await site().sql(`select subject_desc, split_part(body_desc, E'\\n', 1) as body from com_outbox
    where user_id = 'admin' and once_key like 'job-fail:fails:%'`)
  expect(mail).toEqual({
    subject_desc: '[Jikim] Job failed: Clean-up of request numbers',
    body: 'The job "Clean-up of request numbers" has failed twice in a row.',
  })
  const headers = { 'accept-language': 'en' }
  const { rows } = await site().as('admin').call<{ rows: { messageDesc: string }[] }>('/api/notifications', { headers })
  expect(rows[0]?.messageDesc).toBe(
    'The job Clean-up of request numbers has failed twice in a row. See the page of jobs.',
  )
  await site().sql(`update sys_user set lang_cd = 'kr' where user_id = 'admin'`)
})

test('a run that was cut off does not run for ever, and empty runs are forgotten after a day', async () => {
  await site().sql(`insert into sys_job_run (job_nm, start_dt) values ('forget-sessions', now() - interval '2 hours')`)
  await site().runJob('forget-sessions')
  const { rows } = await runs('jobNm=forget-sessions')
  expect(rows.map(({ resultCd }) => resultCd)).toEqual(['OK', 'FAIL'])
  await site().sql(`insert into sys_job_run (job_nm, start_dt, result_cd, done_cnt) values
    ('old', now() - interval '2 days', 'OK', 0), ('old', now() - interval '2 days', 'OK', 3), ('old', now() - interval '91 days', 'FAIL', null)`)
  expect(await site().runJob('forget-job-runs')).toBe(2)
})

test('the last good run of a job is never forgotten: the days of the next begin after it', async () => {
  const left = () =>
    site().sql<{ done_cnt: number }>(`select done_cnt from sys_job_run where job_nm = 'idle' order by job_run_no`)
  await site().sql(`insert into sys_job_run (job_nm, start_dt, result_cd, done_cnt) values
    ('idle', now() - interval '3 days', 'OK', 0), ('idle', now() - interval '2 days', 'OK', 0)`)
  expect(await site().runJob('forget-job-runs')).toBe(1)
  expect(await left()).toHaveLength(1)
})

describe('a run answers for the days since the last good one', () => {
  const asked: RunDays[] = []
  let isBroken = false
  const watched: Job = {
    name: 'watched',
    label: '감시',
    cron: '0 7 * * *',
    run: async ({ days }) => {
      asked.push(days)
      if (isBroken) throw new Error('broken')
      return 0
    },
  }
  const daysOn = async (ymd: string) => {
    site().setClock(`${ymd}T07:00:00+09:00`)
    await runJob(site().services, watched).catch(() => 0)
    return asked.at(-1)
  }
  afterAll(() => site().setClock(undefined))

  test('the first for its own; again on the same day for the same; a day without it is caught up', async () => {
    expect(await daysOn('2026-12-01')).toEqual({ afterYmd: '2026-11-30', toYmd: '2026-12-01' })
    expect(await daysOn('2026-12-04')).toEqual({ afterYmd: '2026-12-01', toYmd: '2026-12-04' })
    expect(await daysOn('2026-12-04')).toEqual({ afterYmd: '2026-12-01', toYmd: '2026-12-04' })
    expect(await daysOn('2026-12-05')).toEqual({ afterYmd: '2026-12-04', toYmd: '2026-12-05' })
  })

  test('a failed one is no run', async () => {
    isBroken = true
    await daysOn('2026-12-06')
    isBroken = false
    expect(await daysOn('2026-12-07')).toEqual({ afterYmd: '2026-12-05', toYmd: '2026-12-07' })
  })

  test('never farther back than a month', async () => {
    expect(await daysOn('2027-12-07')).toEqual({ afterYmd: '2027-11-06', toYmd: '2027-12-07' })
  })
})

test('jobs are for who has their menu, and started by who may write it', async () => {
  await expect(site().as('emp').call(`${PATH}s`)).rejects.toMatchObject({ status: 403 })
  await expect(site().as('emp').call(`${PATH}/runs`)).rejects.toMatchObject({ status: 403 })
  for (const path of ['run', 'resume'])
    await expect(order('emp', `forget-errors/${path}`)).rejects.toMatchObject({ status: 403 })
  await expect(order('emp', 'forget-errors/stop', { reasonDesc: '이유가 있습니다' })).rejects.toMatchObject({
    status: 403,
  })
})

test('what should have run while the site stood still is made up for on its day, once', async () => {
  const missed = () => missedJobs(site().services, [forgetIdempotency, forgetJobRuns])
  site().setClock('2026-12-02T03:40:00+09:00')
  expect(await missed()).toEqual(['forget-idempotency'])
  site().setClock('2026-12-02T07:00:00+09:00')
  expect(await missed()).toEqual(['forget-idempotency', 'forget-job-runs'])
  await site().runJob('forget-idempotency')
  expect(await missed()).toEqual(['forget-job-runs'])
  site().setClock('2026-12-03T03:00:00+09:00')
  expect(await missed(), 'a new day begins').toEqual([])
  const failed = { ...forgetIdempotency, run: () => Promise.reject(new Error('broken')) }
  site().setClock('2026-12-03T03:30:00+09:00')
  await expect(runJob(site().services, failed)).rejects.toThrow()
  expect(await missed(), 'a failed run is none').toEqual(['forget-idempotency'])
  await site().sql(`update sys_setting set setting_val = '2026-12-03T09:00:00+09:00' where setting_cd = 'firstStartDt'`)
  site().setClock('2026-12-03T10:00:00+09:00')
  expect(await missed(), 'before the site there was nothing to do').toEqual([])
  site().setClock(undefined)
})

test('a job of a month or a week is made up for at a start on a later day, until it has run', async () => {
  const monthly: Job = { ...forgetIdempotency, name: 'monthly', cron: '40 6 1 * *' }
  const weekly: Job = { ...forgetIdempotency, name: 'weekly', cron: '40 6 * * 1' }
  const missed = () => missedJobs(site().services, [monthly, weekly])
  await site().sql(`update sys_setting set setting_val = '2026-12-10T09:00:00+09:00' where setting_cd = 'firstStartDt'`)
  site().setClock('2026-12-12T09:00:00+09:00')
  expect(await missed(), 'before the site there was nothing to do').toEqual([])
  site().setClock('2027-01-03T09:00:00+09:00')
  expect(await missed()).toEqual(['monthly', 'weekly'])
  await runJob(site().services, monthly)
  await runJob(site().services, weekly)
  expect(await missed()).toEqual([])
  site().setClock('2027-01-31T09:00:00+09:00')
  expect(await missed()).toEqual(['weekly'])
  site().setClock(undefined)
})
