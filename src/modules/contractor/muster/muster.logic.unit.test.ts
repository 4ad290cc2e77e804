import { expect, test } from 'vitest'
import {
  countsOf,
  everybodyInside,
  groupedByPlace,
  type Named,
  type Presence,
  type Tick,
  withWaiting,
} from './muster.logic.ts'

const from = new Date('2026-11-24T10:00:00+09:00')
const at = (time: string) => `2026-11-24T${time}:00+09:00`
const named: Named[] = [
  { personNo: 1, userId: null, humanKey: 'W1', personNm: '가', orgNm: '한별' },
  { personNo: 2, userId: null, humanKey: 'W1', personNm: '가', orgNm: '다른 업체' },
  { personNo: null, userId: 'emp', humanKey: 'Uemp', personNm: '나', orgNm: '생산1팀' },
]
const place = (values: Partial<Presence>): Presence => ({
  personNo: null,
  userId: null,
  sourceCd: 'GATE',
  sinceDt: at('09:00'),
  placeDesc: null,
  permitNo: null,
  permitDocNo: null,
  wkodTitle: null,
  foremanNm: null,
  foremanTel: null,
  ...values,
})
const facts = { named, present: [], exits: [], ticks: [], from }
const tick = (humanKey: string, time: string, lateYn: 'Y' | 'N' = 'N'): Tick => ({
  humanKey,
  seenDt: at(time),
  byUserNm: time,
  wayCd: 'HAND',
  lateYn,
})

test('one human of two contractors is one, at the place that is known best', () => {
  const present = [
    place({ personNo: 1 }),
    place({ personNo: 2, sourceCd: 'PERMIT', placeDesc: '펌프실', permitNo: 7, sinceDt: at('09:30') }),
  ]
  expect(everybodyInside({ ...facts, present })).toMatchObject([
    {
      key: 'P1',
      sourceCds: ['GATE', 'PERMIT'],
      placeDesc: '펌프실',
      permitNo: 7,
      inDt: at('09:00'),
      stateCd: 'MISSING',
    },
  ])
})

test('an exit ends what was before it; before the count it takes him off the list, a later place puts him on it again', () => {
  const work = place({ personNo: 1, sourceCd: 'PERMIT' })
  const out = (time: string) => [{ humanKey: 'W1', outDt: at(time) }]
  expect(everybodyInside({ ...facts, present: [work], exits: out('09:50') })).toEqual([])
  expect(everybodyInside({ ...facts, present: [work], exits: out('10:10') })).toMatchObject([{ stateCd: 'OUT' }])
  expect(everybodyInside({ ...facts, present: [work], exits: out('08:50') })).toMatchObject([{ stateCd: 'MISSING' }])
})

test('the earliest tick counts, those that came after the signature do not', () => {
  const present = [place({ userId: 'emp', sourceCd: 'PERMIT' })]
  const [one] = everybodyInside({
    ...facts,
    present,
    ticks: [tick('Uemp', '10:09'), tick('Uemp', '10:04'), tick('Uemp', '10:01', 'Y')],
  })
  expect(one).toMatchObject({ stateCd: 'SEEN', seen: { byUserNm: '10:04' }, confirms: [{ byUserNm: '10:09' }] })
  expect(one?.lates).toHaveLength(1)
  const [late] = everybodyInside({ ...facts, present, ticks: [tick('Uemp', '10:01', 'Y')] })
  expect(late).toMatchObject({ stateCd: 'MISSING', seen: null })
})

test('what waits on a device counts there, and changes nothing of whom somebody else has seen', () => {
  const present = [place({ personNo: 1 }), place({ userId: 'emp', sourceCd: 'PERMIT' })]
  const people = everybodyInside({ ...facts, present, ticks: [tick('Uemp', '10:04')] })
  const here = withWaiting(people, [
    { personNo: 1, userId: null, seenDt: at('10:20') },
    { personNo: null, userId: 'emp', seenDt: at('10:02') },
  ])
  expect(countsOf(here)).toEqual({ personCnt: 2, seenCnt: 2, outCnt: 0, missingCnt: 0 })
  expect(here.map(({ isWaiting, seen }) => [isWaiting, seen?.seenDt])).toEqual([
    [true, at('10:20')],
    [true, at('10:04')],
  ])
})

test('who is missing stands by place, work and leader, the largest group first', () => {
  const at1 = { placeDesc: '탱크', permitNo: 1, foremanNm: '김', foremanTel: null }
  const at2 = { placeDesc: '펌프실', permitNo: 2, foremanNm: '이', foremanTel: null }
  expect(groupedByPlace([at1, at2, at2]).map(({ people }) => people.length)).toEqual([2, 1])
})
