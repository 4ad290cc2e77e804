/** What departments have to know of their people: limited fitness and measures at work, without a word of why. */
import { hasLevel } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { forbidden, notFound, wrongState } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
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
    return change(acting, { no, ...body, actionCd: 'end', set, waits: sql`end_ymd is null` })
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
