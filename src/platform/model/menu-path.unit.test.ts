import { expect, test } from 'vitest'
import { isVendorPath, menuAddressOf, rowAtSamePath } from './menu-path.ts'

test('S-086 two rows that would get one path: the second is refused', () => {
  const rows = [
    { menuId: 'A', frontEndUrl: '/hea/plan?kind=GEN' },
    { menuId: 'B', frontEndUrl: '/hea/plan?kind=SPC' },
    { menuId: 'P', frontEndUrl: null },
  ]
  const wanted = (frontEndUrl: string | null, menuId = 'new') => rowAtSamePath(rows, { menuId, frontEndUrl })?.menuId
  expect(wanted('/hea/plan?type=GEN')).toBe('A')
  expect(wanted('hea//plan_SPC')).toBe('B')
  expect(wanted('/hea/plan')).toBeUndefined()
  expect(wanted('/hea/plan?kind=GEN', 'A')).toBeUndefined()
  expect(wanted(null)).toBeUndefined()
})

test('S-086 values are spelt one way, whichever way the row spells them', () => {
  for (const url of ['/a/b?x=가 나', '/a/b?x=가+나', '/a/b?x=%EA%B0%80%20%EB%82%98'])
    expect(menuAddressOf(url).param).toBe('%EA%B0%80%20%EB%82%98')
  expect(menuAddressOf('/a/b?x=100%&y').param).toBe('100%25_')
})

test('S-442 what stands below /vendor/ is of the vendor', () => {
  expect(['/vendor/portal', '/vendor', '/vendors/x', '/saf/vendor/x'].map(isVendorPath)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
