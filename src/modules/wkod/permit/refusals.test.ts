/** What is refused by no other test: at the desk, at the place, and of work that goes on. */
import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { failingOf } from './conditions/keep-alive.ts'
import {
  aPermitSite,
  approved,
  at,
  groundOf,
  issued,
  prepared,
  talked,
  tick,
  VSM,
  VSP,
  working,
} from './permit.fixture.ts'
import { permit } from './permit.model.ts'
import { hotValues, spaceValues } from './permit.seed.ts'
import { aired } from './permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const set = (permitNo: number, columns: string) =>
  site().sql(`update wkod_master set ${columns} where permit_no = ${permitNo}`)
const codesOf = (acting: Promise<unknown>): Promise<string[]> =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const enters = (permitNo: number, personNo: number) =>
  site()
    .as(VSP)
    .call(`${permit.api}/${permitNo}/entry`, { method: 'POST', body: { personNo, goesIn: true } })

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP', 'PREP', 'DONE');
    delete from weather_obs; update entry_log set delete_yn = 'N'; update vendor_master set status_cd = 'ACTIVE' where status_cd = 'SUSP'`)
  site().setClock(at('09:40:00'))
})

test.each([
  ['hot work', hotValues],
  ['work in a confined space', spaceValues],
])('%s is issued when its paper is printed, to be posted', async (_, values) => {
  const { people } = await groundOf(site())
  const watchPersonNo = values === spaceValues ? (people[5]?.personNo ?? null) : null
  const { permitNo } = await approved(site(), { ...urgent, ...values, watchPersonNo })
  await set(permitNo, 'leader_sign_dt = now()')
  expect(await codesOf(site().as('oper').act(permit, permitNo, 'issue'))).toEqual(['PT_PRINT'])
  await site().as('oper').call(`${permit.api}/${permitNo}/print`, { method: 'POST' })
  expect((await site().as('oper').act(permit, permitNo, 'issue')).statusCd).toBe('ISSUED')
})

test('a space that is aired all the time is issued without a posting, and with one when the monthly look at it is old', async () => {
  const vented = { ...spaceValues, permVentYn: 'Y' as const, permVentCheckYmd: '2026-11-04' }
  const { permitNo } = await approved(site(), { ...urgent, ...vented })
  await set(permitNo, `leader_sign_dt = now(), type_json = type_json || '{"permVentCheckYmd": "2026-10-01"}'`)
  expect(await codesOf(site().as('oper').act(permit, permitNo, 'issue'))).toContain('PT_PRINT')
  await set(permitNo, `type_json = type_json || '{"permVentCheckYmd": "2026-11-04"}'`)
  expect((await site().as('oper').act(permit, permitNo, 'issue')).statusCd).toBe('ISSUED')
})

test('who asked approves nothing of it, though somebody else reviewed it after him', async () => {
  const { permitNo } = await prepared(site(), { ...urgent, ...spaceValues })
  await aired(site(), permitNo)
  const approve = () => codesOf(site().as('mgr').act(permit, permitNo, 'approve'))
  for (const asker of ['rqst_user_id', 'draft_user_id', 'review_user_id']) {
    await set(
      permitNo,
      `rqst_user_id = '${VSM}', draft_user_id = '${VSM}', review_user_id = 'oper', co_review_user_id = 'safety'`,
    )
    await set(permitNo, `${asker} = 'mgr'`)
    expect(await approve(), asker).toContain('CM-03')
  }
  await set(permitNo, `review_user_id = 'oper'`)
  expect(await approve()).not.toContain('CM-03')
})

test('an attendant who watches elsewhere in the same hours keeps the work from beginning', async () => {
  const { people } = await groundOf(site())
  const watch = people[5]?.personNo ?? 0
  await working(site(), { ...urgent, ...hotValues, fireWatchPersonNo: watch, watchKitYn: 'Y' })
  const { permitNo } = await issued(site(), { ...urgent, ...hotValues, fireWatchPersonNo: watch, watchKitYn: 'Y' })
  await talked(site(), permitNo, at('09:39:00'))
  await aired(site(), permitNo)
  expect(await codesOf(site().as(VSP).act(permit, permitNo, 'start'))).toContain('PT_PART_SHARED')
})

test('work is longer only with air of the last half hour', async () => {
  const { permitNo } = await working(site(), { ...urgent, ...hotValues })
  await aired(site(), permitNo, at('15:19:00'))
  site().setClock(at('15:50:00'))
  await site()
    .as(VSP)
    .act(permit, permitNo, 'askExtension', { extendToDt: at('18:00:00'), reasonDesc: '남은 용접' })
  expect(await codesOf(site().as('areaappr').act(permit, permitNo, 'extend'))).toEqual(['PT_GAS_AGE'])
  await aired(site(), permitNo, at('15:21:00'))
  expect((await site().as('areaappr').act(permit, permitNo, 'extend')).statusCd).toBe('WORK')
})

test('who is nobody of the contractor joins no crew, who has not heard the talk goes in nowhere', async () => {
  const { permitNo, permitCrew } = await working(site(), {
    ...urgent,
    ...spaceValues,
    permVentYn: 'Y',
    permVentCheckYmd: '2026-11-04',
  })
  const [other] = await site().sql<{ no: number }>(
    `select min(person_no)::int as no from vendor_person where vendor_cd = 'V100003'`,
  )
  const join = site()
    .as(VSP)
    .call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body: { personNo: other?.no, crewRoleCd: 'WORKER' } })
  expect(await codesOf(join)).toEqual(['PT_CREW_WHO'])
  await site().sql(`update wkod_master_permit_crew set tbm_sign_dt = null where permit_no = ${permitNo}`)
  expect(await codesOf(enters(permitNo, permitCrew?.[0]?.personNo ?? 0))).toEqual(['PT_ENTRY_TBM'])
})

test('whether what was isolated stays so is decided before the permit is closed', async () => {
  const { permitNo } = await working(site(), urgent)
  await set(permitNo, `status_cd = 'DONE'`)
  await tick(site(), permitNo, ['CLOSE'])
  await site().sql(`with plan as (insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id)
      values ('ISO-T-36', 'VERIFIED', '2000', 'R-201', '질소', 'PID-1', 'D2110', 'oper') returning iso_plan_no)
    insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id) select iso_plan_no, ${permitNo}, now(), 'oper' from plan`)
  const close = (isoDecisionCd: string, closeDesc = '자리를 돌아보고 정리된 것을 확인함') =>
    site().as('oper').act(permit, permitNo, 'close', { isoDecisionCd, closeDesc })
  expect(await codesOf(close('NONE'))).toEqual(['PT_ISO_DECISION'])
  // What was seen is said in words.
  expect(await codesOf(close('CARRY', '이상 없음'))).toEqual(['PT_CLOSE_WORDS'])
  expect((await close('CARRY')).statusCd).toBe('CLOSE')
})

/** What somebody changes about a work that goes on, and by which code it is told. */
const atWork: readonly [code: string, values: DraftOf<typeof permit>, how: (permitNo: number) => Promise<unknown>][] = [
  ['PT_GAS_LATE', hotValues, (no) => set(no, `gas_next_due_dt = '${at('09:30:00')}'`)],
  ['PT_RAN_OUT', {}, (no) => set(no, `work_to_dt = '${at('09:40:00')}'`)],
  ['PT_HVY_SIGNAL', {}, (no) => set(no, `permit_sub_cds = 'HVY'`)],
  [
    'PT_VENDOR_STATE',
    {},
    () =>
      site().sql(`update vendor_master set status_cd = 'SUSP' where vendor_cd = 'V100001' and status_cd = 'ACTIVE'`),
  ],
  ['PT_DAY_OVER', {}, (no) => set(no, `seven_day_yn = 'Y'`).then(() => site().setClock(at('22:00:00')))],
  ['PT_SHIFT', {}, (no) => set(no, `start_dt = '${at('08:00:00')}'`).then(() => site().setClock(at('15:30:00')))],
  [
    'PT_WEATHER',
    { weatherKindCds: 'STEEL' },
    () =>
      site().sql(`insert into weather_obs (plant_cd, obs_dt, wind_val, source_cd, create_user_id)
        values ('2000', '${at('09:40:00')}', 10, 'MANUAL', 'safety')`),
  ],
  [
    'PT_HEAT',
    { outdoorYn: 'Y' },
    async (no) => {
      await set(no, `start_dt = '${at('07:00:00')}'`)
      await site().sql(`insert into weather_obs (plant_cd, obs_dt, feel_temp_val, source_cd, create_user_id)
        values ('2000', '${at('07:30:00')}', 34, 'MANUAL', 'safety')`)
    },
  ],
  [
    'PT_SUPPLY_AIR',
    hotValues,
    async (no) => {
      await aired(site(), no)
      await site().sql(`update gas_set set status_cd = 'COND' where permit_no = ${no}`)
    },
  ],
  [
    'PT_LOST',
    {},
    async (no) => {
      const [one] = (await site().as('oper').read(permit, no)).permitCrew ?? []
      await site().sql(`insert into wkod_master_cse_entry_log (permit_no, seq_no, person_no, in_dt) values (${no}, 1, ${one?.personNo}, now());
        update entry_log set delete_yn = 'Y' where person_no = ${one?.personNo}`)
    },
  ],
  [
    'PT_PART_TAKEN',
    {},
    async (no) => {
      const { people } = await groundOf(site())
      await working(site(), { ...urgent, leaderPersonNo: people[4]?.personNo ?? 0 })
      await set(no, `fire_watch_person_no = ${people[4]?.personNo}`)
    },
  ],
]
test.each(atWork)('%s is said of work that goes on', async (code, values, how) => {
  const { permitNo } = await working(site(), { ...urgent, ...values })
  const failing = async () => {
    const found = await site().services.db.write('SYSTEM', (tx) =>
      failingOf(tx, { permitNos: [permitNo] }, site().now()),
    )
    return found.failing.map(({ finding }) => finding.ruleCd)
  }
  expect(await failing()).not.toContain(code)
  await how(permitNo)
  expect(await failing()).toContain(code)
})
