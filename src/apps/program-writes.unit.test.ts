/** What the program may do that nobody else may, and what it leaves out: named in the code, each of it looked at here. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { roles } from '#modules/roles.model.ts'
import { actionBarrier, type Decided, type Person } from '#platform/model/access.ts'
import { fieldsOf, isProgramAction } from '#platform/model/document.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import { models } from './modules.ts'

const ROOT = join(import.meta.dirname, '../modules')
const isOurs = (file: string) => !/\.(test|fixture|demo|e2e|i18n|model)\.|\.test-d\.|\/demo\//.test(file)
const sources = new Map(
  globSync('**/*.ts', { cwd: ROOT })
    .filter(isOurs)
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)
const whole = [...sources.values()].join('\n')

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
