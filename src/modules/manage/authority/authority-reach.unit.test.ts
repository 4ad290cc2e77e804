import { expect, test } from 'vitest'
import { planted, treeOf, walk } from '#platform/web/table/tree/tree.ts'
import { type MenuRight, reachSet } from './authority-reach.ts'

const right = (menuId: string, upMenuId: string | null, accessYn: 'Y' | 'N' = 'Y'): MenuRight => ({
  menuId,
  menuNm: menuId,
  upMenuId,
  accessYn,
  writeYn: 'N',
  scopeCd: null,
  tierViewYn: null,
})
const rows = planted(
  treeOf([right('A', null), right('A1', 'A'), right('A2', 'A', 'N'), right('B', null)], 'menuId', 'upMenuId'),
)
const scopes = (all: typeof rows) => Object.fromEntries(walk(all).map(({ menuId, scopeCd }) => [menuId, scopeCd]))

test('a scope is set for a menu and those below it that are accessible, and for no other', () => {
  expect(scopes(reachSet(rows, 'scopeCd', 'DEPT', 'A'))).toEqual({ A: 'DEPT', A1: 'DEPT', A2: null, B: null })
  expect(scopes(reachSet(rows, 'scopeCd', 'OWN', 'A1'))).toEqual({ A: null, A1: 'OWN', A2: null, B: null })
})

test('without a menu it is set for all that are accessible, and taken back likewise', () => {
  const set = reachSet(rows, 'scopeCd', 'PLANT')
  expect(scopes(set)).toEqual({ A: 'PLANT', A1: 'PLANT', A2: null, B: 'PLANT' })
  expect(scopes(reachSet(set, 'scopeCd', null, 'B'))).toEqual({ A: 'PLANT', A1: 'PLANT', A2: null, B: null })
})
