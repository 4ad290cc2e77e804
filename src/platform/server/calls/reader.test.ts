import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cloneDatabase, dropDatabase } from '#platform/test/cluster.ts'
import { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { readerAs } from './reader.ts'

let url: string
beforeAll(async () => {
  url = await cloneDatabase()
})
afterAll(() => dropDatabase(url))
function aDatabase(size: number) {
  const db = new Database(url, { size })
  onTestFinished(() => db.close())
  return db
}
const person = {
  userId: 'emp',
  userNm: '',
  kind: 'staff',
  plantCd: '2000',
  deptCd: null,
  vendorCd: null,
  roles: [],
} as const
const who = sql`select current_setting('jikim.user') as "userId", pg_backend_pid() as pid`
const asked = (queries: ReturnType<typeof readerAs>) => queries.query<{ userId: string; pid: number }>(who)

test('two eyes at once share the only connection there is, each as himself', async () => {
  const db = aDatabase(1)
  const [own, program] = [readerAs(db, { ...person, scopeCd: 'OWN' }), readerAs(db, 'SYSTEM')]
  const [[first], [second]] = await Promise.all([asked(own), asked(program)])
  const [third] = await asked(own)
  expect([first?.userId, second?.userId, third?.userId]).toEqual(['emp', '', 'emp'])
})

test('what is asked together travels together', async () => {
  const program = readerAs(aDatabase(4), 'SYSTEM')
  const answers = await Promise.all([asked(program), asked(program), asked(program)])
  expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(1)
})

test('a statement that fails fails for whoever asked it, and nobody else', async () => {
  const program = readerAs(aDatabase(1), 'SYSTEM')
  const [failed, good] = await Promise.allSettled([program.query(sql`select 1 / 0`), asked(program)])
  expect([failed.status, good.status]).toEqual(['rejected', 'fulfilled'])
})

test('without a database everybody who waits is told', async () => {
  const db = new Database('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => db.close())
  const program = readerAs(db, 'SYSTEM')
  const answers = await Promise.allSettled([asked(program), asked(program)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
