import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acuteToxicity } from './acute.logic.ts'
import { aquaticAcute, aquaticChronic } from './aquatic.logic.ts'
import { classify, flammableLiquid } from './classify.logic.ts'
import { eyeDamage, skinCorrosion } from './corrosion.logic.ts'
import { byCutOff } from './cut-off.logic.ts'
import type { Ingredient, KnownHazard, Mixture } from './ghs.logic.ts'
import { type AcuteRoute, acuteClassOf, acuteRoutes, hazardClassCds } from './ghs-codes.model.ts'

const mixture = (ingredients: Ingredient[], values: Partial<Mixture> = {}): Mixture => ({
  ingredients,
  restPct: 0,
  physStateCd: 'L',
  phVal: null,
  flashPtVal: null,
  boilPtVal: null,
  kinViscVal: null,
  ...values,
})
/** Something of which no hazard is unknown. */
const of = (name: string, pct: number, ...hazards: KnownHazard[]): Ingredient => ({
  name,
  pct,
  hazards: [
    ...hazards,
    ...hazardClassCds
      .filter((hazardClassCd) => !hazards.some((one) => one.hazardClassCd === hazardClassCd))
      .map((hazardClassCd) => ({ hazardClassCd, categoryCd: null, isNone: true })),
  ],
})
const water = (pct: number) => of('물', pct)
const stranger = (pct: number): Ingredient => ({ name: '모르는 성분', pct, hazards: [] })
const oral = (ateVal: number): KnownHazard => ({ hazardClassCd: 'ACUTE_ORAL', categoryCd: null, ateVal })
const judged = ({ judgeCd, categoryCd, isOpen }: ReturnType<typeof acuteToxicity>) => [judgeCd, categoryCd, isOpen]

describe('acute toxicity (G1)', () => {
  test('CH-A04 30 % with an oral ATE of 300 in water: ATEmix 1000, category 4', () => {
    const found = acuteToxicity(mixture([of('A', 30, oral(300)), water(70)]), 'ORAL')
    expect(judged(found)).toEqual(['CLASS', '4', false])
    expect(found.steps.find(({ step }) => step === 'ATE_MIX')).toMatchObject({ value: 1000, isMet: true })
  })

  test('an ATE exactly on the limit is in the category, beside it in the next', () => {
    const at = (ate: number) => acuteToxicity(mixture([of('A', 100, oral(ate))]), 'ORAL').categoryCd
    expect([at(5), at(5.000001), at(300), at(300.000001), at(2000), at(2000.000001)]).toEqual([
      ...['1', '2', '3', '4', '4'],
      null,
    ])
    // Two halves of one ATE are that ATE: 50/300 + 50/300 = 1/3, to the last digit.
    expect(acuteToxicity(mixture([of('A', 50, oral(300)), of('B', 50, oral(300))]), 'ORAL').categoryCd).toBe('3')
  })

  test('what is unknown above 10 % is taken out of the whole, below it is not; either way it is said', () => {
    const found = (unknownPct: number) =>
      acuteToxicity(mixture([of('A', 10, oral(150)), stranger(unknownPct), water(90 - unknownPct)]), 'ORAL')
    const ateOf = (unknownPct: number) => found(unknownPct).steps.find(({ step }) => step === 'ATE_MIX')?.value
    expect(ateOf(10)).toBe(1500)
    expect(ateOf(40)).toBe(900)
    expect([found(10).unknownPct, found(40).unknownPct]).toEqual([10, 40])
    expect(judged(found(40))).toEqual(['CLASS', '4', true])
  })

  test('unknown is never not classified: 확인 필요 with an unknown ingredient, with 기타, with a missing category', () => {
    expect(judged(acuteToxicity(mixture([water(99), stranger(1)]), 'ORAL'))).toEqual(['CHECK', null, true])
    expect(judged(acuteToxicity(mixture([water(80)], { restPct: 20 }), 'ORAL'))).toEqual(['CHECK', null, true])
    expect(judged(acuteToxicity(mixture([water(99.5), stranger(0.5)]), 'ORAL'))).toEqual(['NONE', null, false])
  })

  test('a category alone counts by its converted value; above category 4 it is neither toxic nor unknown', () => {
    const three: KnownHazard = { hazardClassCd: 'ACUTE_INHAL', categoryCd: '3', routeCd: 'VAPOUR' }
    const vapour = acuteToxicity(mixture([of('A', 50, three), water(50)]), 'VAPOUR')
    expect([vapour.categoryCd, vapour.steps.find(({ step }) => step === 'ATE_MIX')?.value]).toEqual(['3', 6])
    expect(judged(acuteToxicity(mixture([of('A', 50, oral(2500)), water(50)]), 'ORAL'))).toEqual(['NONE', null, false])
  })

  test('for any ingredients ATEmix lies between the smallest and what dilution allows, and more of a poison is never milder', () => {
    const routes = fc.constantFrom(...(Object.keys(acuteRoutes) as AcuteRoute[]))
    const ates = fc.integer({ min: 1, max: 4_000_000 }).map((value) => value / 1000)
    const parts = fc.array(fc.record({ ateVal: ates, weight: fc.integer({ min: 1, max: 1000 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(routes, parts, (routeCd, drawn) => {
        const whole = drawn.reduce((sum, { weight }) => sum + weight, 0)
        const one = (ateVal: number): KnownHazard => ({
          hazardClassCd: acuteClassOf[routeCd],
          categoryCd: null,
          routeCd,
          ateVal,
        })
        const made = drawn.map(({ ateVal, weight }, at) =>
          of(`${at}`, Math.floor((weight / whole) * 100_000) / 1000, one(ateVal)),
        )
        const found = acuteToxicity(mixture(made), routeCd)
        expect(found.judgeCd).not.toBe('CHECK')
        const least = acuteToxicity(
          mixture([of('A', 100, one(Math.min(...drawn.map(({ ateVal }) => ateVal))))]),
          routeCd,
        )
        expect(Number(found.categoryCd ?? 9)).toBeGreaterThanOrEqual(Number(least.categoryCd ?? 9))
        const worse = [...made.map((part) => ({ ...part, pct: part.pct / 2 })), of('worse', 50, one(0.001))]
        const stricter = acuteToxicity(mixture(worse), routeCd)
        expect(Number(stricter.categoryCd ?? 9)).toBeLessThanOrEqual(Number(found.categoryCd ?? 9))
        // By floating point, from the statement of the rule: the same but for what lies on a limit.
        const sum = made
          .filter(
            ({ pct, hazards }) =>
              pct >= 1 && acuteToxicity(mixture([{ name: '', pct: 100, hazards }]), routeCd).categoryCd,
          )
          .reduce((total, { pct, hazards }) => total + pct / (hazards[0]?.ateVal ?? 1), 0)
        const told = found.steps.find(({ step }) => step === 'ATE_MIX')?.value ?? null
        if (sum === 0) expect(told).toBeNull()
        else expect(Math.abs((told ?? 0) / (100 / sum) - 1)).toBeLessThan(1e-6)
      }),
      { numRuns: 300 },
    )
  })
})

describe('skin and eyes (G2)', () => {
  const skin = (categoryCd: string, more: Partial<KnownHazard> = {}): KnownHazard => ({
    hazardClassCd: 'SKIN',
    categoryCd,
    ...more,
  })
  const eye = (categoryCd: string, more: Partial<KnownHazard> = {}): KnownHazard => ({
    hazardClassCd: 'EYE',
    categoryCd,
    ...more,
  })
  const skinOf = (ingredients: Ingredient[], values?: Partial<Mixture>) =>
    judged(skinCorrosion(mixture(ingredients, values)))

  test.each([
    [5, 0, '1'],
    [4.999, 0, '2'],
    [1, 0, '2'],
    [0.999, 0, null],
    [0, 10, '2'],
    [0, 9.999, null],
    [0.5, 5, '2'],
    [0.5, 4.999, null],
  ])('%s %% of category 1 and %s %% of 2: %s', (ones, twos, categoryCd) => {
    const ingredients = [of('A', ones, skin('1B')), of('B', twos, skin('2')), water(100 - ones - twos)]
    expect(skinOf(ingredients)[1]).toBe(categoryCd)
  })

  test('0.1, 0.2 and 4.7 % of category 1 are 5 %: sums are exact', () => {
    expect(skinOf([0.1, 0.2, 4.7].map((pct, at) => of(`${at}`, pct, skin('1'))))[1]).toBe('1')
  })

  test('a pH of 2 or 11.5 corrodes whatever is in it', () => {
    expect(skinOf([water(100)], { phVal: 2 })).toEqual(['CLASS', '1', false])
    expect(skinOf([water(100)], { phVal: 11.5 })).toEqual(['CLASS', '1', false])
    expect(skinOf([water(100)], { phVal: 2.1 })).toEqual(['NONE', null, false])
    expect(eyeDamage(mixture([water(100)], { phVal: 12 })).categoryCd).toBe('1')
  })

  test('what acts by itself is in no sum; its own limit comes before both', () => {
    const alone = { isAdditive: false }
    expect(skinOf([of('A', 1, skin('1', alone)), water(99)])[1]).toBe('1')
    expect(skinOf([of('A', 0.9, skin('1', alone)), water(99.1)])[1]).toBeNull()
    expect(skinOf([of('A', 3, skin('2', alone)), water(97)])[1]).toBe('2')
    expect(skinOf([of('A', 0.5, skin('1', { cutPctVal: 0.5 })), water(99.5)])[1]).toBe('1')
  })

  test('eyes: what corrodes the skin counts as their category 1, once', () => {
    const eyeOf = (ingredients: Ingredient[]) => eyeDamage(mixture(ingredients)).categoryCd
    expect(eyeOf([of('A', 3, skin('1A')), water(97)])).toBe('1')
    expect(eyeOf([of('A', 1.5, skin('1A'), eye('1')), water(98.5)])).toBe('2')
    expect(eyeOf([of('A', 10, eye('2A')), water(90)])).toBe('2')
    expect(eyeOf([of('A', 0.5, eye('1')), of('B', 5, eye('2')), water(94.5)])).toBe('2')
  })

  test('unknown: 확인 필요, and a category that it could make stricter stays open', () => {
    expect(skinOf([water(99), stranger(1)])).toEqual(['CHECK', null, true])
    expect(skinOf([of('A', 2, skin('1')), water(97), stranger(1)])).toEqual(['CLASS', '2', true])
    expect(skinOf([of('A', 5, skin('1')), water(94), stranger(1)])).toEqual(['CLASS', '1', false])
  })
})

describe('cut-off values (G3)', () => {
  const carc = (categoryCd: string): KnownHazard => ({ hazardClassCd: 'CARC', categoryCd })
  const cut = (hazard: KnownHazard, pct: number, values?: Partial<Mixture>) =>
    byCutOff(mixture([of('A', pct, hazard), water(100 - pct)], values), hazard.hazardClassCd as 'CARC').map(judged)

  test.each([
    [carc('1A'), 0.1, '1A'],
    [carc('1B'), 0.099, null],
    [carc('2'), 1, '2'],
    [carc('2'), 0.999, null],
    [{ hazardClassCd: 'REPR', categoryCd: '1B' } as const, 0.3, '1B'],
    [{ hazardClassCd: 'REPR', categoryCd: '2' } as const, 2.999, null],
    [{ hazardClassCd: 'LACT', categoryCd: 'ADD' } as const, 0.3, 'ADD'],
    [{ hazardClassCd: 'SKIN_SENS', categoryCd: '1A' } as const, 0.1, '1A'],
    [{ hazardClassCd: 'SKIN_SENS', categoryCd: '1B' } as const, 0.999, null],
    [{ hazardClassCd: 'STOT_RE', categoryCd: '1' } as const, 10, '1'],
    [{ hazardClassCd: 'STOT_RE', categoryCd: '1' } as const, 9.999, '2'],
    [{ hazardClassCd: 'STOT_RE', categoryCd: '1' } as const, 0.999, null],
    [{ hazardClassCd: 'STOT_SE', categoryCd: '3N' } as const, 20, '3N'],
    [{ hazardClassCd: 'OZONE', categoryCd: '1' } as const, 0.1, '1'],
  ])('%o at %s %%: %s', (hazard, pct, categoryCd) => {
    expect(cut(hazard, pct)[0]?.[1] ?? null).toBe(categoryCd)
  })

  test('a gas sensitises the airways from 0.2 %; from 0.1 % a sensitiser is named', () => {
    const resp: KnownHazard = { hazardClassCd: 'RESP_SENS', categoryCd: '1' }
    expect(cut(resp, 0.2, { physStateCd: 'G' })[0]?.[1]).toBe('1')
    expect(cut(resp, 0.2)[0]?.[1]).toBeNull()
    const [found] = byCutOff(mixture([of('이소시아네이트', 0.2, resp), water(99.8)]), 'RESP_SENS')
    expect(found?.named).toEqual(['이소시아네이트'])
  })

  test('aspiration: 10 % in all, and thin enough; how thin must be known', () => {
    const asp: KnownHazard = { hazardClassCd: 'ASP', categoryCd: '1' }
    const found = (kinViscVal: number | null) =>
      byCutOff(mixture([of('A', 6, asp), of('B', 4, asp), water(90)], { kinViscVal }), 'ASP').map(judged)
    expect(found(20.5)).toEqual([['CLASS', '1', false]])
    expect(found(20.6)).toEqual([['NONE', null, false]])
    expect(found(null)).toEqual([['CHECK', null, true]])
  })

  test('irritating and dazing vapours stand beside each other', () => {
    const both = [
      of('A', 20, { hazardClassCd: 'STOT_SE', categoryCd: '3R' }),
      of('B', 20, { hazardClassCd: 'STOT_SE', categoryCd: '3N' }),
      water(60),
    ]
    expect(byCutOff(mixture(both), 'STOT_SE').map(({ categoryCd }) => categoryCd)).toEqual(['3N', '3R'])
  })
})

describe('water (G4) and fire (G5)', () => {
  const acute = (mFactorVal: number | null): KnownHazard => ({ hazardClassCd: 'AQ_ACUTE', categoryCd: '1', mFactorVal })
  const chronic = (categoryCd: string, mFactorVal: number | null = null): KnownHazard => ({
    hazardClassCd: 'AQ_CHRONIC',
    categoryCd,
    mFactorVal,
  })

  test('M multiplies; unknown it counts as 1 and is asked for', () => {
    const found = (pct: number, mFactorVal: number | null) =>
      judged(aquaticAcute(mixture([of('A', pct, acute(mFactorVal)), water(100 - pct)])))
    expect(found(2.5, 10)).toEqual(['CLASS', '1', false])
    expect(found(2.499, 10)).toEqual(['NONE', null, false])
    expect(found(2.5, null)).toEqual(['CHECK', null, true])
    expect(found(25, null)).toEqual(['CLASS', '1', false])
  })

  test.each([
    [[25, 0, 0, 0], '1'],
    [[2.5, 0, 0, 0], '2'],
    [[2, 5, 0, 0], '2'],
    [[0.25, 0, 0, 0], '3'],
    [[0, 2.5, 0, 0], '3'],
    [[0.1, 1, 5, 0], '3'],
    [[0, 0, 0, 25], '4'],
    [[0, 0, 24, 1], '4'],
    [[0, 0, 24, 0.9], null],
  ] as const)('%s %% of chronic 1 to 4: %s', (pcts, categoryCd) => {
    const ingredients = pcts.map((pct, at) => of(`${at}`, pct, chronic(`${at + 1}`, at === 0 ? 1 : null)))
    const rest = 100 - pcts.reduce<number>((sum, pct) => sum + pct, 0)
    expect(aquaticChronic(mixture([...ingredients, water(rest)])).categoryCd).toBe(categoryCd)
  })

  test.each([
    [22.9, 35, 'CLASS', '1', false],
    [22.9, 35.1, 'CLASS', '2', false],
    [22.9, null, 'CLASS', '2', true],
    [23, null, 'CLASS', '3', false],
    [60, null, 'CLASS', '3', false],
    [60.1, null, 'NONE', null, false],
    [null, null, 'CHECK', null, true],
  ])('flash %s ℃, boiling %s ℃: %s %s', (flashPtVal, boilPtVal, judgeCd, categoryCd, isOpen) => {
    expect(judged(flammableLiquid(mixture([water(100)], { flashPtVal, boilPtVal })))).toEqual([
      judgeCd,
      categoryCd,
      isOpen,
    ])
  })
})

test('of a mixture of which nothing is known everything is 확인 필요, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.double({ min: 20.001, max: 100, noNaN: true }), (pct) => {
      const found = classify(mixture([stranger(Math.round(pct * 1000) / 1000)], { restPct: 0 }))
      expect(found.filter(({ judgeCd }) => judgeCd === 'NONE')).toEqual([])
    }),
    { numRuns: 50 },
  )
})
