/** E13 hours on the site are asked wherever somebody joins a crew, and while he is in it. */
import { beforeEach, expect, test } from 'vitest'
import { instead } from '#platform/server/ports.ts'
import { hand } from '../../shift/handover/hand.model.ts'
import { aPermitSite, at, drafted, groundOf, prepared, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { type CrewAsked, permitAsks } from '../permit.ports.ts'
import { hotValues } from '../permit.seed.ts'

/** Who was inside for more than twelve hours; what was asked for last. */
let tired: readonly number[] = []
let asked: CrewAsked | undefined
const site = aPermitSite([
  instead(permitAsks, {
    eligibility: async (_db, works) => {
      asked = works.at(-1)
      const barred = works.flatMap(({ permitNo, personNos }) =>
        personNos.filter((personNo) => tired.includes(personNo)).map((personNo) => ({ permitNo, personNo })),
      )
      return barred.map((one) => ({
        ...one,
        ruleCd: 'E13',
        resultCd: 'BLOCK',
        message: '체류시간',
        lifterCds: ['VSM'],
      }))
    },
  }),
])
beforeEach(() => {
  tired = []
  site().setClock(at('10:00:00'))
})
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const codes = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    (error: { answer: { problems: { code: string }[] } }) => error.answer.problems.map(({ code }) => code),
  )
const worker = async (at: number) => (await groundOf(site())).people[at]?.personNo ?? 0

test('a line of the crew at the request, for the moment when the work begins', async () => {
  const workFromDt = at('08:00:00', '2026-11-25')
  const { permitNo } = await drafted(site(), {
    ...hotValues,
    wkodDt: '2026-11-25',
    workFromDt,
    workToDt: at('16:00:00', '2026-11-25'),
  })
  const submit = () => codes(site().as(VSM).act(permit, permitNo, 'submit'))
  tired = [await worker(1)]
  expect(await submit()).toContain('E13')
  expect(asked?.startAt).toEqual(new Date(workFromDt))
  tired = []
  expect(await submit()).toEqual([])
})

test('somebody who joins later', async () => {
  const { permitNo } = await prepared(site(), urgent)
  const personNo = await worker(5)
  const join = () =>
    codes(
      site()
        .as(VSP)
        .call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body: { personNo, crewRoleCd: 'WORKER' } }),
    )
  tired = [personNo]
  expect(await join()).toEqual(['E13'])
  tired = []
  expect(await join()).toEqual([])
})

test('the crew of work that is extended', async () => {
  const { permitNo } = await working(site(), { ...urgent, workFromDt: at('10:00:00'), workToDt: at('14:00:00') })
  site().setClock(at('13:00:00'))
  await site()
    .as(VSP)
    .act(permit, permitNo, 'askExtension', { extendToDt: at('16:00:00'), reasonDesc: '남은 용접 2개소' })
  const extend = () => codes(site().as('areaappr').act(permit, permitNo, 'extend'))
  tired = [await worker(1)]
  expect(await extend()).toEqual(['E13'])
  tired = []
  expect(await extend()).toEqual([])
})

test('the crew of work that one shift hands to the next: it stops with the hand-over', async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('WORK', 'SUSP')`)
  const values = { ...urgent, workFromDt: at('10:00:00'), workToDt: at('18:00:00') }
  const { permitNo } = await working(site(), values)
  site().setClock(at('14:40:00'))
  await site().runJob('handover-clock')
  const [record] = (await site().as('oper').list(hand)).rows
  const sign = (signerNm: string) => ({ signerNm, signDt: at('14:40:00'), strokes: [[1, 1, 20, 20, 40, 10]] })
  await site()
    .as('oper')
    .act(hand, record?.handNo ?? 0, 'signOut', { outSign: sign('홍기범') })
  tired = [await worker(1)]
  await site()
    .as('areaappr')
    .act(hand, record?.handNo ?? 0, 'signIn', { inSign: sign('전용준') })
  expect(await site().as('oper').read(permit, permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'PERSON' })
})
