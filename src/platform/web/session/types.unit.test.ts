import { expect, test } from 'vitest'
import { isInGroup } from './types.ts'

test('S-441 group numbers are compared as strings', () => {
  expect(isInGroup({ authGrpNos: [1, 10] }, '10')).toBe(true)
  expect(isInGroup({ authGrpNos: ['10'] }, 10)).toBe(true)
  expect(isInGroup({ authGrpNos: [10] }, '010')).toBe(false)
  expect(isInGroup({ authGrpNos: [] }, 10)).toBe(false)
})
