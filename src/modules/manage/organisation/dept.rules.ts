import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { holdLevels } from '../authority/held-levels.ts'
import { requireAdministrator, SYS_SELF_AUTH } from '../authority/last-admin.ts'
import { deptMaster } from './dept.master.ts'

export const deptRules = masterWith(deptMaster, {
  refuseSave: [refuseClosingWithUsers, refuseOwnRights],
  afterSave: [keepAdministrator, holdLevels('authGrpNo')],
})

/** A department is closed when nobody works in it any more. */
async function refuseClosingWithUsers({ record, before, db }: MasterContext) {
  if (record.useYn !== 'N' || before?.useYn !== 'Y') return undefined
  const [found] = await db.query<{ n: number }>(
    sql`select count(*) as n from sys_user where dept_cd = ${record.deptCd} and user_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  if (!found?.n) return undefined
  return {
    field: 'useYn',
    code: 'SYS_DEPT_USERS',
    message: '재직 중인 사용자가 있어 폐지할 수 없습니다({n}명).',
    values: { n: found.n },
  }
}

/** S4: the group of one's own department is one's own right. */
function refuseOwnRights({ record, before, person }: MasterContext) {
  if (!before || record.deptCd !== person.deptCd || before.authGrpNo === record.authGrpNo) return undefined
  return { field: 'authGrpNo', code: 'SYS_SELF_AUTH', message: SYS_SELF_AUTH }
}

function keepAdministrator({ db, before }: MasterContext) {
  return before && requireAdministrator(db)
}
