/** Cards follow the entry education: one waits for whoever has passed, and its last day is that of the education. */
import { entryTrained } from '#modules/education/status/education.api.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { recomputeWorkers } from '../demerit/recompute.ts'
import { noteIssue } from './card.keys.ts'
import type { IssueAct } from './card.model.ts'
import { orderCards } from './card.order.ts'

interface Renewed {
  sgcCardNo: number
  issueActCd: IssueAct
}

/** @returns how many cards have another last day, or are over */
export async function followEducation(tx: Transaction, today: string, now: Date): Promise<number> {
  const trained = await entryTrained(tx, today)
  const changed = await tx.query<Renewed>(sql`
    with held as (
      select p.plant_cd, coalesce(p.worker_key, 'P' || p.person_no) as worker_key, max(t."validToYmd") as valid_to_ymd
      from jsonb_to_recordset(${JSON.stringify(trained)}::jsonb) as t("personNo" bigint, "validToYmd" date)
        join vendor_person p on p.person_no = t."personNo" group by 1, 2
    ), due as (
      select c.sgc_card_no, c.status_cd as from_cd, h.valid_to_ymd,
        case when h.valid_to_ymd is null then 'EXPIRED' when c.status_cd = 'EXPIRED' then case c.stop_yn when 'Y' then 'SUSP' else 'ISSUED' end
          else c.status_cd end as to_cd
      from sgc_card c join vendor_person p on p.person_no = c.person_no
        left join held h on h.plant_cd = p.plant_cd and h.worker_key = coalesce(p.worker_key, 'P' || p.person_no)
      where c.delete_yn = 'N' and (c.status_cd in ('ISSUED', 'SUSP') and c.valid_to_ymd is distinct from h.valid_to_ymd
        or c.status_cd = 'EXPIRED' and h.valid_to_ymd is not null)
    ), moved as (
      update sgc_card c set status_cd = due.to_cd, valid_to_ymd = coalesce(due.valid_to_ymd, least(c.valid_to_ymd, ${today}::date - 1)),
        row_version = c.row_version + 1, last_actor_id = 'SYSTEM', update_user_id = 'SYSTEM', update_dt = ${now}
      from due where due.sgc_card_no = c.sgc_card_no and (due.to_cd <> c.status_cd or due.valid_to_ymd is not null)
      returning c.*, due.from_cd
    ), audit as (
      insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, diff_json)
      select ${now}, 'SYSTEM', 'sgc-card', sgc_card_no::text, plant_cd, vendor_cd, 'follow', from_cd, status_cd,
        jsonb_build_object('validToYmd', jsonb_build_array(null, valid_to_ymd)) from moved
    )
    select sgc_card_no as "sgcCardNo", case status_cd when 'EXPIRED' then 'EXPIRE' else 'EXTEND' end as "issueActCd" from moved`)
  await noteIssue(tx, changed, { now, userId: program.userId })
  return changed.length
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
