import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardWork } from '../board.calls.ts'
import { askedMoves, type Moves, offsetWithin, readMoves, toHour, toSpot, without, writtenMoves } from './moves.ts'

const at = (time: string) => `2026-11-21T${time}:00+09:00`
const work = (permitNo: number, statusCd = 'APPR'): BoardWork => ({
  ...{ permitNo, permitDocNo: null, wkodTitle: '용접', placeDesc: null, statusCd, kindCds: ['HOT'], riskGradeCd: null },
  ...{
    vendorCd: null,
    vendorNm: null,
    areaDeptNm: null,
    leaderNm: null,
    workFromDt: at('09:00'),
    workToDt: at('17:00'),
  },
  ...{ gasNextDueDt: null, checkInDt: null, suspReasonCd: null, crewCnt: 2, insideCnt: 0 },
  marks: [{ markNo: 1, mapNo: 1, markType: 'HOT', locationX: 500, locationY: 400, radiusVal: 0 }],
})
const one = fc.record({
  permitNo: fc.integer({ min: 1, max: 9 }),
  minutes: fc.integer({ min: -3000, max: 3000 }),
  markNo: fc.integer({ min: 1, max: 3 }),
  locationX: fc.double({ min: -200, max: 1200, noNaN: true }),
  locationY: fc.double({ min: -200, max: 1200, noNaN: true }),
})
const moved = (
  all: readonly { permitNo: number; minutes: number; markNo: number; locationX: number; locationY: number }[],
) =>
  all.reduce<Moves>(
    (moves, { permitNo, minutes, markNo, ...to }) => toSpot(toHour(moves, permitNo, minutes), permitNo, markNo, to),
    {},
  )

test('what is written into an address is read from it, whatever was moved', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (all) => {
      const moves = moved(all)
      expect(readMoves(writtenMoves(moves))).toEqual(moves)
    }),
  )
})

test('an address that somebody bent moves nothing that is not there', () => {
  for (const text of ['', ';', 'x,30', '-1,30', '7,x', '7,0,1:a:2', '7,0,0:1:1'])
    expect(askedMoves([work(1)], readMoves(text))).toEqual([])
})

test('hours go in quarters and no further than a day; back at its own hour nothing is moved', () => {
  expect(toHour({}, 1, 22)).toEqual({ 1: { minutes: 15, spots: {} } })
  expect(toHour({}, 1, 9999)[1]?.minutes).toBe(1440)
  expect(toHour(toHour({}, 1, 60), 1, 3)).toEqual({})
  expect(without(toSpot({}, 1, 1, { locationX: 1, locationY: 1 }), 1)).toEqual({})
})

test('only what has not begun is asked about', () => {
  const moves = toHour(toHour({}, 1, 60), 2, 60)
  expect(askedMoves([work(1), work(2, 'WORK')], moves)).toEqual([
    { permitNo: 1, fromDt: '2026-11-21T01:00:00.000Z', toDt: '2026-11-21T09:00:00.000Z', spots: [] },
  ])
})

test('the moment that is looked at follows a work only when it is not there then', () => {
  const now = Date.parse(at('08:00'))
  expect([
    offsetWithin(work(1), 0, now, 0),
    offsetWithin(work(1), 0, now, 120),
    offsetWithin(work(1), -120, now, 0),
  ]).toEqual([60, 120, 0])
})
