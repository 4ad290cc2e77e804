import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { type Cycle, cycleOf, itemOfFile, judgeCheck, ownCheckOf, periodOf } from './check.logic.ts'

const limits = { passScore: 90, condScore: 70 }
const items = (ok: number, ng: number, na: number, critical = 0) => [
  ...Array.from({ length: ok }, () => ({ answerCd: 'OK' as const, criticalYn: 'N' as const })),
  ...Array.from({ length: ng }, (_, at) => ({
    answerCd: 'NG' as const,
    criticalYn: at < critical ? ('Y' as const) : ('N' as const),
  })),
  ...Array.from({ length: na }, () => ({ answerCd: 'NA' as const, criticalYn: 'Y' as const })),
]

test('CP-A28 18 good, 2 bad of which one critical, 5 not applicable: 90.0 and yet failed', () => {
  expect(judgeCheck(items(18, 2, 5, 1), limits)).toEqual({
    okCnt: 18,
    ngCnt: 2,
    naCnt: 5,
    checkScore: 90,
    criticalNgYn: 'Y',
    resultCd: 'FAIL',
  })
})

test('R1 the result follows the score, with one decimal and half up', () => {
  expect(judgeCheck(items(18, 2, 0), limits)).toMatchObject({ checkScore: 90, resultCd: 'PASS' })
  expect(judgeCheck(items(17, 2, 0), limits)).toMatchObject({ checkScore: 89.5, resultCd: 'COND' })
  expect(judgeCheck(items(7, 3, 0), limits)).toMatchObject({ checkScore: 70, resultCd: 'COND' })
  expect(judgeCheck(items(2, 1, 0), limits)).toMatchObject({ checkScore: 66.7, resultCd: 'FAIL' })
  expect(judgeCheck(items(0, 0, 3), limits)).toMatchObject({ checkScore: null, resultCd: null })
})

test('R1 what does not apply never changes the score', () => {
  const few = fc.nat(60)
  fc.assert(
    fc.property(few, few, few, (ok, ng, na) => {
      const { checkScore, resultCd } = judgeCheck(items(ok, ng, na), limits)
      expect(judgeCheck(items(ok, ng, 0), limits)).toMatchObject({ checkScore, resultCd })
    }),
  )
})

test('R2 the cycle follows from the kind of check and from the risk of the vendor', () => {
  expect(cycleOf('DAILY', 'A')).toBe('DAY')
  expect(cycleOf('WEEKLY', 'B')).toBe('WEEK')
  expect(cycleOf('WEEKLY', 'C')).toBe('MONTH')
  expect(cycleOf('JOINT', 'A')).toBe('QUARTER')
  expect(cycleOf('PATROL', 'C')).toBe('GAP')
  expect(['A', 'B', 'C'].map(ownCheckOf)).toEqual(['DAILY', 'WEEKLY', 'WEEKLY'])
})

test('periods: the week begins on Monday, the quarter with its month, the patrol with its plan', () => {
  expect(periodOf('WEEK', '2026-11-22', '2026-11-01', 2)).toEqual({ fromYmd: '2026-11-16', toYmd: '2026-11-22' })
  expect(periodOf('MONTH', '2026-02-10', '2026-01-01', 2)).toEqual({ fromYmd: '2026-02-01', toYmd: '2026-02-28' })
  expect(periodOf('QUARTER', '2026-11-22', '2026-01-01', 2)).toEqual({ fromYmd: '2026-10-01', toYmd: '2026-12-31' })
  expect(periodOf('GAP', '2026-11-22', '2026-11-01', 2)).toEqual({ fromYmd: '2026-11-21', toYmd: '2026-11-22' })
})

test('the periods of a cycle hold their day and meet without gap or overlap', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
  const cycle = fc.constantFrom<Cycle>('DAY', 'WEEK', 'MONTH', 'QUARTER', 'GAP')
  fc.assert(
    fc.property(cycle, day, day, fc.integer({ min: 1, max: 9 }), (one, ymd, anchor, gap) => {
      const period = periodOf(one, ymd, anchor, gap)
      expect(period.fromYmd <= ymd && ymd <= period.toYmd).toBe(true)
      expect(periodOf(one, period.fromYmd, anchor, gap)).toEqual(period)
      expect(periodOf(one, addDays(period.toYmd, 1), anchor, gap).fromYmd).toBe(addDays(period.toYmd, 1))
    }),
  )
})

test('a photo names the item that it shows', () => {
  expect(['7.jpg', '12_2.png', '사진.jpg', '2026-11.jpg'].map(itemOfFile)).toEqual([7, 12, undefined, 2026])
})
