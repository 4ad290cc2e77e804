/** An issued permit is told to a board that is open, and is on it by then. */
import { beforeEach, expect, test } from 'vitest'
import { aPermitSite, approved, at } from '../permit/permit.fixture.ts'
import { permit } from '../permit/permit.model.ts'
import { BOARD_API, type Board } from './board.calls.ts'

const site = aPermitSite()
beforeEach(() => site().setClock(at('10:00:00', '2026-11-23')))

test('a permit that is issued is told to a board that is open, which then finds it issued', async () => {
  const { permitNo } = await approved(site())
  site().setClock(at('08:00:00'))
  await site().sql(`update wkod_master set leader_sign_dt = now(), print_cnt = 1 where permit_no = ${permitNo}`)
  const { body } = await site().as('gate').fetch('/api/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard = async (what: RegExp) => {
    for (let text = ''; !what.test(text); ) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) throw new Error(`The stream ended before it told ${what}`)
      text += value
    }
  }
  await heard(/"hello"/)
  const told = heard(new RegExp(`"documentName":"permit","no":${permitNo},`))
  await site().as('oper').act(permit, permitNo, 'issue')
  await told
  const { works } = await site().as('gate').call<Board>(BOARD_API)
  expect(works.find((work) => work.permitNo === permitNo)?.statusCd).toBe('ISSUED')
  await reader?.cancel()
})
