/** Of whose area a work is: his messages, his tasks, his decisions; where nobody there answers for a role, the plant does. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Work } from '#platform/server/documents/my-work.routes.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { isoPlan } from '../isolation/iso-plan.model.ts'
import { EMERGENCY_API } from '../shift/emergency/emergency.calls.ts'
import { SIMOPS_API } from '../simops/simops.calls.ts'
import { aPermitSite, at, prepared, submitted, VSP, working } from './permit.fixture.ts'
import { permitMessages } from './permit.messages.ts'
import { permit } from './permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const OTHER_AREA = { ...urgent, areaDeptCd: 'D2120' }

/** Beside 생산1팀 with its issuer, approver, head and supervisor 생산2팀 has its own, and somebody above both is all of it. */
beforeAll(async () => {
  await site().sql(`update sys_user set dept_cd = 'D2120' where user_id in ('emp', 'emp2', 'lab');
    update sys_user set dept_cd = 'D2000' where user_id = 'eng'`)
  await joins('emp2', 'OPR')
  await joins('emp', 'APR')
  for (const role of ['OPR', 'APR', 'MGR']) await joins('eng', role)
  // Only the accounts of the demo answer for roles.
  await site().sql(`delete from sys_auth_user m using sys_auth_grp g where g.auth_grp_no = m.auth_grp_no
    and g.auth_grp_cd in ('OPR', 'APR', 'MGR', 'SUP', 'SHM') and m.user_id not in ('oper', 'areaappr', 'mgr', 'sup', 'safety', 'emp2', 'emp', 'mgr2', 'eng', 'safety3')`)
})
const joins = (userId: string, role: string) =>
  site().sql(
    `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, $1 from sys_auth_grp where auth_grp_cd = $2`,
    [userId, role],
  )
afterEach(() => site().setClock(at('10:00:00')))

/** Who of the people of these tests was told, by code. */
async function told(permitNo: number): Promise<Record<string, string[]>> {
  const rows = await site().sql<{ code: string; ids: string[] }>(
    `select event_cd as code, array_agg(distinct user_id::text order by user_id::text) as ids from com_notification
      where biz_cd = 'permit' and biz_no = $1 and user_id not like 'V%' and user_id <> 'owner' group by 1`,
    [permitNo],
  )
  return Object.fromEntries(rows.map(({ code, ids }) => [code, ids]))
}
const tasks = async (userId: string, permitNo: number) => {
  const { rows } = await site().as(userId).call<{ rows: Work[] }>('/api/my-work')
  return rows.filter(({ no, documentName }) => no === permitNo && documentName === 'permit').map((row) => row.actionCd)
}
const everybody = ['oper', 'areaappr', 'mgr', 'sup', 'safety', 'emp2', 'emp', 'mgr2', 'eng']
/** For whom the permit waits. */
async function waitsFor(permitNo: number, actionCd: string): Promise<string[]> {
  const found = await Promise.all(
    everybody.map(async (id) => ((await tasks(id, permitNo)).includes(actionCd) ? [id] : [])),
  )
  return found.flat().sort()
}
const refusedHere = { status: 422, code: 'PT_AREA' }

test('a request waits for the issuers of its area, and for those above them', async () => {
  const { permitNo } = await submitted(site(), urgent)
  const other = await submitted(site(), OTHER_AREA)
  expect(await waitsFor(permitNo, 'review')).toEqual(['eng', 'oper'])
  expect(await waitsFor(other.permitNo, 'review')).toEqual(['emp2', 'eng'])
  await expect(site().as('oper').act(permit, other.permitNo, 'review')).rejects.toMatchObject(refusedHere)
  await expect(
    site().as('oper').act(permit, other.permitNo, 'cancel', { reasonDesc: '계획 변경' }),
  ).rejects.toMatchObject(refusedHere)
  expect((await site().as('emp2').act(permit, other.permitNo, 'review')).statusCd).toBe('REVIEW')
})

test('what the area fills in during the review nobody of another area writes; who asked still ticks what he has to prepare', async () => {
  const { permitNo } = await submitted(site(), urgent)
  const reviewing = await site().as('oper').act(permit, permitNo, 'review')
  const hazards = { areaHazardDesc: '톨루엔 배관 2 m 옆' }
  await expect(site().as('emp2').edit(permit, reviewing, permitNo, hazards)).rejects.toMatchObject({
    ...refusedHere,
    field: 'areaDeptCd',
  })
  const written = await site().as('eng').edit(permit, reviewing, permitNo, hazards)
  expect(written.areaHazardDesc).toBe(hazards.areaHazardDesc)
  const places = await site().as('emp2').call<{ version: string }>(`${SIMOPS_API}/${permitNo}`)
  const moving = site()
    .as('emp2')
    .call(`${SIMOPS_API}/${permitNo}/marks`, { method: 'PUT', body: { marks: [], version: places.version } })
  await expect(moving, 'where it is').rejects.toMatchObject({ status: 403 })
  const ready = await prepared(site(), urgent)
  const preparing = await site().as('oper').read(permit, ready.permitNo)
  const ticked = { permitCheck: preparing.permitCheck }
  await expect(site().as('emp2').edit(permit, preparing, ready.permitNo, ticked)).rejects.toMatchObject(refusedHere)
  expect((await site().as(VSP).edit(permit, preparing, ready.permitNo, ticked)).statusCd).toBe('PREP')
})

test('nobody who runs another area moves the people of a work, nor answers for one who works alone', async () => {
  const { permitNo, leaderPersonNo: personNo } = await working(site(), OTHER_AREA)
  const press = (userId: string, way: string, body: object) =>
    site().as(userId).call(`${permit.api}/${permitNo}/${way}`, { method: 'POST', body })
  const ways: [string, object][] = [
    ['crew', { personNo, crewRoleCd: 'WORKER' }],
    ['crew', { userId: 'sup', crewRoleCd: 'SUP' }],
    [`crew/${personNo}/leave`, {}],
    ['crew/mask', { personNo, isMasked: true }],
    ['entry', { personNo, goesIn: false }],
    ['check-in', { personNo }],
  ]
  for (const [way, body] of ways) await expect(press('oper', way, body), way).rejects.toMatchObject({ status: 403 })
  for (const userId of ['emp2', 'eng', VSP]) await press(userId, 'crew/mask', { personNo, isMasked: true })
})

test('what is asked, decided and stopped is told to the people of the area', async () => {
  const { permitNo } = await working(site(), OTHER_AREA)
  await site().services.db.write('SYSTEM', async (tx) => {
    const now = site().services.clock.now()
    const record = await site().as('safety').read(permit, permitNo)
    const notify = notifyThrough(tx, now)
    const m = permitMessages
    for (const kind of [m.PT_RQST, m.PT_LATE, m.PT_ISO, m.PT_GAS, m.PT_ISSUE, m.PT_RESUME, m.PT_EXTEND, m.PT_FINISH])
      await notify.tell(kind, record)
    await notify.tell(m.PT_OVER, record)
    await notify.tell(m.PT_APPR.to('APR'), record)
  })
  const heard = await told(permitNo)
  const issuers = ['emp2', 'eng']
  expect(heard).toMatchObject({
    PT_RQST: issuers,
    PT_ISSUE: issuers,
    PT_RESUME: issuers,
    PT_FINISH: issuers,
    PT_LATE: ['eng', 'mgr2'],
    PT_EXTEND: ['emp', 'eng'],
    PT_APPR: ['emp', 'eng'],
    // Neither the area nor anybody above it measures or isolates: whoever does at the plant.
    PT_ISO: ['elec'],
    PT_GAS: ['gas'],
    PT_OVER: ['safety'],
  })
})

test('a stop, its texts and its decision reach the area; where it has no supervisor, those of the plant', async () => {
  const { permitNo } = await working(site(), OTHER_AREA)
  await site().sql(`update wkod_master set issue_user_id = 'emp2' where permit_no = ${permitNo}`)
  await site().sql(`update sys_user set phone_no = '010-0000-0000' where user_id = any($1)`, [everybody])
  await site().as(VSP).act(permit, permitNo, 'stop', { reasonCd: 'STOPWORK', reasonDesc: '누출이 의심됨' })
  const heard = await told(permitNo)
  expect(heard.PT_STOP).toEqual(['emp2', 'eng', 'safety'])
  expect(heard.PT_DECIDE).toEqual(['safety', 'sup'])
  const texts = await site().sql<{ userId: string }>(
    `select user_id as "userId" from com_outbox where channel_cd = 'SMS' and user_id is not null
      and once_key like 'sms:permit-stop:${permitNo}:%' order by 1`,
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(({ userId }) => !['emp2', 'eng', 'safety'].includes(userId))).toEqual([])
  expect(await waitsFor(permitNo, 'decideStop')).toEqual(['safety', 'sup'])
  await joins('lab', 'SUP')
  expect(await waitsFor(permitNo, 'decideStop')).toEqual(['safety'])
  const decision = { stopDecisionCd: 'NONE' as const, stopDecisionDesc: '현장에서 함께 확인함' }
  await expect(site().as('sup').act(permit, permitNo, 'decideStop', decision)).rejects.toMatchObject(refusedHere)
  expect((await site().as('lab').act(permit, permitNo, 'decideStop', decision)).stopDecisionCd).toBe('NONE')
  await site().sql(`delete from sys_auth_user where user_id = 'lab'`)
})

test('who works alone and is not heard is missed and searched for by the people of his area', async () => {
  const { permitNo, leaderPersonNo } = await working(site(), OTHER_AREA)
  await site().sql(
    `update wkod_master_permit_crew set leave_dt = $1 where permit_no = ${permitNo} and person_no <> $2`,
    [at('09:40:00'), leaderPersonNo],
  )
  const heardAt = Date.parse(at('09:40:00'))
  const later = async (minutes: number) => {
    site().setClock(new Date(Math.max(heardAt, site().now().getTime()) + minutes * 60_000))
    await site().runJob('permit-clock')
  }
  await later(36)
  await later(6)
  const heard = await told(permitNo)
  expect(heard.PT_ALONE_LATE).toEqual(['safety', 'sup'])
  // Whoever guards the gate guards that of the plant.
  expect(heard.PT_SEARCH).toEqual(['emp2', 'eng', 'gate', 'safety', 'sup'])
})

test('an approval waits for the approvers of the area, whichever role it asks', async () => {
  const { permitNo } = await prepared(site(), urgent)
  const other = await prepared(site(), OTHER_AREA)
  expect(await waitsFor(permitNo, 'approve')).toEqual(['areaappr', 'eng'])
  expect(await waitsFor(other.permitNo, 'approve')).toEqual(['emp', 'eng'])
  await expect(site().as('areaappr').act(permit, other.permitNo, 'approve')).rejects.toMatchObject(refusedHere)
  await site().sql(`update wkod_master set appr_route_cd = 'MGR' where permit_no = ${other.permitNo}`)
  expect(await waitsFor(other.permitNo, 'approve')).toEqual(['eng', 'mgr2'])
  const views = await site()
    .as('areaappr')
    .list(permit, { view: 'waiting' } as never)
  expect(views.rows.map((row) => row.permitNo)).toContain(permitNo)
  expect(views.rows.map((row) => row.permitNo)).not.toContain(other.permitNo)
})

/** Who of these people hears a sentence from now on, whatever it is about. */
async function hears(code: string, doing: () => Promise<unknown>): Promise<string[]> {
  await site().sql(`delete from com_notification where event_cd = $1`, [code])
  await doing()
  const rows = await site().sql<{ id: string }>(
    `select distinct user_id::text as id from com_notification where event_cd = $1 and user_id = any($2) order by 1`,
    [code, everybody],
  )
  return rows.map(({ id }) => id)
}

test('what nobody can answer, and what is to be measured, is told to the area', async () => {
  const { permitNo } = await working(site(), OTHER_AREA)
  await site().sql(
    `update wkod_master set issue_user_id = 'emp2', gas_next_due_dt = $1 where permit_no = ${permitNo}`,
    [at('10:05:00')],
  )
  expect(await hears('GAS_SOON', () => site().runJob('gas-due'))).toEqual(['emp2', 'eng'])
  const record = await site().as('safety').read(permit, permitNo)
  const doubt = () =>
    site().services.db.write('SYSTEM', (tx) =>
      notifyThrough(tx, site().services.clock.now()).tell(permitMessages.PT_DOUBT, record, { part: '기상', n: 10 }),
    )
  expect(await hears('PT_DOUBT', doubt)).toEqual(['emp2', 'eng', 'safety'])
})

test('an area that stops alone is told its own people, a plant that stops everybody', async () => {
  const press = (body: object) => () =>
    site()
      .as('gate')
      .call(EMERGENCY_API, { method: 'POST', body: { reasonDesc: '가스 누출', ...body } })
  const ofArea = await hears('EMERGENCY_STOP', press({ scopeCd: 'AREA', areaDeptCd: 'D2120' }))
  // Of the supervisors those of the plant: the area has none.
  expect(ofArea).toEqual(['emp', 'emp2', 'eng', 'safety', 'sup'])
  const ofPlant = await hears('EMERGENCY_STOP', press({ scopeCd: 'PLANT' }))
  expect(ofPlant).toEqual(['areaappr', 'emp', 'emp2', 'eng', 'oper', 'safety', 'sup'])
  await site().sql('delete from emergency_stop_permit; delete from emergency_stop')
})

test('an isolation is let in again, and looked at after its month, by its area', async () => {
  const [plan] = await site().sql<{ no: number }>(
    `insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, long_yn, next_review_ymd, create_user_id)
      values ('ISO-T-8', 'TESTING', '2000', 'R-208', '질소', 'PID-8', 'D2120', 'Y', '2026-11-24', 'maint') returning iso_plan_no::int as no`,
  )
  const no = plan?.no ?? 0
  const waits = await Promise.all(
    ['oper', 'emp2', 'eng'].map(async (userId) => {
      const { rows } = await site().as(userId).call<{ rows: Work[] }>('/api/my-work')
      return rows.some((row) => row.documentName === 'iso-plan' && row.no === no)
    }),
  )
  expect(waits).toEqual([false, true, true])
  const { can } = await site().as('oper').read(isoPlan, no)
  expect(can.checks?.endTest).toMatchObject([{ ruleCd: 'ISO_OF_AREA', resultCd: 'BLOCK', lifterCds: ['OPR'] }])
  expect(await hears('ISO_REVIEW', () => site().runJob('iso-review'))).toEqual(['emp2', 'eng', 'safety'])
})

test('a deputy does for the absent what is of the absent one’s area', async () => {
  const { permitNo } = await submitted(site(), OTHER_AREA)
  expect(await tasks('areaappr', permitNo)).toEqual([])
  await joins('lab', 'OPR')
  await site().sql(
    `insert into appr_absence (user_id, deputy_user_id, start_dt, end_dt, scope_cd, reason_desc)
      values ('emp2', 'areaappr', '2026-11-23T00:00:00+09:00', '2026-11-27T00:00:00+09:00', 'ALL', '휴가')`,
  )
  expect(await tasks('areaappr', permitNo)).toEqual(['review'])
  expect((await site().as('areaappr').act(permit, permitNo, 'review')).statusCd).toBe('REVIEW')
  await site().sql(`delete from appr_absence where user_id = 'emp2'; delete from sys_auth_user where user_id = 'lab'`)
})
