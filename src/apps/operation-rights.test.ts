/**
 * Every operation of the API × every kind of asker, called and compared with the reviewed table `docs/operation-rights.csv`.
 * `npm run rights` writes the table anew; what it changes is read before it is committed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RoleCd, roleCds, staffRoleCds, vendorRoleCds } from '#modules/roles.model.ts'
import type { RouteRight } from '#platform/model/call.ts'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { addressOf, type Given, type Operation, operationsOf, sampleOf } from '#platform/test/operations.ts'
import { aFileSite } from '#platform/test/site.ts'
import { demoAccounts } from './demo/demo-accounts.ts'
import {
  addAskers,
  addTargets,
  askers,
  type Column,
  columns,
  type Targets,
  targetOf,
  unknownOf,
} from './operation-rights-targets.ts'

const TABLE = join(import.meta.dirname, '../../docs/operation-rights.csv')
const HEAD = ['operation', 'right', 'roles', ...columns].join(',')
/** A minute on a machine of its own; a busy one takes its time. */
const MATRIX_MS = 240_000

const site = aFileSite()
let operations: Operation[] = []
let targets: Targets
const tokens = new Map<string, string>()

beforeAll(async () => {
  await addAskers(site())
  targets = await addTargets(site())
  operations = await operationsOf(site().address)
}, MATRIX_MS)

/** What concerns sessions gets one of its own, and whoever had one signs in anew after it. */
async function tokenOf(userId: string, { path }: Operation): Promise<string> {
  if (path.startsWith('/api/auth/')) {
    tokens.delete(userId)
    return site().tokenOf(userId)
  }
  const token = tokens.get(userId) ?? (await site().tokenOf(userId))
  tokens.set(userId, token)
  return token
}

interface Answer {
  status: number
  code: string
  /** What the person is told; undefined for what is no refusal. */
  refusal: string | undefined
}

/** An event stream has no end of its own: it is asked for through a socket, which is closed then. */
const isEndless = ({ path }: Operation): boolean => path.endsWith('/events')

async function ask(operation: Operation, userId: string | undefined, given: Given, body?: string): Promise<Answer> {
  const { method } = operation
  const url = addressOf(operation, given)
  const payload = body ?? (operation.body && JSON.stringify(sampleOf(operation.body, given)))
  const headers = {
    accept: 'application/json',
    ...(userId && { 'x-authorization': `Bearer ${await tokenOf(userId, operation)}` }),
    ...(payload !== undefined && { 'content-type': 'application/json' }),
  }
  if (isEndless(operation)) {
    const response = await fetch(`${site().address}${url}`, { method, redirect: 'manual', headers })
    const text = response.ok ? await response.body?.cancel() : await response.text()
    return answerOf(response.status, text ?? '')
  }
  const answer = await site().app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) })
  return answerOf(answer.statusCode, answer.body)
}

function answerOf(status: number, text: string): Answer {
  if (status < 400) return { status, code: '', refusal: undefined }
  const { code, message, problems } = JSON.parse(text) as ErrorAnswer
  return { status, code, refusal: JSON.stringify([code, message, problems]) }
}

/** `ok`: done. `in`: let in, refused for what was sent or for the state of things. Else the status. */
function outcomeOf({ status, code }: Answer): string {
  if (status < 400) return 'ok'
  if (status === 401 && code !== 'PASSWORD_REQUIRED') return '401'
  return status === 403 || status === 404 || status >= 500 ? String(status) : 'in'
}

const textOf = (right: RouteRight | undefined, isOpen: boolean): string => {
  if (isOpen) return 'open'
  if (!right) return 'signed in'
  const menus = [...new Set([...right.staff, ...right.vendor])].join(' | ')
  return [menus, menus && right.kind, right.roles?.join(' ')].filter(Boolean).join(' ')
}

/** Of each group of the demo site, which menus it opens and which it writes. */
async function groupRights(): Promise<Map<string, Set<string>>> {
  const rows = await site().sql<{ cd: string; url: string; writeYn: string }>(
    `select g.auth_grp_cd as cd, m.front_end_url as url, r.write_yn as "writeYn"
    from sys_auth_menu r join sys_auth_grp g using (auth_grp_no) join sys_menu m using (menu_id)
    where m.front_end_url is not null and m.use_yn = 'Y' and (r.access_yn = 'Y' or r.write_yn = 'Y') and auth_grp_no < 9000`,
  )
  const rights = new Map<string, Set<string>>(roleCds.map((roleCd) => [roleCd, new Set()]))
  for (const { cd, url, writeYn } of rows) {
    rights.get(cd)?.add(`access ${url}`)
    if (writeYn === 'Y') rights.get(cd)?.add(`write ${url}`)
  }
  return rights
}

function rolesWith(right: RouteRight, rights: Awaited<ReturnType<typeof groupRights>>): RoleCd[] {
  const isVendor = (roleCd: RoleCd) => vendorRoleCds.includes(roleCd)
  return roleCds.filter((roleCd) => {
    if (right.roles && !right.roles.includes(roleCd)) return false
    const menus = isVendor(roleCd) ? right.vendor.filter((menu) => menu.startsWith('/vendor/')) : right.staff
    if (menus.length === 0) return right.roles !== undefined && !isVendor(roleCd)
    return menus.some((menu) => rights.get(roleCd)?.has(`${right.kind} ${menu}`))
  })
}

/** In few words, so that the table is read. */
function rolesText(roles: readonly RoleCd[]): string {
  const told = (all: readonly RoleCd[], name: string) => {
    const missing = all.filter((roleCd) => !roles.includes(roleCd))
    if (missing.length === all.length) return []
    if (missing.length === 0) return [name]
    return missing.length <= 3 ? [`${name} but ${missing.join(' ')}`] : all.filter((roleCd) => roles.includes(roleCd))
  }
  return [...told(staffRoleCds, 'staff'), ...told(vendorRoleCds, 'vendors')].join(' ') || 'nobody'
}

const BROKEN = '{"broken'
const isRefused = ({ status, code }: Answer): boolean => status === 403 && code === 'CM-06'

/** Who has no menu, or none to write where that is asked, must be refused whatever he sends. */
const strangersTo = ({ right }: Operation): readonly Column[] => {
  if (!right) return []
  return right.kind === 'write' ? ['none', 'read', 'vendor none'] : ['none', 'vendor none']
}

/** What all askers were answered, and what those elsewhere were answered about what there is not. */
interface Asked {
  answers: ReadonlyMap<Column, Answer>
  unknown: ReadonlyMap<Column, Answer>
}

async function askAll(operation: Operation): Promise<Asked> {
  const given = targetOf(targets, operation)
  const answers = new Map<Column, Answer>()
  const unknown = new Map<Column, Answer>()
  const strangers = operation.method === 'GET' ? [] : strangersTo(operation)
  const note = async (column: Column) => {
    const userId = askers[column]
    // Refused before the body is read, he is refused with whatever body; let in after all, he is asked with a whole one.
    const broken = strangers.includes(column) ? await ask(operation, userId, given, BROKEN) : undefined
    const answer = broken && isRefused(broken) ? broken : await ask(operation, userId, given)
    answers.set(column, answer)
    // At once, as long as it is there: what belongs to no plant and no vendor, everybody may have.
    if (!column.startsWith('other') || answer.status !== 404 || !operation.path.includes('{')) return
    unknown.set(column, await ask(operation, userId, unknownOf(given, operation)))
  }
  const asked: readonly Column[] = operation.isOpen ? ['nobody'] : columns
  if (operation.method === 'GET') await Promise.all(asked.map(note))
  // What is made by one is asked for later: always by the same one first.
  else for (const column of asked) await note(column)
  return { answers, unknown }
}

function rowOf(operation: Operation, { answers }: Asked, rights: Awaited<ReturnType<typeof groupRights>>): string {
  const { name, right, isOpen } = operation
  const outcomes = columns.map((column) => {
    const answer = answers.get(column)
    return answer ? outcomeOf(answer) : ''
  })
  const roles = right ? rolesText(rolesWith(right, rights)) : ''
  return [name, textOf(right, isOpen), roles, ...outcomes].join(',')
}

describe('every operation', () => {
  const asked = new Map<Operation, Asked>()
  beforeAll(async () => {
    for (const operation of operations) asked.set(operation, await askAll(operation))
  }, MATRIX_MS)

  test('answers each kind of asker as the reviewed table says; a new one without a row fails', async () => {
    const rights = await groupRights()
    const rows = [...asked].map(([operation, answers]) => rowOf(operation, answers, rights))
    const text = `${[HEAD, ...rows.sort()].join('\n')}\n`
    expect(rows.filter((line) => /,5\d\d/.test(line))).toEqual([])
    if (process.env.RIGHTS === 'update') writeFileSync(TABLE, text)
    const reviewed = existsSync(TABLE) ? readFileSync(TABLE, 'utf8').trim().split('\n') : []
    const known = new Map(reviewed.map((line) => [line.split(',')[0], line]))
    const found = new Map(rows.map((line) => [line.split(',')[0], line]))
    expect(
      [...found.keys()].filter((name) => !known.has(name)),
      'operations without a row',
    ).toEqual([])
    expect(
      [...known.keys()].filter((name) => !found.has(name) && name !== 'operation'),
      'rows without one',
    ).toEqual([])
    expect(rows.filter((line) => known.get(line.split(',')[0]) !== line).sort(), 'run npm run rights').toEqual([])
  })

  test('lets nobody in without signing in, and nobody to a menu that is not his, before the body is read', () => {
    for (const [operation, { answers }] of asked) {
      if (operation.isOpen) continue
      expect(answers.get('nobody'), operation.name).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' })
      for (const column of strangersTo(operation))
        expect(answers.get(column), `${operation.name} ${column}`).toMatchObject({ status: 403, code: 'CM-06' })
    }
  })

  test('tells what is another plant’s or vendor’s exactly as what does not exist', () => {
    const foreign = [...asked].flatMap(([{ name }, { answers, unknown }]) =>
      [...unknown].map(([column, answer]) => ({ name: `${name} ${column}`, answer, foreign: answers.get(column) })),
    )
    expect(foreign.length).toBeGreaterThan(500)
    for (const { name, answer, foreign: told } of foreign) expect(told, name).toEqual(answer)
  })
})

describe('every role of the demo site', () => {
  test(
    'is let in where its menus say so and nowhere else: one operation for each right that there is',
    async () => {
      const rights = await groupRights()
      const byRight = new Map<string, Operation>()
      // What is written is refused for its form, what is one of many is not there: nothing is done or read by asking.
      const isWhole = ({ method, path }: Operation) => method === 'GET' && !path.includes('{')
      for (const operation of operations.toSorted((a, b) => Number(isWhole(a)) - Number(isWhole(b))))
        if (!byRight.has(textOf(operation.right, false))) byRight.set(textOf(operation.right, false), operation)
      for (const [text, operation] of byRight) {
        const { right } = operation
        if (!right) continue
        const open = rolesWith(right, rights)
        const given = unknownOf(targetOf(targets, operation), operation)
        const wrong = await Promise.all(
          demoAccounts.map(async ({ userId }) => {
            const roles = await rolesOf(userId)
            const mayEnter = roles.some((roleCd) => open.includes(roleCd))
            const answer = await ask(operation, userId, given, operation.method === 'GET' ? undefined : BROKEN)
            return mayEnter === isRefused(answer) ? `${userId} (${roles}) ${answer.status}` : undefined
          }),
        )
        expect(wrong.filter(Boolean), `${operation.name}: ${text}`).toEqual([])
      }
    },
    MATRIX_MS,
  )

  const known = new Map<string, RoleCd[]>()
  async function rolesOf(userId: string): Promise<RoleCd[]> {
    const roles =
      known.get(userId) ??
      (
        await site().sql<{ cd: RoleCd }>('select auth_grp_cd as cd from directory_member where user_id = $1', [userId])
      ).map(({ cd }) => cd)
    known.set(userId, roles)
    return roles
  }
})
