import { expect, test } from 'vitest'
import { aloneAt, awaitedOf, checkedIn, lateMin } from './alone.logic.ts'

const at = (time: string) => `2026-11-24T${time}:00.000+09:00`
const line = (personNo: number, more = {}) => ({
  ...{ personNo, userId: null, crewRoleCd: 'WORKER', tbmSignDt: null, addDt: at('09:00'), leaveDt: null },
  ...{ checkDesc: null, maskDt: null, ...more },
})
const pass = (personNo: number, inDt: string, outDt: string | null = null) => ({
  ...{ personNo, userId: null, inDt, outDt, watchPersonNo: null },
})
const work = (more = {}) =>
  ({
    ...{ vendorCd: 'V', leaderPersonNo: null, leaderUserId: null, watchPersonNo: null, fireWatchPersonNo: null },
    ...{ signalPersonNo: null, cmdPersonNo: null, startDt: at('09:00'), permitSusp: null, permitAlone: null },
    ...{ cseEntryLog: null, permitCrew: [line(1)], ...more },
  }) as Parameters<typeof aloneAt>[0]
const dueOf = (more = {}) => awaitedOf(work(more), 30)?.dueDt

test('alone is who is the only one at work, or inside; who has not begun or has left is not with him', () => {
  expect(aloneAt(work())).toEqual({ personNo: 1 })
  expect(aloneAt(work({ permitCrew: [line(1), line(2)] }))).toBeUndefined()
  expect(aloneAt(work({ permitCrew: [line(1), line(2, { addDt: null })] }))).toEqual({ personNo: 1 })
  expect(aloneAt(work({ permitCrew: [line(1), line(2, { leaveDt: at('09:30') })] }))).toEqual({ personNo: 1 })
  const two = { permitCrew: [line(1), line(2)] }
  expect(aloneAt(work({ ...two, cseEntryLog: [pass(2, at('09:10'))] }))).toEqual({ personNo: 2 })
  expect(aloneAt(work({ ...two, cseEntryLog: [pass(2, at('09:10')), pass(1, at('09:11'))] }))).toBeUndefined()
})

test('he is heard of by whatever was written last of his work: its start, who came or left, a pass, a check-in', () => {
  expect(dueOf()).toBe(at('09:30'))
  expect(dueOf({ permitSusp: [{ resumeDt: at('09:20') }] })).toBe(at('09:50'))
  expect(dueOf({ permitCrew: [line(1), line(2, { leaveDt: at('09:40') })] })).toBe(at('10:10'))
  expect(dueOf({ cseEntryLog: [pass(1, at('09:10'), at('09:15'))] })).toBe(at('09:45'))
  const said = checkedIn(work(), {
    ...{ whom: { personNo: 1 }, by: { userId: 'oper' }, isHimself: false },
    ...{ checkDt: at('09:25'), sendDt: at('09:50') },
  })
  expect(said.permitAlone).toMatchObject([{ personNo: 1, viaCd: 'OTHER', byUserId: 'oper', sendDt: at('09:50') }])
  expect(dueOf(said), 'one that arrives late is of when he was heard').toBe(at('09:55'))
})

test('late counts whole minutes', () => {
  const awaited = { whom: { personNo: 1 }, dueDt: at('09:30') }
  expect(
    ['09:29:59', '09:34:59', '09:35:00'].map((time) => lateMin(awaited, new Date(`2026-11-24T${time}+09:00`))),
  ).toEqual([-1, 4, 5])
})
