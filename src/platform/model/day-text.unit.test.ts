import { expect, test } from 'vitest'
import { parseDay, parseMonth, parseTime, parseYear } from './day-text.ts'

const today = '2026-11-20'

test.each([
  ['20261121', '2026-11-21'],
  ['261121', '2026-11-21'],
  ['900203', '1990-02-03'],
  ['90.2.3', '1990-02-03'],
  ['461231', '2046-12-31'],
  ['1121', '2026-11-21'],
  ['105', '2026-01-05'],
  ['21', '2026-11-21'],
  ['2026.11.21', '2026-11-21'],
  ['2026년 11월 21일', '2026-11-21'],
  ['11/21', '2026-11-21'],
  ['내일', '2026-11-21'],
  ['어제', '2026-11-19'],
  ['+3', '2026-11-23'],
])('S-324 reads the day %s', (typed, ymd) => {
  expect(parseDay(typed, today)).toBe(ymd)
})

test.each(['', '20261131', '1332', '아무 날', '2026'])('S-324 %s is no day', (typed) => {
  expect(parseDay(typed, today)).toBeNull()
})

test('S-324 reads months, years and times', () => {
  expect([parseMonth('202611', today), parseMonth('2026-3', today), parseMonth('7', today)]).toEqual([
    '2026-11',
    '2026-03',
    '2026-07',
  ])
  expect([parseYear('2026년'), parseYear('26'), parseYear('12345')]).toEqual([2026, 2026, null])
  expect([parseTime('1400'), parseTime('930'), parseTime('9'), parseTime('오후 2시 30분'), parseTime('2575')]).toEqual([
    '14:00',
    '09:30',
    '09:00',
    '14:30',
    null,
  ])
})

test('S-324 a time keeps its seconds where they are wanted', () => {
  expect(parseTime('140530', true)).toBe('14:05:30')
  expect(parseTime('9:05', true)).toBe('09:05:00')
  expect(parseTime('오후 2시 5분 7초', true)).toBe('14:05:07')
  expect(parseTime('14:05:61', true)).toBeNull()
  expect(parseTime('14:05:30')).toBe('14:05')
})
