import { expect, test } from 'vitest'
import { inPairs, partsNamed } from './paper.logic.ts'

const line = (crewRoleCd: string, who: object, leaveDt: string | null = null) => ({ crewRoleCd, leaveDt, ...who })
type Record_ = Parameters<typeof partsNamed>[0]

test('who has a part stands on paper once, own employees too; who has left, and a part that nobody has, do not', () => {
  const record = {
    ...{ leaderPersonNm: null, leaderUserNm: '우현석', ownUserNm: '박공무', watchPersonNm: '이감시' },
    ...{ fireWatchPersonNm: null, signalPersonNm: null, cmdPersonNm: null },
    permitCrew: [
      line('WATCH', { personNo: 2, userId: null }),
      line('SIGNAL', { personNo: null, userId: 'emp' }),
      line('CMD', { personNo: 3, userId: null }, '2026-11-24T10:00:00+09:00'),
      line('WORKER', { personNo: 4, userId: null }),
    ],
  } as unknown as Record_
  expect(partsNamed(record, { '2': '이감시', '3': '최떠남', '4': '김일', emp: '정사내' })).toEqual([
    { role: 'LEADER', names: ['우현석'] },
    { role: 'WATCH', names: ['이감시'] },
    { role: 'SIGNAL', names: ['정사내'] },
  ])
})

test('two people share a row, the last may be alone', () => {
  expect(inPairs([1, 2, 3])).toEqual([[1, 2], [3]])
  expect(inPairs([])).toEqual([])
})
