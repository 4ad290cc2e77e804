import { initialsOf } from '#platform/model/hangul.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { holdLevels } from '../authority/held-levels.ts'
import { requireAdministrator, SYS_SELF_AUTH } from '../authority/last-admin.ts'
import { userMaster } from './user.master.ts'

const RETIRED = 'RETIRED'

export const userRules = masterWith(userMaster, {
  set: follow,
  refuseSave: [refuseForeignDepartment, refuseOwnRights],
  refuseRemove: [refuseRemovingWhoActed],
  afterSave: [keepAdministrator, holdLevels('deptCd')],
  afterRemove: [dropMemberships],
})

function keepAdministrator({ db, before }: MasterContext) {
  return before && requireAdministrator(db)
}

/**
 * Who retires without a day retires today; whose day has come is retired. Who is hired again has no leaving day any more,
 * unless another one was given with it.
 */
function follow({ record, before, today }: MasterContext) {
  const isOut = record.userStatusCd === RETIRED
  const isBack = before?.userStatusCd === RETIRED && !isOut
  const given = isBack && record.retireYmd === before.retireYmd ? null : record.retireYmd
  const retireYmd = given ?? (isOut ? today : null)
  const hasLeft = isOut || (typeof retireYmd === 'string' && retireYmd <= today)
  return {
    retireYmd,
    userNmInitials: initialsOf(String(record.userNm ?? '')),
    ...(hasLeft && { userStatusCd: RETIRED }),
  }
}

/** Whoever leaves may do so from wherever he stands. */
const isLeaving = ({ record, before }: MasterContext): boolean =>
  record.userStatusCd === RETIRED && before?.deptCd === record.deptCd && before?.plantCd === record.plantCd

/** The department is held until he is in it: it does not go to another plant meanwhile. */
async function refuseForeignDepartment(context: MasterContext) {
  if (isLeaving(context)) return undefined
  const { record, db } = context
  const [found] = await asProgram(db).query(
    sql`select 1 from sys_dept where dept_cd = ${record.deptCd} and plant_cd = ${record.plantCd} and delete_yn = 'N' for share`,
  )
  if (found) return undefined
  return { field: 'deptCd', code: 'SYS_USER_DEPT', message: '부서가 그 사업장에 속하지 않습니다.' }
}

/** Rights follow from the department (S1): nobody moves, retires or revives himself. */
function refuseOwnRights({ record, before, person }: MasterContext) {
  if (!before || record.userId !== person.userId) return undefined
  const changed = ['deptCd', 'plantCd', 'userStatusCd', 'retireYmd'].find(
    (name) => (before[name] ?? null) !== (record[name] ?? null),
  )
  return changed ? { field: changed, code: 'SYS_SELF_AUTH', message: SYS_SELF_AUTH } : undefined
}

/** What somebody did stands under his name; he retires and is never removed. */
async function refuseRemovingWhoActed({ record, services }: MasterContext) {
  const [found] = await services.db.query<{ n: number }>(
    'SYSTEM',
    sql`select (select count(*) from sys_audit where user_id = ${record.userId})
      + (select count(*) from sys_login_log where user_id = ${record.userId})
      + (select count(*) from appr_line where user_id = ${record.userId}) as n`,
  )
  if (!found?.n) return undefined
  return {
    field: 'userId',
    code: 'SYS_USER_ACTED',
    message: '이력이 있는 사용자는 삭제할 수 없습니다. 상태를 퇴직으로 바꾸세요.',
  }
}

async function dropMemberships({ record, db }: MasterContext) {
  await db.query(sql`delete from sys_auth_user where user_id = ${record.userId}`)
}
