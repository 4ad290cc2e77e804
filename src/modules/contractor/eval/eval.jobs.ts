/** The clocks of evaluations: reminders, what was not handed in, and who has no grade. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job, JobServices } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { evalDues, evalMessages, evalUnsent } from './eval.messages.ts'
import { subconEval } from './eval.model.ts'
import { lockAutoItems } from './eval-items.ts'

export const evalDaily: Job = {
  name: 'eval-daily',
  label: '수급업체 평가 기한 알림',
  cron: '30 7 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const closed = await closeUnsent(tx, services)
      return closed + (await tellDeadlines(tx, services, evalDues))
    }),
}

/** The day after its deadline a self-evaluation counts as nothing and the evaluation goes on; the vendor is told. */
async function closeUnsent(tx: Transaction, services: JobServices): Promise<number> {
  const [now, today] = [services.clock.now(), services.clock.today()]
  // What the action does for one, its items and who is told, is done here for all of them.
  const evalNos = await tx
    .program(subconEval, { now })
    .moveAll(
      'closeSelf',
      sql`r.self_due_ymd < ${today}::date`,
      { selfLateYn: 'Y', lastActorId: program.userId },
      { reasonDesc: '자체평가 제출기한이 지남', without: ['set', 'RULES', 'follow'] },
    )
  if (evalNos.length === 0) return 0
  await asProgram(
    tx,
  ).query(sql`update subcon_eval_item set self_score = 0, update_user_id = 'SYSTEM', update_dt = ${now}, row_version = row_version + 1
    where eval_no = any(${evalNos}::bigint[]) and calc_type_cd = 'MANUAL'`)
  await lockAutoItems(tx, evalNos, now, today)
  await tellDeadlines(tx, services, evalUnsent(evalNos))
  return evalNos.length
}

/** On the first of a month the head of safety hears which vendors work without a grade that holds. */
export const evalMonthly: Job = {
  name: 'eval-monthly',
  label: '평가등급 없는 업체',
  cron: '40 6 1 * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', (tx) => {
      const today = clock.today()
      const recipients = sql`select p.user_id, null::bigint as biz_no, jsonb_build_object('n', m.n, 'names', m.names) as values_json,
          'eval-none:' || m.plant_cd || ':' || ${today.slice(0, 7)}::text as once_key
        from (select v.plant_cd, count(*)::int as n,
            left(string_agg(v.vendor_nm, ', ' order by v.vendor_nm), 200) as names from vendor_master v
          where v.status_cd in ('ACTIVE', 'SUSP') and v.delete_yn = 'N' and (v.eval_valid_to_ymd is null or v.eval_valid_to_ymd < ${today}::date)
          group by 1) m join directory_role p on p.plant_cd = m.plant_cd and p.auth_grp_cd = 'SHD'`
      return notifyThrough(tx, clock.now()).each(recipients, evalMessages.EVAL_NO_GRADE)
    }),
}
