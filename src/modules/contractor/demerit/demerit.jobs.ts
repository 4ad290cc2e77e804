/** 02:00: what time alone does to demerits, then points, stops and cards of everybody anew. */
import { endEntryEducation } from '#modules/education/status/education.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { objectDueOf, PERSON_MONTHS } from './demerit.logic.ts'
import { sgcDemerit } from './demerit.model.ts'
import { recomputeWorkers } from './recompute.ts'
import { sgcObjectDues } from './sgc.messages.ts'

const isMild = raw(`r.viol_grade_cd in ('MINOR', 'NORMAL')`)

async function byTime(tx: Transaction, today: string, now: Date): Promise<number> {
  const demerits = tx.program(sgcDemerit, { by: program, now })
  const told = await demerits.moveAll('notify', sql`r.notify_due_ymd <= ${today}::date`, {
    notifyDt: now.toISOString(),
    objectDueYmd: objectDueOf(today),
    effectYmd: sql`case when ${isMild} then ${today}::date else r.effect_ymd end`,
    stopBaseDt: sql`case when ${isMild} then ${now}::timestamptz else r.stop_base_dt end`,
    expireYmd: sql`case when ${isMild} then (${today}::date + make_interval(months => ${PERSON_MONTHS}))::date else r.expire_ymd end`,
  })
  const final = await demerits.moveAll('settle', sql`r.object_due_ymd < ${today}::date`, {
    finalScore: sql`r.demerit_score`,
  })
  const over = await demerits.moveAll('expire', sql`r.expire_ymd <= ${today}::date`)
  await endEducation(tx, final, today, now)
  return told.length + final.length + over.length
}

/** Those who have to leave for a year, now that it is final. */
async function endEducation(tx: Transaction, demeritNos: readonly number[], today: string, now: Date): Promise<void> {
  const rows = await tx.query<{ personNo: number }>(sql`select person_no as "personNo" from sgc_demerit
    where sgc_demerit_no = any(${[...demeritNos]}::bigint[]) and level_cd = 'STOP_OUT'`)
  if (rows.length === 0) return
  const personNos = rows.map(({ personNo }) => personNo)
  await endEntryEducation(tx, personNos, { lastYmd: addDays(today, -1), reasonDesc: '벌점 확정', userId: null, now })
}

export const demeritNightly: Job = {
  name: 'sgc-demerit',
  label: '벌점 통보·확정·소멸, 정지 계산',
  // At midnight stops begin and end; at two everything is worked out anew.
  cron: '0 0,2 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const [now, today] = [services.clock.now(), services.clock.today()]
      const moved = await byTime(tx, today, now)
      const changed = await recomputeWorkers(tx, {}, { now, userId: program.userId })
      return moved + changed + (await tellDeadlines(tx, services, sgcObjectDues))
    }),
}
