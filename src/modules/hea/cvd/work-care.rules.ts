import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { cvdMessages } from './cvd-risk.messages.ts'
import { workCare } from './work-care.model.ts'

type Context = ActionContext<typeof workCare>

export const workCareRules = rulesFor(workCare, {
  set: { create: [aboutPerson], edit: [aboutPerson] },
  refuse: { propose: [refuseNothing, refuseOtherPlant] },
  follow: { propose: [tells(cvdMessages.WORK_CARE)] },
})

async function aboutPerson({ record, before, db }: Context) {
  if (!record.userId || before?.userId === record.userId) return {}
  const [person] = await db.query<{ personNm: string }>(
    sql`select user_nm as "personNm" from sys_user where user_id = ${record.userId}`,
  )
  return person ?? {}
}

function refuseNothing({ record: { overtimeYn, nightYn, hotYn } }: Context) {
  if ([overtimeYn, nightYn, hotYn].includes('Y')) return undefined
  return problem(workCare, 'overtimeYn', 'HEA_CARE_NOTHING', '제한할 근무를 하나 이상 선택하십시오.')
}

async function refuseOtherPlant({ record, db }: Context) {
  const [person] = await db.query<{ plantCd: string }>(
    sql`select plant_cd as "plantCd" from sys_user where user_id = ${record.userId}`,
  )
  if (person?.plantCd === record.plantCd) return undefined
  return problem(workCare, 'userId', 'HEA_CARE_PLANT', '우리 사업장의 임직원을 선택하십시오.')
}
