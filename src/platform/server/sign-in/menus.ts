/** Which menu rows a person sees and may use, worked out from all rows and what his groups say about them. */

import { isVendorPath, menuAddressOf } from '#platform/model/menu-path.ts'

/** A row of the menu with the rights of all groups of one person put together. */
export interface MenuRow {
  menuId: string
  menuNm: string
  menuNmEn: string | null
  menuNmZh: string | null
  menuNmEs: string | null
  upMenuId: string | null
  menuLvl: number
  taskGrpCd: string | null
  frontEndUrl: string | null
  sortOrder: string | null
  useYn: string
  accessYn: string
  writeYn: string
  color: string | null
  icon: string | null
}

/** What a person may do under a list route. */
export interface MenuRight {
  readonly access: boolean
  readonly write: boolean
  /** Kept for a few persons he is not one of (S-104): for him the route does not exist. */
  readonly restricted?: boolean
}

/** Whose menu it is. */
export interface MenuOwner {
  readonly userId: string
  readonly kind: 'staff' | 'vendor'
}

/** S-104: menu title or menuId → the only users who see it. */
export type RestrictedMenus = Readonly<Record<string, readonly string[]>>

/** The path that a document names as its route: without query, with one leading slash. */
const routeOfUrl = (frontEndUrl: string): string => `/${menuAddressOf(frontEndUrl).pageKey ?? ''}`

const hasAccess = (row: MenuRow): boolean => row.accessYn === 'Y' || row.writeYn === 'Y'

/** Rows in use whose parents are in use as well. */
function usedRows(rows: readonly MenuRow[], isLeftOut: (row: MenuRow) => boolean): MenuRow[] {
  const byId = new Map(rows.map((row) => [row.menuId, row]))
  const isUsed = (row: MenuRow, below: readonly string[] = []): boolean => {
    if (row.useYn !== 'Y' || isLeftOut(row) || below.includes(row.menuId)) return false
    const parent = row.upMenuId === null ? undefined : byId.get(row.upMenuId)
    return parent === undefined || isUsed(parent, [...below, row.menuId])
  }
  return rows.filter((row) => isUsed(row))
}

/** S-442: what a vendor's groups say about pages of the staff counts for nothing. */
const rowsFor = (rows: readonly MenuRow[], { kind }: MenuOwner): readonly MenuRow[] =>
  kind === 'staff'
    ? rows
    : rows.map((row) =>
        row.frontEndUrl && isVendorPath(routeOfUrl(row.frontEndUrl)) ? row : { ...row, accessYn: 'N', writeYn: 'N' },
      )

const isRestrictedFor = (row: MenuRow, { userId }: MenuOwner, restricted: RestrictedMenus): boolean =>
  [restricted[row.menuId], restricted[row.menuNm]].some((users) => users !== undefined && !users.includes(userId))

/** The rows of one's own menu: what is permitted, and the parents above it. */
export function ownMenu(rows: readonly MenuRow[], owner: MenuOwner, restricted: RestrictedMenus) {
  const used = usedRows(rowsFor(rows, owner), (row) => isRestrictedFor(row, owner, restricted))
  const byId = new Map(used.map((row) => [row.menuId, row]))
  const shown = new Set<MenuRow>()
  for (const row of used.filter(hasAccess))
    for (let one: MenuRow | undefined = row; one && !shown.has(one); one = byId.get(one.upMenuId ?? '')) shown.add(one)
  return [...shown].sort(bySortOrder).map((row) => ({
    ...row,
    upMenuNm: byId.get(row.upMenuId ?? '')?.menuNm ?? null,
    accessYn: 'Y',
    writeYn: row.writeYn === 'Y' ? 'Y' : 'N',
  }))
}

type Sorted = Pick<MenuRow, 'sortOrder' | 'menuId'>

/** S-089: by number; what is no number counts as 0; ties by menuId. */
export function bySortOrder(a: Sorted, b: Sorted): number {
  const order = ({ sortOrder }: Sorted) => Number(sortOrder) || 0
  return order(a) - order(b) || (a.menuId < b.menuId ? -1 : 1)
}

/** What the server lets the person do, by route. Two rows of one route add up. */
export function menuRights(rows: readonly MenuRow[], owner: MenuOwner, restricted: RestrictedMenus) {
  const rights = new Map<string, MenuRight>()
  const used = usedRows(rowsFor(rows, owner), (row) => isRestrictedFor(row, owner, restricted))
  for (const { frontEndUrl } of usedRows(rows, () => false))
    if (frontEndUrl) rights.set(routeOfUrl(frontEndUrl), { access: false, write: false, restricted: true })
  for (const row of used) {
    if (!row.frontEndUrl) continue
    const route = routeOfUrl(row.frontEndUrl)
    const known = rights.get(route)
    const write = known?.write === true || row.writeYn === 'Y'
    rights.set(route, { access: known?.access === true || hasAccess(row), write })
  }
  return rights
}
