import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  apart,
  byUrgency,
  conflictsAmong,
  countsOf,
  evenPages,
  gasMinutes,
  gasTone,
  inConflict,
  isThere,
  matching,
  noConditions,
  perHour,
  type ShownWork,
  WHOLE,
  within,
  zoomed,
} from './board.logic.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+09:00`)
const work = (permitNo: number, more: Partial<ShownWork> = {}): ShownWork => ({
  permitNo,
  statusCd: 'WORK',
  kindCds: ['HOT'],
  vendorCd: 'V1',
  gasNextDueDt: null,
  crewCnt: 3,
  workFromDt: '2026-11-21T09:00:00+09:00',
  workToDt: '2026-11-21T17:00:00+09:00',
  ...more,
})
const hit = { permitNo: 2, otherPermitNo: 3, levelCd: 'BLOCK', hitStatusCd: 'OPEN' }

test('a work is there from its beginning until before its end, and as long as people are', () => {
  expect([
    isThere(work(1), at('09:00'), true),
    isThere(work(1), at('16:59'), false),
    isThere(work(1), at('17:00'), false),
  ]).toEqual([true, true, false])
  expect(isThere(work(1), at('18:00'), true)).toBe(true)
  expect(isThere(work(1, { statusCd: 'APPR' }), at('18:00'), true)).toBe(false)
})

test('a measurement counts down, is near at ten minutes and late after its moment', () => {
  const due = work(1, { gasNextDueDt: '2026-11-21T10:40:00+09:00' })
  expect([at('10:00'), at('10:30'), at('10:41')].map((now) => gasMinutes(due, now))).toEqual([40, 10, -1])
  expect([40, 10, -1].map(gasTone)).toEqual(['progress', 'waiting', 'danger'])
  expect(gasMinutes({ ...due, statusCd: 'SUSP' }, at('10:00'))).toBeUndefined()
})

test('as few pages as hold all rows, each as full as the others', () => {
  const sizes = (rows: number) => evenPages(Array.from({ length: rows }), 7).map(({ length }) => length)
  expect([0, 7, 8, 15, 16].map(sizes)).toEqual([[0], [7], [4, 4], [5, 5, 5], [5, 5, 6]])
  expect(evenPages([1, 2, 3], 2).flat()).toEqual([1, 2, 3])
})

test('marks that lie on each other come apart, by no more than they must; the others stay', () => {
  const places = [
    ...[
      { x: 100, y: 100 },
      { x: 110, y: 100 },
      { x: 300, y: 40 },
      { x: 300, y: 40 },
      { x: 300, y: 40 },
    ],
    { x: 200, y: 200 },
  ]
  const moves = apart(places, 24)
  const moved = places.map(({ x, y }, at) => ({ x: x + (moves[at]?.x ?? 0), y: y + (moves[at]?.y ?? 0) }))
  const gaps = moved.flatMap((one, at) =>
    moved.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  // A pixel is what rounding may take from each of two.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(22)
  expect(moves.slice(0, 2)).toEqual([
    { x: -7, y: 0 },
    { x: 7, y: 0 },
  ])
  expect(moves.at(-1)).toEqual({ x: 0, y: 0 })
  expect(
    apart(
      [
        { x: 0, y: 0 },
        { x: 24, y: 0 },
      ],
      24,
    ),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ])
})

test('conflicts come first, then what is due, then who works', () => {
  const works = [
    work(1),
    work(2, { statusCd: 'RQST' }),
    work(4, { gasNextDueDt: '2026-11-21T10:05:00+09:00' }),
    work(5, { statusCd: 'SUSP' }),
  ]
  expect(byUrgency(works, inConflict([hit]), at('10:00')).map(({ permitNo }) => permitNo)).toEqual([2, 4, 5, 1])
})

test('what is asked for is shown; a conflict only where both of its works are', () => {
  const works = [work(1), work(2, { kindCds: ['GEN', 'CSE'], vendorCd: null }), work(3, { statusCd: 'SUSP' })]
  const shown = (conditions: object) =>
    matching(works, { ...noConditions, ...conditions }, inConflict([hit])).map(({ permitNo }) => permitNo)
  expect(shown({})).toEqual([1, 2, 3])
  expect(shown({ statusCds: ['SUSP'] })).toEqual([3])
  expect(shown({ kindCds: ['CSE'] })).toEqual([2])
  expect(shown({ vendorCds: ['V1'] })).toEqual([1, 3])
  expect(shown({ isConflictOnly: true })).toEqual([2, 3])
  expect(conflictsAmong(works, [hit])).toEqual([hit])
  expect(conflictsAmong([work(2)], [hit])).toEqual([])
})

test('the numbers of the day', () => {
  const works = [work(1), work(2, { gasNextDueDt: '2026-11-21T10:05:00+09:00' }), work(3, { statusCd: 'SUSP' })]
  expect(countsOf(works, [hit, { ...hit, hitStatusCd: 'COORDINATED' }], at('10:00'))).toEqual({
    workCnt: 2,
    crewCnt: 6,
    suspCnt: 1,
    gasCnt: 1,
    conflictCnt: 1,
  })
  expect(perHour([work(1, { statusCd: 'APPR' })], at('12:00'), 6)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
})

test('a zoom keeps what is at the pointer, and never shows what is beside the plan', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), part, part, part, part, (factor, x, y, px, py) => {
      const view = zoomed(within({ zoom: 2, x, y }), factor, { x: px, y: py })
      const half = 0.5 / view.zoom
      for (const middle of [view.x, view.y]) {
        expect(middle).toBeGreaterThanOrEqual(half - 1e-9)
        expect(middle).toBeLessThanOrEqual(1 - half + 1e-9)
      }
    }),
  )
  const near = zoomed(WHOLE, 2, { x: 0.75, y: 0.5 })
  expect(near.x + (0.75 - 0.5) / near.zoom).toBeCloseTo(0.75)
})
