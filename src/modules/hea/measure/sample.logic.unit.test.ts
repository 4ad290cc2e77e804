/** Exposures against limits: the examples of the design and of the notices, and what must hold for all values. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chemicalShiftLimit,
  exceedsShort,
  mgToPpm,
  mixtureIndex,
  ppmToMg,
  type ShortExposure,
  timeWeighted,
  wbgtIndoor,
  wbgtOutdoor,
} from './exposure.logic.ts'
import { aFactor, aSample, lawOf2020 } from './measure.seed.ts'
import { allowedHours, noiseDose, noiseShiftLimit, noiseTwa } from './noise.logic.ts'
import {
  evaluateSamples,
  type Factor,
  limitOf,
  mixturesOf,
  type Sample,
  sampledCnt,
  sampleProblems,
} from './sample.logic.ts'

const toluene = aFactor('108-88-3', { twaPpmVal: 50, stelPpmVal: 150, molWeightVal: 92.14 })
const xylene = aFactor('1330-20-7', { twaPpmVal: 100, molWeightVal: 106.17 })
const mek = aFactor('78-93-3', { twaPpmVal: 200, molWeightVal: 72.11 })
const noise = aFactor('NOISE', { phaseCd: 'PHYS' })
const acid = aFactor('7664-93-9', { phaseCd: 'PARTICLE', twaMgVal: 0.2 })
const hydroxide = aFactor('1310-73-2', { phaseCd: 'PARTICLE', ceilMgVal: 2 })
const glycol = aFactor('X', { twaMgVal: 100, molWeightVal: 62.07 })
const known = new Map(
  [toluene, xylene, mek, noise, acid, hydroxide].map((one): [string, Factor] => [one.factorCd, one]),
)
const factorOf = (code: string) => known.get(code)
const evaluated = (...samples: Partial<Sample>[]) => evaluateSamples(samples.map(aSample), factorOf, lawOf2020)
const positive = fc.double({ min: 0.001, max: 1000, noNaN: true })

describe('W5 the day', () => {
  it('averages what was measured, weighted by its time', () => {
    const parts = [
      { concVal: 80, minuteCnt: 120 },
      { concVal: 20, minuteCnt: 360 },
    ]
    expect(timeWeighted(parts, 8, 8)).toBe(35)
    expect(timeWeighted(parts, 4, 8)).toBe(17.5)
  })

  it('takes samples of one person for parts of his day, and what names nobody for a day of its own', () => {
    const day = evaluated({ concVal: 80, minuteCnt: 120 }, { concVal: 20, minuteCnt: 360 })
    expect(day.map(({ twaVal }) => twaVal)).toEqual([35, 35])
    const apart = evaluated({ concVal: 80, pointNm: null }, { concVal: 20, pointNm: null })
    expect(apart).toMatchObject([
      { twaVal: 80, indexVal: 1.6, exceedYn: 'Y' },
      { twaVal: 20, exceedYn: 'N' },
    ])
  })

  it('exceeds above its limit and not at it; without a limit it is not judged', () => {
    expect(evaluated({ concVal: 50 })).toMatchObject([{ indexVal: 1, exceedYn: 'N' }])
    expect(evaluated({ concVal: 50.01 })).toMatchObject([{ exceedYn: 'Y' }])
    expect(evaluated({ factorCd: '1310-73-2', unitCd: 'MG' })).toMatchObject([{ limitVal: null, exceedYn: 'N' }])
  })

  it('rises with every concentration', () => {
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 1, max: 24 }), (conc, more, workHourVal) => {
        const at = (concVal: number) => evaluated({ concVal, workHourVal })[0]?.indexVal ?? Number.NaN
        expect(at(conc + more)).toBeGreaterThan(at(conc))
      }),
    )
  })
})

describe('mixtures', () => {
  it('OH-A15 toluene 20, xylene 40 and MEK 60 ppm exceed together', () => {
    const samples = [
      aSample({ concVal: 20 }),
      aSample({ factorCd: '1330-20-7', concVal: 40 }),
      aSample({ factorCd: '78-93-3', concVal: 60 }),
    ]
    const results = evaluateSamples(samples, factorOf, lawOf2020)
    expect(results.map(({ exceedYn }) => exceedYn)).toEqual(['N', 'N', 'N'])
    const all = samples.flatMap((sample, index) => (results[index] ? [{ ...sample, ...results[index] }] : []))
    const [mixture] = mixturesOf(all, factorOf, new Set())
    expect(mixture?.sumVal).toBeCloseTo(1.1, 10)
    expect(mixture?.exceedYn).toBe('Y')
    expect(mixturesOf(all, factorOf, new Set([1]))).toEqual([])
    expect(mixturesOf(all.slice(0, 1), factorOf, new Set())).toEqual([])
  })

  it('are never less than what they are made of', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1 }), (indexes) => {
        expect(mixtureIndex(indexes)).toBeGreaterThanOrEqual(Math.max(...indexes))
      }),
    )
  })
})

describe('W6 short exposures', () => {
  const limits = { twaVal: 50, stelVal: 150 }
  const once: ShortExposure = { concVal: 100, minuteCnt: 10, timesCnt: 1, gapMinuteCnt: null }
  const exceeds = (values: Partial<ShortExposure>) => exceedsShort({ ...once, ...values }, limits, lawOf2020)

  it('exceed above the STEL always, and between the limits when long, close together or often', () => {
    expect(exceeds({ concVal: 150.1 })).toBe(true)
    expect(exceeds({})).toBe(false)
    expect(exceeds({ minuteCnt: 15 })).toBe(true)
    expect(exceeds({ timesCnt: 2, gapMinuteCnt: 59 })).toBe(true)
    expect(exceeds({ timesCnt: 4, gapMinuteCnt: 60 })).toBe(false)
    expect(exceeds({ timesCnt: 5, gapMinuteCnt: 60 })).toBe(true)
    expect(exceeds({ concVal: 50, minuteCnt: 60, timesCnt: 9 })).toBe(false)
  })

  it('are held against a ceiling by every single value', () => {
    const ceiling = { factorCd: '1310-73-2', limitTypeCd: 'C', unitCd: 'MG' } as const
    expect(evaluated({ ...ceiling, concVal: 2 })).toMatchObject([{ exceedYn: 'N', indexVal: 1 }])
    expect(evaluated({ ...ceiling, concVal: 2.1 })).toMatchObject([{ exceedYn: 'Y' }])
    expect(evaluated({ limitTypeCd: 'STEL', concVal: 100, minuteCnt: 15 })).toMatchObject([{ exceedYn: 'Y' }])
  })
})

describe('W7 long shifts', () => {
  it('lower the limits: 12 hours 50 ppm to 33.3, 90 dB(A) to 87.1', () => {
    expect(chemicalShiftLimit(50, 12, 8)).toBeCloseTo(33.33, 2)
    expect(chemicalShiftLimit(50, 7, 8)).toBe(50)
    expect(noiseShiftLimit(12, lawOf2020)).toBeCloseTo(87.1, 1)
    expect(evaluated({ concVal: 35, workHourVal: 12 })).toMatchObject([{ twaVal: 35, exceedYn: 'Y' }])
    const [night] = evaluated({ factorCd: 'NOISE', unitCd: 'DB', concVal: 88, workHourVal: 12 })
    expect(night?.twaVal).toBeCloseTo(88, 6)
    expect(night?.limitAdjVal).toBeCloseTo(87.08, 2)
    expect(night?.exceedYn).toBe('Y')
  })
})

describe('W8 noise', () => {
  it('OH-A17 95 dB for 4 hours and 90 dB for 4 hours are a dose of 150 %, 92.9 dB(A)', () => {
    const dose = noiseDose(
      [
        { levelVal: 95, hourVal: 4 },
        { levelVal: 90, hourVal: 4 },
      ],
      lawOf2020,
    )
    expect(dose).toBeCloseTo(150, 10)
    expect(noiseTwa(dose, lawOf2020)).toBeCloseTo(92.9, 1)
    const half = { factorCd: 'NOISE', unitCd: 'DB', minuteCnt: 240 } as const
    const [first, second] = evaluated({ ...half, concVal: 95 }, { ...half, concVal: 90 })
    expect(first).toEqual(second)
    expect(first).toMatchObject({ limitVal: 90, exceedYn: 'Y' })
    expect(first?.indexVal).toBeCloseTo(1.5, 10)
  })

  it('allows half the time for every 5 dB, and does not count what lies below 80 dB', () => {
    expect([80, 85, 90, 95, 100].map((level) => allowedHours(level, lawOf2020))).toEqual([32, 16, 8, 4, 2])
    expect(noiseDose([{ levelVal: 79.9, hourVal: 8 }], lawOf2020)).toBe(0)
    expect(evaluated({ factorCd: 'NOISE', unitCd: 'DB', concVal: 70 })).toMatchObject([{ twaVal: null, indexVal: 0 }])
  })

  it('adds up, and 100 % is the limit itself', () => {
    const part = fc.record({
      levelVal: fc.double({ min: 60, max: 130, noNaN: true }),
      hourVal: fc.double({ min: 0.01, max: 24, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (one, other) => {
        const sum = noiseDose(one, lawOf2020) + noiseDose(other, lawOf2020)
        expect(noiseDose([...one, ...other], lawOf2020)).toBeCloseTo(sum, 4 - Math.ceil(Math.log10(sum + 1)))
      }),
    )
    expect(noiseTwa(100, lawOf2020)).toBe(90)
  })
})

describe('W9 units', () => {
  it('turn ppm into mg/㎥ at 25 ℃, and back', () => {
    expect(ppmToMg(50, 92.14)).toBeCloseTo(188.4, 1)
    fc.assert(
      fc.property(positive, fc.double({ min: 2, max: 500, noNaN: true }), (ppm, weight) => {
        expect(mgToPpm(ppmToMg(ppm, weight), weight)).toBeCloseTo(ppm, 6)
      }),
    )
  })

  it('weigh heat by the sun', () => {
    expect(wbgtOutdoor(25, 40, 32)).toBeCloseTo(28.7, 10)
    expect(wbgtIndoor(25, 40)).toBeCloseTo(29.5, 10)
  })

  it('take a limit in the unit in which the factor is measured', () => {
    expect(limitOf(acid, 'TWA', lawOf2020)).toBe(0.2)
    expect(limitOf(toluene, 'STEL', lawOf2020)).toBe(150)
    expect(limitOf(glycol, 'TWA', lawOf2020)).toBeCloseTo(39.4, 1)
    expect(limitOf(noise, 'TWA', lawOf2020)).toBe(90)
  })
})

describe('a row', () => {
  const problems = (values: object, factor = toluene) =>
    sampleProblems({ ...aSample(), ...values }, factor, new Set([1])).map(({ field, code }) => `${field} ${code}`)

  it('says what is missing, out of range or of another list', () => {
    expect(problems({})).toEqual([])
    expect(problems({ concVal: null, minuteCnt: 0, workHourVal: 25 })).toEqual([
      'concVal REQUIRED',
      'minuteCnt HEA_WEM_RANGE',
      'workHourVal HEA_WEM_RANGE',
    ])
    expect(problems({ measureUnitNo: 2, limitTypeCd: 'constructor' })).toEqual([
      'measureUnitNo HEA_WEM_UNKNOWN_UNIT',
      'limitTypeCd HEA_WEM_UNKNOWN_CODE',
    ])
  })

  it('of an area says why, and is in the unit of its factor', () => {
    expect(problems({ sampleTypeCd: 'AREA' })).toEqual(['areaReasonDesc HEA_WEM_AREA_REASON'])
    expect(problems({ unitCd: 'MG' })).toEqual(['unitCd HEA_WEM_UNIT'])
    expect(problems({ unitCd: 'PPM' }, acid)).toEqual(['unitCd HEA_WEM_UNIT'])
    expect(problems({ unitCd: 'DB' }, noise)).toEqual([])
  })
})

it('counts a person once, whoever names nobody each time', () => {
  const of = (pointNm: string | null) => ({ userId: null, pointNm })
  expect(sampledCnt([of('1'), of('1'), of('2'), of(null), of(null)])).toBe(4)
})
