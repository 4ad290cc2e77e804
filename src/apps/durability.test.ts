import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { runningEmbedded } from '#platform/server/database/embedded.ts'
import { type Program, startProgram } from '#platform/test/program.ts'

const INSERTS = 500
const ACKNOWLEDGED_BEFORE_THE_CRASH = 100
const TITLE = '정전 중 보고'

const dataDir = mkdtempSync(join(tmpdir(), 'jikim-durability-'))
const running: Program[] = []
afterAll(async () => {
  for (const program of running) await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<Program> {
  const program = await startProgram({ DATA_DIR: dataDir })
  running.push(program)
  return program
}

async function signIn({ address }: Program): Promise<string> {
  const userPwdSHA = createHash('sha256').update('jikim!2026').digest('hex')
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 'emp', userPwdSHA }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return accessToken
}

/** @returns the number that the server acknowledged; rejects when it gave no answer */
async function insert({ address }: Program, token: string, key: string): Promise<number> {
  const send = () =>
    fetch(`${address}${nearMiss.api}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-authorization': `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(aNearMiss({ nearMissTitle: TITLE, contentDesc: key })),
    })
  let response = await send()
  // So many at once may be too many: who is told to come back does.
  for (; response.status === 503; response = await send())
    await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000))
  const answer = (await response.json()) as { nearMissNo: number }
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
  return answer.nearMissNo
}

/** The server and the database at the same moment, without a chance to finish anything. */
function crash({ child }: Program): void {
  const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  child.kill('SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
}

async function storedRows(): Promise<{ no: number; key: string }[]> {
  const client = new pg.Client({ connectionString: runningEmbedded(dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query(
      'select near_miss_no::int as no, content_desc as key from near_miss where near_miss_title = $1',
      [TITLE],
    )
    return rows
  } finally {
    await client.end()
  }
}

test('after kill -9 of server and database every acknowledged insert is there, and none twice', {
  timeout: 240_000,
}, async () => {
  const keys = Array.from({ length: INSERTS }, (_, index) => `insert-${index}`)
  const acknowledged = new Map<string, number>()
  const first = await start()
  const token = await signIn(first)
  const answers = keys.map(async (key) => {
    acknowledged.set(key, await insert(first, token, key))
    if (acknowledged.size === ACKNOWLEDGED_BEFORE_THE_CRASH) crash(first)
  })
  await Promise.allSettled(answers)
  expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_CRASH)
  expect(acknowledged.size).toBeLessThan(INSERTS)

  const second = await start()
  const stored = new Map((await storedRows()).map(({ no, key }) => [key, no]))
  for (const [key, no] of acknowledged) expect(stored.get(key)).toBe(no)

  const tokenAgain = await signIn(second)
  const repeated = await Promise.all(keys.map((key) => insert(second, tokenAgain, key)))

  const rows = await storedRows()
  expect(rows).toHaveLength(INSERTS)
  expect(rows.map(({ no }) => no).sort()).toEqual([...repeated].sort())
  for (const [key, no] of acknowledged) expect(repeated[keys.indexOf(key)]).toBe(no)
})
