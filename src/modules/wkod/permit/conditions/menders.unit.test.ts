import { expect, test } from 'vitest'
import type { Permit } from '../permit.model.ts'
import { mendersOf, withoutMender } from './menders.ts'
import { conditions } from './permit-conditions.ts'

const of = (vendorCd: string | null) => ({ vendorCd }) as Permit

test('of every condition somebody can put it right, but for what time alone does', () => {
  const nobody = conditions.filter(({ name }) => mendersOf(name, of('V100001'))?.length === 0)
  expect(nobody.map(({ name }) => name).toSorted()).toEqual([...withoutMender].toSorted())
})

test('of own work it is he whom the permit names where a contractor’s managers would be told', () => {
  expect(mendersOf('talk', of('V100001'))).toEqual(['VSP', 'VSM'])
  expect(mendersOf('talk', of(null))).toBeUndefined()
  expect(mendersOf('gate', of(null))).toEqual(['SEC'])
})
