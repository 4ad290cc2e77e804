/** The tables as they were published: sums, corners, and what must hold of every score made of them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  HIGHEST,
  missingParts,
  outOfRange,
  type Part,
  ranges,
  type Scores,
  scoreOf,
  type Tool,
} from './posture.logic.ts'
import { owas, rebaA, rebaB, rebaC, rulaA, rulaB, rulaC } from './posture-scores.logic.ts'
import { choicesText, readChoices, scoreOfChoice, sheets } from './posture-steps.logic.ts'

test.each([
  ['RULA A', rulaA, 144, 705, 1, 9],
  ['RULA B', rulaB, 72, 438, 1, 9],
  ['RULA C', rulaC, 56, 269, 1, 7],
  ['REBA A', rebaA, 60, 321, 1, 9],
  ['REBA B', rebaB, 36, 177, 1, 9],
  ['REBA C', rebaC, 144, 1192, 1, 12],
  ['OWAS', owas, 252, 631, 1, 4],
] as const)('%s is whole', (_name, { sizes, cells }, count, total, first, last) => {
  expect(sizes.reduce((all, size) => all * size, 1)).toBe(count)
  expect(cells).toHaveLength(count)
  expect(cells.reduce((all, one) => all + one, 0)).toBe(total)
  expect(cells.at(0)).toBe(first)
  expect(cells.at(-1)).toBe(last)
})

const rulaOf = (values: Scores) => scoreOf('RULA', values)

describe('worked examples', () => {
  test('OH-A12 RULA: A 4 → 6, B 4 → 5, final 6, 조속 개선', () => {
    const scored = rulaOf({
      upperArm: 3,
      lowerArm: 2,
      wrist: 2,
      wristTwist: 1,
      muscleA: 1,
      forceA: 1,
      neck: 2,
      trunk: 3,
      legs: 1,
      muscleB: 1,
      forceB: 0,
    })
    expect(scored).toMatchObject({ tableA: 4, a: 6, tableB: 4, b: 5, final: 6, level: 3, verdict: '조속 개선' })
  })

  test('OH-A13 REBA: A 5 + 1 = 6, B 4 + 1 = 5, C 8, final 9 높음', () => {
    const scored = scoreOf('REBA', {
      neck: 2,
      trunk: 3,
      legs: 2,
      load: 1,
      upperArm: 3,
      lowerArm: 1,
      wrist: 2,
      coupling: 1,
      activity: 1,
    })
    expect(scored).toMatchObject({ tableA: 5, a: 6, tableB: 4, b: 5, tableC: 8, final: 9, level: 3, verdict: '높음' })
  })

  test('OWAS: bent back, arms below the shoulders, both knees bent, up to 10 kg → 3', () => {
    expect(scoreOf('OWAS', { back: 2, arms: 1, legs: 4, load: 1 })).toMatchObject({ final: 3, level: 3 })
  })

  test('the best and the worst posture of each tool', () => {
    for (const tool of ['RULA', 'REBA', 'OWAS'] as const) {
      const at = (end: 'min' | 'max') => Object.fromEntries(ranges[tool].map((one) => [one.part, one[end]])) as Scores
      expect(scoreOf(tool, at('min'))?.final).toBe(1)
      expect(scoreOf(tool, at('max'))?.final).toBe(HIGHEST[tool])
    }
  })
})

const tool = fc.constantFrom<Tool>('RULA', 'REBA', 'OWAS')
const scoresOf = (name: Tool): fc.Arbitrary<Record<string, number>> =>
  fc.record(Object.fromEntries(ranges[name].map(({ part, min, max }) => [part, fc.integer({ min, max })])))
const judged = tool.chain((name) => fc.tuple(fc.constant(name), scoresOf(name)))

describe('of every posture', () => {
  test('M5 M6 a score is between 1 and the highest of its tool, and says a level', () => {
    fc.assert(
      fc.property(judged, ([name, scores]) => {
        const found = scoreOf(name, scores)
        expect(found?.final).toBeGreaterThanOrEqual(1)
        expect(found?.final).toBeLessThanOrEqual(HIGHEST[name])
        expect([1, 2, 3, 4]).toContain(found?.level)
      }),
    )
  })

  test('M5 M6 a worse part never makes the result better (RULA, REBA)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Tool>('RULA', 'REBA').chain((name) => fc.tuple(fc.constant(name), scoresOf(name), fc.nat(10))),
        ([name, scores, index]) => {
          const one = ranges[name][index % ranges[name].length]
          if (!one || (scores[one.part] ?? 0) >= one.max) return
          const worse = { ...scores, [one.part]: (scores[one.part] ?? 0) + 1 }
          expect(scoreOf(name, worse)?.final).toBeGreaterThanOrEqual(scoreOf(name, scores)?.final ?? 99)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('a part that is missing or out of its range gives no score', () => {
    fc.assert(
      fc.property(judged, fc.nat(10), ([name, scores], index) => {
        const one = ranges[name][index % ranges[name].length]
        if (!one) return
        expect(missingParts(name, { ...scores, [one.part]: null })).toEqual([one.part])
        expect(outOfRange(name, { ...scores, [one.part]: one.max + 1 })).toMatchObject({ part: one.part })
        expect(scoreOf(name, { ...scores, [one.part]: one.min - 1 })).toBeUndefined()
      }),
    )
  })
})

describe('the steps of a sheet', () => {
  test('every part of a tool has its steps, each within the range', () => {
    for (const name of ['RULA', 'REBA', 'OWAS'] as const) {
      const parts = sheets[name].flatMap((group) => group.parts)
      expect(parts.map(({ part }) => part).toSorted()).toEqual(ranges[name].map(({ part }) => part).toSorted())
      for (const { part, steps, adds } of parts) {
        const most = adds.reduce(
          (all, { score }) => all + Math.max(0, score),
          Math.max(...steps.map((one) => one.score)),
        )
        const { min, max } = ranges[name].find((one) => one.part === part) ?? { min: 0, max: 0 }
        expect(most, `${name} ${part}`).toBeGreaterThanOrEqual(max)
        expect(Math.min(...steps.map((one) => one.score)), `${name} ${part}`).toBe(min)
      }
    }
  })

  test('what is added counts, and never leads out of the range', () => {
    expect(scoreOfChoice('RULA', 'upperArm', { base: 3, adds: ['raised', 'abducted'] })).toBe(5)
    expect(scoreOfChoice('RULA', 'upperArm', { base: 1, adds: ['supported'] })).toBe(1)
    expect(scoreOfChoice('REBA', 'neck', { base: 2, adds: ['twist'] })).toBe(3)
    expect(scoreOfChoice('REBA', 'legs', { base: 2, adds: ['knee30', 'knee60'] })).toBe(4)
  })

  test('what is kept is read again, and what nobody knows is left out', () => {
    const choices = { upperArm: { base: 3, adds: ['raised'] }, legs: { base: 2, adds: [] } }
    expect(readChoices('RULA', choicesText(choices))).toEqual(choices)
    expect(readChoices('OWAS', 'upperArm:3 back:9 legs:2+flying')).toEqual({ legs: { base: 2, adds: [] } })
    expect(readChoices('RULA', null)).toEqual({} as Partial<Record<Part, never>>)
  })
})
