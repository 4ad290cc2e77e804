/** After hot work has ended somebody watches until it is closed; that he has gone is told, and stops nothing. */
import { beforeEach, expect, test } from 'vitest'
import { aPermitSite, at, drafted, groundOf, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
const send = (by: string, permitNo: number, path: string, body: object = {}) =>
  site().as(by).call(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body })
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const toldTo = async (permitNo: number) =>
  (
    await site().sql<{ userId: string }>(
      `select user_id as "userId" from com_notification where event_cd = 'PT_WATCH_GONE' and biz_no = $1`,
      [permitNo],
    )
  ).map(({ userId }) => userId)
const watchOf = async (permitNo: number) =>
  (await read(permitNo)).permitCrew?.filter(({ crewRoleCd, leaveDt }) => crewRoleCd === 'FIRE' && leaveDt === null)

async function watched() {
  const { people } = await groundOf(site())
  const [watch, other] = [people[5]?.personNo ?? 0, people[4]?.personNo ?? 0]
  const values = { ...hotValues, combustible11mYn: 'Y' as const, watchKitYn: 'Y' as const, fireWatchPersonNo: watch }
  const { permitNo } = await working(site(), { permitUrgentYn: 'Y', urgentDesc: '누설', ...values })
  await aired(site(), permitNo)
  site().setClock(at('10:00:00'))
  await site()
    .as(VSP)
    .act(permit, permitNo, 'finish', { finishedYn: 'Y', hotEndDt: at('10:00:00') })
  return { permitNo, watch, other }
}

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('WORK', 'SUSP', 'DONE');
    update entry_log set delete_yn = 'N'`)
  site().setClock(at('09:40:00'))
})

test('everybody has left when work is done but who watches; he leaves with the close', async () => {
  const { permitNo, watch } = await watched()
  expect(await watchOf(permitNo)).toMatchObject([{ personNo: watch }])
  expect((await read(permitNo)).permitCrew?.filter(({ leaveDt }) => leaveDt === null)).toHaveLength(1)
  await site().runJob('permit-clock')
  expect(await toldTo(permitNo)).toEqual([])
  for (const time of ['10:15:00', '10:40:00']) {
    site().setClock(at(time))
    await site().as('oper').act(permit, permitNo, 'checkFire')
  }
  site().setClock(at('11:00:00'))
  await site().sql(`update wkod_master_permit_check set ok_yn = 'Y', photo_yn = 'N' where permit_no = ${permitNo}`)
  await site()
    .as('oper')
    .act(permit, permitNo, 'close', { isoDecisionCd: 'NONE', closeDesc: '불씨가 없는 것을 직접 확인함' })
  expect(await watchOf(permitNo)).toEqual([])
})

test('until it is closed he watches nothing else, whatever its hours were; whoever has left it may', async () => {
  const { permitNo, watch } = await watched()
  await site().sql(`update wkod_master set work_to_dt = '${at('10:00:00')}' where permit_no = ${permitNo}`)
  const values = { ...hotValues, combustible11mYn: 'Y' as const, watchKitYn: 'Y' as const, fireWatchPersonNo: watch }
  const later = {
    workFromDt: at('11:00:00'),
    workToDt: at('15:00:00'),
    permitUrgentYn: 'Y' as const,
    urgentDesc: '누설',
  }
  const asked = await drafted(site(), { ...values, ...later })
  const codesOf = () =>
    site()
      .as(VSM)
      .act(permit, asked.permitNo, 'submit')
      .then(
        () => [],
        ({ answer }) => answer.problems.map(({ code }: { code: string }) => code),
      )
  expect(await codesOf()).toContain('PT_PART_SHARED')
  await send('oper', permitNo, `crew/${watch}/leave`)
  expect(await codesOf()).not.toContain('PT_PART_SHARED')
})

test('he goes out through the gate: told once to operations and the safety manager, and another takes over', async () => {
  const { permitNo, watch, other } = await watched()
  await site().sql(`update entry_log set delete_yn = 'Y' where person_no = ${watch}`)
  site().setClock(at('10:05:00'))
  await site().runJob('permit-clock')
  const told = await toldTo(permitNo)
  expect(told).toEqual(expect.arrayContaining(['oper', 'safety']))
  expect(await read(permitNo)).toMatchObject({ statusCd: 'DONE' })
  expect(await watchOf(permitNo)).toEqual([])
  site().setClock(at('10:06:00'))
  await site().runJob('permit-clock')
  expect(await toldTo(permitNo)).toEqual(told)
  await send(VSP, permitNo, 'crew', { personNo: other, crewRoleCd: 'FIRE' })
  expect(await watchOf(permitNo)).toMatchObject([{ personNo: other, addDt: expect.any(String) }])
  await send('oper', permitNo, `crew/${other}/leave`)
  expect((await toldTo(permitNo)).length).toBeGreaterThan(told.length)
  await expect(send(VSP, permitNo, 'crew', { personNo: watch, crewRoleCd: 'WORKER' })).rejects.toMatchObject({
    status: 409,
  })
})
