/** Whoever left a work because his own lock was off, and puts it on again. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { noted } from '../permit.api.ts'
import type { PermitCrewLine } from '../permit.model.ts'
import { lineOf, whomOf } from './party.logic.ts'

interface Acting {
  tx: Transaction
  person: SignedInPerson
  now: Date
  ip: string | null
}

/**
 * He stands on the list of the work once more, by the talk that he signed, and begins as whoever joins does. Who left for
 * anything else comes back by no lock.
 *
 * @law 산업안전보건기준에 관한 규칙 제92조제2항
 */
export async function comeBack(
  { tx, ...moment }: Acting,
  permitNo: number,
  worker: { personNo: number | null; userId: string | null },
): Promise<void> {
  const [whom] = whomOf(worker)
  if (!whom) return
  const his = sql`(c.person_no = ${worker.personNo}::bigint or c.user_id = ${worker.userId})`
  const [left] = await asProgram(tx).query<Pick<PermitCrewLine, 'crewRoleCd' | 'tbmSignDt' | 'maskDt'>>(
    sql`select c.crew_role_cd as "crewRoleCd", c.tbm_sign_dt as "tbmSignDt", c.mask_dt as "maskDt"
      from wkod_master_permit_crew c join wkod_master p on p.permit_no = c.permit_no and p.status_cd = 'WORK'
      where c.permit_no = ${permitNo} and ${his} and c.leave_dt is not null
        and not exists (select from wkod_master_permit_crew o where o.permit_no = c.permit_no and o.leave_dt is null
          and (o.person_no = c.person_no or o.user_id = c.user_id))
        and exists (select from iso_plan_personal k where k.permit_no = c.permit_no
          and (k.person_no = c.person_no or k.user_id = c.user_id)
          and c.leave_dt >= date_trunc('second', k.off_dt) and c.leave_dt <= k.off_dt + interval '1 minute')
      order by c.seq_no desc limit 1`,
  )
  if (!left) return
  await noted(tx, permitNo, ['WORK'], 'joinCrew', moment, ({ permitCrew }) => ({
    permitCrew: [...(permitCrew ?? []), { ...lineOf(whom, left.crewRoleCd), ...left }],
  }))
}
