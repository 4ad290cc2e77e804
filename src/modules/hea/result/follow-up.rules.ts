import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf, tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { followUp } from './follow-up.model.ts'
import { resultMessages } from './result.messages.ts'
import { workMeasureCds } from './result-codes.model.ts'
import { answerImprovements } from './result-impr.ts'

type Context = ActionContext<typeof followUp>
type Effect = EffectContext<typeof followUp>

export const followUpRules = rulesFor(followUp, {
  refuse: {
    edit: [refuseOutsider],
    begin: [refuseOutsider],
    report: [refuseNeedlessReport],
    finish: [refuseUnreported, refuseUnconfirmed],
  },
  follow: {
    edit: [tellDepartment],
    begin: [tellDepartment],
    withdraw: [tells(resultMessages.HEA_FOLLOW_GONE)],
    finish: [answerImprovements],
  },
})

/** Whoever answers for a measure reads the row: outside the health team that is for measures at work only. */
async function refuseOutsider({ record, db }: Context) {
  if (record.managerUserId === null || workMeasureCds.has(record.followUpCd)) return undefined
  const [member] = await db.query(sql`select 1 from directory_role
    where user_id = ${record.managerUserId} and auth_grp_cd in ('HLM', 'NUR', 'DOC') limit 1`)
  if (member) return undefined
  return problem(
    followUp,
    'managerUserId',
    'HEA_FOLLOW_MANAGER',
    '작업 조치가 아닌 사후관리는 보건관리자, 간호사, 산업보건의만 맡을 수 있습니다.',
  )
}

/** K9. */
function refuseNeedlessReport({ record }: Context) {
  if (record.reportYn === 'Y') return undefined
  return problem(followUp, 'reportedYmd', 'HEA_FOLLOW_NO_REPORT', '고용노동관서에 보고하는 사후관리가 아닙니다.')
}

/** K9. @law 산업안전보건법 제132조제5항, 시행규칙 제210조 */
function refuseUnreported({ record, before }: Context) {
  if (record.reportYn !== 'Y' || before?.statusCd === 'REPORTED') return undefined
  return problem(
    followUp,
    'reportedYmd',
    'HEA_FOLLOW_UNREPORTED',
    '사후관리 조치결과를 보고한 뒤에 완료할 수 있습니다. (보고기한 {due})',
    { values: { due: record.reportDueYmd }, law: '산업안전보건법 제132조제5항' },
  )
}

/** A measure at work is done when the department says that it is in force. */
async function refuseUnconfirmed({ record, db }: Context) {
  if (!workMeasureCds.has(record.followUpCd)) return undefined
  const [open] = await db.query(sql`select 1 from hea_work_measure
    where hea_follow_up_no = ${record.heaFollowUpNo} and confirm_dt is null and end_ymd is null and delete_yn = 'N' limit 1`)
  if (!open) return undefined
  return problem(followUp, 'measureDesc', 'HEA_FOLLOW_UNCONFIRMED', '부서장이 작업 조치를 확인해야 완료할 수 있습니다.')
}

/** The department reads what is to be done and by when, in a row of its own. */
async function tellDepartment({ record, db, person, now, before, notify }: Effect) {
  if (!workMeasureCds.has(record.followUpCd)) return
  const [row] = await db.query<{
    workMeasureNo: number
  }>(sql`update hea_work_measure set measure_desc = ${record.measureDesc},
      due_ymd = ${record.dueYmd}, row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where hea_follow_up_no = ${record.heaFollowUpNo} and delete_yn = 'N' returning work_measure_no as "workMeasureNo"`)
  if (!row || before?.statusCd === record.statusCd) return
  const heads = await db.query<{ userId: string | null }>(sql`select d.head_user_id as "userId" from sys_user u
    join directory_dept d on d.dept_cd = u.dept_cd where u.user_id = ${record.userId}`)
  await notify.people(
    heads.map(({ userId }) => userId),
    messageOf(resultMessages.HEA_WORK_MEASURE, row, { due: record.dueYmd }),
  )
}
