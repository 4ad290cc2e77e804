import { expect, test } from 'vitest'
import { type MenuRow, menuRights, ownMenu } from './menus.ts'

const staff = { userId: 'u', kind: 'staff' } as const
const other = { userId: 'other', kind: 'staff' } as const

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
  expect(ownMenu(rows, staff, {})).toMatchObject([
    { menuId: 'A', upMenuNm: '이름 P', accessYn: 'Y', writeYn: 'N' },
    { menuId: 'P', accessYn: 'Y', writeYn: 'N' },
  ])
  expect(menuRights(rows, staff, {}).get('/area/P')).toMatchObject({ access: false, write: false })
})

test('a row out of use takes what is below it along, for the menu and for the server', () => {
  const rows = [
    row('P', null, { useYn: 'N' }),
    row('A', 'P', { accessYn: 'Y' }),
    row('B', null, { useYn: 'N', accessYn: 'Y' }),
  ]
  expect(ownMenu(rows, staff, {})).toEqual([])
  expect(menuRights(rows, staff, {}).size).toBe(0)
})

test('parents in a circle are no menu and no endless loop', () => {
  expect(ownMenu([row('A', 'B', { accessYn: 'Y' }), row('B', 'A', { accessYn: 'Y' })], staff, {})).toEqual([])
})

test('S-089 siblings sort by number, what is none counts as 0, ties by menuId', () => {
  const orders = { A: '10', B: '2', C: null, D: 'x' }
  const rows = Object.entries(orders).map(([menuId, sortOrder]) => row(menuId, null, { sortOrder, accessYn: 'Y' }))
  expect(idsOf(ownMenu(rows, staff, {}))).toEqual(['C', 'D', 'B', 'A'])
})

test('S1 write brings access, two rows of one route add up, and the query is no part of it', () => {
  const rows = [
    row('A', null, { writeYn: 'Y', frontEndUrl: 'hea//plan?kind=GEN' }),
    row('B', null, { accessYn: 'Y', frontEndUrl: '/hea/plan?kind=SPC' }),
  ]
  expect([...menuRights(rows, staff, {})]).toEqual([['/hea/plan', { access: true, write: true }]])
  expect(idsOf(ownMenu(rows, staff, {}))).toEqual(['A', 'B'])
})

test('S-104 a restricted row, by title or id, exists for its users only, with all below it', () => {
  const rows = [row('P', null, { accessYn: 'Y' }), row('A', 'P', { accessYn: 'Y', writeYn: 'Y' })]
  for (const key of ['P', '이름 P']) {
    expect(ownMenu(rows, staff, { [key]: ['other'] })).toEqual([])
    expect(menuRights(rows, staff, { [key]: ['other'] }).get('/area/A')).toEqual({
      access: false,
      write: false,
      restricted: true,
    })
    expect(idsOf(ownMenu(rows, other, { [key]: ['other'] }))).toEqual(['A', 'P'])
    expect(menuRights(rows, other, { [key]: ['other'] }).get('/area/A')).toEqual({ access: true, write: true })
  }
})

test('S-442 a vendor gets rows below /vendor/ and the parents above them, whatever his groups say', () => {
  const rows = [
    row('P', null, { frontEndUrl: null, accessYn: 'Y' }),
    row('A', 'P', { frontEndUrl: '/vendor/portal/portalNotice', accessYn: 'Y', writeYn: 'Y' }),
    row('B', 'P', { frontEndUrl: '/saf/accident/nearMissList', accessYn: 'Y', writeYn: 'Y' }),
    row('Q', null, { frontEndUrl: '/vendors', accessYn: 'Y' }),
  ]
  const vendor = { userId: 'v', kind: 'vendor' } as const
  expect(idsOf(ownMenu(rows, vendor, {}))).toEqual(['A', 'P'])
  const rights = menuRights(rows, vendor, {})
  expect(rights.get('/vendor/portal/portalNotice')).toEqual({ access: true, write: true })
  expect(rights.get('/saf/accident/nearMissList')).toEqual({ access: false, write: false })
  expect(idsOf(ownMenu(rows, staff, {}))).toEqual(['A', 'B', 'P', 'Q'])
})
