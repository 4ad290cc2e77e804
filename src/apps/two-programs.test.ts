/** Two programs on one database, as an operator starts them: processes of their own, together, on an empty database. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { Database } from '#platform/server/database/database.ts'
import { setPasswords } from '#platform/server/sign-in/passwords.ts'
import { dropDatabase, emptyDatabase } from '#platform/test/cluster.ts'
import { eventLines } from '#platform/test/event-lines.ts'
import { type Program, startProgram } from '#platform/test/program.ts'

const PASSWORD = 'jikim!2026'
const WITHIN = { timeout: 1000, interval: 20 }
const EMPLOYEES = 'EMP'

let url: string
let client: pg.Client
let one: Program
let other: Program
const dataDir = mkdtempSync(join(tmpdir(), 'jikim-two-'))
/** What each has printed for its operator. */
const printed = { one: [] as string[], other: [] as string[] }

beforeAll(async () => {
  url = await emptyDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
  // On the day on which their database stands.
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'false', JIKIM_SHIFT_MS: String(inject('shiftMs')) }
  ;[one, other] = await Promise.all([startProgram({ ...env, LOG_LEVEL: 'info' }), startProgram(env)])
  for (const [{ child }, lines] of [
    [one, printed.one],
    [other, printed.other],
  ] as const)
    if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
}, 120_000)
afterAll(async () => {
  for (const program of [one, other]) await program?.stop()
  await client?.end()
  await dropDatabase(url)
  rmSync(dataDir, { recursive: true, force: true })
})

async function rowsOf<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query(text, values)).rows
}

interface Ask {
  method?: string
  body?: object
  key?: string
}
/** As whoever holds the token, of whichever of the two. */
function ask({ address }: Program, token: string, path: string, { method = 'GET', body, key }: Ask = {}) {
  return fetch(`${address}${path}`, {
    method,
    headers: {
      'x-authorization': `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
async function answered<T>(program: Program, token: string, path: string, request?: Ask): Promise<T> {
  const response = await ask(program, token, path, request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

async function signIn({ address }: Program, userId: string): Promise<string> {
  const userPwdSHA = createHash('sha256').update(PASSWORD).digest('hex')
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPwdSHA }),
  })
  const { accessToken } = (await response.json()) as { accessToken?: string }
  if (!accessToken) throw new Error(`${userId}: ${response.status}`)
  return accessToken
}

/** Signed in at the one; the token is good at the other. */
let admin: string
let kim: string
beforeAll(async () => {
  await client.query(`insert into sys_user select (jsonb_populate_record(u, '{"user_id": "kim", "user_nm": "김서연"}')).*
    from sys_user u where user_id = 'admin'`)
  await client.query(
    `insert into sys_auth_user select (jsonb_populate_record(m, jsonb_build_object('user_id', 'kim', 'auth_grp_no', g.auth_grp_no))).*
    from sys_auth_user m, sys_auth_grp g where m.user_id = 'admin' and g.auth_grp_cd = $1`,
    [EMPLOYEES],
  )
  const db = new Database(url, { size: 1 })
  const entries = ['admin', 'kim'].map((userId) => ({ userId, password: PASSWORD }))
  await setPasswords(db, entries, new Date()).finally(() => db.close())
  admin = await signIn(one, 'admin')
  kim = await signIn(one, 'kim')
})

interface Made {
  nearMissNo: number
  rowVersion: number
}
const report = (program: Program): Promise<Made> =>
  answered(program, kim, nearMiss.api, { method: 'POST', body: aNearMiss() })
const historyOf = async (no: number) =>
  (
    await rowsOf<{ action: string }>(
      `select action_cd as action from sys_audit where biz_cd = 'near-miss' and biz_no = $1 order by audit_no`,
      [String(no)],
    )
  ).map(({ action }) => action)

test('both come up on one site, and who signs in at the one is known at the other', async () => {
  for (const { address } of [one, other]) {
    const health = await fetch(`${address}/api/health`)
    expect(health.status).toBe(200)
  }
  expect(await rowsOf(`select user_id from sys_user where user_id <> 'kim'`)).toEqual([{ user_id: 'admin' }])
  expect((await ask(other, kim, `${nearMiss.api}s`)).status).toBe(200)
})

test('where LOG_LEVEL says so each request is a line of JSON with its number, person, route and time, and never what it carried', async () => {
  for (const program of [one, other]) await ask(program, kim, `${nearMiss.api}s?q=${encodeURIComponent('김서연')}`)
  const found = () => printed.one.map((line) => JSON.parse(line)).find(({ route }) => route === `${nearMiss.api}s`)
  await expect.poll(found, WITHIN).toEqual({
    time: expect.stringMatching(/^2026-11-\d\dT/),
    level: 'info',
    requestId: expect.any(String),
    person: 'kim',
    method: 'GET',
    route: `${nearMiss.api}s`,
    ip: '127.0.0.1',
    status: 200,
    ms: expect.any(Number),
  })
  expect(printed.other.filter((line) => JSON.parse(line).level === 'info')).toEqual([])
})

test('a change that is asked for at both at once is made once', async () => {
  const { nearMissNo: no, rowVersion } = await report(one)
  const versions: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const change = {
      method: 'PATCH',
      body: { placeDesc: `하역장 ${turn}`, rowVersion: rowVersion + turn },
      key: `turn-${turn}`,
    }
    const both = await Promise.all(
      [one, other].map((program) => answered<Made>(program, kim, `${nearMiss.api}/${no}`, change)),
    )
    versions.push(...both.map((made) => made.rowVersion))
  }
  expect(versions).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5].map((step) => rowVersion + step))
  expect(await historyOf(no)).toEqual(['CREATE', ...Array(5).fill('EDIT')])
})

/** What the event stream of a program tells somebody. */
async function* eventsOf({ address }: Program, token: string, signal: AbortSignal) {
  yield* eventLines(await fetch(`${address}/api/events`, { headers: { 'x-authorization': `Bearer ${token}` }, signal }))
}

test('what is written at the one is told to browsers at the other within a second', async () => {
  const { nearMissNo: no, rowVersion } = await report(one)
  const heard: unknown[] = []
  const page = new AbortController()
  const listening = (async () => {
    for await (const event of eventsOf(other, admin, page.signal)) heard.push(event)
  })()
  await expect.poll(() => heard).toEqual([{ type: 'hello' }])
  await answered(one, kim, `${nearMiss.api}/${no}/report`, { method: 'POST', body: { rowVersion } })
  const change = { type: 'document', documentName: 'near-miss', no, rowVersion: rowVersion + 1 }
  await expect.poll(() => heard, WITHIN).toContainEqual(change)
  page.abort()
  await expect(listening).rejects.toThrow('abort')
})

test('rights and settings that are changed at the one hold at the other within a second', async () => {
  const [group] = await rowsOf<{ no: number; rowVersion: number }>(
    'select auth_grp_no::int as no, row_version as "rowVersion" from sys_auth_grp where auth_grp_cd = $1',
    [EMPLOYEES],
  )
  const members = `/api/manage/authgroup/${group?.no}/members`
  const statusOf = async () => (await ask(other, kim, `${nearMiss.api}s`)).status
  expect(await statusOf()).toBe(200)
  const out = { rowVersion: group?.rowVersion, remove: ['kim'] }
  await answered(one, admin, members, { method: 'PUT', body: out })
  await expect.poll(statusOf, WITHIN).toBe(403)
  await answered(one, admin, members, {
    method: 'PUT',
    body: { rowVersion: (group?.rowVersion ?? 0) + 1, add: ['kim'] },
  })
  await expect.poll(statusOf, WITHIN).toBe(200)

  const path = '/api/manage/policy/loginpolicy'
  const policyAt = (program: Program) => answered<{ concurrentLoginYn: string }>(program, admin, path)
  const before = await policyAt(other)
  const concurrentLoginYn = before.concurrentLoginYn === 'Y' ? 'N' : 'Y'
  await answered(one, admin, path, { method: 'PUT', body: { ...before, concurrentLoginYn } })
  await expect.poll(async () => (await policyAt(other)).concurrentLoginYn, WITHIN).toBe(concurrentLoginYn)
})

test('work by the clock is done once', { timeout: 100_000 }, async () => {
  const settled = async () => {
    const [row] = await rowsOf<{ begun: number; open: number }>(`select
      (select count(*)::int from sys_job_run where job_nm in ('permit-clock', 'gas-due', 'weather-clock')) as begun,
      (select count(*)::int from pgboss.job where state < 'completed' and data ? 'name') as open`)
    return (row?.begun ?? 0) >= 3 && row?.open === 0
  }
  // The next minute begins within sixty seconds.
  await expect.poll(settled, { timeout: 90_000, interval: 250 }).toBe(true)
  // By the clock once a minute, and once for each act that woke it; each order was carried out once.
  const orders = await rowsOf<{ job: string; cnt: number }>(
    `select data->>'name' as job, count(distinct (singleton_key, singleton_on))::int as cnt
    from pgboss.job where data ? 'name' group by 1 order by 1`,
  )
  const runs = await rowsOf<{ job: string; cnt: number }>(
    'select job_nm as job, count(*)::int as cnt from sys_job_run group by 1 order by 1',
  )
  expect(runs).toEqual(orders)
})

test('of far more than it can do each request is answered: what is read may be sent away, what changes something is done', async () => {
  const reads = Array.from({ length: 1_200 }, () => ask(one, kim, `${nearMiss.api}s?sort=-occurDt`))
  const acts = Array.from({ length: 40 }, (_, index) =>
    ask(one, kim, nearMiss.api, { method: 'POST', body: aNearMiss({ contentDesc: 'rush' }), key: `rush-${index}` }),
  )
  const malformed = Array.from({ length: 300 }, (_, index) =>
    ask(one, kim, `${nearMiss.api}/${index % 2 ? '%ff' : 'x'}`, { method: 'PATCH', body: [index] }),
  )
  for (const { status, headers } of await Promise.all(reads))
    expect([status, status === 200 || Number(headers.get('retry-after')) > 0]).toEqual([
      status === 200 ? 200 : 503,
      true,
    ])
  for (const { status } of await Promise.all(acts)) expect(status).toBe(201)
  for (const { status } of await Promise.all(malformed)) expect([400, 404, 503]).toContain(status)
  expect(await rowsOf(`select 1 from near_miss where content_desc = 'rush'`)).toHaveLength(acts.length)
  await expect.poll(async () => (await ask(one, kim, `${nearMiss.api}s`)).status, { timeout: 10_000 }).toBe(200)
})

test('what one was killed over is done once when the other is asked again', async () => {
  const drafts = await Promise.all(Array.from({ length: 20 }, () => report(one)))
  const edits = drafts.map(({ nearMissNo: no, rowVersion }) => ({
    path: `${nearMiss.api}/${no}`,
    change: { method: 'PATCH', body: { placeDesc: '하역장', rowVersion }, key: `killed-${no}` },
  }))
  const first = edits.map(({ path, change }) =>
    answered(one, kim, path, change).finally(() => one.child.kill('SIGKILL')),
  )
  const outcomes = await Promise.allSettled(first)
  expect(outcomes.map(({ status }) => status)).toContain('rejected')
  const again = await Promise.all(edits.map(({ path, change }) => answered<Made>(other, kim, path, change)))
  expect(again.map(({ rowVersion }) => rowVersion)).toEqual(drafts.map(({ rowVersion }) => rowVersion + 1))
  for (const { nearMissNo } of drafts) expect(await historyOf(nearMissNo)).toEqual(['CREATE', 'EDIT'])
})
