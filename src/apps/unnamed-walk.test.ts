/**
 * Who asked not to be named is named nowhere: everybody reads on every path that the description of the API knows, and
 * searches on those that can be searched. Beside the reporter stands his twin, who has reported nothing: where a
 * directory lists people it lists both; whatever tells more of one than of the other tells of the report.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { addressOf, type Operation, operationsOf } from '#platform/test/operations.ts'
import { aFileSite } from '#platform/test/site.ts'
import { addAskers, addTargets, type Targets, targetOf } from './operation-rights-targets.ts'
import {
  addPeople,
  DEPT_READER,
  DEPUTY,
  leaveTraces,
  REPORT,
  REPORTER,
  type Trail,
  TWIN,
} from './unnamed-walk.fixture.ts'

/** Half a minute on a machine of its own; a busy one takes its time. */
const WALK_MS = 240_000

/** Eleven who may not know him: what they are to him or to the report. */
const readers = {
  owner: 'owner',
  'head of his department': 'mgr',
  'reader of everything in the plant': 'm.read',
  'writer of everything in the plant': 'm.write',
  'reader by department': DEPT_READER,
  'system administrator': 'admin',
  'approval administrator, his deputy': DEPUTY,
  chairman: 'ceo',
  'another plant': 'm.other',
  vendor: 'V100001-02',
  'another vendor': 'V100002-01',
} as const
type Reader = keyof typeof readers
const all = Object.keys(readers) as Reader[]
/** A sheet says what its list says, to whom it says it: three of them read all that there are. */
const ofSheets: readonly Reader[] = [
  'reader of everything in the plant',
  'reader by department',
  'system administrator',
]
/** Whom the report itself would tell of what department or vendor its author is. */
const strangers: readonly Reader[] = ['reader by department', 'another plant', 'vendor', 'another vendor']

const site = aFileSite()
let operations: Operation[] = []
let targets: Targets
let trail: Trail
const tokens = new Map<string, string>()

beforeAll(async () => {
  await addAskers(site())
  targets = await addTargets(site())
  await addPeople(site())
  trail = await leaveTraces(site())
  // An event stream has no end.
  operations = (await operationsOf(site().address)).filter(
    ({ method, path, isOpen }) => method === 'GET' && !isOpen && path !== '/api/events',
  )
  for (const userId of Object.values(readers)) tokens.set(userId, await site().tokenOf(userId))
}, WALK_MS)

const isSheet = ({ path }: Operation) => path.endsWith('/excel') || path.endsWith('/template')

async function ask(reader: Reader, url: string): Promise<{ status: number; text: string }> {
  const headers = { 'x-authorization': `Bearer ${tokens.get(readers[reader])}`, accept: 'application/json' }
  const answer = await site().app.inject({ method: 'GET', url, headers })
  const { statusCode: status, body, rawPayload } = answer
  if (status !== 200 || !String(answer.headers['content-type']).includes('spreadsheet')) return { status, text: body }
  const { rows } = await readWorkbook(rawPayload, { maxBytes: 10_000_000, maxRows: 100_000 })
  return { status, text: JSON.stringify(rows) }
}

/** A path as often as there are reports and things of reports that it leads to. */
function addressesOf(operation: Operation): string[] {
  const usual = targetOf(targets, operation)
  const found = trail.find(({ at }) => at.test(operation.path))?.values ?? [{}]
  return [...new Set(found.map((keys) => addressOf(operation, { ...usual, ...keys })))]
}

const times = (text: string, word: string) => text.split(word).length - 1
/** What an answer tells of the reporter and not of his twin, and to strangers of the report. */
function toldIn(text: string, reader: Reader): string[] {
  const told = (['userId', 'userNm', 'phoneNo'] as const).filter(
    (key) => times(text, REPORTER[key]) > times(text, TWIN[key]),
  )
  return strangers.includes(reader) && text.includes(REPORT) ? [...told, 'report'] : told
}

async function leaksAt(operation: Operation, asking: readonly Reader[]) {
  const leaks: string[] = []
  let answered = 0
  for (const address of addressesOf(operation)) {
    const answers = await Promise.all(asking.map((reader) => ask(reader, address)))
    for (const [index, { status, text }] of answers.entries()) {
      const reader = asking[index] ?? 'owner'
      if (status === 200) answered += 1
      for (const told of toldIn(text, reader)) leaks.push(`${operation.path}: ${told} to ${reader}`)
    }
  }
  return { leaks: [...new Set(leaks)], answered }
}

/** How much an answer to a question holds, where rows have no total. */
function sizeOf(text: string): number {
  const { total, rows } = JSON.parse(text) as { total?: unknown; rows?: readonly unknown[] }
  return typeof total === 'number' ? total : (rows?.length ?? text.length)
}

async function foundBy(operation: Operation, name: string): Promise<string[]> {
  const base = new URL(addressOf(operation, targetOf(targets, operation)), 'http://site')
  const sizes = async (reader: Reader, value: string) => {
    base.searchParams.set(name, value)
    const { status, text } = await ask(reader, `${base.pathname}${base.search}`)
    return status === 200 ? sizeOf(text) : undefined
  }
  const found: string[] = []
  for (const key of name === 'q' ? (['userId', 'userNm', 'phoneNo'] as const) : (['userId'] as const))
    for (const reader of ofSheets.slice(0, 2))
      if ((await sizes(reader, REPORTER[key])) !== (await sizes(reader, TWIN[key])))
        found.push(`${operation.path}?${name}={${key}} by ${reader}`)
  return found
}

describe('who asked not to be named', () => {
  test(
    'is in no answer on any reading path, nor is the report where it would say whose it is',
    async () => {
      const leaks: string[] = []
      let answered = 0
      for (const operation of operations) {
        const found = await leaksAt(operation, isSheet(operation) ? ofSheets : all)
        leaks.push(...found.leaks)
        answered += found.answered
      }
      expect(leaks).toEqual([])
      expect(answered, 'answers that were read').toBeGreaterThan(2500)
    },
    WALK_MS,
  )

  test(
    'is not found by looking for him',
    async () => {
      const people = ['q', 'userId', 'createUserId', 'updateUserId', 'readUserId']
      const found: string[] = []
      for (const operation of operations.filter((one) => !isSheet(one) && !one.path.includes('{')))
        for (const { name } of operation.parameters.filter((one) => one.in === 'query' && people.includes(one.name)))
          found.push(...(await foundBy(operation, name)))
      expect(found).toEqual([])
    },
    WALK_MS,
  )
})
