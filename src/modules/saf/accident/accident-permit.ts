/** Under which permit it happened: named, or that of the crew on which somebody who was hurt was at work. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Accident } from './accident.model.ts'
import { accidentAsks } from './accident.ports.ts'

type Placed = Pick<Accident, 'accidentNo' | 'occurDt' | 'permitNo' | 'processNo' | 'workCatCd' | 'jsaNo'>

/** What follows for the record from its permit; what somebody has said of process and kind stays. */
export async function ofPermit(db: Queries, record: Placed) {
  const program = asProgram(db)
  const permitNo = record.permitNo ?? (await onlyPermit(program, record))
  const facts = permitNo === null ? undefined : await accidentAsks.permit(program, permitNo)
  if (!facts) return {}
  return {
    permitNo,
    jsaNo: record.jsaNo ?? facts.jsaNo,
    processNo: record.processNo ?? facts.processNo,
    workCatCd: record.workCatCd ?? facts.workCatCd,
  }
}

/** Of one alone: under which of several it happened, somebody says. */
async function onlyPermit(program: Queries, { accidentNo, occurDt }: Placed): Promise<number | null> {
  if (!accidentNo) return null
  const hurt = await program.query<{ userId: string | null; personNo: number | null }>(
    sql`select user_id as "userId", person_no::int as "personNo" from acc_victim
      where accident_no = ${accidentNo} and delete_yn = 'N' and (user_id is not null or person_no is not null)`,
  )
  const found = new Set<number>()
  for (const whom of hurt) for (const no of await accidentAsks.permitsOfPerson(program, whom, occurDt)) found.add(no)
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

/** Permit and job safety analysis as they stood: kept once. */
export async function keepSnapshot(db: Queries, { accidentNo, permitNo, jsaNo }: Placed, now: Date): Promise<void> {
  const program = asProgram(db)
  const facts = permitNo === null ? undefined : await accidentAsks.permit(program, permitNo)
  if (facts)
    await program.query(
      sql`insert into acc_snapshot (accident_no, kind_cd, source_no, snap_dt, snap_json)
        values (${accidentNo}, 'PERMIT', ${facts.permitNo}, ${now}, ${JSON.stringify(facts.snap)}::jsonb) on conflict do nothing`,
    )
  if (jsaNo !== null)
    await program.query(
      sql`insert into acc_snapshot (accident_no, kind_cd, source_no, snap_dt, snap_json)
        select ${accidentNo}, 'JSA', j.jsa_no, ${now}, to_jsonb(j) from jsa j where j.jsa_no = ${jsaNo} on conflict do nothing`,
    )
}
