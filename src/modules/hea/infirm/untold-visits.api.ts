/** Visits that have to do with work and led to no accident, as who answers for accidents asks of them (I3). */
import type { UntoldVisit } from '#modules/saf/accident/accident.ports.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { infirmAsks, type WorkRelated } from './infirm.ports.ts'

const MOST = 200
const untold = sql`v.work_related_yn = 'Y' and v.accident_no is null and v.delete_yn = 'N'`

/** When and where; neither whose nor what for. */
export const untoldVisits = (db: Queries, plantCd: string | null): Promise<UntoldVisit[]> =>
  asProgram(db).query(
    sql`select v.plant_cd as "plantCd", v.hea_infirm_visit_no::int as "visitNo", v.visit_dt as "visitDt", v.place_desc as "placeDesc",
        (select p.process_nm from process p where p.process_no = v.process_no) as "processNm", v.person_no is not null as "isVendor"
      from hea_infirm_visit v where ${untold} and ${plantCd === null ? sql`true` : sql`v.plant_cd = ${plantCd}`}
      order by v.visit_dt desc limit ${MOST}`,
  )

/** Known since the visit, however late it is told. */
export async function tellVisit(
  tx: Transaction,
  { visitNo, plantCd }: { visitNo: number; plantCd: string },
  now: Date,
): Promise<number | undefined> {
  const program = asProgram(tx)
  const [visit] = await program.query<WorkRelated>(
    sql`select v.hea_infirm_visit_no::int as "heaInfirmVisitNo", v.plant_cd as "plantCd", v.user_id as "userId", v.person_no::int as "personNo",
        v.visit_dt as "occurDt", v.visit_dt as "knowDt", coalesce(v.place_desc, '') as "placeDesc", v.process_no::int as "processNo"
      from hea_infirm_visit v where v.hea_infirm_visit_no = ${visitNo} and v.plant_cd = ${plantCd} and ${untold} for update`,
  )
  const accidentNo = visit && (await infirmAsks.openAccident(tx, visit, now))
  if (accidentNo !== undefined)
    await program.query(
      sql`update hea_infirm_visit set accident_no = ${accidentNo} where hea_infirm_visit_no = ${visitNo}`,
    )
  return accidentNo
}
