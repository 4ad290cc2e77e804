import { expect, test } from 'vitest'
import { earliestElsewhere } from './ext-result.logic.ts'

const plan = { checkupStartYmd: '2026-12-01', checkupEndYmd: '2026-12-18', placementYmd: null }

test('K1 a general checkup elsewhere counts while its 12 or 24 months are not over on the last day of the plan', () => {
  expect(earliestElsewhere({ ...plan, heaCheckupClassCd: 'GEN' }, 12)).toBe('2025-12-19')
  expect(earliestElsewhere({ ...plan, heaCheckupClassCd: 'GEN' }, 24)).toBe('2024-12-19')
  expect(earliestElsewhere({ ...plan, heaCheckupClassCd: 'SPC', checkupEndYmd: '2026-08-31' }, 6)).toBe('2026-03-01')
})

test('K5 one before placement is so many months old at most on the day on which the work begins', () => {
  const before = { ...plan, heaCheckupClassCd: 'PRE' as const }
  expect(earliestElsewhere({ ...before, placementYmd: '2026-12-10' }, 6)).toBe('2026-06-10')
  expect(earliestElsewhere(before, 12)).toBe('2025-12-18')
})

test.each(['OCC', 'TMP'] as const)('%s was ordered for a reason: an earlier one does not answer it', (classCd) => {
  expect(earliestElsewhere({ ...plan, heaCheckupClassCd: classCd }, 12)).toBe('2026-12-01')
})
