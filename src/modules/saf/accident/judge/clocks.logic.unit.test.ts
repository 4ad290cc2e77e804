import { expect, test } from 'vitest'
import { type Clock, type ClockFacts, clockRules, clocksOf, isLate, slotAt, toldAt } from './clocks.logic.ts'
import { finalDueYmd, formDueYmd } from './form-due.logic.ts'

const at = (time: string, day = '2026-11-02') => new Date(`${day}T${time}+09:00`)
const dues = (values: Partial<ClockFacts> = {}) =>
  Object.fromEntries(
    clocksOf({
      knowDt: at('10:00:00'),
      accTypeCd: null,
      sevClassCd: null,
      chemAccYn: 'N',
      hipoYn: 'N',
      majorDt: null,
      isByControlRoom: false,
      isConfinedSpace: false,
      ...values,
    }).map(({ clockCd, dueDt }) => [clockCd, dueDt]),
  )
const slots = (clockCd: Clock, startDt: string, dueDt: string, times: readonly string[]) =>
  times.map((time) => slotAt({ clockCd, startDt: at(startDt), dueDt: at(dueDt) }, at(time)))

test('every accident has the control room, the flash report in half an hour, its class in a day, its report in a week', () => {
  expect(dues()).toEqual({
    CTRL: at('10:00:00'),
    HQ: at('10:30:00'),
    CLASS: at('10:00:00', '2026-11-03'),
    FINAL: at('00:00:00', '2026-11-10'),
  })
  expect(Object.keys(dues({ isByControlRoom: true }))).not.toContain('CTRL')
})

test('AC-A06 a chemical accident known at 10:00 is due at 10:15 and late from 10:15:01 on', () => {
  const { ENV } = dues({ chemAccYn: 'Y' })
  expect(ENV).toEqual(at('10:15:00'))
  expect(isLate(at('10:15:00'), at('10:15:00'))).toBe(false)
  expect(isLate(at('10:15:00'), at('10:15:01'))).toBe(true)
  expect(Object.keys(dues())).not.toContain('ENV')
})

test('the labour office is told at once, from when it turned out to be major', () => {
  expect(dues({ majorDt: at('15:00:00') }).MOEL).toEqual(at('15:00:00'))
  expect(dues().MOEL).toBeUndefined()
})

test('suffocation, heat and a confined space call the ambulance first', () => {
  for (const values of [{ accTypeCd: 'ASPHYX' }, { accTypeCd: 'HEAT' }, { isConfinedSpace: true }] as const)
    expect(dues(values)['119']).toEqual(at('10:00:00'))
  expect(dues({ accTypeCd: 'FALL' })['119']).toBeUndefined()
})

test('lost time or HiPo has its team in a day', () => {
  const tomorrow = at('10:00:00', '2026-11-03')
  expect(dues({ sevClassCd: 'LTI' }).TEAM).toEqual(tomorrow)
  expect(dues({ sevClassCd: 'FAT' }).TEAM).toEqual(tomorrow)
  expect(dues({ sevClassCd: 'RWC' }).TEAM).toBeUndefined()
  expect(dues({ hipoYn: 'Y' }).TEAM).toEqual(tomorrow)
})

test('AC-A01 AC-A02 the form is due a month later, at the end of a month that is shorter', () => {
  expect(formDueYmd('2026-11-02')).toBe('2026-12-02')
  expect(formDueYmd('2026-01-31')).toBe('2026-02-28')
  expect(formDueYmd('2026-01-31', '2026-03-15')).toBe('2026-04-15')
})

test('the last report: a week, two, or thirty days', () => {
  const of = (values: Partial<Parameters<typeof finalDueYmd>[1]>) =>
    finalDueYmd('2026-11-02', { sevClassCd: null, majorYn: 'N', hipoYn: 'N', ...values })
  expect(of({})).toBe('2026-11-09')
  expect(of({ sevClassCd: 'FAC' })).toBe('2026-11-09')
  for (const sevClassCd of ['MTC', 'RWC', 'LTI'] as const) expect(of({ sevClassCd })).toBe('2026-11-16')
  expect(of({ sevClassCd: 'FAT' })).toBe('2026-12-02')
  expect(of({ sevClassCd: 'LTI', majorYn: 'Y' })).toBe('2026-12-02')
  expect(of({ sevClassCd: 'FAC', hipoYn: 'Y' })).toBe('2026-12-02')
  expect(dues({ sevClassCd: 'LTI' }).FINAL).toEqual(at('00:00:00', '2026-11-17'))
  expect(dues({ majorDt: at('15:00:00') }).FINAL).toEqual(at('00:00:00', '2026-12-03'))
})

test('a chemical report is called for at once, at its time and every five minutes; a standstill makes none up', () => {
  const of = (...times: string[]) => slots('ENV', '10:00:00', '10:15:00', times)
  expect(of('10:00:00', '10:14:59', '10:15:00', '10:19:59', '10:20:00')).toEqual([0, 0, 1, 1, 2])
  expect(of('10:58:00')).toEqual([9])
})

test('AC-A07 opened when its time was over it is late at once, and told from its opening on', () => {
  expect(slots('ENV', '10:40:00', '10:15:00', ['10:40:00', '10:44:59', '10:45:00'])).toEqual([0, 0, 1])
  expect(slots('MOEL', '10:00:00', '10:00:00', ['10:00:00', '10:09:59', '10:10:00'])).toEqual([0, 0, 1])
})

test('who has no rhythm is told once, and whoever hears of a delay once more', () => {
  expect(slots('CTRL', '10:00:00', '10:00:00', ['10:00:00', '10:10:00', '23:00:00'])).toEqual([0, 0, 0])
  expect(slots('HQ', '10:00:00', '10:30:00', ['10:29:00', '10:30:00', '10:30:01', '12:00:00'])).toEqual([0, 0, 1, 1])
  const told = (time: string) => toldAt({ clockCd: 'HQ', dueDt: at('10:30:00') }, at(time))
  expect(told('10:30:00')).toEqual(['SHM'])
  expect(told('10:31:00')).toEqual(['SHM', 'SHD'])
  expect(clockRules.ENV.told).toEqual(['CHM', 'EVM', 'SHM', 'SHD', 'CSO'])
})
