/** Cards follow the entry education: one waits for whoever has passed, and its last day is that of the education. */
import { entryTrained } from '#modules/education/status/education.api.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { recomputeWorkers } from '../demerit/recompute.ts'
import { sgcCard } from './card.model.ts'
import { noteIssue } from './card-keys.ts'
import { orderCards } from './card-order.ts'

interface Due {
  no: number
  stepCd: 'extend' | 'expire' | 'renew' | 'renewStopped'
  validToYmd: string
}

/** @returns how many cards have another last day, or are over */
export async function followEducation(tx: Transaction, today: string, now: Date): Promise<number> {
  const trained = await entryTrained(tx, today)
  const due = await tx.query<Due>(sql`
    with held as (
      select p.plant_cd, p.human_key as worker_key, max(t."validToYmd") as valid_to_ymd
      from jsonb_to_recordset(${JSON.stringify(trained)}::jsonb) as t("personNo" bigint, "validToYmd" date)
        join vendor_person p on p.person_no = t."personNo" group by 1, 2
    )
    select c.sgc_card_no as no, coalesce(h.valid_to_ymd, least(c.valid_to_ymd, ${today}::date - 1))::text as "validToYmd",
      case when h.valid_to_ymd is null then 'expire' when c.status_cd <> 'EXPIRED' then 'extend'
        when c.stop_yn = 'Y' then 'renewStopped' else 'renew' end as "stepCd"
    from sgc_card c join vendor_person p on p.person_no = c.person_no
      left join held h on h.plant_cd = p.plant_cd and h.worker_key = p.human_key
    where c.delete_yn = 'N' and (c.status_cd in ('ISSUED', 'SUSP') and c.valid_to_ymd is distinct from h.valid_to_ymd
      or c.status_cd = 'EXPIRED' and h.valid_to_ymd is not null)
    order by c.sgc_card_no for no key update of c`)
  const days = sql`jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d(no bigint, "validToYmd" date)`
  const validToYmd = sql`(select d."validToYmd" from ${days} where d.no = r.sgc_card_no)`
  const cards = tx.program(sgcCard, { by: program, now })
  for (const [stepCd, own] of Map.groupBy(due, (one) => one.stepCd))
    await cards.moveAll(stepCd, sql`r.sgc_card_no = any(${own.map(({ no }) => no)}::bigint[])`, { validToYmd })
  const noted = due.map(({ no, stepCd }) => ({
    sgcCardNo: no,
    issueActCd: stepCd === 'expire' ? ('EXPIRE' as const) : ('EXTEND' as const),
  }))
  await noteIssue(tx, noted, { now, userId: program.userId })
  return due.length
}

export const cardNightly: Job = {
  name: 'sgc-card',
  label: '안전카드 유효기간',
  cron: '50 1 * * *',
  run: ({ db, clock }) => db.write('SYSTEM', (tx) => followEducation(tx, clock.today(), clock.now())),
}

/** Who has passed the entry education walks to the desk, and his card waits there. */
export const cardOrders: Job = {
  name: 'sgc-card-order',
  label: '안전카드 발급대기',
  cron: '*/5 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const [now, today] = [clock.now(), clock.today()]
      const trained = await entryTrained(tx, today)
      const ordered = await orderCards(
        tx,
        trained.map(({ personNo }) => personNo),
        { now, today, userId: program.userId },
      )
      const personNos = [...ordered.keys()]
      if (personNos.length > 0) await recomputeWorkers(tx, { personNos }, { now, userId: program.userId })
      return ordered.size
    }),
}
