/** Who has too much behind him is kept out of dangerous work at every door, told of it, and let in by a decision alone. */
import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import type { CrewReady } from '../permit.calls.ts'
import { aPermitSite, at, drafted, groundOf, prepared, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const hot = { ...hotValues, ...urgent }
const DEFAULTS = { FATIGUE_DAY_H: 12, FATIGUE_WEEK_H: 84, FATIGUE_REST_H: 11, FATIGUE_HEAT_RATE: 2 }
const limit = (values: Partial<typeof DEFAULTS>) =>
  Promise.all(
    Object.entries(values).map(([code, value]) =>
      site().sql(`update com_legal_param set legal_param_val = $2 where legal_param_cd = $1`, [code, String(value)]),
    ),
  )

beforeEach(async () => {
  await limit(DEFAULTS)
  await site().sql(
    `update wkod_master set status_cd = 'CLOSE' where status_cd in ('RQST', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP');
    delete from entry_log where gate_cd = 'TIRED'; delete from weather_obs; update wkod_master set delete_yn = 'Y' where vendor_cd is null`,
  )
  site().setClock(at('10:00:00'))
})

const problemsOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string; message: string }[] } }) => answer.problems ?? [],
  )
const tiredOf = async (acting: Promise<unknown>) =>
  (await problemsOf(acting)).map(({ code }) => code).filter((code) => code.startsWith('PT_TIRED'))
const person = async (nth: number) => (await groundOf(site())).people[nth]?.personNo ?? 0
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const send = (by: string, permitNo: number, path: string, body: object) =>
  site().as(by).call(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body })
const join = (permitNo: number, who: object, by = VSP) => send(by, permitNo, 'crew', { crewRoleCd: 'WORKER', ...who })
const readyOf = async (permitNo: number, personNo: number) =>
  (await site().as(VSP).call<{ rows: CrewReady[] }>(`${permit.api}/${permitNo}/crew/ready`)).rows.find(
    (one) => one.personNo === personNo,
  )
/** He was on the site in the evening as well. */
const stays = (personNo: number, fromDt: string, toDt: string) =>
  site().sql(
    `insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
      select plant_cd, vendor_cd, person_no, human_key, 'P', 'TIRED', $2::timestamptz, $3::timestamptz
      from vendor_person where person_no = $1`,
    [personNo, fromDt, toDt],
  )
const yesterday = (personNo: number) => stays(personNo, at('19:00:00', '2026-11-23'), at('23:00:00', '2026-11-23'))

test('a request counts the hours up to the moment when the work begins', async () => {
  const day = '2026-11-25'
  const hours = { wkodDt: day, workFromDt: at('08:00:00', day), workToDt: at('16:00:00', day) }
  const { permitNo } = await drafted(site(), { ...hotValues, ...hours })
  const submit = () => site().as(VSM).act(permit, permitNo, 'submit')
  await stays(await person(1), at('19:00:00'), at('22:30:00'))
  expect(await tiredOf(submit())).toEqual(['PT_TIRED_DAY', 'PT_TIRED_REST'])
  await site().sql(`delete from entry_log where gate_cd = 'TIRED'`)
  expect(await tiredOf(submit())).toEqual([])
})

test('joining hot work is refused, other work tells of it; a decision of the safety manager lets him in for its time', async () => {
  const him = await person(5)
  await yesterday(him)
  const [fire, general] = [await prepared(site(), hot), await prepared(site(), urgent)]
  expect(await tiredOf(join(fire.permitNo, { personNo: him }))).toEqual(['PT_TIRED_DAY', 'PT_TIRED_REST'])
  expect(await tiredOf(join(general.permitNo, { personNo: him }))).toEqual([])
  expect(await readyOf(general.permitNo, him)).toMatchObject({
    colourCd: 'AMBER',
    load: { dayH: 16, restH: 8 },
    checks: expect.arrayContaining([expect.objectContaining({ ruleCd: 'PT_TIRED_DAY', resultCd: 'WARN' })]),
  })
  const decide = (by: string, values: object = {}) =>
    send(by, fire.permitNo, 'crew/tired', {
      personNo: him,
      toDt: at('14:00:00'),
      reasonDesc: '교대 인원이 없어 두 시간만 일합니다.',
      ...values,
    })
  await expect(decide('oper')).rejects.toMatchObject({ status: 403 })
  await expect(decide(VSP)).rejects.toMatchObject({ status: 403 })
  await expect(decide('safety', { reasonDesc: '바쁨         ' })).rejects.toMatchObject({ status: 400 })
  await expect(decide('safety', { toDt: at('10:30:00', '2026-11-25') })).rejects.toMatchObject({
    code: 'PT_TIRED_UNTIL',
  })
  await expect(decide('safety', { personNo: 999_999 })).rejects.toMatchObject({ code: 'PT_CREW_WHO' })
  await decide('safety')
  expect((await read(fire.permitNo)).permitTired).toMatchObject([{ personNo: him, byUserId: 'safety' }])
  expect(await tiredOf(join(fire.permitNo, { personNo: him }))).toEqual([])
  expect(await readyOf(fire.permitNo, him)).toMatchObject({ colourCd: 'AMBER' })
  site().setClock(at('14:01:00'))
  expect(await readyOf(fire.permitNo, him)).toMatchObject({ colourCd: 'RED' })
})

test('an extension asks what the crew will have behind them at its end', async () => {
  const { permitNo } = await working(site(), { ...hot, workFromDt: at('10:00:00'), workToDt: at('18:00:00') })
  site().setClock(at('17:00:00'))
  const asked = async (extendToDt: string) => {
    await site().as(VSP).act(permit, permitNo, 'askExtension', { extendToDt, reasonDesc: '남은 용접 2개소' })
    return tiredOf(site().as('areaappr').act(permit, permitNo, 'extend'))
  }
  expect(await asked(at('19:00:00'))).toEqual([])
  expect(await asked(at('20:00:00'))).toContain('PT_TIRED_DAY')
})

test('who becomes too tired leaves hot work, which stops without its leader; other work goes on, and all are told', async () => {
  const fire = await working(site(), hot)
  await aired(site(), fire.permitNo)
  const general = await working(site(), urgent)
  const [worker = 0] = (fire.permitCrew ?? []).flatMap((one) =>
    one.crewRoleCd === 'WORKER' ? (one.personNo ?? []) : [],
  )
  const [other = 0] = (general.permitCrew ?? []).flatMap((one) =>
    one.crewRoleCd === 'WORKER' ? (one.personNo ?? []) : [],
  )
  for (const personNo of [worker, other]) await yesterday(personNo)
  expect(await site().runJob('permit-fatigue')).toBeGreaterThan(0)
  expect(await site().runJob('permit-fatigue')).toBe(0)
  const texts = await site().sql<{ n: number }>(
    `select count(*)::int as n from com_outbox where once_key like 'sms:permit-tired:%' and channel_cd = 'SMS'`,
  )
  expect(texts).toEqual([{ n: 2 }])
  const told = (await site().as(VSP).notifications()).rows.filter(({ messageDesc }) =>
    messageDesc.includes('한도를 벗어'),
  )
  expect(told).toHaveLength(2)
  site().setClock(at('10:01:00'))
  await site().runJob('permit-clock')
  const lineOf = async (permitNo: number, personNo: number) =>
    (await read(permitNo)).permitCrew?.find((one) => one.personNo === personNo)
  expect(await lineOf(fire.permitNo, worker)).toMatchObject({ leaveDt: expect.any(String) })
  expect((await read(fire.permitNo)).statusCd).toBe('WORK')
  expect(await lineOf(general.permitNo, other)).toMatchObject({ leaveDt: null })
  await yesterday(fire.leaderPersonNo ?? 0)
  site().setClock(at('10:02:00'))
  await site().runJob('permit-clock')
  expect(await read(fire.permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'PERSON' })
  expect((await read(general.permitNo)).statusCd).toBe('WORK')
})

test('work outside in the heat counts double', async () => {
  const { permitNo, permitCrew } = await working(site(), { ...urgent, outdoorYn: 'Y' })
  const him = permitCrew?.[0]?.personNo ?? 0
  await site().sql(`insert into weather_obs (plant_cd, obs_dt, feel_temp_val, source_cd) values
    ('2000', '${at('10:30:00')}', 32, 'MANUAL'), ('2000', '${at('12:00:00')}', 30, 'MANUAL')`)
  site().setClock(at('13:00:00'))
  expect(await readyOf(permitNo, him)).toMatchObject({ load: { dayH: 13.5 }, colourCd: 'AMBER' })
  await limit({ FATIGUE_HEAT_RATE: 1 })
  expect(await readyOf(permitNo, him)).toMatchObject({ load: { dayH: 12 } })
})

/** Work of own people, which `emp` is at between two moments. */
async function ownWork(fromDt: string, toDt: string | null, values: DraftOf<typeof permit> = {}) {
  const { permitNo } = await prepared(site(), { ...hot, ...values })
  await site().sql(`delete from wkod_master_permit_crew where permit_no = ${permitNo};
    update wkod_master set vendor_cd = null, leader_person_no = null, leader_user_id = 'sup', wkod_plan_no = null where permit_no = ${permitNo};
    update jsa set vendor_cd = null`)
  if (toDt)
    await site().sql(
      `insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd, add_dt, leave_dt) values (${permitNo}, 1, 'emp', 'WORKER', $1, $2)`,
      [fromDt, toDt],
    )
  if (toDt)
    await site().sql(
      `update wkod_master set status_cd = 'DONE', start_dt = $1, work_from_dt = $1 where permit_no = ${permitNo}`,
      [fromDt],
    )
  return permitNo
}

test('of own employees the works they were at count, without what stood in between; the limits are the site’s', async () => {
  const night = await ownWork(at('20:00:00', '2026-11-23'), at('09:30:00'))
  const permitNo = await ownWork(at('10:00:00'), null)
  const joins = () => tiredOf(join(permitNo, { userId: 'emp' }, 'oper'))
  expect(await joins()).toEqual(['PT_TIRED_DAY', 'PT_TIRED_REST'])
  await site().sql(`insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, resume_dt, reason_cd)
    values (${night}, 1, '${at('21:00:00', '2026-11-23')}', '${at('08:30:00')}', 'BREAK')`)
  expect(await joins()).toEqual([])
  await site().sql(`update wkod_master_permit_crew set leave_dt = now() where permit_no = ${permitNo};
    delete from wkod_master_permit_susp where permit_no = ${night}`)
  await limit({ FATIGUE_DAY_H: 14, FATIGUE_REST_H: 8 })
  expect(await joins()).toEqual([])
  await site().sql(`update wkod_master_permit_crew set leave_dt = now() where permit_no = ${permitNo}`)
  await limit({ FATIGUE_WEEK_H: 6 })
  expect(await joins()).toEqual(['PT_TIRED_WEEK'])
})

test('whoever might join is shown with his colour before anybody adds him, of the contractor alone', async () => {
  const { permitNo } = await prepared(site(), hot)
  const him = await person(5)
  await yesterday(him)
  const find = async (by: string, q = '') =>
    (
      await site()
        .as(by)
        .call<{ rows: (CrewReady & { nm: string })[] }>(
          `${permit.api}/${permitNo}/crew/candidates?q=${encodeURIComponent(q)}`,
        )
    ).rows
  const { people } = await groundOf(site())
  const [found] = await find(VSP, people[5]?.personNm)
  expect(found).toMatchObject({ personNo: him, colourCd: 'RED', nm: people[5]?.personNm })
  expect((await find(VSP)).some(({ personNo }) => personNo === people[1]?.personNo)).toBe(false)
  await expect(find('V100003-01')).rejects.toMatchObject({ status: 404 })
  const counts = await site().as(VSP).call<{ rows: object[] }>(`/api/saf/wkod/crew-colours?nos=${permitNo}`)
  expect(counts.rows).toEqual([{ permitNo, redCnt: 0, amberCnt: 0, greenCnt: 3 }])
  expect(
    (await site().as('V100003-01').call<{ rows: object[] }>(`/api/saf/wkod/crew-colours?nos=${permitNo}`)).rows,
  ).toEqual([])
})

test('of a draft that nobody has stored each whom it names is judged, by whoever may name him', async () => {
  const him = await person(5)
  await yesterday(him)
  const other = await person(1)
  const hours = { wkodDt: '2026-11-24', workFromDt: at('10:30:00'), workToDt: at('16:00:00') }
  const judged = async (by: string, more: Record<string, string>) => {
    const asked = new URLSearchParams({ ...hours, permitBaseCd: 'HOT', persons: `${him},${other}`, ...more })
    const { rows } = await site().as(by).call<{ rows: CrewReady[] }>(`/api/saf/wkod/crew-draft?${asked}`)
    return Object.fromEntries(rows.map(({ personNo, userId, colourCd }) => [personNo ?? userId, colourCd]))
  }
  expect(await judged(VSM, {})).toEqual({ [him]: 'RED', [other]: 'GREEN' })
  expect(await judged(VSM, { permitBaseCd: 'GEN' })).toEqual({ [him]: 'AMBER', [other]: 'GREEN' })
  expect(await judged('oper', { vendorCd: 'V100001' })).toEqual({ [him]: 'RED', [other]: 'GREEN' })
  expect(await judged('oper', { users: 'emp' })).toEqual({ emp: expect.any(String) })
  expect(await judged('V100003-01', { vendorCd: 'V100001', users: 'emp' })).toEqual({})
  await expect(judged(VSM, { persons: '1;2' })).rejects.toMatchObject({ status: 400 })
  await expect(judged('reader', {})).rejects.toMatchObject({ status: 403 })
})
