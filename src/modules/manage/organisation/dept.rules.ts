import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { holdLevels } from '../authority/held-levels.ts'
import { requireAdministrator, SYS_SELF_AUTH } from '../authority/last-admin.ts'
import { deptMaster } from './dept.master.ts'

export const deptRules = masterWith(deptMaster, {
  refuseSave: [refuseClosingWithUsers, refuseMovingWithUsers, refuseOwnRights],
  afterSave: [keepAdministrator, holdLevels('authGrpNo')],
})

/** A department is closed when nobody works in it any more. */
async function refuseClosingWithUsers({ record, before, db }: MasterContext) {
  if (record.useYn !== 'N' || before?.useYn !== 'Y') return undefined
  const n = await activeIn(record, db)
  if (n === 0) return undefined
  return {
    field: 'useYn',
    code: 'SYS_DEPT_USERS',
    message: '재직 중인 사용자가 있어 폐지할 수 없습니다({n}명).',
    values: { n },
  }
}

/** A department does not leave its people behind at a plant that it is no part of any more. */
async function refuseMovingWithUsers({ record, before, db }: MasterContext) {
  if (!before || record.plantCd === before.plantCd) return undefined
  const n = await activeIn(record, db)
  if (n === 0) return undefined
  return {
    field: 'plantCd',
    code: 'SYS_DEPT_MOVE',
    message: '재직 중인 사용자가 있어 다른 사업장으로 옮길 수 없습니다({n}명). 먼저 그 사람들을 다른 부서로 옮기세요.',
    values: { n },
  }
}

async function activeIn({ deptCd }: MasterContext['record'], db: MasterContext['db']): Promise<number> {
  const [found] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from sys_user where dept_cd = ${deptCd} and user_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  return found?.n ?? 0
}

/** S4: the group of one's own department is one's own right. */
function refuseOwnRights({ record, before, person }: MasterContext) {
  if (!before || record.deptCd !== person.deptCd || before.authGrpNo === record.authGrpNo) return undefined
  return { field: 'authGrpNo', code: 'SYS_SELF_AUTH', message: SYS_SELF_AUTH }
}

function keepAdministrator({ db, before }: MasterContext) {
  return before && requireAdministrator(db)
}
