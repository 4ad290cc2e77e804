import { expect, test } from 'vitest'
import { toWire } from './calendar.ts'
import { cronText, dueMinutes, lastRun, nextRun } from './cron.ts'

const next = (cron: string, after: string) => {
  const at = nextRun(cron, new Date(after))
  return at && toWire(at).slice(0, 16)
}
const SATURDAY = '2026-11-21T12:00:00+09:00'

test('the next run is the first time after, never the same minute again', () => {
  expect(next('* * * * *', SATURDAY)).toBe('2026-11-21T12:01')
  expect(next('20 3 * * *', SATURDAY)).toBe('2026-11-22T03:20')
  expect(next('20 3 * * *', '2026-11-22T03:20:00+09:00')).toBe('2026-11-23T03:20')
  expect(next('*/15 9-17 * * 1-5', SATURDAY)).toBe('2026-11-23T09:00')
  expect(next('0 8 1 * *', SATURDAY)).toBe('2026-12-01T08:00')
  expect(next('0 0 29 2 *', SATURDAY)).toBe('2028-02-29T00:00')
  expect(next('0 0 31 2 *', SATURDAY)).toBeUndefined()
})

test('a day of the month and a day of the week together mean either', () => {
  expect(next('0 8 30 * 1', SATURDAY)).toBe('2026-11-23T08:00')
})

test('the last run of a day is none before its hour, and none on a day that is not its own; days back count when asked', () => {
  const last = (cron: string, now: string, daysBack?: number) => {
    const at = lastRun(cron, new Date(now), daysBack)
    return at && toWire(at).slice(0, 16)
  }
  expect(last('20 3 * * *', SATURDAY)).toBe('2026-11-21T03:20')
  expect(last('20 3 * * *', '2026-11-21T03:19:59+09:00')).toBeUndefined()
  expect(last('0 0,2 * * *', '2026-11-21T01:00:00+09:00')).toBe('2026-11-21T00:00')
  expect(last('40 6 1 * *', SATURDAY)).toBeUndefined()
  expect(last('40 6 1 * *', SATURDAY, 20)).toBe('2026-11-01T06:40')
  expect(last('40 6 1 * *', SATURDAY, 19)).toBeUndefined()
  expect(last('40 6 * * 1', SATURDAY, 31)).toBe('2026-11-16T06:40')
})

test('a minute is due when it is the one that the schedule names', () => {
  const MINUTE_MS = 60_000
  for (const cron of ['* * * * *', '*/10 * * * *', '5 * * * *', '20 3 * * *', '0 7 * * 1', '0 7 21 * *', '0 0 1 * 6']) {
    const isDue = dueMinutes(cron)
    const day = Date.parse('2026-11-21T00:00:00+09:00')
    const due = Array.from({ length: 1440 }, (_, minute) => new Date(day + minute * MINUTE_MS)).filter(isDue)
    const named = due.filter((minute) => lastRun(cron, minute)?.getTime() === minute.getTime())
    expect(due, cron).toEqual(named)
    expect(due.length > 0, cron).toBe(lastRun(cron, new Date(day + 1439 * MINUTE_MS)) !== undefined)
  }
})

test('what is no schedule is refused', () => {
  expect(() => nextRun('daily', new Date(SATURDAY))).toThrow(RangeError)
})

test.each([
  ['* * * * *', '1분마다', {}],
  ['*/10 * * * *', '{n}분마다', { n: '10' }],
  ['5 * * * *', '매시 {n}분', { n: '5' }],
  ['20 3 * * *', '매일 {time}', { time: '03:20' }],
  ['0 7 * * 1', '매주 {day} {time}', { day: '월요일', time: '07:00' }],
  ['0 7 1 * *', '매월 {n}일 {time}', { n: '1', time: '07:00' }],
  ['0 7 1 1,7 *', '0 7 1 1,7 *', {}],
])('%s is said as %s', (cron, text, values) => {
  expect(cronText(cron)).toEqual({ text, values })
})
