/** Somebody's education was put right: his stops, his card, his entry and the work that he is at follow at once. */
import { endEntryEducation } from '#modules/education/status/education.api.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { recomputeWorkers } from '../demerit/recompute.ts'
import { recheckPeople } from '../entry/entry-recheck.ts'
import { followEducation } from './card.jobs.ts'

interface Fixed {
  personNos: readonly number[]
  gained: readonly { personNo: number; eduYmd: string }[]
  person: { userId: string }
  now: Date
}

/** @param tx runs as the program */
export async function followFixedEducation(tx: Transaction, { personNos, gained, person, now }: Fixed): Promise<void> {
  const today = dayOf(now)
  await endBySanction(tx, gained, person.userId, now)
  await recomputeWorkers(tx, { personNos }, { now, userId: person.userId })
  await followEducation(tx, today, now)
  await recheckPeople(tx, personNos, { now, today })
}

/**
 * Who has had to leave for a year since then begins again with the entry education: what is found passed now as well. What
 * is not final may still be taken back.
 */
async function endBySanction(tx: Transaction, gained: Fixed['gained'], userId: string, now: Date): Promise<void> {
  const ended = await tx.query<{ personNo: number; firstYmd: string }>(sql`
    select p.person_no as "personNo", max(s.first_ymd)::text as "firstYmd"
    from jsonb_to_recordset(${JSON.stringify(gained)}::jsonb) as g("personNo" bigint, "eduYmd" date)
      join vendor_person p on p.person_no = g."personNo"
      join sgc_stop s on s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.stop_status_cd = 'ACTIVE'
        and s.level_cd = 'STOP_OUT' and s.first_ymd > g."eduYmd"
      join sgc_demerit d on d.sgc_demerit_no = s.cause_demerit_no and d.status_cd in ('FINAL', 'REDUCED', 'EXPIRED') group by 1`)
  for (const { personNo, firstYmd } of ended)
    await endEntryEducation(tx, [personNo], {
      lastYmd: addDays(firstYmd, -1),
      reasonDesc: '벌점 확정',
      userId,
      now,
    })
}
