import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areasOf, itemsOf, type KossForm, kossAreas } from './koss.model.ts'
import { type AnsweredDept, areaScore, mergeUpward, pointOf, REST, scoresOf } from './stress.logic.ts'

const forms: readonly KossForm[] = ['KOSS43', 'KOSS24']

test('OH-A19 four items of job demand with 3, 3, 4, 2 points make 66.7', () => {
  expect(areaScore([3, 3, 4, 2])).toBe(66.7)
})

test('43 items in eight areas, 24 in seven without the physical environment', () => {
  const sizes = (form: KossForm) =>
    areasOf(form).map((areaCd) => itemsOf(form).filter((item) => item.areaCd === areaCd).length)
  expect(sizes('KOSS43')).toEqual([3, 8, 5, 4, 6, 7, 6, 4])
  expect(sizes('KOSS24')).toEqual([4, 4, 3, 2, 4, 3, 4])
  expect(areasOf('KOSS43')).toEqual(Object.keys(kossAreas))
  expect(areasOf('KOSS24')).not.toContain('ENV')
  for (const { itemDesc } of itemsOf('KOSS43')) expect(itemDesc).toMatch(/^[가-힣].*\.$/)
})

describe('scores', () => {
  const answers = (form: KossForm) =>
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: itemsOf(form).length, maxLength: itemsOf(form).length })

  test.each(forms)('%s lie between 0 and 100, and so does their mean', (form) => {
    fc.assert(
      fc.property(answers(form), (given) => {
        const { scores, totalScore } = scoresOf(form, given)
        for (const score of [...scores, totalScore]) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test.each(forms)('%s are mirrored when every answer is: symmetric about 50', (form) => {
    fc.assert(
      fc.property(answers(form), (given) => {
        const mirrored = scoresOf(
          form,
          given.map((answer) => 5 - answer),
        ).scores
        for (const [index, score] of scoresOf(form, given).scores.entries())
          expect((score ?? 0) + (mirrored[index] ?? 0)).toBeCloseTo(100, 0)
      }),
    )
  })

  test.each(forms)('%s grow with the strain that an answer tells', (form) => {
    fc.assert(
      fc.property(answers(form), fc.nat(itemsOf(form).length - 1), (given, at) => {
        const item = itemsOf(form)[at]
        if (!item) return
        const area = areasOf(form).indexOf(item.areaCd)
        const scored = [1, 2, 3, 4].map((answer) => ({
          point: pointOf(item.reversed, answer),
          score: scoresOf(form, given.with(at, answer)).scores[area] ?? -1,
        }))
        const sorted = scored.toSorted((a, b) => a.point - b.point).map(({ score }) => score)
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
      }),
    )
  })

  test('an area with a missing answer is not scored, nor is the whole', () => {
    const given: (number | null)[] = itemsOf('KOSS24').map(() => 2)
    given[0] = null
    const { scores, totalScore } = scoresOf('KOSS24', given)
    expect(scores[0]).toBeNull()
    expect(scores.slice(1).every((score) => score !== null)).toBe(true)
    expect(totalScore).toBeNull()
  })
})

describe('OH-A21 departments under five answers', () => {
  const dept = (deptCd: string, pdeptCd: string | null, answerCnt: number): AnsweredDept => ({
    deptCd,
    pdeptCd,
    answerCnt,
  })

  test('one with four answers goes to the department above', () => {
    const groups = mergeUpward([dept('P', null, 3), dept('A', 'P', 4), dept('B', 'P', 12)])
    expect(Object.fromEntries(groups)).toEqual({ A: 'P', P: 'P', B: 'B' })
  })

  test('what is too small even there goes on up, and takes the smallest group along where it is alone', () => {
    const groups = mergeUpward([dept('P', null, 0), dept('A', 'P', 4), dept('B', 'P', 12), dept('C', 'P', 6)])
    expect(Object.fromEntries(groups)).toEqual({ A: REST, P: REST, B: 'B', C: REST })
  })

  test('whatever the departments: nobody is lost, and no group but an all too small whole has fewer than five', () => {
    const forest = fc
      .array(fc.tuple(fc.nat(20), fc.nat(12)), { minLength: 1, maxLength: 25 })
      .map((list) => list.map(([above, count], index) => dept(`D${index}`, above < index ? `D${above}` : null, count)))
    fc.assert(
      fc.property(forest, (depts) => {
        const groups = mergeUpward(depts)
        expect(new Set(groups.keys())).toEqual(new Set(depts.map(({ deptCd }) => deptCd)))
        const total = depts.reduce((sum, { answerCnt }) => sum + answerCnt, 0)
        const counts = new Map<string, number>()
        for (const { deptCd, answerCnt } of depts) {
          const group = groups.get(deptCd) ?? '?'
          counts.set(group, (counts.get(group) ?? 0) + answerCnt)
        }
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(total)
        for (const count of counts.values()) if (count > 0) expect(count).toBeGreaterThanOrEqual(Math.min(5, total))
      }),
    )
  })
})
