/** Of a session, what a start without a network needs: the name, and the menus whose pages work without one. */

import { menuAddressOf } from '#platform/model/menu-path.ts'
import type { Screens } from '#platform/web/pages/screens.ts'
import { keepReading, keptReading } from './kept-reading.ts'
import { storedUserId } from './remembered.ts'
import type { MenuRow, UserInfo } from './types.ts'

const NAME = 'session'
type KeptUser = Pick<UserInfo, 'userId' | 'userNm' | 'kind' | 'plantCd' | 'plantNm' | 'deptCd' | 'deptNm'>
interface Kept {
  user: KeptUser
  menus: readonly MenuRow[]
}

export function keepSession(user: UserInfo, menus: readonly MenuRow[], screens: Screens): void {
  const { userId, userNm, kind, plantCd, plantNm, deptCd, deptNm } = user
  const kept: Kept = {
    user: { userId, userNm, kind, plantCd, plantNm, deptCd, deptNm },
    menus: withoutNetwork(menus, screens),
  }
  keepReading(NAME, kept)
}

/** Rows whose screen has a page that works without a network, and the rows above them. */
function withoutNetwork(menus: readonly MenuRow[], screens: Screens): MenuRow[] {
  const works = ({ frontEndUrl }: MenuRow) => {
    const screen = screens[menuAddressOf(frontEndUrl).pageKey ?? '']
    return Object.values(screen?.pages ?? {}).some(({ offline }) => offline)
  }
  const byId = new Map(menus.map((row) => [row.menuId, row]))
  const found = new Set<MenuRow>()
  for (const leaf of menus.filter(works))
    for (let row: MenuRow | undefined = leaf; row && !found.has(row); row = byId.get(row.upMenuId ?? '')) found.add(row)
  return [...found]
}

/** Without any right beyond what is written here: the server says more when it is there. */
export function keptSession(): { user: UserInfo; menus: readonly MenuRow[] } | undefined {
  const kept = keptReading<Kept>(NAME)
  if (!kept || kept.user.userId !== storedUserId()) return undefined
  const nothing = { vendor: null, roles: [], authGrpNos: [], avatar: null, introduction: null, preferences: null }
  return {
    user: { ...kept.user, ...nothing, scopeCd: kept.user.kind === 'vendor' ? 'VENDOR' : 'OWN' },
    menus: kept.menus,
  }
}
