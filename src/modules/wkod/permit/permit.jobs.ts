/** What happens to permits by themselves: they run out, are called back, tell whoever has to act. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { permitLimits } from './ask/permit-limits.ts'
import { MINUTE_MS } from './ask/validity.logic.ts'
import { keepAlive } from './conditions/keep-alive.ts'
import { watchesGone } from './conditions/watch-after.ts'
import { watchPapers } from './paper/old-papers.ts'
import { permitDues, permitMessages } from './permit.messages.ts'
import { permit } from './permit.model.ts'
import { textPhones } from './permit-tell.ts'

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)

async function due(tx: Transaction, where: Sql): Promise<number[]> {
  const rows = await tx.query<{ no: number }>(
    sql`select permit_no as no from wkod_master r where r.delete_yn = 'N' and ${where} order by permit_no`,
  )
  return rows.map(({ no }) => no)
}

/** Every minute; each step leaves alone what somebody moved meanwhile. First of all no work goes on that may not. */
export const permitClock: Job = {
  name: 'permit-clock',
  label: '작업허가 시간 확인',
  cron: '* * * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const { clock } = services
      const now = clock.now()
      const limits = await permitLimits(tx, clock.today())
      const { stopped, leftCnt, faults } = await keepAlive(tx, 'ALL', now)
      for (const fault of faults) services.onFault(fault, 'permit-clock')
      await watchPapers(tx, limits, now)
      let done = stopped.length + leftCnt + (await watchesGone(tx, now)) + (await expireUnused(tx, now))
      const late = await due(
        tx,
        sql`r.status_cd = 'ISSUED' and greatest(r.issue_dt, r.work_from_dt) <= ${before(now, limits.startMin)} and r.work_to_dt > ${now}`,
      )
      for (const no of late)
        if (
          await tx.program(permit, { by: program, now }).act(no, 'recall', {
            gasFromDt: now.toISOString(),
            gasNextDueDt: null,
            leaderSignDt: null,
            leaderSignDesc: null,
            issueUserId: null,
            issueDt: null,
            apprUserId: null,
            apprDt: null,
            headApprUserId: null,
          })
        )
          done++
      return done + (await tellDeadlines(tx, services, permitDues(limits)))
    }),
}

/** @law 사내 기준: 시작하지 않은 허가는 유효시간 끝에 저절로 만료된다 */
async function expireUnused(tx: Transaction, now: Date): Promise<number> {
  const waiting = [permit.lifecycle.actions.expire.from].flat()
  const unused = await due(tx, sql`r.status_cd = any(${waiting}::text[]) and r.work_to_dt <= ${now}`)
  const permits = tx.program(permit, { by: program, now })
  let expired = 0
  for (const no of unused) if (await permits.act(no, 'expire')) expired++
  return expired
}

/** The same as a text; a control room has its own phone. */
const textsOf = (counted: Sql): Sql =>
  sql`select c.user_id, u.phone_no, c.once_key || ':' || c.user_id as once_key,
      format('[지킴] 내일(%s) 작업허가 %s건: 높음 %s, 화기 %s, 밀폐 %s', c.values_json->>'day', c.values_json->>'n',
        c.values_json->>'high', c.values_json->>'hot', c.values_json->>'space') as body
    from (${counted}) c join sys_user u on u.user_id = c.user_id`

/** At five the control room gets the permits of tomorrow. */
export const permitTomorrow: Job = {
  name: 'permit-tomorrow',
  label: '내일 작업허가 알림',
  cron: '0 17 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const day = addDays(clock.today(), 1)
      const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))]
      const counted = sql`select p.user_id, null::bigint as biz_no, 'permit-day:' || r.plant_cd || ':' || ${day} as once_key,
          jsonb_build_object('day', ${day}::text, 'n', count(*), 'high', count(*) filter (where r.risk_grade_cd = 'HIGH'),
            'hot', count(*) filter (where r.permit_base_cd = 'HOT'),
            'space', count(*) filter (where r.permit_sub_cds like '%CSE%')) as values_json
        from wkod_master r join directory_role p on p.plant_cd = r.plant_cd and p.auth_grp_cd = 'SEC'
        where r.delete_yn = 'N' and r.work_from_dt < ${to} and r.work_to_dt > ${from}
          and r.status_cd in ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP')
        group by p.user_id, r.plant_cd`
      const told = await notifyThrough(tx, clock.now()).each(counted, permitMessages.PT_TOMORROW)
      await textPhones(tx, clock.now(), textsOf(counted))
      return told
    }),
}
