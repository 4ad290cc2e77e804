/** What the program may do that nobody else may, and what it leaves out: named in the code, each of it looked at here. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { lineStates } from '#modules/contractor/entry/entry-codes.model.ts'
import { roles } from '#modules/roles.model.ts'
import { actionBarrier, type Decided, type Person } from '#platform/model/access.ts'
import { fieldsOf, isProgramAction, snakeCase } from '#platform/model/document.ts'
import { tableNameOf, tablesOf } from '#platform/server/documents/table.ts'
import { models } from './modules.ts'
import { tables } from './tables.ts'

const ROOT = join(import.meta.dirname, '../modules')
const isOurs = (file: string) => !/\.(test|fixture|demo|e2e|i18n|model)\.|\.test-d\.|\/demo\//.test(file)
const sources = new Map(
  globSync('**/*.ts', { cwd: ROOT })
    .filter(isOurs)
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)
const whole = [...sources.values()].join('\n')
const documentTables = new Set(models.flatMap(tablesOf).map((table) => getTableConfig(table).name))

/** The lists behind `without:` of a file, in their order. */
const leftOut = (text: string): string[] =>
  [...text.matchAll(/without: \[([^\]]*)\]/g)].flatMap(([, list = '']) => [
    [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name).join(' '),
  ])

const everybody: Person = {
  userId: 'somebody',
  userNm: '',
  kind: 'staff',
  scopeCd: 'ALL',
  plantCd: '2000',
  deptCd: null,
  vendorCd: null,
  roles: Object.keys(roles),
}

describe('of every document', () => {
  test('an action of the program is open to nobody in any state, whatever his roles and his part in the record', () => {
    for (const model of models) {
      const own = Object.fromEntries(fieldsOf(model).map(([field]) => [field, everybody.userId]))
      for (const [actionCd, action] of Object.entries(model.lifecycle.actions).filter(([, one]) =>
        isProgramAction(one),
      ))
        for (const statusCd of Object.keys(model.lifecycle.states)) {
          const record: Decided = { ...own, statusCd, createUserId: everybody.userId }
          const barrier = actionBarrier(model, actionCd, everybody, record)
          expect(barrier, `${model.name} ${actionCd} ${String(action.from)}`).toMatch(/state|who/)
        }
    }
  })

  test('no state is set past the door', () => {
    const tables = models.map(tableNameOf).join('|')
    const past = new RegExp(
      `update\\s+(${tables})\\b(\\s+\\w+)?\\s+set\\b[^\`]*?\\bstatus_cd\\s*=[^\`]*?\\bwhere\\b`,
      'g',
    )
    const setting = (text: string) =>
      [...text.matchAll(past)]
        .map(([found]) => found.slice(0, found.indexOf('where')))
        .filter((set) => /set\b.*\bstatus_cd\s*=/s.test(set))
    expect(setting('update near_miss r set status_cd = 1 where true')).toHaveLength(1)
    const found = [...sources].flatMap(([file, text]) => setting(text).map((set) => `${file}: ${set}`))
    expect(found).toEqual([])
  })
})

/** Tables beside documents whose rows have a state: the column, and what the table lets stand in it. */
const stateful = Object.values(tables).flatMap((table) => {
  const { name, columns, checks } = getTableConfig(table)
  const check = checks.find((one) => one.name === `${name}_state`)
  const said = check && new PgDialect().sqlToQuery(check.value).sql
  const column = said?.split(' in ')[0]
  return [{ name, columns, column, states: [...(said ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state) }]
})
const beside = stateful.filter(({ name }) => !documentTables.has(name))

const verdicts = Object.keys(lineStates)

/** Where a state is worked out in SQL: set by hand, with the words of the declaration. */
const byHand: Readonly<Record<string, string>> = {
  'contractor/check/check-due.ts': 'a period is opened as done, or done by the check that arrives, in one statement',
}

describe('of rows that are no documents', () => {
  test('a state is one that the table knows', () => {
    const unchecked = beside.flatMap(({ name, columns, column }) =>
      columns
        .map((one) => snakeCase(one.name))
        .filter((one) => one.endsWith('_status_cd') && one !== column)
        .map((one) => `${name}.${one}`),
    )
    // Where from and where to an entry of the audit leads; codes that a site keeps, and the state of a document.
    expect(unchecked.sort()).toEqual([
      'sys_audit.from_status_cd',
      'sys_audit.to_status_cd',
      'sys_user.user_status_cd',
      'vendor_info.vendor_status_cd',
    ])
  })

  test('no state is set past their moves', () => {
    const columns = beside.flatMap(({ name, column }) => (column ? [[name, column] as const] : []))
    const isSet = (text: string) =>
      columns.some(([name, column]) =>
        [...text.matchAll(new RegExp(`(?:update|into)\\s+${name}\\b[^;]*?\\bset\\b([^\`]*)`, 'g'))].some(
          ([, set = '']) => new RegExp(`(?:^|,)\\s*${column}\\s*=`).test(set),
        ),
      )
    expect(isSet("sql`update edu_rqst s set apply_dt = now(), seat_status_cd = 'CANC' where true`")).toBe(true)
    expect([...sources].flatMap(([file, text]) => (isSet(text) ? [file] : []))).toEqual(Object.keys(byHand))
  })

  test('no statement asks for a state that there is not', () => {
    // Lines of a request for entry and of an approval share the name of a column.
    const known = beside.flatMap(({ column, states }) =>
      column?.endsWith('_status_cd')
        ? [[column, [...states, ...(column === 'line_status_cd' ? verdicts : [])]] as const]
        : [],
    )
    const unknown = (text: string) =>
      known.flatMap(([column, states]) => {
        const compared = '(?:=|<>|(?:not )?in \\(|is (?:not )?distinct from)'
        const asked = new RegExp(`\\b${column}\\s*${compared}\\s*('\\w+'(?:, '\\w+')*)`, 'g')
        const words = [...text.matchAll(asked)].flatMap(([, list = '']) => list.replaceAll("'", '').split(', '))
        return words.filter((word) => !states.includes(word))
      })
    expect(unknown("seat_status_cd in ('WAIT', 'CONFIRMED')")).toEqual(['CONFIRMED'])
    expect([...sources].flatMap(([file, text]) => unknown(text).map((state) => `${file}: ${state}`))).toEqual([])
  })
})

/** Who has looked at it says why. */
const reviewed: Readonly<Record<string, readonly [skipped: string, why: string]>> = {
  'contractor/demerit/demerit.link.ts': ['objectByCd', 'the worker himself objects, not his vendor'],
  'contractor/entry/entry-rqst-revision.ts': ['set RULES', 'a copy of what was approved, asked when it is handed in'],
  'contractor/eval/eval-effects.ts': ['follow', 'the evaluation stops the work and tells people itself'],
  'contractor/eval/eval.jobs.ts': ['set RULES follow', 'all of a night at once; items and messages follow in sets'],
  'contractor/warn/warn-point-missed.ts': [
    'foundUserId repeatCnt proposeCd beforeFileId WARN_PERMIT',
    'the gate has found it: no picture, no permit, no step towards a warning',
  ],
  'impr/impr/impr.api.ts': [
    'hazardCatCd IMPR_OWNER_NO_ACCESS IMPR_VERIFIER_NO_ACCESS IMPR_DUE_TOO_LATE IMPR_LAW_DUE',
    'its source answers for owner, verifier and day, and may not know the hazard',
  ],
  'manage/notice/notice.jobs.ts': ['endDt', 'it ends at the hour that was announced'],
  'saf/jsa/jsa-impr.ts': ['evidenceFileId doneDt', 'the evidence and its hour are in the register'],
  'saf/jsa/jsa-revision.ts': ['set RULES follow', 'a copy of what is in force, asked when it goes on'],
  'saf/near-miss/near-miss-impr.ts': [
    'afterFileId actionDt follow',
    'photo and hour are in the register; the message says where it was done',
  ],
  'wkod/permit/away/brought.ts': [
    'RULES',
    'All that a start asks held when the server told the phone so, minutes before; what is false since stops the work as it arrives.',
  ],
  'wkod/permit/permit.api.ts': [
    'set RULES follow',
    'work stops at once, all of it; what a stop writes is written in one',
  ],
  'wkod/plan/plan-revision.ts': ['set RULES follow', 'a copy of what was approved, asked when it is handed in'],
  'wkod/plan/plan-suspend.ts': ['set follow', 'all plans at once; who stops them tells people'],
  'wkod/shift/handover/hand.jobs.ts': ['set RULES', 'opened for all areas at the end of a shift, by nobody'],
  'wkod/shift/tbm/tbm-store.ts': ['TBM_LEADER', 'the leader begins it by a link, without an account'],
}

describe('what is left out', () => {
  test('names fields and problems that there are', () => {
    const names = new Set([...sources.values()].flatMap(leftOut).flatMap((list) => list.split(' ')))
    const fields = new Set(models.flatMap((model) => fieldsOf(model).map(([field]) => field)))
    const said = whole.replaceAll(/without: \[[^\]]*\]/g, '')
    const isKnown = (name: string) =>
      ['set', 'follow', 'RULES'].includes(name) || fields.has(name) || said.includes(`'${name}'`)
    expect([...names].filter((name) => !isKnown(name))).toEqual([])
  })

  test('has been looked at, with its reason, and nothing else is left out', () => {
    const found = [...sources].map(([file, text]) => [file, leftOut(text).join(' | ')]).filter(([, list]) => list)
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(reviewed).map(([file, [skipped]]) => [file, skipped])),
    )
  })
})
