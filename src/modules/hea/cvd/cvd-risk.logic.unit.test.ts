import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CvdValues,
  evaluated,
  gradeOfPressure,
  groupOfProbability,
  groupOfSurvey,
  higher,
  type RiskGroup,
  riskGroups,
} from './cvd-risk.logic.ts'

const order = Object.keys(riskGroups) as RiskGroup[]
const rank = (group: RiskGroup) => order.indexOf(group)
const yn = fc.constantFrom('Y' as const, 'N' as const)
const values: fc.Arbitrary<CvdValues> = fc.record({
  sexCd: fc.constantFrom('M' as const, 'F' as const, null),
  ageVal: fc.option(fc.integer({ min: 18, max: 75 })),
  bpSysVal: fc.integer({ min: 80, max: 240 }),
  bpDiaVal: fc.integer({ min: 40, max: 150 }),
  ldlVal: fc.integer({ min: 30, max: 300 }),
  smokeYn: yn,
  familyYn: yn,
  diabetesYn: yn,
  organYn: yn,
  diseaseYn: yn,
})
const healthy: CvdValues = {
  sexCd: 'F',
  ageVal: 30,
  bpSysVal: 118,
  bpDiaVal: 76,
  ldlVal: 100,
  smokeYn: 'N',
  familyYn: 'N',
  diabetesYn: 'N',
  organYn: 'N',
  diseaseYn: 'N',
}

test('OH-A20 a probability of 4.9 % and a survey group of high risk make high risk', () => {
  expect(groupOfProbability(4.9)).toBe('MID')
  // Blood pressure of grade 1 beside diabetes.
  const found = evaluated({ ...healthy, bpSysVal: 145, diabetesYn: 'Y' }, 4.9)
  expect(found).toMatchObject({ probGroupCd: 'MID', surveyGroupCd: 'HIGH', riskGroupCd: 'HIGH' })
})

describe('by probability', () => {
  test.each([
    [0, 'LOW'],
    [0.9, 'LOW'],
    [1, 'MID'],
    [4.9, 'MID'],
    [5, 'HIGH'],
    [9.9, 'HIGH'],
    [10, 'VERY'],
    [100, 'VERY'],
  ])('%d %% is %s', (probability, group) => expect(groupOfProbability(probability)).toBe(group))
})

describe('by the survey table', () => {
  test.each<[string, Partial<CvdValues>, RiskGroup]>([
    ['nothing at all', {}, 'LOW'],
    ['grade 1 alone', { bpSysVal: 140 }, 'LOW'],
    ['grade 2 alone', { bpDiaVal: 100 }, 'MID'],
    ['grade 3 alone', { bpSysVal: 180 }, 'HIGH'],
    ['one factor and grade 1', { smokeYn: 'Y', bpSysVal: 140 }, 'MID'],
    ['three factors and normal pressure', { smokeYn: 'Y', familyYn: 'Y', ldlVal: 150 }, 'MID'],
    ['a man of 45 smokes: two factors and grade 3', { sexCd: 'M', ageVal: 45, smokeYn: 'Y', bpSysVal: 185 }, 'VERY'],
    ['damage of a target organ and pressure on the way', { organYn: 'Y', bpSysVal: 132 }, 'HIGH'],
    ['disease, whatever else', { diseaseYn: 'Y' }, 'VERY'],
  ])('%s', (_what, changed, group) => expect(groupOfSurvey({ ...healthy, ...changed })).toBe(group))
})

describe('for all values', () => {
  test('the group of both is never below either, and is one of them', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 100, noNaN: true }), (one, probability) => {
        const { probGroupCd, surveyGroupCd, riskGroupCd } = evaluated(one, probability)
        expect(rank(riskGroupCd)).toBe(Math.max(rank(probGroupCd), rank(surveyGroupCd)))
        expect(higher(probGroupCd, surveyGroupCd)).toBe(higher(surveyGroupCd, probGroupCd))
      }),
    )
  })

  test('more pressure, a further risk factor or a disease never lower the risk', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 80 }), (one, more) => {
        const before = rank(groupOfSurvey(one))
        const worse: Partial<CvdValues>[] = [
          { bpSysVal: one.bpSysVal + more },
          { bpDiaVal: one.bpDiaVal + more },
          { ldlVal: one.ldlVal + more },
          { smokeYn: 'Y' },
          { familyYn: 'Y' },
          { diabetesYn: 'Y' },
          { organYn: 'Y' },
          { diseaseYn: 'Y' },
        ]
        for (const change of worse) expect(rank(groupOfSurvey({ ...one, ...change }))).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('a probability never lowers the group as it grows', () => {
    const probability = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(probability, probability, (a, b) => {
        const [less, more] = a <= b ? [a, b] : [b, a]
        expect(rank(groupOfProbability(less))).toBeLessThanOrEqual(rank(groupOfProbability(more)))
      }),
    )
  })

  test('the worse of both pressures decides the grade', () => {
    expect(gradeOfPressure(120, 112)).toBe('G3')
    expect(gradeOfPressure(131, 70)).toBe('PRE')
    expect(gradeOfPressure(129, 84)).toBe('NORMAL')
  })
})
