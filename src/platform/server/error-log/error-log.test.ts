import { expect, test } from 'vitest'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { aFileSite } from '#platform/test/site.ts'
import { forgetErrors } from './error-log.ts'

const site = aFileSite()
const REPORT = { place: 'render', message: 'x is not a function', url: '/sample/popup', stack: 'at f (app.js:1:2)' }
const report = (userId: string, more: object = {}) =>
  site()
    .as(userId)
    .fetch('/api/common/errorlog', { method: 'POST', body: { ...REPORT, ...more } })
const logged = (logNo: string) =>
  site().sql<{ side_cd: string; user_id: string; message_desc: string; stack_desc: string; url: string }>(
    'select side_cd, user_id, message_desc, stack_desc, url from sys_error_log where log_no = $1',
    [logNo],
  )

test('S-121 a browser reports its error; what people entered is not kept', async () => {
  const answer = await report('emp', { message: `Unexpected token, "김서연 010-1234-5678" is not valid JSON` })
  const { logNo } = (await answer.json()) as { logNo: string }
  expect(await logged(logNo)).toEqual([
    {
      side_cd: 'CLIENT',
      user_id: 'emp',
      message_desc: 'Unexpected token, … is not valid JSON',
      stack_desc: REPORT.stack,
      url: '/sample/popup',
    },
  ])
})

test('S-121 reports are limited in size and, by session, in number; nobody else is kept from reporting', async () => {
  expect((await report('emp', { stack: 'x'.repeat(8001) })).status).toBe(400)
  expect((await report('emp', { stack: 'x'.repeat(60_000) })).status).toBe(413)
  const visitor = site().as('safety')
  const send = () => visitor.call<{ logNo: string | null }>('/api/common/errorlog', { method: 'POST', body: REPORT })
  const answers = []
  for (let count = 0; count < 25; count++) answers.push(await send())
  expect(answers.filter(({ logNo }) => logNo !== null)).toHaveLength(20)
  expect(((await (await report('emp')).json()) as { logNo: string | null }).logNo).not.toBeNull()
  expect((await fetch(`${site().address}/api/common/errorlog`, { method: 'POST' })).status).toBe(401)
})

test('S-402 S-403 a fault has every field of the exception notice and is found by its number; cause and query are for administrators', async () => {
  const ask = async (userId: string, path: string) =>
    (await (await site().as(userId).fetch(path)).json()) as ErrorAnswer
  const path = '/api/sample/status/500?returnCode=SAMPLE&message=fault'
  const told = await ask('emp', path)
  expect(told).toEqual({
    code: 'SAMPLE',
    timestamp: expect.stringMatching(/^2\d{3}-.*\+09:00$/),
    message: 'fault',
    url: '/api/sample/status/500',
    returnCode: 'SAMPLE',
    logNo: expect.stringMatching(/^[\w-]{36}$/),
    problems: [],
  })
  expect(await logged(told.logNo)).toMatchObject([{ side_cd: 'SERVER', user_id: 'emp', message_desc: 'fault' }])
  const shown = await ask('admin', path)
  expect(shown).toMatchObject({ cause: 'fault', queryString: 'returnCode=SAMPLE&message=fault' })
  expect(shown.causeDetail).toContain('status.routes.ts')
})

test('S-403 a refusal below 500 has the same shape and writes no error log', async () => {
  const answer = await site().as('admin').fetch('/api/sample/status/404?returnCode=GONE&message=none')
  expect(answer.status).toBe(404)
  const told = (await answer.json()) as ErrorAnswer
  expect(told).toMatchObject({ code: 'GONE', returnCode: 'GONE', message: 'none', problems: [] })
  expect(told).not.toHaveProperty('cause')
  expect(await logged(told.logNo)).toEqual([])
})

test('S-121 the log is kept for 90 days', async () => {
  await site().sql(`insert into sys_error_log (log_no, error_dt, side_cd, message_desc)
    values ('old', now() - interval '91 days', 'CLIENT', 'x'), ('young', now() - interval '89 days', 'CLIENT', 'x')`)
  expect(await site().runJob(forgetErrors.name)).toBe(1)
  expect(await logged('young')).toHaveLength(1)
})

interface Fault {
  faultCd: string
  errorCnt: number
  userCnt: number
  firstDt: string
  lastDt: string
  logNo: string
}
const PATH = '/api/manage/log/errorlog'
const list = <T>(path: string, userId = 'admin') => site().as(userId).call<{ total: number; rows: T[] }>(path)

test('S-402 an administrator finds a fault by the number of its notice, with its stack, and everybody it happened to', async () => {
  const path = '/api/sample/status/500?returnCode=SAMPLE&message=broken'
  const told = []
  for (const userId of ['emp', 'emp', 'emp2'])
    told.push((await (await site().as(userId).fetch(path)).json()) as ErrorAnswer)
  const found = await list<{ logNo: string; sameCnt: number }>(`${PATH}s?q=${told[0]?.logNo}`)
  expect(found).toMatchObject({ total: 1, rows: [{ logNo: told[0]?.logNo, sameCnt: 3 }] })
  expect(found.rows[0]).not.toHaveProperty('stackDesc')
  const one = await site()
    .as('admin')
    .call<{ stackDesc: string; same: { userId: string }[] }>(`${PATH}/${told[0]?.logNo}`)
  expect(one.stackDesc).toContain('status.routes.ts')
  expect(one.same.map(({ userId }) => userId).sort()).toEqual(['emp', 'emp', 'emp2'])

  const [fault] = (await list<Fault>(`${PATH}/faults?q=broken`)).rows
  expect(fault).toMatchObject({ errorCnt: 3, userCnt: 2, logNo: told[2]?.logNo })
  expect((await list<Fault>(`${PATH}/faults?q=broken&userId=emp2`)).rows).toMatchObject([
    { errorCnt: 1, faultCd: fault?.faultCd },
  ])
  expect((await list<Fault>(`${PATH}/faults?q=broken&sideCd=CLIENT`)).total).toBe(0)
})

test('the error log is for who has its menu', async () => {
  await expect(list(`${PATH}s`, 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(list(`${PATH}/faults`, 'safety')).rejects.toMatchObject({ status: 403 })
  await expect(site().as('emp').call(`${PATH}/x`)).rejects.toMatchObject({ status: 403 })
  await expect(site().as('admin').call(`${PATH}/unknown`)).rejects.toMatchObject({ status: 404 })
})
