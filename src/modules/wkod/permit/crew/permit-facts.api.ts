/** What a permit says of an accident under it, and under which permits somebody worked. */
import type { PermitFacts } from '#modules/saf/accident/accident.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** @param db acts as the program */
export async function permitFacts(db: Queries, permitNo: number): Promise<PermitFacts | undefined> {
  const [found] = await db.query<PermitFacts>(
    sql`select r.permit_no::int as "permitNo", coalesce(r.permit_sub_cds, '') like '%CSE%' as "isConfinedSpace",
        r.process_no::int as "processNo", r.jsa_no::int as "jsaNo", j.work_cat_cd as "workCatCd", to_jsonb(r) as snap,
        array_remove(array[r.own_user_id, r.leader_user_id], null)::text[] as "answerUserIds"
      from wkod_master r left join jsa j on j.jsa_no = r.jsa_no where r.permit_no = ${permitNo} and r.delete_yn = 'N'`,
  )
  return found
}

/** Under which somebody is at work at that moment. @param db acts as the program */
export async function permitsOfPerson(
  db: Queries,
  { userId, personNo }: { userId: string | null; personNo: number | null },
  at: string,
): Promise<number[]> {
  const rows = await db.query<{ no: number }>(
    sql`select distinct r.permit_no::int as no from wkod_master r join wkod_master_permit_crew c on c.permit_no = r.permit_no
      where r.delete_yn = 'N' and r.status_cd in ('WORK', 'SUSP') and r.start_dt <= ${at}::timestamptz
        and (c.person_no = ${personNo}::bigint or c.user_id = ${userId}::text)`,
  )
  return rows.map(({ no }) => no)
}
