import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { Duty } from './const-codes.model.ts'
import {
  type ConstFacts,
  type ConstLimits,
  dutiesOf,
  isShorterThan,
  monthsOf,
  needsGuide,
  openDuties,
} from './duty.logic.ts'

const EOK = 100_000_000
const limits: ConstLimits = {
  bookAmt: 50 * EOK,
  guideMinAmt: EOK,
  guideMaxAmt: 120 * EOK,
  guideCivAmt: 150 * EOK,
  guideMinMonth: 1,
  costAmt: 40_000_000,
  coordCnt: 2,
  coordAmt: 0,
  hazardHeight: 31,
  hazardArea: 30_000,
  hazardSpan: 50,
  hazardDepth: 10,
}
const facts: ConstFacts = {
  constTypeCd: 'BLD',
  hostRoleCd: 'ORDERER',
  totalAmt: 10 * EOK,
  startYmd: '2026-03-01',
  endYmd: '2026-04-30',
  planEndYmd: null,
  designEndYmd: null,
  buildPermitYn: 'N',
  fullTimeMgrYn: 'N',
  samePlaceCnt: 1,
  heightVal: null,
  areaVal: null,
  spanVal: null,
  depthVal: null,
  vendorCnt: 1,
}
const dutyOf = (dutyCd: Duty, more: Partial<ConstFacts>) => {
  const found = dutiesOf({ ...facts, ...more }, limits).find((one) => one.dutyCd === dutyCd)
  if (!found) throw new Error(dutyCd)
  return found
}
const isRequired = (dutyCd: Duty, more: Partial<ConstFacts>) => dutyOf(dutyCd, more).requiredYn === 'Y'

describe('PT-A26 the books of who orders a construction', () => {
  test('4,999,999,999 needs none, 5,000,000,000 needs all three', () => {
    for (const book of ['BOOK_BASE', 'BOOK_DESIGN', 'BOOK_CONST'] as const) {
      expect(isRequired(book, { totalAmt: 4_999_999_999 })).toBe(false)
      expect(isRequired(book, { totalAmt: 5_000_000_000 })).toBe(true)
      expect(isRequired(book, { totalAmt: 5_000_000_000, hostRoleCd: 'PRIME' })).toBe(false)
    }
  })

  test('at the threshold and nowhere else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (won) => {
        expect(isRequired('BOOK_CONST', { totalAmt: 50 * EOK + won })).toBe(won >= 0)
      }),
    )
  })
})

describe('PT-A27 the contract for guidance', () => {
  test('119억 building and 149억 civil works of two months need it; 120억 needs it with a building permit alone', () => {
    expect(needsGuide({ ...facts, totalAmt: 119 * EOK }, limits)).toBe(true)
    expect(needsGuide({ ...facts, totalAmt: 149 * EOK, constTypeCd: 'CIV' }, limits)).toBe(true)
    expect(needsGuide({ ...facts, totalAmt: 120 * EOK }, limits)).toBe(false)
    expect(needsGuide({ ...facts, totalAmt: 120 * EOK, buildPermitYn: 'Y' }, limits)).toBe(true)
  })

  test('neither below a month nor with a safety manager of its own', () => {
    const asked = { ...facts, totalAmt: 119 * EOK }
    expect(needsGuide({ ...asked, endYmd: '2026-03-30' }, limits)).toBe(false)
    expect(needsGuide({ ...asked, endYmd: '2026-03-31' }, limits)).toBe(true)
    expect(needsGuide({ ...asked, fullTimeMgrYn: 'Y', buildPermitYn: 'Y' }, limits)).toBe(false)
  })

  test('from 1억 to below the amount of its kind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 * EOK }), fc.boolean(), (totalAmt, isCivil) => {
        const most = (isCivil ? 150 : 120) * EOK
        const found = needsGuide({ ...facts, totalAmt, constTypeCd: isCivil ? 'CIV' : 'PLANT' }, limits)
        expect(found).toBe(totalAmt >= EOK && totalAmt < most)
      }),
    )
    for (const [totalAmt, wanted] of [
      [EOK - 1, false],
      [EOK, true],
      [120 * EOK - 1, true],
      [120 * EOK, false],
    ] as const)
      expect(needsGuide({ ...facts, totalAmt }, limits)).toBe(wanted)
  })

  test('a month from any day ends the day before that day of the next month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (days) => {
        const start = addDays('2026-01-01', days)
        const whole = addDays(addMonths(start, 1), -1)
        expect(isShorterThan(start, whole, 1)).toBe(false)
        expect(isShorterThan(start, addDays(whole, -1), 1)).toBe(true)
      }),
    )
  })
})

test('statements from 4천만원, a coordinator from two constructions at a place, councils where contractors work', () => {
  expect(isRequired('COST', { totalAmt: 39_999_999 })).toBe(false)
  expect(isRequired('COST', { totalAmt: 40_000_000 })).toBe(true)
  expect(isRequired('COORD', { samePlaceCnt: 1 })).toBe(false)
  expect(isRequired('COORD', { samePlaceCnt: 2 })).toBe(true)
  expect(isRequired('COORD', { samePlaceCnt: 2, hostRoleCd: 'PRIME' })).toBe(false)
  expect(isRequired('COUNCIL', { vendorCnt: 0 })).toBe(false)
  expect(isRequired('PATROL', { vendorCnt: 1 })).toBe(true)
  expect(isRequired('HAZARD_PLAN', { heightVal: 30.9 })).toBe(false)
  expect(isRequired('HAZARD_PLAN', { heightVal: 31 })).toBe(true)
  expect(isRequired('HAZARD_PLAN', { depthVal: 10 })).toBe(true)
})

test('due the day before the start, books of planning and design on their own day where it is earlier', () => {
  const big = { totalAmt: 60 * EOK }
  expect(dutyOf('BOOK_CONST', big).dueYmd).toBe('2026-02-28')
  expect(dutyOf('BOOK_BASE', { ...big, planEndYmd: '2025-12-31' }).dueYmd).toBe('2025-12-31')
  expect(dutyOf('BOOK_DESIGN', { ...big, designEndYmd: '2026-03-05' }).dueYmd).toBe('2026-02-28')
  expect(dutyOf('COST', big).dueYmd).toBeNull()
  expect(dutyOf('BOOK_CONST', { totalAmt: 1 }).dueYmd).toBeNull()
})

test('a duty is open until it is done or left out with ten characters; what runs on does not hold up the start', () => {
  const owed = { dutyCd: 'GUIDE', requiredYn: 'Y', doneYmd: null, exemptDesc: null } as const
  expect(openDuties([owed])).toHaveLength(1)
  expect(openDuties([{ ...owed, doneYmd: '2026-02-01' }])).toEqual([])
  expect(openDuties([{ ...owed, exemptDesc: '공사기간이 짧음' }])).toHaveLength(1)
  expect(openDuties([{ ...owed, exemptDesc: '전담 안전관리자를 선임한 공사임' }])).toEqual([])
  expect(openDuties([{ ...owed, requiredYn: 'N' }])).toEqual([])
  expect(openDuties([{ ...owed, dutyCd: 'COST' }])).toEqual([])
})

test('months run from the first of the construction to today', () => {
  expect(monthsOf('2026-01-31', '2026-12-31', '2026-03-01')).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(monthsOf('2026-01-31', '2026-02-01', '2026-03-01')).toEqual(['2026-01', '2026-02'])
  expect(monthsOf('2026-05-01', '2026-06-01', '2026-03-01')).toEqual([])
})
