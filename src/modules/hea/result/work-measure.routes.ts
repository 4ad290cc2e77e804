/** What departments have to know of their people: limited fitness and measures at work, without a word of why. */
import { hasLevel } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { tellHead } from './fit-limits.ts'
import { resultMessages as m } from './result.messages.ts'
import { confirmMeasure, endMeasure } from './work-measure.calls.ts'
import { workMeasures } from './work-measure.model.ts'

export const workMeasureRoutes = routes(
  answer(confirmMeasure, ({ places: { no }, body, ...acting }) => {
    if (!hasLevel(acting.person, ['F', 'M'])) throw forbidden()
    const set = sql`confirm_dt = ${acting.now}, confirm_user_id = ${acting.person.userId}`
    return change(acting, { no, ...body, actionCd: 'confirm', set, waits: sql`confirm_dt is null and end_ymd is null` })
  }),
  answer(endMeasure, ({ places: { no }, body, ...acting }) => {
    if (!hasLevel(acting.person, ['F'])) throw forbidden()
    const set = sql`end_ymd = ${acting.today}::date`
    return end(acting, { no, ...body, actionCd: 'end', set, waits: sql`end_ymd is null` })
  }),
)

interface Acting {
  person: SignedInPerson
  tx: Transaction
  now: Date
  ip: string | null
}
interface Step {
  no: number
  rowVersion: number
  actionCd: 'confirm' | 'end'
  set: Sql
  waits: Sql
}

/**
 * A condition or a measure at work ends when it is not needed any more; a bar by a physician alone, who is heard at its
 * result. Whoever may do more from now on hears it, and who leads him.
 *
 * @law 산업안전보건법 시행규칙 제220조제2항
 */
async function end(acting: Acting, step: Step) {
  const { tx, now } = acting
  const [row] = await tx.query<{ userId: string; heaCheckupPlanNo: number | null; isBar: boolean }>(
    sql`select m.user_id as "userId", (m.measure_cd = '7' or coalesce(m.work_fit_cd in ('다', '라'), false)) as "isBar",
        (select r.hea_checkup_plan_no from hea_checkup_result r
          where r.hea_checkup_result_no = m.hea_checkup_result_no) as "heaCheckupPlanNo"
      from hea_work_measure m where m.work_measure_no = ${step.no} and m.delete_yn = 'N'`,
  )
  if (row?.isBar)
    throw new Refusal(
      422,
      'HEA_FIT_UNHEARD',
      "근로 금지는 의사의 의견을 들어야 풀 수 있습니다. 검진결과에서 '의사 의견 등록'을 하십시오.",
    )
  const ended = await change(acting, step)
  if (row) {
    const notify = notifyThrough(tx, now)
    await tellHead({ db: tx, notify }, row.userId, messageOf(m.HEA_FIT_END, ended))
    await notify.people([row.userId], messageOf(m.HEA_FIT_OWN, row))
  }
  return ended
}

async function change({ person: { userId }, tx, now, ip }: Acting, { no, rowVersion, actionCd, set, waits }: Step) {
  const [before] = await tx.query<{ userId: string; waits: boolean }>(sql`select user_id as "userId",
      (${waits} and row_version = ${rowVersion}) as waits from hea_work_measure
    where work_measure_no = ${no} and delete_yn = 'N' for update`)
  // Nobody answers for a measure about himself.
  if (!before || before.userId === userId) throw notFound()
  if (!before.waits) throw wrongState('확인')
  await tx.query(sql`with m as (update hea_work_measure set ${set}, row_version = row_version + 1,
      update_user_id = ${userId}, update_dt = ${now} where work_measure_no = ${no} returning *)
    insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, diff_json)
    select ${now}, ${userId}, ${ip}::inet, ${workMeasures.name}, m.work_measure_no::text, m.plant_cd, ${actionCd}, '{}'::jsonb
    from m`)
  return { workMeasureNo: no }
}
