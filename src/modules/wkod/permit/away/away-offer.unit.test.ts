import { expect, test } from 'vitest'
import type { Held } from './away.calls.ts'
import { offered, statusAfter, whyNotBegin } from './away-offer.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}+09:00`)
const held: Held = {
  ...{ asOfDt: '2026-11-24T10:00:00+09:00', actionCd: 'start', checks: [], isHeld: true, awayMin: 10, seenTxt: '' },
}

test('PT-A40 of what all held for at 10:00 the phone begins until 10:10, and at 10:11 says why not', () => {
  expect(whyNotBegin(held, 'start', at('10:08:00'))).toBeUndefined()
  expect(whyNotBegin(held, 'start', at('10:10:00'))).toBeUndefined()
  expect(whyNotBegin(held, 'start', at('10:11:00'))?.values).toEqual({ n: 11, limit: 10 })
  expect(whyNotBegin({ ...held, awayMin: 20 }, 'start', at('10:11:00'))).toBeUndefined()
})

test('what did not hold, or was never asked, begins nothing', () => {
  const open = { ruleCd: 'PT_TBM', resultCd: 'BLOCK' as const, message: 'TBM 미서명 1명' }
  const warned = { ...open, resultCd: 'WARN' as const }
  const notHeld = { ...held, isHeld: false, checks: [open, warned] }
  expect(whyNotBegin(notHeld, 'start', at('10:01:00'))?.values).toEqual({ at: held.asOfDt, n: 1 })
  expect(whyNotBegin(held, 'resume', at('10:01:00'))).toBeDefined()
  expect(whyNotBegin({ ...held, actionCd: null }, 'start', at('10:01:00'))).toBeDefined()
})

test('what waits leads on: begun here it is stopped and finished here; who does not lead only stops', () => {
  expect(statusAfter('ISSUED', ['start'])).toBe('WORK')
  expect(statusAfter('ISSUED', ['start', 'stop', 'finish'])).toBe('DONE')
  const leader = { statusCd: 'ISSUED', actions: ['start'] }
  expect(offered(leader, 'ISSUED')).toEqual(['start'])
  expect(offered(leader, 'WORK')).toEqual(['stop', 'finish'])
  expect(offered(leader, 'SUSP')).toEqual(['finish'])
  expect(offered(leader, 'DONE')).toEqual([])
  expect(offered({ statusCd: 'WORK', actions: ['stop'] }, 'WORK')).toEqual(['stop'])
  expect(offered({ statusCd: 'SUSP', actions: ['resume'] }, 'SUSP')).toEqual(['resume'])
  // What was stopped from here goes on where there is a network.
  expect(offered({ statusCd: 'WORK', actions: ['stop', 'resume'] }, 'SUSP')).toEqual([])
  expect(offered({ statusCd: 'ISSUED', actions: [] }, 'ISSUED')).toEqual([])
})
