import { expect, test } from 'vitest'
import { CANDIDATE_METRES, CANDIDATE_MIN, isCandidate, mayBeSame, type Told } from './same.logic.ts'

const told = (time: string, values: Partial<Told> = {}): Told => ({
  occurDt: `2026-11-02T${time}:00+09:00`,
  processNo: null,
  victims: [],
  ...values,
})
const first = told('10:00', { processNo: 3, victims: ['P7'] })

test('AC-A09 two reports within an hour, of one process, near each other or with one victim, may be the same', () => {
  expect([CANDIDATE_MIN, CANDIDATE_METRES]).toEqual([60, 50])
  expect(isCandidate(first, told('10:07', { processNo: 3 }), null)).toBe(true)
  expect(isCandidate(first, told('11:00', { processNo: 3 }), null)).toBe(true)
  expect(isCandidate(first, told('09:00', { processNo: 3 }), null)).toBe(true)
  expect(isCandidate(first, told('11:01', { processNo: 3 }), null)).toBe(false)
  expect(isCandidate(first, told('10:07', { processNo: 4 }), null)).toBe(false)
  expect(isCandidate(told('10:00'), told('10:07'), null)).toBe(false)
  expect(isCandidate(first, told('10:07', { processNo: 4 }), CANDIDATE_METRES)).toBe(true)
  expect(isCandidate(first, told('10:07', { processNo: 4 }), 50.1)).toBe(false)
  expect(isCandidate(first, told('10:07', { victims: ['P8', 'P7'] }), null)).toBe(true)
})

test('what lies a day apart is never the same', () => {
  const next = { occurDt: '2026-11-03T10:00:00+09:00', processNo: 3, victims: [] }
  expect(mayBeSame(first, next)).toBe(true)
  expect(mayBeSame(first, { ...next, occurDt: '2026-11-03T10:01:00+09:00' })).toBe(false)
})
