/** A worker stands on one work at a time, at every door by which somebody comes to work. */
import { beforeEach, expect, test } from 'vitest'
import type { Held } from '../away/away.calls.ts'
import { aPermitSite, at, drafted, groundOf, issued, talked, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
interface Problem {
  code: string
  message: string
  lifterCds?: string[]
}
const problemsOf = (acting: Promise<unknown>): Promise<Problem[]> =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: Problem[] } }) => answer.problems ?? [],
  )
const codesOf = async (acting: Promise<unknown>) => (await problemsOf(acting)).map(({ code }) => code)
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const send = (permitNo: number, path: string, body: object = {}) =>
  site().as(VSP).call<{ statusCd: string }>(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body })
const start = (permitNo: number) => site().as(VSP).act(permit, permitNo, 'start')
const minute = (time: string) => {
  site().setClock(at(time))
  return site().runJob('permit-clock')
}
const linesOf = async (permitNo: number) => {
  const { permitCrew } = await read(permitNo)
  return (permitCrew ?? []).filter(({ crewRoleCd }) => crewRoleCd === 'WORKER')
}
const present = async (permitNo: number) =>
  (await linesOf(permitNo)).filter(({ leaveDt }) => leaveDt === null).map(({ personNo }) => personNo)
const join = (permitNo: number, personNo: number) => send(permitNo, 'crew', { personNo, crewRoleCd: 'WORKER' })

beforeEach(async () => {
  await site().sql(
    `update wkod_master set status_cd = 'CLOSE' where status_cd in ('RQST', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP')`,
  )
  site().setClock(at('09:50:00'))
})

/** The two who work wherever nobody else is asked for. */
async function workers(): Promise<[number, number]> {
  const { people } = await groundOf(site())
  return [people[1]?.personNo ?? 0, people[2]?.personNo ?? 0]
}
/** Issued, with the same two, its talk signed. */
async function ready(): Promise<number> {
  const { permitNo } = await issued(site(), urgent)
  await talked(site(), permitNo, at('09:50:00'))
  return permitNo
}

test('joining: who is at work elsewhere is refused, with the number of that work; once he has left it he joins', async () => {
  const [one] = await workers()
  const [here, there] = [await working(site(), urgent), await working(site(), urgent)]
  expect(await present(here.permitNo)).toContain(one)
  expect(await problemsOf(join(there.permitNo, one))).toMatchObject([
    { code: 'PT_ONE_WORK', message: expect.stringContaining(here.permitDocNo ?? '-'), lifterCds: ['VSP', 'VSM'] },
  ])
  await send(here.permitNo, `crew/${one}/leave`)
  expect(await codesOf(join(there.permitNo, one))).toEqual([])
})

test('the list of a later work takes him; its start does not while he works, and does when the other is done', async () => {
  const [one] = await workers()
  const [first, second] = [await ready(), await ready()]
  expect(await codesOf(start(first))).toEqual([])
  const refused = await problemsOf(start(second))
  expect(refused.map(({ code }) => code)).toEqual(['PT_ONE_WORK'])
  expect(refused[0]?.message).toContain((await read(first)).permitDocNo)
  expect(await present(second)).toContain(one)
  await site()
    .as(VSP)
    .act(permit, first, 'finish', { finishedYn: 'Y' } as never)
  expect(await codesOf(start(second))).toEqual([])
})

test('resuming: work that stands holds nobody, and goes on only without whoever works elsewhere by then', async () => {
  const [first, second] = [await ready(), await ready()]
  await start(first)
  await site().as('oper').act(permit, first, 'stop', { reasonCd: 'BREAK', reasonDesc: '휴식' })
  expect(await codesOf(start(second))).toEqual([])
  await site().as(VSP).act(permit, first, 'askResume')
  const resume = () => codesOf(site().as('oper').act(permit, first, 'resume'))
  expect(await resume()).toEqual(['PT_ONE_WORK'])
  for (const personNo of await workers()) await send(first, `crew/${personNo}/leave`)
  expect(await resume()).not.toContain('PT_ONE_WORK')
})

test('by the clock: of two works that go on with him the one on which he began later is without him', async () => {
  const [one, other] = await workers()
  const [first, second] = [await working(site(), urgent), await working(site(), urgent)]
  const [hers] = await linesOf(second.permitNo)
  await site().sql(
    `update wkod_master_permit_crew set person_no = ${one}, add_dt = '${at('09:50:30')}'
      where permit_no = ${second.permitNo} and person_no = ${hers?.personNo}`,
  )
  await minute('09:52:00')
  expect(await present(first.permitNo)).toEqual([one, other])
  expect(await present(second.permitNo)).not.toContain(one)
  expect((await read(second.permitNo)).statusCd).toBe('WORK')
})

test('without a network: a start that arrives later is without whoever had begun elsewhere by then', async () => {
  const [one, other] = await workers()
  const [first, second] = [await ready(), await ready()]
  site().setClock(at('10:00:00'))
  const { seenTxt } = await site().as(VSP).call<Held>(`${permit.api}/${second}/held`)
  site().setClock(at('10:02:00'))
  await start(first)
  site().setClock(at('10:20:00'))
  await send(second, 'away', { actionCd: 'start', doneDt: at('10:05:00'), seenTxt })
  expect(await present(first)).toEqual([one, other])
  expect(await present(second)).toEqual([])
})

test('who waits on the lists of two works begins at one of them', async () => {
  const { people } = await groundOf(site())
  const him = people[5]?.personNo ?? 0
  const works = [await working(site(), urgent), await working(site(), urgent)]
  for (const { permitNo } of works) await join(permitNo, him)
  for (const { permitNo } of works)
    await site().sql(
      `update wkod_master_permit_crew set tbm_sign_dt = '${at('09:50:00')}' where permit_no = ${permitNo} and person_no = ${him}`,
    )
  for (const time of ['09:52:00', '09:53:00']) await minute(time)
  const begun = (await Promise.all(works.map(({ permitNo }) => linesOf(permitNo))))
    .flat()
    .filter(({ personNo, addDt, leaveDt }) => personNo === him && addDt !== null && leaveDt === null)
  expect(begun).toHaveLength(1)
})

test('who leads several works leads them on, and a request tells who is named at the same hours', async () => {
  const [first, second] = [await working(site(), urgent), await working(site(), urgent)]
  await minute('09:52:00')
  expect([(await read(first.permitNo)).statusCd, (await read(second.permitNo)).statusCd]).toEqual(['WORK', 'WORK'])
  const { people } = await groundOf(site())
  const permitCrew = [{ personNo: people[1]?.personNo, crewRoleCd: 'WORKER' }] as never
  const { permitNo } = await drafted(site(), { ...urgent, permitCrew })
  const { can } = await site().as(VSM).read(permit, permitNo)
  expect(can.checks?.submit).toContainEqual(
    expect.objectContaining({
      ruleCd: 'PT_ALSO_NAMED',
      resultCd: 'WARN',
      message: expect.stringContaining(people[1]?.personNm ?? '-'),
    }),
  )
})
