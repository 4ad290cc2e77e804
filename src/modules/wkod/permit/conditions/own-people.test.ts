/** Own employees under the rules of people: what they have learned and hold is confirmed before they work, their health asked. */
import { beforeEach, expect, test } from 'vitest'
import { eduNeed } from '#modules/education/need/edu-need.model.ts'
import type { Work } from '#platform/server/documents/my-work.routes.ts'
import type { CrewReady } from '../permit.calls.ts'
import { aPermitSite, at, drafted, issued, talked, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const CHEMICALS = 35
const chemical = { ...urgent, permitSubCds: 'CHM', msdsInYn: 'Y' as const, msdsNo: 'M-1', chmVentYn: 'Y' as const }
const electrical = { ...urgent, permitSubCds: 'ELE', voltVal: 380 }
const set = (permitNo: number, values: string) =>
  site().sql(`update wkod_master set ${values} where permit_no = ${permitNo}`)

beforeEach(async () => {
  site().setClock(at('10:00:00'))
  await site().sql(`delete from edu_need; delete from hea_work_measure;
    update wkod_master set status_cd = 'CANC' where vendor_cd is null`)
})

/** The same work, done by own people: who leads, and two who work. */
async function byOwnPeople(permitNo: number): Promise<number> {
  await site().sql(`delete from wkod_master_permit_crew where permit_no = ${permitNo};
    insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd, tbm_sign_dt, add_dt)
      select ${permitNo}, n, u, r, now(), case when p.status_cd in ('WORK', 'SUSP') then now() end from wkod_master p,
        (values (1, 'sup', 'LEADER'), (2, 'emp', 'WORKER'), (3, 'maint', 'WORKER')) v(n, u, r) where p.permit_no = ${permitNo};
    update jsa set vendor_cd = null where jsa_no = (select jsa_no from wkod_master where permit_no = ${permitNo})`)
  await set(permitNo, `vendor_cd = null, leader_person_no = null, leader_user_id = 'sup', wkod_plan_no = null`)
  return permitNo
}
const people = ['sup', 'emp', 'maint'] as const
/** What the education desk has confirmed. */
const learned = (userIds: readonly string[], values: string, kind = CHEMICALS) =>
  site().sql(
    `insert into edu_need (plant_cd, need_title, user_id, cause_cd, special_kind_no, start_ymd, status_cd, due_ymd, first_ymd, done_ymd)
      select '2000', u, u, 'PERMIT', ${kind}, '2026-11-01', ${values} from unnest($1::text[]) u`,
    [userIds],
  )
const WHOLE = `'MET', date '2026-11-01', date '2026-10-30', date '2026-11-10'`
const FIRST_HOURS = `'DOING', date '2026-11-24', date '2026-10-30', null::date`
const unfit = (userId: string) =>
  site().sql(
    `insert into hea_work_measure (plant_cd, user_id, hea_checkup_result_no, measure_cd, work_fit_cd, start_ymd, all_work_yn)
      values ('2000', $1, 1, 'FIT', '라', '2026-11-01', 'Y')`,
    [userId],
  )

type Told = { code: string; message: string; evidenceDesc?: string; lifterCds?: string[] }
const refused = (acting: Promise<unknown>): Promise<Told[]> =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: Told[] } }) => answer.problems ?? [],
  )
const codes = async (acting: Promise<unknown>) => (await refused(acting)).map(({ code }) => code)
const start = (permitNo: number) => site().as('sup').act(permit, permitNo, 'start')
const crew = async (permitNo: number) => {
  const { statusCd, suspReasonCd, permitCrew } = await site().as('oper').read(permit, permitNo)
  const present = (permitCrew ?? []).filter(({ leaveDt }) => leaveDt === null).map(({ userId }) => userId)
  return { statusCd, suspReasonCd, present: present.sort() }
}
const minute = () => site().runJob('permit-clock')

test('a request tells whose education is not confirmed and who confirms it; the list of people makes what is asked for', async () => {
  const { permitNo } = await drafted(site(), chemical)
  await byOwnPeople(permitNo)
  await set(permitNo, `create_user_id = 'sup'`)
  const { can } = await site().as('sup').read(permit, permitNo)
  expect(can.checks?.submit).toContainEqual(
    expect.objectContaining({
      ruleCd: 'PT_TAUGHT',
      resultCd: 'WARN',
      message: '특별교육(35호) 확인 필요: 김서연, 류경민, 이창호',
      lifterCds: ['EDU'],
    }),
  )
  await site().as('sup').act(permit, permitNo, 'submit')
  expect(await site().runJob('edu-need-build')).toBe(3)
  expect(await site().runJob('edu-need-build')).toBe(0)
  const { rows } = await site()
    .as('edu')
    .list(eduNeed, { where: { causeCd: 'PERMIT' } })
  expect(
    rows.map(({ userId, specialKindNo, startYmd, statusCd }) => [userId, specialKindNo, startYmd, statusCd]).sort(),
  ).toEqual(people.map((userId) => [userId, CHEMICALS, '2026-11-24', 'OPEN']).sort())
  const tasks = (await site().as('edu').call<{ rows: Work[] }>('/api/my-work')).rows
  expect(tasks.filter(({ documentName, kindCd }) => documentName === 'edu-need' && kindCd === 'EDU')).toHaveLength(3)
})

test('who is not taught does not begin until the desk has confirmed it, with evidence, before the day; it holds for later permits', async () => {
  const permitNo = await byOwnPeople((await issued(site(), chemical)).permitNo)
  await talked(site(), permitNo, at('10:00:00'))
  await learned(['sup', 'maint'], WHOLE)
  const missing = (await refused(start(permitNo))).find(({ code }) => code === 'PT_TAUGHT')
  expect(missing).toMatchObject({ message: '특별교육(35호) 확인 필요: 김서연', lifterCds: ['EDU'] })
  await site().runJob('edu-need-build')
  const [need] = (
    await site()
      .as('edu')
      .list(eduNeed, { where: { userId: 'emp' } })
  ).rows
  const { attachFileId } = await site().as('edu').attach('EDU_NEED')
  const first = (firstYmd: string) =>
    site()
      .as('edu')
      .act(eduNeed, need?.eduNeedNo ?? 0, 'first', { firstYmd, firstHourVal: 4, eduOrgNm: '안전교육원', attachFileId })
  expect(await first('2026-11-23')).toMatchObject({ statusCd: 'DOING', dueYmd: '2027-02-24' })
  expect(await start(permitNo)).toMatchObject({ statusCd: 'WORK' })
  const done = () =>
    site().sql(`update wkod_master set status_cd = 'DONE' where vendor_cd is null and status_cd = 'WORK'`)
  await done()
  const later = await byOwnPeople((await issued(site(), chemical)).permitNo)
  expect(await start(later)).toMatchObject({ statusCd: 'WORK' })
  await done()
  const last = await byOwnPeople((await issued(site(), chemical)).permitNo)
  // What was learned on the day of the work counts from the next day on.
  await site().sql(`update edu_need set first_ymd = '2026-11-24' where user_id = 'emp'`)
  expect(await codes(start(last))).toContain('PT_TAUGHT')
  await site().sql(`update edu_need set first_ymd = '2026-11-23', due_ymd = '2026-11-23' where user_id = 'emp'`)
  expect(await codes(start(last))).toContain('PT_TAUGHT')
})

test('electrical work asks a licence of own people who do it, confirmed with its number, until its last day', async () => {
  const permitNo = await byOwnPeople((await issued(site(), electrical)).permitNo)
  await learned(people, WHOLE, 17)
  await site().sql(
    `update wkod_master_permit_crew set crew_role_cd = 'SIGNAL' where permit_no = ${permitNo} and user_id = 'maint'`,
  )
  const missing = (await refused(start(permitNo))).find(({ code }) => code === 'PT_LICENCE')
  expect(missing).toMatchObject({ message: '전기 자격 확인 필요: 김서연, 이창호', lifterCds: ['EDU'] })
  expect(await site().runJob('edu-need-build')).toBe(2)
  expect((await site().as('edu').notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '자격을 확인할 임직원이 2명 있습니다. (가장 이른 작업시작일 2026-11-24)',
  )
  const { rows } = await site()
    .as('edu')
    .list(eduNeed, { where: { statusCd: 'LICENCE' } })
  const license = async (no = 0, values = {}) => {
    const { attachFileId } = await site().as('edu').attach('EDU_NEED')
    const evidence = { certNo: 'E-2020-1', certYmd: '2020-03-02', attachFileId }
    return site()
      .as('edu')
      .act(eduNeed, no, 'license', { ...evidence, ...values })
  }
  const [one, other] = rows
  await expect(license(one?.eduNeedNo, { certNo: null })).rejects.toMatchObject({ status: 400, field: 'certNo' })
  await expect(license(one?.eduNeedNo, { certToYmd: '2026-11-23' })).rejects.toMatchObject({ code: 'EDU_LICENCE_OVER' })
  await expect(
    site()
      .as('sup')
      .act(eduNeed, one?.eduNeedNo ?? 0, 'waive', { reasonDesc: '경력' }),
  ).rejects.toMatchObject({
    status: 403,
  })
  expect(await license(one?.eduNeedNo, { certToYmd: '2026-11-24' })).toMatchObject({ statusCd: 'MET' })
  expect(await license(other?.eduNeedNo)).toMatchObject({ statusCd: 'MET' })
  expect(await codes(start(permitNo))).not.toContain('PT_LICENCE')
  await site().sql(`update edu_need set cert_to_ymd = '2026-11-23' where edu_need_no = ${one?.eduNeedNo}`)
  expect(await codes(start(permitNo))).toContain('PT_LICENCE')
  expect(await site().runJob('edu-need-build')).toBe(1)
})

test('whoever joins stands on the list and waits; whom his health keeps away does not come onto it, and no reason is told', async () => {
  const permitNo = await byOwnPeople((await working(site(), chemical)).permitNo)
  await learned(people, WHOLE)
  const join = (userId: string) =>
    site()
      .as('sup')
      .call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body: { userId, crewRoleCd: 'WORKER' } })
  await unfit('oper')
  const [kept] = await refused(join('oper'))
  expect(kept).toMatchObject({ code: 'PT_FIT', lifterCds: ['HLM'] })
  expect(JSON.stringify(kept)).not.toMatch(/라|FIT_CD|적합성/)
  await site().sql(`delete from hea_work_measure where user_id = 'oper'`)
  await join('oper')
  await talked(site(), permitNo, at('10:00:00'))
  await minute()
  const lineOf = async () =>
    (await site().as('oper').read(permit, permitNo)).permitCrew?.find(({ userId }) => userId === 'oper')
  expect(await lineOf()).toMatchObject({ addDt: null, leaveDt: null })
  const ready = (by: string) => site().as(by).call<{ rows: CrewReady[] }>(`${permit.api}/${permitNo}/crew/ready`)
  const his = (await ready('sup')).rows.find(({ userId }) => userId === 'oper')
  expect(his).toMatchObject({
    colourCd: 'RED',
    checks: [{ ruleCd: 'PT_TAUGHT', message: '특별교육(35호) 확인 필요: 홍기범', lifterCds: ['EDU'] }],
  })
  // Who only looks at permits does not learn what somebody lacks.
  expect((await ready('reader')).rows).toEqual([])
  expect(await site().runJob('edu-need-build')).toBe(1)
  await site().sql(`delete from edu_need where user_id = 'oper'`)
  await learned(['oper'], WHOLE)
  await minute()
  expect(await lineOf()).toMatchObject({ addDt: expect.any(String) })
})

test('at work whose first hours ran out leaves it; without its leader it stops, and does not resume before he is confirmed', async () => {
  const permitNo = await byOwnPeople((await working(site(), chemical)).permitNo)
  await learned(['sup', 'maint'], WHOLE)
  await learned(['emp'], FIRST_HOURS)
  await minute()
  expect(await crew(permitNo)).toEqual({ statusCd: 'WORK', suspReasonCd: null, present: ['emp', 'maint', 'sup'] })
  await site().sql(`update edu_need set due_ymd = '2026-11-23' where user_id = 'emp'`)
  await minute()
  expect(await crew(permitNo)).toEqual({ statusCd: 'WORK', suspReasonCd: null, present: ['maint', 'sup'] })
  await site().sql(`delete from edu_need where user_id = 'sup'`)
  await minute()
  expect(await crew(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'PERSON' })
  await site().as('sup').act(permit, permitNo, 'askResume')
  const resume = () => site().as('oper').act(permit, permitNo, 'resume')
  expect(await codes(resume())).toContain('PT_TAUGHT')
  await learned(['sup'], WHOLE)
  expect(await codes(resume())).not.toContain('PT_TAUGHT')
})

test('health is asked at the start and at work: who may not leaves, without the leader it stops', async () => {
  const waiting = await byOwnPeople((await issued(site(), chemical)).permitNo)
  const permitNo = await byOwnPeople((await working(site(), chemical)).permitNo)
  await learned(people, WHOLE)
  await unfit('emp')
  const [told] = (await refused(start(waiting))).filter(({ code }) => code === 'PT_FIT')
  expect(told).toMatchObject({ message: '보건 사유로 이 작업을 할 수 없습니다: 김서연', lifterCds: ['HLM'] })
  await minute()
  expect(await crew(permitNo)).toMatchObject({ statusCd: 'WORK', present: ['maint', 'sup'] })
  await unfit('sup')
  await minute()
  expect(await crew(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'PERSON' })
})
