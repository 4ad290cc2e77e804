import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { holdLevels } from '../authority/held-levels.ts'
import { requireAdministrator, SYS_SELF_AUTH } from '../authority/last-admin.ts'
import { deptMaster } from './dept.master.ts'
import { movedDepts, peopleIn } from './move/moved.sql.ts'

const always = [refuseClosingWithUsers, refuseForeignParent, refuseForeignChildren, refuseOwnRights]
const afterSave = [keepAdministrator, holdLevels('authGrpNo')]

export const deptRules = masterWith(deptMaster, {
  refuseSave: [...always, refuseMovingWithUsers, refuseMovingWithDepts],
  afterSave,
})
/** Of a move in which it is decided for each of the people, and which takes the departments below along (`move/`). */
export const plannedMoveRules = masterWith(deptMaster, { refuseSave: always, afterSave })

/** A department is closed when nobody is of it any more; who is on leave comes back to it. */
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

async function activeIn({ deptCd }: MasterContext['record'], db: MasterContext['db']): Promise<number> {
  const [found] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from sys_user where dept_cd = ${deptCd} and user_status_cd <> 'RETIRED' and delete_yn = 'N'`,
  )
  return found?.n ?? 0
}

/** A department does not leave its people behind at a plant that it is no part of any more, nor those of the departments below. */
async function refuseMovingWithUsers({ record, before, db }: MasterContext) {
  if (!before || record.plantCd === before.plantCd) return undefined
  const depts = await movedDepts(asProgram(db), String(record.deptCd))
  const people = await peopleIn(asProgram(db), depts)
  if (people.length === 0) return undefined
  return {
    field: 'plantCd',
    code: 'SYS_DEPT_MOVE',
    message:
      '재직 중인 사용자가 있어 이대로는 다른 사업장으로 옮길 수 없습니다({n}명). 부서 관리 화면에서 사업장을 바꾸고 저장하면 사람마다 정할 수 있습니다.',
    values: { n: people.length },
  }
}

async function refuseMovingWithDepts({ record, before, db }: MasterContext) {
  if (!before || record.plantCd === before.plantCd) return undefined
  const below = (await movedDepts(asProgram(db), String(record.deptCd))).slice(1)
  if (below.length === 0) return undefined
  return {
    field: 'plantCd',
    code: 'SYS_DEPT_MOVE_BELOW',
    message:
      '하위 부서가 있어 이대로는 다른 사업장으로 옮길 수 없습니다({n}개). 부서 관리 화면에서 사업장을 바꾸고 저장하면 하위 부서도 함께 옮깁니다.',
    values: { n: below.length },
  }
}

function refuseForeignParent({ record, before, db }: MasterContext) {
  const isSame = before && before.pdeptCd === record.pdeptCd && before.plantCd === record.plantCd
  return isSame ? undefined : foreignParent(asProgram(db), record)
}

/** A department stands below one of its own plant, or right below the company. */
export async function foreignParent(
  db: Queries,
  { plantCd, pdeptCd }: Readonly<Record<string, unknown>>,
): Promise<RuleProblem | undefined> {
  const [found] = await db.query(sql`select from sys_dept where dept_cd = ${pdeptCd ?? null} and delete_yn = 'N'
    and plant_cd <> ${plantCd} and pdept_cd is not null`)
  if (!found) return undefined
  return {
    field: 'pdeptCd',
    code: 'SYS_DEPT_PARENT',
    message: '상위 부서가 다른 사업장에 있습니다. 같은 사업장의 부서나 회사 전체를 나타내는 최상위 부서를 고르세요.',
  }
}

/** Whatever stands right below the company may be of any plant; below anything else it may not. */
async function refuseForeignChildren({ record, before, db }: MasterContext) {
  if (!before || before.pdeptCd || !record.pdeptCd) return undefined
  const [found] = await asProgram(
    db,
  ).query(sql`select from sys_dept where pdept_cd = ${record.deptCd} and delete_yn = 'N'
    and plant_cd <> ${before.plantCd} limit 1`)
  if (!found) return undefined
  return {
    field: 'pdeptCd',
    code: 'SYS_DEPT_CHILDREN',
    message: '다른 사업장의 하위 부서가 있어 최상위 부서로 남아야 합니다.',
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
