/** Work goes on only while everything holds that is asked at work; by the clock, whatever door a change came through. */

import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { instead } from '#platform/server/ports.ts'
import { aServerBeside } from '#platform/test/site.ts'
import { wkodPlan } from '../../plan/wkod-plan.model.ts'
import { addSimopsRules } from '../../simops/simops-rule.add.ts'
import { facts } from '../fields/type-facts.fixture.ts'
import { aPermitSite, at, groundOf, issued, talked, VSM, VSP, working, worksOver } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'
import { conditions } from './permit-conditions.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const set = (permitNo: number, columns: string) =>
  site().sql(`update wkod_master set ${columns} where permit_no = ${permitNo}`)
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const minute = (time: string) => {
  site().setClock(at(time))
  return site().runJob('permit-clock')
}
/** How the work stands, and why. */
async function stateOf(permitNo: number) {
  const { statusCd, suspReasonCd, permitSusp } = await read(permitNo)
  return [statusCd, suspReasonCd, permitSusp?.at(-1)?.reasonDesc ?? '']
}
const atWork = async (values: DraftOf<typeof permit> = {}) => (await working(site(), { ...urgent, ...values })).permitNo

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP', 'PREP');
    update emergency_stop set end_dt = now() where end_dt is null; delete from weather_obs; delete from obs_card;
    delete from permit_doubt; update wkod_plan set status_cd = 'APPR', const_no = null, root_plan_no = wkod_plan_no; update entry_log set delete_yn = 'N';
    update vendor_info set vendor_status_cd = 'ACTIVE'; update vendor_master set status_cd = 'ACTIVE' where status_cd = 'SUSP'`)
  site().setClock(at('09:40:00'))
})

test('what is asked at work says with which reason it stops it', () => {
  const named = conditions.filter(({ asked, stop }) => asked.includes('w') !== (stop !== undefined))
  expect(named.map(({ name }) => name)).toEqual([])
})

/** What somebody changes about a work that goes on, the reason with which it stops, and what is said of it. */
const changes: readonly [name: string, how: (permitNo: number) => Promise<unknown>, reasonCd: string, said: string][] =
  [
    [
      'emergency',
      () =>
        site().sql(`insert into emergency_stop (plant_cd, scope_cd, reason_desc, stop_dt, stop_user_id, stopped_cnt)
        values ('2000', 'PLANT', '누출', '${at('09:40:00')}', 'gate', 0)`),
      'EMERGENCY',
      '비상상황이 해제되지 않았습니다.',
    ],
    [
      'stopped',
      (no) =>
        site().sql(`insert into obs_card (obs_card_doc_no, status_cd, plant_cd, obs_type_cd, obs_dt, place_desc, content_desc, permit_no)
        values ('OBS-T-1', 'NEW', '2000', 'STOP', '${at('09:40:00')}', '반응기', '가스 냄새', ${no})`),
      'STOPWORK',
      '작업중지 신고에 재개 결정이 기록되지 않았습니다.',
    ],
    [
      'weather',
      async (no) => {
        await set(no, facts({ weatherKindCds: 'STEEL' }))
        await site().sql(`insert into weather_obs (plant_cd, obs_dt, wind_val, source_cd, create_user_id)
        values ('2000', '${at('09:40:00')}', 10, 'MANUAL', 'safety')`)
      },
      'WEATHER',
      '철골 조립: 풍속 10 m/s (기준 10 m/s 이상)',
    ],
    ['air', (no) => set(no, `gas_next_due_dt = '${at('09:30:00')}'`), 'GAS_OVERDUE', '가스측정이 11분 늦었습니다.'],
    [
      'breath',
      async (no) => {
        await set(no, `permit_sub_cds = 'LNB', iso_none_desc = null`)
        await aired(site(), no)
        await site().sql(`update gas_set set status_cd = 'COND' where permit_no = ${no}`)
      },
      'GAS_HIGH',
      '송기마스크·공기호흡기를 쓰는 조건으로 허용된 측정입니다.',
    ],
    [
      'isolation',
      (no) => set(no, `permit_sub_cds = 'LNB'`),
      'ISOLATION',
      '배관·설비를 여는 작업에는 격리를 연결해야 합니다.',
    ],
    [
      'parts',
      (no) => set(no, `permit_sub_cds = 'HVY', ${facts({ loadVal: 0.5, rigVal: 0.1, ratedVal: 5 })}`),
      'PERSON',
      '신호수를 지정하세요.',
    ],
    [
      'gate',
      async (no) => {
        const { leaderPersonNo } = await read(no)
        await site().sql(`update entry_log set delete_yn = 'Y' where person_no = ${leaderPersonNo}`)
      },
      'PERSON',
      '출입하지 않은 인원이 1명 있습니다.',
    ],
    [
      'planStopped',
      () => site().sql(`update wkod_plan set status_cd = 'SUSP'`),
      'INSPECTION',
      '작업계획서가 중지되었습니다. (WP-T-1)',
    ],
    [
      'construction',
      () =>
        site().sql(`with made as (insert into consts (status_cd, plant_cd, const_doc_no, const_nm) values ('TEMP', '2000', 'CN-T-1', '증설') returning 1)
        update wkod_plan set const_no = 'CN-T-1'`),
      'INSPECTION',
      '공사가 진행 중일 때만 작업할 수 있습니다.',
    ],
    [
      'registered',
      () =>
        site().sql(`update vendor_info set vendor_status_cd = 'SUSP' where vendor_cd = 'V100001';
        update vendor_master set status_cd = 'SUSP' where vendor_cd = 'V100001' and status_cd = 'ACTIVE'`),
      'PERSON',
      '등록이 유효한 협력업체가 아닙니다.',
    ],
    ['window', (no) => set(no, `work_to_dt = '${at('09:41:00')}'`), 'EXPIRED', '유효시간이 끝났습니다.'],
  ]

test.each(changes)(
  '%s: changed by whatever door, the work stops within a minute and says why',
  async (_, how, reasonCd, said) => {
    const permitNo = await atWork({ wkodPlanNo: await planNo() })
    await minute('09:40:30')
    expect((await stateOf(permitNo))[0]).toBe('WORK')
    await how(permitNo)
    await minute('09:41:00')
    expect(await stateOf(permitNo)).toEqual(['SUSP', reasonCd, expect.stringContaining(said)])
  },
)
async function planNo() {
  const [plan] = await site().sql<{ no: number }>(
    `select wkod_plan_no::int as no from wkod_plan where wkod_plan_doc_no = 'WP-T-1'`,
  )
  return plan?.no ?? 0
}

test('the first that fails in the order of the list is the reason, the others stand in the text; one stop, one message', async () => {
  const permitNo = await atWork({ wkodTitle: '두 가지가 어긋난 작업' })
  await set(permitNo, `gas_next_due_dt = '${at('09:00:00')}', work_to_dt = '${at('09:41:00')}'`)
  await site().sql(`insert into emergency_stop (plant_cd, scope_cd, reason_desc, stop_dt, stop_user_id, stopped_cnt)
    values ('2000', 'PLANT', '누출', '${at('09:40:00')}', 'gate', 0)`)
  await minute('09:41:00')
  await minute('09:42:00')
  const { suspReasonCd, permitSusp } = await read(permitNo)
  expect(suspReasonCd).toBe('EMERGENCY')
  expect(permitSusp?.map(({ reasonDesc }) => reasonDesc)).toEqual([
    '비상상황이 해제되지 않았습니다. · 가스측정이 41분 늦었습니다. · 유효시간이 끝났습니다.',
  ])
  const { rows } = await site().as(VSM).notifications()
  const told = rows.filter(({ messageDesc }) => messageDesc.includes('두 가지가 어긋난 작업'))
  expect(told.map(({ messageDesc }) => messageDesc).filter((text) => text.startsWith('작업이 중지'))).toEqual([
    expect.stringContaining('가스측정이 41분 늦었습니다.'),
  ])
})

test('PT-A38 of two works that a rule forbids beside each other the one that began later stops', async () => {
  site().setClock(at('08:00:00'))
  const first = await atWork(hotValues)
  site().setClock(at('09:00:00'))
  const second = await atWork()
  await set(second, `permit_base_cd = 'GEN', permit_sub_cds = 'PNT', ${facts({ vaporYn: 'Y' })}`)
  await site().sql(`update permit_mark set location_x = o.location_x, location_y = o.location_y, mark_type = 'PNT'
    from permit_mark o where o.permit_no = ${first} and permit_mark.permit_no = ${second}`)
  await site().sql('delete from simops_rule')
  await minute('09:59:00')
  expect([(await stateOf(first))[0], (await stateOf(second))[0]]).toEqual(['WORK', 'WORK'])
  await addSimopsRules(site().services.db)
  await minute('10:01:00')
  expect([(await stateOf(first))[0], ...(await stateOf(second)).slice(0, 2)]).toEqual(['WORK', 'SUSP', 'SIMOPS'])
})

test('PT-A33 the attendant who goes out through the gate stops the work; so does who is inside by the log', async () => {
  const { people } = await groundOf(site())
  const [, worker = 0, , watch = 0] = people.map(({ personNo }) => personNo)
  const start = async () => {
    const permitNo = await atWork({ ...spaceValues, watchPersonNo: watch })
    await talked(site(), permitNo, at('09:35:00'))
    await site()
      .as(VSP)
      .call(`${permit.api}/${permitNo}/entry`, { method: 'POST', body: { personNo: worker, goesIn: true } })
    return permitNo
  }
  const goesOut = (personNo: number) => site().sql(`update entry_log set delete_yn = 'Y' where person_no = ${personNo}`)
  const watched = await start()
  await goesOut(watch)
  await minute('09:41:00')
  expect((await stateOf(watched)).slice(0, 2)).toEqual(['SUSP', 'PERSON'])
  await site().sql(`update entry_log set delete_yn = 'N'`)
  await worksOver(site())
  const left = await start()
  await goesOut(worker)
  await minute('09:42:00')
  expect(await stateOf(left)).toEqual([
    'SUSP',
    'PERSON',
    expect.stringContaining('밀폐공간 안에 있는 것으로 기록된 1명'),
  ])
  const line = (await read(left)).permitCrew?.find(({ personNo }) => personNo === worker)
  expect(line?.leaveDt, 'who is inside leaves no record').toBeNull()
  await site().sql(`update entry_log set delete_yn = 'N'`)
  await worksOver(site())
  const untaught = await start()
  const ends = (ymd: string) =>
    site().sql(`update edu_rqst set valid_to_ymd = $2 where person_no = $1 and edu_class_cd = 'ENTRY'`, [worker, ymd])
  await ends('2026-11-23')
  await minute('09:43:00')
  expect(await stateOf(untaught), 'a rule of people calls out who is inside').toEqual([
    'SUSP',
    'PERSON',
    expect.stringMatching(/^[^:]+: E\d\d /),
  ])
  await ends('2027-11-23')
})

test('whoever watches at one work watches at no other that goes on', async () => {
  const { people } = await groundOf(site())
  const watch = people[5]?.personNo ?? 0
  const first = await atWork({ ...hotValues, fireWatchPersonNo: watch, watchKitYn: 'Y' })
  await minute('09:41:00')
  expect((await stateOf(first))[0]).toBe('WORK')
  const second = await atWork()
  await set(second, `leader_person_no = ${watch}`)
  await minute('09:42:00')
  expect(await stateOf(first)).toEqual(['SUSP', 'PERSON', expect.stringContaining('다른 일을 하고 있습니다.')])
  expect((await stateOf(second))[0], 'he leads there').toBe('WORK')
})

test('PT-A34 whose own lock is off has left, the work goes on without him; without its leader’s it does not', async () => {
  const { permitNo } = await issued(site(), urgent)
  await site().sql(`delete from wkod_master_permit_crew where permit_no = ${permitNo};
    insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd, tbm_sign_dt, add_dt)
      values (${permitNo}, 1, 'emp', 'WORKER', '${at('09:30:00')}', '${at('09:40:00')}'), (${permitNo}, 2, 'maint', 'WORKER', '${at('09:30:00')}', '${at('09:40:00')}'),
      (${permitNo}, 3, 'sup', 'LEADER', '${at('09:30:00')}', '${at('09:40:00')}')`)
  await set(
    permitNo,
    `vendor_cd = null, leader_person_no = null, leader_user_id = 'sup', wkod_plan_no = null, status_cd = 'WORK', start_dt = '${at('09:40:00')}'`,
  )
  await site().sql(`with plan as (
      insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id)
      values ('ISO-T-35', 'VERIFIED', '2000', 'R-201', '질소', 'PID-1', 'D2110', 'oper') returning iso_plan_no),
    link as (insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id) select iso_plan_no, ${permitNo}, now(), 'oper' from plan)
    , point as (insert into iso_plan_points (iso_plan_no, seq_no, iso_point_no, tag_nm, energy_cd, iso_method_cd, lock_no, point_status_cd)
      select iso_plan_no, 1, 1, 'HV-1', 'PRS', 'BLIND', 'L-35', 'VERIFIED' from plan)
    insert into iso_plan_personal (iso_plan_no, seq_no, iso_personal_no, permit_no, user_id, lock_no, on_dt, on_user_id)
    select iso_plan_no, u.n, u.n, ${permitNo}, u.id, 'P-' || u.id, now(), u.id from plan, (values (1, 'sup'), (2, 'emp'), (3, 'maint')) u (n, id)`)
  const off = (userId: string) =>
    site().sql(
      `update iso_plan_personal set off_dt = '${at('09:41:30')}' where permit_no = ${permitNo} and user_id = '${userId}'`,
    )
  const gone = async () =>
    ((await read(permitNo)).permitCrew ?? []).filter(({ leaveDt }) => leaveDt !== null).map(({ userId }) => userId)
  await minute('09:41:00')
  expect([(await stateOf(permitNo))[0], await gone()]).toEqual(['WORK', []])
  await off('emp')
  await minute('09:42:00')
  expect([(await stateOf(permitNo))[0], await gone()]).toEqual(['WORK', ['emp']])
  const [plan] = await site().sql<{ no: number }>(
    `select iso_plan_no::int as no from iso_plan where iso_plan_doc_no = 'ISO-T-35'`,
  )
  const lock = (userId: string) =>
    site()
      .as('sup')
      .call(`/api/saf/wkod/permitiso/${permitNo}/plans/${plan?.no}/locks`, {
        method: 'POST',
        body: { userId, lockNo: `P-${userId}-again` },
      })
  const present = async () =>
    ((await read(permitNo)).permitCrew ?? []).filter(({ userId, leaveDt }) => userId === 'emp' && leaveDt === null)
  await lock('emp')
  expect(await present(), 'by the talk that he signed').toMatchObject([{ addDt: null, tbmSignDt: at('09:30:00') }])
  await minute('09:43:00')
  expect(await present()).toMatchObject([{ addDt: expect.stringContaining('T09:43') }])
  await site().sql(
    `update wkod_master_permit_crew set leave_dt = '${at('09:43:30')}' where permit_no = ${permitNo} and user_id = 'maint'`,
  )
  await expect(lock('maint'), 'who left for something else comes back by no lock').rejects.toMatchObject({
    code: 'ISO_CREW',
  })
  await off('sup')
  await minute('09:44:00')
  expect(await stateOf(permitNo)).toEqual([
    'SUSP',
    'PERSON',
    expect.stringContaining('개인잠금을 걸지 않은 인원이 1명'),
  ])
})

test('who joined and has not begun stops nothing and leaves nothing; with all that is asked of him he begins', async () => {
  const { people } = await groundOf(site())
  const late = people[4]?.personNo ?? 0
  const permitNo = await atWork()
  await site().sql(`update entry_log set delete_yn = 'Y' where person_no = ${late};
    insert into wkod_master_permit_crew (permit_no, seq_no, person_no, crew_role_cd) values (${permitNo}, 9, ${late}, 'WORKER')`)
  const line = async () => (await read(permitNo)).permitCrew?.find(({ personNo }) => personNo === late)
  await minute('09:41:00')
  expect([(await stateOf(permitNo))[0], (await line())?.leaveDt, (await line())?.addDt]).toEqual(['WORK', null, null])
  await site().sql(`update entry_log set delete_yn = 'N' where person_no = ${late};
    update wkod_master_permit_crew set tbm_sign_dt = now() where permit_no = ${permitNo} and person_no = ${late}`)
  await minute('09:42:00')
  expect((await line())?.addDt).toContain('T09:42')
})

/** A program that nobody tells of the weather, and one whose question breaks. */
const unknowing = aServerBeside(site, [instead(permitAsks, { weather: absentWeather })])
async function absentWeather(): Promise<never> {
  throw new Error('the weather station does not answer')
}

test('what nobody can answer is told at once, and stops the work ten minutes later', async () => {
  const permitNo = await atWork({ wkodTitle: '모르는 날씨의 작업' })
  const told = async () =>
    (await site().as(VSM).notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('확인할 수 없습니다'))
      .length
  const before = await told()
  const blind = async (time: string) => {
    site().setClock(at(time))
    await unknowing().runJob('permit-clock')
    return (await stateOf(permitNo)).slice(0, 2)
  }
  expect(await blind('09:41:00')).toEqual(['WORK', null])
  expect(await told()).toBe(before + 1)
  expect(await blind('09:50:59')).toEqual(['WORK', null])
  expect(await told()).toBe(before + 1)
  expect(await blind('09:51:30')).toEqual(['SUSP', 'WEATHER'])
})

test('a doubt that was answered begins anew', async () => {
  const permitNo = await atWork()
  site().setClock(at('09:41:00'))
  await unknowing().runJob('permit-clock')
  await minute('09:45:00')
  site().setClock(at('09:52:00'))
  await unknowing().runJob('permit-clock')
  expect((await stateOf(permitNo))[0]).toBe('WORK')
})

test('PT-A33 who goes out through the gate, and a plan that is suspended, stop the work in their own transaction', async () => {
  const left = await atWork()
  const { leaderPersonNo } = await read(left)
  await site().sql(
    `update entry_log set out_dt = null where person_no = ${leaderPersonNo} and in_dt::date = '2026-11-24'`,
  )
  await site()
    .as('gate')
    .call('/api/vendor/entry/gate/scan', {
      method: 'POST',
      body: { personNo: leaderPersonNo, gateCd: 'G1', directionCd: 'OUT', scanKey: 'keep-alive-out' },
    })
  expect((await stateOf(left)).slice(0, 2)).toEqual(['SUSP', 'PERSON'])
  await site().sql(
    `update entry_log set out_dt = null where person_no = ${leaderPersonNo} and in_dt::date = '2026-11-24'`,
  )
  const planned = await atWork({ wkodPlanNo: await planNo() })
  await site()
    .as('safety')
    .act(wkodPlan, await planNo(), 'suspend', { reasonDesc: '사고 조사' })
  expect((await stateOf(planned)).slice(0, 2)).toEqual(['SUSP', 'INSPECTION'])
})
