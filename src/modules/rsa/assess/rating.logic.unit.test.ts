import { describe, expect, test } from 'vitest'
import { presets, type Scale } from '../scale/scale.logic.ts'
import { isHigh, isRated, type Rating, urgencyOf, verdictOf, worstGrade } from './rating.logic.ts'

const s54: Scale = presets.S54.scale
const check: Scale = { ...s54, methodCd: 'CHK', bands: [], acceptMaxVal: null }
const point: Scale = { ...check, methodCd: 'OPS' }
const rated = (values: Partial<Rating> = {}): Rating => ({
  freqVal: 2,
  sevVal: 3,
  checkCd: null,
  lawOkYn: 'Y',
  fatalYn: 'N',
  similarYn: 'N',
  exposedCnt: 2,
  ...values,
})

describe('R1, R2: grade and acceptance', () => {
  test.each<[string, Partial<Rating>, object]>([
    [
      'accepted up to the line',
      { freqVal: 2, sevVal: 4 },
      { riskVal: 8, gradeCd: 'MID', upReasonCds: [], acceptYn: 'Y' },
    ],
    ['above it not', { freqVal: 3, sevVal: 3 }, { riskVal: 9, gradeCd: 'SHIGH', acceptYn: 'N' }],
    [
      'RA-A03 a duty of the law unmet: never, and the grade stays',
      { lawOkYn: 'N' },
      { riskVal: 6, gradeCd: 'LOW', upReasonCds: ['LAW'], acceptYn: 'N' },
    ],
    ['nobody has said that the law is kept', { lawOkYn: null }, { upReasonCds: ['LAW'], acceptYn: 'N' }],
    [
      'foreseen to kill: the top band',
      { freqVal: 1, sevVal: 1, fatalYn: 'Y' },
      { riskVal: 1, gradeCd: 'VHIGH', upReasonCds: ['FATAL'], acceptYn: 'N' },
    ],
    [
      'a fatal case in the trade: one band up',
      { similarYn: 'Y' },
      { gradeCd: 'MID', upReasonCds: ['SIMILAR'], acceptYn: 'Y' },
    ],
    ['nine exposed are not many', { exposedCnt: 9 }, { gradeCd: 'LOW', upReasonCds: [] }],
    ['ten are', { exposedCnt: 10 }, { gradeCd: 'MID', upReasonCds: ['MANY'] }],
    [
      'each raises by one band',
      { similarYn: 'Y', exposedCnt: 10 },
      { gradeCd: 'SHIGH', upReasonCds: ['SIMILAR', 'MANY'], acceptYn: 'N' },
    ],
    [
      'never above the top',
      { freqVal: 5, sevVal: 4, similarYn: 'Y', exposedCnt: 10 },
      { gradeCd: 'VHIGH', acceptYn: 'N' },
    ],
    ['not judged', { freqVal: null }, { riskVal: null, gradeCd: null, bandAt: null, acceptYn: 'N' }],
  ])('%s', (_, values, verdict) => {
    expect(verdictOf(rated(values), s54)).toMatchObject(verdict)
  })

  test.each<[Partial<Rating>, 'Y' | 'N']>([
    [{ checkCd: 'OK' }, 'Y'],
    [{ checkCd: 'NA' }, 'Y'],
    [{ checkCd: 'NO' }, 'N'],
    [{ checkCd: 'OK', lawOkYn: 'N' }, 'N'],
    [{ checkCd: 'OK', fatalYn: 'Y' }, 'N'],
    [{ checkCd: null }, 'N'],
  ])('R12: of a check list %o → %s', (values, acceptYn) => {
    expect(verdictOf(rated(values), check)).toMatchObject({ gradeCd: null, acceptYn })
  })

  test.each<[Partial<Rating>, 'Y' | 'N']>([
    [{ checkCd: 'OK' }, 'Y'],
    [{ checkCd: 'NO' }, 'N'],
    [{ checkCd: 'NA' }, 'N'],
    [{ checkCd: 'OK', lawOkYn: 'N' }, 'N'],
  ])('of a point sheet %o → %s: what is done now is enough, or it is not', (values, acceptYn) => {
    expect(verdictOf(rated(values), point)).toMatchObject({ gradeCd: null, acceptYn })
  })

  test('judged is what stands on the scale, or has its answer', () => {
    expect(isRated(rated(), s54)).toBe(true)
    expect(isRated(rated({ freqVal: 6 }), s54)).toBe(false)
    expect(isRated(rated({ checkCd: 'NA' }), check)).toBe(true)
    expect(isRated(rated(), check)).toBe(false)
    expect(isRated(rated({ checkCd: 'OK' }), point)).toBe(true)
    expect(isRated(rated({ checkCd: 'NA' }), point)).toBe(false)
  })
})

test('R13: the top band is critical, what else is not accepted high, the rest middling; foreseen to kill is critical', () => {
  const upReasonCds: [] = []
  expect(urgencyOf({ bandAt: 5, acceptYn: 'N', upReasonCds }, s54)).toBe('CRIT')
  expect(urgencyOf({ bandAt: 1, acceptYn: 'N', upReasonCds }, s54)).toBe('HIGH')
  expect(urgencyOf({ bandAt: 2, acceptYn: 'Y', upReasonCds }, s54)).toBe('MID')
  expect(urgencyOf({ bandAt: null, acceptYn: 'N', upReasonCds }, check)).toBe('HIGH')
  expect(urgencyOf(verdictOf(rated({ checkCd: 'NO', fatalYn: 'Y' }), check), check)).toBe('CRIT')
})

test('the worst grade of several, and from where on measures of people alone need a reason', () => {
  expect(worstGrade(['LOW', null, 'SHIGH', 'MID'])).toBe('SHIGH')
  expect(worstGrade([])).toBeNull()
  expect([null, 'SHIGH', 'HIGH', 'VHIGH'].map((gradeCd) => isHigh(gradeCd as never))).toEqual([
    false,
    false,
    true,
    true,
  ])
})
