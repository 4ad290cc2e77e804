/** Changing what groups may do and see, as the administrator does it. */
import type { Site } from './site.ts'

export interface AuthMenuBody {
  menuId: string
  accessYn: 'Y' | 'N'
  writeYn: 'Y' | 'N'
  scopeCd?: 'OWN' | 'DEPT' | 'PLANT' | 'ALL' | 'VENDOR' | null | undefined
  tierViewYn?: 'Y' | 'N' | null | undefined
}

const api = '/api/manage/authgroup'

/** The number of a group by its role. */
export async function groupNamed(site: Site, authGrpCd: string): Promise<number> {
  const [row] = await site.sql<{ no: number }>(
    'select auth_grp_no::int as no from sys_auth_grp where auth_grp_cd = $1',
    [authGrpCd],
  )
  if (!row) throw new RangeError(`No group ${authGrpCd}`)
  return row.no
}

async function put(site: Site, authGrpCd: string, part: string, body: object): Promise<void> {
  const path = `${api}/${await groupNamed(site, authGrpCd)}`
  const { rowVersion } = await site.as('admin').call<{ rowVersion: number }>(path)
  await site.as('admin').call(`${path}${part}`, { method: 'PUT', body: { rowVersion, ...body } })
}

export const setRights = (site: Site, authGrpCd: string, rows: readonly AuthMenuBody[]) =>
  put(site, authGrpCd, '/menus', { rows })
export const setGroup = (site: Site, authGrpCd: string, values: object) => put(site, authGrpCd, '', values)
