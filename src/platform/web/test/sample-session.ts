import type { MenuRow, UserInfo } from '#platform/web/session/types.ts'

/** A signed-in person with menus, as the server would tell it. */
export const sampleUser: UserInfo = {
  userId: 'sample',
  userNm: '김서연',
  kind: 'staff',
  plantCd: '2000',
  plantNm: '여수공장',
  deptCd: 'D1',
  deptNm: '공정안전팀',
  vendor: null,
  roles: [],
  authGrpNos: [],
  scopeCd: 'PLANT',
  avatar: null,
  introduction: null,
  preferences: null,
}

export const menuRow = (menuId: string, menuNm: string, frontEndUrl: string, more: Partial<MenuRow> = {}): MenuRow => ({
  menuId,
  menuNm,
  upMenuId: null,
  menuLvl: 1,
  frontEndUrl,
  sortOrder: 1,
  accessYn: 'Y',
  writeYn: 'Y',
  ...more,
})

export const sessionAnswers = (menus: MenuRow[]) => ({
  'GET /api/auth/refresh': () => ({ body: { userId: sampleUser.userId, accessToken: 'token' } }),
  'GET /api/auth/valid': () => ({ body: {} }),
  'POST /api/auth/logout': () => ({ body: {} }),
  'GET /api/manage/loginuserinfo': () => ({ body: sampleUser }),
  'GET /api/common/menu': () => ({ body: menus }),
  'GET /api/common/site': () => ({ body: { siteNm: '한빛화학', demo: false } }),
  'GET /api/my-work': () => ({ body: { total: 0, rows: [] } }),
  'GET /api/main/portlets': () => ({
    body: {
      rows: [{ portletId: 'myTask', label: '할 일', sizes: ['L', 'M'], hears: ['*'] }],
      layout: [{ portletId: 'myTask', size: 'L' }],
    },
  }),
  'GET /api/main/portlet/myTask': () => ({ body: { total: { count: 0, href: '/index' }, kinds: [], rows: [] } }),
  'GET /api/notifications': () => ({ body: { total: 0, rows: [] } }),
  'GET /api/notifications/unread': () => ({ body: { count: 0 } }),
  'GET /api/saved-searches': () => ({ body: { rows: [], groups: [] } }),
  'GET /api/events': () => ({ status: 503, body: {} }),
  'PUT /api/manage/preferences': () => ({ body: {} }),
})
