import type { Person, Scope } from '#platform/model/access.ts'

/** A menu row as the server sends it (S-080): one's own only. */
export interface MenuRow {
  menuId: string
  menuNm: string
  menuNmEn?: string | null
  menuNmZh?: string | null
  menuNmEs?: string | null
  upMenuId: string | null
  menuLvl: number | string
  taskGrpCd?: string | null
  frontEndUrl: string | null
  sortOrder: number | string | null
  accessYn: string
  writeYn: string | null
  color?: string | null
  icon?: string | null
}

/** S-061, S-064 */
export interface UserInfo {
  userId: string
  userNm: string
  kind: 'staff' | 'vendor'
  plantCd: string
  plantNm: string
  deptCd: string | null
  deptNm: string | null
  vendor: { vendorCd: string; vendorNm: string; chiefNm: string; plantCd: string; userPwdUdt: string | null } | null
  roles: string[]
  /** Numbers of his authority groups. */
  authGrpNos: readonly (number | string)[]
  scopeCd: Scope
  /** Whether he may choose among all plants (S-265). */
  plantAccessYn?: 'Y' | 'N'
  /** The vendors whose rows he reads: his own, and sub-tiers that are open to him. */
  vendorCds?: readonly string[]
  /** To be changed now; or the days left, once it is time to say so. */
  pwdExpiredYn?: 'Y' | 'N'
  pwdRemainDayCnt?: number | null
  avatar: string | null
  introduction: string | null
  preferences: Record<string, unknown> | null
  /** When each of them was set. */
  preferenceDts?: Record<string, string>
}

/** What the sign-in page may know before anybody signed in. */
export interface Site {
  siteNm: string
  demo: boolean
  accounts?: { userId: string; label: string; kind: 'staff' | 'vendor' }[]
  /** The demo site only: the one password of the accounts above. */
  password?: string
  controlRoomTel?: string | null
  ssoYn?: 'Y' | 'N'
  plants: { plantCd: string; plantNm: string; controlRoomTel: string | null }[]
  /** S-114: first-level menus that the top menu leaves out, by title. */
  topMenuExcluded?: string[]
}

/** S-441: group numbers are compared as they are written: 10 is '10', '010' is another. */
export const isInGroup = ({ authGrpNos }: Pick<UserInfo, 'authGrpNos'>, authGrpNo: number | string): boolean =>
  authGrpNos.some((one) => String(one) === String(authGrpNo))

export const personOf = (user: UserInfo): Person => ({
  userId: user.userId,
  userNm: user.userNm,
  kind: user.kind,
  plantCd: user.plantCd,
  deptCd: user.deptCd,
  vendorCd: user.vendor?.vendorCd ?? null,
  roles: user.roles,
  scopeCd: user.scopeCd,
  ...(user.plantAccessYn && { plantAccessYn: user.plantAccessYn }),
  ...(user.kind === 'vendor' && user.vendorCds && { vendorCds: user.vendorCds }),
})
