/** Where an analysis leaves much risk, one of the site supervises the work all the time: before it begins, and while it goes on. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { tbm } from '../../shift/tbm/tbm.model.ts'
import { aPermitSite, at, drafted, groundOf, issued, talked, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
interface Told {
  ruleCd: string
  resultCd: string
  message: string
  field?: string
  lifterCds?: string[]
}
const codesOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const read = (permitNo: number, by = 'oper') => site().as(by).read(permit, permitNo)
const send = (by: string, permitNo: number, path: string, body: object = {}) =>
  site().as(by).call(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body })
const start = (permitNo: number) => site().as(VSP).act(permit, permitNo, 'start')
const talk = (permitNo: number) => site().as(VSP).create(tbm, { permitNo, alcoholOkYn: 'Y' })
const join = (by: string, permitNo: number, userId: string) => send(by, permitNo, 'crew', { userId, crewRoleCd: 'SUP' })
const supervisorOf = async (permitNo: number, by = 'oper') =>
  (await read(permitNo, by)).permitCrew?.filter(({ crewRoleCd }) => crewRoleCd === 'SUP')

/** The contractor's people, and one of the site who supervises them. */
async function crew(userId: string | null): Promise<DraftOf<typeof permit>> {
  const { people } = await groundOf(site())
  const workers = people.slice(1, 3).map(({ personNo }) => ({ personNo, crewRoleCd: 'WORKER' }))
  return { permitCrew: [...workers, ...(userId ? [{ userId, crewRoleCd: 'SUP' }] : [])] as never }
}

beforeAll(async () => {
  await groundOf(site())
  await site().sql(`update jsa set max_after_val = 9, consent_yn = 'Y'`)
})
beforeEach(async () => {
  await site().sql(
    `update wkod_master set status_cd = 'CLOSE' where status_cd in ('APPR', 'ISSUED', 'WORK', 'SUSP', 'PREP')`,
  )
  site().setClock(at('09:40:00'))
})

test('q who ordered the work supervises it until another is named', async () => {
  const { permitNo } = await drafted(site(), urgent)
  expect(await supervisorOf(permitNo, VSM)).toMatchObject([{ userId: 'owner', personNo: null, tbmSignDt: null }])
  await site().sql(`delete from wkod_master_permit_crew where permit_no = ${permitNo} and crew_role_cd = 'SUP'`)
  expect((await site().as(VSM).act(permit, permitNo, 'submit')).statusCd).toBe('RQST')
  expect(await supervisorOf(permitNo)).toMatchObject([{ userId: 'owner' }])
})

test('q v a i each step is told that nobody supervises, and refuses it at none of them', async () => {
  const { permitNo } = await issued(site(), { ...urgent, ...(await crew(null)) })
  const toldAt = async (statusCd: string, action: 'finishReview' | 'issue') => {
    await site().sql(`update wkod_master set status_cd = '${statusCd}', review_dt = null where permit_no = ${permitNo}`)
    const { checks } = (await read(permitNo)).can
    return ((checks?.[action] ?? []) as Told[]).filter(({ ruleCd }) => ruleCd === 'PT_SUPERVISOR')
  }
  const told = { resultCd: 'WARN', field: 'permitCrew', lifterCds: ['SUP', 'OWN', 'OPR'] }
  for (const [statusCd, action] of [
    ['REVIEW', 'finishReview'],
    ['APPR', 'issue'],
  ] as const)
    expect(await toldAt(statusCd, action), action).toMatchObject([told])
})

test('s without a supervisor of the site nothing begins, and not before he has signed the talk', async () => {
  const { permitNo } = await issued(site(), { ...urgent, ...(await crew(null)) })
  await talked(site(), permitNo, at('09:35:00'))
  expect(await codesOf(start(permitNo))).toEqual(['PT_SUPERVISOR'])
  await join('owner', permitNo, 'sup')
  expect(await codesOf(start(permitNo))).toEqual(['PT_TBM'])
  await talk(permitNo)
  await send('sup', permitNo, 'talk')
  expect((await start(permitNo)).statusCd).toBe('WORK')
  expect(await supervisorOf(permitNo)).toMatchObject([{ userId: 'sup', addDt: expect.any(String) }])
})

test('w u he leaves: the work stops with it, and goes on when another has signed; that one is there from then on', async () => {
  const { permitNo } = await working(site(), { ...urgent, ...(await crew('sup')) })
  await send('sup', permitNo, 'crew/sup/leave')
  expect(await read(permitNo)).toMatchObject({
    statusCd: 'SUSP',
    suspReasonCd: 'PERSON',
    permitSusp: [{ reasonDesc: expect.stringContaining('관리감독자를 지정하세요') }],
  })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  const resume = () => codesOf(site().as('oper').act(permit, permitNo, 'resume'))
  expect(await resume()).toEqual(['PT_SUPERVISOR'])
  await join('oper', permitNo, 'owner')
  expect(await resume()).toEqual(['PT_PART_UNSIGNED'])
  await talk(permitNo)
  await send('owner', permitNo, 'talk')
  expect(await resume()).toEqual([])
  site().setClock(at('09:42:00'))
  await site().runJob('permit-clock')
  expect(await read(permitNo), 'at work from the moment it went on').toMatchObject({ statusCd: 'WORK' })
})

test('w the clock stops work that nobody supervises; by the analysis with which it began, and not by a later one', async () => {
  const { permitNo } = await working(site(), { ...urgent, ...(await crew('sup')) })
  const leaves = `update wkod_master_permit_crew set leave_dt = now() where permit_no = ${permitNo} and user_id = 'sup'`
  await site().sql(`update jsa set consent_yn = 'N'; ${leaves}`)
  await site().runJob('permit-clock')
  expect((await read(permitNo)).statusCd).toBe('WORK')
  await site().sql(`update jsa set consent_yn = 'Y'`)
  await site().runJob('permit-clock')
  expect(await read(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'PERSON' })
})

test('j a supervisor takes over when he has signed; who supervises elsewhere does not, nor does a contractor name him', async () => {
  const { permitNo } = await working(site(), { ...urgent, ...(await crew('sup')) })
  const { permitNo: other } = await working(site(), { ...urgent, ...(await crew('owner')) })
  expect(await codesOf(join('oper', permitNo, 'owner'))).toEqual(['PT_PART_TAKEN'])
  await expect(join(VSP, permitNo, 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(send(VSP, permitNo, 'crew/sup/leave')).rejects.toMatchObject({ status: 403 })
  const { people } = await groundOf(site())
  await expect(
    send('oper', permitNo, 'crew', { personNo: people[4]?.personNo, crewRoleCd: 'SUP' }),
  ).rejects.toMatchObject({ code: 'PT_CREW_WHO' })
  await talk(permitNo)
  await join('oper', permitNo, 'emp')
  expect(await supervisorOf(permitNo)).toMatchObject([{ userId: 'sup', leaveDt: null }, { addDt: null }])
  await send('emp', permitNo, 'talk')
  expect(await supervisorOf(permitNo)).toMatchObject([
    { userId: 'sup', leaveDt: expect.any(String) },
    { userId: 'emp', addDt: expect.any(String), leaveDt: null },
  ])
  expect((await read(permitNo)).statusCd).toBe('WORK')
  expect((await read(other)).statusCd).toBe('WORK')
})

test('of the work of a contractor only the supervisor is of the site', async () => {
  const { people } = await groundOf(site())
  const { permitNo } = await drafted(site(), {
    ...urgent,
    permitCrew: [
      { personNo: people[1]?.personNo, crewRoleCd: 'WORKER' },
      { userId: 'emp', crewRoleCd: 'WORKER' },
    ] as never,
  })
  expect(await codesOf(site().as(VSM).act(permit, permitNo, 'submit'))).toEqual(['PT_CREW_OWN'])
})
