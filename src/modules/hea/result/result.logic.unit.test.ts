/** Grades, deadlines and rates: the worked examples of the design and what holds for all. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isWorkingDay } from '#platform/model/calendar.ts'
import { SMALLEST_GROUP } from '#platform/model/small-cells.ts'
import {
  dueAfter,
  examinedRate,
  isAbnormal,
  isAllowedGrade,
  isReportable,
  legalLast,
  overallGrade,
} from './result.logic.ts'
import { type Grade, grades } from './result-codes.model.ts'
import { fullTable, type OutcomeCount, protectedTable } from './status.logic.ts'

const gradeCds = Object.keys(grades) as Grade[]
const someGrades = fc.array(fc.constantFrom(...gradeCds), { maxLength: 12 })
const order: readonly Grade[] = ['R', 'D1', 'DN', 'D2', 'C1', 'CN', 'C2', 'U', 'A']
const rank = (grade: Grade | null) => (grade === null ? order.length : order.indexOf(grade))

test.each<[Grade[], Grade | null]>([
  [['A', 'C2', 'D1'], 'D1'],
  [['D1', 'R'], 'R'],
  [['DN', 'D2'], 'DN'],
  [['CN', 'C1'], 'C1'],
  [['U', 'A'], 'U'],
  [[], null],
])('K7 %j is %s', (given, expected) => {
  expect(overallGrade(given)).toBe(expected)
})

test('K7 the overall grade is one of those given, does not hang on their order and never gets better by one more', () => {
  fc.assert(
    fc.property(someGrades, fc.constantFrom(...gradeCds), (given, more) => {
      const overall = overallGrade(given)
      if (given.length > 0) expect(given).toContain(overall)
      expect(overallGrade(given.toReversed())).toBe(overall)
      expect(rank(overallGrade([...given, more]))).toBeLessThanOrEqual(rank(overall))
      expect(overallGrade(given, true)).not.toBe('R')
    }),
  )
})

test('K7 general checkups know A, C2, D2, R and U; CN and DN belong to night work alone', () => {
  expect(gradeCds.filter((grade) => isAllowedGrade('GEN', null, grade)).toSorted()).toEqual(['A', 'C2', 'D2', 'R', 'U'])
  for (const grade of ['CN', 'DN'] as const)
    expect([isAllowedGrade('SPC', 'NIGHT', grade), isAllowedGrade('SPC', 'NOISE', grade)]).toEqual([true, false])
})

test('K9 measures 5, 6, 7 and 8 of SPC, OCC and TMP are reported', () => {
  const reported = ['GEN', 'SPC', 'PRE', 'OCC', 'TMP', 'CPR'].flatMap((classCd) =>
    [...'0123456789'].filter((code) => isReportable(classCd, code)).map((code) => `${classCd}${code}`),
  )
  expect(reported).toEqual(['SPC', 'OCC', 'TMP'].flatMap((classCd) => [5, 6, 7, 8].map((code) => `${classCd}${code}`)))
})

test('OH-A05 30 days after 2026-10-01 is Saturday 10-31, by civil law Monday 11-02', () => {
  expect(dueAfter('2026-10-01', 30)).toBe('2026-10-31')
  expect(legalLast('2026-10-31', new Set())).toBe('2026-11-02')
})

test('the day by civil law is a working day, not before the deadline, and none lies between', () => {
  const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count))
  fc.assert(
    fc.property(days, fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }), (due, off) => {
      const holidays = new Set(off.map((count) => addDays(due, count)))
      const last = legalLast(due, holidays)
      expect(last >= due && isWorkingDay(last, holidays)).toBe(true)
      for (let day = due; day < last; day = addDays(day, 1)) expect(isWorkingDay(day, holidays)).toBe(false)
    }),
  )
})

test('K12 the rate counts DONE, EXT and R2 among all but the excluded', () => {
  expect(examinedRate({ DONE: 5, EXT: 1, R2: 1, TARGET: 2, RESERVED: 3, EXCLUDED: 40 })).toBe(58.3)
  expect(examinedRate({ EXCLUDED: 3 })).toBeNull()
  const counts = fc.record({
    DONE: fc.nat(500),
    EXT: fc.nat(50),
    R2: fc.nat(50),
    TARGET: fc.nat(500),
    EXCLUDED: fc.nat(50),
  })
  fc.assert(
    fc.property(counts, (given) => {
      const rate = examinedRate(given) ?? 0
      expect(rate >= 0 && rate <= 100).toBe(true)
      expect(examinedRate({ ...given, DONE: given.DONE + 1 }) ?? 0).toBeGreaterThanOrEqual(rate)
    }),
  )
})

test('a value outside its reference is abnormal; without a value or a reference nothing is said', () => {
  expect([
    isAbnormal(41, { refMinVal: null, refMaxVal: 40 }),
    isAbnormal(40, { refMinVal: null, refMaxVal: 40 }),
    isAbnormal(69, { refMinVal: 70, refMaxVal: null }),
    isAbnormal(null, { refMinVal: 70, refMaxVal: 80 }),
  ]).toEqual([true, false, true, false])
})

const outcomes = ['A', 'C1', 'D1', 'R', 'NONE', 'OPEN'] as const
const counted = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...outcomes), fc.integer({ min: 1, max: 60 })), {
    minLength: 1,
    maxLength: 24,
  })
  .map((rows) =>
    [
      ...new Map(
        rows.map(([dept, outcomeCd, personCnt]) => [`${dept}${outcomeCd}`, { dept, outcomeCd, personCnt }]),
      ).values(),
    ].map(
      ({ dept, outcomeCd, personCnt }): OutcomeCount => ({
        deptCd: `D${dept}`,
        deptNm: `부서 ${dept}`,
        outcomeCd,
        personCnt,
      }),
    ),
  )

test('§6 no number shown to others is of one to four persons, and each shown one is true', () => {
  fc.assert(
    fc.property(counted, (counts) => {
      const shown = protectedTable(counts)
      const full = fullTable(counts)
      for (const line of [...shown.rows, shown.total]) {
        for (const value of [...Object.values(line.counts), line.targetCnt])
          expect(value === null || value >= SMALLEST_GROUP).toBe(true)
        const truth = line === shown.total ? full.total : full.rows.find(({ deptCd }) => deptCd === line.deptCd)
        if (line.targetCnt !== null) expect(line.targetCnt).toBe(truth?.targetCnt)
        if (line.examinedCnt !== null) expect(line.examinedCnt).toBe(truth?.examinedCnt)
      }
    }),
    { numRuns: 60 },
  )
})
