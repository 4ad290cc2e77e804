import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  autoScore,
  bonusOf,
  cappedGrade,
  type EvalNumbers,
  evalDueOf,
  type Facts,
  gradeOf,
  gradeValidTo,
  judged,
  roundScore,
  totalOf,
} from './eval.logic.ts'
import { autoItems, isAutoItem, standardItems } from './eval-codes.model.ts'

const numbers: EvalNumbers = {
  rateZero: 20,
  suspPoint: 2,
  noPermitPoint: 5,
  ltiPoint: 10,
  treatPoint: 5,
  gapPoint: 20,
  bonusRates: [0.5, 1, 2],
  grades: { S: 90, A: 80, B: 70, C: 60 },
}
const nothing: Facts = {
  rateVal: 0,
  pointCnt: 0,
  headcountVal: 0,
  actionCnt: 0,
  actionOnTimeCnt: 0,
  suspCnt: 0,
  noPermitCnt: 0,
  ltiCnt: 0,
  treatCnt: 0,
  eduCnt: 0,
  eduValidCnt: 0,
  checkPlanCnt: null,
  checkDoneCnt: null,
  jsaCnt: 0,
  jsaFirstCnt: 0,
  cardCnt: 0,
  workerCnt: 0,
}
const all = (facts: Facts) =>
  standardItems.flatMap(({ itemCd, weightScore }) =>
    isAutoItem(itemCd) ? [autoScore(itemCd, weightScore, facts, numbers).score] : [],
  )

test('CP-A30 the automatic items of a contractor, and their sum', () => {
  const facts: Facts = {
    ...nothing,
    rateVal: 5,
    actionCnt: 10,
    actionOnTimeCnt: 9,
    suspCnt: 1,
    treatCnt: 1,
    eduCnt: 50,
    eduValidCnt: 48,
    checkPlanCnt: 120,
    checkDoneCnt: 110,
    jsaCnt: 10,
    jsaFirstCnt: 8,
  }
  expect(all(facts)).toEqual([7.5, 9.0, 8.0, 10.0, 4.8, 4.6, 4.0])
  expect(totalOf(all(facts), [], 0)).toMatchObject({ autoScore: 47.9, totalScore: 47.9 })
})

test('CP-A31 a concealed accident makes D of 86.0, and says why', () => {
  const gradeCd = gradeOf(86, numbers)
  expect(gradeCd).toBe('A')
  expect(cappedGrade(gradeCd, { isFatal: false, isConcealed: true, isInsured: true })).toEqual({
    gradeCd: 'D',
    reasons: ['사고 은폐 또는 허위서류: D'],
  })
})

describe('an item', () => {
  test('of which nothing was due has its full points and says that there was nothing', () => {
    expect(all(nothing)).toEqual([10, 10, 10, 15, 5, 5, 5])
    expect(autoScore('S2', 10, nothing, numbers)).toEqual({ score: 10, naYn: 'Y' })
    expect(autoScore('S6', 5, nothing, numbers)).toEqual({ score: 5, naYn: 'Y' })
    expect(autoScore('S6', 5, { ...nothing, checkPlanCnt: 20, checkDoneCnt: 0 }, numbers)).toEqual({
      score: 0,
      naYn: 'N',
    })
  })

  test('is never below nothing nor above its points', () => {
    const cnt = fc.nat(400)
    const anyFacts = fc.record({
      rateVal: fc.double({ min: 0, max: 500, noNaN: true }),
      pointCnt: cnt,
      headcountVal: cnt,
      actionCnt: cnt,
      actionOnTimeCnt: cnt,
      suspCnt: cnt,
      noPermitCnt: cnt,
      ltiCnt: cnt,
      treatCnt: cnt,
      eduCnt: cnt,
      eduValidCnt: cnt,
      checkPlanCnt: fc.option(cnt),
      checkDoneCnt: fc.option(cnt),
      jsaCnt: cnt,
      jsaFirstCnt: cnt,
      cardCnt: cnt,
      workerCnt: cnt,
    })
    const item = fc.constantFrom(...Object.keys(autoItems).filter(isAutoItem))
    fc.assert(
      fc.property(item, fc.integer({ min: 1, max: 30 }), anyFacts, (code, weight, facts) => {
        const { score } = autoScore(code, weight, facts, numbers)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(weight)
        expect(roundScore(score)).toBe(score)
      }),
    )
  })

  test('never gains by more of what is bad', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(5), (one, more, treat) => {
        const facts = (suspCnt: number) => ({ ...nothing, suspCnt, treatCnt: treat })
        const score = (suspCnt: number) => autoScore('S3', 10, facts(suspCnt), numbers).score
        expect(score(one + more)).toBeLessThanOrEqual(score(one))
      }),
    )
  })
})

test('cards and near misses per worker give up to three points', () => {
  expect([4, 5, 9, 10, 19, 20].map((cards) => bonusOf(cards, 10, numbers))).toEqual([0, 1, 1, 2, 2, 3])
  expect(bonusOf(5, 0, numbers)).toBe(0)
})

test('two judgements are one score; the total is capped at 100', () => {
  expect(judged(8, 7.5)).toBe(7.8)
  expect(judged(8, null)).toBe(8)
  expect(judged(null, null)).toBeNull()
  expect(totalOf([60], [40], 3)).toEqual({ autoScore: 60, manualScore: 40, bonusScore: 3, totalScore: 100 })
})

describe('the grade', () => {
  test('follows the total at its limits', () => {
    expect([90, 89.9, 80, 79.9, 70, 69.9, 60, 59.9].map((total) => gradeOf(total, numbers)).join('')).toBe('SAABBCCD')
  })

  test('is never raised by a cap, and each cap that holds is named', () => {
    expect(cappedGrade('S', { isFatal: true, isConcealed: false, isInsured: true }).gradeCd).toBe('C')
    expect(cappedGrade('D', { isFatal: true, isConcealed: false, isInsured: true }).gradeCd).toBe('D')
    expect(cappedGrade('A', { isFatal: true, isConcealed: true, isInsured: false }).reasons).toHaveLength(3)
    fc.assert(
      fc.property(
        fc.constantFrom('S', 'A', 'B', 'C', 'D'),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (grade, a, b, c) => {
          const capped = cappedGrade(grade, { isFatal: a, isConcealed: b, isInsured: c })
          expect('SABCD'.indexOf(capped.gradeCd)).toBeGreaterThanOrEqual('SABCD'.indexOf(grade))
        },
      ),
    )
  })

  test('is valid for twelve months, and half-years are due a month after they end', () => {
    expect(gradeValidTo('2026-03-10', 12)).toBe('2027-03-09')
    expect([evalDueOf('2026-06-30'), evalDueOf('2026-12-31')]).toEqual(['2026-07-31', '2027-01-31'])
  })
})
