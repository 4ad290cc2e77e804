/** What is asked about the person who is here. Needs nothing: it is asked before the app is there. */

export const MENUS = '/api/common/menu'
export const SITE = '/api/common/site'

export const personPath = (userId: string, kind: 'staff' | 'vendor'): string =>
  `/api/manage/${kind === 'vendor' ? 'loginvendorinfo' : 'loginuserinfo'}?token=${encodeURIComponent(userId)}`

/** All that a start asks. */
export const sessionPaths = (userId: string, kind: 'staff' | 'vendor'): string[] => [
  personPath(userId, kind),
  MENUS,
  SITE,
]
