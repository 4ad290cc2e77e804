/** How far a group sees under its menus, set for one of them or for many at once. */
import type { Planted } from '#platform/web/table/tree/tree.ts'
import type { MenuRight as Right } from './authority.wire.ts'

export type MenuRight = Omit<Right, 'sortOrder' | 'scopeCd'> & { scopeCd: string | null }
export type Rows = readonly Planted<MenuRight>[]
export type ReachName = 'scopeCd' | 'tierViewYn'

/** The same for a menu and all below it that are accessible; for all of them without a menu. */
export function reachSet(rows: Rows, name: ReachName, value: string | null, menuId?: string): Rows {
  return rows.map((row) => {
    const isMeant = menuId === undefined || row.menuId === menuId
    const children = reachSet(row.children, name, value, isMeant ? undefined : menuId)
    return isMeant && row.accessYn === 'Y' ? { ...row, [name]: value, children } : { ...row, children }
  })
}
