/**
 * No value that a person can send ends in a fault of ours: every place of every document, master and call, whatever its schema
 * says of it. `ODD_SEED` chooses other values, `ODD_CNT` so many for each place, `ODD_ONLY` part of an
 * address; `ODD_TELL` says what was answered.
 */
import { beforeAll, expect, test } from 'vitest'
import { snakeCase } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import { keyOf, type Master, writableNames } from '#platform/model/master.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import { OddSender, oddAt, oddRequests } from '#platform/test/fuzz/odd.ts'
import { type Operation, operationsOf } from '#platform/test/operations.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from '../modules.ts'
import { addAskers, addTargets, type Targets, targetOf } from '../operation-rights-targets.ts'
import { masters } from '../server.ts'

const site = aFileSite()
const seed = process.env.ODD_SEED ?? '1'
const only = process.env.ODD_ONLY ?? ''
const most = Number(process.env.ODD_CNT ?? 2)
/** What reads its address by the schema of the list beside it, and costs more. */
const isBeside = /\/(count|excel)$/
/** Some 40 s of a processor; others may be busy on it. */
const TIME_LIMIT_MS = 900_000

/** He is in every group, so that nothing stops at the door; and who may everything of a vendor. */
const STAFF = 'o.all'
const VENDOR = 'V100001-01'

let sender: OddSender
let targets: Targets
let operations: Operation[] = []
/** Drafts, so that what is asked through a record finds one. */
const drafts = new Map<string, number>()

beforeAll(async () => {
  await addAskers(site())
  await site().sql(`insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
    values ('${STAFF}', '모두', '2000', 'D2110', 'OFFICE', 'REG', '2026-01-02');
    insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, '${STAFF}' from sys_auth_grp`)
  targets = await addTargets(site())
  operations = (await operationsOf(site().address)).filter(({ path }) => path.includes(only))
  sender = new OddSender(site())
}, TIME_LIMIT_MS)

const whoMay = ({ right }: Operation) => (right && right.staff.length === 0 && right.vendor.length > 0 ? VENDOR : STAFF)
const told = () =>
  [...sender.faults].map(([fault, requests]) => `${requests.length} × ${fault}\n  ${requests.slice(0, 3).join('\n  ')}`)
const expectNoFaults = () =>
  expect(told(), `${sender.count} requests, ODD_SEED=${seed}\n${told().join('\n')}`).toEqual([])

const isDocument = new Set(models.flatMap(({ api }) => [`POST ${api}`, `PUT ${api}/{no}`, `PATCH ${api}/{no}`]))
const isMaster = new Set(
  masters.flatMap(({ master: { api } }) => [`POST ${api}`, `PUT ${api}/{key}`, `PATCH ${api}/{key}`]),
)

test('every field of every document, in a new one', { timeout: TIME_LIMIT_MS }, async () => {
  for (const { api, key } of models) {
    const operation = operations.find(({ name }) => name === `POST ${api}`)
    if (!operation) continue
    for (const userId of [whoMay(operation), VENDOR]) {
      const made = await sender.send(userId, { method: 'POST', url: api, body: {}, place: 'empty' })
      if (made.statusCode === 201) drafts.set(api, Number((JSON.parse(made.body) as Record<string, unknown>)[key]))
      if (made.statusCode === 403) continue
      for (const request of oddRequests(operation, { seed, cnt: most + 1, given: {}, base: {} }))
        await sender.send(userId, request)
      break
    }
  }
  expectNoFaults()
})

test('every field of every master, in a new row and in one that is there', { timeout: TIME_LIMIT_MS }, async () => {
  for (const { master } of masters) {
    if (!operations.some(({ name }) => name === `POST ${master.api}`)) continue
    const list = await sender.send(STAFF, { method: 'GET', url: `${master.api}s?limit=1`, body: undefined, place: '' })
    const { rows } = JSON.parse(list.body) as { rows: Record<string, unknown>[] }
    const row = rows[0] ?? (await firstRow(master))
    for (const name of writableNames(master, true))
      for (const { kind, value } of oddAt(`${master.name} ${name}`, seed, most + 1))
        await oddRow(master, row, name, { kind, value })
  }
  expectNoFaults()
})

/** Of a master without rows one that could be there; as much of it as its fields say. */
async function firstRow(master: Master): Promise<Record<string, unknown>> {
  const body = Object.fromEntries(
    writableNames(master, true).map((name) => [name, master.fields[name] ? plainValue(master.fields[name]) : null]),
  )
  const made = await sender.send(STAFF, { method: 'POST', url: master.api, body, place: 'first' })
  return made.statusCode === 201 ? (JSON.parse(made.body) as Record<string, unknown>) : body
}
const plainValues: Readonly<Partial<Record<AnyField['kind'], unknown>>> = {
  text: 'X1',
  number: 1,
  count: 1,
  amount: 1,
  yesNo: 'Y',
  day: '2026-11-24',
  year: 2026,
  user: STAFF,
  department: 'D2110',
  plant: '2000',
  vendor: 'V100001',
}
const plainValue = (field: AnyField): unknown =>
  field.kind === 'code' && field.codes ? Object.keys(field.codes)[0] : field.required ? plainValues[field.kind] : null

async function oddRow(
  master: Master,
  row: Record<string, unknown>,
  name: string,
  odd: { kind: string; value: unknown },
) {
  const { api, table, key } = master
  const place = `${name}: ${odd.kind}`
  const base = Object.fromEntries(writableNames(master, true).map((one) => [one, row[one]]))
  const body = { ...base, [key.at(-1) ?? '']: `X${sender.count}`, [name]: odd.value }
  await sender.send(STAFF, { method: 'POST', url: api, body, place })
  if (!writableNames(master, false).includes(name)) return
  const own = keyOf(master, row)
  const [at] = await site().sql<{ rowVersion: number }>(
    `select row_version as "rowVersion" from ${table} where concat_ws('~', ${key.map((one) => `${snakeCase(one)}::text`).join(', ')}) = $1`,
    [own],
  )
  const change = { rowVersion: at?.rowVersion ?? 1, [name]: odd.value }
  await sender.send(STAFF, { method: 'PUT', url: `${api}/${encodeURIComponent(own)}`, body: change, place })
}

/** The draft that stands at the beginning of the address, as it is now. */
async function draftOf({ path }: Operation) {
  const model = models.findLast(({ api }) => path.startsWith(`${api}/`) && drafts.has(api))
  const no = model && drafts.get(model.api)
  if (!model || no === undefined) return {}
  const [found] = await site().sql<{ rowVersion: number }>(
    `select row_version as "rowVersion" from ${tableNameOf(model)} where ${snakeCase(model.key)} = ${no}`,
  )
  return { no, ...found }
}

test('what a table never holds empty no schema takes empty, and nothing else is refused for it', async () => {
  const filled = await site().sql<{ at: string }>(
    `select table_name || '.' || column_name as at from information_schema.columns where table_schema = 'public' and is_nullable = 'NO'`,
  )
  const isNeverNull = new Set(filled.map(({ at }) => at))
  const wrong = masters.flatMap(({ master: { name: of, table, fields, filled } }) =>
    Object.entries(fields).flatMap(([name, { kind, required, system }]) => {
      const isFilled = kind === 'yesNo' || filled.includes(name)
      const isHeld = isNeverNull.has(`${table}.${snakeCase(name)}`)
      // Whose plant is not said is in that of who writes it.
      if (system || isFilled === isHeld || (isHeld && (required || name === 'plantCd'))) return []
      return required ? [] : [`${of} ${name} ${isHeld ? 'may not be empty' : 'may be empty'}`]
    }),
  )
  expect(wrong).toEqual([])
})

/** What never ends, what fails when it is asked to, and what ends the session of whoever asks. */
const leftOut = /^\/api\/(events|sample|auth)|^\/login|^\/oauth/
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

test('every place of every other operation', { timeout: TIME_LIMIT_MS }, async () => {
  const others = operations
    .filter(({ name, path }) => !isDocument.has(name) && !isMaster.has(name) && !leftOut.test(path))
    .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  for (const operation of others) {
    const given = { ...targetOf(targets, operation), ...(await draftOf(operation)) }
    const cnt = isBeside.test(operation.path) ? 1 : most
    for (const request of oddRequests(operation, { seed, cnt, given })) await sender.send(whoMay(operation), request)
  }
  expectNoFaults()
})

test('nothing of it came as far as a table that refused it', async () => {
  const faults = await site().sql<{ fault: string }>(
    `select count(*) || ' × ' || coalesce(error_cd, '') || ' ' || coalesce(min(method_cd || ' ' || url), '') || ' ' || min(message_desc) as fault from sys_error_log
      where side_cd = 'SERVER' and error_cd is not null group by fault_cd, error_cd order by 1`,
  )
  expect(faults.map(({ fault }) => fault)).toEqual([])
})

test('and it came as far as it could: hardly any was stopped at the door, and many were taken', () => {
  const share = (...statuses: number[]) =>
    statuses.reduce((sum, status) => sum + (sender.statuses.get(status) ?? 0), 0) / sender.count
  if (process.env.ODD_TELL) process.stdout.write(`${sender.count} ${JSON.stringify([...sender.statuses])}\n`)
  if (only !== '') return
  expect(sender.count).toBeGreaterThan(10_000)
  expect(share(401, 403)).toBeLessThan(0.1)
  expect(share(200, 201, 204)).toBeGreaterThan(0.1)
})
