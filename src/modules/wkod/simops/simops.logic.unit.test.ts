import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import {
  dropRadius,
  gapOf,
  hitsOf,
  type OnPlan,
  onGround,
  type SimopsRule,
  type Spot,
  spotsOf,
  type Work,
} from './simops.logic.ts'
import { simopsRuleSeeds } from './simops-rule.seed.ts'

const rules: readonly SimopsRule[] = simopsRuleSeeds.map((seed, index) => ({ ...seed, ruleNo: index + 1 }))
const plan = { widthVal: 800, heightVal: 500, originXVal: 0, originYVal: 0 }
const hour = (text: string) => Date.parse(`2026-11-21T${text}:00+09:00`)
const window = (from: string, to: string) => ({ from: hour(from), to: hour(to) })

const spot = (
  kind: Spot['kind'],
  [locationX, locationY]: readonly [number, number],
  more: Partial<Spot> = {},
): Spot => ({
  ...onGround(plan, { locationX, locationY }),
  kind,
  radius: 0,
  elevation: 0,
  ...more,
})
let permitNo = 0
const work = (spots: Spot | Spot[], more: Partial<Work> = {}): Work => ({
  permitNo: ++permitNo,
  window: window('09:00', '17:00'),
  spots: [spots].flat(),
  equipNo: null,
  isolations: [],
  systemCds: [],
  isFlammable: false,
  hasGasMain: false,
  ...more,
})
const found = (one: Work, other: Work) => hitsOf(one, other, rules).map(({ levelCd, gapVal }) => [levelCd, gapVal])

describe('acceptance', () => {
  test('PT-A19 hot work 26 m from an opened line is forbidden, 33.5 m are enough', () => {
    const hot = work(spot('HOT', [500, 400]))
    const near = spot('LNB', [530, 420])
    expect([near.x - 400, near.y - 200]).toEqual([24, 10])
    expect(found(hot, work(near))).toEqual([['BLOCK', 26]])
    expect(gapOf(spot('HOT', [500, 400]), spot('LNB', [540, 420]))).toBe(33.5)
    expect(found(hot, work(spot('LNB', [540, 420])))).toEqual([])
  })

  test('PT-A20 works that only touch in time are no conflict, an extension makes them one', () => {
    const hot = work(spot('HOT', [500, 400]), { window: window('09:00', '12:00') })
    const line = work(spot('LNB', [500, 400]), { window: window('12:00', '15:00') })
    expect(found(hot, line)).toEqual([])
    expect(found({ ...hot, window: window('09:00', '12:30') }, line)).toEqual([['BLOCK', 0]])
  })

  test('PT-A21 general work below the load of a crane is forbidden, outside of it there is none', () => {
    const crane = work(spot('HVY', [200, 200], { radius: 18 }))
    expect(found(crane, work(spot('GEN', [222, 200])))).toEqual([['BLOCK', 0]])
    expect(found(crane, work(spot('GEN', [223, 200])))).toEqual([])
  })
})

describe('each rule', () => {
  const at = [500, 500] as const
  /** 0.8 m for a thousandth of the width. */
  const away = (metres: number) => [500 + metres / 0.8, 500] as const

  test.each([
    ['HOT', 'PNT', 15, 'BLOCK', {}],
    ['HOT', 'CHM', 15, 'BLOCK', { isFlammable: true }],
    ['HOT', 'EXC', 11, 'COORD', { hasGasMain: true }],
    ['CSE', 'LNB', 15, 'BLOCK', {}],
    ['EXC', 'HVY', 5, 'COORD', {}],
    ['HOT', 'HOT', 5, 'INFO', {}],
  ] as const)('%s and %s keep %d m: %s', (a, b, gap, levelCd, more) => {
    const one = work(spot(a, at))
    expect(found(one, work(spot(b, away(gap - 1)), more)).map(([level]) => level)).toContain(levelCd)
    expect(found(one, work(spot(b, away(gap)), more)).map(([level]) => level)).not.toContain(levelCd)
  })

  test('chemicals that do not burn and digging without a gas main are no matter to hot work', () => {
    const hot = work(spot('HOT', at))
    expect(found(hot, work(spot('CHM', at)))).toEqual([])
    expect(found(hot, work(spot('EXC', at)))).toEqual([])
  })

  test('hot work and a confined space of the same equipment are one permit, at whatever distance', () => {
    const hot = work(spot('HOT', at), { equipNo: 'V-101' })
    expect(found(hot, work(spot('CSE', away(300)), { equipNo: 'V-101' }))).toEqual([['BLOCK', 300]])
    for (const equipNo of ['v-101', 'V101', ' v_101 '])
      expect(found(hot, work(spot('CSE', away(300)), { equipNo }))).toEqual([['BLOCK', 300]])
    expect(found(hot, work(spot('CSE', away(300)), { equipNo: 'V-102' }))).toEqual([])
  })

  test('nobody knows that equipment without a name is another: within 11 m it is taken to be the same', () => {
    const hot = work(spot('HOT', at), { equipNo: 'V-101' })
    for (const [one, equipNo] of [
      [hot, null],
      [hot, ' '],
      [{ ...hot, equipNo: null }, 'V-102'],
      [{ ...hot, equipNo: null }, null],
    ] as const) {
      expect(found(one, work(spot('CSE', away(10)), { equipNo }))).toEqual([['BLOCK', 10]])
      expect(found(one, work(spot('CSE', away(11)), { equipNo }))).toEqual([])
    }
    expect(found(hot, work(spot('CSE', away(10)), { equipNo: 'V-102' }))).toEqual([['COORD', 10]])
  })

  test('while the isolation of a line is on test nobody works on its system, wherever he stands, or without a place', () => {
    const line = work(spot('LNB', at), {
      systemCds: ['L-101', 'H-N2'],
      isolations: [{ isoPlanNo: 7, statusCd: 'TESTING' }],
    })
    const other = (spots: Spot | Spot[], more: Partial<Work> = {}) => work(spots, { systemCds: ['H-N2'], ...more })
    expect(found(line, other(spot('GEN', away(300))))).toEqual([['BLOCK', 300]])
    expect(found(line, other(spotsOf(['GEN'], [])))).toEqual([['BLOCK', null]])
    expect(found(line, other(spot('GEN', away(300)), { systemCds: ['L-102'] }))).toEqual([])
    expect(
      found({ ...line, isolations: [{ isoPlanNo: 7, statusCd: 'VERIFIED' }] }, other(spot('GEN', away(300)))),
    ).toEqual([])
    const behind = (statusCd: string) => ({ isolations: [{ isoPlanNo: 8, statusCd }] })
    const both = { ...line, isolations: [...line.isolations, ...behind('VERIFIED').isolations] }
    expect(found(both, other(spot('GEN', away(300)), behind('VERIFIED')))).toEqual([])
    expect(found(line, other(spot('GEN', away(300)), behind('VERIFIED')))).toEqual([['BLOCK', 300]])
  })

  test('what lies below hot work, an opened line or a load is agreed on, also below work of its own kind', () => {
    const above = (kind: Spot['kind'], radius = 0) => work(spot(kind, at, { elevation: 6, radius }))
    const below = (kind: Spot['kind'], gap: number) => work(spot(kind, away(gap)))
    expect(found(above('HOT'), below('GEN', 10))).toEqual([['COORD', 10]])
    expect(found(above('HOT'), below('GEN', 11))).toEqual([])
    expect(found(above('HOT'), below('HOT', 10))).toEqual([['COORD', 10]])
    expect(found(above('LNB'), below('GEN', 4))).toEqual([['COORD', 4]])
    expect(found(above('LNB'), below('GEN', 5))).toEqual([])
    expect(
      found(above('HVY', 8), below('GEN', 8))
        .map(([level]) => level)
        .sort(),
    ).toEqual(['BLOCK', 'COORD'])
    const level = work(spot('HOT', at, { elevation: 2 }))
    expect(found(level, below('GEN', 10))).toEqual([])
  })

  test('a confined space and an opened line on the same isolation are forbidden at whatever distance', () => {
    const on = (...nos: number[]) => ({ isolations: nos.map((isoPlanNo) => ({ isoPlanNo, statusCd: 'VERIFIED' })) })
    const space = work(spot('CSE', at), on(7))
    expect(found(space, work(spot('LNB', away(200)), on(7, 8)))).toEqual([['BLOCK', 200]])
    expect(found(space, work(spot('LNB', away(200)), on(8)))).toEqual([])
  })

  test('two cranes agree on who swings when; the ban on people does not speak of the second crane', () => {
    const crane = work(spot('HVY', at, { radius: 10 }))
    expect(found(crane, work(spot('HVY', away(20), { radius: 10 })))).toEqual([['COORD', 0]])
    expect(found(crane, work(spot('HVY', away(21), { radius: 10 })))).toEqual([])
  })

  test('work at a height keeps what is more than 2 m below out of its drop circle', () => {
    const above = work(spot('HGT', at, { radius: dropRadius(12), elevation: 12 }))
    expect(dropRadius(4)).toBe(2)
    expect(found(above, work(spot('GEN', away(3))))).toEqual([['COORD', 0]])
    expect(found(above, work(spot('GEN', away(3), { elevation: 10 })))).toEqual([])
    expect(found(above, work(spot('GEN', away(4))))).toEqual([])
  })

  test('nobody is within the controlled area of radiography', () => {
    const source = work(spot('RAD', at, { radius: 40 }))
    expect(found(source, work(spot('ELE', away(40))))).toEqual([['BLOCK', 0]])
    expect(found(source, work(spot('ELE', away(41))))).toEqual([])
    expect(found(source, work(spot('RAD', away(10))))).toEqual([['BLOCK', 0]])
  })
})

test('R4 of several marks the smallest gap counts', () => {
  const hot = work([spot('HOT', [100, 100]), spot('HOT', [500, 400])])
  expect(found(hot, work([spot('LNB', [900, 900]), spot('LNB', [530, 420])]))).toEqual([['BLOCK', 26]])
})

test('a kind without a mark of its own is at each mark of the permit', () => {
  const marks = [spot('HVY', [500, 500], { radius: 18 })]
  const spots = spotsOf(['GEN', 'HVY', 'LNB'], marks)
  expect(spots.map(({ kind, radius }) => [kind, radius])).toEqual([
    ['HVY', 18],
    ['LNB', 0],
  ])
  expect(found(work(spot('HOT', [530, 500])), work(spots)).map(([level]) => level)).toEqual(['BLOCK'])
})

const place = fc.integer({ min: 0, max: 1000 })
const metres = fc.integer({ min: 0, max: 60_000 }).map((mm) => mm / 1000)
const aSpot = fc.record({
  kind: fc.constantFrom(...permitTypeCds),
  x: place,
  y: place,
  radius: metres,
  elevation: fc.integer({ min: 0, max: 20 }),
})
const minute = fc.integer({ min: 0, max: 40 })
const aWork = fc.record({
  permitNo: fc.integer({ min: 1, max: 5 }),
  window: fc.tuple(minute, fc.integer({ min: 1, max: 20 })).map(([from, long]) => ({ from, to: from + long })),
  spots: fc.array(aSpot, { maxLength: 4 }),
  equipNo: fc.constantFrom(null, 'A', 'B'),
  isolations: fc
    .subarray([1, 2])
    .chain((nos) =>
      fc.tuple(
        ...nos.map((isoPlanNo) =>
          fc.constantFrom('VERIFIED', 'TESTING', 'SET').map((statusCd) => ({ isoPlanNo, statusCd })),
        ),
      ),
    ),
  systemCds: fc.subarray(['L-1', 'H-2']),
  isFlammable: fc.boolean(),
  hasGasMain: fc.boolean(),
})

describe('whatever the works', () => {
  test('two works conflict whichever is asked about first', () => {
    fc.assert(
      fc.property(aWork, aWork, (a, b) => {
        expect(hitsOf(a, b, rules)).toEqual(hitsOf(b, a, rules))
      }),
    )
  })

  test('more distance to be kept, or a wider reach, never takes a conflict away', () => {
    const wider = rules.map((rule) => ({ ...rule, gapVal: rule.gapVal === null ? null : rule.gapVal + 10 }))
    const keys = (hits: readonly { ruleNo: number }[]) => hits.map(({ ruleNo }) => ruleNo)
    fc.assert(
      fc.property(aWork, aWork, metres, (a, b, more) => {
        const grown = { ...a, spots: a.spots.map((one) => ({ ...one, radius: one.radius + more })) }
        const before = keys(hitsOf(a, b, rules))
        expect(keys(hitsOf(grown, b, rules))).toEqual(expect.arrayContaining(before))
        expect(
          keys(
            hitsOf(
              a,
              b,
              wider.filter((rule) => rule.gapVal !== 10),
            ),
          ),
        ).toEqual(
          expect.arrayContaining(before.filter((ruleNo) => rules.find((rule) => rule.ruleNo === ruleNo)?.gapVal !== 0)),
        )
      }),
    )
  })

  test('windows that touch never conflict', () => {
    fc.assert(
      fc.property(aWork, aWork, (a, b) => {
        const after = { ...b, window: { from: a.window.to, to: a.window.to + 10 } }
        expect(hitsOf(a, after, rules)).toEqual([])
      }),
    )
  })

  test('a place on a plan lies where its thousandths say', () => {
    fc.assert(
      fc.property(place, place, (locationX, locationY) => {
        const at: OnPlan = { locationX, locationY }
        const { x, y } = onGround({ ...plan, originXVal: 100, originYVal: -50 }, at)
        expect(x - 100).toBeCloseTo(locationX * 0.8, 9)
        expect(y + 50).toBeCloseTo(locationY * 0.5, 9)
      }),
    )
  })
})
