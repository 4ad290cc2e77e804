/** Which menu rows a person sees and may use, worked out from all rows and what his groups say about them. */

import type { Scope } from '#platform/model/access.ts'
import { isVendorPath, menuAddressOf } from '#platform/model/menu-path.ts'

/** How far one of a person's groups sees under a menu. */
export interface MenuReach {
  scopeCd: string
  writeYn: string
  /** Whether a vendor sees the rows of its sub-tiers; null where its master data says so. */
  tierViewYn: string | null
}

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
  /** One for each way in which a group opens it. */
  reach?: readonly MenuReach[]
}

/** What a person may do under a list route. */
export interface MenuRight {
  readonly access: boolean
  readonly write: boolean
  /** Kept for a few persons he is not one of (S-104): for him the route does not exist. */
  readonly restricted?: boolean
  /** How far he reads and how far he writes; without one, as far as everywhere. */
  readonly scopeCd?: Scope
  readonly writeScopeCd?: Scope
  /** Reads the rows of the vendors below his own as well. */
  readonly tierView?: boolean
}

/** Whose menu it is. */
export interface MenuOwner {
  readonly userId: string
  readonly kind: 'staff' | 'vendor'
  /** What the master data of his vendor says about its sub-tiers. */
  readonly tierViewYn?: string | null
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
  return [...shown].sort(bySortOrder).map(({ reach: _, ...row }) => ({
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

const WIDENING: readonly Scope[] = ['OWN', 'DEPT', 'PLANT', 'ALL']
/** A vendor's account never sees beyond its vendor, whatever its groups say. */
export const widestScope = (kind: MenuOwner['kind'], scopes: readonly string[]): Scope =>
  kind === 'vendor' ? 'VENDOR' : (WIDENING.findLast((scope) => scopes.includes(scope)) ?? 'OWN')

/** How far all rows of one route reach together. Who may read far and write near writes no farther than that. */
function reachOf(reach: readonly MenuReach[], { kind, tierViewYn }: MenuOwner): Partial<MenuRight> {
  if (reach.length === 0) return {}
  const writing = reach.filter(({ writeYn }) => writeYn === 'Y')
  const scopes = (of: readonly MenuReach[]) => of.map(({ scopeCd }) => scopeCd)
  return {
    scopeCd: widestScope(kind, scopes(reach)),
    ...(writing.length > 0 && { writeScopeCd: widestScope(kind, scopes(writing)) }),
    ...(kind === 'vendor' && { tierView: reach.some((one) => (one.tierViewYn ?? tierViewYn) === 'Y') }),
  }
}

/** What the server lets the person do, by route. Two rows of one route add up. */
export function menuRights(rows: readonly MenuRow[], owner: MenuOwner, restricted: RestrictedMenus) {
  const rights = new Map<string, MenuRight>()
  const used = usedRows(rowsFor(rows, owner), (row) => isRestrictedFor(row, owner, restricted))
  for (const { frontEndUrl } of usedRows(rows, () => false))
    if (frontEndUrl) rights.set(routeOfUrl(frontEndUrl), { access: false, write: false, restricted: true })
  const byRoute = Map.groupBy(
    used.filter(({ frontEndUrl }) => frontEndUrl),
    ({ frontEndUrl }) => routeOfUrl(frontEndUrl ?? ''),
  )
  for (const [route, same] of byRoute) {
    const opened = same.filter(hasAccess)
    rights.set(route, {
      access: opened.length > 0,
      write: opened.some(({ writeYn }) => writeYn === 'Y'),
      ...reachOf(
        opened.flatMap(({ reach = [] }) => reach),
        owner,
      ),
    })
  }
  return rights
}
