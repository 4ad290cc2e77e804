/** Who works alone is heard every half hour; whoever is not is told of, and then searched for. */
import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { BOARD_API, type Board } from '../../board/board.calls.ts'
import { aPermitSite, at, groundOf, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { spaceValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const send = (by: string, permitNo: number, path: string, body: object = {}) =>
  site().as(by).call(`${permit.api}/${permitNo}/${path}`, { method: 'POST', body })
const checkIn = (by: string, permitNo: number, body: object = {}) => send(by, permitNo, 'check-in', body)
const stateOf = async (permitNo: number) => (await read(permitNo)).statusCd
const minute = async (time: string, permitNo: number) => {
  site().setClock(at(time))
  await site().runJob('permit-clock')
  return stateOf(permitNo)
}
const toldOf = (code: string, permitNo: number) =>
  site()
    .sql<{ userId: string }>(
      `select user_id as "userId" from com_notification where event_cd = $1 and biz_no = $2 order by 1`,
      [code, permitNo],
    )
    .then((rows) => rows.map(({ userId }) => userId))

/** The leader stays, everybody else has gone home. */
async function alone(values: DraftOf<typeof permit> = {}) {
  const { permitNo, leaderPersonNo } = await working(site(), { ...urgent, ...values })
  await site().sql(`update wkod_master_permit_crew set leave_dt = '${at('09:40:00')}'
    where permit_no = ${permitNo} and person_no <> ${leaderPersonNo}`)
  return { permitNo, personNo: leaderPersonNo ?? 0 }
}
interface Page {
  live: { touch?: { label: string; leftS: number; answers: object } }
}
async function pageOf(permitNo: number) {
  const { path } = await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)
  const ask = async <T>(more: string, body?: object) => {
    const response = await fetch(`${site().address}${path}${more}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'ko' },
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  return { touch: async () => (await ask<Page>('')).body.live.touch, answer: (body: object) => ask('/answer', body) }
}

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP', 'PREP')`)
  site().setClock(at('09:40:00'))
})

test('w nobody hears him: told once at five minutes, at ten the work stops and he is searched for', async () => {
  const { permitNo } = await alone()
  expect(await minute('10:14:59', permitNo)).toBe('WORK')
  expect(await toldOf('PT_ALONE_LATE', permitNo)).toEqual([])
  expect(await minute('10:15:00', permitNo)).toBe('WORK')
  const told = await toldOf('PT_ALONE_LATE', permitNo)
  expect(told).toEqual(expect.arrayContaining(['sup', 'safety', 'owner']))
  expect(await minute('10:19:59', permitNo)).toBe('WORK')
  expect(await toldOf('PT_ALONE_LATE', permitNo)).toEqual(told)
  expect(await minute('10:20:00', permitNo)).toBe('SUSP')
  expect(await read(permitNo), 'PT_ALONE').toMatchObject({
    suspReasonCd: 'PERSON',
    permitSusp: [{ reasonDesc: expect.stringContaining('안전확인이 10분 늦었습니다') }],
  })
  expect(await toldOf('PT_SEARCH', permitNo)).toEqual(expect.arrayContaining(['gate', 'oper', 'safety', 'sup']))
})

test('w his own phone: one touch by the code on the paper, as often as he likes; it stands on the log by whom', async () => {
  const { permitNo, personNo } = await alone()
  const { people } = await groundOf(site())
  const { personNm = '', phoneTail = '' } = people.find((one) => one.personNo === personNo) ?? {}
  site().setClock(at('10:05:00'))
  const page = await pageOf(permitNo)
  const touch = await page.touch()
  expect(touch).toMatchObject({ label: '안전합니다' })
  expect(touch?.leftS).toBeLessThanOrEqual(5 * 60)
  expect((await page.answer({ personNm, phoneTail, answers: touch?.answers })).status).toBe(200)
  expect((await read(permitNo)).permitAlone).toMatchObject([
    { personNo, viaCd: 'SELF', byPersonNo: personNo, checkDt: expect.stringContaining('10:05'), byUserId: null },
  ])
  expect((await page.touch())?.leftS).toBeGreaterThan(29 * 60)
  expect(await minute('10:44:59', permitNo)).toBe('WORK')
  expect(await minute('10:45:00', permitNo)).toBe('SUSP')
  expect(await page.touch()).toBeUndefined()
})

test('w one man inside is heard through whoever is outside; two at work or inside are not alone', async () => {
  const { people } = await groundOf(site())
  const values = { ...spaceValues, permVentYn: 'Y' as const, permVentCheckYmd: '2026-11-04' }
  const { permitNo } = await working(site(), { ...urgent, ...values })
  await aired(site(), permitNo)
  const [one, other] = [people[1]?.personNo, people[2]?.personNo]
  const pass = (personNo: number | undefined, goesIn: boolean) => send(VSP, permitNo, 'entry', { personNo, goesIn })
  await expect(checkIn(VSP, permitNo)).rejects.toMatchObject({ code: 'PT_ALONE_NOBODY' })
  await pass(one, true)
  site().setClock(at('10:09:00'))
  await checkIn(VSP, permitNo)
  expect((await read(permitNo)).permitAlone).toMatchObject([{ personNo: one, viaCd: 'OTHER', byUserId: VSP }])
  expect(await minute('10:30:00', permitNo)).toBe('WORK')
  await pass(other, true)
  await aired(site(), permitNo)
  expect(await minute('11:00:00', permitNo)).toBe('WORK')
  await pass(other, false)
  expect(await minute('11:30:00', permitNo)).toBe('WORK')
  expect(await minute('11:40:00', permitNo)).toBe('SUSP')
})

test('what arrives late keeps the moment of its own, and none that was not of this work', async () => {
  const { permitNo } = await alone()
  site().setClock(at('10:12:00'))
  await checkIn(VSP, permitNo, { checkDt: at('10:05:00') })
  expect((await read(permitNo)).permitAlone).toMatchObject([
    { checkDt: expect.stringContaining('10:05:00'), sendDt: expect.stringContaining('10:12:00') },
  ])
  for (const checkDt of [at('10:12:01'), at('09:39:59')])
    await expect(checkIn(VSP, permitNo, { checkDt })).rejects.toMatchObject({ code: 'PT_ALONE_TIME' })
  expect(await minute('10:44:00', permitNo)).toBe('WORK')
  await expect(checkIn('emp', permitNo)).rejects.toMatchObject({ status: 403 })
})

test('the page and the board count down to the next check-in', async () => {
  const { permitNo } = await alone()
  const shown = await site().as(VSP).call(`${permit.api}/${permitNo}/alone`)
  expect(shown).toEqual({ nm: expect.any(String), dueDt: at('10:10:00.000'), mayCheckIn: true })
  const { works } = await site().as('oper').call<Board>(BOARD_API)
  expect(works.find((work) => work.permitNo === permitNo)?.checkInDt).toBe(at('10:10:00.000'))
  await site().sql(`update wkod_master_permit_crew set leave_dt = null where permit_no = ${permitNo}`)
  expect(await site().as(VSP).call(`${permit.api}/${permitNo}/alone`)).toMatchObject({ dueDt: null })
})
