/** Every minute: who has to measure soon or now is told, and work whose air nobody has measured in time stops. */

import { permitPort } from '#modules/common/permit.ports.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'

const MINUTE = 60_000

/** Of each permit who measured last, who asked for it, who leads it, and the issuers of its plant. */
const told = sql`cross join lateral (
    select p.create_user_id as user_id union select p.leader_user_id
    union select (select s.tester_user_id from gas_set s where s.permit_no = p.permit_no and s.delete_yn = 'N'
      order by s.measure_dt desc limit 1)
    union select d.user_id from directory_role d where d.auth_grp_cd = 'OPR' and d.plant_cd = p.plant_cd
  ) u`

const rowsWhen = (condition: Sql, phase: string) => sql`
  select u.user_id, p.permit_no as biz_no,
    jsonb_build_object('title', coalesce(p.permit_doc_no, p.wkod_title),
      'at', to_char(p.gas_next_due_dt at time zone 'Asia/Seoul', 'HH24:MI')) as values_json,
    'gas-' || ${phase}::text || ':' || p.permit_no || ':' || extract(epoch from p.gas_next_due_dt)::bigint as once_key
  from wkod_master p ${told}
  where p.status_cd = 'WORK' and p.delete_yn = 'N' and u.user_id is not null and ${condition}`

export const gasDue: Job = {
  name: 'gas-due',
  label: '가스측정 시각 확인',
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const numbers = await legalNumbers(tx, ['GAS_ALARM_MIN', 'GAS_GRACE_MIN'], dayOf(now))
      const { GAS_ALARM_MIN = 10, GAS_GRACE_MIN = 10 } = numbers
      const ahead = new Date(now.getTime() + GAS_ALARM_MIN * MINUTE)
      const over = new Date(now.getTime() - GAS_GRACE_MIN * MINUTE)
      const due = sql`p.gas_next_due_dt`
      const notify = notifyThrough(tx, now)
      const soon = await notify.each(rowsWhen(sql`${due} <= ${ahead} and ${due} > ${now}`, 'soon'), {
        model: permit,
        text: '{at}에 다음 가스측정입니다: {title}',
        tone: 'waiting',
      })
      const isDue = await notify.each(rowsWhen(sql`${due} <= ${now} and ${due} > ${over}`, 'due'), {
        model: permit,
        text: '가스를 측정할 시각입니다({at}): {title}',
        tone: 'danger',
      })
      const overdue = await tx.query<{ permitNo: number }>(sql`select p.permit_no as "permitNo" from wkod_master p
        where p.status_cd = 'WORK' and p.delete_yn = 'N' and p.gas_next_due_dt <= ${over} for update skip locked`)
      if (overdue.length === 0) return soon + isDue
      // Told first: afterwards they are no longer at work.
      await notify.each(rowsWhen(sql`${due} <= ${over}`, 'over'), {
        model: permit,
        text: '가스측정이 늦어 작업을 중지했습니다: {title}',
        tone: 'danger',
      })
      const permitNos = overdue.map(({ permitNo }) => permitNo)
      const stopped = await permitPort.suspend(tx, { permitNos, reasonCd: 'GAS_OVERDUE', reasonDesc: '', now })
      return soon + isDue + stopped.length
    }),
}
