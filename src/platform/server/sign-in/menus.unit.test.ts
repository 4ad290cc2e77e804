import { expect, test } from 'vitest'
import { type MenuRow, menuRights, ownMenu } from './menus.ts'

const row = (menuId: string, upMenuId: string | null, values: Partial<MenuRow> = {}): MenuRow => ({
  menuId,
  menuNm: `이름 ${menuId}`,
  menuNmEn: null,
  menuNmZh: null,
  menuNmEs: null,
  upMenuId,
  menuLvl: upMenuId ? 2 : 1,
  taskGrpCd: null,
  frontEndUrl: `/area/${menuId}`,
  sortOrder: null,
  useYn: 'Y',
  accessYn: 'N',
  writeYn: 'N',
  color: null,
  icon: null,
  ...values,
})
const idsOf = (rows: { menuId: string }[]) => rows.map(({ menuId }) => menuId)

test('S-080 only permitted rows are sent; a parent shows when a child shows', () => {
  const rows = [row('P', null), row('A', 'P', { accessYn: 'Y' }), row('B', 'P'), row('Q', null), row('C', 'Q')]
  expect(ownMenu(rows, 'u', {})).toMatchObject([
    { menuId: 'A', upMenuNm: '이름 P', accessYn: 'Y', writeYn: 'N' },
    { menuId: 'P', accessYn: 'Y', writeYn: 'N' },
  ])
  expect(menuRights(rows, 'u', {}).get('/area/P')).toMatchObject({ access: false, write: false })
})

test('a row out of use takes what is below it along, for the menu and for the server', () => {
  const rows = [
    row('P', null, { useYn: 'N' }),
    row('A', 'P', { accessYn: 'Y' }),
    row('B', null, { useYn: 'N', accessYn: 'Y' }),
  ]
  expect(ownMenu(rows, 'u', {})).toEqual([])
  expect(menuRights(rows, 'u', {}).size).toBe(0)
})

test('parents in a circle are no menu and no endless loop', () => {
  expect(ownMenu([row('A', 'B', { accessYn: 'Y' }), row('B', 'A', { accessYn: 'Y' })], 'u', {})).toEqual([])
})

test('S-089 siblings sort by number, what is none counts as 0, ties by menuId', () => {
  const orders = { A: '10', B: '2', C: null, D: 'x' }
  const rows = Object.entries(orders).map(([menuId, sortOrder]) => row(menuId, null, { sortOrder, accessYn: 'Y' }))
  expect(idsOf(ownMenu(rows, 'u', {}))).toEqual(['C', 'D', 'B', 'A'])
})

test('S1 write brings access, two rows of one route add up, and the query is no part of it', () => {
  const rows = [
    row('A', null, { writeYn: 'Y', frontEndUrl: 'hea//plan?kind=GEN' }),
    row('B', null, { accessYn: 'Y', frontEndUrl: '/hea/plan?kind=SPC' }),
  ]
  expect([...menuRights(rows, 'u', {})]).toEqual([['/hea/plan', { access: true, write: true }]])
  expect(idsOf(ownMenu(rows, 'u', {}))).toEqual(['A', 'B'])
})

test('S-104 a restricted row, by title or id, exists for its users only, with all below it', () => {
  const rows = [row('P', null, { accessYn: 'Y' }), row('A', 'P', { accessYn: 'Y', writeYn: 'Y' })]
  for (const key of ['P', '이름 P']) {
    expect(ownMenu(rows, 'u', { [key]: ['other'] })).toEqual([])
    expect(menuRights(rows, 'u', { [key]: ['other'] }).get('/area/A')).toEqual({
      access: false,
      write: false,
      restricted: true,
    })
    expect(idsOf(ownMenu(rows, 'other', { [key]: ['other'] }))).toEqual(['A', 'P'])
    expect(menuRights(rows, 'other', { [key]: ['other'] }).get('/area/A')).toEqual({ access: true, write: true })
  }
})
