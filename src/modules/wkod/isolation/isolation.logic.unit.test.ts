import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import {
  nextReview,
  nextToSet,
  openPermits,
  type PointState,
  pointStates,
  setterRole,
  stateOf,
  storedWithoutPoint,
  weakForConfinedSpace,
} from './isolation.logic.ts'

const points = (...states: PointState[]) =>
  states.map((pointStatusCd, index) => ({ isoPointNo: index + 1, pointStatusCd }))

describe('a plan', () => {
  test('PT-A18 R2 a valve alone does not keep nitrogen from people inside', () => {
    const point = (
      isoMethodCd: 'VALVE' | 'BLIND' | 'DISC' | 'DBB' | 'LOCK',
      serviceCd: 'INERT' | 'NONE' | null = 'INERT',
      energyCd: 'CHM' | 'ELE' = 'CHM',
    ) => ({
      energyCd,
      isoMethodCd,
      serviceCd,
    })
    expect(weakForConfinedSpace([point('VALVE')])).toHaveLength(1)
    expect(weakForConfinedSpace([point('LOCK')])).toHaveLength(1)
    expect(weakForConfinedSpace([point('BLIND'), point('DISC'), point('DBB')])).toEqual([])
    expect(weakForConfinedSpace([point('VALVE', 'NONE'), point('VALVE', null)])).toEqual([])
    expect(weakForConfinedSpace([point('VALVE', 'NONE'), point('VALVE', null)], 'TOXIC')).toHaveLength(2)
    expect(weakForConfinedSpace([point('BLIND', null), point('LOCK', null, 'ELE')], 'TOXIC')).toEqual([])
  })

  test('R3 energy that stays has a point of its own', () => {
    expect(storedWithoutPoint('SPRING,CAP', [{ storedCd: 'CAP' }, { storedCd: null }])).toEqual(['SPRING'])
    expect(storedWithoutPoint(null, [])).toEqual([])
  })

  test('points are set in their order, electrical ones by the electrical isolator', () => {
    expect(nextToSet(points('SET', 'PLAN', 'PLAN'))).toMatchObject({ isoPointNo: 2 })
    expect(nextToSet(points('SET', 'VERIFIED'))).toBeUndefined()
    expect([setterRole('ELE'), setterRole('PRS'), setterRole(null)]).toEqual(['ELE', 'MNT', 'MNT'])
  })

  test('its state follows from its points', () => {
    expect(stateOf('PLAN', points('SET', 'PLAN'))).toBe('PLAN')
    expect(stateOf('PLAN', points('SET', 'SET'))).toBe('SET')
    expect(stateOf('SET', points('VERIFIED', 'SET'))).toBe('SET')
    expect(stateOf('SET', points('VERIFIED', 'VERIFIED'))).toBe('VERIFIED')
    expect(stateOf('TESTING', points('OFF', 'OFF'))).toBe('TESTING')
    expect(stateOf('SET', points('OFF', 'SET'))).toBe('SET')
    expect(stateOf('VERIFIED', points('REMOVED', 'VERIFIED'))).toBe('REMOVING')
    expect(stateOf('REMOVING', points('REMOVED', 'KEPT'))).toBe('CLOSE')
    expect(stateOf('PLAN', points('REMOVED', 'PLAN'))).toBe('CLOSE')
  })

  test('it is verified exactly when every point is, and closed exactly when none holds any more', () => {
    const state = fc.constantFrom(...(Object.keys(pointStates) as PointState[]))
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 8 }), (states) => {
        const now = stateOf('SET', points(...states))
        expect(now === 'VERIFIED').toBe(states.every((one) => one === 'VERIFIED'))
        const isOver = states.some((one) => one === 'REMOVED' || one === 'KEPT')
        expect(now === 'CLOSE').toBe(isOver && !states.some((one) => ['SET', 'VERIFIED', 'OFF'].includes(one)))
      }),
    )
  })

  test('R1 permits that ended, or never began, need it no more', () => {
    const permits = ['CLOSE', 'CANC', 'EXPIRED', 'REJ', 'WORK', 'DONE'].map((statusCd) => ({ statusCd }))
    expect(openPermits(permits)).toEqual([{ statusCd: 'WORK' }, { statusCd: 'DONE' }])
  })

  test('R5 after thirty days it is reviewed every week', () => {
    const review = (reviewed: string | null) =>
      nextReview('2026-10-01', reviewed, { afterDays: 30, everyDays: 7 }, addDays)
    expect([review(null), review('2026-10-31'), review('2026-11-07')]).toEqual([
      '2026-10-31',
      '2026-11-07',
      '2026-11-14',
    ])
  })
})
