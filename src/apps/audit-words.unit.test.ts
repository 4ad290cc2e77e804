/** What the program writes into the audit has a name there: the kind of thing, the step and the field. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { matUses } from '#modules/chm/use/use-codes.model.ts'
import { stops } from '#modules/contractor/card/card.model.ts'
import { checkDues } from '#modules/contractor/check/check-codes.model.ts'
import { moves, roster } from '#modules/contractor/person/person.model.ts'
import { seats } from '#modules/education/course/edu-codes.model.ts'
import { targets } from '#modules/hea/checkup/checkup-codes.model.ts'
import { PATROL_MISS, patrolMisses } from '#modules/saf/patrol/patrol.model.ts'
import { ZONE, zones } from '#modules/wkod/gas/gas-zone.model.ts'
import { HIT, hits } from '#modules/wkod/simops/simops-codes.model.ts'
import type { RowStates } from '#platform/model/row-states.ts'
import { vendorAccounts, vendorPeople } from '#platform/model/vendor-states.ts'
import { AuditKinds, actionIn, fieldLabelIn, stateIn } from '#platform/server/audit/audit-kinds.ts'
import { models } from './modules.ts'
import { auditWords, masters } from './server.ts'

const ROOT = join(import.meta.dirname, '../..')
const kinds = new AuditKinds(
  models,
  masters.map(({ master }) => master),
  auditWords,
)
const known = new Set(kinds.all.map(({ bizCd }) => bizCd))

/** Sources that write into the audit, and the log of access beside it. */
const sources = globSync('src/{modules,platform}/**/*.ts', { cwd: ROOT })
  .filter((file) => !/\.(test|test-d|fixture|demo|seed|story)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ text }) => /sys_audit|writeAudit|statefulRows|logAccess|logReads/.test(text))
const found = (pattern: RegExp, group = 1): string[] =>
  sources.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[group] ?? ''))
/** Statements that write entries by hand. */
const byHand = found(/insert into sys_audit([^`]|`[^`]*`[^;])*?`\s*[,;)\n]/g, 0)

test('every statement that writes entries by hand is read here', () => {
  expect(byHand).toHaveLength(found(/insert into sys_audit/g, 0).length)
})

/** Rows beside documents that have states, each with its kind. */
const stateful: readonly (readonly [bizCd: string, states: RowStates])[] = [
  ['sgc-stop', stops],
  ['self-check-due', checkDues],
  ['person-move', moves],
  [roster.name, vendorPeople],
  ['edu-rqst', seats],
  ['hea-checkup-target', targets],
  [PATROL_MISS, patrolMisses],
  [HIT, hits],
  [ZONE, zones],
  ['vendor-account', vendorAccounts],
  ['chm-mat-use', matUses],
]

test('each kind that the code names has a word', () => {
  const written = [
    ...found(/bizCd: '([\w-]+)'/g),
    ...found(/\b(?:BIZ|TARGET_BIZ|HIT|ZONE|DUE|EXPOSURE) = '([\w-]+)'/g),
    ...byHand.flatMap((statement) => [...statement.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, kind = '']) => kind)),
  ]
  expect(written.length).toBeGreaterThan(20)
  expect([...new Set(written)].filter((bizCd) => !known.has(bizCd)).toSorted()).toEqual([])
})

test('rows with states are all looked at here, and each of their moves and states has a word', () => {
  expect(found(/statefulRows\(\w+, \w+, \{\s*bizCd: (?!null)/g, 0)).toHaveLength(stateful.length)
  const raw = stateful.flatMap(([bizCd, { moves: all, states }]) => {
    const kind = kinds.of(bizCd)
    const steps = Object.entries(all).map(([name, { as = name }]) => as)
    return [
      ...steps.filter((step) => actionIn(kind, step, 'kr') === step),
      ...states.filter((state) => stateIn(kind, state, 'kr') === state),
    ].map((code) => `${bizCd}: ${code}`)
  })
  expect(raw).toEqual([])
})

test('each step and each field that is written beside a document has a word', () => {
  const isStep = (code: string) => kinds.all.some((kind) => actionIn(kind, code, 'kr') !== code)
  expect([...new Set(found(/\bactionCd: '(\w+)'/g))].filter((code) => !isStep(code)).toSorted()).toEqual([])
  const fields = [
    ...found(/\babout: \[([^\]]+)\]/g).flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
    ...found(/\bdiff: \{ ([^}]+)\}/g).flatMap((all) => [...all.matchAll(/(\w+): \[/g)].map(([, name = '']) => name)),
    ...byHand.flatMap((statement) =>
      [...statement.matchAll(/jsonb_build_object\('(\w+)'|'(\w+)', jsonb_build_array/g)].map(
        ([, one, other]) => one ?? other ?? '',
      ),
    ),
  ]
  const isField = (name: string) => kinds.all.some((kind) => fieldLabelIn(kind, name, 'kr') !== undefined)
  expect([...new Set(fields)].filter((name) => !isField(name)).toSorted()).toEqual([])
})
