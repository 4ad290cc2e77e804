/** Passes: their codes leave the server here alone, for who writes the request; one that is lost is replaced. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { newPassKey } from './entry-pass-keys.ts'
import { entryPasses, type PassRow, reissuePass } from './entry-rqst.calls.ts'
import { entryRqst } from './entry-rqst.model.ts'

/** Those that were accepted. */
const accepted = (entryRqstNo: number): Sql => sql`entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
  join vendor_person p on p.person_no = l.person_no
  where r.entry_rqst_no = ${entryRqstNo} and r.status_cd in ('APPR', 'PART') and l.line_status_cd in ('OK', 'WARN')`

interface Maker {
  userId: string
  now: Date
}
/** Made when a pass is first asked for; the same on every print. @param tx acts as the program */
async function giveKeys(
  tx: Queries,
  entryRqstNo: number,
  personNos: readonly number[],
  { userId, now }: Maker,
): Promise<void> {
  const rows = personNos.map((personNo) => ({ personNo, passKey: newPassKey() }))
  await tx.query(sql`
    insert into entry_pass (entry_rqst_no, person_no, pass_key, create_dt, create_user_id)
    select ${entryRqstNo}, n."personNo", n."passKey", ${now}, ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("personNo" bigint, "passKey" text)
    on conflict (entry_rqst_no, person_no) where end_dt is null do nothing`)
}

const paper = answer(entryPasses, async ({ places: { no }, person, now, services: { db } }) => {
  const rows = await db.write(person, async (tx) => {
    const seen = await tx.query<Omit<PassRow, 'passKey'>>(
      sql`select p.person_no as "personNo", p.person_nm as "personNm", l.entry_role_cd as "entryRoleCd"
        from ${accepted(no)} order by l.seq_no`,
    )
    const personNos = seen.map(({ personNo }) => personNo)
    const program = asProgram(tx)
    await giveKeys(program, no, personNos, { userId: person.userId, now })
    const keys = await program.query<{ personNo: number; passKey: string }>(
      sql`select person_no as "personNo", pass_key as "passKey" from entry_pass
        where entry_rqst_no = ${no} and end_dt is null and person_no = any(${personNos}::bigint[])`,
    )
    const byPerson = new Map(keys.map(({ personNo, passKey }) => [personNo, passKey]))
    return seen.map((row) => ({ ...row, passKey: byPerson.get(row.personNo) ?? '' }))
  })
  return { rows }
})

const reissue = answer(reissuePass, async ({ places, body: { reasonDesc }, person, tx, program, now, ip }) => {
  const { no, personNo } = places
  const [seen] = await tx.query<{ plantCd: string; vendorCd: string }>(
    sql`select r.plant_cd as "plantCd", r.vendor_cd as "vendorCd" from ${accepted(no)} and l.person_no = ${personNo}`,
  )
  if (!seen) throw notFound()
  await program.query(sql`update entry_pass set end_dt = ${now}, end_user_id = ${person.userId}, reason_desc = ${reasonDesc}
    where entry_rqst_no = ${no} and person_no = ${personNo} and end_dt is null`)
  await giveKeys(program, no, [personNo], { userId: person.userId, now })
  await program.query(sql`
    insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
    values (${now}, ${person.userId}, ${ip}::inet, ${entryRqst.name}, ${String(no)}, ${seen.plantCd},
      ${seen.vendorCd}, 'REPASS', ${reasonDesc}, jsonb_build_object('personNo', jsonb_build_array(null, ${personNo}::bigint)))`)
})

export const entryPassRoutes = routes(paper, reissue)
