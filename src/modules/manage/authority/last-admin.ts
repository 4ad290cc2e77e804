/** Somebody can always give rights: whatever takes the last one away is undone. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { authGroupMaster } from './auth-group.master.ts'

const SYS_LAST_ADMIN: RuleProblem = {
  field: '',
  code: 'SYS_LAST_ADMIN',
  message: '권한관리 권한을 가진 사용자가 최소 1명 필요합니다.',
}
export const SYS_SELF_AUTH = '본인의 권한은 변경할 수 없습니다.'

/** Asked after a change and within its transaction. @throws Refusal 422, which undoes the change */
export async function requireAdministrator(db: Queries): Promise<void> {
  const [found] = await db.query(sql`
    with recursive above as (
      select menu_id, up_menu_id, use_yn from sys_menu where front_end_url = ${authGroupMaster.route} and delete_yn = 'N'
      union all
      select m.menu_id, m.up_menu_id, m.use_yn from sys_menu m join above a on m.menu_id = a.up_menu_id
    )
    select 1 from directory_member m join sys_auth_menu r on r.auth_grp_no = m.auth_grp_no and r.delete_yn = 'N'
      join sys_menu n on n.menu_id = r.menu_id
    where n.front_end_url = ${authGroupMaster.route} and n.delete_yn = 'N' and r.write_yn = 'Y' and m.vendor_cd is null
      and not exists (select from above where use_yn = 'N') limit 1`)
  if (!found) throw ruleRefused([SYS_LAST_ADMIN])
}
