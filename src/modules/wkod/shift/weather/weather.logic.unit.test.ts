import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clearSince,
  exceedings,
  hasRested,
  heatClock,
  isOutdoor,
  keptTo,
  kindsOfPermit,
  type Observation,
  type StoppableKind,
  stoppableKinds,
} from './weather.logic.ts'

const limits = { steelWind: 10, steelRain: 1, steelSnow: 1, towerSet: 10, towerRun: 15, craneGust: 10, awpGust: 10 }
const calm: Observation = { windVal: 3, gustVal: 5, rainVal: 0, snowVal: 0, feelTempVal: 20 }
const stops = (kind: StoppableKind, values: Partial<Observation>) =>
  exceedings([kind], { ...calm, ...values }, limits).length > 0

describe('R4 what weather stops', () => {
  it.each([
    ['STEEL', { windVal: 10 }, true],
    ['STEEL', { windVal: 9.9 }, false],
    ['STEEL', { rainVal: 1 }, true],
    ['STEEL', { snowVal: 1 }, true],
    ['STEEL', { gustVal: 30 }, false],
    ['TOWER_SET', { gustVal: 10 }, false],
    ['TOWER_SET', { gustVal: 10.1 }, true],
    ['TOWER_RUN', { gustVal: 15 }, false],
    ['TOWER_RUN', { gustVal: 15.1 }, true],
    ['CRANE', { gustVal: 10 }, true],
    ['AWP', { gustVal: 10 }, true],
    ['AWP', { gustVal: null }, false],
  ] as const)('%s at %o: %s', (kind, values, expected) => {
    expect(stops(kind, values)).toBe(expected)
  })

  it('names what is over which limit', () => {
    expect(exceedings(['STEEL', 'CRANE'], { ...calm, windVal: 12.3, rainVal: 2 }, limits)).toEqual([
      { kind: 'STEEL', measure: 'windVal', value: 12.3, limit: 10, isBeyond: false, law: '안전보건규칙 제383조' },
      { kind: 'STEEL', measure: 'rainVal', value: 2, limit: 1, isBeyond: false, law: '안전보건규칙 제383조' },
    ])
  })

  it('stops no less in stronger wind', () => {
    const value = fc.float({ min: 0, max: 60, noNaN: true })
    const kinds = fc.subarray(Object.keys(stoppableKinds) as StoppableKind[])
    fc.assert(
      fc.property(kinds, value, value, (some, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const found = (wind: number) =>
          exceedings(some, { ...calm, windVal: wind, gustVal: wind }, limits).map(({ kind }) => kind)
        expect(found(high)).toEqual(expect.arrayContaining(found(low)))
      }),
    )
  })

  it('knows the kinds of a permit by what it says of itself', () => {
    expect(kindsOfPermit({ weatherKindCds: 'CRANE STEEL', meansCd: 'AWP' })).toEqual(['STEEL', 'CRANE', 'AWP'])
    expect(kindsOfPermit({ weatherKindCds: null, meansCd: 'SCAF' })).toEqual([])
    expect(isOutdoor({ outdoorYn: 'N', weatherKindCds: 'STEEL' })).toBe(true)
    expect(isOutdoor({ outdoorYn: null, weatherKindCds: null })).toBe(false)
  })
})

describe('how long the weather has been good', () => {
  const seen = (time: string, gustVal: number) => ({ ...calm, obsDt: `2026-11-24T${time}:00+09:00`, gustVal })
  const since = (...all: ReturnType<typeof seen>[]) => clearSince(['CRANE'], all, limits)
  it('counts from the first good observation after the last bad one', () => {
    expect(since(seen('09:00', 5), seen('09:30', 12), seen('09:50', 9), seen('10:10', 8))).toBe(
      Date.parse('2026-11-24T09:50:00+09:00'),
    )
  })
  it('knows nothing good while the last one is bad, and without any', () => {
    expect(since(seen('09:00', 5), seen('09:30', 10))).toBeNull()
    expect(since()).toBeNull()
  })
})

describe('R5 the clock of the heat', () => {
  const ms = (time: string) => Date.parse(`2026-07-24T${time}:00+09:00`)
  const clock = (now: string, ...rests: [string, string | null][]) =>
    heatClock(
      {
        startMs: ms('13:00'),
        hotSinceMs: ms('11:00'),
        isCooled: false,
        nowMs: ms(now),
        pauses: rests.map(([from, to]) => ({ fromMs: ms(from), toMs: to === null ? null : ms(to) })),
      },
      { workMin: 120, alertMin: 100, restMin: 20 },
    )

  it('PT-A24 fifteen minutes are no rest, twenty begin anew', () => {
    expect(clock('15:00', ['14:45', '15:00']).stateCd).toBe('OVER')
    expect(clock('15:00', ['14:35', '14:55'])).toMatchObject({ stateCd: 'OK', fromMs: ms('14:55'), dueMs: ms('16:55') })
  })
  it('warns at 100 minutes, stops at 120, and counts no rest that lasts', () => {
    expect(clock('14:39').stateCd).toBe('OK')
    expect(clock('14:40').stateCd).toBe('ALERT')
    expect(clock('15:00', ['14:39', null]).stateCd).toBe('OVER')
  })
  it('begins with the heat where that came later than the work', () => {
    const facts = { startMs: ms('08:00'), hotSinceMs: ms('13:30'), pauses: [], isCooled: false, nowMs: ms('15:00') }
    const limits = { workMin: 120, alertMin: 100, restMin: 20 }
    expect(heatClock(facts, limits)).toMatchObject({ stateCd: 'OK', dueMs: ms('15:30') })
    expect(heatClock({ ...facts, isCooled: true, nowMs: ms('18:00') }, limits).stateCd).toBe('COOLED')
  })
  it('is never over within 120 minutes of a rest of 20', () => {
    const minute = fc.integer({ min: 0, max: 600 })
    fc.assert(
      fc.property(minute, fc.integer({ min: 20, max: 60 }), fc.integer({ min: 0, max: 119 }), (from, long, after) => {
        const [fromMs, toMs] = [from * 60_000, (from + long) * 60_000]
        const facts = { startMs: 0, hotSinceMs: 0, pauses: [{ fromMs, toMs }], isCooled: false }
        const found = heatClock(
          { ...facts, nowMs: toMs + after * 60_000 },
          { workMin: 120, alertMin: 100, restMin: 20 },
        )
        expect(found.stateCd).not.toBe('OVER')
      }),
    )
  })
  it('HEAT a rest counts for the resumption when it ends after the stop, also one that began before', () => {
    const rested = (from: string, to: string | null) =>
      hasRested([{ fromMs: ms(from), toMs: to === null ? null : ms(to) }], ms('15:00'), ms('15:30'), 20)
    expect([rested('14:45', '15:05'), rested('15:00', '15:19'), rested('14:20', '14:55')]).toEqual([true, false, false])
  })
  it('keeps the record of a day to the end of its year', () => {
    expect(keptTo('2026-07-24')).toBe('2026-12-31')
  })
})
