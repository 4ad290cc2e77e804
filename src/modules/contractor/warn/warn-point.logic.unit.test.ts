import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RiskGrade } from '#modules/impr/impr/impr.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { ackDue, defaultDue, gradeAfterRework, proposalOf } from './warn-point.logic.ts'

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
const grade = fc.constantFrom<RiskGrade>('LOW', 'MID', 'HIGH', 'CRIT')

describe('R1', () => {
  test.each([
    ['CRIT', '2026-11-21'],
    ['HIGH', '2026-11-24'],
    ['MID', '2026-11-28'],
    ['LOW', '2026-12-05'],
  ] as const)('a demand of grade %s issued on 11-21 is due on %s', (of, due) => {
    expect(defaultDue(of, '2026-11-21')).toBe(due)
  })

  test('a point is taken over within a day, a warning answered within three', () => {
    expect(ackDue('POINT', '2026-11-21')).toBe('2026-11-22')
    expect(ackDue('WARN', '2026-11-21')).toBe('2026-11-24')
  })
})

describe('R2', () => {
  test('CP-A18 three points of one item within 90 days propose a warning, 91 days apart they do not', () => {
    expect(proposalOf('POINT', ['2026-08-25', '2026-10-10', '2026-11-21'], '2026-11-21')).toBe('WARN')
    expect(proposalOf('POINT', ['2026-08-22', '2026-10-10', '2026-11-21'], '2026-11-21')).toBeNull()
  })

  test('the 90th day still counts', () => {
    expect(proposalOf('POINT', ['2026-08-23', '2026-10-10', '2026-11-21'], '2026-11-21')).toBe('WARN')
  })

  test('three warnings within 12 months propose a suspension; 12 months ago to the day is over', () => {
    expect(proposalOf('WARN', ['2025-11-22', '2026-05-01', '2026-11-21'], '2026-11-21')).toBe('SUSP')
    expect(proposalOf('WARN', ['2025-11-21', '2026-05-01', '2026-11-21'], '2026-11-21')).toBeNull()
  })

  test('a stop proposes nothing, and days after the last one are of no account', () => {
    fc.assert(
      fc.property(fc.array(day), day, (days, last) => {
        expect(proposalOf('STOP', days, last)).toBeNull()
        const later = days.map((one) => (one > last ? one : addDays(last, 1)))
        expect(proposalOf('POINT', later, last)).toBeNull()
      }),
    )
  })
})

describe('R3', () => {
  test('CP-A36 the second rework raises the grade by one step, no other does', () => {
    expect(gradeAfterRework('MID', 1)).toBe('MID')
    expect(gradeAfterRework('MID', 2)).toBe('HIGH')
    expect(gradeAfterRework('HIGH', 3)).toBe('HIGH')
    expect(gradeAfterRework('CRIT', 2)).toBe('CRIT')
  })

  test('a grade never falls and rises by one step at most', () => {
    const order = ['LOW', 'MID', 'HIGH', 'CRIT']
    fc.assert(
      fc.property(grade, fc.nat(9), (of, count) => {
        const step = order.indexOf(gradeAfterRework(of, count)) - order.indexOf(of)
        expect([0, 1]).toContain(step)
      }),
    )
  })
})
