/** An accident told by whoever passes a poster: no account, no name asked for, one accident however often it is sent. */
import { beforeEach, expect, test } from 'vitest'
import { ticketOf } from '#platform/model/link.ts'
import { aFileSite } from '#platform/test/site.ts'
import { at, caseOf, told } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'
import type { AccidentPoster } from './accident-poster.calls.ts'

const site = aFileSite()
const DAY = '2026-11-24'
beforeEach(() => site().setClock(at(DAY)))

const drawTicket = () => ticketOf((bytes) => crypto.getRandomValues(bytes))
async function hang(by = 'safety', locationNo = 0): Promise<string> {
  await site().as(by).call(`${accident.api}-posters`, { method: 'POST', body: { locationNo } })
  const { rows } = await site().as(by).call<{ rows: AccidentPoster[] }>(`${accident.api}-posters`)
  return rows[0]?.path ?? ''
}
async function ask<T>(path: string, body?: object): Promise<{ status: number; answer: T }> {
  const response = await fetch(`${site().address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: (await response.json()) as T }
}

test('it is a report at once, once for one key; the number of the control room stands on top', async () => {
  const path = await hang()
  expect(await (await fetch(`${site().address}${path}`)).text()).toContain('061-180-0119')
  const ticket = drawTicket()
  const answers = { what: '지게차에 발이 깔렸습니다.', hurt: '1', place: '자재창고 앞' }
  for (let sent = 0; sent < 2; sent += 1) expect((await ask(`${path}/open`, { ticket, answers })).status).toBe(200)
  const { rows, total } = await site().as('safety').list(accident, { q: '지게차' })
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({
    statusCd: 'REPORTED',
    injuredCnt: 1,
    placeDesc: '자재창고 앞',
    createUserId: 'SYSTEM',
  })
  expect(
    await site()
      .as('safety')
      .read(accident, rows[0]?.accidentNo ?? 0),
  ).toMatchObject({ srcCd: 'QR' })
  expect((await told(site(), 'safety')).join()).toContain('지게차에 발이 깔렸습니다.')
})

test('who gives his name is known to those who may have to ask him, and to nobody else', async () => {
  const path = await hang()
  const answers = { what: '배관에서 김이 샙니다.', hurt: '0', place: '랙 2단', name: '응우옌', tel: '010-2222-3333' }
  await ask(`${path}/open`, { ticket: drawTicket(), answers })
  const no = (await site().as('safety').list(accident, { q: '김이 샙니다' })).rows[0]?.accidentNo ?? 0
  expect((await caseOf(site(), no)).reporter).toEqual({ reporterNm: '응우옌', reporterTel: '010-2222-3333' })
  expect((await caseOf(site(), no, 'emp')).reporter).toBeNull()
})

test('nobody hangs one who does not run accidents', async () => {
  await expect(hang('emp')).rejects.toMatchObject({ status: 403 })
})
