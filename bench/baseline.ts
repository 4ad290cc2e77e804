/**
 * The baseline: bare `node:http` and `pg`, prepared statements, the statements that our server sends, as the owner of
 * the tables and so without row-level security. Nobody is signed in, nothing is checked. A process of its own.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { countStatement, rowsStatement } from '#platform/server/documents/list.ts'
import { lockStatement, recordStatement } from '#platform/server/documents/record.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { insertStatement, updateStatement } from '#platform/server/documents/write.ts'
import { Joins } from '#platform/server/ports.ts'
import { readPerson } from '#platform/server/sign-in/person.ts'
import { CANDIDATES, candidateStatement } from './dues/candidates.ts'
import { DATABASE_CONNECTIONS, EDITED_FIELD, INSERTED, isList, operationsOn, people } from './operations.ts'
import type { FromServer } from './processes.ts'

process.once('disconnect', () => process.exit())

const { builtins } = pg.types
const numbers = new Set<number>([builtins.INT8, builtins.NUMERIC])
const texts = new Set<number>([builtins.DATE, builtins.TIMESTAMPTZ])
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: DATABASE_CONNECTIONS,
  options: '-c timezone=Asia/Seoul',
  pipeline: true,
  types: {
    getTypeParser: (oid: number, format?: string) =>
      numbers.has(oid) ? Number : texts.has(oid) ? String : pg.types.getTypeParser(oid, format as 'text'),
  },
} as pg.PoolConfig)

interface Prepared {
  name: string
  text: string
  values: unknown[]
}
const prepare = (statement: Sql): Prepared => {
  const { text, values } = statement.statement()
  return { name: createHash('sha1').update(text).digest('hex'), text, values }
}
/** The same statement with other values in the places of these. */
const filled = ({ name, text, values }: Prepared, slots: Map<unknown, unknown>): Prepared => ({
  name,
  text,
  values: values.map((value) => (slots.has(value) ? slots.get(value) : value)),
})

const shape = shapeOf(nearMiss)
const lookUps: Queries = {
  joins: Joins.none,
  query: async <Row>(statement: Sql) => (await pool.query(prepare(statement))).rows as Row[],
}
const persons = new Map(
  await Promise.all(
    Object.keys(people).map(async (userId) => [userId, await readPerson(lookUps, userId, dayOf(new Date()))] as const),
  ),
)
const personOf = (userId: string) => {
  const person = persons.get(userId)
  if (!person) throw new RangeError(`Nobody is called ${userId}`)
  return person
}

const lists = new Map<string, { rows: Prepared; total?: Prepared }>(
  operationsOn(Number(process.env.ROW_CNT))
    .filter(isList)
    .map(({ name, userId, query }) => [
      name,
      {
        rows: prepare(rowsStatement(shape, personOf(userId), query)),
        total: prepare(countStatement(shape, personOf(userId), query)),
      },
    ]),
)

if (process.env.PLAN_NO)
  lists.set(CANDIDATES, { rows: prepare(await candidateStatement(lookUps, Number(process.env.PLAN_NO))) })

const NO = -1
const record = prepare(recordStatement(shape, NO))
const recordOf = (no: number): Prepared => filled(record, new Map([[NO, no]]))
const lock = prepare(lockStatement(shape, NO))

/** Stand where a request puts its own value. */
const NOW = new Date(0)
const TEXT = '\u0001'
const writer = (userId: string) => ({ person: personOf(userId), now: NOW, ip: '127.0.0.1' })
const insert = prepare(
  insertStatement(
    nearMiss,
    writer('emp'),
    {
      statusCd: nearMiss.lifecycle.start,
      plantCd: personOf('emp').plantCd,
      occurDt: NOW,
      vendorCd: null,
      ...INSERTED,
      nearMissTitle: TEXT,
    },
    undefined,
  ),
)
const unedited = { [nearMiss.key]: NO, statusCd: 'ACTION', plantCd: '', rowVersion: 1, createUserId: null }
const update = prepare(
  updateStatement(nearMiss, writer('owner'), unedited, { [EDITED_FIELD]: TEXT }, { actionCd: 'EDIT' }),
)

type Answer = [status: number, body: unknown]
const NOT_FOUND: Answer = [404, {}]

async function listed(name: string, withTotal: boolean): Promise<Answer> {
  const statements = lists.get(name)
  if (!statements) return NOT_FOUND
  const client = await pool.connect()
  try {
    const [{ rows }, counted] = await Promise.all([
      client.query(statements.rows),
      withTotal && statements.total ? client.query<{ total: number }>(statements.total) : undefined,
    ])
    return [200, { total: counted?.rows[0]?.total, rows }]
  } finally {
    client.release()
  }
}

async function read(no: number, status = 200): Promise<Answer> {
  const { rows } = await pool.query(recordOf(no))
  return rows.length > 0 ? [status, rows[0]] : NOT_FOUND
}

async function inserted(body: Record<string, unknown>): Promise<Answer> {
  const now = new Date()
  const { rows } = await pool.query<{ no: number }>(
    filled(
      insert,
      new Map<unknown, unknown>([
        [TEXT, body.nearMissTitle],
        [NOW, now],
      ]),
    ),
  )
  return read(rows[0]?.no ?? 0, 201)
}

async function edited(no: number, body: Record<string, unknown>): Promise<Answer> {
  const client = await pool.connect()
  let isCurrent = false
  try {
    const [, , { rows }] = await Promise.all([
      client.query('begin'),
      client.query(filled(lock, new Map([[NO, no]]))),
      client.query(recordOf(no)),
    ])
    isCurrent = rows[0]?.rowVersion === body.rowVersion
    const slots = new Map<unknown, unknown>([
      [NO, no],
      [TEXT, body[EDITED_FIELD]],
      [NOW, new Date()],
    ])
    if (isCurrent) await Promise.all([client.query(filled(update, slots)), client.query('commit')])
    else await client.query('rollback')
  } finally {
    client.release()
  }
  return isCurrent ? read(no) : [409, {}]
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const [, name = '', argument = ''] = (request.url ?? '').split('/')
  if (request.method === 'POST') return inserted(await bodyOf(request))
  if (request.method === 'PUT') return edited(Number(argument), await bodyOf(request))
  return name === 'detail' ? read(Number(argument)) : listed(name, argument === 'total')
}

function send(response: ServerResponse, [status, body]: Answer): void {
  const text = Buffer.from(JSON.stringify(body))
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length })
    .end(text)
}

const server = createServer((request, response) => {
  answer(request).then(
    (answered) => send(response, answered),
    (error: Error) => send(response, [500, { message: error.message }]),
  )
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port } satisfies FromServer)
})
