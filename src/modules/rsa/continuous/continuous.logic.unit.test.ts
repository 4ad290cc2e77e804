import { expect, test } from 'vitest'
import {
  type DayFact,
  type MeetingFact,
  monthStanding,
  monthsBefore,
  type ProcessFacts,
  weeksEndingIn,
} from './continuous.logic.ts'

const full: MeetingFact = { rsaMeetingNo: 1, meetYmd: '', isWeek: true, isSup: true, isShm: true, vendorCds: [] }
/** October 2026: weeks end on the 4th, 11th, 18th and 25th; the 5th and 9th are holidays. */
const meetings = ['2026-09-30', '2026-10-06', '2026-10-13', '2026-10-20'].map((meetYmd, at) => ({
  ...full,
  rsaMeetingNo: at + 1,
  meetYmd,
}))
const days = new Map<string, DayFact>()
for (let day = 1; day <= 31; day++) {
  const ymd = `2026-10-${String(day).padStart(2, '0')}`
  const weekday = new Date(`${ymd}T00:00:00Z`).getUTCDay()
  if (weekday % 6 > 0) days.set(ymd, { ymd, tbmNos: [day], permits: [], isShift: false })
}
const held: ProcessFacts = {
  discoveryYmds: ['2026-10-21'],
  meetings,
  days,
  stopYmds: new Set(),
  holidays: new Set(['2026-10-05', '2026-10-09']),
  today: '2026-11-24',
}
const without = (ymd: string, fact?: Partial<DayFact>) => {
  const changed = new Map(days)
  changed.delete(ymd)
  if (fact) changed.set(ymd, { ymd, tbmNos: [], permits: [], isShift: false, ...fact })
  return changed
}
const stateOf = (facts: Partial<ProcessFacts>) => monthStanding('2026-10', { ...held, ...facts }).stateCd

test('weeks belong to the month in which their Sunday lies', () => {
  expect(weeksEndingIn('2026-10').map(({ fromYmd }) => fromYmd)).toEqual([
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
  ])
  expect(weeksEndingIn('2026-11').at(0)).toEqual({ fromYmd: '2026-10-26', toYmd: '2026-11-01' })
  expect(weeksEndingIn('2026-11')).toHaveLength(5)
})

test('a month holds when something was found, each week met and each working day began with a talk', () => {
  expect(stateOf({})).toBe('OK')
  expect(stateOf({ discoveryYmds: ['2026-11-01'] })).toBe('NG')
  expect(stateOf({ meetings: meetings.slice(1) }), 'the week of the 30th of September ends in October').toBe('NG')
  expect(stateOf({ meetings: meetings.map((one) => ({ ...one, isShm: false })) })).toBe('NG')
  expect(stateOf({ meetings: [] })).toBe('NONE')
})

test('holidays ask for no talk; a shift or a permit on them does, and standstill only where nobody worked', () => {
  expect(stateOf({ days: without('2026-10-05') })).toBe('OK')
  expect(stateOf({ days: without('2026-10-05', { isShift: true }) })).toBe('NG')
  expect(stateOf({ days: without('2026-10-06') })).toBe('NG')
  expect(stateOf({ days: without('2026-10-06'), stopYmds: new Set(['2026-10-06']) })).toBe('OK')
  const permits = [{ vendorCd: null, isTalked: false }]
  expect(stateOf({ days: without('2026-10-06', { permits }), stopYmds: new Set(['2026-10-06']) })).toBe('NG')
  expect(stateOf({ days: without('2026-10-06', { tbmNos: [1], permits }) }), 'each permit talks for itself').toBe('NG')
  const own = { ...full, rsaMeetingNo: 9, isWeek: false, meetYmd: '2026-10-06' }
  expect(stateOf({ days: without('2026-10-06'), meetings: [...meetings, own] })).toBe('OK')
})

test('a manager of each contractor who worked there that week has signed the same record', () => {
  const permits = [{ vendorCd: 'V1', isTalked: true }]
  const came = without('2026-10-14', { permits })
  const { weeks, stateCd } = monthStanding('2026-10', { ...held, days: came })
  expect(stateCd).toBe('NG')
  expect(weeks[2]).toMatchObject({ stateCd: 'NG', lackingVendorCds: ['V1'] })
  const apart = { ...full, rsaMeetingNo: 9, meetYmd: '2026-10-15', isShm: false, vendorCds: ['V1'] }
  expect(stateOf({ days: came, meetings: [...meetings, apart] })).toBe('NG')
  expect(stateOf({ days: came, meetings: [...meetings, { ...apart, isShm: true }] })).toBe('OK')
})

test('what is not over yet lacks nothing; what is lacking already is said', () => {
  expect(stateOf({ today: '2026-10-20', discoveryYmds: [] })).toBe('OPEN')
  expect(stateOf({ today: '2026-10-20', days: without('2026-10-06') })).toBe('NG')
  expect(stateOf({ today: '2026-10-06', days: without('2026-10-06') })).toBe('OPEN')
})

test('twelve whole months before the day on which the regular one is due', () => {
  const months = monthsBefore('2027-07-10')
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-07', '2027-06'])
})
