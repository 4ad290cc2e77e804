import { expect, test } from 'vitest'
import { alertSlotOf, clocksOf, isLate, type Target } from './clocks.logic.ts'
import type { AccidentFacts } from './facts.logic.ts'
import { type Flags, flagsOf } from './flags.logic.ts'
import { finalDueOf, formDueOf } from './form-due.logic.ts'
import { aVictim, facts } from './judge.fixture.ts'

const at = (time: string, day = '2026-11-02') => new Date(`${day}T${time}+09:00`)
const dues = (values: Partial<AccidentFacts> = {}, now = at('10:00:00')) => {
  const known = facts(values)
  const flags = Object.fromEntries(flagsOf(known).map(({ flagCd, yn }) => [flagCd, yn])) as unknown as Flags
  return Object.fromEntries(clocksOf(known, flags, { now }).map(({ targetCd, dueDt }) => [targetCd, Date.parse(dueDt)]))
}
const ms = (time: string, day?: string) => at(time, day).getTime()
const slots = (targetCd: Target, openDt: string, dueDt: string, times: readonly string[]) =>
  times.map(
    (time) =>
      alertSlotOf(targetCd, {
        openDt: at(openDt).toISOString(),
        dueDt: at(dueDt).toISOString(),
        now: at(time),
      })?.slot,
  )

test('every accident has the control room, the flash report in half an hour, its class in a day, its report in a week', () => {
  expect(dues()).toEqual({
    CTRL: ms('10:00:00'),
    HQ: ms('10:30:00'),
    CLASSIFY: ms('10:00:00', '2026-11-03'),
    FINAL: ms('23:59:59', '2026-11-09'),
  })
  expect(Object.keys(dues({ byControlYn: 'Y' }))).not.toContain('CTRL')
})

test('AC-A06 a chemical accident known at 10:00 is due at 10:15 and late from 10:15:01 on', () => {
  const { ENV = 0 } = dues({ accKindCd: 'LEAK' })
  expect(ENV).toBe(ms('10:15:00'))
  const dueDt = new Date(ENV).toISOString()
  expect(isLate(dueDt, at('10:15:00'))).toBe(false)
  expect(isLate(dueDt, at('10:15:01'))).toBe(true)
  expect(Object.keys(dues())).not.toContain('ENV')
})

test('the labour office is told at once, from when it turned out to be major', () => {
  expect(dues({ deadCnt: 1 }, at('15:00:00')).MOEL).toBe(ms('15:00:00'))
  expect(dues().MOEL).toBeUndefined()
})

test('suffocation, heat and a confined space call the ambulance first', () => {
  for (const values of [{ accTypeCd: 'ASPHYX' }, { accTypeCd: 'HEAT' }, { cseYn: 'Y' }] as const)
    expect(dues(values).FIRE119).toBe(ms('10:00:00'))
  expect(dues({ accTypeCd: 'FALL' }).FIRE119).toBeUndefined()
})

test('lost time or HiPo has its team in a day', () => {
  const of = (sevClassCd: 'LTI' | 'FAT' | 'RWC') => dues({ victims: [aVictim({ sevClassCd })] }).TEAM
  expect(of('LTI')).toBe(ms('10:00:00', '2026-11-03'))
  expect(of('FAT')).toBe(ms('10:00:00', '2026-11-03'))
  expect(of('RWC')).toBeUndefined()
  expect(dues({ potSevCd: '4' }).TEAM).toBe(ms('10:00:00', '2026-11-03'))
})

test('each victim who needs a form has its clock', () => {
  const victims = [
    aVictim({ accVictimNo: 1, expectLostDayCnt: 4 }),
    aVictim({ accVictimNo: 2, expectLostDayCnt: 2 }),
    aVictim({ accVictimNo: 3, expectLostDayCnt: 30, approveYmd: '2026-11-20' }),
  ]
  const known = facts({ victims })
  const flags = Object.fromEntries(flagsOf(known).map(({ flagCd, yn }) => [flagCd, yn])) as unknown as Flags
  const forms = clocksOf(known, flags, { now: at('10:00:00') }).filter(({ targetCd }) => targetCd === 'FORM')
  expect(forms.map(({ accVictimNo, dueDt }) => [accVictimNo, dueDt.slice(0, 19)])).toEqual([
    [1, '2026-12-02T23:59:59'],
    [3, '2026-12-20T23:59:59'],
  ])
})

test('AC-A01 AC-A02 the form is due a month later, at the end of a month that is shorter', () => {
  expect(formDueOf('2026-11-02')).toBe('2026-12-02')
  expect(formDueOf('2026-01-31')).toBe('2026-02-28')
  expect(formDueOf('2026-01-31', '2026-03-15')).toBe('2026-04-15')
})

test('the last report: a week, two, or thirty days', () => {
  const of = (values: Partial<Parameters<typeof finalDueOf>[1]>) =>
    finalDueOf('2026-11-02', { sevClassCd: null, majorYn: 'N', hipoYn: 'N', ...values })
  expect(of({})).toBe('2026-11-09')
  expect(of({ sevClassCd: 'FAC' })).toBe('2026-11-09')
  for (const sevClassCd of ['MTC', 'RWC', 'LTI'] as const) expect(of({ sevClassCd })).toBe('2026-11-16')
  expect(of({ sevClassCd: 'FAT' })).toBe('2026-12-02')
  expect(of({ sevClassCd: 'LTI', majorYn: 'Y' })).toBe('2026-12-02')
  expect(of({ sevClassCd: 'FAC', hipoYn: 'Y' })).toBe('2026-12-02')
})

test('a chemical report is called for at once, at its time and every five minutes; a standstill makes none up', () => {
  const of = (...times: string[]) => slots('ENV', '10:00:00', '10:15:00', times)
  expect(of('10:00:00', '10:14:59', '10:15:00', '10:19:59', '10:20:00')).toEqual([
    'open',
    'open',
    'late0',
    'late0',
    'late1',
  ])
  expect(of('10:58:00')).toEqual(['late8'])
})

test('AC-A07 opened when its time was over it is late at once, and told from its opening on', () => {
  expect(slots('ENV', '10:40:00', '10:15:00', ['10:40:00', '10:44:59', '10:45:00'])).toEqual([
    'late0',
    'late0',
    'late1',
  ])
  expect(slots('MOEL', '10:00:00', '10:00:00', ['10:00:00', '10:10:00'])).toEqual(['late0', 'late1'])
})

test('who has no rhythm is told once, and whoever hears of a delay once more', () => {
  expect(slots('CTRL', '10:00:00', '10:00:00', ['10:00:00', '10:10:00', '23:00:00'])).toEqual(['open', 'open', 'open'])
  expect(slots('HQ', '10:00:00', '10:30:00', ['10:29:00', '10:30:00', '10:30:01', '12:00:00'])).toEqual([
    'open',
    'open',
    'late',
    'late',
  ])
  const told = (time: string) =>
    alertSlotOf('HQ', { openDt: at('10:00:00').toISOString(), dueDt: at('10:30:00').toISOString(), now: at(time) })
      ?.toRoles
  expect(told('10:30:00')).toEqual(['SHM'])
  expect(told('10:31:00')).toEqual(['SHM', 'SHD'])
  expect(alertSlotOf('KOSHA', { openDt: at('10:00:00').toISOString(), dueDt: null, now: at('12:00:00') })?.slot).toBe(
    'open',
  )
  expect(slots('FORM', '10:00:00', '10:00:00', ['10:00:00'])).toEqual([undefined])
})
