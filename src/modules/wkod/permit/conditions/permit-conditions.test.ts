/** What happens where two conditions of a permit meet: asked at every step at which work begins or goes on. */

import { beforeEach, expect, test } from 'vitest'
import { sgcDemerit } from '#modules/contractor/demerit/demerit.model.ts'
import { aDemerit } from '#modules/contractor/demerit/sgc.seed.ts'
import type { DraftOf } from '#platform/model/document.ts'
import type { Work } from '#platform/server/documents/my-work.routes.ts'
import { addSimopsRules } from '../../simops/simops-rule.add.ts'
import { facts } from '../fields/type-facts.fixture.ts'
import { aPermitSite, at, groundOf, issued, prepared, submitted, talked, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const codesOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const start = (permitNo: number) => site().as(VSP).act(permit, permitNo, 'start')
const resume = (permitNo: number) => site().as('oper').act(permit, permitNo, 'resume')
const stateOf = async (permitNo: number) => (await site().as('oper').read(permit, permitNo)).statusCd
const set = (permitNo: number, columns: string) =>
  site().sql(`update wkod_master set ${columns} where permit_no = ${permitNo}`)

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP', 'PREP');
    update emergency_stop set end_dt = now() where end_dt is null; delete from weather_obs`)
  site().setClock(at('09:40:00'))
})
/** Issued and talked about: it lacks nothing but the press. */
async function ready(values: DraftOf<typeof permit> = {}) {
  const { permitNo } = await issued(site(), { ...urgent, ...values })
  await talked(site(), permitNo, site().services.clock.now().toISOString())
  return permitNo
}
async function pausing() {
  const { permitNo } = await working(site(), urgent)
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'BREAK' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  return permitNo
}

test('PT-A28 while the plant is stopped nothing starts and no pause ends; when it is over, both go on without a release of their own', async () => {
  const paused = await pausing()
  const permitNo = await ready()
  site().setClock(at('10:00:00'))
  const emergency = (by: string, path: string, body: object) =>
    site()
      .as(by)
      .call<{ emergencyStopNo: number }>(path ? `/api/saf/wkod/emergency/${path}` : '/api/saf/wkod/emergency', {
        method: 'POST',
        body,
      })
  const { emergencyStopNo } = await emergency('gate', '', {
    scopeCd: 'PLANT',
    areaDeptCd: null,
    reasonDesc: '톨루엔 누출',
  })
  site().setClock(at('10:05:00'))
  expect(await codesOf(start(permitNo))).toEqual(['PT_EMERGENCY'])
  expect(await codesOf(resume(paused))).toEqual(['PT_EMERGENCY'])
  site().setClock(at('10:30:00'))
  await emergency('safety', `${emergencyStopNo}/end`, { endDesc: '누출을 차단하고 농도를 확인함' })
  site().setClock(at('10:31:00'))
  expect((await start(permitNo)).statusCd).toBe('WORK')
  expect((await resume(paused)).statusCd).toBe('WORK')
})

test('PT-A41 a work platform outdoors starts half an hour after the last gust of ten, not before', async () => {
  site().setClock(at('08:30:00'))
  const permitNo = await ready({ outdoorYn: 'Y' })
  await set(permitNo, `${facts({ meansCd: 'AWP' })}, issue_dt = '${at('09:30:00')}'`)
  const see = (time: string, gust: number) =>
    site().sql(`insert into weather_obs (plant_cd, obs_dt, gust_val, source_cd, create_user_id)
      values ('2000', '${at(time)}', ${gust}, 'MANUAL', 'safety')`)
  await see('09:00:00', 10)
  await see('09:10:00', 9.9)
  site().setClock(at('09:39:00'))
  expect(await codesOf(start(permitNo))).toEqual(['PT_WEATHER_CLEAR'])
  site().setClock(at('09:40:00'))
  expect((await start(permitNo)).statusCd).toBe('WORK')
})

test('PT-A30 hot work whose time ran out unfinished keeps line opening away until it is closed', async () => {
  await addSimopsRules(site().services.db)
  const hot = await working(site(), { ...hotValues, ...urgent })
  const line = await ready()
  await set(
    line,
    `permit_sub_cds = 'LNB', work_to_dt = '${at('20:00:00')}', ${facts({ firstBreakPpeYn: 'Y', residualVal: 0 })}`,
  )
  await site().sql(`update permit_mark set location_x = o.location_x, location_y = o.location_y, mark_type = 'LNB'
    from permit_mark o where o.permit_no = ${hot.permitNo} and permit_mark.permit_no = ${line}`)
  const beside = async () => (await codesOf(start(line))).filter((code) => code === 'SIMOPS_BLOCK')
  await set(hot.permitNo, `status_cd = 'SUSP', susp_reason_cd = 'EXPIRED', susp_dt = '${at('16:00:00')}'`)
  site().setClock(at('17:30:00'))
  await talked(site(), line, at('17:25:00'))
  expect(await beside()).toEqual(['SIMOPS_BLOCK'])
  await set(hot.permitNo, `status_cd = 'DONE', susp_reason_cd = null`)
  expect(await beside()).toEqual(['SIMOPS_BLOCK'])
  await set(hot.permitNo, `status_cd = 'CLOSE'`)
  expect(await beside()).toEqual([])
})

test('a neighbour to agree with who came after the review is agreed with before approval and start', async () => {
  await addSimopsRules(site().services.db)
  const { permitNo: one } = await prepared(site(), { ...hotValues, ...urgent })
  const other = await ready()
  await set(other, `permit_sub_cds = 'CSE'`)
  await aired(site(), one)
  await site().sql(`update permit_mark set location_x = o.location_x, location_y = o.location_y, mark_type = 'CSE'
    from permit_mark o where o.permit_no = ${one} and permit_mark.permit_no = ${other}`)
  await set(one, `equip_no = 'R-101'`)
  await set(other, `equip_no = 'R-202'`)
  expect(await codesOf(site().as('areaappr').act(permit, one, 'approve'))).toEqual(['SIMOPS_COORD'])
  expect(await codesOf(start(other))).toContain('SIMOPS_COORD')
})

test('PT-A34 behind an isolation each has his own lock, own employees and their leader too', async () => {
  const permitNo = await ready()
  await site().sql(`delete from wkod_master_permit_crew where permit_no = ${permitNo};
    insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd, tbm_sign_dt)
      values (${permitNo}, 1, 'emp', 'WORKER', '${at('09:30:00')}'), (${permitNo}, 2, 'maint', 'WORKER', '${at('09:30:00')}'),
      (${permitNo}, 3, 'sup', 'LEADER', '${at('09:30:00')}')`)
  const ofVendor = (vendorCd: string) =>
    site().sql(
      `update jsa set vendor_cd = ${vendorCd} where jsa_no = (select jsa_no from wkod_master where permit_no = ${permitNo})`,
    )
  await ofVendor('null')
  await set(permitNo, `vendor_cd = null, leader_person_no = null, leader_user_id = 'sup', wkod_plan_no = null`)
  const [plan] = await site().sql<{ no: number }>(`with plan as (
      insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id)
      values ('ISO-T-34', 'VERIFIED', '2000', 'R-201', '질소', 'PID-1', 'D2110', 'oper') returning iso_plan_no),
    point as (insert into iso_plan_points (iso_plan_no, seq_no, iso_point_no, tag_nm, energy_cd, iso_method_cd, service_cd, point_status_cd)
      select iso_plan_no, 1, 1, 'N2-12', 'CHM', 'BLIND', 'INERT', 'VERIFIED' from plan),
    link as (insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id)
      select iso_plan_no, ${permitNo}, now(), 'oper' from plan)
    select iso_plan_no::int as no from plan`)
  const lock = (userId: string) =>
    site()
      .as('sup')
      .call(`/api/saf/wkod/permitiso/${permitNo}/plans/${plan?.no}/locks`, {
        method: 'POST',
        body: { personNo: null, userId, lockNo: `P-${userId}` },
      })
  const told = () =>
    site()
      .as('sup')
      .act(permit, permitNo, 'start')
      .catch(({ answer }) => answer.problems)
  await lock('emp')
  await lock('maint')
  expect(await told()).toMatchObject([{ code: 'PT_LOCKS', message: expect.stringContaining('1명') }])
  await lock('sup')
  await told()
  expect(await stateOf(permitNo)).toBe('WORK')
  await ofVendor(`'V100001'`)
})

test('PT-A33 the attendant and who is inside do not leave the record, and nothing resumes while somebody is inside', async () => {
  const { people } = await groundOf(site())
  const [, worker, , watch] = people.map(({ personNo }) => personNo)
  const { permitNo } = await working(site(), {
    ...spaceValues,
    ...urgent,
    watchPersonNo: watch ?? null,
  })
  await aired(site(), permitNo)
  await talked(site(), permitNo, at('09:35:00'))
  const send = (path: string, body: object) =>
    site().as(VSP).call(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body })
  const leave = (personNo = 0) => codesOf(send(`crew/${personNo}/leave`, {}))
  await send('entry', { personNo: worker, goesIn: true })
  expect(await leave(watch)).toEqual(['PT_LEAVE_INSIDE'])
  expect(await leave(worker)).toEqual(['PT_LEAVE_INSIDE'])
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'BREAK' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  site().setClock(at('09:50:00'))
  await aired(site(), permitNo)
  const counted = () => site().as('oper').act(permit, permitNo, 'resume', { headCountCnt: 4 })
  expect(await codesOf(counted())).toEqual(['PT_INSIDE'])
  await send('entry', { personNo: worker, goesIn: false })
  expect((await counted()).statusCd).toBe('WORK')
  expect(await leave(worker)).toEqual([])
})

test('PT-A32 however short the stop, work with measured air resumes on air of the last half hour', async () => {
  site().setClock(at('08:00:00'))
  const { permitNo } = await working(site(), { ...hotValues, ...urgent })
  await aired(site(), permitNo, at('08:00:00'))
  site().setClock(at('09:50:00'))
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'SIMOPS' })
  site().setClock(at('10:05:00'))
  await site().as(VSP).act(permit, permitNo, 'askResume')
  expect(await codesOf(resume(permitNo))).toEqual(['PT_GAS_AGE'])
  await aired(site(), permitNo, at('10:06:00'))
  site().setClock(at('10:07:00'))
  expect((await resume(permitNo)).statusCd).toBe('WORK')
})

test('PT-A41 what was issued early is called back an hour after it could have begun', async () => {
  site().setClock(at('07:40:00'))
  const { permitNo } = await issued(site(), { ...urgent, workFromDt: at('09:00:00'), workToDt: at('16:00:00') })
  const minute = async (time: string) => {
    site().setClock(at(time))
    await site().runJob('permit-clock')
    return stateOf(permitNo)
  }
  const told = async () =>
    (await site().as(VSM).notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('발급이 취소됩니다'))
      .length
  const before = await told()
  await minute('09:49:59')
  expect(await told()).toBe(before)
  await minute('09:50:00')
  expect(await told()).toBe(before + 1)
  expect([await minute('09:51:00'), await minute('09:59:59'), await minute('10:00:00')]).toEqual([
    ...['ISSUED', 'ISSUED', 'PREP'],
  ])
  expect(await told()).toBe(before + 1)
})

test('PT-A39 whatever the code on the spot stopped waits for a decision; until it is found without grounds nobody of the crew is blamed for that day', async () => {
  const { permitNo, permitDocNo, leaderPersonNo } = await working(site(), urgent)
  const { path } = await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)
  const scan = (to: string, body: object) =>
    fetch(`${site().address}${path}/${to}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'ko' },
    }).then(({ status }) => status)
  const key = 'a'.repeat(32)
  expect(await scan('act', { code: 'PERSON', key })).toBe(200)
  const [first] = (await groundOf(site())).people
  const his = { personNm: first?.personNm, phoneTail: first?.phoneTail }
  expect(await scan('act', { key, claim: his })).toBe(200)
  expect((await site().as('oper').read(permit, permitNo)).permitSusp).toMatchObject([
    { srcCd: 'QR', reasonCd: 'PERSON', byPersonNo: first?.personNo, decisionCd: null },
  ])
  const blame = () =>
    site()
      .as('safety')
      .create(sgcDemerit, { ...aDemerit(leaderPersonNo ?? 0), permitDocNo, violDt: at('09:30:00') })
      .then(({ sgcDemeritNo }) => codesOf(site().as('safety').act(sgcDemerit, sgcDemeritNo, 'issue')))
  const waits = async () => {
    const { rows } = await site().as('sup').call<{ rows: Work[] }>('/api/my-work')
    return rows.some(({ no, actionCd }) => no === permitNo && actionCd === 'decideStop')
  }
  expect(await blame()).toContain('SGC_STOP')
  expect(await waits()).toBe(true)
  await site().as(VSP).act(permit, permitNo, 'askResume')
  expect(await codesOf(resume(permitNo))).toEqual(['PT_RESUME_DECISION'])
  const decide = (stopDecisionCd: 'GROUNDED' | 'NONE') =>
    site()
      .as('safety')
      .act(permit, permitNo, 'decideStop', { stopDecisionCd, stopDecisionDesc: '현장에서 함께 확인함' })
  await decide('GROUNDED')
  expect(await waits()).toBe(false)
  expect(await blame()).toContain('SGC_STOP')
  const told = await site().sql<{ body: string }>(
    `select body_desc as body from com_outbox where once_key like 'sms:permit-decided:${permitNo}:%'`,
  )
  expect(told).toEqual([{ body: expect.stringContaining(permitDocNo ?? '') }])
  expect((await resume(permitNo)).statusCd).toBe('WORK')
  await site().sql(`update wkod_master_permit_susp set decision_cd = 'NONE' where permit_no = ${permitNo}`)
  expect(await blame()).not.toContain('SGC_STOP')
})

test('who wrote a draft or changed it last is one who asked, and approvers are of the area', async () => {
  const { permitNo } = await submitted(site(), urgent)
  await set(permitNo, `create_user_id = 'oper'`)
  expect(await codesOf(site().as('oper').act(permit, permitNo, 'review'))).toContain('CM-03')
  await set(permitNo, `create_user_id = 'V100001-02', draft_user_id = 'oper'`)
  expect(await codesOf(site().as('oper').act(permit, permitNo, 'review'))).toContain('CM-03')
  const ready = await prepared(site(), urgent)
  // 생산2팀 has an approver of its own.
  await site().sql(
    `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, 'emp2' from sys_auth_grp where auth_grp_cd = 'APR'`,
  )
  await set(ready.permitNo, `area_dept_cd = 'D2120'`)
  expect(await codesOf(site().as('areaappr').act(permit, ready.permitNo, 'approve'))).toContain('PT_AREA')
  await set(ready.permitNo, `area_dept_cd = 'D2110'`)
  expect((await site().as('areaappr').act(permit, ready.permitNo, 'approve')).statusCd).toBe('APPR')
})

test('who asked or reviewed does not review a second time', async () => {
  const { permitNo } = await submitted(site(), { ...spaceValues, ...urgent })
  await site().as('oper').act(permit, permitNo, 'review')
  const coReview = () => codesOf(site().as('safety').act(permit, permitNo, 'coReview'))
  for (const field of ['draft_user_id', 'review_user_id']) {
    const [before] = await site().sql<{ was: string | null }>(
      `select ${field} as was from wkod_master where permit_no = ${permitNo}`,
    )
    await set(permitNo, `${field} = 'safety'`)
    expect(await coReview(), field).toEqual(['CM-03'])
    await set(permitNo, `${field} = ${before?.was ? `'${before.was}'` : 'null'}`)
  }
  expect(await coReview()).toEqual([])
})

test('PT-A39 what somebody of the crew stops is decided as well; what the site stops is not', async () => {
  const asks = async (by: string, reasonCd: 'GAS_HIGH' | 'BREAK') => {
    const { permitNo } = await working(site(), urgent)
    await site().as(by).act(permit, permitNo, 'stop', { reasonCd })
    const { stopAskYn, permitSusp } = await site().as('oper').read(permit, permitNo)
    return [permitSusp?.[0]?.srcCd, stopAskYn]
  }
  expect(await asks(VSM, 'GAS_HIGH')).toEqual(['CREW', 'Y'])
  expect(await asks(VSM, 'BREAK')).toEqual(['CREW', 'N'])
  expect(await asks('safety', 'GAS_HIGH')).toEqual(['PERSON', 'N'])
})
