import type { FastifyRequest } from 'fastify'
import type { Problem } from '#platform/model/problem.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { type MasterValues, rowStatement } from '#platform/server/masters/shape.ts'
import { MasterStore } from '#platform/server/masters/store.ts'
import { messageOf, type Notify } from '#platform/server/notifications/notify.ts'
import { notFound, Refusal, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { eachAlone } from '#platform/server/sheets/rows.ts'
import { personUnder } from '#platform/server/sign-in/menu-right.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { deptMaster } from '../dept.master.ts'
import { foreignParent, plannedMoveRules } from '../dept.rules.ts'
import { openCounts } from '../open-work.ts'
import { userMaster } from '../user.master.ts'
import { userRules } from '../user.rules.ts'
import { type Decision, deptMovePlan, moveDept } from './dept-move.calls.ts'
import { deptMoveMessages } from './dept-move.messages.ts'
import { type MovedPerson, movedDepts, peopleIn } from './moved.sql.ts'

/**
 * Whoever moves a department changes people as well, at two plants.
 *
 * @throws Refusal 403 without the right to change users, or to all plants under either menu
 */
function requireMover(person: SignedInPerson, request: FastifyRequest): SignedInPerson {
  const underUsers = personUnder(request, userMaster.route, 'write')
  if (person.scopeCd !== 'ALL' || underUsers.scopeCd !== 'ALL')
    throw new Refusal(
      403,
      'SYS_DEPT_MOVE_PLANTS',
      '모든 사업장을 관리하는 사람만 부서를 다른 사업장으로 옮길 수 있습니다.',
    )
  return underUsers
}

const plan = answer(deptMovePlan, async ({ db, program, person, request, places, query, services }) => {
  const [dept] = await db.query<MasterValues>(rowStatement(deptMaster, person, places.deptCd))
  if (!dept) throw notFound()
  requireMover(person, request)
  const found = await foreignParent(program, query)
  if (found) throw ruleRefused([found])
  const depts = await movedDepts(program, places.deptCd)
  const people = await peopleIn(program, depts)
  const userIds = people.map(({ userId }) => userId)
  const open = await openCounts(program, services.models, userIds)
  return {
    plantCd: String(dept.plantCd),
    depts,
    people: people.map((one) => ({ ...one, openCnt: open.get(one.userId) ?? 0 })),
  }
})

const move = answer(moveDept, async ({ tx, program, notify, services, today, ...asking }) => {
  const { person, asker, request, places, body } = asking
  const { deptCd } = places
  const [before] = await tx.query<MasterValues>(rowStatement(deptMaster, person, deptCd, true))
  if (!before) throw notFound()
  const users: Asker = { ...asker, person: requireMover(person, request), mayWrite: true }
  const { plantCd = before.plantCd } = body.changes
  if (plantCd === before.plantCd) throw ruleRefused([SAME_PLANT])
  const [, ...below] = await movedDepts(program, deptCd)
  const depts = new MasterStore(services, plannedMoveRules)
  await depts.update(tx, asker, deptCd, body.rowVersion, body.changes)
  for (const one of below) await depts.update(tx, asker, one.deptCd, undefined, { plantCd })
  // Their departments are held from here on, so that nobody comes into them who is not decided about.
  const people = await peopleIn(program, [{ deptCd, deptNm: '' }, ...below], true)
  requireDecided(people, body.people)
  const problems: Problem[] = []
  const step = eachAlone(tx, { area: 'manage', language: asker.language }, problems)
  const store = new MasterStore(services, userRules)
  for (const [index, decision] of body.people.entries())
    await step(`people.${index}`, async () => {
      await store.update(tx, users, decision.userId, decision.rowVersion, changesOf(decision, plantCd, today))
    })
  if (problems.length > 0)
    throw new Refusal(
      422,
      'SYS_DEPT_MOVE_PEOPLE',
      '정한 대로 할 수 없는 사람이 있습니다. 표시된 사람을 다시 정하세요.',
      {
        problems,
      },
    )
  await tell(program, notify, people, body.people)
})

const SAME_PLANT: RuleProblem = { field: 'plantCd', code: 'SYS_DEPT_SAME_PLANT', message: '옮겨 갈 사업장을 고르세요.' }

/** @throws Refusal 422 for a day to come: until then he works somewhere */
function changesOf(decision: Decision, plantCd: unknown, today: string): Record<string, unknown> {
  switch (decision.decisionCd) {
    case 'ALONG':
      return { plantCd }
    case 'STAY':
      return { deptCd: decision.deptCd }
    case 'LEAVE':
      if (decision.retireYmd > today) throw ruleRefused([LEAVES_LATER])
      return { userStatusCd: 'RETIRED', retireYmd: decision.retireYmd }
  }
}
const LEAVES_LATER: RuleProblem = {
  field: 'retireYmd',
  code: 'SYS_DEPT_MOVE_LATER',
  message: '퇴직일은 오늘까지입니다. 나중에 퇴직하는 사람은 그때까지 일할 부서를 정하세요.',
}

/**
 * What was decided is decided about the people as they are now: each of them, and nobody else.
 *
 * @throws Refusal 409 with a problem at each decision that is not, and one for each of the people without one
 */
function requireDecided(people: readonly MovedPerson[], decisions: readonly Decision[]): void {
  const here = new Map(people.map((one) => [one.userId, one]))
  const decided = decisions.map(({ userId }) => userId)
  const problems: RuleProblem[] = decisions.flatMap(({ userId, rowVersion }, index): RuleProblem[] => {
    const one = here.get(userId)
    const field = `people.${index}.userId`
    if (!one) return [{ field, ...NOT_HERE }]
    if (decided.indexOf(userId) !== index) return [{ field, ...TWICE }]
    return one.rowVersion === rowVersion ? [] : [{ field, ...CHANGED }]
  })
  const known = new Set(decided)
  for (const { userId, userNm } of people)
    if (!known.has(userId)) problems.push({ field: 'people', ...UNDECIDED, values: { name: userNm } })
  if (problems.length === 0) return
  throw new Refusal(
    409,
    'SYS_DEPT_MOVE_CHANGED',
    '그 사이 부서의 사람이 바뀌어 아무것도 옮기지 않았습니다. 표시된 사람을 확인하고 다시 옮기세요.',
    { problems },
  )
}
const NOT_HERE = { code: 'NOT_A_CODE', message: '옮기는 부서의 재직자가 아닙니다.' }
const TWICE = { code: 'DUPLICATE', message: '한 사람을 두 번 정했습니다.' }
const CHANGED = { code: 'CM-01', message: '그 사이 다른 사용자가 이 사람을 수정했습니다. 확인하고 다시 정하세요.' }
const UNDECIDED = { code: 'REQUIRED', message: '{name}: 아직 정하지 않았습니다.' }

/** Each who goes along and each who stays, once; who has left is told nothing. */
async function tell(db: Queries, notify: Notify, people: readonly MovedPerson[], decisions: readonly Decision[]) {
  const places = await db.query<{ deptCd: string; dept: string; plant: string }>(sql`
    select d.dept_cd as "deptCd", d.dept_nm as dept, p.plant_nm as plant from sys_dept d join plant p on p.plant_cd = d.plant_cd`)
  const placeOf = new Map(places.map(({ deptCd, ...place }) => [deptCd, place]))
  const from = new Map(people.map(({ userId, deptCd }) => [userId, deptCd]))
  const groups = Map.groupBy(
    decisions,
    (one) => `${one.decisionCd} ${from.get(one.userId)} ${'deptCd' in one ? one.deptCd : ''}`,
  )
  for (const group of groups.values()) {
    const [one] = group
    const old = placeOf.get(from.get(one?.userId ?? '') ?? '')
    const next = one?.decisionCd === 'STAY' ? placeOf.get(one.deptCd) : old
    if (!one || !old || !next || one.decisionCd === 'LEAVE') continue
    const kind = one.decisionCd === 'STAY' ? deptMoveMessages.DEPT_STAYED : deptMoveMessages.DEPT_MOVED
    const message = messageOf(kind, {}, { dept: next.dept, plant: old.plant })
    await notify.people(
      group.map(({ userId }) => userId),
      message,
    )
  }
}

export const deptMoveRoutes = routes(plan, move)
