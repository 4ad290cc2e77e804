/** R2: days one after the other on which contractors worked, and the patrols of the host. */
import { expect, test } from 'vitest'
import { type Look, type PatrolRule, type PresenceDay, pairsOf } from './patrol.logic.ts'

const day = (ymd: string, ...vendorCds: string[]): PresenceDay => ({ plantCd: '2000', ymd, vendorCds })
const at = (ymd: string, time = '10:00') => `${ymd}T${time}:00+09:00`
const patrol = (ymd: string, more: Partial<Look> = {}): Look => ({
  kindCd: 'PATROL',
  checkDt: at(ymd),
  arriveDt: at(ymd, '10:05'),
  vendorCd: 'V1',
  ...more,
})
const rule: PatrolRule = { gapDaysOn: () => 2, lateHours: 72 }
const missed = (days: readonly PresenceDay[], looks: readonly Look[], by = rule) =>
  pairsOf(days, looks, by).flatMap(({ patrol: one, fromYmd, toYmd }) => (one ? [] : [`${fromYmd} ${toYmd}`]))
// Monday to Friday.
const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((ymd) => day(ymd, 'V1'))

test('CK-A01 of each two days in a row one has a patrol; two without one are missed', () => {
  expect(
    missed(
      week,
      ['2026-11-16', '2026-11-18', '2026-11-19'].map((ymd) => patrol(ymd)),
    ),
  ).toEqual([])
  expect(
    missed(
      week,
      ['2026-11-16', '2026-11-19'].map((ymd) => patrol(ymd)),
    ),
  ).toEqual(['2026-11-17 2026-11-18'])
})

test('the number of days is the law’s of the last of them: one in three is owed before it changes, each day after', () => {
  const one = [patrol('2026-11-18')]
  const everyThird = { ...rule, gapDaysOn: () => 3 }
  expect(missed(week, one, everyThird)).toEqual([])
  expect(missed(week, [patrol('2026-11-16')], everyThird)).toEqual(['2026-11-17 2026-11-19', '2026-11-18 2026-11-20'])
  const daily = { ...rule, gapDaysOn: (ymd: string) => (ymd < '2026-11-20' ? 3 : 1) }
  expect(missed(week, one, daily)).toEqual(['2026-11-20 2026-11-20'])
})

test('CK-A02 days on which nobody came in lie between and count for nothing', () => {
  expect(missed([day('2026-11-20'), day('2026-11-23')], [patrol('2026-11-20')])).toEqual([])
  expect(missed([day('2026-11-20'), day('2026-11-23')], [patrol('2026-11-21')])).toEqual(['2026-11-20 2026-11-23'])
})

test('a joint check is no patrol, but whoever was looked at in it was looked at', () => {
  const days = [day('2026-11-16', 'V1', 'V2'), day('2026-11-17', 'V3')]
  const [pair] = pairsOf(days, [patrol('2026-11-16', { kindCd: 'JOINT', vendorCd: 'V2' })], rule)
  expect(pair).toMatchObject({
    patrol: null,
    latePatrol: null,
    vendorCds: ['V1', 'V2', 'V3'],
    unseenVendorCds: ['V1', 'V3'],
  })
})

test('R9 what arrives late counts by the time at which it was made, within so many hours or before it is judged', () => {
  const days = [day('2026-11-16'), day('2026-11-20')]
  const arriving = (arriveDt: string) => pairsOf(days, [patrol('2026-11-16', { arriveDt })], rule)[0]
  expect(arriving(at('2026-11-19', '10:00'))?.patrol).not.toBeNull()
  expect(arriving(at('2026-11-20', '23:59'))?.patrol).not.toBeNull()
  expect(arriving(at('2026-11-21', '00:11'))).toMatchObject({ patrol: null, latePatrol: { kindCd: 'PATROL' } })
  const last = (arriveDt: string) =>
    pairsOf(days, [patrol('2026-11-20', { checkDt: at('2026-11-20', '16:00'), arriveDt })], rule)[0]
  expect(last(at('2026-11-23', '16:00'))?.patrol).not.toBeNull()
  expect(last(at('2026-11-23', '16:01'))?.patrol).toBeNull()
})

test('a day on which somebody patrolled shortly after midnight is the day of Seoul', () => {
  expect(
    missed([day('2026-11-16'), day('2026-11-17')], [patrol('2026-11-16', { checkDt: '2026-11-15T15:30:00Z' })]),
  ).toEqual([])
  expect(
    missed([day('2026-11-16'), day('2026-11-17')], [patrol('2026-11-16', { checkDt: '2026-11-15T14:30:00Z' })]),
  ).toHaveLength(1)
})
