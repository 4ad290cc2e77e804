import { expect, test } from 'vitest'
import { type Manned, partyOf, takenOver, weightOf, withEverybody } from './party.logic.ts'

const nobody: Manned = {
  vendorCd: 'V100001',
  ...{ leaderPersonNo: null, leaderUserId: null, watchPersonNo: null, fireWatchPersonNo: null },
  ...{ signalPersonNo: null, cmdPersonNo: null, permitCrew: null },
}
const line = (personNo: number, crewRoleCd: string, more = {}) =>
  ({
    personNo,
    userId: null,
    crewRoleCd,
    tbmSignDt: null,
    addDt: null,
    leaveDt: null,
    checkDesc: null,
    maskDt: null,
    ...more,
  }) as never

test('everybody is of a work once, with all his parts; who left is not, though he is named', () => {
  const work: Manned = {
    ...nobody,
    ...{ leaderPersonNo: 1, cmdPersonNo: 1, watchPersonNo: 3, signalPersonNo: 4 },
    permitCrew: [line(1, 'WORKER'), line(2, 'WORKER'), line(3, 'WATCH', { leaveDt: '2026-11-24T10:00:00+09:00' })],
  }
  expect(partyOf(work).map(({ whom, roles }) => [Object.values(whom)[0], ...roles])).toEqual([
    [1, 'WORKER', 'LEADER', 'CMD'],
    [2, 'WORKER'],
    [4, 'SIGNAL'],
  ])
})

test('who is named stands on the list, and who stands on it for a part is named', () => {
  const draft = { ...nobody, leaderPersonNo: 1, permitCrew: [line(2, 'WORKER'), line(3, 'WATCH')] }
  const done = withEverybody(draft, undefined)
  expect(done).toMatchObject({
    watchPersonNo: 3,
    permitCrew: [{ personNo: 2 }, { personNo: 3 }, { personNo: 1, crewRoleCd: 'LEADER' }],
  })
  expect(withEverybody({ ...draft, ...done }, draft), 'once it is so, nothing follows').toEqual({})
  const another = withEverybody({ ...draft, ...done, leaderPersonNo: 5, watchPersonNo: null }, { ...draft, ...done })
  expect(another.permitCrew).toMatchObject([{ personNo: 2 }, { personNo: 5, crewRoleCd: 'LEADER' }])
  expect(another.watchPersonNo).toBeUndefined()
})

test('own people are named by their list, but for who leads them', () => {
  const own = { ...nobody, vendorCd: null, leaderUserId: 'sup', permitCrew: [] }
  expect(withEverybody(own, undefined)).toMatchObject({ permitCrew: [{ userId: 'sup', crewRoleCd: 'LEADER' }] })
})

test('who came for a part and has not begun stops nothing; taken over, whoever had it has left', () => {
  const begun = { addDt: '2026-11-24T09:00:00+09:00' }
  const work = {
    ...nobody,
    fireWatchPersonNo: 3,
    permitCrew: [line(2, 'WORKER', begun), line(3, 'FIRE', begun), line(4, 'FIRE')],
  }
  expect([2, 3, 4].map((personNo) => weightOf(work, { personNo }))).toEqual(['CREW', 'KEY', 'JOINER'])
  const at = '2026-11-24T10:00:00+09:00'
  expect(takenOver(work, { whom: { personNo: 4 }, part: 'FIRE', at })).toMatchObject({
    fireWatchPersonNo: 4,
    permitCrew: [{ leaveDt: null }, { leaveDt: at }, { leaveDt: null }],
  })
})
