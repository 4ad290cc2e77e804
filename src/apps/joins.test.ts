/** Whoever forgets to answer a question of law opens no door by it. */
import { readdirSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fixed } from '#modules/saf/jsa/jsa.fixture.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { jsaAsks } from '#modules/saf/jsa/jsa.ports.ts'
import { aPermitSite, at, drafted, issued, prepared, VSM, VSP, working } from '#modules/wkod/permit/permit.fixture.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { permitAsks } from '#modules/wkod/permit/permit.ports.ts'
import { spaceValues } from '#modules/wkod/permit/permit.seed.ts'
import { planAsks } from '#modules/wkod/plan/plan.ports.ts'
import { wkodPlan } from '#modules/wkod/plan/wkod-plan.model.ts'
import type { Can } from '#platform/model/access.ts'
import { Database } from '#platform/server/database/database.ts'
import { Listener } from '#platform/server/database/listen.ts'
import { absent, instead, Joins, type Ports } from '#platform/server/ports.ts'
import { aServerBeside } from '#platform/test/site.ts'
import { ports } from './joins.ts'
import { buildServer } from './server.ts'

const site = aPermitSite([instead(permitAsks, { air: absent('gas') })])
/** A site that knows nothing of people, plans and neighbours. */
const bare = aServerBeside(site, [
  instead(permitAsks, {
    eligibility: absent('contractor'),
    presence: absent('contractor'),
    plans: absent('plans'),
    conflicts: absent('simops'),
    vendorStops: absent('contractor'),
    isolations: absent('isolation'),
    badAir: absent('gas'),
  }),
  instead(planAsks, { openPermitCnt: absent('permits') }),
  instead(jsaAsks, { openUnder: absent('permits') }),
])
beforeAll(() => site().setClock(at('10:00:00', '2026-11-23')))

test('a server does not start while a port has no answer, and names it', async () => {
  const db = new Database(site().url, { size: 1, joins: Joins.none })
  const building = buildServer({ ...site().services, db }, new Listener(() => {}), 'test')
  await expect(building).rejects.toThrow('Nobody answers the port permit-asks.air')
  await db.close()
})

test('every port of the modules is asked for at the start', async () => {
  const root = pathOf(import.meta.dirname, '../modules')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ports.ts'))
  const groups = await Promise.all(files.map((file) => import(pathOf(root, file))))
  const declared = groups.flatMap((exported: object) => Object.values(exported))
  expect(declared.filter((group) => !ports.includes(group as Ports))).toEqual([])
  expect(files.length).toBeGreaterThan(3)
})

test('a permit without anybody who knows its air is refused, not waved through', async () => {
  const { permitNo } = await prepared(site(), { ...spaceValues, permVentYn: 'Y', permVentCheckYmd: '2026-11-04' })
  const approving = site().as('mgr').act(permit, permitNo, 'approve')
  await expect(approving).rejects.toMatchObject({ status: 422, code: 'PT_GAS_NONE' })
})

test('what nobody can say of people, plans and neighbours stands before the start of the work, each by its name', async () => {
  const { permitNo } = await issued(site())
  const { can } = await bare().as(VSP).read(permit, permitNo)
  const found = (can.checks?.start ?? []).map(({ ruleCd, message }) => `${ruleCd} ${message}`)
  for (const part of ['출입 자격을', '작업계획서를', '동시작업을', '격리를', '개인잠금을'])
    expect(found).toContain(`PT_UNKNOWN ${part} 확인할 수 없어 진행할 수 없습니다.`)
  expect(found).toContainEqual(expect.stringContaining('PT_GATE 출입하지 않은 인원이'))
})

test('work that was stopped does not go on while nobody knows its isolations and what was wrong with its air', async () => {
  site().setClock(at('10:00:00'))
  const { permitNo } = await working(site())
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'INSPECTION' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  const { can } = await bare().as('safety').read(permit, permitNo)
  const found = (can.checks?.resume ?? []).map(({ ruleCd, message }) => `${ruleCd} ${message}`)
  for (const part of ['격리를', '가스측정을'])
    expect(found).toContain(`PT_UNKNOWN ${part} 확인할 수 없어 진행할 수 없습니다.`)
})

test('a contractor of whom nobody knows whether he is stopped applies for nothing', async () => {
  const { permitNo } = await drafted(bare())
  const { can } = await bare().as(VSM).read(permit, permitNo)
  const found = (can.checks?.submit ?? []).map(({ ruleCd, message }) => `${ruleCd} ${message}`)
  expect(found).toContain('PT_UNKNOWN 협력업체 제재를 확인할 수 없어 진행할 수 없습니다.')
})

test('a plan is not ended and a JSA not retired while nobody knows the work under them; both say so to each reader', async () => {
  const [plan] = await site().sql<{ no: number }>(
    `select wkod_plan_no::int as no from wkod_plan where wkod_plan_doc_no = 'WP-T-1'`,
  )
  const planNo = plan?.no ?? 0
  const { jsaNo } = await fixed(site())
  const ending = bare().as('owner').act(wkodPlan, planNo, 'finish', { actualEndYmd: '2026-11-24' })
  await expect(ending).rejects.toMatchObject({ status: 422, code: 'PLAN_UNKNOWN' })
  const retiring = bare().as('safety').act(jsa, jsaNo, 'retire', { reasonDesc: '더 하지 않는 작업' })
  await expect(retiring).rejects.toMatchObject({ status: 422, code: 'JSA_UNKNOWN' })
  const said = async (userId: string, path: string, actionCd: string) => {
    const headers = { 'accept-language': 'en' }
    const { can } = await bare().as(userId).call<{ can: Can }>(path, { headers })
    return can.checks?.[actionCd]?.map(({ message }) => message)
  }
  expect(await said('owner', `${wkodPlan.api}/${planNo}`, 'finish')).toContain(
    'This cannot go on: nobody can tell about the permits under this plan.',
  )
  expect(await said('safety', `${jsa.api}/${jsaNo}`, 'retire')).toContain(
    'This cannot go on: nobody can tell about the work under this JSA.',
  )
  await site().as('safety').act(jsa, jsaNo, 'retire', { reasonDesc: '더 하지 않는 작업' })
})
